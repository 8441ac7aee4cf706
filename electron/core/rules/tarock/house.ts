import type { LineCode } from '../lines.ts';
import type { RuleOption, RuleSetId } from '../ruleSet.ts';
import type { PlayedKind } from './words.ts';

/** What is paid for in a hand; each is a line of the reckoning. */
export const PAID = [
  'game',
  'absolut',
  'absolutStill',
  'pagat',
  'pagatStill',
  'mond',
  'trull',
  'koenigstrull',
  'valat',
  'valatStill',
] as const satisfies readonly LineCode[];
export type Paid = (typeof PAID)[number];

/** How a Tarock club plays, as data. Options are the fields of the same name. */
export interface TarockRules {
  /** Points of each line before its Kontra, per kind; 0 where there is no such thing. */
  readonly values: { readonly [kind in PlayedKind]: { readonly [paid in Paid]: number } };
  /** Highest Kontra: 1 Kontra, 2 Rekontra. An announced Valat has its own. */
  readonly kontraMax: { readonly [kind in PlayedKind]: 1 | 2 };
  readonly valatKontraMax: 1 | 2;
  /** A Valat takes the place of everything else in the hand, or is added to it. */
  readonly valat: 'replaces' | 'adds';
  /** What a Valat of the opponents of a rufer counts when the director did not approve it. */
  readonly unapprovedKontraValat: 'half' | 'full';
  /** A doubling that is declined loses the game, or the hand is played on without it. */
  readonly declinedDoubling: 'conceded' | 'playedOn';
  /** Where the sheet says what a renonce costs; its lines come from there too. */
  readonly renonceParagraph: string;
  readonly paragraphs: { readonly [code in LineCode]?: string };
}

type OptionOf<N extends keyof TarockRules> = TarockRules[N] extends string
  ? { readonly name: N; readonly choices: readonly TarockRules[N][]; readonly paragraph: string; readonly open: boolean }
  : never;
export type TarockOption = { [N in keyof TarockRules]: OptionOf<N> }[keyof TarockRules];

/** A Tarock club is a file with one of these. */
export interface TarockHouse {
  readonly id: RuleSetId;
  readonly version: number;
  readonly rules: TarockRules;
  readonly options: readonly TarockOption[];
}

export function tarockOptions(house: TarockHouse): readonly RuleOption[] {
  return house.options.map((option) => ({ ...option, default: house.rules[option.name] }));
}
