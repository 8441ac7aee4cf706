import { coolOneStep, startCooling } from './annealing.ts';
import { weigh } from './board.ts';
import { descendOnce } from './descent.ts';
import type { DrawProgress, Fairness } from './drawInput.ts';
import { fiveWindow } from './fiveShares.ts';
import { boundOf, type Hunt, type HuntSteps, isOver, offer, offerRelabelled } from './huntState.ts';
import { makeBoard, randomTables, setTables } from './makeBoard.ts';
import type { Problem } from './problem.ts';
import { makeCircle, type Rotation, rotations, startCircle, turnOneStep, unroll } from './symmetry.ts';

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

/** Moves between two pauses: some milliseconds, so that nobody waits for a stop and nobody drowns in reports. */
const SLICE = 50_000;

function* pause(hunt: Hunt, setting: Fairness, moves: number): HuntSteps<void> {
  hunt.moves += moves;
  hunt.used[setting] += moves;
  if (hunt.moves - hunt.paused < SLICE) return;
  hunt.paused = hunt.moves;
  const progress: DrawProgress = {
    moves: hunt.moves,
    budget: hunt.budget,
    best: hunt.best[hunt.fair]?.repeats ?? null,
    lowerBound: hunt.bounds[hunt.fair] ?? 0,
  };
  if ((yield progress) === 'stop') hunt.stopped = true;
}

/** Passes over the conflicts of a random board until there are none or several passes bring nothing. */
export function* descend(hunt: Hunt, setting: Fairness): HuntSteps<void> {
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
export function* runOnce(hunt: Hunt, setting: Fairness): HuntSteps<void> {
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
  const anybody = somebody(problem);
  const low = fiveWindow(problem, setting, 0).lo[anybody] ?? 0;
  const high = fiveWindow(problem, setting, 1).hi[anybody] ?? 0;
  return rotations(problem.people, problem.sizes.length).filter(
    ({ order, fixed }) => fixed === 0 || !problem.mixed || Math.ceil(low / order) * order <= high,
  );
}

/** A person who is not fixed to a table: in a uniform plan all of them have the same window. */
const somebody = (problem: Problem) => Math.max(0, problem.comparable.indexOf(1));

function* turn(hunt: Hunt, setting: Fairness, run: number): HuntSteps<void> {
  const { problem, random } = hunt;
  const turning = rotationsFor(problem, setting);
  const rotation = turning[run % turning.length];
  if (!rotation) return;
  const round = Math.floor(run / turning.length);
  const [hot, cold] = CIRCLE_HEATS[round % CIRCLE_HEATS.length] ?? CIRCLE_HEATS[0];
  const { lo, hi } = fiveWindow(problem, setting, (round % 2) as 0 | 1);
  const anybody = somebody(problem);
  const circle = makeCircle(
    problem.people,
    problem.sizes.length,
    problem.sizes[0] ?? [],
    rotation,
    lo[anybody] ?? 0,
    hi[anybody] ?? 0,
    random,
  );
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
  const goal = weigh(problem.leastClashes, 0, boundOf(hunt, setting));
  for (let more = true; more && !isOver(hunt); ) {
    const before = state.done;
    more = coolOneStep(board, state, random, goal);
    yield* pause(hunt, setting, state.done - before);
  }
  offer(hunt, state.bestTables);
  // What stayed unmet weighs more the next time: a wish is never traded for repeats.
  setTables(board, problem, state.bestTables);
  if (board.clashes > problem.leastClashes) weights.clash = Math.min(32, weights.clash * 2);
  if (board.unfair > 0) weights.unfair = Math.min(16, weights.unfair * 2);
}
