import { applySwap, type Board, trySwap, weigh } from './board.ts';
import { type FastRandom, fastU32 } from './fastRandom.ts';

/** One cooling run over a board. Temperatures are in repeats; `weights` say what a step outside the window and a clash cost. */
export interface Cooling {
  readonly length: number;
  readonly hot: number;
  readonly cold: number;
  readonly unfairWeight: number;
  readonly clashWeight: number;
  /** Moves made so far. */
  done: number;
  /** Weight (`weigh`) of the best board of this run, and its `tableOf`. */
  best: number;
  readonly bestTables: Int16Array;
}

export function startCooling(board: Board, plan: Pick<Cooling, 'length' | 'hot' | 'cold' | 'unfairWeight' | 'clashWeight'>): Cooling {
  return { ...plan, done: 0, best: weigh(board.clashes, board.unfair, board.repeats), bestTables: board.tableOf.slice() };
}

/** Steps of temperature in a run. */
const STEPS = 128;
/** [d]: chance of accepting a worsening by d, times 2^32. Worse than that is never accepted. */
export const threshold: Float64Array = new Float64Array(64);

/** Goes on with a run for one step of temperature and stops early at `goal` (a `weigh`). True while there is more to do. */
export function coolOneStep(board: Board, run: Cooling, random: FastRandom, goal: number): boolean {
  const step = Math.floor((run.done * STEPS) / run.length);
  setThresholds(run.hot + ((run.cold - run.hot) * step) / STEPS);
  const end = Math.min(run.length, Math.ceil(((step + 1) * run.length) / STEPS));
  const { people, sessions, tableOf, movable, movableCount } = board;
  const { unfairWeight, clashWeight, bestTables } = run;
  let done = run.done;
  let best = run.best;
  while (done < end && best > goal) {
    done++;
    const draw = fastU32(random);
    const session = Math.floor(((draw >>> 16) * sessions) / 0x10000);
    const row = session * people;
    const count = movableCount[session] as number;
    if (count < 2) continue;
    const a = movable[row + Math.floor(((draw & 0xffff) * count) / 0x10000)] as number;
    const second = fastU32(random);
    const b = movable[row + Math.floor((second * count) / 0x1_0000_0000)] as number;
    if (tableOf[row + a] === tableOf[row + b]) continue;
    trySwap(board, session, a, b);
    const delta = board.dRepeats + unfairWeight * board.dUnfair + clashWeight * board.dClashes;
    if (delta > 0 && (delta >= threshold.length || fastU32(random) >= (threshold[delta] as number))) continue;
    applySwap(board, session, a, b);
    if (delta >= 0) continue;
    const weight = weigh(board.clashes, board.unfair, board.repeats);
    if (weight < best) {
      best = weight;
      bestTables.set(tableOf);
    }
  }
  run.done = done;
  run.best = best;
  return done < run.length && best > goal;
}

/** Fills `threshold` with e^(-d/T) times 2^32, from + * / alone, which every machine computes alike. */
export function setThresholds(temperature: number): void {
  const x = 1 / (temperature * 1024);
  let growth = 1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + x / 4)));
  for (let i = 0; i < 10; i++) growth *= growth;
  let chance = 0x1_0000_0000;
  for (let d = 0; d < threshold.length; d++) {
    threshold[d] = chance;
    chance /= growth;
  }
}
