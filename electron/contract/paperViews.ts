import type { Facts } from '../core/result.ts';
import type { GameResult, OptionValue, RuleSetId } from '../core/rules/ruleSet.ts';
import type { Certificate, Prizes } from '../core/tournament/prizes.ts';
import type { PersonView, Refused } from './views.ts';

/* What the queries answer for papers that have no screen of their own; see views.ts for the rest. */

/** The rule page of a house under the options in force; sentences stand in the texts `house.<rule set>.<section>.<n>`. */
export interface RulePageView {
  readonly ruleSet: RuleSetId;
  /** The evening it holds for, or null for the house's defaults. */
  readonly tournament: { readonly name: string; readonly date: string; readonly place: string } | null;
  /** What the texts of the page may ask: options by name, figures of the evening. */
  readonly facts: Facts;
  /** Answers to the open questions of the sheet; texts `option.<rule set>.<name>` and `.<value>`. */
  readonly options: readonly {
    readonly name: string;
    readonly value: OptionValue;
    readonly usual: boolean;
    readonly paragraph: string;
  }[];
  /** Worked cases in the order of the texts `house.<rule set>.case.<n>`; one that these options refuse (it cannot happen) says so. */
  readonly cases: readonly { readonly result: GameResult | null; readonly refused: Refused | null }[];
}

/** What is given away, to whom, and what the certificates say. */
export interface PapersView {
  readonly seq: number;
  readonly scale: number;
  /** The list is final; before that it may still change. */
  readonly final: boolean;
  /** People on the list. */
  readonly people: number;
  readonly sessions: number;
  readonly prizes: Prizes;
  /** A fresh seed for drawing the prizes of equal places. */
  readonly seed: number;
  readonly awards: readonly (PersonView & {
    readonly place: number;
    readonly total: number;
    readonly cents: number;
    readonly goods: readonly string[];
    /** People of this place, this one included, who share the prizes or drew lots for them. */
    readonly among: number;
    readonly drawn: boolean;
  })[];
  /** Cents that sharing leaves over. */
  readonly leftCents: number;
  /** All prize money, and what was taken in fees. */
  readonly moneyCents: number;
  readonly cashCents: number;
  readonly certificate: Certificate;
  /** Who gets a certificate, the best first. */
  readonly certified: readonly (PersonView & { readonly place: number; readonly total: number })[];
  /** Who paid the fee, by start number. */
  readonly paid: readonly (PersonView & { readonly number: number })[];
}
