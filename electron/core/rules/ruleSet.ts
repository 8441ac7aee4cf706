import type { Facts, Refusal, Result } from '../result.ts';
import type { EntryForm } from './form.ts';

/** Where a game is played: seats are numbered from 0, clockwise. At a table of five exactly one seat sits out. */
export interface TableContext {
  readonly players: 4 | 5;
  readonly sitsOut: number | null;
  /** What the director approved for this hand, where the table keeps that: entries then take `approved` from here. */
  readonly approvals?: readonly Approval[];
  /** A compulsory solo (Pflichtsolo) counts here: the form asks for it also in a house that has none of its own. */
  readonly compulsory?: boolean;
}

/** The director allowed the player of a seat to announce a Valat, or to say Kontra `against` one (TC SOLO 2.10, 2.10.1). */
export interface Approval {
  readonly seat: number;
  readonly against: boolean;
}

/** One line of the reckoning (rules/entry.md "Result"): starting from 0, `points` adds, `factor` multiplies, `floor` raises to at least that. */
export interface Line {
  readonly code: string;
  readonly points?: number;
  readonly factor?: number;
  readonly floor?: number;
  /** Figures for the sentence (eyes, threshold, party ...). */
  readonly facts?: Facts;
  /** Paragraph of the rule sheet this line comes from, as printed there. */
  readonly paragraph?: string;
}

export type Winner = 're' | 'kontra' | 'declarers' | 'defenders';

/** Result of one game (rules/entry.md "Result"). `points` has one whole number per seat; the sitting seat has 0. */
export interface GameResult {
  readonly points: readonly number[];
  readonly value: number;
  readonly winner: Winner | null;
  readonly lines: readonly Line[];
  /** Things worth a look that do not change the points (codes, e.g. a forced Kontra not said). */
  readonly warnings?: readonly Refusal[];
}

/** What a recorded game was, for lists and standings, without knowing the house. */
export interface GameFacts {
  /** For a misplay the kind it happened in. */
  readonly kind: string;
  /** The solo that was played, a Hochzeit without a partner being a silent one ("still"); absent with two players or in Tarock. */
  readonly solo?: string;
  /** Seats of the playing party (Re, declarers). */
  readonly playing: readonly number[];
  /** The one seat that played alone, or null. */
  readonly soloist: number | null;
  /** Entered as the soloist's compulsory solo (Pflichtsolo); whether it counts is the format's matter. */
  readonly compulsory: boolean;
  readonly misplay: boolean;
}

/** One option of a house: data, shown to the organizer in plain words. */
export interface RuleOption {
  readonly name: string;
  /** Alternatives; the first in the sheet's sense is `default`. Values are strings, booleans or whole numbers. */
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
  /** Paragraph of the sheet. */
  readonly paragraph: string;
  /** The sheet leaves it open (marked Open in the restatement): offered at set-up. */
  readonly open: boolean;
}
export type OptionValue = string | boolean | number;
export type RuleOptions = { readonly [name: string]: OptionValue };

/** A rule set: how a game is scored. Found in the table RULE_SETS. */
export interface RuleSet {
  readonly id: RuleSetId;
  /** Version of the arithmetic; stored with each recorded game. */
  readonly version: number;
  readonly game: 'doppelkopf' | 'tarock';
  readonly options: readonly RuleOption[];
  /** True if every row of a game list must sum to 0 (plus/minus houses). */
  readonly zeroSum: boolean;
  /** True if the four results of a row are all even or all odd; it does not hold at a table of five (DDV). */
  readonly evenOdd: boolean;
  /** True if the director approves announcements beforehand, so that the tables keep them (TableContext.approvals). */
  readonly approvals: boolean;
  /** The defaults overlaid with `partial`; refuses unknown names and values that are no alternative. */
  parseOptions(partial: unknown): Result<RuleOptions, Refusal>;
  /** The entry with what the table knows better filled in (approvals). It is what is scored and recorded. */
  settled(entry: unknown, context: TableContext): unknown;
  /** Scores an entry (rules/entry.md). Never throws, whatever comes in. `options` come from parseOptions. */
  score(entry: unknown, context: TableContext, options: RuleOptions): Result<GameResult, Refusal>;
  /** Facts of a valid entry; call only after `score` accepted it. */
  facts(entry: unknown, context: TableContext, options: RuleOptions): GameFacts;
  /** The entry form for a draft (an entry being typed; may be {}): fields, choices still possible, the draft made tidy. */
  form(draft: unknown, context: TableContext, options: RuleOptions): EntryForm;
}

export const RULE_SET_IDS = ['eselstall', 'wielandstrasse', 'heinz', 'tc-solo', 'ddv'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];
