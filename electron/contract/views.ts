import type { Fairness, Price } from '../core/draw/drawInput.ts';
import type { FormatId, FormatSettings, StandingGroup } from '../core/formats/format.ts';
import type { DescribedSetting } from '../core/formats/settings.ts';
import type { Facts } from '../core/result.ts';
import type { EntryForm } from '../core/rules/form.ts';
import type { GameResult, RuleOption, RuleSetId } from '../core/rules/ruleSet.ts';
import type {
  Draw,
  EveningOptions,
  HallSceneName,
  Presence,
  SeatReason,
  ShownScene,
  TableCounts,
  TournamentSettings,
} from '../core/tournament/model.ts';
import type { SeriesList } from '../core/tournament/series.ts';
import type { DrawProofView, DrawSentenceView, LaterPairView } from './drawViews.ts';
import type { FinalReading, HallStandings, Moment, RankingScene, RevealScene } from './hallViews.ts';
import type { MovesView } from './nightViews.ts';

/*
 * What the queries answer. Names are resolved here: `person` is an id, `name` is what people read.
 * Totals and credits are whole units of 1/scale point; game points are whole numbers.
 */

/** Message key `label.<code>` and its figures, names resolved. */
export interface LabelView {
  readonly code: string;
  readonly facts: Facts;
}

/** A refusal on its way to the user: message key `refusal.<code>`, names resolved. */
export interface Refused {
  readonly code: string;
  readonly field?: string;
  readonly facts?: Facts;
  /** With code "stale": what was decided in between. */
  readonly between?: readonly LabelView[];
}

export interface PersonView {
  readonly person: string;
  readonly name: string;
}

export interface TournamentListView {
  readonly tournaments: readonly {
    readonly id: string;
    readonly name: string;
    readonly date: string;
    readonly place: string;
    readonly ruleSet: RuleSetId;
    readonly people: number;
    readonly sessions: number;
    readonly sessionsPlayed: number;
    readonly closed: boolean;
    /** Winners of a closed tournament. */
    readonly winners: readonly string[];
  }[];
}

/** Everything that can be chosen at set-up. */
export interface CatalogueView {
  readonly ruleSets: readonly {
    readonly id: RuleSetId;
    readonly game: string;
    readonly zeroSum: boolean;
    readonly options: readonly RuleOption[];
  }[];
  readonly formats: readonly { readonly id: FormatId; readonly defaults: FormatSettings; readonly settings: readonly DescribedSetting[] }[];
}

export const PHASES = ['registration', 'draw', 'session', 'standings', 'closing'] as const;
export type Phase = (typeof PHASES)[number];

/** The one next step: what it is and what blocks it. */
export interface NextStep {
  readonly action: 'draw' | 'release' | 'closeSession' | 'closeTournament' | 'none';
  readonly session: number;
  readonly blocked: Refused | null;
}

export interface UndoView {
  readonly commandId: string;
  readonly label: LabelView;
  /** Who did it, and when (ms since 1970), so that nobody takes back another's entry unawares. */
  readonly actor: string;
  readonly time: number;
}

/** The frame of the desk for one tournament. */
export interface TournamentView {
  readonly id: string;
  readonly seq: number;
  readonly settings: TournamentSettings;
  readonly scale: number;
  readonly phase: Phase;
  /** Session being played or drawn; 0 before the first draw. */
  readonly session: number;
  readonly released: boolean;
  readonly counts: {
    readonly registered: number;
    readonly expected: number;
    readonly present: number;
    readonly left: number;
    readonly paid: number;
    readonly cashCents: number;
    readonly waiting: number;
    readonly standby: number;
    readonly noShow: number;
    /** Of those present, who sits out the coming session. */
    readonly resting: number;
  };
  /** Tables of the current session, and games entered of those planned. */
  readonly progress: { readonly tables: number; readonly closed: number; readonly games: number; readonly planned: number };
  readonly options: EveningOptions;
  /** Places still free, or null without a limit. */
  readonly freePlaces: number | null;
  /** Table sizes the present people would give, or null where they cannot be divided. */
  readonly sizes: readonly number[] | null;
  readonly next: NextStep;
  readonly undo: UndoView | null;
  readonly redo: UndoView | null;
  /** The series it belongs to, or null. */
  readonly series: { readonly series: string; readonly name: string } | null;
  readonly hall: {
    readonly scene: HallSceneName;
    /** What the hall really shows: `auto` has led there, or the picture is kept. */
    readonly showing: ShownScene;
    readonly line: string;
    /** Page of `showing` that is held, from 0, or null. */
    readonly page: number | null;
    readonly frozen: boolean;
    readonly gong: boolean;
    readonly moments: boolean;
    readonly list: SeriesList;
    /** The final as it is read out; null before the last session is played. */
    readonly reading: FinalReading | null;
  };
  /** The clock of the session that plays, or null; `planned`: minutes the format gives a session, or null. */
  readonly clock:
    | (Pick<ClockScene, 'session' | 'endsAt' | 'leftMs'> & {
        readonly extra: readonly { readonly table: number; readonly minutes: number }[];
      })
    | null;
  readonly plannedMinutes: number | null;
  readonly closed: boolean;
}

export interface EntrantsView {
  readonly seq: number;
  readonly entrants: readonly {
    readonly person: string;
    readonly name: string;
    readonly given: string;
    readonly family: string;
    readonly club: string;
    readonly number: number;
    readonly presence: Presence;
    readonly paid: boolean;
    readonly leftAfter: number | null;
    /** Sessions the person sits out. */
    readonly pauses: readonly number[];
    /** Place on the waiting list, from 1, or null. */
    readonly waitingPlace: number | null;
    /** Where the person plays in the session that runs, or null; `standsInFor`: whose seat it is, if not his own; `standIn`: who plays for him. */
    readonly seat: {
      readonly session: number;
      readonly table: number;
      readonly seat: number;
      readonly standsInFor: string | null;
      readonly standIn: string | null;
    } | null;
    /** Has a seat in a session already, so he can leave but not be struck off. */
    readonly seated: boolean;
  }[];
}

/** The address book; `number` is the start number in the tournament asked about. */
export interface PeopleView {
  readonly seq: number;
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    readonly given: string;
    readonly family: string;
    readonly club: string;
    readonly note: string;
    readonly number: number | null;
    /** Agrees that the name is published. */
    readonly consent: boolean;
    /** The name was erased on request; `name` is a placeholder. */
    readonly erased: boolean;
    /** Other entries that were merged into this one, to split off again. */
    readonly merged: readonly PersonView[];
    /** Other entries of the same name, which might be the same person. */
    readonly sameName: readonly string[];
  }[];
}

/** A draw as the organizer reads it. */
export interface DrawSheet {
  readonly session: number;
  readonly method: Draw['method'];
  readonly seed: number;
  readonly engine: number;
  readonly tables: readonly {
    readonly number: number;
    readonly firstDealer: number;
    readonly seats: readonly (PersonView & { readonly number: number; readonly reason: SeatReason })[];
  }[];
  /** People with equal results whose order was settled; reversing it needs `people` in another order. */
  readonly ties: readonly {
    readonly table: number;
    readonly points: number;
    /** The place they share before the final, where it divides its groups; else null. */
    readonly place: number | null;
    readonly people: readonly PersonView[];
    readonly by: 'lot' | 'hand';
  }[];
  readonly quality: {
    /** Pairs that sit together again in this session. */
    readonly repeats: number;
    /** How often the pair that met most often sits together, this session included. */
    readonly longest: number;
    readonly fours: number;
    readonly fives: number;
    readonly repeatedPairs: readonly { readonly a: string; readonly b: string; readonly table: number; readonly times: number }[];
  };
  readonly inputHash: string;
  /** The whole plan, this session and those after it; null where nothing is planned ahead (lot, moving by place). */
  readonly plan: DrawPlanView | null;
  /** What the figures mean, the most important first; empty where nobody looked for few repeats (moving by place). */
  readonly sentences: readonly DrawSentenceView[];
  /** Start numbers, a line per table ("1-2-3-4"); sessions planned for later follow after a blank line. */
  readonly text: string;
}

/** What a plan with the fewest repeats is worth. */
export interface DrawPlanView {
  /** Sessions planned, this one included. */
  readonly sessions: number;
  readonly people: number;
  readonly repeats: number;
  /** Nothing with fewer repeats exists under this setting. */
  readonly lowerBound: number;
  readonly longest: number;
  readonly fiveSpread: number;
  readonly fair: Fairness;
  readonly prices: { readonly [setting in Fairness]: Price } | null;
  /** Pairs that meet again only in the sessions after this one. */
  readonly laterPairs: readonly LaterPairView[];
  readonly unmetWishes: readonly {
    readonly kind: 'apart' | 'fixed' | 'otherTable';
    readonly names: readonly string[];
    readonly session: number;
    readonly table: number;
  }[];
}

export interface DrawProgressView {
  readonly running: boolean;
  readonly moves: number;
  readonly budget: number;
  readonly best: number | null;
  readonly lowerBound: number;
}

/** One way to give every table four or five people when some came or went (moving by place). */
export interface MendView {
  readonly moves: readonly { readonly name: string; readonly from: number | null; readonly to: number }[];
  readonly closed: readonly number[];
  readonly opened: readonly number[];
  readonly repeats: number;
}

/** A proposal: `draw` is what `adoptDraw` carries. */
export interface DrawProposalView {
  readonly draw: Draw;
  readonly sheet: DrawSheet;
  /** Tables that would not have four or five people, and the ways to mend it; empty where nothing needs mending. */
  readonly misfits: readonly { readonly table: number; readonly count: number }[];
  readonly mends: readonly MendView[];
  readonly chosenMend: number;
}

export interface DrawView {
  readonly session: number;
  readonly released: boolean;
  /** Games were entered: it cannot be drawn again. */
  readonly started: boolean;
  readonly sheet: DrawSheet | null;
  /** Who came or went since this draw. */
  readonly presenceChanged: readonly string[];
}

/** A column of a table's list. */
export interface SeatView extends PersonView {
  /** Where he sits, clockwise from the first column, which is 1; the deal goes round in this order. */
  readonly chair: number;
  /** Plays the next game. */
  readonly plays: boolean;
  /** First and last game played at this table; null: to the end. */
  readonly from: number;
  readonly until: number | null;
  /** Who plays for him in the next game, or null. */
  readonly standIn: PersonView | null;
}

export interface TableCardView {
  readonly number: number;
  /** `credit` is null while the table is open, and for whoever played nothing that counts. */
  readonly seats: readonly (SeatView & { readonly points: number; readonly credit: number | null })[];
  readonly planned: number;
  readonly played: number;
  readonly totals: boolean;
  readonly closed: boolean;
  readonly missing: number;
  /** Why it was closed by hand, or null. */
  readonly closedReason: string | null;
  readonly counts: TableCounts;
  /** A second entry of the result is wanted and not there yet; `ready`: it can be typed now. */
  readonly second: 'no' | 'later' | 'ready';
  /** Number of the next game to enter, or null when nothing can be entered here. */
  readonly nextGame: number | null;
  /** Last thing entered: its game (null for totals), value, winner and time. */
  readonly last: { readonly game: number | null; readonly value: number; readonly winner: string | null; readonly time: number } | null;
}

export interface TablesView {
  readonly seq: number;
  readonly session: number;
  readonly sessions: number;
  readonly released: boolean;
  readonly closed: boolean;
  readonly scale: number;
  readonly tables: readonly TableCardView[];
  /** When open tables will have played their lists, at the pace at which their games came in; only where that tells something. */
  readonly forecast: readonly { readonly table: number; readonly endsAt: number }[];
}

export interface GameView {
  readonly number: number;
  readonly entry: unknown;
  readonly byHand: boolean;
  /** Seat that played a solo, or null; `compulsory`: it was the compulsory one. */
  readonly soloist: number | null;
  readonly compulsory: boolean;
  readonly kind: string;
  readonly result: GameResult;
  readonly dealer: number;
  readonly sitsOut: number | null;
  readonly reason: string | null;
  readonly voided: string | null;
  readonly earlier: readonly {
    readonly points: readonly number[];
    readonly value: number;
    readonly reason: string | null;
    readonly time: number;
  }[];
  readonly time: number;
}

/** An announcement the director approved for a game: a Valat, or a Kontra `against` one. */
export interface ApprovalView {
  readonly game: number;
  readonly seat: number;
  readonly against: boolean;
  readonly time: number;
}

/** A table's list. */
export interface TableView {
  readonly seq: number;
  readonly session: number;
  readonly sessions: number;
  readonly table: number;
  readonly seats: readonly SeatView[];
  readonly firstDealer: number;
  readonly planned: number;
  readonly missing: number;
  readonly games: readonly GameView[];
  readonly totals: {
    readonly points: readonly number[];
    /** Per seat: a compulsory solo is ticked. */
    readonly compulsory: readonly boolean[];
    readonly reason: string | null;
    readonly earlier: readonly { readonly points: readonly number[]; readonly reason: string | null; readonly time: number }[];
    readonly time: number;
  } | null;
  /** What a compulsory solo is in this session: it counts, means nothing, or is refused (the final). */
  readonly compulsory: 'counts' | 'ignored' | 'refused';
  /** Whose compulsory solo is open, in seat order; nobody where none counts. */
  readonly compulsoryOpen: readonly PersonView[];
  readonly sums: readonly number[];
  /** What the list shows about itself: message keys `mark.<code>`, names resolved. */
  readonly marks: readonly LabelView[];
  /** What the director approved, oldest first, or null where the rules know no such thing. `person` held the cards of the seat. */
  readonly approvals: readonly (PersonView & ApprovalView)[] | null;
  readonly closed: boolean;
  /** Why it was closed by hand, or null. */
  readonly closedReason: string | null;
  readonly counts: TableCounts;
  /** A second entry of the result is wanted and not there yet; `ready`: it can be typed now (`confirmTotals`). */
  readonly second: 'no' | 'later' | 'ready';
  readonly sessionClosed: boolean;
  /** The next game to enter, or null when the list is full, closed or handed in as totals. */
  readonly next: {
    readonly game: number;
    readonly dealer: number;
    readonly sitsOut: number | null;
    /** Columns of the game: four where a fifth came to the table later. */
    readonly players: 4 | 5;
  } | null;
  readonly zeroSum: boolean;
  readonly scale: number;
}

/** Form and reckoning for a draft: the same function that records. */
export interface PreviewView {
  readonly form: EntryForm;
  readonly result: GameResult | null;
  readonly refused: Refused | null;
  readonly dealer: number;
  readonly sitsOut: number | null;
  /** Worth a look before recording, e.g. a second compulsory solo; those of the rule set stand in `result.warnings`. */
  readonly warnings: readonly Refused[];
}

/** What a correction moves, before it is saved. */
export interface CorrectionView extends MovesView {
  readonly refused: Refused | null;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface SessionCellView {
  readonly credit: number;
  readonly points: number;
  readonly tablePlace: number;
  readonly table: number;
  readonly state: 'open' | 'counted' | 'dropped' | 'notCarried';
  readonly games: number;
}

export interface StandingRowView {
  readonly person: string;
  readonly name: string;
  readonly number: number;
  readonly place: number;
  /** Places won since the session before (negative: lost), or null for somebody new or before the second session. */
  readonly movement: number | null;
  readonly total: number;
  readonly sessions: readonly (SessionCellView | null)[];
  readonly games: number;
  readonly solos: number;
  /** Compulsory solos still missing. */
  readonly compulsoryOpen: number;
  /** `winners`: at the winners' table of the final; `notPlayed`: no table finished yet. Lower in that order never passes higher. */
  readonly group: StandingGroup;
  /** Units, within `total`: points given or taken, and the price of missing compulsory solos. */
  readonly adjustments: number;
  /** What the place brings for a ranking, in units of 1/rankingScale; null before the end, or where it brings none. */
  readonly rankingPoints: number | null;
  /** Counted within the last table that was finished. */
  readonly just: boolean;
}

export interface StandingsView {
  readonly seq: number;
  /** Last session counted in; 0 before the first. */
  readonly session: number;
  readonly sessions: number;
  readonly scale: number;
  readonly tables: number;
  readonly tablesCounted: number;
  /** Number of the table finished last in this session, or null. */
  readonly lastTable: number | null;
  /** When that was (ms since 1970). */
  readonly lastTableAt: number | null;
  readonly rows: readonly StandingRowView[];
  /** Closed: the rows are the frozen list. */
  readonly final: boolean;
  /** Units per ranking point once it is closed; null before, or where the format gives none. */
  readonly rankingScale: number | null;
  /** Points given or taken by the organizer, withdrawn ones included. Empty in the hall. */
  readonly adjustments: readonly AdjustmentView[];
}

export interface AdjustmentView extends PersonView {
  /** What `withdrawAdjustment` names. */
  readonly adjustment: number;
  readonly session: number | null;
  /** Game points. */
  readonly points: number;
  readonly reason: string;
  /** Why it was withdrawn, or null. */
  readonly withdrawn: string | null;
  readonly time: number;
}

export interface JournalView {
  readonly seq: number;
  readonly entries: readonly {
    readonly seq: number;
    readonly commandId: string;
    readonly time: number;
    readonly actor: string;
    readonly label: LabelView;
    readonly undone: boolean;
    readonly undoable: boolean;
  }[];
  readonly more: boolean;
}

/** Time left of the session that plays, and how far its tables are. Times are ms since 1970. */
export interface ClockScene {
  readonly kind: 'clock';
  readonly session: number;
  /** The program's own time when this was answered: the hall counts from it, whatever its own clock says. */
  readonly now: number;
  readonly minutes: number;
  /** When the time is up, or null while the clock is paused. */
  readonly endsAt: number | null;
  readonly leftMs: number | null;
  readonly tables: readonly {
    readonly number: number;
    readonly played: number;
    readonly planned: number;
    readonly closed: boolean;
    /** Minutes more for this table. */
    readonly extra: number;
  }[];
}

/** What the hall shows. Nothing that was not released is ever in here. */
export type HallScene =
  | { readonly kind: 'idle' }
  | { readonly kind: 'black' }
  | { readonly kind: 'welcome'; readonly expected: number; readonly present: number; readonly arrived: readonly PersonView[] }
  | {
      readonly kind: 'seatingByName';
      readonly session: number;
      readonly rows: readonly (PersonView & {
        readonly given: string;
        readonly family: string;
        readonly table: number;
        readonly seat: number;
      })[];
      readonly proof: DrawProofView | null;
    }
  /** `call`: the session begins, everybody to the tables. */
  | {
      readonly kind: 'seatingByTable' | 'call';
      readonly session: number;
      readonly tables: readonly { readonly number: number; readonly seats: readonly PersonView[] }[];
      readonly proof: DrawProofView | null;
    }
  | { readonly kind: 'standings'; readonly standings: HallStandings }
  | ClockScene
  | RevealScene
  | RankingScene
  /** The free line, large; it does not stand in the foot then. */
  | { readonly kind: 'announcement'; readonly text: string };

export interface HallView {
  readonly seq: number;
  readonly tournament: {
    readonly name: string;
    readonly date: string;
    readonly place: string;
    readonly sessions: number;
    readonly session: number;
  } | null;
  readonly scene: HallScene;
  readonly line: string;
  /** Page the organizer holds, from 0, or null: pages turn by themselves. */
  readonly page: number | null;
  /** Since when the picture is kept (ms since 1970): pages do not turn either. Else null. */
  readonly stoppedAt: number | null;
  /** What just happened, each shown over the scene while its time is; in order, none over yet. */
  readonly moments: readonly Moment[];
  /** When a gong sounds (ms since 1970), in order; empty when it is switched off or no clock runs. */
  readonly gongs: readonly number[];
}

/** What a printed score card needs. */
export interface ScoreCardsView {
  readonly tournament: { readonly name: string; readonly date: string; readonly place: string };
  readonly ruleSet: RuleSetId;
  readonly session: number;
  readonly sessions: number;
  readonly zeroSum: boolean;
  /** The tables draw their first dealer themselves: the card leaves a place for it. */
  readonly firstDealerAtTable: boolean;
  /** After a compulsory solo the same dealer deals again, so the printed dealers hold only until then. */
  readonly dealsAgain: boolean;
  /** Calls and bonuses in the order of the entry form: message keys of the columns. */
  readonly columns: readonly string[];
  readonly cards: readonly {
    readonly table: number;
    /** Running number of the card in this tournament. */
    readonly card: number;
    readonly seats: readonly PersonView[];
    readonly firstDealer: number;
    readonly rows: readonly { readonly game: number; readonly dealer: number; readonly sitsOut: number | null }[];
  }[];
}
