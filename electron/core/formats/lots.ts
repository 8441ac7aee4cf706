import { ok, type Refusal, type Result, refuse } from '../result.ts';
import { seedRng, shuffle } from '../rng.ts';

/** Lots that order equals: smaller first. Only lots of people who are equal are ever compared. */
export type Lots = { readonly [person: string]: number };

/** People with equal results in the order that counts; `settled`: each has a lot of his own, so nobody has to decide any more. */
export interface Tie {
  readonly people: readonly string[];
  readonly settled: boolean;
}

/** Lots 1..n for `people`. The same people with the same seed draw the same lots, in whatever order they are named. */
export function drawLots(seed: number, people: readonly string[]): Lots {
  const [order] = shuffle(seedRng(seed), [...people].sort(compareNames));
  return numbered(order);
}

/** The organizer's own order of tied people written as lots. Refuses an order that is not exactly the tied people. */
export function lotsByHand(tied: readonly string[], order: readonly string[]): Result<Lots, Refusal<'format.wrongPeople'>> {
  const wanted = [...tied].sort(compareNames);
  const given = [...order].sort(compareNames);
  const same = wanted.length === given.length && wanted.every((person, i) => person === given[i]);
  return same ? ok(numbered(order)) : refuse('format.wrongPeople', 'order', { people: tied });
}

/** Order of equals: by lot, whoever has none last, those by id. */
export function compareLots(lots: Lots, a: string, b: string): number {
  const mine = lots[a] ?? Number.POSITIVE_INFINITY;
  const other = lots[b] ?? Number.POSITIVE_INFINITY;
  return mine < other ? -1 : mine > other ? 1 : compareNames(a, b);
}

/** True if the lots alone order these people. */
export function lotsSettle(lots: Lots, people: readonly string[]): boolean {
  const drawn = people.map((person) => lots[person]);
  return !drawn.includes(undefined) && new Set(drawn).size === people.length;
}

/** Order of ids that is the same on every machine (UTF-16 code units, no locale). */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function numbered(order: readonly string[]): Lots {
  return Object.fromEntries(order.map((person, index) => [person, index + 1]));
}
