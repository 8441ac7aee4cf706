import { expect, test } from 'vitest';
import { runNight } from '../../electron/cli/runNight.ts';

/* Described evenings that do not go as planned. Every list was reckoned by hand from the sheet, before the program was asked. */

const people = ['Anna A', 'Bert B', 'Cora C', 'Dirk D', 'Elke E', 'Fred F', 'Gesa G', 'Hans H'];
const short = { rules: 'eselstall', format: 'eselstall', formatSettings: { sessions: 1, games: { four: 4, five: 5 } }, people };
const seating = [people.slice(0, 4), people.slice(4)];
const game = (...points: readonly (readonly [string, number])[]) => ({ points: Object.fromEntries(points), reason: 'vom Zettel' });

async function finalOf(night: object) {
  const report = await runNight(night);
  if (!report.ok) throw new Error(report.error);
  return report.value.final?.map(({ place, name, total }) => [place, name, total]);
}

test('somebody sits down after two games, somebody else is replaced after one', async () => {
  // Table 1 has 2 of 4 games left when Ida comes: 2 x 5 / 4 = 2 1/2, so 3 more. Cora, Dirk and Anna deal them and sit out.
  const first = [
    game(['Anna A', 3], ['Bert B', 3], ['Cora C', -3], ['Dirk D', -3]),
    game(['Anna A', 1], ['Bert B', -1], ['Cora C', 1], ['Dirk D', -1]),
    game(['Anna A', 2], ['Bert B', 2], ['Dirk D', -2], ['Ida I', -2]),
    game(['Anna A', 1], ['Bert B', -1], ['Cora C', 1], ['Ida I', -1]),
    game(['Bert B', 4], ['Cora C', -4], ['Dirk D', -4], ['Ida I', 4]),
  ];
  // Table 2: Jo takes over from Hans after the first game and gets the points himself.
  const second = [
    game(['Elke E', 5], ['Fred F', -5], ['Gesa G', 5], ['Hans H', -5]),
    game(['Elke E', 1], ['Fred F', 1], ['Gesa G', -1], ['Jo J', -1]),
    game(['Elke E', -2], ['Fred F', 2], ['Gesa G', -2], ['Jo J', 2]),
    game(['Elke E', 1], ['Fred F', 1], ['Gesa G', -1], ['Jo J', -1]),
  ];
  const happenings = [
    { sitDown: 'Ida I', table: 1, after: 2 },
    { substitute: 'Jo J', for: 'Hans H', points: 'substitute', after: 1 },
  ];
  // Game points: 7, 7, -5, -10, Ida 1; and 5, -1, 1, Hans -5, Jo 0. Places 4, 3, 2, 1, 1 at a table plus a tenth, in tenths.
  expect(await finalOf({ ...short, sessions: [{ seating, happenings, byHand: [...first, ...second] }] })).toEqual([
    [1, 'Anna A', 47],
    [1, 'Bert B', 47],
    [3, 'Elke E', 45],
    [4, 'Gesa G', 31],
    [5, 'Ida I', 21],
    [6, 'Jo J', 20],
    [7, 'Fred F', 9],
    [8, 'Cora C', 5],
    [8, 'Hans H', 5],
    [10, 'Dirk D', 0],
  ]);
});

test("somebody does not come, two sit in each other's place, a table ends short and counts nothing", async () => {
  const night = {
    ...short,
    people: [...people, 'Ida I'],
    sessions: [
      {
        seating: [seating[0], [...(seating[1] ?? []), 'Ida I']],
        happenings: [
          { leave: 'Hans H', why: 'noShow' },
          { swap: ['Anna A', 'Elke E'], after: 1 },
        ],
        byHand: [
          game(['Anna A', 6], ['Bert B', 2], ['Cora C', -3], ['Dirk D', -5]),
          ...[1, 2, 3].map(() => game(['Bert B', 1], ['Elke E', 1], ['Cora C', -1], ['Dirk D', -1])),
          game(['Anna A', 2], ['Fred F', 2], ['Gesa G', -2], ['Ida I', -2]),
        ],
        closeShort: 'Zeit um',
        shortCounts: 'nothing',
      },
    ],
  };
  // Elke really sat at table 1 from the start: 6 + 3 = 9 for her, Bert 5, Cora -6, Dirk -8. Table 2 counts nothing.
  expect(await finalOf(night)).toEqual([
    [1, 'Elke E', 49],
    [2, 'Bert B', 35],
    [3, 'Cora C', 14],
    [4, 'Dirk D', 2],
    [5, 'Anna A', 0],
    [5, 'Fred F', 0],
    [5, 'Gesa G', 0],
    [5, 'Ida I', 0],
  ]);
});

test.each([
  ['a table that does not exist', { sitDown: 'Ida I', table: 3 }, 'tableUnknown'],
  ['somebody who sits already', { sitDown: 'Anna A', table: 2 }, 'personSeated'],
])('a happening at %s ends the evening with the reason', async (_name, happening, code) => {
  await expect(finalOf({ ...short, sessions: [{ seating, happenings: [happening] }] })).rejects.toThrow(code);
});
