import type { FormatId } from '../formats/format.ts';
import type { RuleSetId } from '../rules/ruleSet.ts';
import type { Draw, DrawWishes, HallSceneName, PersonId, Presence } from './model.ts';

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
  | ({ readonly type: 'recordGameByHand'; readonly points: readonly number[]; readonly reason: string } & GamePlace)
  | ({ readonly type: 'correctGame'; readonly entry: unknown; readonly reason: string } & GamePlace)
  | ({ readonly type: 'correctGameByHand'; readonly points: readonly number[]; readonly reason: string } & GamePlace)
  | ({ readonly type: 'voidGame'; readonly reason: string } & GamePlace)
  | { readonly type: 'recordTotals'; readonly session: number; readonly table: number; readonly points: readonly number[] }
  | {
      readonly type: 'correctTotals';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly reason: string;
    }
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

export type Command = TournamentCommand | PeopleCommand;
