import type { LineCode } from '../lines.ts';
import type { RuleOption, RuleSetId } from '../ruleSet.ts';
import type { Bonus, PlayedKind, Solo } from './words.ts';

/** A step of the reckoning. A house lists the steps in the order in which it counts them. */
export type Step =
  | 'won'
  | 'against'
  | 'soloBonus'
  | 'soloFixed'
  | 'below'
  | 'announced'
  | 'reached'
  | 'said'
  | 'bonus'
  | 'floor'
  | 'misplay';

/**
 * How a house plays: everything in which two houses can differ, as data. An option of the rule set is a field of the same
 * name, so a tournament's options are laid over the house's rules and nothing else has to be told.
 */
export interface HouseRules {
  /** With 40 cards every trick is worth eyes, so "no trick" follows from them; with 48 it must be said. */
  readonly pack: 40 | 48;
  readonly kinds: readonly PlayedKind[];
  readonly solos: readonly Solo[];
  /** The house scores a misplay by arithmetic; otherwise the points are entered by hand. */
  readonly misplay: boolean;
  /** There is a compulsory solo (Pflichtsolo): the form asks for it. */
  readonly compulsorySolo: boolean;

  // Who wins
  /** Kontra needs 121 when it was said and Re was not. */
  readonly kontraAloneNeeds121: boolean;
  /** Who needs 121 when both were said. */
  readonly bothCalled: 'reNeeds121' | 'kontraNeeds121' | 'lastCallerNeeds121' | 'firstCallerNeeds121';
  readonly failedAbsage: 'loses' | 'eyes';
  readonly bothFailed: 'nobody' | 'eyes';

  // What counts, in this order
  readonly pair: readonly Step[];
  readonly solo: readonly Step[];
  /** Steps counted when nobody wins, each for the party that earned it; none: the game is worth 0. */
  readonly nobody: readonly Step[];
  readonly misplayPair: readonly Step[];
  readonly misplaySolo: readonly Step[];
  /** Winning is a level of its own ("12"), which an Absage announces too. */
  readonly twelve: boolean;
  /** A winner's own Absage counts always, or only the levels that were reached (they count "a second time"). */
  readonly ownAbsage: 'always' | 'whenReached';
  /** What the other side gets for a failed Absage: each level as reached and as announced, once, or nothing. */
  readonly failedAbsageStake: 'bothWays' | 'once' | 'nothing';
  readonly againstSolo: boolean;
  /** Re and Kontra said double the value or add 2 each. */
  readonly said: 'double' | 'add';
  readonly bonusPair: readonly Bonus[];
  readonly bonusSolo: { readonly [solo in Solo]?: readonly Bonus[] };
  readonly losersBonus: 'deducted' | 'ignored';
  /** How often one party can win the last trick with a jack of clubs: 2 where Doppelkarlchen counts. */
  readonly karlchenMax: 1 | 2;
  /** The jack of clubs counts as caught only when the queen of diamonds takes it, so not beside an own Karlchen. */
  readonly caughtByQueen: boolean;
  readonly karlchenCaught: 'lastTrick' | 'anyTrick';
  readonly floor: 'none' | 0;
  /** What a fixed solo is worth per opponent. */
  readonly fixedSolo: number;
  /** Calls in a solo, a silent solo and a Hochzeit without a partner. */
  readonly soloCalls: 'all' | 'kontra';
  readonly hochzeitSaysRe: boolean;
  /**
   * What becomes of a Kontra said by the player who then is Re's partner. Calls are entered as they stand after it, so this
   * tells the organizer what to enter; 'unsaid' where the sheet does not speak of it.
   */
  readonly hochzeitKontra: 'stays' | 'becomesRe' | 'unsaid';

  // Who writes down what
  readonly sign: 'plusMinus' | 'winnersPlus';
  readonly soloistFactor: number;
  /** What a misplay is worth before calls, per opponent or partner. */
  readonly misplayValue: number;
  readonly misplaySoloistFactor: number;
  /** Each of Re and Kontra counts in a misplay; otherwise whatever was said counts once. */
  readonly misplayPerCall: boolean;

  /** Where on the sheet a line comes from. */
  readonly paragraphs: { readonly [code in LineCode]?: string };
}

type OptionOf<N extends keyof HouseRules> = HouseRules[N] extends string | boolean | number
  ? { readonly name: N; readonly choices: readonly HouseRules[N][]; readonly paragraph: string; readonly open: boolean }
  : never;
/** An option of a house: a field of its rules that may be played differently. */
export type HouseOption = { [N in keyof HouseRules]: OptionOf<N> }[keyof HouseRules];

/** A house is a file with one of these. The default of each option is what its rules say. */
export interface House {
  readonly id: RuleSetId;
  readonly version: number;
  readonly rules: HouseRules;
  /** The sheet checks its lists by it: the four results of a row are all even or all odd, but not at a table of five. */
  readonly evenOdd?: boolean;
  readonly options: readonly HouseOption[];
}

/** The options as everybody outside sees them. */
export function ruleOptions(house: House): readonly RuleOption[] {
  return house.options.map((option) => ({ ...option, default: house.rules[option.name] }));
}
