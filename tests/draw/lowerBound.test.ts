import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DrawInput, FAIRNESS, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { evenSplit, lowerBoundFree, lowerBoundSpread } from '../../electron/core/draw/lowerBound.ts';
import { planDraw } from '../../electron/core/draw/planDraw.ts';
import { tableSizes } from '../../electron/core/draw/tableSizes.ts';
import { bestKnown } from './best.ts';
import { people } from './cases.ts';

/** Every way to seat n people at two tables, as lists of the people of one of them (the larger). */
function allSessions(n: number): number[][] {
  const size = Math.ceil(n / 2);
  const found: number[][] = [];
  const extend = (chosen: number[], from: number): void => {
    // Two tables of one size: the one with person 0 stands for both.
    if (n % 2 === 0 && chosen.length > 0 && chosen[0] !== 0) return;
    if (chosen.length === size) found.push([...chosen]);
    else for (let p = from; p < n; p++) extend([...chosen, p], p + 1);
  };
  extend([], 0);
  return found;
}

const pairs = (count: number) => (count * (count - 1)) / 2;

/** Fewest repeats of all plans of `sessions` sessions with two tables, tried one by one; fives within `spread`. */
function enumerate(n: number, sessions: number, spread: number): number {
  const all = allSessions(n);
  const tables = all.map((big) => [big, Array.from({ length: n }, (_, p) => p).filter((p) => !big.includes(p))]);
  const between = all.map((_, r) =>
    all.map((_other, s) =>
      (tables[r] ?? [])
        .flatMap((t) => (tables[s] ?? []).map((u) => pairs(t.filter((p) => u.includes(p)).length)))
        .reduce((x, y) => x + y, 0),
    ),
  );
  let best = Number.POSITIVE_INFINITY;
  const fives = Array.from({ length: n }, () => 0);
  const mixed = n % 2 === 1;
  const extend = (chosen: readonly number[], cost: number): void => {
    if (cost >= best) return;
    if (chosen.length === sessions) {
      if (!mixed || Math.max(...fives) - Math.min(...fives) <= spread) best = cost;
      return;
    }
    // The first session may be any (people have no names yet); the order of the others does not matter.
    const last = chosen.length === 0 ? 0 : (chosen.at(-1) ?? 0);
    for (let s = chosen.length <= 1 ? 0 : last; s < (chosen.length === 0 ? 1 : all.length); s++) {
      for (const p of all[s] ?? []) fives[p] = (fives[p] ?? 0) + 1;
      extend([...chosen, s], cost + chosen.reduce((sum, r) => sum + (between[r]?.[s] ?? 0), 0));
      for (const p of all[s] ?? []) fives[p] = (fives[p] ?? 0) - 1;
    }
  };
  extend([], 0);
  return best;
}

const planOf = (n: number, sessions: number) => {
  const sizes = tableSizes(n) ?? [];
  const fives = sizes.filter((size) => size === 5).length;
  return { fours: sizes.length - fives, fives, sessions };
};

describe('evenSplit', () => {
  test.each([
    [5, 4, 1],
    [9, 4, 6],
    [4, 4, 0],
    [7, 1, 21],
    [0, 0, 0],
    [1, 0, Number.POSITIVE_INFINITY],
  ])('%i things in %i parts: %s pairs', (total, parts, cost) => {
    expect(evenSplit(total, parts)).toBe(cost);
  });
});

describe('lower bound', () => {
  // seating page: "exhaustive enumeration for N=8, 9, 10 and R=3, 4 gives exactly the bound"
  test.each([
    [8, 3, 12, 12],
    [8, 4, 24, 24],
    [9, 3, 18, 21],
    [9, 4, 36, 41],
    [10, 3, 24, 24],
    [10, 4, 48, 48],
  ])('%i people, %i sessions: trying everything gives %i (fives free) and %i (within one), and so does the bound', (n, r, free, strict) => {
    expect(enumerate(n, r, 99)).toBe(free);
    expect(enumerate(n, r, 1)).toBe(strict);
    expect(lowerBoundFree(planOf(n, r))).toBe(free);
    expect(lowerBoundSpread(planOf(n, r), 1)).toBe(strict);
  });

  it('is the one of the seating page for every row of best.json and every spread', () => {
    for (const { n, r, lowerBound, balanced, pareto = [] } of bestKnown()) {
      const plan = planOf(n, r);
      expect([n, r, lowerBoundFree(plan)]).toEqual([n, r, lowerBound]);
      if (balanced) expect([n, r, lowerBoundSpread(plan, 1)]).toEqual([n, r, balanced.lowerBound]);
      for (const row of pareto)
        expect([n, r, row.spread5, lowerBoundSpread(plan, row.spread5)]).toEqual([n, r, row.spread5, row.lowerBound]);
    }
  });

  it('after 2 sessions of 16 and one person gone, 3 more bring at least 36 repeats, and 36 are found', () => {
    const before = planDraw(input([people(16), people(16)], [], 'free', 3), { moves: 0 });
    const past = before.ok ? before.value.sessions : [];
    const fifteen = people(16).slice(1);
    const plan = planDraw(input([fifteen, fifteen, fifteen], past, 'free', 3), { moves: 2_000_000 });
    expect(plan.ok && [plan.value.quality.repeats, plan.value.quality.lowerBound]).toEqual([36, 36]);
  });

  it('is never above what a draw has, whoever comes and whatever was played', () => {
    const evening = fc.record({
      // who is there, per session: 16 people of whom some stay away
      away: fc.array(fc.uniqueArray(fc.nat(15), { maxLength: 4 }), { minLength: 2, maxLength: 5 }),
      played: fc.nat(2),
      fair: fc.constantFrom(...FAIRNESS),
      fixed: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      seed: fc.nat(1000),
    });
    fc.assert(
      fc.property(evening, ({ away, played, fair, fixed, seed }) => {
        const sessions = away
          .map((list) => people(16).filter((_, i) => !list.includes(i)))
          .filter((list) => tableSizes(list.length) !== null);
        const lot = planDraw({ ...input(sessions.slice(0, played), [], fair, seed), method: 'lot' }, { moves: 0 });
        const past = lot.ok ? lot.value.sessions : [];
        const wishes = fixed === undefined ? NO_WISHES : { ...NO_WISHES, fixed: [{ person: 'p016', table: fixed }] };
        const plan = planDraw({ ...input(sessions.slice(past.length), past, fair, seed), wishes }, { moves: 60_000 });
        if (!plan.ok) return;
        const { prices } = plan.value.quality;
        for (const setting of FAIRNESS) expect(prices?.[setting].repeats).toBeGreaterThanOrEqual(prices?.[setting].lowerBound ?? 0);
      }),
      { numRuns: 300 },
    );
  });
});

function input(sessions: readonly (readonly string[])[], past: DrawInput['past'], fair: DrawInput['fair'], seed: number): DrawInput {
  return {
    method: 'fewestRepeats',
    sessions: sessions.map((list) => ({ people: list })),
    past,
    preference: 'fewestFives',
    fair,
    wishes: NO_WISHES,
    seed,
  };
}
