import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PapersView, RulePageView } from '../../../electron/contract/paperViews.ts';
import type { RankingView } from '../../../electron/contract/rankingViews.ts';
import type { DrawSheet, EntrantsView, ScoreCardsView, StandingsView, TablesView } from '../../../electron/contract/views.ts';
import { I18n } from '../../../renderer/i18n/I18n.tsx';
import { Certificates, PrizeList, Receipts } from '../../../renderer/print/Awards.tsx';
import { RankingPaper, StandingsPaper } from '../../../renderer/print/Lists.tsx';
import type { PaperEvent } from '../../../renderer/print/PaperSheet.tsx';
import { DrawProof, RulePaper, WhatIfPaper } from '../../../renderer/print/RulePapers.tsx';
import { ScoreCards } from '../../../renderer/print/ScoreCards.tsx';
import { CallList, SeatingByName, SeatingByTable, seatedOf, TableSigns } from '../../../renderer/print/Seating.tsx';
import '../../../renderer/theme/base.css';
import '../../../renderer/theme/fonts.css';
import '../../../renderer/theme/scale.css';
import '../../../renderer/theme/tokens.css';

/** What the service answered about one evening. */
export interface EveningViews {
  readonly event: PaperEvent;
  readonly feeCents: number;
  readonly sessions: number;
  readonly tables: TablesView;
  readonly entrants: EntrantsView;
  readonly standings: StandingsView;
  readonly draw: DrawSheet;
  readonly papers: PapersView;
  readonly ranking: RankingView;
  readonly cards: ScoreCardsView;
  readonly blank: ScoreCardsView;
  readonly rules: readonly RulePageView[];
}

const PAPERS: { readonly [name: string]: (views: EveningViews) => ReactNode } = {
  cards: ({ cards }) => <ScoreCards view={cards} />,
  cardsA5: ({ cards }) => <ScoreCards view={cards} paper="a5" />,
  cardsTwoA5: ({ cards }) => <ScoreCards view={cards} paper="twoA5" />,
  blank: ({ blank }) => <ScoreCards view={blank} />,
  byName: (views) => <SeatingByName {...seating(views)} />,
  byTable: (views) => <SeatingByTable {...seating(views)} />,
  calls: (views) => <CallList {...seating(views)} />,
  signs: ({ event, tables }) => <TableSigns event={event} tables={tables.tables.map(({ number }) => number)} />,
  standings: ({ event, standings }) => <StandingsPaper event={event} view={standings} />,
  ranking: ({ ranking }) => <RankingPaper view={ranking} />,
  prizes: ({ event, papers }) => <PrizeList event={event} view={papers} />,
  certificates: ({ event, papers }) => <Certificates event={event} view={papers} />,
  receipts: ({ event, papers, feeCents }) => <Receipts event={event} view={papers} feeCents={feeCents} />,
  proof: ({ event, sessions, draw }) => <DrawProof event={event} sessions={sessions} sheet={draw} />,
  rules: ({ rules }) => rules.map((view) => <RulePaper key={view.ruleSet} view={view} />),
  whatIf: ({ event }) => <WhatIfPaper event={event} />,
};

const seating = ({ event, tables, entrants, sessions }: EveningViews) => ({
  event,
  session: tables.session,
  sessions,
  people: seatedOf(tables, entrants.entrants),
});

declare global {
  interface Window {
    showPapers(names: readonly string[], views: EveningViews): void;
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('no #root');
const root = createRoot(element);
window.showPapers = (names, views) =>
  root.render(
    <I18n key={names.join()}>
      {names.map((name) => (
        <div key={name} data-paper={name} className="paper-one">
          {PAPERS[name]?.(views)}
        </div>
      ))}
    </I18n>,
  );
