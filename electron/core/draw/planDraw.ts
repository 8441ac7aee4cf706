import { ok, type Result } from '../result.ts';
import { type RngState, seedRng, shuffle } from '../rng.ts';
import { canonicalInput, checkInput, type DrawRefusal, inputText } from './checkInput.ts';
import {
  type DrawInput,
  type DrawPlan,
  type DrawProgress,
  type DrawQuality,
  ENGINE_VERSION,
  type Fairness,
  type Price,
} from './drawInput.ts';
import { assessDraw } from './drawQuality.ts';
import { fastRandom } from './fastRandom.ts';
import { fingerprint } from './fingerprint.ts';
import { finishDraw } from './finishDraw.ts';
import { huntDraw } from './hunt.ts';
import type { Hunted, HuntSteps } from './huntState.ts';
import { dealOut } from './lot.ts';
import { makeProblem, type Problem, tablesFromSeatings } from './problem.ts';
import { lowerBoundOf } from './replanBound.ts';
import { type Seating, sortedPeople } from './seating.ts';

/** How much a draw may do: DEFAULT_MOVES, or LONG_MOVES for "search longer". `book: false` leaves the plan book closed (for measurements). */
export interface DrawBudget {
  readonly moves: number;
  readonly book?: boolean;
}

/** A draw that runs in slices of a few milliseconds: `next()` goes on, `next('stop')` answers the best draw so far. */
export type DrawSteps = HuntSteps<DrawPlan>;

/**
 * Plans all sessions of `input.sessions`: refuses what cannot be drawn, otherwise gives the steps of the search. However it is
 * sliced, the same input, seed, budget and engine version give the same plan; stopped early, it is the plan of `moves` used.
 */
export function startDraw(input: DrawInput, budget: DrawBudget): Result<DrawSteps, DrawRefusal> {
  const sizes = checkInput(input);
  return sizes.ok ? ok(drawSteps(canonicalInput(input), sizes.value, budget)) : sizes;
}

/** `startDraw` in one go. `onProgress` is called between slices. */
export function planDraw(
  input: DrawInput,
  budget: DrawBudget,
  onProgress?: (progress: DrawProgress) => void,
): Result<DrawPlan, DrawRefusal> {
  const steps = startDraw(input, budget);
  if (!steps.ok) return steps;
  for (;;) {
    const step = steps.value.next();
    if (step.done) return ok(step.value);
    onProgress?.(step.value);
  }
}

function* drawSteps(input: DrawInput, sizes: readonly (readonly number[])[], budget: DrawBudget): DrawSteps {
  const [problem, state] = makeProblem(input, sizes, seedRng(input.seed));
  if (input.method === 'lot') return planByLot(input, problem, state);
  const [searching, afterSearch] = fastRandom(state);
  const [finishing] = fastRandom(afterSearch);
  const planned = input.planned ? tablesFromSeatings(problem, input.planned) : null;
  const hunted = yield* huntDraw({ problem, fair: input.fair, budget: budget.moves, book: budget.book !== false, planned }, searching);
  const sessions = finishDraw(input, problem, hunted.best[input.fair].tableOf, finishing);
  return signed(input, sessions, hunted.bounds[input.fair], hunted);
}

function signed(input: DrawInput, sessions: readonly Seating[], lowerBound: number, hunted: Hunted | null): DrawPlan {
  const quality = assessDraw(input, sessions, lowerBound, hunted ? pricesOf(hunted) : null);
  return {
    sessions,
    quality,
    engine: ENGINE_VERSION,
    seed: input.seed,
    inputHash: fingerprint(inputText(input)),
    moves: hunted?.moves ?? 0,
  };
}

function pricesOf({ best, bounds }: Hunted): NonNullable<DrawQuality['prices']> {
  const price = (setting: Fairness): Price => {
    const { repeats, fiveSpread } = best[setting];
    return { repeats, fiveSpread, lowerBound: bounds[setting], proven: repeats <= bounds[setting] };
  };
  return { strict: price('strict'), balanced: price('balanced'), free: price('free') };
}

/** Blind: session after session a new lot, whatever was before. */
function planByLot(input: DrawInput, problem: Problem, start: RngState): DrawPlan {
  let state = start;
  const sessions = input.sessions.map((session, index) => {
    const [order, next] = shuffle(state, sortedPeople(session.people));
    state = next;
    return dealOut(order, problem.sizes[index] ?? []);
  });
  return signed(input, sessions, lowerBoundOf(problem, 'free'), null);
}
