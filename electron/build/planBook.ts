/**
 * Makes electron/core/draw/planBook.ts: `node electron/build/planBook.ts best.json [moves]`. Takes the schedules of best.json
 * (fields n, r, schedule, balanced.schedule) and, for every setting of fairness whose best plan is not proven to be best, also
 * searches with the engine (`moves` each, default 200 million, same result every time). Takes about a quarter of an hour.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FAIRNESS, type Fairness, NO_WISHES } from '../core/draw/drawInput.ts';
import { fastRandom } from '../core/draw/fastRandom.ts';
import { huntDraw } from '../core/draw/hunt.ts';
import { makeProblem } from '../core/draw/problem.ts';
import { reportMeetings } from '../core/draw/quality.ts';
import { lowerBoundOf } from '../core/draw/replanBound.ts';
import { tableSizes } from '../core/draw/tableSizes.ts';
import { seedRng } from '../core/rng.ts';

type Schedule = readonly (readonly (readonly number[])[])[];
interface Known {
  readonly n: number;
  readonly r: number;
  readonly schedule: Schedule;
  readonly balanced?: { readonly schedule: Schedule };
}
interface Plan {
  readonly repeats: number;
  readonly spread: number;
  /** A digit (base 36) per session and person: the table, tables of four first. */
  readonly digits: string;
}

/** Rows for which the first seed's search stays above what is known to be possible: a seed that gets there. */
const SEEDS: { readonly [row: string]: number } = { '18/6': 4, '21/5': 2 };

const MOST_SPREAD: { readonly [setting in Fairness]: number } = { strict: 1, balanced: 2, free: 99 };

function planOf(schedule: Schedule): Plan {
  const sorted = schedule.map((session) => session.toSorted((a, b) => a.length - b.length));
  const report = reportMeetings(
    sorted.map((session) => session.map((table, i) => ({ number: i + 1, seats: table.map((p) => `${p}`.padStart(2, '0')) }))),
  );
  const digits = sorted.map((session) => {
    const row: string[] = [];
    for (const [table, list] of session.entries()) for (const person of list) row[person] = table.toString(36);
    return row.join('');
  });
  return { repeats: report.repeats, spread: report.fiveSpread, digits: digits.join('') };
}

function search(n: number, sizes: readonly number[], sessions: number, fair: Fairness, moves: number): Plan[] {
  const seed = SEEDS[`${n}/${sessions}`] ?? 1;
  const people = Array.from({ length: n }, (_, i) => `${i}`.padStart(2, '0'));
  const input = {
    method: 'fewestRepeats',
    sessions: Array.from({ length: sessions }, () => ({ people })),
    past: [],
    preference: 'fewestFives',
    fair,
    wishes: NO_WISHES,
    seed,
  } as const;
  const [problem, state] = makeProblem(
    input,
    Array.from({ length: sessions }, () => sizes),
    seedRng(seed),
  );
  const steps = huntDraw({ problem, fair, budget: moves, book: false, planned: null }, fastRandom(state)[0]);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { best } = step.value;
  return FAIRNESS.map((setting) => {
    const { tableOf } = best[setting];
    return planOf(
      Array.from({ length: sessions }, (_, s) =>
        sizes.map((_size, table) => people.flatMap((_id, p) => (tableOf[s * n + p] === table ? [p] : []))),
      ),
    );
  });
}

function bestPlan(plans: readonly Plan[], fair: Fairness): Plan | undefined {
  return plans.filter((plan) => plan.spread <= MOST_SPREAD[fair]).sort((a, b) => a.repeats - b.repeats || a.spread - b.spread)[0];
}

function linesFor({ n, r, schedule, balanced }: Known, moves: number): string[] {
  const sizes = tableSizes(n) ?? [];
  const fives = sizes.filter((size) => size === 5).length;
  const plans = [schedule, ...(balanced ? [balanced.schedule] : [])].map(planOf);
  const people = Array.from({ length: n }, (_, i) => `${i}`);
  const [problem] = makeProblem(
    {
      method: 'fewestRepeats',
      sessions: Array.from({ length: r }, () => ({ people })),
      past: [],
      preference: 'fewestFives',
      fair: 'free',
      wishes: NO_WISHES,
      seed: 1,
    },
    Array.from({ length: r }, () => sizes),
    seedRng(1),
  );
  for (const fair of fives === 0 ? (['free'] as const) : FAIRNESS) {
    const bound = lowerBoundOf(problem, fair);
    const known = bestPlan(plans, fair);
    if (known && known.repeats <= bound) continue;
    plans.push(...search(n, sizes, r, fair, moves));
    console.log(`${n} people, ${r} sessions, ${fair}: ${known?.repeats ?? 'none'} -> ${bestPlan(plans, fair)?.repeats} (bound ${bound})`);
  }
  const settingsOf = new Map<Plan, string>();
  for (const fair of FAIRNESS) {
    const plan = bestPlan(plans, fair);
    if (!plan) throw new Error(`no ${fair} plan for ${n} people, ${r} sessions`);
    settingsOf.set(plan, (settingsOf.get(plan) ?? '') + fair[0]);
  }
  return [...settingsOf].map(([plan, settings]) => `${n}/${r}/${fives} ${settings} ${plan.repeats} ${plan.digits}`);
}

const [source, moves = '200000000'] = process.argv.slice(2);
if (!source) throw new Error('usage: node electron/build/planBook.ts best.json [moves]');
const known: readonly Known[] = JSON.parse(readFileSync(source, 'utf8'));
const lines = known.filter(({ n, r }) => n <= 40 && r <= 6).flatMap((row) => linesFor(row, Number(moves)));
const text = `// Made by electron/build/planBook.ts. A line: people/sessions/tables of five, settings of fairness (s, b, f), repeats, and a
// digit (base 36) per session and person, the table: tables of four first.
export const PLAN_BOOK = \`
${lines.join('\n')}
\`;
`;
writeFileSync(path.resolve(import.meta.dirname, '../core/draw/planBook.ts'), text);
console.log(`${lines.length} plans, ${text.length} bytes`);
