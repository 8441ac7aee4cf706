import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkSizes, tableSizes } from '../../electron/core/draw/tableSizes.ts';

describe('tableSizes', () => {
  test.each([
    [3, null, null],
    [4, [4], [4]],
    [5, [5], [5]],
    [6, null, null],
    [7, null, null],
    [8, [4, 4], [4, 4]],
    [9, [4, 5], [4, 5]],
    [10, [5, 5], [5, 5]],
    [11, null, null],
    [12, [4, 4, 4], [4, 4, 4]],
    [20, [4, 4, 4, 4, 4], [5, 5, 5, 5]],
    [23, [4, 4, 5, 5, 5], [4, 4, 5, 5, 5]],
    [24, [4, 4, 4, 4, 4, 4], [4, 5, 5, 5, 5]],
    [25, [4, 4, 4, 4, 4, 5], [5, 5, 5, 5, 5]],
  ])('%i people: fewest fives %j, most fives %j', (n, fewest, most) => {
    expect(tableSizes(n)).toEqual(fewest);
    expect(tableSizes(n, 'mostFives')).toEqual(most);
  });

  it('always adds up, fours first, with at most 3 fives (fewest) or at most 4 fours (most)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 1200 }), (n) => {
        for (const preference of ['fewestFives', 'mostFives'] as const) {
          const sizes = tableSizes(n, preference) ?? [];
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(n);
          expect([...sizes].sort()).toEqual(sizes);
          const [rare, most] = preference === 'fewestFives' ? [5, 3] : [4, 4];
          expect(sizes.filter((size) => size === rare).length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  test.each([-4, 0, 1, 4.5, Number.NaN])('%s people: nothing', (n) => {
    expect(tableSizes(n)).toBeNull();
  });
});

describe('checkSizes', () => {
  it('accepts any order of fours and fives that adds up', () => {
    expect(checkSizes(13, [5, 4, 4])).toEqual({ ok: true, value: [5, 4, 4] });
  });
  test.each([
    ['a table of six', 14, [4, 4, 6], { code: 'drawTableSize', field: 'sizes.2', facts: { table: 3, size: 6 } }],
    ['a table of three', 7, [3, 4], { code: 'drawTableSize', field: 'sizes.0', facts: { table: 1, size: 3 } }],
    ['a seat too many', 12, [4, 4, 5], { code: 'drawSizesSum', field: 'sizes', facts: { people: 12, seats: 13 } }],
    ['no table', 4, [], { code: 'drawSizesSum', field: 'sizes', facts: { people: 4, seats: 0 } }],
  ])('refuses %s', (_, n, sizes, error) => {
    expect(checkSizes(n, sizes)).toEqual({ ok: false, error });
  });
});
