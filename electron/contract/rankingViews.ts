import type { RuleSetId } from '../core/rules/ruleSet.ts';
import type { SettingsInput } from '../core/tournament/commands.ts';
import type { DrawWishes } from '../core/tournament/model.ts';
import type { ListRules, OpeningRow, SeriesList, SeriesRules } from '../core/tournament/series.ts';
import type { PersonView, Refused } from './views.ts';

/* What the queries answer about equal totals, money, series and the next tournament; see views.ts for the rest. */

/** People with equal totals where the lot decides (tieBreak "lot"), best first. `people` is what `settleTie` carries. */
export interface TiesView {
  readonly seq: number;
  readonly scale: number;
  /** A fresh seed for `settleTie`, unless one was given. */
  readonly seed: number;
  readonly ties: readonly {
    readonly place: number;
    readonly total: number;
    /** In the settled order, else by start number. */
    readonly people: readonly PersonView[];
    readonly settled: 'lot' | 'hand' | null;
    /** Seed of the lot that settled it. */
    readonly settledSeed: number | null;
  }[];
}

/** Who pays what into the pot and takes what out of it (TC SOLO). All in cents; `cents` below 0 are paid in. */
export interface SettlementView {
  readonly seq: number;
  /** Money per game point, or null where nothing is settled: then there are no rows. */
  readonly stakeCents: number | null;
  /** By what they pay or get, the largest gain first. */
  readonly rows: readonly (PersonView & { readonly number: number; readonly points: number; readonly cents: number })[];
  readonly paidIn: number;
  readonly paidOut: number;
  /** What stays in the pot; below 0: what it lacks. 0 in a house that pays between players. */
  readonly pot: number;
  /** Tables not finished yet: not in it. */
  readonly tablesOpen: number;
}

/** A tournament to begin with: everything but the date and the people. */
export interface AsLastTimeView {
  /** Whose settings these are; null where there is no tournament yet. */
  readonly from: { readonly tournament: string; readonly name: string; readonly date: string } | null;
  /** Ready for `createTournament` with a date; null where there is no tournament yet. */
  readonly settings: Omit<SettingsInput, 'date'> | null;
  /** Ready for `setWishes`: what does not name people. */
  readonly wishes: DrawWishes | null;
}

/** The club's series; `seq` is that of the stream without a tournament, as in PeopleView. */
export interface SeriesListView {
  readonly seq: number;
  readonly series: readonly {
    readonly series: string;
    readonly name: string;
    readonly rules: SeriesRules;
    /** Its tournaments, the newest first. `counted`: closed, and brings ranking points under the series' rules. */
    readonly tournaments: readonly {
      readonly tournament: string;
      readonly name: string;
      readonly date: string;
      readonly ruleSet: RuleSetId;
      readonly closed: boolean;
      readonly counted: boolean;
    }[];
    /** Points from before the program, in units of 1/scale point, by name. */
    readonly openings: readonly (PersonView & Omit<OpeningRow, 'person'>)[];
  }[];
}

/** One list of a series over the frozen lists of its closed tournaments. */
export interface RankingView {
  readonly seq: number;
  readonly series: string;
  readonly name: string;
  readonly list: SeriesList;
  readonly rules: ListRules;
  /** Units per point. */
  readonly scale: number;
  /** First and last year counted, or null for all time. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Years that can be chosen, newest first. */
  readonly years: readonly number[];
  /** Evenings counted, oldest first; `results` of a row name them. */
  readonly evenings: readonly {
    readonly tournament: string;
    readonly name: string;
    readonly date: string;
    readonly ruleSet: RuleSetId;
    readonly people: number;
  }[];
  /** With a place first, then those below the minimum of evenings. */
  readonly rows: readonly (PersonView & {
    readonly place: number | null;
    readonly points: number;
    /** Part of it from before the program. */
    readonly opening: number;
    readonly evenings: number;
    readonly results: readonly { readonly tournament: string; readonly points: number; readonly counted: boolean }[];
  })[];
}

/** Opening balances as read from a text; nothing is recorded. A row without a problem is ready for `setOpenings`. */
export interface ReadOpeningsView {
  readonly rows: readonly {
    /** Line of the text, from 1. */
    readonly line: number;
    readonly given: string;
    readonly family: string;
    readonly points: number;
    readonly scale: 1 | 10 | 100;
    readonly evenings: number;
    readonly year: number | null;
    /** The one person of that name, or null. */
    readonly person: string | null;
    /** Everybody of that name. */
    readonly candidates: readonly PersonView[];
    readonly problem: Refused | null;
  }[];
}
