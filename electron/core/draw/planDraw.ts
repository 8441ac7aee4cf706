import { ok, type Result } from '../result.ts';
import { type RngState, seedRng, shuffle } from '../rng.ts';
import { canonicalInput, checkInput, type DrawRefusal, inputText } from './checkInput.ts';
import { type DrawInput, type DrawPlan, type DrawProgress, ENGINE_VERSION, type Price } from './drawInput.ts';
import { assessDraw } from './drawQuality.ts';
import { type FastRandom, fastRandom } from './fastRandom.ts';
import { fingerprint } from './fingerprint.ts';
import { type Hunted, type HuntSteps, huntDraw } from './hunt.ts';
import { dealOut } from './lot.ts';
import { makeProblem, type Problem, tablesFromSeatings } from './problem.ts';
import { lowerBoundOf } from './replanBound.ts';
import { type Seating, sortedPeople } from './seating.ts';
import { assignSeats } from './seats.ts';
import { type NumberedSession, numberTables } from './tableNumbers.ts';

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
  const sessions = finish(input, problem, hunted.best[input.fair].tableOf, finishing);
  return signed(input, sessions, hunted.bounds[input.fair], hunted);
}

function signed(input: DrawInput, sessions: readonly Seating[], lowerBound: number, hunted: Hunted | null): DrawPlan {
  const price = (setting: DrawInput['fair']): Price => {
    const { repeats, fiveSpread } = hunted ? hunted.best[setting] : { repeats: 0, fiveSpread: 0 };
    const bound = hunted ? hunted.bounds[setting] : 0;
    return { repeats, fiveSpread, lowerBound: bound, proven: repeats <= bound };
  };
  const prices = hunted ? { strict: price('strict'), balanced: price('balanced'), free: price('free') } : null;
  return {
    sessions,
    quality: assessDraw(input, sessions, lowerBound, prices),
    engine: ENGINE_VERSION,
    seed: input.seed,
    inputHash: fingerprint(inputText(input)),
    moves: hunted?.moves ?? 0,
  };
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

/** Table numbers, then seats. */
function finish(input: DrawInput, problem: Problem, tableOf: Int16Array, random: FastRandom): readonly Seating[] {
  const { people, ids } = problem;
  const numbered = problem.sizes.map((list, session): NumberedSession => {
    const tables: number[][] = list.map(() => []);
    const pinned = list.map(() => false);
    for (const person of problem.present[session] ?? []) {
      tables[tableOf[session * people + person] as number]?.push(person);
      const fixed = problem.fixed[session * people + person] as number;
      if (fixed !== -1) pinned[fixed] = true;
    }
    return { tables, pinned };
  });
  const { seatsHad, tablesHad } = pastOf(input, problem);
  numberTables(numbered, people, input.wishes.otherTable ? tablesHad : null, random);
  assignSeats(
    numbered.flatMap((session) => session.tables),
    people,
    seatsHad,
    random,
  );
  return numbered.map(({ tables }) =>
    tables.map((table, index) => ({ number: index + 1, seats: table.map((person) => ids[person] ?? '') })),
  );
}

/** Seats ([person * 5 + seat]) and table numbers people had in the past. */
function pastOf(input: DrawInput, { ids, people }: Problem) {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const seatsHad = new Uint16Array(people * 5);
  const visits = new Map<number, number>();
  const key = (person: number, table: number) => table * people + person;
  for (const { number, seats } of input.past.flat()) {
    for (const [seat, id] of seats.entries()) {
      const person = indexOf.get(id);
      if (person === undefined) continue;
      seatsHad[person * 5 + seat] = (seatsHad[person * 5 + seat] as number) + 1;
      visits.set(key(person, number - 1), (visits.get(key(person, number - 1)) ?? 0) + 1);
    }
  }
  return { seatsHad, tablesHad: (person: number, table: number) => visits.get(key(person, table)) ?? 0 };
}
