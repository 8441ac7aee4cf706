import type { SeriesList } from '../core/tournament/series.ts';
import type { PersonView, StandingRowView, StandingsView } from './views.ts';

export { SERIES_LISTS } from '../core/tournament/series.ts';

/** A row of the standings as the hall needs it. Where the list is longer than a sheet only the cell of the current session is there. */
export type HallStandingRow = Pick<
  StandingRowView,
  'person' | 'name' | 'number' | 'place' | 'movement' | 'total' | 'sessions' | 'group' | 'just'
>;
export type HallStandings = Pick<
  StandingsView,
  'session' | 'sessions' | 'scale' | 'tables' | 'tablesCounted' | 'lastTable' | 'lastTableAt' | 'final'
> & { readonly rows: readonly HallStandingRow[] };

/** The final, read out from the last place to the first. Of whoever was not read out yet nothing is in here. */
export interface RevealScene {
  readonly kind: 'reveal';
  readonly people: number;
  /** Units per point. */
  readonly scale: number;
  readonly sessions: number;
  /** Places up to this one stand large, each read out by itself; 0: none does. */
  readonly podium: number;
  /** Who was read out, best place first, with what each session brought (null: not played, or not in the total). */
  readonly rows: readonly (PersonView & {
    readonly place: number;
    readonly total: number;
    readonly credits: readonly (number | null)[];
    /** Points given or taken besides. */
    readonly adjustments: number;
  })[];
  /** The place that comes next, or null when all are read. */
  readonly next: number | null;
}

/** A list of the series the evening belongs to. An evening that is still being read out is not in it. */
export interface RankingScene {
  readonly kind: 'ranking';
  /** Name of the series, or null where the evening belongs to none. */
  readonly series: string | null;
  readonly list: SeriesList;
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly scale: number;
  readonly evenings: number;
  readonly minimumEvenings: number;
  readonly rows: readonly (PersonView & { readonly place: number | null; readonly points: number; readonly evenings: number })[];
}

interface Timed {
  /** Shown from here ... (ms since 1970) */
  readonly from: number;
  /** ... until here. */
  readonly until: number;
  readonly session: number;
  readonly table: number;
  /** When it happened. */
  readonly at: number;
}

/** The one sentence worth saying about a table, and whom it is about. */
export interface News extends PersonView {
  readonly code: 'newLeader' | 'soloWon' | 'bestSession';
}

export interface TableFinished extends Timed {
  readonly kind: 'tableFinished';
  readonly scale: number;
  readonly rows: readonly (PersonView & {
    readonly tablePlace: number;
    /** Game points. */
    readonly points: number;
    readonly credit: number;
    readonly total: number;
    /** In the tournament. */
    readonly place: number;
    readonly movement: number | null;
  })[];
  readonly news: News | null;
  readonly playing: readonly { readonly table: number; readonly played: number; readonly planned: number }[];
}

export interface SoloWon extends Timed {
  readonly kind: 'soloWon';
  readonly game: number;
  readonly soloist: PersonView;
  /** Game points it brought. */
  readonly points: number;
  readonly compulsory: boolean;
}

/** Something that just happened, shown for a short while over whatever the hall shows by itself. */
export type Moment = TableFinished | SoloWon;

/** Where the reading of the final stands, as the organizer needs it: counts of people, from the last place on. */
export interface FinalReading {
  readonly people: number;
  readonly read: number;
  /** The place read next, and how many are read then; null when all are. */
  readonly next: { readonly place: number; readonly read: number } | null;
  /** How many are read when the place read last is taken back; null when none is. */
  readonly back: number | null;
  /** How many are read when everybody but the podium is; null when that is so already. */
  readonly toPodium: number | null;
}
