import type { Facts } from '../core/result.ts';
import type { GameResult, OptionValue, RuleSetId } from '../core/rules/ruleSet.ts';
import type { Refused } from './views.ts';

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
