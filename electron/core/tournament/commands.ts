import type { FormatId } from '../formats/format.ts';
import type { RuleSetId } from '../rules/ruleSet.ts';
import type { Draw, DrawWishes, EveningOptions, HallSceneName, HallSwitch, HeldPage, PersonId, Presence, TableCounts } from './model.ts';
import type { Certificate, Prizes } from './prizes.ts';
import type { OpeningRow, SeriesList, SeriesRulesInput } from './series.ts';

/** Where a game stands. */
export interface GamePlace {
  readonly session: number;
  readonly table: number;
  /** Position in the table's list, 1.. */
  readonly game: number;
}

/** A seat of a table. */
export interface SeatPlace {
  readonly table: number;
  readonly seat: number;
}

/**
 * What becomes of the games when two people change places: they were written under the right names, so each keeps his own
 * (`withPeople`, one table only), or they were written by seat, so they belong to whoever really sat there (`withSeats`).
 */
export const SWAPPED_GAMES = ['withPeople', 'withSeats'] as const;
export type SwappedGames = (typeof SWAPPED_GAMES)[number];

/** Who gets the points of a substitute: the person he plays for, or he himself. */
export const SUBSTITUTE_POINTS = ['absent', 'substitute'] as const;

/** What a correction does to the seats of the next session, if they were drawn from what it corrects: they stay, or are drawn again. */
export const CORRECTED_SEATS = ['keep', 'redraw'] as const;
export type CorrectedSeats = (typeof CORRECTED_SEATS)[number];
interface Correcting {
  readonly seats?: CorrectedSeats;
}

/** What a tournament is set up with; options and settings may be partial, the rest being the defaults. */
export interface SettingsInput {
  readonly name: string;
  readonly date: string;
  readonly place: string;
  readonly ruleSet: RuleSetId;
  readonly ruleOptions: unknown;
  readonly format: FormatId;
  readonly formatSettings: unknown;
  readonly feeCents: number;
  /** The series it belongs to, or null for none; left out: none, or as it is. */
  readonly series?: string | null;
}

/** A game entered by its points may have been a solo; seats from 0. */
export interface SoloByHand {
  readonly seat: number;
  readonly compulsory: boolean;
}

/** Everything that can be decided about one evening. What may be sent by whom and undone stands in `undo.ts` and the contract. */
export type TournamentCommand =
  | ({ readonly type: 'createTournament' } & SettingsInput)
  | ({ readonly type: 'changeSettings' } & SettingsInput)
  | {
      readonly type: 'register';
      readonly person: PersonId;
      readonly presence: 'expected' | 'present' | 'waiting' | 'standby';
      readonly paid: boolean;
      readonly number?: number;
    }
  | { readonly type: 'withdraw'; readonly person: PersonId }
  | { readonly type: 'setPresence'; readonly person: PersonId; readonly presence: Presence }
  | { readonly type: 'setPaid'; readonly person: PersonId; readonly paid: boolean }
  | { readonly type: 'setNumber'; readonly person: PersonId; readonly number: number }
  | { readonly type: 'setWishes'; readonly wishes: DrawWishes }
  | { readonly type: 'setOptions'; readonly options: EveningOptions }
  | { readonly type: 'setPrizes'; readonly prizes: Prizes }
  | { readonly type: 'setCertificate'; readonly certificate: Certificate }
  /** Sits out one session, or does not after all; at a table that plays already, from the next game on (`after`: games played there). */
  | { readonly type: 'pause'; readonly person: PersonId; readonly session: number; readonly pause: boolean; readonly after?: number }
  /** Goes for good, or did not come at all; a table that plays goes on without him from its next game (`after`: games played there). */
  | { readonly type: 'leave'; readonly person: PersonId; readonly why: 'good' | 'noShow'; readonly after?: number }
  /** Sits down at a table that plays already, from its next game on or from game `from`; also back at the own seat. */
  | { readonly type: 'sitDown'; readonly person: PersonId; readonly session: number; readonly table: number; readonly from?: number }
  /** `by` plays for `person` for the rest of the session, from the next game on or from game `from`. */
  | {
      readonly type: 'substitute';
      readonly session: number;
      readonly table: number;
      readonly person: PersonId;
      readonly by: PersonId;
      readonly points: (typeof SUBSTITUTE_POINTS)[number];
      readonly from?: number;
    }
  | ({
      readonly type: 'swapSeats';
      readonly session: number;
      readonly a: SeatPlace;
      readonly b: SeatPlace;
      readonly games?: SwappedGames;
    } & Correcting)
  /** The next game is dealt by this seat; the deal goes on from there. */
  | { readonly type: 'setNextDealer'; readonly session: number; readonly table: number; readonly seat: number }
  /** The director allows the player of a seat to announce a Valat in the table's next game, or to say Kontra `against` one. */
  | { readonly type: 'approve'; readonly session: number; readonly table: number; readonly seat: number; readonly against: boolean }
  | ({
      readonly type: 'setTableCounts';
      readonly session: number;
      readonly table: number;
      readonly counts: TableCounts;
      readonly reason: string;
    } & Correcting)
  /** The result once more: the totals again, or the sums of the table's paper. */
  | { readonly type: 'confirmTotals'; readonly session: number; readonly table: number; readonly points: readonly number[] }
  | { readonly type: 'adoptDraw'; readonly session: number; readonly draw: Draw }
  | { readonly type: 'discardDraw'; readonly session: number }
  | { readonly type: 'releaseDraw'; readonly session: number }
  | { readonly type: 'setFirstDealer'; readonly session: number; readonly table: number; readonly seat: number }
  | ({ readonly type: 'recordGame'; readonly entry: unknown } & GamePlace)
  | ({
      readonly type: 'recordGameByHand';
      readonly points: readonly number[];
      readonly solo?: SoloByHand;
      readonly reason: string;
    } & GamePlace)
  /** `dealer`: who really dealt it, and at a table of five sat out; left out: as it stands. */
  | ({ readonly type: 'correctGame'; readonly entry: unknown; readonly dealer?: number; readonly reason: string } & GamePlace & Correcting)
  | ({
      readonly type: 'correctGameByHand';
      readonly points: readonly number[];
      readonly solo?: SoloByHand;
      readonly reason: string;
    } & GamePlace &
      Correcting)
  | ({ readonly type: 'voidGame'; readonly reason: string } & GamePlace & Correcting)
  /** `compulsory`: per seat, a compulsory solo is ticked; left out: nobody's. */
  | {
      readonly type: 'recordTotals';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly compulsory?: readonly boolean[];
    }
  /** `compulsory` left out: the ticks stay as they are. */
  | ({
      readonly type: 'correctTotals';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly compulsory?: readonly boolean[];
      readonly reason: string;
    } & Correcting)
  /** Game points given (above 0) or taken, for a session that was played or, with null, for the evening. */
  | {
      readonly type: 'adjust';
      readonly person: PersonId;
      readonly session: number | null;
      readonly points: number;
      readonly reason: string;
    }
  | { readonly type: 'withdrawAdjustment'; readonly adjustment: number; readonly reason: string }
  /** Orders people with equal totals (tieBreak "lot"): by a lot drawn from `seed`, or as they are named here where `seed` is null. */
  | { readonly type: 'settleTie'; readonly people: readonly PersonId[]; readonly seed: number | null }
  /** Puts the tournament into a series or takes it out (null); also when it is closed. */
  | { readonly type: 'setSeries'; readonly series: string | null }
  /** `counts`: what a table counts that is closed with games missing; left out: what it played. */
  | {
      readonly type: 'closeTable';
      readonly session: number;
      readonly table: number;
      readonly reason?: string;
      readonly counts?: TableCounts;
    }
  | { readonly type: 'reopenTable'; readonly session: number; readonly table: number }
  /** With a reason the tables that are still open are closed as they stand. */
  | { readonly type: 'closeSession'; readonly session: number; readonly reason?: string; readonly counts?: TableCounts }
  | { readonly type: 'closeTournament' }
  | { readonly type: 'reopenTournament' }
  | { readonly type: 'showInHall'; readonly scene: HallSceneName }
  | { readonly type: 'setHallLine'; readonly line: string }
  /** Starts the clock of a session, or starts it again from the beginning. */
  | { readonly type: 'startClock'; readonly session: number; readonly minutes: number }
  | { readonly type: 'pauseClock' }
  | { readonly type: 'resumeClock' }
  /** Minutes more for one table; 0 takes them back. */
  | { readonly type: 'setExtraTime'; readonly table: number; readonly minutes: number }
  /** Holds a page of the scene that is shown, or lets the pages turn by themselves again (null). */
  | { readonly type: 'turnHallPage'; readonly held: HeldPage | null }
  /** The hall keeps the picture it has while the evening goes on, until it is let go. */
  | { readonly type: 'freezeHall'; readonly frozen: boolean }
  /** So many people of the final list are read out, from the last place on; fewer than before takes the last ones back. */
  | { readonly type: 'readFinal'; readonly people: number }
  /** Which list of the series the scene `ranking` shows. */
  | { readonly type: 'setHallList'; readonly list: SeriesList }
  | { readonly type: 'switchHall'; readonly what: HallSwitch; readonly on: boolean }
  | { readonly type: 'undo'; readonly commandId: string }
  | { readonly type: 'redo'; readonly commandId: string };

/** What is decided about the address book (the stream without a tournament). */
export type PeopleCommand =
  | {
      readonly type: 'addPerson';
      readonly person: PersonId;
      readonly given: string;
      readonly family: string;
      readonly club: string;
      readonly note: string;
    }
  | {
      readonly type: 'changePerson';
      readonly person: PersonId;
      readonly given: string;
      readonly family: string;
      readonly club: string;
      readonly note: string;
    }
  /** Two entries of one person become one: `person` is shown as `into` from now on, in old evenings too. Nothing is rewritten. */
  | { readonly type: 'mergePeople'; readonly person: PersonId; readonly into: PersonId }
  | { readonly type: 'splitPerson'; readonly person: PersonId }
  /** The person agrees, or not, that the name is published. */
  | { readonly type: 'setConsent'; readonly person: PersonId; readonly consent: boolean }
  /** Takes a person's name, club and note out of the file for good, with those of entries merged into it. It cannot be undone. */
  | { readonly type: 'erasePerson'; readonly person: PersonId };

/** What is decided about series, in the same stream as the address book (see series.ts). `rules` may be partial. */
export type SeriesCommand =
  | { readonly type: 'createSeries'; readonly series: string; readonly name: string; readonly rules: SeriesRulesInput }
  | { readonly type: 'renameSeries'; readonly series: string; readonly name: string }
  | { readonly type: 'changeSeries'; readonly series: string; readonly rules: SeriesRulesInput }
  | { readonly type: 'removeSeries'; readonly series: string }
  /** Points from before the program, typed or imported: each row stands instead of one of the same person and year. */
  | { readonly type: 'setOpenings'; readonly series: string; readonly rows: readonly OpeningRow[] }
  | { readonly type: 'removeOpening'; readonly series: string; readonly person: PersonId; readonly year: number | null };

export type Command = TournamentCommand | PeopleCommand | SeriesCommand;

const PEOPLE_COMMANDS = {
  addPerson: true,
  changePerson: true,
  mergePeople: true,
  splitPerson: true,
  setConsent: true,
  erasePerson: true,
} as const satisfies { readonly [type in PeopleCommand['type']]: true };

const SERIES_COMMANDS = {
  createSeries: true,
  renameSeries: true,
  changeSeries: true,
  removeSeries: true,
  setOpenings: true,
  removeOpening: true,
} as const satisfies { readonly [type in SeriesCommand['type']]: true };

/** Is it about the address book? */
export const isPeopleCommand = (command: Command): command is PeopleCommand => Object.hasOwn(PEOPLE_COMMANDS, command.type);

/** Does the command belong to the stream of the club (people and series), and not to a tournament? */
export const isClubCommand = (command: Command): command is PeopleCommand | SeriesCommand =>
  isPeopleCommand(command) || Object.hasOwn(SERIES_COMMANDS, command.type);
