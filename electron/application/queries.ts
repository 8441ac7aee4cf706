import type { QueryInput, QueryName, QueryView } from '../contract/contract.ts';
import type { Refused } from '../contract/views.ts';
import { err, type Result } from '../core/result.ts';
import type { Clock, DrawPlanner, Journal, SeedSource } from './ports.ts';
import { queryPlacesForLate, querySplits } from './queries/arrivals.ts';
import { queryAsLastTime } from './queries/asLastTime.ts';
import { queryCatalogue } from './queries/catalogue.ts';
import { queryDraw } from './queries/draw.ts';
import { drawSearches } from './queries/drawSearches.ts';
import { queryHall } from './queries/hall.ts';
import { queryAssessDraw } from './queries/handSeating.ts';
import { queryJournal } from './queries/journal.ts';
import { queryJournalEntry } from './queries/journalEntry.ts';
import { queryPapers } from './queries/papers.ts';
import { queryEntrants, queryPeople } from './queries/people.ts';
import { queryReadOpenings } from './queries/readOpenings.ts';
import { queryRepeatDraw } from './queries/repeatDraw.ts';
import { queryRulePage } from './queries/rulePage.ts';
import { queryBlankCards, queryScoreCards } from './queries/scoreCards.ts';
import { queryRanking, querySeries } from './queries/series.ts';
import { querySettlement } from './queries/settlement.ts';
import { queryStandings } from './queries/standings.ts';
import { queryPreview, queryTable, queryTables } from './queries/tables.ts';
import { queryTies } from './queries/ties.ts';
import { queryTournament, queryTournaments } from './queries/tournament.ts';
import { queryCorrection, queryWhatIf } from './queries/whatIf.ts';
import { queryWishes } from './queries/wishes.ts';
import type { Evenings } from './state.ts';

export interface QueryPorts {
  readonly evenings: Evenings;
  readonly journal: Journal;
  readonly seed: SeedSource;
  readonly planner: DrawPlanner;
  readonly clock: Clock;
}

type Handlers = {
  readonly [N in QueryName]: (input: QueryInput<N>) => Result<QueryView<N>, Refused> | Promise<Result<QueryView<N>, Refused>>;
};

/** Every query by its name: input -> view. Nothing here writes. */
export function queryHandlers(ports: QueryPorts): Handlers {
  const searches = drawSearches(ports);
  return {
    tournaments: () => queryTournaments(ports),
    catalogue: () => queryCatalogue(),
    tournament: (input) => queryTournament(ports, input),
    entrants: (input) => queryEntrants(ports, input),
    people: (input) => queryPeople(ports, input),
    proposeDraw: (input) => searches.propose(input),
    assessDraw: (input) => queryAssessDraw(ports, input),
    repeatDraw: (input) => queryRepeatDraw(ports, input),
    wishes: (input) => queryWishes(ports, input),
    drawProgress: (input) => searches.progress(input),
    stopDraw: (input) => searches.stop(input),
    draw: (input) => queryDraw(ports, input),
    tables: (input) => queryTables(ports, input),
    table: (input) => queryTable(ports, input),
    preview: (input) => queryPreview(ports, input),
    correction: (input) => queryCorrection(ports, input),
    whatIf: (input) => queryWhatIf(ports, input),
    journalEntry: (input) => queryJournalEntry(ports, input),
    placesForLate: (input) => queryPlacesForLate(ports, input),
    splits: (input) => querySplits(ports, input),
    standings: (input) => queryStandings(ports, input),
    journal: (input) => queryJournal(ports, input),
    scoreCards: (input) => queryScoreCards(ports, input),
    ties: (input) => queryTies(ports, input),
    settlement: (input) => querySettlement(ports, input),
    asLastTime: (input) => queryAsLastTime(ports, input),
    series: () => querySeries(ports),
    ranking: (input) => queryRanking(ports, input),
    readOpenings: (input) => queryReadOpenings(ports, input),
    papers: (input) => queryPapers(ports, input),
    blankCards: (input) => queryBlankCards(ports, input),
    rulePage: (input) => queryRulePage(ports, input),
    // Only the shell knows; `dispatch` asks it before a question comes here.
    surroundings: () => err({ code: 'forbidden' }),
    hall: () => queryHall(ports),
  };
}
