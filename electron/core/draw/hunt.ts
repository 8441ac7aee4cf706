import { coolOneStep, startCooling } from './annealing.ts';
import { type Board, weigh } from './board.ts';
import { planFromBook } from './book.ts';
import { descendOnce } from './descent.ts';
import { DEFAULT_MOVES, type DrawProgress, FAIRNESS, type Fairness } from './drawInput.ts';
import type { FastRandom } from './fastRandom.ts';
import { makeBoard, randomTables, setTables } from './makeBoard.ts';
import { fiveWindow, type Problem } from './problem.ts';
import { relabel } from './relabel.ts';
import { lowerBoundOf } from './replanBound.ts';
import { makeCircle, type Rotation, rotations, startCircle, turnOneStep, unroll } from './symmetry.ts';

/** A draw that was found. `unfair` per setting: squared distance of the counts of fives from what the setting allows. */
export interface Found {
  readonly tableOf: Int16Array;
  readonly repeats: number;
  readonly clashes: number;
  readonly unfair: { readonly [setting in Fairness]: number };
  /** Most minus fewest sessions at a table of five, among those who sit in every session. */
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

/** Moves the settings that were not asked for may use, so that their price can be shown: at least this many, or an eighth. */
const PRICE_MOVES = 300_000;
/** Temperatures of a run (from, to) in repeats, in turn; runs get twice as long every 4. */
const HEATS = [
  [0.9, 0.18],
  [0.4, 0.15],
  [0.6, 0.2],
  [0.45, 0.12],
] as const;
const CIRCLE_HEATS = [
  [0.35, 0.2],
  [0.3, 0.3],
  [0.6, 0.2],
  [0.45, 0.12],
] as const;
/** Above this many people symmetry is not tried: descent finds what there is to find. */
const MOST_IN_CIRCLES = 128;
const LONGEST_FIRST_RUN = 1_500_000;

interface Hunt extends HuntPlan {
  readonly random: FastRandom;
  readonly scratch: Board;
  readonly best: Partial<Record<Fairness, Found>>;
  readonly bounds: Partial<Record<Fairness, number>>;
  readonly used: Record<Fairness, number>;
  readonly runs: Record<Fairness, number>;
  readonly weights: Record<Fairness, { unfair: number; clash: number }>;
  moves: number;
  stopped: boolean;
}

/**
 * Looks for the draw with the fewest unmet wishes, then the fairest fives, then the fewest repeats, for all three settings but
 * mostly for the one asked for: the plan book, then descent over conflicts, then plans with a rotation and cooling runs in turn.
 * Everything is counted in moves, so the budget cuts the search short and changes nothing before the cut.
 */
export function* huntDraw(plan: HuntPlan, random: FastRandom): HuntSteps<Hunted> {
  const hunt = startHunt(plan, random);
  const { problem, fair } = plan;
  if (plan.planned) offer(hunt, plan.planned);
  if (plan.book && problem.uniform) openBook(hunt);
  const fromBook =
    hunt.best[fair] && FAIRNESS.every((setting) => hunt.best[setting]?.clashes === 0 && hunt.best[setting]?.unfair[setting] === 0);
  // What the book has is the best anybody found: only "search longer" tries to beat it, and counts from the ordinary budget on.
  if (fromBook && plan.planned === null) {
    if (plan.budget <= DEFAULT_MOVES) return answer(hunt);
    hunt.moves = DEFAULT_MOVES;
  }
  for (const setting of turnsOf(hunt)) {
    if (!isSettled(hunt, setting)) yield* descend(hunt, setting);
  }
  for (let busy = true; busy && !isOver(hunt); ) {
    busy = false;
    for (const setting of turnsOf(hunt)) {
      if (isOver(hunt) || isSettled(hunt, setting) || !mayUse(hunt, setting)) continue;
      busy = true;
      yield* runOnce(hunt, setting);
    }
  }
  return answer(hunt);
}

function startHunt(plan: HuntPlan, random: FastRandom): Hunt {
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
    stopped: false,
  };
}

/** The setting asked for has its turn before each of the others. Without tables of both sizes there is only one. */
function turnsOf({ fair, problem }: Hunt): readonly Fairness[] {
  if (!problem.mixed) return [fair];
  return FAIRNESS.filter((setting) => setting !== fair).flatMap((setting) => [fair, setting]);
}

const isOver = (hunt: Hunt) => hunt.stopped || hunt.moves >= hunt.budget;

function mayUse(hunt: Hunt, setting: Fairness): boolean {
  return setting === hunt.fair || hunt.used[setting] < Math.max(PRICE_MOVES, hunt.used[hunt.fair] / 8);
}

function boundOf(hunt: Hunt, setting: Fairness): number {
  const known = hunt.bounds[setting];
  if (known !== undefined) return known;
  const bound = lowerBoundOf(hunt.problem, setting);
  hunt.bounds[setting] = bound;
  return bound;
}

/** Nothing better can be found for this setting. */
function isSettled(hunt: Hunt, setting: Fairness): boolean {
  const best = hunt.best[setting];
  if (!best || best.clashes > 0 || best.unfair[setting] > 0) return false;
  return best.repeats === 0 || best.repeats <= boundOf(hunt, setting);
}

function answer(hunt: Hunt): Hunted {
  if (!hunt.best[hunt.fair]) offer(hunt, hunt.scratch.tableOf);
  const best = (setting: Fairness) => hunt.best[setting] as Found;
  const bound = (setting: Fairness) => (best(setting).repeats === 0 ? 0 : boundOf(hunt, setting));
  return {
    best: { strict: best('strict'), balanced: best('balanced'), free: best('free') },
    bounds: { strict: bound('strict'), balanced: bound('balanced'), free: bound('free') },
    moves: hunt.moves,
  };
}

/** Shows a plan to all three settings; each keeps it if it beats what it has. */
function offer(hunt: Hunt, tableOf: Int16Array): void {
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
    if (!problem.always[person]) continue;
    least = Math.min(least, scratch.fives[person] as number);
    most = Math.max(most, scratch.fives[person] as number);
  }
  return Math.max(0, most - least);
}

/** The book's plans for all three settings, people exchanged for the wishes. People are in random order already. */
function openBook(hunt: Hunt): void {
  const { problem } = hunt;
  for (const setting of FAIRNESS) {
    const plan = planFromBook(problem.people, problem.sizes.length, problem.sizes[0] ?? [], setting);
    if (plan) offerRelabelled(hunt, plan.tableOf);
  }
}

function hasWishes({ apart, fixed }: Problem): boolean {
  return apart.length > 0 || fixed.some((table) => table !== -1);
}

function offerRelabelled(hunt: Hunt, plan: Int16Array): void {
  if (!hasWishes(hunt.problem)) {
    offer(hunt, plan);
    return;
  }
  const { tableOf, fits } = relabel(hunt.problem, plan, hunt.random);
  if (fits) offer(hunt, tableOf);
}

function* pause(hunt: Hunt, setting: Fairness, moves: number): HuntSteps<void> {
  hunt.moves += moves;
  hunt.used[setting] += moves;
  const progress: DrawProgress = {
    moves: hunt.moves,
    budget: hunt.budget,
    best: hunt.best[hunt.fair]?.repeats ?? null,
    lowerBound: hunt.bounds[hunt.fair] ?? 0,
  };
  if ((yield progress) === 'stop') hunt.stopped = true;
}

/** Passes over the conflicts of a random board until there are none or several passes bring nothing. */
function* descend(hunt: Hunt, setting: Fairness): HuntSteps<void> {
  const board = makeBoard(hunt.problem, randomTables(hunt.problem, hunt.random), setting, 0);
  let best = weigh(board.clashes, board.unfair, board.repeats);
  for (let idle = 0; idle < 5 && best > 0 && !isOver(hunt); ) {
    const moves = descendOnce(board, hunt.random);
    const weight = weigh(board.clashes, board.unfair, board.repeats);
    idle = weight < best ? 0 : idle + 1;
    if (weight < best) {
      best = weight;
      offer(hunt, board.tableOf);
    }
    yield* pause(hunt, setting, moves);
  }
  if (best === 0) offer(hunt, board.tableOf);
}

/** One run for a setting: with a rotation and without in turn, where a rotation is possible. */
function* runOnce(hunt: Hunt, setting: Fairness): HuntSteps<void> {
  const { problem } = hunt;
  const run = hunt.runs[setting]++;
  const turning = problem.uniform && problem.people <= MOST_IN_CIRCLES ? rotationsFor(problem, setting) : [];
  const rotation = turning[run % Math.max(1, turning.length)];
  if (!rotation) yield* cool(hunt, setting, run);
  else if (run % 6 === 5) yield* cool(hunt, setting, (run - 5) / 6);
  else yield* turn(hunt, setting, run - Math.floor(run / 6));
}

/** Rotations that can keep the window: a fixed person sits at a table of five in all sessions of a turn or in none. */
function rotationsFor(problem: Problem, setting: Fairness): readonly Rotation[] {
  const low = fiveWindow(problem, setting, 0).lo[0] ?? 0;
  const high = fiveWindow(problem, setting, 1).hi[0] ?? 0;
  return rotations(problem.people, problem.sizes.length).filter(
    ({ order, fixed }) => fixed === 0 || !problem.mixed || Math.ceil(low / order) * order <= high,
  );
}

function* turn(hunt: Hunt, setting: Fairness, run: number): HuntSteps<void> {
  const { problem, random } = hunt;
  const turning = rotationsFor(problem, setting);
  const rotation = turning[run % turning.length];
  if (!rotation) return;
  const round = Math.floor(run / turning.length);
  const [hot, cold] = CIRCLE_HEATS[round % CIRCLE_HEATS.length] ?? CIRCLE_HEATS[0];
  const { lo, hi } = fiveWindow(problem, setting, (round % 2) as 0 | 1);
  const circle = makeCircle(problem.people, problem.sizes.length, problem.sizes[0] ?? [], rotation, lo[0] ?? 0, hi[0] ?? 0, random);
  const length = 1200 * problem.people * problem.sizes.length * 2 ** Math.floor(round / CIRCLE_HEATS.length);
  const state = startCircle(circle, { length, hot, cold, unfairWeight: hunt.weights[setting].unfair });
  const goal = weigh(0, 0, boundOf(hunt, setting));
  for (let more = true; more && !isOver(hunt); ) {
    const before = state.done;
    more = turnOneStep(circle, state, random, goal);
    yield* pause(hunt, setting, state.done - before);
  }
  offerRelabelled(hunt, unroll(circle, state.bestTables));
}

function* cool(hunt: Hunt, setting: Fairness, run: number): HuntSteps<void> {
  const { problem, random } = hunt;
  const [hot, cold] = HEATS[run % HEATS.length] ?? HEATS[0];
  const weights = hunt.weights[setting];
  const board = makeBoard(problem, randomTables(problem, random), setting, (run % 2) as 0 | 1);
  const length = Math.min(3000 * problem.people * problem.sizes.length, LONGEST_FIRST_RUN) * 2 ** Math.floor(run / HEATS.length);
  const state = startCooling(board, { length, hot, cold, unfairWeight: weights.unfair, clashWeight: weights.clash });
  const goal = weigh(0, 0, boundOf(hunt, setting));
  for (let more = true; more && !isOver(hunt); ) {
    const before = state.done;
    more = coolOneStep(board, state, random, goal);
    yield* pause(hunt, setting, state.done - before);
  }
  offer(hunt, state.bestTables);
  // What stayed unmet weighs more the next time: a wish is never traded for repeats.
  setTables(board, problem, state.bestTables);
  if (board.clashes > 0) weights.clash = Math.min(32, weights.clash * 2);
  if (board.unfair > 0) weights.unfair = Math.min(16, weights.unfair * 2);
}
