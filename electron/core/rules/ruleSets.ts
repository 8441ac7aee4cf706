import { ddv } from './doppelkopf/ddv.ts';
import { doppelkopfRuleSet } from './doppelkopf/engine.ts';
import { eselstall } from './doppelkopf/eselstall.ts';
import { heinz } from './doppelkopf/heinz.ts';
import { wielandstrasse } from './doppelkopf/wielandstrasse.ts';
import type { RuleSet, RuleSetId } from './ruleSet.ts';
import { tarockRuleSet } from './tarock/engine.ts';
import { tcSolo } from './tarock/tcSolo.ts';

/** Every rule set the program knows. A new Doppelkopf house is a file like those above and a row here. */
export const RULE_SETS = {
  eselstall: doppelkopfRuleSet(eselstall),
  wielandstrasse: doppelkopfRuleSet(wielandstrasse),
  heinz: doppelkopfRuleSet(heinz),
  'tc-solo': tarockRuleSet(tcSolo),
  ddv: doppelkopfRuleSet(ddv),
} as const satisfies Record<RuleSetId, RuleSet>;
