import type { FormatId } from '../formats/format.ts';
import type { RuleSetId } from '../rules/ruleSet.ts';
import type { Draw, DrawWishes, HallSceneName, PersonId, Presence } from './model.ts';
import type { OpeningRow, SeriesRulesInput } from './series.ts';

/** Where a game stands. */
export interface GamePlace {
  readonly session: number;
  readonly table: number;
  /** Position in the table's list, 1.. */
  readonly game: number;
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
      readonly presence: 'expected' | 'present';
      readonly paid: boolean;
      readonly number?: number;
    }
  | { readonly type: 'withdraw'; readonly person: PersonId }
  | { readonly type: 'setPresence'; readonly person: PersonId; readonly presence: Presence }
  | { readonly type: 'setPaid'; readonly person: PersonId; readonly paid: boolean }
  | { readonly type: 'setNumber'; readonly person: PersonId; readonly number: number }
  | { readonly type: 'setWishes'; readonly wishes: DrawWishes }
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
  | ({ readonly type: 'correctGame'; readonly entry: unknown; readonly reason: string } & GamePlace)
  | ({
      readonly type: 'correctGameByHand';
      readonly points: readonly number[];
      readonly solo?: SoloByHand;
      readonly reason: string;
    } & GamePlace)
  | ({ readonly type: 'voidGame'; readonly reason: string } & GamePlace)
  /** `compulsory`: per seat, a compulsory solo is ticked; left out: nobody's. */
  | {
      readonly type: 'recordTotals';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly compulsory?: readonly boolean[];
    }
  /** `compulsory` left out: the ticks stay as they are. */
  | {
      readonly type: 'correctTotals';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly compulsory?: readonly boolean[];
      readonly reason: string;
    }
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
  | { readonly type: 'closeTable'; readonly session: number; readonly table: number; readonly reason?: string }
  | { readonly type: 'reopenTable'; readonly session: number; readonly table: number }
  | { readonly type: 'closeSession'; readonly session: number }
  | { readonly type: 'closeTournament' }
  | { readonly type: 'reopenTournament' }
  | { readonly type: 'showInHall'; readonly scene: HallSceneName }
  | { readonly type: 'setHallLine'; readonly line: string }
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
    };

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

const CLUB_COMMANDS = {
  addPerson: true,
  changePerson: true,
  createSeries: true,
  renameSeries: true,
  changeSeries: true,
  removeSeries: true,
  setOpenings: true,
  removeOpening: true,
} as const satisfies { readonly [type in (PeopleCommand | SeriesCommand)['type']]: true };

/** Does the command belong to the stream of the club (people and series), and not to a tournament? */
export const isClubCommand = (command: Command): command is PeopleCommand | SeriesCommand => Object.hasOwn(CLUB_COMMANDS, command.type);
