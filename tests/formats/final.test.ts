import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { finalGroupSizes, finalGroups, finalRanking } from '../../electron/core/formats/final.ts';
import { drawLots, lotsByHand } from '../../electron/core/formats/lots.ts';
import { pointsForPlaces, rankingPoints } from '../../electron/core/formats/rankingPoints.ts';
import { standings } from '../../electron/core/formats/standings.ts';
import { evening, settingsOf, table } from './vocabulary.ts';

const wielandstrasse = settingsOf('wielandstrasse');

describe('group sizes of the final (VI)', () => {
  test.each([
    [8, [4, 4], [4, 4]],
    [9, [4, 5], [5, 4]],
    [10, [5, 5], [5, 5]],
    [13, [4, 4, 5], [5, 4, 4]],
    [15, [5, 5, 5], [5, 5, 5]],
    [18, [4, 4, 5, 5], [5, 4, 4, 5]],
  ])('%i people: %j, with a winners’ table of five %j', (people, four, five) => {
    expect(finalGroupSizes(wielandstrasse, people)).toEqual({ ok: true, value: four });
    expect(finalGroupSizes(settingsOf('wielandstrasse', { final: { winnersTable: 5 } }), people)).toEqual({ ok: true, value: five });
  });
  test.each([
    [3, 0],
    [6, 5],
    [7, 5],
    [11, 10],
  ])('%i people cannot be divided, %i could', (people, fewer) => {
    expect(finalGroupSizes(wielandstrasse, people)).toEqual({
      ok: false,
      error: { code: 'format.groupsImpossible', field: 'people', facts: { people, fewer } },
    });
  });
});

describe('the cut', () => {
  // Dirk and Emil share place 4, across the cut; Fred and Gabi share place 6, within a group
  const ranked = [
    ['Anna', 1],
    ['Bert', 2],
    ['Cora', 3],
    ['Emil', 4],
    ['Dirk', 4],
    ['Gabi', 6],
    ['Fred', 6],
    ['Hans', 8],
  ].map(([person, place]) => ({ person: String(person), place: Number(place) }));
  const groups = (lots: { [person: string]: number }) => {
    const cut = finalGroups(ranked, lots, [4, 4]);
    if (!cut.ok) throw new Error(cut.error.code);
    return cut.value;
  };

  it('shows the people tied across it until the lot or the organizer has decided', () => {
    expect(groups({}).cuts).toEqual([{ people: ['Dirk', 'Emil'], settled: false }]);
    const byHand = lotsByHand(['Dirk', 'Emil'], ['Emil', 'Dirk']);
    expect(byHand.ok && groups(byHand.value)).toEqual({
      groups: [
        ['Anna', 'Bert', 'Cora', 'Emil'],
        ['Dirk', 'Fred', 'Gabi', 'Hans'],
      ],
      cuts: [{ people: ['Emil', 'Dirk'], settled: true }],
    });
  });

  it('the recorded seed alone says who goes through, and either can', () => {
    const through = (seed: number) => groups(drawLots(seed, ['Emil', 'Dirk'])).groups[0]?.[3];
    expect(through(12)).toBe(through(12));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => through(seed)))).toEqual(new Set(['Dirk', 'Emil']));
  });

  it('a tie over more than one cut is one tie', () => {
    const all = Array.from({ length: 12 }, (_, index) => ({ person: `p${10 + index}`, place: 1 }));
    const cut = finalGroups(all, {}, [4, 4, 4]);
    expect(cut.ok && cut.value.cuts.map(({ people }) => people.length)).toEqual([12]);
  });

  test.each([[[4, 5]], [[8]], [[4]], [[]]])('refuses sizes %j for eight people', (sizes) => {
    expect(finalGroups(ranked, {}, sizes)).toMatchObject({
      ok: false,
      error: { code: 'format.groupsDoNotAddUp', field: 'sizes', facts: { people: 8 } },
    });
  });
});

describe('final ranking', () => {
  it('the standings of the tables are the ranking of the bare figures, lots or not', () => {
    const people = Array.from({ length: 9 }, (_, index) => `p${index + 1}`);
    const figure = fc.integer({ min: 0, max: 12 });
    const figures = fc.array(figure, { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(figures, { minLength: 3, maxLength: 3 }), figures, fc.boolean(), (before, final, winnersCarry) => {
        const settings = settingsOf('wielandstrasse', { final: { winnersCarry } });
        const seat = (session: number, names: readonly string[], number: number, points: readonly number[]) =>
          table(session, number, Object.fromEntries(names.map((name) => [name, points[people.indexOf(name)] ?? 0])));
        const preliminary = before.flatMap((points, index) => [
          seat(index + 1, people.slice(0, 4), 1, points),
          seat(index + 1, people.slice(4), 2, points),
        ]);
        const ticks = { tickedSolos: { p1: 1, p5: 1, p9: 1 } };
        const cut = finalGroups(standings(settings, evening(people, preliminary, ticks)), {}, [4, 5]);
        if (!cut.ok) throw new Error(cut.error.code);
        const { groups } = cut.value;
        const finals = groups.map((names, index) => seat(4, names, index + 1, final));
        const list = standings(settings, evening(people, [...preliminary, ...finals], ticks));
        const totals = people.map(
          (name, index) =>
            [name, before.reduce((sum, points) => sum + (points[index] ?? 0), 0) - (name in ticks.tickedSolos ? 0 : 15)] as const,
        );
        const figuresOf = Object.fromEntries(people.map((name, index) => [name, final[index] ?? 0]));
        const bare = finalRanking(groups, Object.fromEntries(totals), figuresOf, winnersCarry);
        expect(list.map(({ place, person, total }) => ({ place, person, points: total }))).toEqual(bare);
      }),
    );
  });
});

describe('ranking points (VI)', () => {
  test.each([
    [
      '15 participants: 15, 14, 13 ...',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      'betterPlace',
      [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    ],
    ['a shared place earns the better one’s', [1, 2, 2, 4], 'betterPlace', [4, 3, 3, 1]],
    ['or the last one’s', [1, 2, 2, 4], 'worsePlace', [4, 2, 2, 1]],
  ] as const)('%s', (_name, places, ties, expected) => {
    expect(pointsForPlaces(places, ties)).toEqual(expected);
  });

  const tables = [table(1, 1, { Anna: 9, Bert: 4, Cora: 4, Dirk: 0 })];
  test.each([
    ['wielandstrasse', {}, { scale: 1, points: { Anna: 4, Bert: 3, Cora: 3, Dirk: 1 } }],
    ['tc-solo', {}, { scale: 1, points: { Anna: 9, Bert: 4, Cora: 4, Dirk: 0 } }],
    ['eselstall', { rankingPoints: 'total' }, { scale: 10, points: { Anna: 49, Bert: 34, Cora: 34, Dirk: 10 } }],
    ['heinz', {}, null],
  ] as const)('%s: whoever did not play earns none and is no participant', (id, partial, expected) => {
    const settings = settingsOf(id, partial);
    expect(rankingPoints(settings, standings(settings, evening(['Anna', 'Bert', 'Cora', 'Dirk', 'Emil'], tables)))).toEqual(expected);
  });
});
