import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAgain, pageAt, pagesOf, pageTime, schedule, splitEvenly } from '../../renderer/screens/hall/paging.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test.each([
  ['22 people, two columns of 11', 22, 2, 11, [[11, 11]]],
  ['23 people in columns of 12', 23, 2, 12, [[12, 11]]],
  ['24 people on sheets of 22: no lonely rows', 24, 2, 11, [[6, 6], [6, 6]]], // biome-ignore format: one case a line
  ['25 people: 13 and 12', 25, 2, 11, [[7, 6], [6, 6]]], // biome-ignore format: one case a line
  ['40 people', 40, 2, 11, [[10, 10], [10, 10]]], // biome-ignore format: one case a line
  ['105 people on five pages', 105, 2, 11, [[11, 10], [11, 10], [11, 10], [11, 10], [11, 10]]], // biome-ignore format: one case a line
  ['nobody', 0, 2, 11, [[0, 0]]],
])('pages: %s', (_, people, columns, rows, expected) => {
  expect(pagesOf(numbers(people), columns, rows).map((page) => page.map((column) => column.length))).toEqual(expected);
});

test('a column without room for its rows makes more pages', () => {
  const pages = pagesOf(numbers(20), 2, 11, (column) => column.length <= 7);
  expect(pages.map((page) => page.map((column) => column.length))).toEqual([
    [5, 5],
    [5, 5],
  ]);
});

test('pages keep order, lose nobody and differ by one row at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 9 }), (count, parts) => {
      const split = splitEvenly(numbers(count), parts);
      expect(split.flat()).toEqual(numbers(count));
      const sizes = split.map((part) => part.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('page clock', () => {
  test('6 s and 0.4 s a row', () => {
    expect(pageTime(22)).toBe(14_800);
    expect(pageTime(0)).toBe(6_000);
  });

  test.each([
    ['one page', 1, [0]],
    ['two pages: the first stays twice as long', 2, [0, 1]],
    ['three pages', 3, [0, 1, 0, 2]],
    ['five pages', 5, [0, 1, 2, 0, 3, 4]],
  ])('the first page twice: %s', (_, pages, expected) => {
    const turns = schedule(
      numbers(pages).map(() => 10),
      true,
    );
    expect(turns.map(({ page }) => page)).toEqual(expected);
    const stays = (page: number): number => turns.filter((turn) => turn.page === page).reduce((sum, { lasts }) => sum + lasts, 0);
    if (pages > 1) expect(stays(0)).toBe(2 * stays(1));
  });

  test('a list of names shows each page once', () => {
    expect(schedule([22, 22, 22], false).map(({ page }) => page)).toEqual([0, 1, 2]);
  });

  test.each([
    ['at the beginning', 0, 0, 10_000],
    ['just before the turn', 9_999, 0, 1],
    ['at the turn', 10_000, 1, 8_000],
    ['back on the first', 18_000, 0, 10_000],
    ['second round', 28_000 + 12_000, 1, 6_000],
  ])('page %s', (_, now, page, lasts) => {
    const turns = [
      { page: 0, lasts: 10_000 },
      { page: 1, lasts: 8_000 },
      { page: 0, lasts: 10_000 },
    ];
    expect(pageAt(turns, now)).toEqual({ page, lasts });
  });

  test.each([
    ['nothing moves: the turn is due', 10_000, 0, { page: 1, wait: 8_005 }],
    ['rows move: not now', 10_000, 10_240, { page: null, wait: 260 }],
    ['rows have arrived', 10_260, 10_240, { page: 1, wait: 7_745 }],
  ])('a page never turns while rows move: %s', (_, now, busyUntil, expected) => {
    const turns = [
      { page: 0, lasts: 10_000 },
      { page: 1, lasts: 8_000 },
    ];
    expect(lookAgain(turns, now, busyUntil)).toEqual(expected);
  });

  test('one page never turns', () => {
    expect(pageAt(schedule([22], true), 1_000_000)).toEqual({ page: 0, lasts: Number.POSITIVE_INFINITY });
    expect(pageAt([], 1_000_000)).toEqual({ page: 0, lasts: Number.POSITIVE_INFINITY });
  });
});
