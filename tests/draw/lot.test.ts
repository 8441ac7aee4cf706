import { describe, expect, it } from 'vitest';
import { drawByLot } from '../../electron/core/draw/lot.ts';
import { peopleOf } from '../../electron/core/draw/seating.ts';
import { people } from './cases.ts';

describe('drawByLot', () => {
  it('seats everybody once, tables numbered from 1 with the given sizes', () => {
    const draw = drawByLot(people(13), [4, 4, 5], 1);
    expect(draw.map((table) => [table.number, table.seats.length])).toEqual([
      [1, 4],
      [2, 4],
      [3, 5],
    ]);
    expect([...peopleOf(draw)].sort()).toEqual(people(13));
  });

  it('does not depend on the order in which people are named', () => {
    expect(drawByLot(people(16).reverse(), [4, 4, 4, 4], 7)).toEqual(drawByLot(people(16), [4, 4, 4, 4], 7));
  });

  it('differs from seed to seed', () => {
    const draws = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(drawByLot(people(16), [4, 4, 4, 4], seed))));
    expect(draws.size).toBe(50);
  });
});
