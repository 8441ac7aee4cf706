import { describe, expect, it, test } from 'vitest';
import { drawSeats, moveByPlace } from '../../electron/core/draw/moveByPlace.ts';
import { moveCases } from './cases.ts';

const ranked = (tables: readonly (readonly string[])[]) => tables.map((people, i) => ({ number: i + 1, ranked: people }));

describe('moveByPlace (eselstall.md "Format")', () => {
  test.each(moveCases().map((row) => [row.tables.map((table) => table.length).join('+'), row] as const))('tables of %s', (_, row) => {
    expect(moveByPlace(ranked(row.tables)).groups.map((group) => group.people)).toEqual(row.expected);
  });

  it('tells everybody why: the fifth of table 2 goes four on, past the last table', () => {
    const { reasons } = moveByPlace(
      ranked([
        ['a1', 'a2', 'a3', 'a4'],
        ['b1', 'b2', 'b3', 'b4', 'b5'],
        ['c1', 'c2', 'c3', 'c4'],
      ]),
    );
    expect(reasons.filter((reason) => ['b1', 'b2', 'b5'].includes(reason.person))).toEqual([
      { person: 'b1', fromTable: 2, rank: 1, steps: 0, toTable: 2 },
      { person: 'b2', fromTable: 2, rank: 2, steps: 1, toTable: 3 },
      { person: 'b5', fromTable: 2, rank: 5, steps: 4, toTable: 3 },
    ]);
  });

  it('steps over a table number that does not exist, in whatever order the tables come', () => {
    const { groups } = moveByPlace([
      { number: 7, ranked: ['g1', 'g2', 'g3', 'g4'] },
      { number: 2, ranked: ['b1', 'b2', 'b3', 'b4'] },
    ]);
    expect(groups).toEqual([
      { number: 2, people: ['b1', 'g2', 'b3', 'g4'] },
      { number: 7, people: ['g1', 'b2', 'g3', 'b4'] },
    ]);
  });

  it('draws the seats from the seed alone, not from the order of the names', () => {
    const groups = [{ number: 1, people: ['a', 'b', 'c', 'd', 'e'] }];
    const turned = [{ number: 1, people: ['e', 'd', 'c', 'b', 'a'] }];
    expect(drawSeats(groups, 5)).toEqual(drawSeats(turned, 5));
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => drawSeats(groups, seed)[0]?.seats[0]));
    expect(firsts).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
  });
});
