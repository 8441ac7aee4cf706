import { useState } from 'react';
import type { GameView, PreviewView, TableView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Field, TextField } from '../../../components/Field.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { ByHand, type SoloTyped, useByHand } from './ByHand.tsx';
import './CorrectGame.css';
import { isEntry } from './draft.ts';
import { EntryForm } from './EntryForm.tsx';
import { type CorrectedSeats, Later } from './Later.tsx';
import { Moves } from './Moves.tsx';
import { TypedGame } from './NewGame.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import type { SeatSign } from './SeatsField.tsx';
import { isOutside, Unsaved } from './Unsaved.tsx';
import { useEntry } from './useEntry.ts';

const EMPTY = {};

/** An old game: left what it is to be, right everything that moves with it. Nothing is saved without a reason. */
export function CorrectGame({ view, game }: { readonly view: TableView; readonly game: GameView }) {
  const { t, say, refusal } = useTexts();
  const { id } = useTournament();
  const announce = useAnnounce();
  const { session, table } = view;
  const number = game.number;
  const columns = view.seats.slice(0, game.result.points.length);
  const { execute, busy, refused, clear } = useSending(id, view.seq);
  const [reason, setReason] = useState('');
  const [voiding, setVoiding] = useState(false);
  const [later, setLater] = useState<CorrectedSeats>('keep');
  const [dealer, setDealer] = useState(game.dealer);
  const dealt = dealer === game.dealer ? {} : { dealer };
  const initial = isEntry(game.entry) ? game.entry : EMPTY;
  const typing = useEntry({
    place: { tournament: id, session, table, game: number, ...dealt },
    initial,
    seats: columns.length,
    onSave: (settled) => void save(settled),
    onBlocked: (why) => announce(say(why), 'assertive'),
  });
  const hand = useByHand(
    `correct.${id}.${session}.${table}.${number}`,
    columns.length,
    game.sitsOut,
    game.byHand ? game.result.points : undefined,
    byHandSolo(game),
  );
  const preview = typing.preview;
  const isUnchanged = (typed: PreviewView | undefined): boolean =>
    !voiding &&
    (hand.open
      ? samePoints(hand.points, game.result.points) && game.byHand && sameSolo(hand.solo, byHandSolo(game))
      : sameEntry(typed?.form.entry, game.entry) && dealer === game.dealer) &&
    game.voided === null;
  const unchanged = isUnchanged(preview);
  const place = { tournament: id, session, table, game: number };
  const asked = unchanged
    ? null
    : voiding
      ? place
      : hand.open
        ? hand.points && { ...place, points: hand.points }
        : preview && !preview.refused && typing.settled
          ? { ...place, entry: preview.form.entry, ...dealt }
          : null;
  const { view: moves } = useQuery('correction', asked);
  const leave = (): void => {
    typing.clear();
    hand.clear();
    go({ at: 'table', tournament: id, session, table });
  };

  const whyNot = (typed: PreviewView | undefined): string | null => {
    if (isUnchanged(typed)) return t('desk.correct.unchanged');
    if (!voiding && !hand.open && typed?.refused) return refusal(typed.refused);
    if (!voiding && hand.open && !hand.points) return t('desk.byHand.incomplete');
    // What moves was asked for the values the page shows; later ones are judged when they are sent.
    if (typed === preview && moves?.refused) return refusal(moves.refused);
    return reason.trim() === '' ? t('refusal.reasonMissing') : null;
  };
  const blocked = whyNot(preview);
  async function save(typed: PreviewView | undefined): Promise<void> {
    const why = whyNot(typed);
    if (busy || why !== null) {
      if (why !== null) announce(why, 'assertive');
      return;
    }
    const at = { session, table, game: number, reason, seats: later };
    const executed = await execute(
      voiding
        ? { type: 'voidGame', ...at }
        : hand.open
          ? { type: 'correctGameByHand', ...at, points: hand.points ?? [], ...(hand.solo ? { solo: hand.solo } : {}) }
          : { type: 'correctGame', ...at, entry: typed?.form.entry ?? {}, ...dealt },
    );
    if (executed.ok) {
      announce(t('desk.correct.saved', { table, game: number }));
      leave();
    } else if (!isOutside(executed.error)) announce(refusal(executed.error), 'assertive');
  }
  /** What was typed last is in it, also when its reckoning is still on its way. */
  const perform = (): void => {
    if (voiding || hand.open) void save(preview);
    else typing.press('enter');
  };
  useActions([
    {
      id: 'overview',
      label: t('desk.correct.cancel'),
      group: 'go',
      shortcut: 'escape',
      perform: () => (voiding ? setVoiding(false) : leave()),
    },
    { id: 'byHand', label: t('desk.entry.byHand'), group: 'table', shortcut: 'alt+h', perform: () => hand.setOpen(!hand.open) },
    { id: 'void', label: t('desk.correct.void', { game: number }), group: 'table', shortcut: 'alt+x', perform: () => setVoiding(!voiding) },
  ]);
  const seats: readonly SeatSign[] = columns.map(({ name }, i) => ({
    name,
    deals: i === (preview?.dealer ?? game.dealer),
    sitsOut: i === (preview ? preview.sitsOut : game.sitsOut),
  }));
  const title = t('desk.correct.title', { table, game: number });
  const outside = isOutside(refused) ? refused : null;
  const inside = refused && !outside ? refused : null;
  return (
    <Screen
      name={title}
      title={title}
      sub={
        <>
          {t('desk.session.title', { session })} {view.closed && <Chip kind="warn">{t('desk.correct.closed')}</Chip>}{' '}
          {game.voided !== null && <Chip kind="loss">{t('desk.correct.isVoided')}</Chip>}
        </>
      }
      buttons={
        <>
          {game.voided === null && (
            <Button kind="bad" shortcut="alt+x" pressed={voiding} onPress={() => setVoiding(!voiding)}>
              {t('desk.correct.voidShort')}
            </Button>
          )}
          <Button shortcut="alt+h" pressed={hand.open} onPress={() => hand.setOpen(!hand.open)}>
            {hand.open ? t('desk.entry.withForm') : t('desk.entry.byHand')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={leave}>
            {t('desk.correct.cancel')}
          </Button>
        </>
      }
    >
      <div className="correct">
        <div className="correct-left">
          {voiding ? (
            <section className="card card-pad card-warn">
              <h2 className="card-title">{t('desk.correct.void', { game: number })}</h2>
              <p>{t('desk.correct.voidAbout')}</p>
              <p className="soft">{view.seats.map((seat, i) => `${seat.name} ${signed(game.result.points[i] ?? 0)}`).join(', ')}</p>
            </section>
          ) : hand.open ? (
            <ByHand view={view} columns={columns.length} hand={hand} sitsOut={game.sitsOut} refused={inside} noReason />
          ) : (
            <EntryForm
              typing={typing}
              table={table}
              seats={seats}
              title={title}
              refused={typing.settled && preview?.refused ? preview.refused : inside?.field === 'reason' ? null : inside}
            />
          )}
          <section className={voiding || hand.open ? 'card card-pad' : 'card card-pad correct-reason'}>
            {!voiding && !hand.open && (
              <Field label={t('wrong.dealer')}>
                {(ids) => (
                  <select {...ids} className="input" value={dealer} onChange={(event) => setDealer(Number(event.target.value))}>
                    {columns.map((seat, i) => (
                      <option key={seat.person} value={i}>
                        {seat.name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )}
            <TextField
              label={t('desk.reason')}
              hint={t('desk.correct.reasonHint')}
              value={reason}
              maxLength={200}
              refused={inside?.field === 'reason' ? refusal(inside) : null}
              onChange={setReason}
            />
          </section>
        </div>
        <div className="correct-right">
          {!voiding && !hand.open && <ScorePanel preview={preview} seats={seats} />}
          {moves && !moves.refused && <Moves view={moves} seats={view.seats} />}
          {moves && !moves.refused && <Later view={moves} seats={later} onSeats={setLater} />}
        </div>
      </div>
      <Foot
        sentence={blocked ?? t('desk.correct.kept')}
        step={{
          label: voiding ? t('desk.correct.saveVoid') : t('desk.correct.save'),
          shortcut: 'enter',
          blocked,
          busy,
          perform,
        }}
      />
      {outside && (
        <Unsaved
          title={t('desk.unsaved.correction', { table, game: number })}
          refused={outside}
          typed={hand.open || voiding ? reason : <TypedGame preview={preview} view={view} />}
          onAgain={() => {
            clear();
            perform();
          }}
          onBack={clear}
        />
      )}
    </Screen>
  );
}

const samePoints = (a: readonly number[] | null, b: readonly number[]): boolean => a?.every((value, i) => value === b[i]) ?? false;

const byHandSolo = (game: GameView): SoloTyped | null =>
  game.byHand && game.soloist !== null ? { seat: game.soloist, compulsory: game.compulsory } : null;
const sameSolo = (a: SoloTyped | null, b: SoloTyped | null): boolean => a?.seat === b?.seat && a?.compulsory === b?.compulsory;

/** Is this the entry that stands there? Keys may come in another order. */
function sameEntry(a: unknown, b: unknown): boolean {
  if (a === undefined) return true;
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
