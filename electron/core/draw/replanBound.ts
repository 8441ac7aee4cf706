import type { Fairness } from './drawInput.ts';
import { fiveWindow } from './fiveShares.ts';
import { evenSplit, lowerBoundFree, lowerBoundSpread } from './lowerBound.ts';
import type { Problem } from './problem.ts';

/** The fewest repeats the planned sessions can bring, whatever the past and whoever comes (the seating page, section b). */
export function lowerBoundOf(problem: Problem, fair: Fairness): number {
  const { sizes, past } = problem;
  const forced = amongFixed(problem);
  // Who is fixed to a table of five is no part of the sharing: what holds for all people alike does not hold then.
  const alike = problem.fixed.some((table) => table !== -1) ? 'free' : fair;
  if (problem.uniform) return Math.max(forced, uniformBound(sizes[0] ?? [], sizes.length, alike));
  let between = 0;
  for (const [s, list] of sizes.entries()) {
    const there = new Set(problem.present[s]);
    for (const tables of past) {
      const rows = tables.map((table) => table.filter((person) => there.has(person)).length).filter((count) => count > 0);
      between += Math.max(byRows(rows, there.size, list), byColumns(list, there.size - sum(rows), rows.length));
    }
  }
  return Math.max(forced, between + amongPlanned(problem), byDegree(problem, fair), asOnePlan(problem, alike));
}

function uniformBound(sizes: readonly number[], sessions: number, fair: Fairness): number {
  const fives = sizes.filter((size) => size === 5).length;
  const plan = { fours: sizes.length - fives, fives, sessions };
  return fair === 'free' ? lowerBoundFree(plan) : lowerBoundSpread(plan, fair === 'strict' ? 1 : 2);
}

/** While the same people and sizes go on, past and planned sessions together are a plan with a bound of its own. */
function asOnePlan(problem: Problem, fair: Fairness): number {
  const { people, sizes, past, pastMet } = problem;
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
  const all = sorted(sizes[0] ?? []);
  const same =
    problem.samePeople &&
    sizes.every((list) => sorted(list) === all) &&
    past.every((tables) => sorted(tables.map((table) => table.length)) === all);
  if (!same) return 0;
  let played = 0;
  for (let a = 0; a < people; a++) for (let b = a + 1; b < people; b++) played += evenSplit(pastMet[a * people + b] as number, 1);
  return uniformBound(sizes[0] ?? [], sizes.length + past.length, fair) - played;
}

/** People fixed to the same table meet in every session. */
function amongFixed({ people, sizes, fixed, pastMet }: Problem): number {
  let forced = 0;
  for (let a = 0; a < people; a++) {
    if (fixed[a] === -1) continue;
    for (let b = a + 1; b < people; b++) {
      let met = pastMet[a * people + b] as number;
      for (let row = 0; row < sizes.length * people; row += people) {
        if (fixed[row + a] === -1 || fixed[row + a] !== fixed[row + b]) continue;
        forced += met;
        met++;
      }
    }
  }
  return forced;
}

const sum = (list: readonly number[]) => list.reduce((total, x) => total + x, 0);

/** Repeats among the planned sessions alone: pair by pair, or as one plan while the same people and sizes go on. */
function amongPlanned({ sizes, present }: Problem): number {
  const same = sizes.every((list, s) => list.join() === (sizes[0] ?? []).join() && present[s]?.join() === present[0]?.join());
  if (same) return uniformBound(sizes[0] ?? [], sizes.length, 'free');
  let total = 0;
  for (let r = 0; r < sizes.length; r++) {
    const there = new Set(present[r]);
    for (let s = r + 1; s < sizes.length; s++) {
      const common = (present[s] ?? []).filter((person) => there.has(person)).length;
      const before = sizes[r] ?? [];
      const after = sizes[s] ?? [];
      total += Math.max(byColumns(before, sum(before) - common, after.length), byColumns(after, sum(after) - common, before.length));
    }
  }
  return total;
}

/**
 * Earlier tables with `rows` people still there go on to tables of `sizes`: v of a row's u people to the tables of five, the
 * others to the tables of four, each as evenly as possible. The tables of five take those that are cheapest to send there.
 */
function byRows(rows: readonly number[], people: number, sizes: readonly number[]): number {
  const fives = sizes.filter((size) => size === 5).length;
  const fours = sizes.length - fives;
  if (fives === 0 || fours === 0) return sum(rows.map((u) => evenSplit(u, sizes.length)));
  const newcomers = people - sum(rows);
  let cost = sum(rows.map((u) => evenSplit(u, fours)));
  const steps = rows.flatMap((u) => Array.from({ length: u }, (_, v) => split(u, v + 1) - split(u, v))).sort((a, b) => a - b);
  function split(u: number, v: number): number {
    return evenSplit(v, fives) + evenSplit(u - v, fours);
  }
  let best = newcomers >= 5 * fives ? cost : Number.POSITIVE_INFINITY;
  for (let v = 1; v <= Math.min(steps.length, 5 * fives); v++) {
    cost += steps[v - 1] as number;
    if (v >= 5 * fives - newcomers) best = Math.min(best, cost);
  }
  return best;
}

/** Each table draws its people as evenly as possible from `rows` other tables; newcomers sit where they save most. */
function byColumns(sizes: readonly number[], newcomers: number, rows: number): number {
  const left = [...sizes];
  for (let i = 0; i < newcomers; i++) {
    const largest = left.indexOf(Math.max(...left));
    if (largest !== -1) left[largest] = Math.max(0, (left[largest] ?? 0) - 1);
  }
  return sum(left.map((size) => evenSplit(size, rows)));
}

/** Each person meets 3 others a session, 4 at a table of five: the cheapest choice is always whoever was met least. */
function byDegree(problem: Problem, fair: Fairness): number {
  const { people, sizes, present, pastMet, pastFives } = problem;
  const together = new Uint8Array(people * people);
  const sessionsOf = new Int16Array(people);
  for (const there of present) {
    for (const a of there) {
      sessionsOf[a] = (sessionsOf[a] as number) + 1;
      for (const b of there) if (a !== b) together[a * people + b] = (together[a * people + b] as number) + 1;
    }
  }
  const { lo, hi } = fair === 'balanced' ? bothWindows(problem) : fiveWindow(problem, fair, 0);
  let needed = 5 * sizes.flat().filter((size) => size === 5).length;
  let doubled = 0;
  const steps: number[] = [];
  for (let person = 0; person < people; person++) {
    const count = sessionsOf[person] as number;
    const costs = meetingCosts(pastMet, together, person, people, 4 * count);
    doubled += sum(costs.slice(0, 3 * count));
    const must = clamp((lo[person] as number) - (pastFives[person] as number), count);
    const may = clamp((hi[person] as number) - (pastFives[person] as number), count);
    needed -= must;
    for (let c = 0; c < may; c++) {
      const cost = costs[3 * count + c] ?? Number.POSITIVE_INFINITY;
      if (c < must) doubled += cost;
      else steps.push(cost);
    }
  }
  // The past can make the window impossible; then the tables of five fall as they like.
  if (needed < 0 || needed > steps.length) return fair === 'free' ? 0 : byDegree(problem, 'free');
  steps.sort((a, b) => a - b);
  const total = doubled + sum(steps.slice(0, needed));
  return Number.isFinite(total) ? Math.ceil(total / 2) : 0;
}

const clamp = (x: number, most: number) => Math.max(0, Math.min(most, x));

function bothWindows(problem: Problem) {
  return { lo: fiveWindow(problem, 'balanced', 0).lo, hi: fiveWindow(problem, 'balanced', 1).hi };
}

/** Costs of the next `count` meetings of a person, cheapest first: the (m+1)-th meeting of a pair costs m. */
function meetingCosts(pastMet: Uint8Array, together: Uint8Array, person: number, people: number, count: number): number[] {
  const byCost: number[] = [];
  for (let i = person * people; i < (person + 1) * people; i++) {
    const before = pastMet[i] as number;
    for (let m = before; m < before + (together[i] as number); m++) byCost[m] = (byCost[m] ?? 0) + 1;
  }
  const costs: number[] = [];
  for (let m = 0; m < byCost.length && costs.length < count; m++) {
    for (let k = Math.min(byCost[m] ?? 0, count - costs.length); k > 0; k--) costs.push(m);
  }
  return costs;
}
