import { type Facts, type Refusal, refuse } from '../result.ts';

/**
 * Every refusal of a rule set. Seats in the facts are numbered from 1, as people count them; `name` is the path in the
 * entry. Sentences: `refusal.<code>` in contract/texts.
 */
export const RULE_REFUSAL_CODES = [
  'table.players',
  'table.sitsOut',
  'options.notObject',
  'options.unknown',
  'options.value',
  'entry.notObject',
  'entry.unknownKey',
  'entry.notOneOf',
  'entry.notNumber',
  'entry.notWhole',
  'entry.outOfRange',
  'entry.notYesNo',
  'entry.notList',
  'entry.notGroup',
  'entry.kindMissing',
  'entry.soloMissing',
  'entry.ofMissing',
  'entry.offenderMissing',
  'entry.eyesMissing',
  'entry.eyesRange',
  'entry.seatsMissing',
  'entry.seatsTooMany',
  'entry.seatTwice',
  'entry.seatNotPlaying',
  'entry.noTrickMissing',
  'entry.noTrickEyes',
  'entry.callUnknown',
  'entry.callTwice',
  'entry.callLevelPassed',
  'entry.callNeedsParty',
  'entry.callAutomatic',
  'entry.callNotInSolo',
  'entry.bonusNotCounted',
  'entry.bonusTooMany',
  'entry.bonusWithoutTrick',
  'entry.doppelkopfEyes',
  'entry.lastTrickOnce',
  'entry.karlchenOrCaught',
  'entry.dulleNeedsCall',
  'entry.dulleOneParty',
  'entry.dulleWithFuchs',
  'entry.byMissing',
  'entry.madeMissing',
  'entry.approvedMissing',
  'entry.pagatTwice',
  'entry.valatTwice',
  'entry.valatEyes',
  'entry.mondTrull',
  'entry.declinedKontra',
  'entry.declinedRekontra',
  'entry.declinedNotPlayed',
  'entry.declinedPlayedOn',
] as const;
export type RuleRefusalCode = (typeof RULE_REFUSAL_CODES)[number];
export type RuleRefusal = Refusal<RuleRefusalCode>;
export type RuleRefused = { readonly ok: false; readonly error: RuleRefusal };

/** Refusals that only say that something has not been entered yet: the screen asks for it instead of showing an error. */
export const INCOMPLETE_CODES = [
  'entry.kindMissing',
  'entry.soloMissing',
  'entry.ofMissing',
  'entry.offenderMissing',
  'entry.eyesMissing',
  'entry.seatsMissing',
  'entry.noTrickMissing',
  'entry.byMissing',
  'entry.madeMissing',
  'entry.approvedMissing',
] as const satisfies readonly RuleRefusalCode[];

/** True if the entry is not wrong, only not finished. */
export function isIncomplete(refusal: Refusal): boolean {
  return (INCOMPLETE_CODES as readonly string[]).includes(refusal.code);
}

/** Codes of `GameResult.warnings`: worth a look, the points stand. Sentences: `warning.<code>`. */
export const RULE_WARNING_CODES = ['forcedKontra', 'valatKontra'] as const;
export type RuleWarningCode = (typeof RULE_WARNING_CODES)[number];

/** `refuse` with the codes of the rules checked by the compiler. */
export const no: (code: RuleRefusalCode, field?: string, facts?: Facts) => RuleRefused = refuse;
