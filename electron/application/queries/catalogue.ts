import type { CatalogueView, Refused } from '../../contract/views.ts';
import { FORMAT_IDS } from '../../core/formats/format.ts';
import { FORMATS } from '../../core/formats/formats.ts';
import { describeSettings } from '../../core/formats/settings.ts';
import { ok, type Result } from '../../core/result.ts';
import { RULE_SET_IDS } from '../../core/rules/ruleSet.ts';
import { RULE_SETS } from '../../core/rules/ruleSets.ts';

/** Everything that can be chosen at set-up: rule sets with their options, formats with their settings. */
export function queryCatalogue(): Result<CatalogueView, Refused> {
  return ok({
    ruleSets: RULE_SET_IDS.map((id) => {
      const { game, zeroSum, options } = RULE_SETS[id];
      return { id, game, zeroSum, options };
    }),
    formats: FORMAT_IDS.map((id) => ({
      id,
      defaults: FORMATS[id].defaults,
      settings: describeSettings(FORMATS[id], FORMATS[id].defaults),
    })),
  });
}
