import { setThresholds, threshold } from './annealing.ts';
import { type FastRandom, fastBelow, fastU32 } from './fastRandom.ts';
import type { Problem } from './problem.ts';

/** A plan whose people were exchanged so that wishes are met; its repeats stay as they were. */
export interface Relabelled {
  readonly tableOf: Int16Array;
  /** False when somebody fixed to a table cannot sit there: the plan is of no use. */
  readonly fits: boolean;
  readonly moves: number;
}

/** Moves of one attempt; each exchanges two people throughout the plan. */
const LENGTH = 24_000;
const STEPS = 48;

/** Searches over who plays whose part in a uniform plan, then gives tables the numbers that fixed people need. */
export function relabel(problem: Problem, plan: Int16Array, random: FastRandom): Relabelled {
  const tableOf = plan.slice();
  const wishes = listWishes(problem);
  const wishful = wishes.flatMap((list, person) => (list.length > 0 ? [person] : []));
  let left = wishful.reduce((sum, person) => sum + unmet(problem, wishes, tableOf, person, true), 0);
  let moves = 0;
  while (left > 0 && moves < LENGTH) {
    if (moves % (LENGTH / STEPS) === 0) setThresholds(0.8 - (0.7 * moves) / LENGTH);
    moves++;
    const a = wishful[fastBelow(random, wishful.length)] as number;
    const b = fastBelow(random, problem.people);
    if (a === b) continue;
    // A wish of a about b counts twice before and after: whether they sit together stays as it is.
    const before = unmet(problem, wishes, tableOf, a, false) + unmet(problem, wishes, tableOf, b, false);
    exchange(problem, tableOf, a, b);
    const delta = unmet(problem, wishes, tableOf, a, false) + unmet(problem, wishes, tableOf, b, false) - before;
    if (delta > 0 && (delta >= threshold.length || fastU32(random) >= (threshold[delta] as number))) exchange(problem, tableOf, a, b);
    else left += delta;
  }
  return { tableOf, fits: settleFixed(problem, tableOf), moves };
}

/**
 * What a person's part must be like: not at one table with `other` (in the sessions of `mask`), together with `other` (both
 * fixed to one table), or at a table of `size` (`other` is the person).
 */
interface PartWish {
  readonly kind: 'apart' | 'together' | 'size';
  readonly other: number;
  /** Bits of `apartMask` for `apart`, the size for `size`. */
  readonly value: number;
}

function listWishes({ people, apart, fixed, sizes }: Problem): readonly (readonly PartWish[])[] {
  return Array.from({ length: people }, (_, a) => {
    const list: PartWish[] = [];
    const tableA = fixed[a] as number;
    if (tableA !== -1) list.push({ kind: 'size', other: a, value: sizes[0]?.[tableA] ?? 0 });
    for (let b = 0; b < people; b++) {
      if (b === a) continue;
      const flags = apart.length > 0 ? (apart[a * people + b] as number) : 0;
      const tableB = fixed[b] as number;
      if (flags !== 0) list.push({ kind: 'apart', other: b, value: flags });
      if (tableA === -1 || tableB === -1) continue;
      list.push(tableA === tableB ? { kind: 'together', other: b, value: 0 } : { kind: 'apart', other: b, value: 0xff });
    }
    return list;
  });
}

/** Sessions in which a person's wishes are not met. `once`: only wishes about people after this one. */
function unmet(problem: Problem, wishes: readonly (readonly PartWish[])[], tableOf: Int16Array, person: number, once: boolean): number {
  const { people, sizes, apartMask } = problem;
  let sum = 0;
  for (const { kind, other, value } of wishes[person] ?? []) {
    if (once && other < person) continue;
    for (let session = 0; session < sizes.length; session++) {
      const table = tableOf[session * people + person] as number;
      const same = table === tableOf[session * people + other];
      if (kind === 'apart') sum += same && (value & (apartMask[session] as number)) !== 0 ? 1 : 0;
      else if (kind === 'together') sum += same ? 0 : 1;
      else sum += sizes[session]?.[table] === value ? 0 : 1;
    }
  }
  return sum;
}

function exchange({ people, sizes }: Problem, tableOf: Int16Array, a: number, b: number): void {
  for (let row = 0; row < sizes.length * people; row += people) {
    const held = tableOf[row + a] as number;
    tableOf[row + a] = tableOf[row + b] as number;
    tableOf[row + b] = held;
  }
}

/** Exchanges table numbers session by session until fixed people sit at theirs. False where that cannot be. */
function settleFixed({ people, sizes, fixed }: Problem, tableOf: Int16Array): boolean {
  for (const [session, list] of sizes.entries()) {
    const row = session * people;
    for (let person = 0; person < people; person++) {
      const wanted = fixed[row + person] as number;
      const table = tableOf[row + person] as number;
      if (wanted === -1 || wanted === table) continue;
      if (list[wanted] !== list[table]) return false;
      for (let p = row; p < row + people; p++) {
        if (tableOf[p] === wanted) tableOf[p] = table;
        else if (tableOf[p] === table) tableOf[p] = wanted;
      }
    }
    for (let person = 0; person < people; person++) {
      const wanted = fixed[row + person] as number;
      if (wanted !== -1 && wanted !== tableOf[row + person]) return false;
    }
  }
  return true;
}
