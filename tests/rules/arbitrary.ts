import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import type { RuleOptions, RuleSetId, TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';

/** An entry as it comes from a screen or a file. */
export type Entry = { readonly [key: string]: unknown };
export interface ArbitraryGame {
  readonly entry: Entry;
  readonly table: TableContext;
  readonly options: RuleOptions;
}

const FOUR: TableContext = { players: 4, sitsOut: null };

/** A table of four, or of five with one seat sitting out. */
export const arbitraryTable: Arbitrary<TableContext> = fc.oneof(
  fc.constant(FOUR),
  fc.integer({ min: 0, max: 4 }).map((sitsOut): TableContext => ({ players: 5, sitsOut })),
);

export function defaultOptions(id: RuleSetId, partial: unknown = {}): RuleOptions {
  const options = RULE_SETS[id].parseOptions(partial);
  if (!options.ok) throw new Error(`options of ${id}: ${options.error.code}`);
  return options.value;
}

/** Every option of the rule set at one of its alternatives. */
export function arbitraryOptions(id: RuleSetId): Arbitrary<RuleOptions> {
  const choices = RULE_SETS[id].options.map((option) => [option.name, fc.constantFrom(...option.choices)] as const);
  return fc.record(Object.fromEntries(choices)).map((partial) => defaultOptions(id, partial));
}

// A game is small as it is, and shrinking one that was built step by step takes for ever.
const unshrunk = <T>(build: (g: GeneratorValue) => T): Arbitrary<T> => fc.noShrink(fc.gen().map(build));

/** A valid entry of the rule set: at a table of four with the default options unless told otherwise. */
export function arbitraryEntry(id: RuleSetId, table: TableContext = FOUR, options: RuleOptions = defaultOptions(id)): Arbitrary<Entry> {
  return unshrunk((g) => (id === 'tc-solo' ? tarockEntry(g, table, options) : doppelkopfEntry(g, HOUSES[id], table, options)));
}

/** A valid entry with a random table and random options. */
export function arbitraryGame(id: RuleSetId): Arbitrary<ArbitraryGame> {
  return unshrunk((g) => {
    const table = g(() => arbitraryTable);
    const options = g(() => arbitraryOptions(id));
    const entry = id === 'tc-solo' ? tarockEntry(g, table, options) : doppelkopfEntry(g, HOUSES[id], table, options);
    return { entry, table, options };
  });
}

// What the sheets allow, told a second time and apart from the engine: rules/entry.md and the restatements.
interface HouseFacts {
  readonly pack: 40 | 48;
  readonly kinds: readonly string[];
  readonly solos: readonly string[];
  readonly bonuses: (solo: string | null) => readonly string[];
  readonly karlchenMax: number;
  readonly heinz: boolean;
}
const ALL_SOLOS = ['karo', 'damen', 'buben', 'kreuz', 'pik', 'herz', 'fleischlos', 'still'];
const HOUSES: { readonly [id in Exclude<RuleSetId, 'tc-solo'>]: HouseFacts } = {
  eselstall: {
    pack: 40,
    kinds: ['normal', 'hochzeit', 'armut', 'solo'],
    solos: ALL_SOLOS.filter((solo) => solo !== 'fleischlos'),
    bonuses: (solo) => (solo === 'damen' || solo === 'buben' ? [] : ['fuchs', 'karlchen', 'karlchenCaught', 'doppelkopf']),
    karlchenMax: 1,
    heinz: false,
  },
  heinz: {
    pack: 40,
    kinds: ['normal', 'hochzeit', 'solo', 'misplay'],
    solos: ALL_SOLOS,
    bonuses: (solo) => (solo === null ? ['fuchs', 'karlchen', 'karlchenCaught', 'doppelkopf', 'herzstich', 'dulleCaught'] : []),
    karlchenMax: 1,
    heinz: true,
  },
  wielandstrasse: {
    pack: 48,
    kinds: ['normal', 'hochzeit', 'armut', 'solo', 'misplay'],
    solos: ALL_SOLOS,
    bonuses: (solo) => (solo === null ? ['fuchs', 'karlchen', 'doppelkopf'] : solo === 'karo' || solo === 'still' ? ['fuchs'] : []),
    karlchenMax: 2,
    heinz: false,
  },
  ddv: {
    pack: 48,
    kinds: ['normal', 'hochzeit', 'solo'],
    solos: ALL_SOLOS,
    bonuses: (solo) => (solo === null ? ['fuchs', 'karlchen', 'doppelkopf'] : []),
    karlchenMax: 1,
    heinz: false,
  },
};

const int = (g: GeneratorValue, min: number, max: number): number => (max <= min ? min : g(fc.integer, { min, max }));
const yes = (g: GeneratorValue): boolean => g(fc.boolean);
const pick = <T>(g: GeneratorValue, items: readonly T[]): T => items[int(g, 0, items.length - 1)] as T;
const eyesOf = (g: GeneratorValue, edges: readonly number[], max: number): number => (yes(g) ? pick(g, edges) : int(g, 0, max));

function seatsOf(g: GeneratorValue, table: TableContext, count: number): number[] {
  const free = [0, 1, 2, 3, 4].filter((seat) => seat < table.players && seat !== table.sitsOut);
  return Array.from({ length: count }, () => free.splice(int(g, 0, free.length - 1), 1)[0] as number);
}
const playing = (table: TableContext): number[] => [0, 1, 2, 3, 4].filter((seat) => seat < table.players && seat !== table.sitsOut);

/** Calls in a legal order: a party's Re or Kontra first, then falling levels. */
function callsOf(g: GeneratorValue, house: HouseFacts, kind: string, alone: boolean): string[] {
  const onlyKontra = house.heinz && alone;
  const automatic = house.heinz && kind === 'hochzeit' && !alone;
  const level: { [party: string]: number } = { re: automatic ? 0 : -1, kontra: -1 };
  const calls: string[] = [];
  for (let wanted = int(g, 0, 6); wanted > 0; wanted--) {
    const party = onlyKontra ? 'kontra' : pick(g, ['re', 'kontra']);
    const said = level[party] ?? -1;
    if (said === -1) calls.push(party);
    else if (said < 4 && !onlyKontra) {
      level[party] = int(g, said + 1, 4);
      calls.push(`${party}:${[90, 60, 30, 0][(level[party] ?? 1) - 1]}`);
      continue;
    } else continue;
    level[party] = 0;
  }
  return calls;
}

function bonusOf(
  g: GeneratorValue,
  house: HouseFacts,
  solo: string | null,
  game: { reEyes: number; trickless: string | null; calls: readonly string[]; kind: string },
  options: RuleOptions,
): Entry {
  const known = house.bonuses(solo);
  const parties = ['re', 'kontra'];
  const withTrick = parties.filter((party) => party !== game.trickless);
  const bonus: { [party: string]: { [code: string]: number } } = {};
  const put = (party: string, code: string, count: number) => {
    if (count === 0 && yes(g)) return;
    bonus[party] = { ...bonus[party], [code]: count };
  };
  if (yes(g)) bonus[pick(g, parties)] = {};
  // Fuchs, or in Heinz now and then the Doppelhammer, which excludes it.
  const callers = withTrick.filter((party) => game.calls.includes(party) || (game.kind === 'hochzeit' && party === 're'));
  if (known.includes('dulleCaught') && callers.length > 0 && yes(g)) put(pick(g, callers), 'dulleCaught', int(g, 0, 2));
  else if (known.includes('fuchs')) {
    let left = 2;
    for (const party of withTrick) {
      const count = int(g, 0, left);
      put(party, 'fuchs', count);
      left -= count;
    }
  }
  let doppel = 4;
  for (const party of withTrick) {
    if (!known.includes('doppelkopf')) break;
    const eyes = party === 're' ? game.reEyes : 240 - game.reEyes;
    const count = int(g, 0, Math.min(doppel, Math.floor(eyes / 40)));
    put(party, 'doppelkopf', count);
    doppel -= count;
  }
  if (known.includes('herzstich')) put(pick(g, withTrick), 'herzstich', int(g, 0, 1));
  if (known.includes('karlchen')) {
    const last = pick(g, withTrick);
    const anyTrick = options.karlchenCaught === 'anyTrick';
    const karlchen = int(g, 0, house.karlchenMax);
    put(last, 'karlchen', karlchen);
    if (known.includes('karlchenCaught')) {
      let jacks = house.heinz && !anyTrick && karlchen > 0 ? 0 : 2 - karlchen;
      for (const party of anyTrick ? withTrick : [last]) {
        const caught = int(g, 0, jacks);
        put(party, 'karlchenCaught', caught);
        jacks -= caught;
      }
    }
  }
  return bonus;
}

const EYES = [0, 1, 29, 30, 31, 59, 60, 61, 89, 90, 91, 119, 120, 121, 149, 150, 151, 179, 180, 181, 209, 210, 211, 239, 240];

function doppelkopfEntry(g: GeneratorValue, house: HouseFacts, table: TableContext, options: RuleOptions): Entry {
  const kind = pick(g, house.kinds);
  const of =
    kind === 'misplay'
      ? pick(
          g,
          house.kinds.filter((one) => one !== 'misplay'),
        )
      : kind;
  const chosen = of === 'solo' ? pick(g, house.solos) : null;
  const alone = of === 'solo' || (of === 'hochzeit' && yes(g));
  const solo = of === 'hochzeit' && alone ? 'still' : chosen;
  const calls = callsOf(g, house, of, alone);
  const head = {
    kind,
    ...(chosen === null ? {} : { solo: chosen }),
    ...(of === 'solo' && yes(g) ? { compulsory: yes(g) } : {}),
    re: seatsOf(g, table, alone ? 1 : 2),
    ...(calls.length === 0 && yes(g) ? {} : { calls }),
  };
  if (kind === 'misplay') return { ...head, of, offender: pick(g, playing(table)) };
  const reEyes = eyesOf(g, EYES, 240);
  const zero = reEyes === 0 ? 're' : reEyes === 240 ? 'kontra' : null;
  const noTrick: Entry =
    zero === null
      ? yes(g)
        ? {}
        : { noTrick: null }
      : house.pack === 48
        ? { noTrick: yes(g) ? zero : null }
        : yes(g)
          ? {}
          : { noTrick: zero };
  const trickless = house.pack === 40 ? zero : ((noTrick.noTrick as string | null | undefined) ?? null);
  const bonus = bonusOf(g, house, solo, { reEyes, trickless, calls, kind: alone ? 'solo' : of }, options);
  return { ...head, reEyes, ...noTrick, ...(Object.keys(bonus).length === 0 && yes(g) ? {} : { bonus }) };
}

const SIDES = ['declarers', 'defenders'];

function tarockEntry(g: GeneratorValue, table: TableContext, options: RuleOptions): Entry {
  const kind = pick(g, ['rufer', 'farbensolo', 'solo', 'renonce', 'declined']);
  if (kind === 'declined' && options.declinedDoubling === 'conceded') {
    return yes(g)
      ? { kind: 'solo', declarers: seatsOf(g, table, 1), mussSolo: true, declined: 'kontra', ...(yes(g) ? { kontra: 0 } : {}) }
      : { kind: 'rufer', declarers: seatsOf(g, table, 2), kontra: 1, trull: 'defenders', declined: 'rekontra' };
  }
  const played = kind === 'declined' ? 'rufer' : kind;
  const of = played === 'renonce' ? pick(g, ['rufer', 'farbensolo', 'solo']) : played;
  const most = of === 'rufer' ? 2 : 1;
  const open = played === 'renonce';
  const kontra = (max: number) => (yes(g) ? {} : { kontra: int(g, 0, max) });
  const made = () => (open ? {} : { made: yes(g) });
  const entry: { [key: string]: unknown } = { kind: played, declarers: seatsOf(g, table, most), ...kontra(most) };
  if (of === 'rufer' && yes(g)) entry.absolut = { by: pick(g, SIDES), ...kontra(2) };
  if (yes(g)) entry.pagat = { by: pick(g, SIDES), ...kontra(most), ...made() };
  let madeBy: unknown = null;
  let valat = false;
  if (int(g, 0, 3) === 0) {
    valat = true;
    const by = pick(g, SIDES);
    const needed = of !== 'rufer' || by === 'defenders';
    const announced = { by, ...kontra(1), ...made(), ...(needed || yes(g) ? { approved: yes(g) } : {}) };
    entry.valat = announced;
    if ('made' in announced && announced.made === true) madeBy = by;
  }
  if (open) return { ...entry, of, offender: pick(g, playing(table)) };
  if (entry.pagat === undefined && yes(g)) entry.pagatStill = pick(g, SIDES);
  if (!valat && int(g, 0, 3) === 0) madeBy = entry.valatStill = pick(g, SIDES);
  if (yes(g)) entry.trull = pick(g, SIDES);
  if (yes(g)) entry.mond = entry.trull ?? pick(g, SIDES);
  if (yes(g)) entry.koenigstrull = pick(g, SIDES);
  if (of === 'solo' && yes(g)) entry.mussSolo = yes(g);
  const eyes = madeBy === 'declarers' ? 88 : madeBy === 'defenders' ? 0 : eyesOf(g, [0, 31, 32, 33, 44, 45, 55, 56, 57, 88], 88);
  const mayBeLeftOut = madeBy !== null || (valat && options.valat === 'replaces');
  if (!mayBeLeftOut || yes(g)) entry.declarerEyes = eyes;
  return entry;
}
