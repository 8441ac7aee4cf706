import { expect, test } from 'vitest';
import { readTime, tablesShown, timeLeft, wordOf } from '../../renderer/screens/hall/clock.ts';

const MINUTE = 60_000;

test.each([
  [760_000, '12:40'],
  [759_001, '12:40'],
  [1, '0:01'],
  [0, '0:00'],
  [100 * MINUTE, '100:00'],
])('%i ms are read %s', (left, read) => {
  expect(readTime(left)).toBe(read);
});

test.each([
  [{ endsAt: 5000, leftMs: null }, 2000, 3000],
  [{ endsAt: 5000, leftMs: null }, 9000, 0],
  [{ endsAt: null, leftMs: 700 }, 9000, 700],
])('%o at %i: %i ms left', (clock, now, left) => {
  expect(timeLeft(clock, now)).toBe(left);
});

test.each([
  [5 * MINUTE + 1, false, 'left'],
  [5 * MINUTE, false, 'last'],
  [0, false, 'over'],
  [4 * MINUTE, true, 'paused'],
] as const)('%i ms left, paused %s: %s', (left, paused, word) => {
  expect(wordOf(left, paused)).toBe(word);
});

const table = (number: number, played: number, extra = 0, closed = false) => ({ number, played, planned: 8, closed, extra });

test('eight tables all stand there; of nine those with extra time and those behind', () => {
  const nine = [table(1, 8, 0, true), table(2, 7), table(3, 6), table(4, 7, 10), ...[5, 6, 7, 8, 9].map((number) => table(number, 7))];
  expect(tablesShown(nine.slice(0, 8)).length).toBe(8);
  expect(tablesShown(nine).map(({ number }) => number)).toEqual([3, 4]);
});
