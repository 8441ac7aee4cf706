import { type Language, textOf } from '../contract/texts/text.ts';
import { RULE_SET_IDS } from '../core/rules/ruleSet.ts';
import { RULE_SETS } from '../core/rules/ruleSets.ts';

/** `cli rules NAME`: every option with default, alternatives, what it means and the paragraph of the sheet; null for an unknown name. */
export function describeRules(name: string, language: Language) {
  const id = RULE_SET_IDS.find((known) => known === name);
  if (!id) return null;
  return {
    rules: id,
    version: RULE_SETS[id].version,
    options: RULE_SETS[id].options.map((option) => ({
      ...option,
      text: textOf(language, `option.${id}.${option.name}`),
      alternatives: option.choices.map((choice) => ({ value: choice, text: textOf(language, `option.${id}.${option.name}.${choice}`) })),
    })),
  };
}
