import type { Result } from '../core/result.ts';
import type { RuleSetId } from '../core/rules/ruleSet.ts';
import type { Command } from '../core/tournament/commands.ts';
import type { SeriesList } from '../core/tournament/series.ts';
import type { RepeatedDrawView, WishesView } from './drawViews.ts';
import type { JournalEntryView, PlacesForLateView, SplitsView, WhatIfView } from './nightViews.ts';
import type { PapersView, RulePageView } from './paperViews.ts';
import type { AsLastTimeView, RankingView, ReadOpeningsView, SeriesListView, SettlementView, TiesView } from './rankingViews.ts';
import type { SurroundingsView } from './surroundings.ts';
import type {
  CatalogueView,
  CorrectionView,
  DrawProgressView,
  DrawProposalView,
  DrawView,
  EntrantsView,
  HallView,
  JournalView,
  PeopleView,
  PreviewView,
  Refused,
  ScoreCardsView,
  StandingsView,
  TablesView,
  TableView,
  TournamentListView,
  TournamentView,
} from './views.ts';

/*
 * The one contract between the main process and the screens: three verbs, two transports (ipc, http).
 * Types only; the zod schemas that check what arrives stand in `schemas.ts`.
 */

export const ROLES = ['desk', 'hall'] as const;
export type Role = (typeof ROLES)[number];

/** What the shell can do besides the journal; carries no sequence number. */
export type ShellCommand =
  | { readonly type: 'openHall' }
  | { readonly type: 'closeHall' }
  /** Shows the program's log in its folder. */
  | { readonly type: 'showLog' }
  /** Keeps the screens from going dark, or no longer. */
  | { readonly type: 'keepAwake'; readonly awake: boolean }
  /** Prints the page that sent it into a file the organizer chooses. */
  | { readonly type: 'savePdf'; readonly name: string }
  /** Prints the page that sent it; without `silent` the system's dialog comes first. */
  | ({ readonly type: 'printPage' } & PrintOrder);

export const PRINT_PAPERS = ['a4', 'a4Landscape', 'a5'] as const;
export interface PrintOrder {
  readonly paper: (typeof PRINT_PAPERS)[number];
  readonly silent: boolean;
}

/** A command on its way. `expectedSeq` is the sequence number of its stream the sender saw; `commandId` is a fresh UUID, so a resend is harmless. */
export interface Envelope {
  readonly commandId: string;
  /** Tournament the command belongs to, or null for the club (people and series) and the shell. */
  readonly tournament: string | null;
  readonly expectedSeq: number;
  readonly command: Command | ShellCommand;
}

/** Answer to a command: the sequence number after it. It is on disk when this arrives. */
export type Executed = Result<{ readonly seq: number }, Refused>;

interface OfTournament {
  readonly tournament: string;
}
interface OfTable extends OfTournament {
  readonly session: number;
  readonly table: number;
}
type Nothing = { readonly [key in never]: never };

/** Every query: what it takes and what it answers. The hall may ask only those in HALL_QUERIES. */
export interface Queries {
  tournaments: { input: Nothing; view: TournamentListView };
  catalogue: { input: Nothing; view: CatalogueView };
  tournament: { input: OfTournament; view: TournamentView };
  entrants: { input: OfTournament; view: EntrantsView };
  people: { input: { readonly tournament?: string; readonly search?: string }; view: PeopleView };
  /** `orders`: tied people in the order the organizer wants; `mend`: which of the proposed mends. */
  proposeDraw: {
    input: OfTournament & {
      readonly seed?: number;
      readonly orders?: readonly (readonly string[])[];
      readonly mend?: number;
      /** Table sizes chosen from `splits`, in the order of the tables. */
      readonly sizes?: readonly number[];
      /** "search longer": ten times the moves. */
      readonly longer?: boolean;
      /** A fresh id under which `drawProgress` and `stopDraw` find this search while it runs. */
      readonly search?: string;
    };
    view: DrawProposalView;
  };
  /** A draw of the next session by hand, as `tables` or as text ("1-2-3-4" a line per table), with the report of a proposal. */
  assessDraw: {
    input: OfTournament & {
      readonly seed?: number;
      readonly tables?: readonly { readonly number: number; readonly seats: readonly string[] }[];
      readonly text?: string;
      /** Planned for the sessions after it, as the proposal it began with had it. */
      readonly later?: readonly (readonly { readonly number: number; readonly seats: readonly string[] }[])[];
    };
    view: DrawProposalView;
  };
  wishes: { input: OfTournament; view: WishesView };
  /** An adopted draw, drawn once more from the journal as it stood before: the proof. */
  repeatDraw: { input: { readonly tournament?: string; readonly session?: number }; view: RepeatedDrawView };
  drawProgress: { input: { readonly search: string }; view: DrawProgressView };
  /** Ends a search; `proposeDraw` then answers the best draw so far. */
  stopDraw: { input: { readonly search: string }; view: DrawProgressView };
  draw: { input: OfTournament & { readonly session?: number }; view: DrawView };
  tables: { input: OfTournament & { readonly session?: number }; view: TablesView };
  table: { input: OfTable; view: TableView };
  /** `dealer`: who really dealt, for a correction. */
  preview: { input: OfTable & { readonly game: number; readonly draft: unknown; readonly dealer?: number }; view: PreviewView };
  correction: {
    input: OfTable & {
      readonly game?: number;
      readonly entry?: unknown;
      readonly points?: readonly number[];
      readonly dealer?: number;
    };
    view: CorrectionView;
  };
  /** What a command about games, tables or seats would move, before it is sent: swapping seats, closing a table, what a table counts. */
  whatIf: { input: OfTournament & { readonly command: Command }; view: WhatIfView };
  /** Everything about one line of the journal: old value, new value, reason. */
  journalEntry: { input: OfTournament & { readonly seq: number }; view: JournalEntryView };
  /** What is possible for somebody who comes while the session plays; `person`: somebody who may have a seat already. */
  placesForLate: { input: OfTournament & { readonly person?: string }; view: PlacesForLateView };
  /** How the people of the coming session can be divided, and who would rest. */
  splits: { input: OfTournament; view: SplitsView };
  standings: { input: OfTournament & { readonly session?: number }; view: StandingsView };
  journal: { input: OfTournament & { readonly before?: number; readonly limit?: number }; view: JournalView };
  scoreCards: { input: OfTournament & { readonly session?: number; readonly table?: number }; view: ScoreCardsView };
  /** Equal totals where the lot decides; settled by `settleTie`. */
  ties: { input: OfTournament & { readonly seed?: number }; view: TiesView };
  settlement: { input: OfTournament; view: SettlementView };
  /** The settings of the newest tournament, or of the one named. */
  asLastTime: { input: { readonly tournament?: string }; view: AsLastTimeView };
  series: { input: Nothing; view: SeriesListView };
  /** `until`: the last year counted; left out: the year of the newest evening. */
  ranking: { input: { readonly series: string; readonly list: SeriesList; readonly until?: number }; view: RankingView };
  /** Reads typed or pasted lines "name; points; evenings; year" for `setOpenings`. */
  readOpenings: { input: { readonly text: string }; view: ReadOpeningsView };
  /** Prizes, who gets them as the list stands, and what the certificates say. */
  papers: { input: OfTournament; view: PapersView };
  /** Score cards without names, for later sessions; `sizes`: people at each table, 4 or 5. */
  blankCards: { input: OfTournament & { readonly session: number; readonly sizes: readonly number[] }; view: ScoreCardsView };
  /** The rule page of a tournament's house, or of a house under its defaults. */
  rulePage: { input: { readonly tournament?: string; readonly ruleSet?: RuleSetId }; view: RulePageView };
  /** What the shell knows of screens, printers and power; answered by the shell. */
  surroundings: { input: Nothing; view: SurroundingsView };
  /** What the hall shows now; the desk asks it for its preview. */
  hall: { input: Nothing; view: HallView };
}
export type QueryName = keyof Queries;
export type QueryInput<N extends QueryName> = Queries[N]['input'];
export type QueryView<N extends QueryName> = Queries[N]['view'];

/** Queries that the shell answers, not the service. */
export type ShellQueryName = 'surroundings';

export const HALL_QUERIES = ['hall'] as const satisfies readonly QueryName[];

/** Something was appended; the screens ask again. `stream` is a tournament's id, or null for the club (people and series). */
export interface Change {
  readonly stream: string | null;
  readonly seq: number;
}

/** What a page gets: `window.turnierabend` in Electron, a socket in the browser shell. */
export interface Api {
  readonly role: Role;
  execute(envelope: Envelope): Promise<Executed>;
  query<N extends QueryName>(name: N, input: QueryInput<N>): Promise<Result<QueryView<N>, Refused>>;
  /** Calls back after every change, and once after a connection that was lost is back. Answers how to stop. */
  onChange(listener: (change: Change) => void): () => void;
}

/** Channel names of the Electron transport. */
export const CHANNELS = { execute: 'turnierabend:execute', query: 'turnierabend:query', changed: 'turnierabend:changed' } as const;
