import {
  COMPULSORY_SOLOS,
  COUNTS,
  EQUAL_AT_TABLE,
  FIRST_DEALERS,
  FIRST_SEATINGS,
  type FormatId,
  type FormatSettings,
  LATER_SEATINGS,
  NEGATIVE_SHARES,
  RANKING_POINTS,
  RANKING_TIES,
  TABLE_PREFERENCES,
  TIE_BREAKS,
  WINNERS_TABLES,
} from './format.ts';

/** Dotted names of the single settings: "games.four", "placePoints.0", "final" (a tick) and "final.winnersTable". */
export type LeafName<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? `${K}.${0 | 1 | 2 | 3 | 4}`
    : NonNullable<T[K]> extends object
      ? (null extends T[K] ? K : never) | `${K}.${LeafName<NonNullable<T[K]>>}`
      : K;
}[keyof T & string];
export type SettingName = LeafName<FormatSettings>;
export type SettingValue = string | number | boolean | null;

/** Where a sheet speaks of a setting; `open`: the restatement marks it Open, so the organizer is asked. `paragraph` null: the sheet is silent. */
export interface SheetNote {
  readonly paragraph: string | null;
  readonly open: boolean;
}

/**
 * One setting of the set-up screen. Texts: `setting.<name>`, `setting.<name>.<choice>`, `setting.<name>.example`.
 * `empty`: may be null, which means none. `when`: it only matters while another setting has one of these values.
 */
export type FormatSetting = {
  readonly name: SettingName;
  readonly sheets: { readonly [F in FormatId]?: SheetNote };
  readonly when?: { readonly name: SettingName; readonly is: readonly SettingValue[] };
} & (
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly empty: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[] }
  | { readonly kind: 'tick' }
);

const says = (paragraph: string): SheetNote => ({ paragraph, open: false });
const leavesOpen = (paragraph: string | null = null): SheetNote => ({ paragraph, open: true });

const PLACE_POINTS = { kind: 'whole', min: 0, max: 100, empty: false, when: { name: 'counts', is: ['placePoints'] } } as const;
const PLACE_POINTS_SHEETS = { eselstall: says('Turnier-Zählweise') };
const HAS_COMPULSORY_SOLO = { name: 'compulsorySolo.per', is: ['tournament', 'session'] } as const;
const HAS_FINAL = { name: 'final', is: [true] } as const;

/** Every setting of a format, in the order of the set-up screen. */
export const FORMAT_SETTINGS = [
  {
    name: 'sessions',
    kind: 'whole',
    min: 1,
    max: 20,
    empty: false,
    sheets: {
      eselstall: says('Turnierlänge'),
      wielandstrasse: says('VI'),
      heinz: leavesOpen('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: leavesOpen(),
    },
  },
  {
    name: 'games.four',
    kind: 'whole',
    min: 1,
    max: 200,
    empty: false,
    sheets: {
      eselstall: leavesOpen('Turnierlänge'),
      wielandstrasse: says('VI'),
      heinz: says('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: says('Format'),
    },
  },
  {
    name: 'games.five',
    kind: 'whole',
    min: 1,
    max: 200,
    empty: false,
    sheets: {
      eselstall: leavesOpen('Turnierlänge'),
      wielandstrasse: says('VI'),
      heinz: leavesOpen('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: says('Format'),
    },
  },
  { name: 'minutes.four', kind: 'whole', min: 1, max: 600, empty: true, sheets: { ddv: says('Format') } },
  { name: 'minutes.five', kind: 'whole', min: 1, max: 600, empty: true, sheets: { ddv: says('Format') } },
  { name: 'tables', kind: 'choice', choices: TABLE_PREFERENCES, sheets: { wielandstrasse: says('VI') } },
  {
    name: 'firstSeating',
    kind: 'choice',
    choices: FIRST_SEATINGS,
    sheets: {
      eselstall: says('Turnierlänge'),
      wielandstrasse: says('VI'),
      heinz: leavesOpen('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: leavesOpen(),
    },
  },
  {
    name: 'laterSeating',
    kind: 'choice',
    choices: LATER_SEATINGS,
    sheets: {
      eselstall: says('Turnierlänge'),
      wielandstrasse: says('VI'),
      heinz: leavesOpen('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: leavesOpen(),
    },
  },
  {
    name: 'firstDealer',
    kind: 'choice',
    choices: FIRST_DEALERS,
    sheets: {
      eselstall: says('Karten Geben'),
      wielandstrasse: leavesOpen(),
      heinz: says('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: says('Format'),
    },
  },
  { name: 'counts', kind: 'choice', choices: COUNTS, sheets: { eselstall: says('Turnier-Zählweise'), heinz: says('Ablauf') } },
  { name: 'placePoints.0', ...PLACE_POINTS, sheets: PLACE_POINTS_SHEETS },
  { name: 'placePoints.1', ...PLACE_POINTS, sheets: PLACE_POINTS_SHEETS },
  { name: 'placePoints.2', ...PLACE_POINTS, sheets: PLACE_POINTS_SHEETS },
  { name: 'placePoints.3', ...PLACE_POINTS, sheets: PLACE_POINTS_SHEETS },
  { name: 'placePoints.4', ...PLACE_POINTS, sheets: PLACE_POINTS_SHEETS },
  {
    name: 'equalAtTable',
    kind: 'choice',
    choices: EQUAL_AT_TABLE,
    when: { name: 'counts', is: ['placePoints'] },
    sheets: { eselstall: leavesOpen() },
  },
  {
    name: 'negativeShare',
    kind: 'choice',
    choices: NEGATIVE_SHARES,
    when: { name: 'counts', is: ['placePoints'] },
    sheets: { eselstall: leavesOpen('Turnier-Zählweise') },
  },
  { name: 'dropWorst', kind: 'tick', sheets: {} },
  {
    name: 'tieBreak',
    kind: 'choice',
    choices: TIE_BREAKS,
    sheets: {
      eselstall: leavesOpen(),
      wielandstrasse: leavesOpen(),
      heinz: leavesOpen('Ablauf'),
      'tc-solo': leavesOpen(),
      ddv: leavesOpen(),
    },
  },
  {
    name: 'compulsorySolo.per',
    kind: 'choice',
    choices: COMPULSORY_SOLOS,
    sheets: { eselstall: says('Abfrage / Reizen'), wielandstrasse: says('II.5'), ddv: says('Format') },
  },
  {
    name: 'compulsorySolo.price',
    kind: 'whole',
    min: 0,
    max: 1000,
    empty: false,
    when: HAS_COMPULSORY_SOLO,
    sheets: { wielandstrasse: says('II.5'), ddv: leavesOpen() },
  },
  {
    name: 'compulsorySolo.silentSoloCounts',
    kind: 'tick',
    when: HAS_COMPULSORY_SOLO,
    sheets: { wielandstrasse: leavesOpen('II.5'), ddv: leavesOpen() },
  },
  { name: 'compulsorySolo.sameDealerAgain', kind: 'tick', when: HAS_COMPULSORY_SOLO, sheets: { ddv: says('Format') } },
  { name: 'final', kind: 'tick', sheets: { wielandstrasse: says('VI') } },
  {
    name: 'final.winnersTable',
    kind: 'choice',
    choices: WINNERS_TABLES,
    when: HAS_FINAL,
    sheets: { wielandstrasse: leavesOpen('VI') },
  },
  { name: 'final.winnersCarry', kind: 'tick', when: HAS_FINAL, sheets: { wielandstrasse: says('VI') } },
  { name: 'final.games.four', kind: 'whole', min: 1, max: 200, empty: true, when: HAS_FINAL, sheets: { wielandstrasse: says('VI') } },
  { name: 'final.games.five', kind: 'whole', min: 1, max: 200, empty: true, when: HAS_FINAL, sheets: { wielandstrasse: says('VI') } },
  {
    name: 'rankingPoints',
    kind: 'choice',
    choices: RANKING_POINTS,
    sheets: { wielandstrasse: says('VI'), 'tc-solo': leavesOpen('1.1') },
  },
  {
    name: 'rankingTies',
    kind: 'choice',
    choices: RANKING_TIES,
    when: { name: 'rankingPoints', is: ['places'] },
    sheets: { wielandstrasse: leavesOpen('VI') },
  },
  { name: 'stakeCents', kind: 'whole', min: 1, max: 10_000, empty: true, sheets: { 'tc-solo': leavesOpen('1.7') } },
] as const satisfies readonly FormatSetting[];

/** A setting as the set-up screen shows it for one format. */
export type DescribedSetting = FormatSetting & {
  readonly value: SettingValue;
  readonly default: SettingValue;
  readonly paragraph: string | null;
  readonly open: boolean;
  /** False while another setting makes it meaningless (see `when`). */
  readonly applies: boolean;
};

/** The value of one setting; "final" is true or false, and what belongs to a final that does not take place is null. */
export function readSetting(settings: FormatSettings, name: SettingName): SettingValue {
  let value: unknown = settings;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.getOwnPropertyDescriptor(value, part)?.value;
  }
  if (name === 'final') return value !== null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** All settings with value, default, paragraph and whether they matter now, in the order of the screen. */
export function describeSettings(
  format: { readonly id: FormatId; readonly defaults: FormatSettings },
  settings: FormatSettings,
): readonly DescribedSetting[] {
  return FORMAT_SETTINGS.map((setting: FormatSetting) => {
    const note = setting.sheets[format.id];
    return {
      ...setting,
      value: readSetting(settings, setting.name),
      default: readSetting(format.defaults, setting.name),
      paragraph: note?.paragraph ?? null,
      open: note?.open ?? false,
      applies: setting.when === undefined || setting.when.is.includes(readSetting(settings, setting.when.name)),
    };
  });
}
