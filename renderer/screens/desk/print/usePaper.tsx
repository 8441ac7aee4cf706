import type { ReactNode } from 'react';
import type { PrintOrder } from '../../../../electron/contract/contract.ts';
import type { Refused } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Certificates, PrizeList, Receipts } from '../../../print/Awards.tsx';
import { RankingPaper, StandingsPaper } from '../../../print/Lists.tsx';
import { DrawProof, RulePaper, WhatIfPaper } from '../../../print/RulePapers.tsx';
import { PAPER_OF, ScoreCards } from '../../../print/ScoreCards.tsx';
import { CallList, SeatingByName, SeatingByTable, seatedOf, TableSigns } from '../../../print/Seating.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { type PaperChoices, type PaperName, tableCount } from './papers.ts';

/** A paper ready to be looked at, or why there is none yet. */
export interface Paper {
  readonly sheets: ReactNode;
  /** Why there is nothing to print, as a sentence. */
  readonly why: string | null;
  readonly loading: boolean;
  /** Name of the print job and of the file. */
  readonly title: string;
  readonly paper: PrintOrder['paper'];
}

/** The chosen paper from what the program answers now; it follows every change. */
export function usePaper(name: PaperName, choices: PaperChoices): Paper {
  const { t, refusal } = useTexts();
  const { id, view } = useTournament();
  const { session } = choices;
  const { settings } = view;
  const event = { name: settings.name, date: settings.date, place: settings.place };
  const { sessions } = settings.formatSettings;
  const at = { tournament: id, session };
  const when = <T,>(papers: readonly PaperName[], input: T): T | null => (papers.includes(name) ? input : null);

  const fours = tableCount(choices.fours);
  const fives = tableCount(choices.fives);
  const sizes = [...Array.from({ length: fours ?? 0 }, () => 4), ...Array.from({ length: fives ?? 0 }, () => 5)];
  const series = view.series?.series;
  const cards = useQuery('scoreCards', when(['cards'], at));
  const blank = useQuery('blankCards', sizes.length > 0 ? when(['blankCards'], { ...at, sizes }) : null);
  const tables = useQuery('tables', when(['seatingByName', 'seatingByTable', 'callList', 'signs'], at));
  const entrants = useQuery('entrants', when(['seatingByName', 'seatingByTable', 'callList'], { tournament: id }));
  const draw = useQuery('draw', when(['proof'], at));
  const standings = useQuery('standings', when(['standings', 'final'], name === 'final' ? { tournament: id } : at));
  const ranking = useQuery('ranking', series === undefined ? null : when(['ranking'], { series, list: choices.list }));
  const papers = useQuery('papers', when(['prizes', 'certificates', 'receipts'], { tournament: id }));
  const rules = useQuery('rulePage', when(['rules'], { tournament: id }));

  const asked = [cards, blank, tables, entrants, draw, standings, ranking, papers, rules];
  const title = `${t(`print.doc.${name}`)}, ${settings.name}`;
  const paper = paperOf();
  const { sheets, none } = made();
  const refused = asked.find((one) => one.refused)?.refused;
  const why = refused ? sentenceOf(refused) : none;
  return { sheets: why === null ? sheets : null, why, loading: sheets === null && why === null, title, paper };

  function sentenceOf(refused: Refused): string {
    return refused.code === 'sessionUnknown' ? t('print.none.draw', { session }) : refusal(refused);
  }

  function paperOf(): PrintOrder['paper'] {
    if (name === 'cards' || name === 'blankCards') return PAPER_OF[choices.size];
    const lies = (name === 'standings' || name === 'final') && (standings.view?.session ?? 0) > 6;
    return lies ? 'a4Landscape' : 'a4';
  }

  /** The sheets, null while they are asked for; or why there are none. */
  function made(): Made {
    switch (name) {
      case 'cards':
        return ready(cards.view && <ScoreCards view={cards.view} paper={choices.size} />);
      case 'blankCards':
        if (sizes.length === 0 || fours === null || fives === null) return nothing(t('print.none.blank'));
        return ready(blank.view && <ScoreCards view={blank.view} paper={choices.size} />);
      case 'signs':
        return ready(tables.view && <TableSigns event={event} tables={tables.view.tables.map(({ number }) => number)} />);
      case 'seatingByName':
      case 'seatingByTable':
      case 'callList': {
        if (!tables.view || !entrants.view) return ASKED;
        const props = { event, session, sessions, people: seatedOf(tables.view, entrants.view.entrants) };
        if (name === 'seatingByName') return ready(<SeatingByName {...props} />);
        return ready(name === 'callList' ? <CallList {...props} /> : <SeatingByTable {...props} />);
      }
      case 'proof':
        if (!draw.view) return ASKED;
        if (!draw.view.sheet) return nothing(t('print.none.draw', { session }));
        return ready(<DrawProof event={event} sessions={sessions} sheet={draw.view.sheet} />);
      case 'standings':
      case 'final':
        if (name === 'final' && !view.closed) return nothing(t('print.none.final'));
        if (!standings.view) return ASKED;
        if (standings.view.rows.every(({ group }) => group === 'notPlayed')) return nothing(t('print.none.standings'));
        return ready(<StandingsPaper event={event} view={standings.view} />);
      case 'ranking':
        if (series === undefined) return nothing(t('print.none.series'));
        if (ranking.view?.rows.length === 0) return nothing(t('print.none.ranking'));
        return ready(ranking.view && <RankingPaper view={ranking.view} />);
      case 'prizes':
        if (papers.view?.prizes.places.length === 0) return nothing(t('print.none.prizes'));
        return ready(papers.view && <PrizeList event={event} view={papers.view} />);
      case 'certificates':
        if (papers.view?.certified.length === 0) return nothing(t('print.none.people'));
        return ready(papers.view && <Certificates event={event} view={papers.view} />);
      case 'receipts':
        if (settings.feeCents === 0) return nothing(t('print.none.fee'));
        if (papers.view?.paid.length === 0) return nothing(t('print.none.paid'));
        return ready(papers.view && <Receipts event={event} view={papers.view} feeCents={settings.feeCents} person={choices.person} />);
      case 'rules':
        return ready(rules.view && <RulePaper view={rules.view} />);
      case 'whatIf':
        return ready(<WhatIfPaper event={event} />);
    }
  }
}

interface Made {
  readonly sheets: ReactNode;
  readonly none: string | null;
}
const ASKED: Made = { sheets: null, none: null };
const ready = (sheets: ReactNode): Made => ({ sheets: sheets ?? null, none: null });
const nothing = (none: string): Made => ({ sheets: null, none });
