import type { PairMeetings, PersonShare } from './quality.ts';
import type { PersonId, Seating } from './seating.ts';
import type { SizePreference } from './tableSizes.ts';

/** Version of the arithmetic: the same input, seed, budget and engine give the same draw on every machine. Raise it with every change of results. */
export const ENGINE_VERSION = 1;

/** Budget of an ordinary draw, in moves (about half a second where nothing perfect is found), and of "search longer". */
export const DEFAULT_MOVES = 5_000_000;
export const LONG_MOVES = 50_000_000;

/**
 * How evenly sessions at a table of five are shared out: `strict` (everybody within one of everybody else), `balanced`
 * (within two where that saves repeats), `free` (as it comes).
 */
export const FAIRNESS = ['strict', 'balanced', 'free'] as const;
export type Fairness = (typeof FAIRNESS)[number];

/** No two of these people at one table: a couple, a pair that must not meet, a club. `firstSession` is session 1 of the tournament. */
export interface ApartWish {
  readonly people: readonly PersonId[];
  readonly when: 'always' | 'firstSession';
}

/** This person sits at this table in every session (wheelchair, bad legs). Who met there avoids that table, for a meeting is a meeting. */
export interface FixedWish {
  readonly person: PersonId;
  readonly table: number;
}

export interface Wishes {
  readonly apart: readonly ApartWish[];
  readonly fixed: readonly FixedWish[];
  /** Nobody at the same table number again, where that is possible. */
  readonly otherTable: boolean;
}

export const NO_WISHES: Wishes = { apart: [], fixed: [], otherTable: false };

/** A session to plan: who will be there and, if the organizer chose them, the table sizes in the order of the tables. */
export interface PlannedSession {
  readonly people: readonly PersonId[];
  readonly sizes?: readonly number[];
}

export interface DrawInput {
  /** `fewestRepeats`: a lot among the draws with the fewest repeat meetings; `lot`: blind, wishes and fairness are not looked at. */
  readonly method: 'fewestRepeats' | 'lot';
  /** All sessions still to be drawn, in order. */
  readonly sessions: readonly PlannedSession[];
  /** All sessions already played, in order, with whoever was there. */
  readonly past: readonly Seating[];
  readonly preference: SizePreference;
  readonly fair: Fairness;
  readonly wishes: Wishes;
  readonly seed: number;
  /** What was planned before for these sessions: kept unless something better is found, if the people and sizes still fit. */
  readonly planned?: readonly Seating[];
}

/** What a setting of fairness costs. `proven`: nothing better exists (repeats = lower bound). */
export interface Price {
  readonly repeats: number;
  readonly fiveSpread: number;
  readonly lowerBound: number;
  readonly proven: boolean;
}

/** A wish that is not met. `session` counts all sessions of the tournament from 1. */
export type UnmetWish =
  | { readonly kind: 'apart'; readonly a: PersonId; readonly b: PersonId; readonly session: number; readonly table: number }
  | { readonly kind: 'fixed'; readonly person: PersonId; readonly session: number; readonly wanted: number; readonly table: number }
  | { readonly kind: 'otherTable'; readonly person: PersonId; readonly session: number; readonly table: number };

/** What the organizer reads. Meetings are counted over past and planned sessions together. */
export interface DrawQuality {
  /** Repeat meetings the planned sessions bring: sum over pairs of C(meetings, 2), less what the past had already. */
  readonly repeats: number;
  /** No draw for this setting, these sessions and this past can have fewer. Of the wishes only people fixed to one table are in it. */
  readonly lowerBound: number;
  /** Meetings of the pair (of people in the planned sessions) that meets most often. */
  readonly longest: number;
  /** Most minus fewest sessions at a table of five, among those who sit in every session and are not fixed to a table. */
  readonly fiveSpread: number;
  /** Pairs that meet again in the planned sessions, with all their meetings; most frequent first. */
  readonly repeatedPairs: readonly PairMeetings[];
  readonly unmetWishes: readonly UnmetWish[];
  /** What each setting of fairness costs; the same for all three where there are no tables of five. Null for a blind lot. */
  readonly prices: { readonly [setting in Fairness]: Price } | null;
  /** Sessions, tables of five and first deals of everybody in the planned sessions, past included; by id. */
  readonly people: readonly PersonShare[];
}

/** A proposal. With the same input, seed, `moves` as budget and engine it comes out again, table by table and seat by seat. */
export interface DrawPlan {
  readonly sessions: readonly Seating[];
  readonly quality: DrawQuality;
  readonly engine: number;
  readonly seed: number;
  /** Fingerprint of the input without the seed (16 hex digits). */
  readonly inputHash: string;
  /** Moves used; 0 when the plan book had the answer. */
  readonly moves: number;
}

/** Where a running search stands. `best` are the repeats of the best draw so far, null before the first. */
export interface DrawProgress {
  readonly moves: number;
  readonly budget: number;
  readonly best: number | null;
  readonly lowerBound: number;
}
