import type { Fairness, Price, UnmetWish, Wishes } from '../draw/drawInput.ts';
import type { Seating } from '../draw/seating.ts';
import type { FormatId, FormatSettings, Scale, Standing } from '../formats/format.ts';
import type { Approval, GameFacts, GameResult, RuleOptions, RuleSetId } from '../rules/ruleSet.ts';
import type { Label } from './labels.ts';
import type { Certificate, Prizes } from './prizes.ts';
import type { SeriesList } from './series.ts';

/** Id of a person in the address book; the journal never holds a name. */
export type PersonId = string;

export interface TournamentSettings {
  readonly name: string;
  /** Day of the evening, YYYY-MM-DD. */
  readonly date: string;
  readonly place: string;
  readonly ruleSet: RuleSetId;
  readonly ruleOptions: RuleOptions;
  readonly format: FormatId;
  readonly formatSettings: FormatSettings;
  /** Fee per person in cents. */
  readonly feeCents: number;
}

/**
 * `waiting`: on the waiting list, the tournament is full. `standby`: here, and plays when somebody is needed. `noShow`: did not come
 * when the tables were called.
 */
export const PRESENCES = ['expected', 'present', 'left', 'waiting', 'standby', 'noShow'] as const;
export type Presence = (typeof PRESENCES)[number];

/** A person in this tournament. */
export interface Entrant {
  readonly person: PersonId;
  /** Start number, 1.., unique in the tournament, never given twice. */
  readonly number: number;
  readonly paid: boolean;
  readonly presence: Presence;
  /** Last session the person played when `presence` is "left" or "noShow"; 0 if none. */
  readonly leftAfter: number | null;
  /** Sessions the person sits out without leaving. */
  readonly pauses: readonly number[];
  /** When the person came onto the waiting list (ms since 1970), or null. */
  readonly waitingSince: number | null;
}

/** What the organizer chose for this evening; it can be changed at any time and changes nothing that was decided before. */
export interface EveningOptions {
  /** Most people who are expected or here; further ones go onto the waiting list. Null for no limit. */
  readonly capacity: number | null;
  /** A table's result is typed twice: its totals again, or the sums of its paper beside the games. */
  readonly doubleEntry: boolean;
}

/** Why a person sits where he sits. */
export interface SeatReason {
  readonly code: 'lot' | 'drawn' | 'stays' | 'moves' | 'mended' | 'new' | 'group' | 'hand';
  /** Table the person comes from (stays, moves). */
  readonly from?: number;
  /** Tables moved on. */
  readonly steps?: number;
  /** A lot among equal results decided it. */
  readonly byLot?: boolean;
}

/** People with equal results at a table, in the order that was settled. */
export interface SettledTie {
  readonly table: number;
  readonly people: readonly PersonId[];
  readonly by: 'lot' | 'hand';
}

export interface SeatedTable {
  readonly number: number;
  /** Seat order, clockwise. */
  readonly seats: readonly PersonId[];
  /** Seat that deals the first game. */
  readonly firstDealer: number;
}

/** A draw as it was adopted, with everything needed to repeat and to prove it. */
export interface Draw {
  readonly method: 'lot' | 'fewestRepeats' | 'byPlace' | 'finalGroups' | 'byHand';
  readonly tables: readonly SeatedTable[];
  readonly seed: number;
  /** Version of the drawing algorithm. */
  readonly engine: number;
  readonly reasons: { readonly [person: PersonId]: SeatReason };
  readonly ties: readonly SettledTie[];
  /** Fingerprint of everything the draw was made from, without the seed. */
  readonly inputHash: string;
  /** Moves the search was allowed; 0 where nothing was searched. */
  readonly moves: number;
  /** What the whole plan is worth, this session and those after it; null where nothing was planned ahead. */
  readonly plan: DrawnPlan | null;
}

/** A plan of all sessions still to be drawn: the next ones start from it. */
export interface DrawnPlan {
  /** Sessions after this one. */
  readonly later: readonly Seating[];
  readonly repeats: number;
  readonly lowerBound: number;
  readonly longest: number;
  readonly fiveSpread: number;
  readonly fair: Fairness;
  readonly prices: { readonly [setting in Fairness]: Price } | null;
  readonly unmetWishes: readonly UnmetWish[];
}

/** What the organizer wishes of a draw with the fewest repeats. */
export interface DrawWishes extends Wishes {
  readonly fair: Fairness;
}

/** One game of a table's list. */
export interface GameRecord {
  /** Position in the list, 1.. */
  readonly number: number;
  /** The entry as typed, or null when the points were entered by hand. */
  readonly entry: unknown;
  /** Why the points were entered by hand or corrected, or null. */
  readonly reason: string | null;
  readonly result: GameResult;
  readonly facts: GameFacts;
  readonly ruleVersion: number;
  readonly dealer: number;
  readonly sitsOut: number | null;
  /** Reason for which the game does not count, or null. */
  readonly voided: string | null;
  /** Earlier results of this game, oldest first. */
  readonly earlier: readonly EarlierResult[];
  /** When it was entered or last corrected (ms since 1970). */
  readonly time: number;
}

/** A value that a correction replaced; it stays readable. */
export interface EarlierResult {
  readonly points: readonly number[];
  readonly value: number;
  /** Why it had been entered by hand or corrected, or null. */
  readonly reason: string | null;
  /** When it had been entered (ms since 1970). */
  readonly time: number;
}

/** Points per seat as handed in by the table, instead of games. */
export interface TableTotals {
  readonly points: readonly number[];
  /** Per seat: a compulsory solo was ticked. */
  readonly compulsory: readonly boolean[];
  readonly reason: string | null;
  readonly earlier: readonly EarlierResult[];
  readonly time: number;
}

/** Games of a table that a seat plays: from one number to another, or to the end (null). */
export interface Stint {
  readonly from: number;
  readonly until: number | null;
}

/** Somebody who plays for the person of a seat; the points are that person's. */
export interface StandIn extends Stint {
  readonly seat: number;
  readonly person: PersonId;
}

/** What a table counts: what it played, or nothing, as if its people had not played the session. */
export const TABLE_COUNTS = ['played', 'nothing'] as const;
export type TableCounts = (typeof TABLE_COUNTS)[number];

/** Something the director allowed for a game: a Valat, or a Kontra `against` one (TC SOLO 2.10, 2.10.1). */
export interface ApprovalRecord extends Approval {
  readonly game: number;
  /** Who held the cards of the seat. */
  readonly person: PersonId;
  /** When it was recorded (ms since 1970). */
  readonly time: number;
}

export interface TableState {
  readonly number: number;
  /** Who gets the points of each column of the list. */
  readonly seats: readonly PersonId[];
  /** Games each seat plays (see seats.ts). */
  readonly stints: readonly (readonly Stint[])[];
  /** The seats as they sit, clockwise: the deal goes round in this order. */
  readonly ring: readonly number[];
  /** Where the organizer said who deals a game; the deal goes on from there. */
  readonly dealsSet: readonly { readonly game: number; readonly seat: number }[];
  readonly standIns: readonly StandIn[];
  readonly approvals: readonly ApprovalRecord[];
  /** Seat that deals the first game. */
  readonly firstDealer: number;
  readonly games: readonly GameRecord[];
  readonly totals: TableTotals | null;
  /** The result was typed twice and agreed. */
  readonly confirmed: boolean;
  readonly closed: boolean;
  /** When it was finished (ms since 1970), or null. */
  readonly closedAt: number | null;
  /** Games that were missing when it was finished by hand, and why; null where none were and nobody said anything. */
  readonly short: { readonly missing: number; readonly reason: string | null } | null;
  readonly counts: TableCounts;
}

export interface SessionState {
  readonly number: number;
  readonly draw: Draw;
  readonly released: boolean;
  readonly tables: readonly TableState[];
  readonly closed: boolean;
}

export const HALL_SCENES = [
  'auto',
  'welcome',
  'seatingByName',
  'seatingByTable',
  'standings',
  'call',
  'clock',
  'announcement',
  'reveal',
  'ranking',
  'black',
] as const;
export type HallSceneName = (typeof HALL_SCENES)[number];
/** A scene as it is seen: `auto` has led to one. */
export type ShownScene = Exclude<HallSceneName, 'auto'>;
/** A projector page has no higher number than this. */
export const HALL_PAGES_MOST = 999;

/** What the organizer set for the hall; `auto` follows the evening. */
export interface HallState {
  readonly scene: HallSceneName;
  /** A free line shown at the foot of every sheet, or empty. */
  readonly line: string;
  /** Page that is held, from 0, and the scene it belongs to; null: pages turn by themselves. */
  readonly held: HeldPage | null;
  /** Since when the hall keeps its picture while the evening goes on (ms since 1970), or null. */
  readonly frozenAt: number | null;
  /** People of the final list that were read out, from the last place on. */
  readonly read: number;
  /** Which list of the series the scene `ranking` shows. */
  readonly list: SeriesList;
  /** A gong sounds when the time of the clock is up. */
  readonly gong: boolean;
  /** What just happened is told over the standings. */
  readonly moments: boolean;
}
export const HALL_SWITCHES = ['gong', 'moments'] as const satisfies readonly (keyof HallState)[];
export type HallSwitch = (typeof HALL_SWITCHES)[number];

export interface HeldPage {
  readonly scene: ShownScene;
  readonly page: number;
}

/** The clock of a session. It runs only when the organizer started it; exactly one of `endsAt` and `leftMs` is set. */
export interface ClockState {
  readonly session: number;
  readonly minutes: number;
  /** When the time is up (ms since 1970), or null while it is paused. */
  readonly endsAt: number | null;
  /** Milliseconds left while it is paused, else null. */
  readonly leftMs: number | null;
  /** Minutes more for single tables. */
  readonly extra: readonly { readonly table: number; readonly minutes: number }[];
}

/** Points given or taken by the organizer, in game points; one withdrawn stays readable and counts nothing. */
export interface AdjustmentRecord {
  /** 1, 2, 3 ... in the order they were made. */
  readonly number: number;
  readonly person: PersonId;
  /** The session it belongs to, or null for the evening. */
  readonly session: number | null;
  readonly points: number;
  readonly reason: string;
  /** Why it was withdrawn, or null. */
  readonly withdrawn: string | null;
  /** When it was made (ms since 1970). */
  readonly time: number;
}

/** People with equal totals in the order that was settled (tieBreak "lot"). It holds while exactly these people are tied. */
export interface SettledTotals {
  readonly people: readonly PersonId[];
  readonly by: 'lot' | 'hand';
  /** Seed of the lot, or null where the organizer ordered them. */
  readonly seed: number | null;
}

/** A line of the frozen final list: all that a printed list and a ranking need. */
export interface FinalPlace extends Standing {
  /** What the place brings for a ranking, in units of 1/rankingScale; null for whoever did not play or where the format gives none. */
  readonly rankingPoints: number | null;
}

/** The list as it stood when the tournament was closed. It is never reckoned again. */
export interface FinalList {
  /** Units per point of the totals. */
  readonly scale: Scale;
  /** Units per ranking point, or null where the format gives none. */
  readonly rankingScale: Scale | null;
  readonly places: readonly FinalPlace[];
}

/** One command in the history, with what undo needs to know. */
export interface HistoryEntry {
  readonly commandId: string;
  readonly seq: number;
  readonly label: Label;
  readonly undoable: boolean;
  readonly undone: boolean;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** One evening, folded from its journal. */
export interface Tournament {
  readonly id: string;
  /** Sequence number of the last journal entry folded in; 0 before the first. */
  readonly seq: number;
  readonly settings: TournamentSettings;
  readonly entrants: readonly Entrant[];
  /** Highest start number ever given. */
  readonly lastNumber: number;
  readonly sessions: readonly SessionState[];
  readonly hall: HallState;
  readonly clock: ClockState | null;
  readonly wishes: DrawWishes;
  readonly options: EveningOptions;
  readonly prizes: Prizes;
  readonly certificate: Certificate;
  /** In the order they were made, withdrawn ones included. */
  readonly adjustments: readonly AdjustmentRecord[];
  /** Ties of the standings that were settled, the latest last. */
  readonly settledTotals: readonly SettledTotals[];
  /** The series it belongs to, or null. */
  readonly series: string | null;
  /** The final list once the tournament is closed, else null. */
  readonly final: FinalList | null;
  readonly history: readonly HistoryEntry[];
  /** Commands that can be redone, the next one last. */
  readonly redoStack: readonly string[];
}

export const currentSession = (t: Tournament): SessionState | undefined => t.sessions.at(-1);
export const sessionOf = (t: Tournament, number: number): SessionState | undefined => t.sessions[number - 1];
export const tableOf = (s: SessionState | undefined, number: number): TableState | undefined =>
  s?.tables.find((table) => table.number === number);
export const entrantOf = (t: Tournament, person: PersonId): Entrant | undefined => t.entrants.find((e) => e.person === person);

/** Points per seat of one table so far: its totals if handed in, else the sum of its games that count. */
export function tablePoints(table: TableState): number[] {
  if (table.totals) return [...table.totals.points];
  const sums = table.seats.map(() => 0);
  for (const game of table.games) {
    if (game.voided !== null) continue;
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (game.result.points[seat] ?? 0);
  }
  return sums;
}
