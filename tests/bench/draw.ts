import { pathToFileURL } from 'node:url';
import { DEFAULT_MOVES, type DrawInput, type DrawPlan, type Fairness, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { type DrawBudget, planDraw } from '../../electron/core/draw/planDraw.ts';
import { bestAt, bestKnown } from '../draw/best.ts';
import { people } from '../draw/cases.ts';
import { type BenchRow, row } from './row.ts';

function evening(n: number, sessions: number, more: Partial<DrawInput> = {}): DrawInput {
  const everybody = { people: people(n) };
  return {
    method: 'fewestRepeats',
    sessions: Array.from({ length: sessions }, () => everybody),
    past: [],
    preference: 'fewestFives',
    fair: 'balanced',
    wishes: NO_WISHES,
    seed: 1,
    ...more,
  };
}

function timed(input: DrawInput, budget: DrawBudget): { readonly plan: DrawPlan; readonly ms: number } {
  const start = performance.now();
  const plan = planDraw(input, budget);
  const ms = performance.now() - start;
  if (!plan.ok) throw new Error(plan.error.code);
  return { plan: plan.value, ms };
}

const count = (name: string, value: number, limit: number): BenchRow => ({ name, median: value, p95: value, limit, unit: 'instances' });

/** Every row of best.json: how long, and how many miss the best known cost. */
function everyInstance(
  fair: Extract<Fairness, 'strict' | 'free'>,
  book: boolean,
): { readonly times: readonly number[]; readonly missed: number } {
  const spread = fair === 'strict' ? 1 : 99;
  let missed = 0;
  const times = bestKnown().map((known) => {
    const { plan, ms } = timed(evening(known.n, known.r, { fair }), { moves: DEFAULT_MOVES, book });
    if (plan.quality.repeats > bestAt(known, spread) || plan.quality.fiveSpread > spread) missed++;
    return ms;
  });
  return { times, missed };
}

/** 3 of 40 leave and 3 come after 3 of 6 sessions. */
function replan(seed: number): DrawInput {
  const past = timed(evening(40, 6, { seed }), { moves: DEFAULT_MOVES }).plan.sessions.slice(0, 3);
  const now = { people: [...people(40).slice(3), 'late1', 'late2', 'late3'] };
  return { ...evening(40, 3, { past, seed }), sessions: [now, now, now] };
}

function large(n: number, sessions: number, limit: number): BenchRow {
  const times = Array.from({ length: 15 }, (_, i) => {
    const { plan, ms } = timed(evening(n, sessions, { seed: i + 1 }), { moves: DEFAULT_MOVES });
    if (plan.quality.repeats > 0) throw new Error(`${n} people, ${sessions} sessions, seed ${i + 1}: ${plan.quality.repeats} repeats`);
    return ms;
  });
  return row(`${n} people, ${sessions} sessions, no repeat`, times, limit);
}

/** All figures of the draw. Takes about two minutes, nearly all of it without the plan book. */
export function benchDraw(): readonly BenchRow[] {
  timed(evening(24, 6), { moves: 100_000, book: false });
  const rows: BenchRow[] = [];
  for (const fair of ['free', 'strict'] as const) {
    const { times, missed } = everyInstance(fair, true);
    rows.push(
      row(`plan book, fives ${fair}, 128 instances`, times, 5),
      row(`plan book, fives ${fair}, the slowest`, [Math.max(...times)], 500),
    );
    rows.push(count(`plan book, fives ${fair}: best known not reached`, missed, 0));
  }
  for (const fair of ['free', 'strict'] as const) {
    const { times, missed } = everyInstance(fair, false);
    rows.push(
      row(`without the book, fives ${fair}, 128 instances`, times, 500),
      count(`without the book, fives ${fair}: best known not reached`, missed, 8),
    );
  }
  rows.push(large(400, 10, 100), large(1000, 10, 500));
  const replans = Array.from({ length: 15 }, (_, i) => replan(i + 1)).map((input) => timed(input, { moves: DEFAULT_MOVES }).ms);
  rows.push(row('40 people, drawing 3 sessions again', replans, 500));
  return rows;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = benchDraw();
  console.table(rows);
  if (rows.some(({ median, limit }) => median > limit)) process.exitCode = 1;
}
