import type { FormatSettings, Standing, StandingsInput } from '../formats/format.ts';
import type { Lots } from '../formats/lots.ts';
import { standings } from '../formats/standings.ts';
import type { PersonId, SettledTotals } from './model.ts';

/** People with equal totals, which a lot (or the organizer) puts in order; `settled` is how, or null while nobody has. */
export interface TotalsTie {
  readonly place: number;
  /** Units of 1/scale point. */
  readonly total: number;
  /** In the settled order, else by start number. */
  readonly people: readonly PersonId[];
  readonly settled: SettledTotals | null;
}

/** Lots for the ties of these standings, as far as they are settled. */
export function lotsFor(settings: FormatSettings, input: StandingsInput, settled: readonly SettledTotals[]): Lots {
  const lots: { [person: string]: number } = {};
  for (const tie of tiesIn(settings, input, settled)) {
    if (tie.settled) for (const [index, person] of tie.people.entries()) lots[person] = index + 1;
  }
  return lots;
}

/** The same people, whatever the order. */
export const sameTie = (a: readonly PersonId[], b: readonly PersonId[]): boolean =>
  a.length === b.length && new Set(a).size === a.length && new Set(b).size === b.length && b.every((person) => a.includes(person));

/**
 * People with equal totals, best first; nobody is tied who has not played. A settlement holds while exactly its people are tied: who
 * joins or leaves the tie makes it a new one.
 */
export function tiesIn(settings: FormatSettings, input: StandingsInput, settled: readonly SettledTotals[]): TotalsTie[] {
  const byPlace = new Map<number, Standing[]>();
  for (const row of standings(settings, { ...input, lots: {} })) {
    if (row.group === 'notPlayed') continue;
    byPlace.set(row.place, [...(byPlace.get(row.place) ?? []), row]);
  }
  return [...byPlace].flatMap(([place, rows]) => {
    if (rows.length < 2) return [];
    const people = rows.map(({ person }) => person);
    const order = settled.findLast((one) => sameTie(one.people, people)) ?? null;
    return [{ place, total: rows[0]?.total ?? 0, people: order?.people ?? people, settled: order }];
  });
}
