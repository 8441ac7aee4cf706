import { type Board, weigh } from './board.ts';
import { type DrawProgress, FAIRNESS, type Fairness } from './drawInput.ts';
import type { FastRandom } from './fastRandom.ts';
import { fiveWindow } from './fiveShares.ts';
import { makeBoard, randomTables, setTables } from './makeBoard.ts';
import type { Problem } from './problem.ts';
import { relabel } from './relabel.ts';
import { lowerBoundOf } from './replanBound.ts';

/** A draw that was found. `unfair` per setting: squared distance of the counts of fives from what the setting allows. */
export interface Found {
  readonly tableOf: Int16Array;
  readonly repeats: number;
  readonly clashes: number;
  readonly unfair: { readonly [setting in Fairness]: number };
  /** Most minus fewest sessions at a table of five, among those who sit in every session and are not fixed to a table. */
  readonly fiveSpread: number;
}

/** The best draw per setting of fairness, the bounds, and what it took. */
export interface Hunted {
  readonly best: { readonly [setting in Fairness]: Found };
  readonly bounds: { readonly [setting in Fairness]: number };
  readonly moves: number;
}

export interface HuntPlan {
  readonly problem: Problem;
  readonly fair: Fairness;
  readonly budget: number;
  readonly book: boolean;
  /** What was planned before, if it still fits. */
  readonly planned: Int16Array | null;
}

/** Asked to stop, the hunt answers what it has; with the moves used so far as budget it would have come to the same. */
export type HuntSteps<T> = Generator<DrawProgress, T, 'stop' | undefined>;

/** A search under way: what it has, what it knows and what it has used. */
export interface Hunt extends HuntPlan {
  readonly random: FastRandom;
  readonly scratch: Board;
  readonly best: Partial<Record<Fairness, Found>>;
  readonly bounds: Partial<Record<Fairness, number>>;
  readonly used: Record<Fairness, number>;
  readonly runs: Record<Fairness, number>;
  readonly weights: Record<Fairness, { unfair: number; clash: number }>;
  moves: number;
  /** Moves at the last pause. */
  paused: number;
  stopped: boolean;
}

export function startHunt(plan: HuntPlan, random: FastRandom): Hunt {
  const zero = () => ({ strict: 0, balanced: 0, free: 0 });
  const weight = () => ({ unfair: 2, clash: 4 });
  return {
    ...plan,
    random,
    scratch: makeBoard(plan.problem, randomTables(plan.problem, random), 'strict', 0),
    best: {},
    bounds: {},
    used: zero(),
    runs: zero(),
    weights: { strict: weight(), balanced: weight(), free: weight() },
    moves: 0,
    paused: 0,
    stopped: false,
  };
}

export const isOver = (hunt: Hunt) => hunt.stopped || hunt.moves >= hunt.budget;

export function boundOf(hunt: Hunt, setting: Fairness): number {
  const known = hunt.bounds[setting];
  if (known !== undefined) return known;
  const bound = lowerBoundOf(hunt.problem, setting);
  hunt.bounds[setting] = bound;
  return bound;
}

/** Nothing better can be found for this setting. */
export function isSettled(hunt: Hunt, setting: Fairness): boolean {
  const best = hunt.best[setting];
  if (!best || best.clashes > hunt.problem.leastClashes || best.unfair[setting] > 0) return false;
  return best.repeats === 0 || best.repeats <= boundOf(hunt, setting);
}

/** Shows a plan to all three settings; each keeps it if it beats what it has. */
export function offer(hunt: Hunt, tableOf: Int16Array): void {
  setTables(hunt.scratch, hunt.problem, tableOf);
  const { repeats, clashes, unfair: strict } = hunt.scratch;
  const balanced = hunt.problem.mixed ? Math.min(distance(hunt, 0), distance(hunt, 1)) : 0;
  const found: Found = {
    tableOf: tableOf.slice(),
    repeats,
    clashes,
    unfair: { strict, balanced, free: 0 },
    fiveSpread: spreadOfFives(hunt),
  };
  for (const setting of FAIRNESS) {
    const held = hunt.best[setting];
    if (!held || compareFound(found, held, setting) < 0) hunt.best[setting] = found;
  }
}

/** Better first; among equals the fairer one. */
function compareFound(a: Found, b: Found, setting: Fairness): number {
  return (
    weigh(a.clashes, a.unfair[setting], a.repeats) - weigh(b.clashes, b.unfair[setting], b.repeats) ||
    a.unfair.balanced - b.unfair.balanced ||
    a.unfair.strict - b.unfair.strict
  );
}

function distance({ problem, scratch }: Hunt, variant: 0 | 1): number {
  const { lo, hi } = fiveWindow(problem, 'balanced', variant);
  return scratch.fives.reduce(
    (sum, count, person) => sum + Math.max((lo[person] as number) - count, count - (hi[person] as number), 0) ** 2,
    0,
  );
}

function spreadOfFives({ problem, scratch }: Hunt): number {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let person = 0; person < problem.people; person++) {
    if (!problem.comparable[person]) continue;
    least = Math.min(least, scratch.fives[person] as number);
    most = Math.max(most, scratch.fives[person] as number);
  }
  return Math.max(0, most - least);
}

export function hasWishes({ apart, fixed }: Problem): boolean {
  return apart.length > 0 || fixed.some((table) => table !== -1);
}

/** Offers a uniform plan with its people exchanged so that wishes are met. */
export function offerRelabelled(hunt: Hunt, plan: Int16Array): void {
  if (!hasWishes(hunt.problem)) {
    offer(hunt, plan);
    return;
  }
  const { tableOf, fits } = relabel(hunt.problem, plan, hunt.random);
  if (fits) offer(hunt, tableOf);
}
