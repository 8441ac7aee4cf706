import type { RulePageView } from '../../electron/contract/paperViews.ts';
import type { DrawSheet } from '../../electron/contract/views.ts';
import { useTexts } from '../i18n/I18n.tsx';
import { RULE_PARTS, RulePage } from '../rules/RulePage.tsx';
import { WhatIfPage } from '../rules/WhatIfPage.tsx';
import { type PaperEvent, PaperSheet } from './PaperSheet.tsx';
import { evenPages } from './pages.ts';

/** The rules of the house: on the front what one looks up while playing, on the back what was settled and how it is reckoned. */
export function RulePaper({ view }: { readonly view: RulePageView }) {
  const { t, say } = useTexts();
  return RULE_PARTS.map((part, page) => (
    <PaperSheet
      key={part}
      event={view.tournament}
      title={say(`ruleset.${view.ruleSet}`)}
      sub={t('print.rulesSub', { part })}
      page={page}
      pages={RULE_PARTS.length}
    >
      <RulePage view={view} part={part} />
    </PaperSheet>
  ));
}

/** What to do when something goes wrong, to lie beside the laptop. */
export function WhatIfPaper({ event }: { readonly event: PaperEvent | null }) {
  const { t } = useTexts();
  return (
    <PaperSheet event={event} title={t('whatIf.title')} page={0} pages={1}>
      <WhatIfPage />
    </PaperSheet>
  );
}

interface ProofProps {
  readonly event: PaperEvent;
  readonly sessions: number;
  readonly sheet: DrawSheet;
}

/** How a draw came about, so that anybody can repeat it: seed, version of the procedure, fingerprint of what went in, what came out. */
export function DrawProof({ event, sessions, sheet }: ProofProps) {
  const { t } = useTexts();
  const pages = evenPages(sheet.tables, 15);
  const { repeats, longest, fours, fives } = sheet.quality;
  return pages.map((tables, page) => (
    <PaperSheet
      key={tables[0]?.number ?? page}
      event={event}
      title={t('print.proof')}
      sub={t('paper.session', { session: sheet.session, sessions })}
      page={page}
      pages={pages.length}
    >
      {page === 0 && (
        <>
          <dl className="paper-facts">
            <dt>{t('print.proof.method')}</dt>
            <dd>{t('print.proof.methodIs', { method: sheet.method })}</dd>
            {/* Seats given by hand have nothing to repeat. */}
            {sheet.method !== 'byHand' && (
              <>
                <dt>{t('print.proof.seed')}</dt>
                <dd>
                  <b>{sheet.seed}</b>
                </dd>
                <dt>{t('print.proof.engine')}</dt>
                <dd>{sheet.engine}</dd>
                <dt>{t('print.proof.hash')}</dt>
                <dd>
                  <b>{sheet.inputHash}</b>
                </dd>
              </>
            )}
            <dt>{t('print.proof.quality')}</dt>
            <dd>{t('print.proof.qualityIs', { repeats, longest, fours, fives })}</dd>
            {sheet.ties.map((tie) => (
              <TieFact key={tie.people.map(({ person }) => person).join()} tie={tie} />
            ))}
          </dl>
          {sheet.method !== 'byHand' && <p className="paper-explain">{t('print.proof.explain')}</p>}
        </>
      )}
      <div className="paper-tables">
        {tables.map(({ number, seats }) => (
          <section key={number}>
            <h2>{t('paper.table', { table: number })}</h2>
            <p>{seats.map(({ name, number: start }) => `${name} (${start})`).join(', ')}</p>
          </section>
        ))}
      </div>
    </PaperSheet>
  ));
}

function TieFact({ tie }: { readonly tie: DrawSheet['ties'][number] }) {
  const { t } = useTexts();
  return (
    <>
      <dt>{t('print.proof.tie', { table: tie.table })}</dt>
      <dd>{t('print.proof.tieIs', { by: tie.by, people: tie.people.map(({ name }) => name).join(', ') })}</dd>
    </>
  );
}
