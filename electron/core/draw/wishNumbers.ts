import { APART_ALWAYS, APART_FIRST } from './board.ts';
import type { DrawInput } from './drawInput.ts';
import { evenSplit } from './lowerBound.ts';
import type { Problem } from './problem.ts';
import type { PersonId } from './seating.ts';

/** Who is to sit apart ([a * people + b], empty without such wishes) and which flags count in each session. */
export function apartWishes(
  input: DrawInput,
  known: (list: readonly PersonId[]) => number[],
  people: number,
): Pick<Problem, 'apart' | 'apartMask'> {
  const apartMask = Uint8Array.from(input.sessions, (_, i) =>
    i === 0 && input.past.length === 0 ? APART_ALWAYS | APART_FIRST : APART_ALWAYS,
  );
  const wishes = input.wishes.apart.filter((wish) => wish.when === 'always' || input.past.length === 0);
  if (wishes.length === 0) return { apart: new Uint8Array(0), apartMask };
  const apart = new Uint8Array(people * people);
  for (const wish of wishes) {
    const flag = wish.when === 'always' ? APART_ALWAYS : APART_FIRST;
    const group = known(wish.people);
    for (const a of group) for (const b of group) if (a !== b) apart[a * people + b] = (apart[a * people + b] as number) | flag;
  }
  return { apart, apartMask };
}

/** People fixed to a table that does not exist in a session, or is full of others fixed to it, are not fixed there (an unmet wish). */
export function fixedWishes(input: DrawInput, indexOf: ReadonlyMap<PersonId, number>, sizes: Problem['sizes'], people: number): Int16Array {
  const fixed = new Int16Array(sizes.length * people).fill(-1);
  for (const [session, list] of sizes.entries()) {
    const room = [...list];
    const there = new Set(input.sessions[session]?.people);
    for (const { person, table } of input.wishes.fixed) {
      const index = indexOf.get(person);
      const free = room[table - 1] ?? 0;
      if (index === undefined || !there.has(person) || free === 0 || fixed[session * people + index] !== -1) continue;
      room[table - 1] = free - 1;
      fixed[session * people + index] = table - 1;
    }
  }
  return fixed;
}

/** Clashes no draw avoids: a club with more people than tables meets itself. Clubs that share people are not added up. */
export function leastClashes(input: DrawInput, sizes: Problem['sizes']): number {
  const members = input.wishes.apart.flatMap((wish) => wish.people);
  const disjoint = new Set(members).size === members.length;
  let sum = 0;
  for (const [session, list] of sizes.entries()) {
    const there = new Set(input.sessions[session]?.people);
    const counted = input.wishes.apart.filter((wish) => wish.when === 'always' || (session === 0 && input.past.length === 0));
    const clashes = counted.map((wish) => evenSplit(wish.people.filter((person) => there.has(person)).length, list.length));
    sum += disjoint ? clashes.reduce((total, x) => total + x, 0) : Math.max(0, ...clashes);
  }
  return sum;
}
