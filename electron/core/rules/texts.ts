import type { ddv } from './doppelkopf/ddv.ts';
import type { eselstall } from './doppelkopf/eselstall.ts';
import type { heinz } from './doppelkopf/heinz.ts';
import type { wielandstrasse } from './doppelkopf/wielandstrasse.ts';
import type { Bonus, Call, Kind, Solo } from './doppelkopf/words.ts';
import type { LineCode } from './lines.ts';
import type { RuleRefusalCode, RuleWarningCode } from './refusals.ts';
import type { RuleSetId } from './ruleSet.ts';
import type { tcSolo } from './tarock/tcSolo.ts';
import type { Declined, Kind as TarockKind } from './tarock/words.ts';

/** Texts of the entry forms that belong to no list of their own. */
export const FORM_TEXTS = [
  'form.kind',
  'form.of',
  'form.solo',
  'form.re',
  'form.re.one',
  'form.re.two',
  'form.re.hochzeit',
  'form.re.hochzeitMisplay',
  'form.soloist',
  'form.declarers',
  'form.declarers.two',
  'form.offender',
  'form.offender.hint',
  'form.offender.renonce',
  'form.compulsory',
  'form.calls',
  'form.calls.inOrder',
  'form.calls.onlyKontra',
  'form.calls.kontraStays',
  'form.calls.kontraBecomesRe',
  'form.eyes',
  'form.eyes.typeRe',
  'form.eyes.typeDeclarers',
  'form.eyes.mayBeLeftOut',
  'form.noTrick',
  'form.noTrick.re',
  'form.noTrick.kontra',
  'form.bonus',
  'form.mussSolo',
  'form.mussSolo.hint',
  'form.kontra',
  'form.declined',
  'form.absolut',
  'form.pagat',
  'form.pagatStill',
  'form.valat',
  'form.valatStill',
  'form.made',
  'form.approved',
  'form.atEnd',
  'form.mond',
  'form.trull',
  'form.koenigstrull',
  'form.blocked.hasBonus',
  'form.blocked.pagat',
  'form.blocked.pagatStill',
  'form.blocked.valat',
  'form.blocked.valatStill',
  'form.blocked.mond',
  'form.blocked.trull',
  'noTrick.none',
  'noTrick.some',
  'kontra.none',
  'kontra.kontra',
  'kontra.rekontra',
  'made.yes',
  'made.no',
  'approved.yes',
  'approved.no',
  'party.re',
  'party.kontra',
  'party.soloist',
  'party.declarers',
  'party.defenders',
] as const;

type OptionTexts<H> = H extends { readonly id: infer I extends string; readonly options: readonly (infer O)[] }
  ? O extends { readonly name: infer N extends string; readonly choices: readonly (infer C extends string | number | boolean)[] }
    ? `option.${I}.${N}` | `option.${I}.${N}.${C}`
    : never
  : never;

/** Every text the rules need, as a message key. A language without one of them does not compile (contract/texts). */
export type RuleTextKey =
  | (typeof FORM_TEXTS)[number]
  | `kind.${Kind | TarockKind}`
  | `solo.${Solo}`
  | `call.${Call}`
  | `bonus.${Bonus}`
  | `declined.${Declined}`
  | `line.${LineCode}`
  | `refusal.${RuleRefusalCode}`
  | `warning.${RuleWarningCode}`
  | `ruleset.${RuleSetId}`
  | OptionTexts<typeof eselstall | typeof wielandstrasse | typeof heinz | typeof ddv | typeof tcSolo>;
