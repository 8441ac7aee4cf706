import { tableSizes } from '../draw/tableSizes.ts';
import { presentPeople } from './decideDraw.ts';
import type { PersonId, Tournament } from './model.ts';

/** One way to divide the people of a session: so many rest, so many of those standing by play, and the tables that gives. */
export interface Split {
  readonly pause: number;
  readonly join: number;
  /** Tables of four first. */
  readonly sizes: readonly number[];
}

/** Most people who need to rest so that the others can be divided: 3 of 7 and of 11. */
const MOST_PAUSES = 3;

/** All the tables of four and five that `count` people fill, the fewest fives first. Empty where they cannot be divided. */
export function allSizes(count: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let fives = 0; fives * 5 <= count; fives++) {
    if ((count - fives * 5) % 4 !== 0) continue;
    const fours = (count - fives * 5) / 4;
    if (fours + fives > 0) found.push([...new Array<number>(fours).fill(4), ...new Array<number>(fives).fill(5)]);
  }
  return found;
}

/**
 * Every way to divide `count` people: as they are; where that cannot be (6, 7, 11), with as many resting or joining from those who stand
 * by as it takes. The fewest changes first. Nothing helps fewer than four.
 */
export function splitsOf(count: number, standby: number): readonly Split[] {
  const straight = allSizes(count).map((sizes) => ({ pause: 0, join: 0, sizes }));
  if (straight.length > 0) return straight;
  const splits: Split[] = [];
  for (let change = 1; change <= MOST_PAUSES; change++) {
    if (change <= standby) for (const sizes of allSizes(count + change)) splits.push({ pause: 0, join: change, sizes });
    for (const sizes of allSizes(count - change)) splits.push({ pause: change, join: 0, sizes });
  }
  return splits;
}

/** Somebody who could rest, with how often he has so far. */
export interface Resting {
  readonly person: PersonId;
  readonly pauses: number;
}

/** Everybody of a session in the order in which they would rest: who has rested least often first, of those who came last. */
export function pausingOrder(t: Tournament, session: number): readonly Resting[] {
  const number = new Map(t.entrants.map((e) => [e.person, e.number]));
  return presentPeople(t, session)
    .map((person) => ({ person, pauses: restedBefore(t, person, session) }))
    .sort((a, b) => a.pauses - b.pauses || (number.get(b.person) ?? 0) - (number.get(a.person) ?? 0));
}

/** Sessions before this one that a person sat out. */
const restedBefore = (t: Tournament, person: PersonId, session: number): number =>
  t.entrants.find((e) => e.person === person)?.pauses.filter((s) => s < session).length ?? 0;

/** The sizes a format would choose by itself, or null. */
export const usualSizes = (t: Tournament, count: number): readonly number[] | null => tableSizes(count, t.settings.formatSettings.tables);
