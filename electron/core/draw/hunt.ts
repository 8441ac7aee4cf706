import { planAfterFirst, planFromBook } from './book.ts';
import { DEFAULT_MOVES, FAIRNESS, type Fairness } from './drawInput.ts';
import type { FastRandom } from './fastRandom.ts';
import { descend, runOnce } from './huntRuns.ts';
import {
  boundOf,
  type Found,
  type Hunt,
  type Hunted,
  type HuntPlan,
  type HuntSteps,
  hasWishes,
  isOver,
  isSettled,
  offer,
  offerRelabelled,
  startHunt,
} from './huntState.ts';

/** Moves the settings that were not asked for may use, so that their price can be shown: at least this many, or an eighth. */
const PRICE_MOVES = 300_000;
/**
 * Looks for the draw with the fewest unmet wishes, then the fairest fives, then the fewest repeats, for all three settings but
 * mostly for the one asked for: the plan book, then descent over conflicts, then plans with a rotation and cooling runs in turn.
 * Everything is counted in moves, so the budget cuts the search short and changes nothing before the cut.
 */
export function* huntDraw(plan: HuntPlan, random: FastRandom): HuntSteps<Hunted> {
  const hunt = startHunt(plan, random);
  const { problem, fair } = plan;
  if (plan.planned) offer(hunt, plan.planned);
  if (plan.book) openBook(hunt);
  const fromBook =
    hunt.best[fair] &&
    FAIRNESS.every((setting) => hunt.best[setting]?.clashes === problem.leastClashes && hunt.best[setting]?.unfair[setting] === 0);
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

/** The setting asked for has its turn before each of the others. Without tables of both sizes there is only one. */
function turnsOf({ fair, problem }: Hunt): readonly Fairness[] {
  if (!problem.mixed) return [fair];
  return FAIRNESS.filter((setting) => setting !== fair).flatMap((setting) => [fair, setting]);
}

function mayUse(hunt: Hunt, setting: Fairness): boolean {
  return setting === hunt.fair || hunt.used[setting] < Math.max(PRICE_MOVES, hunt.used[hunt.fair] / 8);
}

function answer(hunt: Hunt): Hunted {
  if (!hunt.best[hunt.fair]) offer(hunt, hunt.scratch.tableOf);
  const best = (setting: Fairness) => hunt.best[setting] as Found;
  // A bound for fair plans says nothing about one that could not be made fair.
  const bound = (setting: Fairness) =>
    best(setting).repeats === 0 ? 0 : boundOf(hunt, best(setting).unfair[setting] > 0 ? 'free' : setting);
  return {
    best: { strict: best('strict'), balanced: best('balanced'), free: best('free') },
    bounds: { strict: bound('strict'), balanced: bound('balanced'), free: bound('free') },
    moves: hunt.moves,
  };
}

/** The book's plans for all three settings, people exchanged for the wishes. People are in random order already. */
function openBook(hunt: Hunt): void {
  const { problem, random } = hunt;
  for (const setting of FAIRNESS) {
    if (problem.uniform) {
      const plan = planFromBook(problem.people, problem.sizes.length, problem.sizes[0] ?? [], setting);
      if (plan) offerRelabelled(hunt, plan);
    } else if (!hasWishes(problem)) {
      const plan = planAfterFirst(problem, setting, random);
      if (plan) offer(hunt, plan);
    }
  }
}
