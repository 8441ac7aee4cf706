import { ok, type Result } from '../result.ts';
import { isGroup, shown } from './read.ts';
import { no, type RuleRefusal } from './refusals.ts';
import type { OptionValue, RuleOption, RuleOptions } from './ruleSet.ts';

/**
 * The defaults overlaid with `partial` (absent: all defaults). Refuses names the rule set does not have and values that are
 * no alternative (rules/entry.md "Options").
 */
export function parseRuleOptions(options: readonly RuleOption[], partial: unknown): Result<RuleOptions, RuleRefusal> {
  const given = partial ?? {};
  if (!isGroup(given)) return no('options.notObject', 'options', { value: shown(partial) });
  const known = options.map((option) => option.name);
  const stranger = Object.keys(given).find((key) => !known.includes(key));
  if (stranger !== undefined)
    return no('options.unknown', `options.${shown(stranger)}`, { name: shown(stranger), known: known.join(', ') });
  const out: { [name: string]: OptionValue } = {};
  for (const option of options) {
    const value = Object.hasOwn(given, option.name) ? given[option.name] : option.default;
    const choice = option.choices.find((one) => one === value);
    if (choice === undefined) {
      return no('options.value', `options.${option.name}`, { name: option.name, value: shown(value), choices: option.choices.join(', ') });
    }
    out[option.name] = choice;
  }
  return ok(out);
}

/**
 * Lays options over a house's rules, field for field. They were read by `parseRuleOptions`, so every value is an alternative of
 * the field of that name. A tournament keeps one options object for all its games, so the result is remembered.
 */
export function overlayOptions<R extends object>(rules: R): (options: RuleOptions) => R {
  const laid = new WeakMap<RuleOptions, R>();
  return (options) => {
    const known = laid.get(options);
    if (known !== undefined) return known;
    const fresh = { ...rules, ...options };
    laid.set(options, fresh);
    return fresh;
  };
}
