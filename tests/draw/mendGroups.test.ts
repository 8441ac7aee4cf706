import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawByLot } from '../../electron/core/draw/lot.ts';
import { checkGroups, proposeMends } from '../../electron/core/draw/mendGroups.ts';
import type { Group } from '../../electron/core/draw/moveByPlace.ts';
import { people } from './cases.ts';

/** Tables as text: "abcd efgh" is table 1 with a, b, c, d and table 2 with e, f, g, h. */
const tables = (text: string): Group[] => text.split(' ').map((names, i) => ({ number: i + 1, people: [...names] }));
const here = (text: string): string[] => [...text.replaceAll(' ', '')];

describe('checkGroups', () => {
  it('has nothing to say when every table has 4 or 5', () => {
    const check = checkGroups(tables('abcd efghi'), here('abcdefghi'));
    expect(check.misfits).toEqual([]);
    expect(check.unseated).toEqual([]);
  });
  it('names the tables that do not have 4 or 5 and the people without a table', () => {
    const check = checkGroups(tables('abcd efghi'), here('abc efghi x'));
    expect(check.misfits).toEqual([{ number: 1, count: 3 }]);
    expect(check.unseated).toEqual(['x']);
    expect(check.groups[0]?.people).toEqual(['a', 'b', 'c']);
  });
});

describe('proposeMends', () => {
  // name, tables, present, fewest people taken from a table, closed, opened
  test.each([
    ['the newcomer takes the free place', 'abcd efgh', 'abc efgh x', 0, [], []],
    ['a table of five gives one', 'abcd efghi', 'abc efghi', 1, [], []],
    ['a newcomer makes a table of five', 'abcd efgh', 'abcd efgh x', 0, [], []],
    ['a table of six gives one', 'abcdef ghij', 'abcdef ghij', 1, [], []],
    ['one of three tables breaks up', 'abcd efgh ijkl', 'ab efgh ijkl', 2, [1], []],
    ['four newcomers open a table', 'abcd efgh', 'abcd efgh wxyz', 0, [], [3]],
    ['two tables of two become one', 'abcd efgh ijkl', 'ab ef ijkl', 2, [1], []],
  ])('%s', (_, before, present, moved, closed, opened) => {
    const mends = proposeMends(checkGroups(tables(before), here(present)));
    expect(mends.length).toBeGreaterThan(0);
    expect(mends.map((mend) => mend.moved)).toEqual(mends.map(() => moved));
    expect(mends).toContainEqual(expect.objectContaining({ closed, opened }));
  });

  it('names who could go instead, the lower place first', () => {
    const [mend] = proposeMends(checkGroups(tables('abcd efghi'), here('abc efghi')));
    expect(mend?.moves).toEqual([{ person: 'i', from: 2, to: 1, others: ['h', 'g', 'f', 'e'] }]);
    expect(mend?.groups).toEqual([
      { number: 1, people: ['a', 'b', 'c', 'i'] },
      { number: 2, people: ['e', 'f', 'g', 'h'] },
    ]);
  });

  it('prefers who has not met the others', () => {
    const past = [[{ number: 1, seats: ['a', 'b', 'i', 'h'] }]];
    const [mend] = proposeMends(checkGroups(tables('abcd efghi'), here('abc efghi')), past);
    expect(mend?.moves[0]?.person).toBe('g');
    expect(mend?.repeats).toBe(0);
  });

  it('has no proposal where the people cannot be divided', () => {
    expect(proposeMends(checkGroups(tables('abcd efgh'), here('abc efgh')))).toEqual([]);
  });

  it('always ends with tables of 4 or 5 holding everybody once', () => {
    const evening = fc.record({
      counts: fc.array(fc.integer({ min: 4, max: 5 }), { minLength: 3, maxLength: 9 }),
      gone: fc.array(fc.nat(50), { maxLength: 8 }),
      come: fc.nat(7),
    });
    fc.assert(
      fc.property(evening, ({ counts, gone, come }) => {
        const all = people(counts.reduce((sum, count) => sum + count, 0));
        const groups = drawByLot(all, counts, 1).map(({ number, seats }) => ({ number, people: seats }));
        const present = [...all.filter((_, i) => !gone.includes(i)), ...Array.from({ length: come }, (_, i) => `x${i}`)];
        const mends = proposeMends(checkGroups(groups, present));
        expect(mends.length > 0).toBe(present.length >= 4 && ![6, 7, 11].includes(present.length));
        for (const mend of mends) {
          expect(mend.groups.every((group) => group.people.length === 4 || group.people.length === 5)).toBe(true);
          expect(mend.groups.flatMap((group) => group.people).sort()).toEqual([...present].sort());
          expect(mend.moves.filter((move) => move.from !== null).length).toBe(mend.moved);
        }
      }),
      { numRuns: 200 },
    );
  });
});
