import { tableSizes } from '../draw/tableSizes.ts';
import { ok, type Refusal, type Result, refuse } from '../result.ts';
import type { FormatSettings } from './format.ts';
import { compareLots, compareNames, type Lots, lotsSettle, type Tie } from './lots.ts';
import { placeRows } from './places.ts';

/**
 * Group sizes of a final, the winners' table first (Wielandstrasse VI): as the tables of the evening, fours before fives, and a five in
 * front where `winnersTable` wants it and there is one. Refuses numbers of people that cannot be divided (6, 7, 11, fewer than 4) and
 * names the next lower number that can (0: none).
 */
export function finalGroupSizes(settings: FormatSettings, people: number): Result<readonly number[], Refusal<'format.groupsImpossible'>> {
  const sizes = tableSizes(people, settings.tables);
  if (sizes === null) return refuse('format.groupsImpossible', 'people', { people, fewer: nextDivisible(people, settings.tables) });
  const five = sizes.indexOf(5);
  if (settings.final?.winnersTable !== 5 || five < 0) return ok(sizes);
  return ok([5, ...sizes.toSpliced(five, 1)]);
}

function nextDivisible(people: number, preference: FormatSettings['tables']): number {
  let fewer = people - 1;
  while (fewer > 0 && tableSizes(fewer, preference) === null) fewer--;
  return Math.max(fewer, 0);
}

/** Groups of a final, and the ties that reach across a cut between two groups. */
export interface FinalGroups {
  /** From first to last within each; the first is the winners' table. */
  readonly groups: readonly (readonly string[])[];
  readonly cuts: readonly Tie[];
}

/**
 * Cuts a ranked list into groups. People who share a place are ordered by lot; where a shared place reaches across a cut, the tie is
 * reported so that the organizer sees it and lets the lot decide (drawLots) or decides himself (lotsByHand). The sizes must add up.
 */
export function finalGroups(
  ranked: readonly { readonly person: string; readonly place: number }[],
  lots: Lots,
  sizes: readonly number[],
): Result<FinalGroups, Refusal<'format.groupsDoNotAddUp'>> {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  if (seats !== ranked.length || sizes.some((size) => size !== 4 && size !== 5)) {
    return refuse('format.groupsDoNotAddUp', 'sizes', { people: ranked.length, seats });
  }
  const rows = [...ranked].sort((a, b) => a.place - b.place || compareLots(lots, a.person, b.person));
  const cutPlaces = new Set<number>();
  const groups: string[][] = [];
  let start = 0;
  for (const size of sizes) {
    const last = rows[start - 1];
    if (last !== undefined && last.place === rows[start]?.place) cutPlaces.add(last.place);
    groups.push(rows.slice(start, start + size).map(({ person }) => person));
    start += size;
  }
  const cuts = [...cutPlaces].map((place) => {
    const people = rows.filter((row) => row.place === place).map(({ person }) => person);
    return { people, settled: lotsSettle(lots, people) };
  });
  return ok({ groups, cuts });
}

/** A line of the final ranking; `points` are those that counted. */
export interface FinalRow {
  readonly place: number;
  readonly person: string;
  readonly points: number;
}

/**
 * Final ranking from bare figures (Wielandstrasse VI): the first group by the final alone, unless it carries, and all others behind it by
 * the points before the final plus those of the final, whatever their group. `standings` does the same from the tables.
 */
export function finalRanking(
  groups: readonly (readonly string[])[],
  before: { readonly [person: string]: number },
  final: { readonly [person: string]: number },
  winnersCarry: boolean,
): readonly FinalRow[] {
  const rows = groups.flatMap((people, group) =>
    people.map((person) => {
      const winner = group === 0;
      const carried = winner && !winnersCarry ? 0 : (before[person] ?? 0);
      return { person, order: winner ? 0 : 1, points: carried + (final[person] ?? 0) };
    }),
  );
  const placed = placeRows(
    rows,
    (a, b) => a.order - b.order || b.points - a.points,
    (a, b) => compareNames(a.person, b.person),
  );
  return placed.map(({ row: { person, points }, place }) => ({ place, person, points }));
}
