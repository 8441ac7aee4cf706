import { ok } from '../../result.ts';
import { overlayOptions, parseRuleOptions } from '../options.ts';
import type { RuleSet } from '../ruleSet.ts';
import { parseEntry } from './entry.ts';
import { doppelkopfForm } from './form.ts';
import { type House, type HouseRules, ruleOptions } from './house.ts';
import { scoreGame } from './score.ts';

/** The rule set of a Doppelkopf house. The engine knows no house: everything it asks for stands in `house.rules`. */
export function doppelkopfRuleSet(house: House): RuleSet {
  const options = ruleOptions(house);
  const overlay = overlayOptions<HouseRules>(house.rules);

  return {
    id: house.id,
    version: house.version,
    game: 'doppelkopf',
    options,
    zeroSum: house.rules.sign === 'plusMinus',
    evenOdd: house.evenOdd === true,
    approvals: false,
    parseOptions: (partial) => parseRuleOptions(options, partial),
    settled: (entry) => entry,
    score(entry, table, chosen) {
      const rules = overlay(chosen);
      const game = parseEntry(entry, table, rules);
      return game.ok ? ok(scoreGame(game.value, rules, table)) : game;
    },
    facts(entry, table, chosen) {
      const rules = overlay(chosen);
      const parsed = parseEntry(entry, table, rules);
      if (!parsed.ok) throw new Error(`facts of a refused entry: ${parsed.error.code}`);
      const game = parsed.value;
      return {
        kind: game.of,
        ...(game.solo === null ? {} : { solo: game.solo }),
        playing: game.re,
        soloist: game.solo === null ? null : (game.re[0] ?? null),
        compulsory: game.compulsory,
        misplay: game.kind === 'misplay',
      };
    },
    form: (draft, table, chosen) => doppelkopfForm(draft, table, overlay(chosen)),
  };
}
