import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenPages, inColumns } from '../../renderer/print/pages.ts';
import { stacked } from '../../renderer/print/stacked.ts';

test.each([
  [[], []],
  [[1], [[1, null]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [
      [1, 4],
      [2, 5],
      [3, null],
    ],
  ],
])('%j: cut in the middle, left pile on the right one', (cards, pages) => {
  expect(stacked(cards)).toEqual(pages);
});

const cards = fc.array(fc.nat(), { maxLength: 90 });

test('cut piles are always in order and complete', () => {
  fc.assert(
    fc.property(cards, (all) => {
      const pages = stacked(all);
      expect([...pages.map(([left]) => left), ...pages.flatMap(([, right]) => (right === null ? [] : [right]))]).toEqual(all);
    }),
  );
});

test('pages keep everybody in order, are never fuller than they may be, and differ by one row at most', () => {
  fc.assert(
    fc.property(cards, fc.integer({ min: 1, max: 45 }), (all, most) => {
      const pages = evenPages(all, most);
      const sizes = pages.map(({ length }) => length);
      expect(pages.flat()).toEqual(all);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(inColumns(all, 2).flat()).toEqual(all);
    }),
  );
});
