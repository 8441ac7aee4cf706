import type { Refusal, Result } from '../result.ts';

export const FORMAT_IDS = ['eselstall', 'wielandstrasse', 'heinz', 'tc-solo', 'ddv'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** How the seats of a session come about. */
export const SEATING_RULES = ['lot', 'fewestRepeats', 'byPlace', 'finalGroups'] as const;
export type SeatingRule = (typeof SEATING_RULES)[number];

export const TABLE_PREFERENCES = ['fewestFives', 'mostFives'] as const;
export const FIRST_SEATINGS = ['lot', 'fewestRepeats'] as const;
export const LATER_SEATINGS = ['lot', 'fewestRepeats', 'byPlace'] as const;
export const FIRST_DEALERS = ['seatOne', 'lot', 'atTable'] as const;
export const COUNTS = ['points', 'placePoints'] as const;
export const EQUAL_AT_TABLE = ['betterPlace', 'shared'] as const;
export const NEGATIVE_SHARES = ['tenth', 'hundredth'] as const;
export const TIE_BREAKS = ['shared', 'lastSession', 'bestSession', 'soloCount', 'lot'] as const;
export const COMPULSORY_SOLOS = ['none', 'tournament', 'session'] as const;
export const WINNERS_TABLES = [4, 5] as const;
export const RANKING_POINTS = ['none', 'places', 'total'] as const;
export const RANKING_TIES = ['betterPlace', 'worsePlace'] as const;

/** Units of a total per point (see `scaleOf`). */
export type Scale = 1 | 10 | 100;

/** Seats a table can have; place points are kept for each of them. */
export const MOST_SEATS = 5;

/** A figure for tables of four and one for tables of five. */
export interface ByTable<T> {
  readonly four: T;
  readonly five: T;
}

/** The last session as a final in groups by rank (Wielandstrasse VI). */
export interface FinalSettings {
  /** People at the winners' table when both sizes occur. */
  readonly winnersTable: (typeof WINNERS_TABLES)[number];
  /** The winners' table keeps its points of the sessions before (the sheet says it does not). */
  readonly winnersCarry: boolean;
  /** Games in the final; null for as many as in the other sessions. */
  readonly games: ByTable<number | null>;
}

/**
 * Everything a format decides, as data: a tournament stores the whole object, and any rule set goes with any format.
 * Points are whole numbers. Totals are counted in units of 1/`scale` point (see `scaleOf`), never in floats.
 * FORMAT_SETTINGS describes each setting for the set-up screen.
 */
export interface FormatSettings {
  /** Sessions of the evening, a final included. */
  readonly sessions: number;
  /** Games a table plays in a session. */
  readonly games: ByTable<number>;
  /** Time limit of a session in minutes, or null for none. */
  readonly minutes: ByTable<number | null>;
  readonly tables: (typeof TABLE_PREFERENCES)[number];
  readonly firstSeating: (typeof FIRST_SEATINGS)[number];
  readonly laterSeating: (typeof LATER_SEATINGS)[number];
  /** Who deals first: seat 1, a seat drawn by the program, or found at the table (seat 1 until the organizer says otherwise). */
  readonly firstDealer: (typeof FIRST_DEALERS)[number];
  /** What a session counts: its game points, or points for the place at the table plus a share of the game points. */
  readonly counts: (typeof COUNTS)[number];
  /** Points for place 1, 2, ... MOST_SEATS at a table (counts = placePoints). */
  readonly placePoints: readonly number[];
  /** Equal points at a table: both get the better place's points, or they share the points of their places, rounded down to a unit. */
  readonly equalAtTable: (typeof EQUAL_AT_TABLE)[number];
  /** Part of the game points added to the place points: all of them by the tenth, or negative ones by the hundredth (Eselstall, "negativeShare"). */
  readonly negativeShare: (typeof NEGATIVE_SHARES)[number];
  /** Leave out each person's worst session. */
  readonly dropWorst: boolean;
  /** How equal totals are ordered; `shared` gives them the same place. */
  readonly tieBreak: (typeof TIE_BREAKS)[number];
  readonly compulsorySolo: {
    readonly per: (typeof COMPULSORY_SOLOS)[number];
    /** Game points deducted for a compulsory solo not played. */
    readonly price: number;
    readonly silentSoloCounts: boolean;
    /** After a compulsory solo the same dealer deals again (DDV). */
    readonly sameDealerAgain: boolean;
  };
  /** The last session is a final in groups by rank (Wielandstrasse), or there is none. */
  readonly final: FinalSettings | null;
  readonly rankingPoints: (typeof RANKING_POINTS)[number];
  /** Ranking points of a shared place: those of the better or of the last of the places shared. */
  readonly rankingTies: (typeof RANKING_TIES)[number];
  /** Money per game point in cents for a settlement list (TC SOLO), or null. */
  readonly stakeCents: number | null;
}

/** Refusals of this folder; each has a sentence in contract/texts. */
export const FORMAT_REFUSALS = [
  'format.unknownSetting',
  'format.notAnObject',
  'format.notWhole',
  'format.outOfRange',
  'format.notAChoice',
  'format.notATick',
  'format.wrongLength',
  'format.placePointsRise',
  'format.finalNeedsSessions',
  'format.dropWorstNeedsSessions',
  'format.groupsImpossible',
  'format.groupsDoNotAddUp',
  'format.wrongPeople',
  'format.badCalculation',
] as const;
export type FormatRefusal = (typeof FORMAT_REFUSALS)[number];

/** One of the FORMATS: a named set of settings with the paragraph of the sheet behind each. */
export interface Format {
  readonly id: FormatId;
  readonly version: number;
  readonly defaults: FormatSettings;
  /** The settings overlaid with `partial`; refuses unknown names and impossible values. */
  parseSettings(partial: unknown): Result<FormatSettings, Refusal<FormatRefusal>>;
}

/** What one table did in one session. Arrays have one item per seat. */
export interface TableOutcome {
  readonly session: number;
  readonly table: number;
  readonly seats: readonly string[];
  /** Game points of the session so far. */
  readonly points: readonly number[];
  /** Games each person was at the table for without sitting out. */
  readonly games: readonly number[];
  readonly solos: readonly number[];
  readonly compulsorySolos: readonly number[];
  /** Only a finished table counts for the standings. */
  readonly finished: boolean;
}

/** Points given or taken by the organizer (penalty, missed games), in game points; listed apart so that sums stay checkable. */
export interface Adjustment {
  readonly person: string;
  /** The session it belongs to, or null for the evening. */
  readonly session: number | null;
  readonly points: number;
  readonly reason: string;
}

export interface StandingsInput {
  readonly entrants: readonly { readonly person: string; readonly number: number }[];
  readonly outcomes: readonly TableOutcome[];
  readonly adjustments: readonly Adjustment[];
  /** Compulsory solos ticked for people whose table handed in totals only: person -> how many, on top of `compulsorySolos`. */
  readonly tickedSolos: { readonly [person: string]: number };
  /** Lots drawn to order equal totals: smaller first (tieBreak "lot"; the organizer's own order is written as lots too, see lots.ts). */
  readonly lots: { readonly [person: string]: number };
}

/**
 * A person's session: what was played and what it counts, in units. `open`: the table is not finished, and points, place and credit
 * are those so far and count for nothing. `dropped`: the worst session. `notCarried`: played before the final by somebody at the
 * winners' table. Adjustments are never part of it.
 */
export interface SessionCell {
  readonly session: number;
  readonly table: number;
  readonly state: 'open' | 'counted' | 'dropped' | 'notCarried';
  readonly points: number;
  /** Place at the table, shared places give the better number. */
  readonly tablePlace: number;
  /** Units of 1/scale point. */
  readonly credit: number;
  readonly games: number;
}

/** Who competes with whom: lower in this list never passes higher. `notPlayed`: no finished table yet. */
export const STANDING_GROUPS = ['winners', 'all', 'notPlayed'] as const;
export type StandingGroup = (typeof STANDING_GROUPS)[number];

export interface Standing {
  readonly person: string;
  readonly number: number;
  /** Shared places repeat (1, 2, 2, 4). */
  readonly place: number;
  /** `winners`: at the winners' table of the final. `notPlayed` stands at the end: nothing played is not 0 points. */
  readonly group: StandingGroup;
  /** Units of 1/scale point, everything included: the counted credits plus `adjustments`. */
  readonly total: number;
  /** One per session 1..n; null = not played (which is not 0). */
  readonly sessions: readonly (SessionCell | null)[];
  /** Games and solos of finished tables. */
  readonly games: number;
  readonly solos: number;
  /** Compulsory solos still missing; one played at an unfinished table is not missing any more. */
  readonly compulsoryOpen: number;
  /** Units, adjustments and the price of missing compulsory solos as far as they are in `total`. */
  readonly adjustments: number;
}
