import { describe, expect, it, test } from 'vitest';
import { type DrawInput, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { planAhead } from '../../electron/core/draw/planAhead.ts';
import { planDraw } from '../../electron/core/draw/planDraw.ts';
import type { Seating } from '../../electron/core/draw/seating.ts';
import { people } from './cases.ts';

function sessions(n: number, count: number, more: Partial<DrawInput> = {}): readonly Seating[] {
  const everybody = { people: people(n) };
  const plan = planDraw(
    {
      method: 'fewestRepeats',
      sessions: Array.from({ length: count }, () => everybody),
      past: [],
      preference: 'fewestFives',
      fair: 'balanced',
      wishes: NO_WISHES,
      seed: 6,
      ...more,
    },
    { moves: 200_000 },
  );
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value.sessions;
}

/** Most minus fewest times anybody sat in a seat (1 deals first). */
function spreadOf(list: readonly Seating[], seat: number): number {
  const counts = new Map<string, number>();
  for (const { seats } of list.flat())
    for (const [i, person] of seats.entries()) counts.set(person, (counts.get(person) ?? 0) + (i === seat - 1 ? 1 : 0));
  return Math.max(...counts.values()) - Math.min(...counts.values());
}

describe('seats', () => {
  test.each([
    [12, 3],
    [13, 4],
    [14, 6],
    [16, 5],
    [17, 6],
    [23, 6],
    [40, 6],
    [100, 10],
    [203, 7],
  ])('%i people, %i sessions: dealing first differs by at most 1', (n, count) => {
    expect(spreadOf(sessions(n, count), 1)).toBeLessThanOrEqual(1);
  });

  test.each([
    [16, 4],
    [24, 4],
    [400, 4],
  ])('%i people at tables of four, 4 sessions: everybody gets every seat once', (n, count) => {
    const list = sessions(n, count);
    for (const seat of [1, 2, 3, 4]) expect(spreadOf(list, seat)).toBeLessThanOrEqual(0);
  });

  it('go on from the past: who dealt first does not again before the others', () => {
    const past = sessions(16, 2);
    const later = sessions(16, 2, { past, seed: 7 });
    expect(spreadOf([...past, ...later], 1)).toBe(0);
  });
});

describe('planAhead', () => {
  test.each([
    [16, 0, 5],
    [16, 3, 2],
    [22, 0, 5],
    [24, 1, 5],
    [32, 0, 6],
    [32, 9, 1],
  ])('%i people, %i played: plan %i sessions', (n, played, ahead) => {
    expect(planAhead(n, played)).toBe(ahead);
  });
});
