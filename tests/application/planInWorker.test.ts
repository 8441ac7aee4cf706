import path from 'node:path';
import { expect, test } from 'vitest';
import { planInSlices } from '../../electron/application/planInSlices.ts';
import { type DrawInput, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { planInWorker } from '../../electron/planInWorker.ts';

const worker = planInWorker(path.resolve(import.meta.dirname, '../../electron/worker.ts'));
const watch = { onProgress: () => undefined, stopped: () => false };

const input = (people: number, sessions: number, seed: number): DrawInput => ({
  method: 'fewestRepeats',
  sessions: Array.from({ length: sessions }, () => ({ people: Array.from({ length: people }, (_, i) => `p${i + 1}`) })),
  past: [],
  preference: 'fewestFives',
  fair: 'balanced',
  wishes: { ...NO_WISHES, apart: [{ people: ['p1', 'p2'], when: 'always' }] },
  seed,
});

test('the thread finds the same draw as the search in slices', async () => {
  const inThread = await worker.plan(input(22, 5, 7), 200_000, watch);
  expect(inThread.ok).toBe(true);
  expect(inThread).toEqual(await planInSlices.plan(input(22, 5, 7), 200_000, watch));
});

test('a search reports where it is and ends early with the best draw so far', async () => {
  let seen = 0;
  const stopped = await worker.plan(input(20, 6, 7), 2_000_000_000, { onProgress: () => seen++, stopped: () => seen > 0 });
  expect(seen).toBeGreaterThan(0);
  expect(stopped.ok && stopped.value.sessions.length).toBe(6);
  expect(stopped.ok && stopped.value.moves).toBeLessThan(2_000_000_000);
});

test('without a thread the search still runs', async () => {
  const planned = await planInWorker('/nowhere/worker.js').plan(input(16, 3, 1), 100_000, watch);
  expect(planned.ok && planned.value.quality.repeats).toBe(0);
});
