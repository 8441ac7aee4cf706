import type { GameFacts, GameResult } from '../rules/ruleSet.ts';
import type { GamePlace, SeatPlace, SwappedGames } from './commands.ts';
import type {
  Draw,
  DrawWishes,
  EveningOptions,
  FinalList,
  HallSceneName,
  HallSwitch,
  HeldPage,
  PersonId,
  Presence,
  TableCounts,
  TournamentSettings,
} from './model.ts';
import type { Certificate, Prizes } from './prizes.ts';
import type { OpeningRow, SeriesList, SeriesRules } from './series.ts';

/** A scored game as it goes into the journal: entry, version of the arithmetic and result, so that a later correction of a rule rewrites nothing. */
export interface ScoredGame {
  readonly entry: unknown;
  readonly result: GameResult;
  readonly facts: GameFacts;
  readonly ruleVersion: number;
  readonly dealer: number;
  readonly sitsOut: number | null;
}

/** A change of who plays at a table; `seats` is who has which column after it. */
interface SeatChange {
  readonly session: number;
  readonly table: number;
  readonly person: PersonId;
  readonly seat: number;
  readonly seats: readonly PersonId[];
}

/** What the journal of one evening holds. Versions stand in eventVersions.ts; older ones are upcast when read (`db/upcast.ts`). */
export type TournamentEvent =
  | { readonly type: 'tournamentCreated'; readonly settings: TournamentSettings }
  | { readonly type: 'settingsChanged'; readonly settings: TournamentSettings }
  | {
      readonly type: 'entrantRegistered';
      readonly person: PersonId;
      readonly number: number;
      readonly presence: Presence;
      readonly paid: boolean;
    }
  | { readonly type: 'entrantWithdrawn'; readonly person: PersonId }
  | { readonly type: 'presenceSet'; readonly person: PersonId; readonly presence: Presence; readonly leftAfter: number | null }
  | { readonly type: 'paidSet'; readonly person: PersonId; readonly paid: boolean }
  | { readonly type: 'numberSet'; readonly person: PersonId; readonly number: number }
  | { readonly type: 'wishesSet'; readonly wishes: DrawWishes }
  | { readonly type: 'optionsSet'; readonly options: EveningOptions }
  | { readonly type: 'prizesSet'; readonly prizes: Prizes }
  | { readonly type: 'certificateSet'; readonly certificate: Certificate }
  | { readonly type: 'pauseSet'; readonly person: PersonId; readonly session: number; readonly pause: boolean }
  /** `before`: the chair to the left; `deals`: who deals game `from`, where that changes. A known seat is taken again. */
  | ({
      readonly type: 'seatTaken';
      readonly from: number;
      readonly before: number;
      readonly deals: number | null;
    } & SeatChange)
  /** The seat plays nothing after game `until`; 0: it never played. */
  | ({ readonly type: 'seatLeft'; readonly until: number } & SeatChange)
  /** `standIn` plays for `person` from a game on. */
  | ({ readonly type: 'standInSet'; readonly standIn: PersonId; readonly from: number } & SeatChange)
  /** `standIn` plays on in place of `person` and gets the points, in a column of his own where `person` has played (newSeat). */
  | ({
      readonly type: 'seatHandedOver';
      readonly standIn: PersonId;
      readonly from: number;
      readonly newSeat: number | null;
    } & SeatChange)
  | {
      readonly type: 'seatsSwapped';
      readonly session: number;
      readonly a: SeatPlace;
      readonly b: SeatPlace;
      /** Who sat at `a` and at `b` before. */
      readonly people: readonly [PersonId, PersonId];
      readonly games: SwappedGames;
      readonly tables: readonly { readonly number: number; readonly seats: readonly PersonId[] }[];
    }
  | { readonly type: 'dealerSet'; readonly session: number; readonly table: number; readonly game: number; readonly seat: number }
  /** A Valat, or a Kontra `against` one, was approved for game `game`; `person` holds the cards of the seat. */
  | {
      readonly type: 'valatApproved';
      readonly session: number;
      readonly table: number;
      readonly game: number;
      readonly seat: number;
      readonly person: PersonId;
      readonly against: boolean;
    }
  | {
      readonly type: 'tableCountsSet';
      readonly session: number;
      readonly table: number;
      readonly counts: TableCounts;
      readonly reason: string;
    }
  | { readonly type: 'totalsConfirmed'; readonly session: number; readonly table: number; readonly points: readonly number[] }
  | { readonly type: 'drawAdopted'; readonly session: number; readonly draw: Draw }
  | { readonly type: 'drawDiscarded'; readonly session: number }
  | { readonly type: 'drawReleased'; readonly session: number }
  | { readonly type: 'firstDealerSet'; readonly session: number; readonly table: number; readonly seat: number }
  | ({ readonly type: 'gameRecorded'; readonly scored: ScoredGame; readonly reason: string | null } & GamePlace)
  | ({ readonly type: 'gameCorrected'; readonly scored: ScoredGame; readonly reason: string } & GamePlace)
  | ({ readonly type: 'gameVoided'; readonly reason: string } & GamePlace)
  | {
      readonly type: 'totalsRecorded';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly compulsory: readonly boolean[];
    }
  | {
      readonly type: 'totalsCorrected';
      readonly session: number;
      readonly table: number;
      readonly points: readonly number[];
      readonly compulsory: readonly boolean[];
      readonly reason: string;
    }
  | {
      readonly type: 'adjusted';
      readonly adjustment: number;
      readonly person: PersonId;
      readonly session: number | null;
      readonly points: number;
      readonly reason: string;
    }
  /** `person` and `points` are those of the adjustment, for the journal's reader. */
  | {
      readonly type: 'adjustmentWithdrawn';
      readonly adjustment: number;
      readonly person: PersonId;
      readonly points: number;
      readonly reason: string;
    }
  | { readonly type: 'tieSettled'; readonly people: readonly PersonId[]; readonly by: 'lot' | 'hand'; readonly seed: number | null }
  | { readonly type: 'seriesSet'; readonly series: string | null }
  | {
      readonly type: 'tableClosed';
      readonly session: number;
      readonly table: number;
      readonly missing: number;
      readonly reason: string | null;
    }
  | { readonly type: 'tableReopened'; readonly session: number; readonly table: number }
  | { readonly type: 'sessionClosed'; readonly session: number }
  | { readonly type: 'tournamentClosed'; readonly final: FinalList }
  | { readonly type: 'tournamentReopened' }
  | { readonly type: 'hallSceneSet'; readonly scene: HallSceneName }
  | { readonly type: 'hallLineSet'; readonly line: string }
  | { readonly type: 'clockStarted'; readonly session: number; readonly minutes: number }
  | { readonly type: 'clockPaused' }
  | { readonly type: 'clockResumed' }
  /** 0 takes the extra time back. */
  | { readonly type: 'extraTimeSet'; readonly session: number; readonly table: number; readonly minutes: number }
  | { readonly type: 'hallPageSet'; readonly held: HeldPage | null }
  | { readonly type: 'hallFreezeSet'; readonly frozen: boolean }
  /** People of the final list that were read out, from the last place on. */
  | { readonly type: 'finalRead'; readonly people: number }
  | { readonly type: 'hallListSet'; readonly list: SeriesList }
  | { readonly type: 'hallSwitched'; readonly what: HallSwitch; readonly on: boolean }
  | { readonly type: 'undone'; readonly commandId: string }
  | { readonly type: 'redone'; readonly commandId: string };

export type PeopleEvent =
  | {
      readonly type: 'personAdded';
      readonly person: PersonId;
      readonly given: string;
      readonly family: string;
      readonly club: string;
      readonly note: string;
    }
  | {
      readonly type: 'personChanged';
      readonly person: PersonId;
      readonly given: string;
      readonly family: string;
      readonly club: string;
      readonly note: string;
    }
  | { readonly type: 'personMerged'; readonly person: PersonId; readonly into: PersonId }
  | { readonly type: 'personSplit'; readonly person: PersonId }
  | { readonly type: 'consentSet'; readonly person: PersonId; readonly consent: boolean }
  /** The name is gone from every entry of this stream; results stand under a placeholder. */
  | { readonly type: 'personErased'; readonly person: PersonId };

export type SeriesEvent =
  | { readonly type: 'seriesCreated'; readonly series: string; readonly name: string; readonly rules: SeriesRules }
  | { readonly type: 'seriesRenamed'; readonly series: string; readonly name: string }
  | { readonly type: 'seriesChanged'; readonly series: string; readonly rules: SeriesRules }
  | { readonly type: 'seriesRemoved'; readonly series: string }
  | { readonly type: 'openingsSet'; readonly series: string; readonly rows: readonly OpeningRow[] }
  | { readonly type: 'openingRemoved'; readonly series: string; readonly person: PersonId; readonly year: number | null };

/** What the stream of the club holds: its people and its series. */
export type ClubEvent = PeopleEvent | SeriesEvent;
export type JournalEvent = TournamentEvent | ClubEvent;

/** One row of the journal. `stream` is the tournament's id, or null for the club: address book and series. */
export interface JournalEntry<E extends JournalEvent = JournalEvent> {
  readonly stream: string | null;
  /** 1, 2, 3 ... within its stream, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
  readonly actor: string;
  readonly commandId: string;
  /** Version of the event's payload. */
  readonly version: number;
  readonly event: E;
}
