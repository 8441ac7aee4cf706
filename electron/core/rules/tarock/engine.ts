import { ok } from '../../result.ts';
import { overlayOptions, parseRuleOptions } from '../options.ts';
import type { RuleSet } from '../ruleSet.ts';
import { settleApprovals } from './approvals.ts';
import { parseHand } from './entry.ts';
import { tarockForm } from './form.ts';
import { type TarockHouse, type TarockRules, tarockOptions } from './house.ts';
import { scoreHand } from './score.ts';

/** The rule set of a club that plays Tarock XX-Rufen. */
export function tarockRuleSet(house: TarockHouse): RuleSet {
  const options = tarockOptions(house);
  const overlay = overlayOptions<TarockRules>(house.rules);

  return {
    id: house.id,
    version: house.version,
    game: 'tarock',
    options,
    zeroSum: true,
    evenOdd: false,
    approvals: true,
    parseOptions: (partial) => parseRuleOptions(options, partial),
    settled: settleApprovals,
    score(entry, table, chosen) {
      const rules = overlay(chosen);
      const hand = parseHand(settleApprovals(entry, table), table, rules);
      return hand.ok ? ok(scoreHand(hand.value, rules, table)) : hand;
    },
    facts(entry, table, chosen) {
      const parsed = parseHand(settleApprovals(entry, table), table, overlay(chosen));
      if (!parsed.ok) throw new Error(`facts of a refused entry: ${parsed.error.code}`);
      const { of, kind, declarers } = parsed.value;
      return {
        kind: of,
        playing: declarers,
        soloist: declarers.length === 1 ? (declarers[0] ?? null) : null,
        compulsory: false,
        misplay: kind === 'renonce',
      };
    },
    form: (draft, table, chosen) => tarockForm(draft, table, overlay(chosen)),
  };
}
