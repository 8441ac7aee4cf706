import { useState } from 'react';
import type { DrawProposalView, DrawSheet } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { TextField } from '../../../components/Field.tsx';
import { Check } from '../../../components/marks/Check.tsx';
import { parseWhole, signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './DrawSide.css';
import { movedUp } from './orders.ts';

const SHOWN = 3;

interface Props {
  readonly sheet: DrawSheet;
  /** The proposal it comes from; null for a draw that was adopted. */
  readonly proposal: DrawProposalView | null;
  readonly onOrder: ((people: readonly string[]) => void) | null;
  readonly onMend: ((mend: number) => void) | null;
  readonly onLonger: (() => void) | null;
}

/** What a draw is worth, and what was settled by lot. */
export function DrawSide({ sheet, proposal, onOrder, onMend, onLonger }: Props) {
  return (
    <div className="draw-side">
      {proposal && proposal.mends.length > 0 && <Mends proposal={proposal} onMend={onMend} />}
      <Quality sheet={sheet} onLonger={onLonger} />
      {sheet.ties.map((tie) => (
        <Tie key={tie.people.map(({ person }) => person).join()} tie={tie} onOrder={onOrder} />
      ))}
    </div>
  );
}

function Quality({ sheet, onLonger }: { readonly sheet: DrawSheet; readonly onLonger: (() => void) | null }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const { repeats, longest, fours, fives, repeatedPairs } = sheet.quality;
  const { plan } = sheet;
  const shown = all ? repeatedPairs : repeatedPairs.slice(0, SHOWN);
  const more = [repeatedPairs, plan?.laterPairs ?? []].reduce((sum, list) => sum + Math.max(0, list.length - SHOWN), 0);
  const best = plan !== null && plan.repeats <= plan.lowerBound;
  return (
    <Card title={t('desk.draw.quality')}>
      <dl className="draw-figures">
        <div>
          <dt>{t('desk.draw.pairsAgain', { count: repeats })}</dt>
          <dd>{repeats}</dd>
        </div>
        <div>
          <dt>{t('desk.draw.longest')}</dt>
          <dd>{longest}</dd>
        </div>
        <div>
          <dt>{t('desk.draw.foursFives')}</dt>
          <dd>
            {fours}+{fives}
          </dd>
        </div>
      </dl>
      <p className="draw-sentence">
        {sheet.sentences.length > 0
          ? sheet.sentences.map(({ code, facts }) => t(`draw.${code}`, facts)).join(' ')
          : t('desk.draw.repeats', { repeats, method: sheet.method })}
      </p>
      {plan && !best && onLonger && (
        <span>
          <Button size="small" onPress={onLonger}>
            {t('desk.draw.longer')}
          </Button>
        </span>
      )}
      {plan?.unmetWishes.map((wish) => (
        <p key={`${wish.kind}${wish.names.join()}${wish.session}`} className="warn small">
          {t('desk.draw.unmet', { kind: wish.kind, names: wish.names, session: wish.session, table: wish.table })}
        </p>
      ))}
      {shown.length > 0 && (
        <ul className="draw-pairs">
          {shown.map((pair) => (
            <li key={`${pair.a} ${pair.b}`}>{t('desk.draw.pair', { table: pair.table, a: pair.a, b: pair.b, times: pair.times })}</li>
          ))}
        </ul>
      )}
      {plan && plan.laterPairs.length > 0 && (
        <ul className="draw-pairs">
          {(all ? plan.laterPairs : plan.laterPairs.slice(0, SHOWN)).map((pair) => (
            <li key={`${pair.a} ${pair.b}`}>{t('desk.hand.laterPair', { a: pair.a, b: pair.b, times: pair.times })}</li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <span>
          <Button kind="quiet" size="small" onPress={() => setAll(!all)}>
            {all ? t('desk.less') : t('desk.more', { count: more })}
          </Button>
        </span>
      )}
    </Card>
  );
}

/** People with equal results: the lot settled their order, and the organizer may settle it otherwise. */
function Tie({ tie, onOrder }: { readonly tie: DrawSheet['ties'][number]; readonly onOrder: Props['onOrder'] }) {
  const { t } = useTexts();
  const names = tie.people.map(({ name }) => name);
  const two = tie.people.length === 2;
  const said = { people: names, by: tie.by, first: names[0] ?? '', second: names[1] ?? '', count: names.length };
  return (
    <Card kind={tie.by === 'lot' ? 'warn' : 'plain'} title={tie.by === 'lot' ? t('desk.draw.tieByLot') : t('desk.draw.tieByHand')}>
      <p className="draw-sentence">
        {tie.place === null
          ? t('desk.draw.tie', { ...said, table: tie.table, points: signed(tie.points) })
          : t('desk.draw.tieCut', { ...said, place: tie.place })}
      </p>
      {!two && (
        <ol className="draw-order">
          {tie.people.map((one, i) => (
            <li key={one.person}>
              <span>
                {i + 1}. {one.name}
              </span>
              {i > 0 && onOrder && (
                <Button size="small" label={t('desk.draw.moveUpOf', { name: one.name })} onPress={() => onOrder(movedUp(tie, i))}>
                  {t('desk.draw.moveUp')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {two && onOrder && (
        <div className="draw-tie-buttons">
          <Button size="small" onPress={() => onOrder(movedUp(tie, 1))}>
            {t('desk.draw.reverse')}
          </Button>
          <span className="small">
            {tie.by === 'lot' ? t('desk.draw.lotHolds') : t('desk.draw.youSaid')} <Check />
          </span>
        </div>
      )}
    </Card>
  );
}

/** Ways to give every table four or five people when some came or went. */
function Mends({ proposal, onMend }: { readonly proposal: DrawProposalView; readonly onMend: Props['onMend'] }) {
  const { t } = useTexts();
  return (
    <Card kind="warn" title={t('desk.draw.mends')}>
      <p className="draw-sentence">{proposal.misfits.map(({ table, count }) => t('desk.draw.misfit', { table, count })).join(' ')}</p>
      <fieldset className="draw-mends">
        <legend className="hidden">{t('desk.draw.mends')}</legend>
        {proposal.mends.map((mend, i) => {
          const key = JSON.stringify([mend.moves, mend.closed, mend.opened]);
          return (
            <label key={key} className={i === proposal.chosenMend ? 'draw-mend draw-mend-on' : 'draw-mend'}>
              <input type="radio" name="mend" checked={i === proposal.chosenMend} onChange={() => onMend?.(i)} />
              <span>
                {[
                  ...mend.opened.map((table) => t('desk.draw.opened', { table })),
                  ...mend.closed.map((table) => t('desk.draw.closed', { table })),
                  ...mend.moves.map(({ name, from, to }) => t('desk.draw.move', { name, from: from ?? 0, to })),
                ].join(', ') || t('desk.draw.noMove')}
                <span className="muted small"> {t('desk.draw.mendRepeats', { repeats: mend.repeats })}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </Card>
  );
}

/** The seed and the version of the procedure: with them anybody can repeat the draw. */
/** How the draw can be proved, and drawn from a seed that somebody names. */
export function Proof({ sheet, onSeed }: { readonly sheet: DrawSheet; readonly onSeed: ((seed: number) => void) | null }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const seed = parseWhole(typed ?? '');
  const right = seed !== null && seed >= 0 && seed <= 0xffff_ffff;
  return (
    <div className="draw-proof">
      <Card title={t('desk.draw.proof')}>
        {sheet.method === 'byHand' ? (
          <p className="draw-sentence soft">{t('desk.hand.noProof')}</p>
        ) : (
          <>
            <p className="draw-sentence soft">
              {t('desk.draw.seed', { engine: sheet.engine })} <b>{sheet.seed}</b>
            </p>
            <p className="muted small draw-hash">{t('desk.draw.hash', { hash: sheet.inputHash })}</p>
          </>
        )}
        {onSeed &&
          (typed === null ? (
            <span>
              <Button kind="quiet" size="small" onPress={() => setTyped(String(sheet.seed))}>
                {t('desk.draw.withSeed')}
              </Button>
            </span>
          ) : (
            <form
              className="draw-seed"
              onSubmit={(event) => {
                event.preventDefault();
                if (right) onSeed(seed);
              }}
            >
              <TextField
                label={t('desk.draw.seedField')}
                value={typed}
                inputMode="numeric"
                refused={right ? null : t('desk.draw.seedWrong')}
                autoFocus
                onChange={setTyped}
              />
              <Button size="small" submit>
                {t('desk.draw.withSeed')}
              </Button>
            </form>
          ))}
      </Card>
    </div>
  );
}
