import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runNight } from '../../electron/cli/runNight.ts';

/* Every list here was reckoned by hand from the sheets, before the program was asked. */

const played = async (file: string) => {
  const report = await runNight(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
  if (!report.ok) throw new Error(report.error);
  return report.value;
};
type Report = Awaited<ReturnType<typeof played>>;

const listed = (rows: Report['final']) => rows?.map(({ place, name, total }) => [place, name, total]);
const finalList = async (file: string) => listed((await played(file)).final);

describe('Eselstall', () => {
  // Reckoned by hand from the sheet: place points 4, 3, 2, 1 plus a tenth of the game points, in tenths, session by session:
  // Anna 52+50+16+45+17, Bert 34+49+47+18+5, Carla 14+12+47+1+30, Dirk 0+2+32+15+14,
  // Elke 60+33+56+6+34, Fritz 30+36-1+31+52, Gerda 15+16+17+51+0, Hans -5+12-4+33+48.
  test('eight people, five sessions by totals, two lots overruled', async () => {
    expect(await finalList('eselstall-8.json')).toEqual([
      [1, 'Elke Fuhr', 189],
      [2, 'Anna Berg', 180],
      [3, 'Bert Cohn', 153],
      [4, 'Fritz Grün', 148],
      [5, 'Carla Dorn', 104],
      [6, 'Gerda Hohl', 99],
      [7, 'Hans Isar', 84],
      [8, 'Dirk Ems', 63],
    ]);
  });

  test('people move as the sheet says', async () => {
    const sets = (await played('eselstall-8.json')).sessions.map((s) =>
      s.seating.map((t) =>
        t.seats
          .map((name) => name[0])
          .sort()
          .join(''),
      ),
    );
    expect(sets).toEqual([
      ['ABCD', 'EFGH'],
      ['ACFH', 'BDEG'],
      ['ADEH', 'BCFG'],
      ['ABEF', 'CDGH'],
      ['ABCH', 'DEFG'],
    ]);
  });
});

describe('Béi Chéz Heinz', () => {
  // Anna 10+3-7, Bert -4-6+6, Carla -8+8+11, Dirk 2+0-10 and a penalty of 3, Elke 24-9-1, Fritz -12+8+20, Gerda -6+14+1,
  // Hans -6-2-5, Inge 0+12-2, Jens 0-16-6, Karin 5-8-3, Lars -5-4-4. All sums together: -3, the penalty.
  test('twelve people, three sessions by totals, a penalty, the last but one place shared', async () => {
    const { final, settlement } = await played('heinz-12.json');
    expect(listed(final)).toEqual([
      [1, 'Fritz Grün', 16],
      [2, 'Elke Fuhr', 14],
      [3, 'Carla Dorn', 11],
      [4, 'Inge Jung', 10],
      [5, 'Gerda Hohl', 9],
      [6, 'Anna Berg', 6],
      [7, 'Bert Cohn', -4],
      [8, 'Karin Lang', -6],
      [9, 'Dirk Ems', -11],
      [10, 'Hans Isar', -13],
      [10, 'Lars Mohn', -13],
      [12, 'Jens Kern', -22],
    ]);
    expect(final?.find(({ name }) => name === 'Dirk Ems')).toMatchObject({ sessions: [2, 0, -10], adjustments: -3, rankingPoints: null });
    expect(settlement).toBe(null);
  });
});

describe('Tarock-Club SOLO', () => {
  // Session 1: Anna's solo with 70 points is worth 4, so 12 for her and -4 for each; a rufer with Bert and 45 points is worth 1.
  // Anna 12+1-8, Bert -4+1+2, Carla -4-1+1, Dirk -4-1-1, Elke 6+2, Fritz -2+4, Gerda -2+4, Hans -2-4.
  test('eight people, two sessions: games and totals, equal totals ordered by hand, five cents a point', async () => {
    const { final, settlement } = await played('tc-solo-8.json');
    expect(listed(final)).toEqual([
      [1, 'Elke Fuhr', 8],
      [2, 'Anna Berg', 5],
      [3, 'Gerda Hohl', 2],
      [4, 'Fritz Grün', 2],
      [5, 'Bert Cohn', -1],
      [6, 'Carla Dorn', -4],
      [7, 'Hans Isar', -6],
      [8, 'Dirk Ems', -6],
    ]);
    expect(final?.map(({ rankingPoints, rankingScale }) => [rankingPoints, rankingScale])).toEqual(
      [8, 5, 2, 2, -1, -4, -6, -6].map((total) => [total, 1]),
    );
    // 75 cents go out of the pot and come into it
    expect(settlement).toEqual({
      rows: [
        { name: 'Elke Fuhr', cents: 40 },
        { name: 'Anna Berg', cents: 25 },
        { name: 'Fritz Grün', cents: 10 },
        { name: 'Gerda Hohl', cents: 10 },
        { name: 'Bert Cohn', cents: -5 },
        { name: 'Carla Dorn', cents: -20 },
        { name: 'Dirk Ems', cents: -30 },
        { name: 'Hans Isar', cents: -30 },
      ],
      pot: 0,
    });
  });
});

describe('Wielandstraße', () => {
  // Before the final: Anna 10+6+4, Bert 6+3+13, Carla 4+5+2, Dirk 2+14+7, Elke 8+9+1, Fritz 8+7+5, Gerda 3+6+11, Hans 0+3+9,
  // Inge 12+2+4, Jens 5+11+8-15, Karin 5+0+6-15, Lars 1+2+6, Mona 7+4+3; Jens and Karin played no compulsory solo.
  test('thirteen people: the list before the final, two compulsory solos missing, a tie of three across the cut', async () => {
    const { sessions } = await played('wielandstrasse-13.json');
    expect(listed(sessions[2]?.standings.map((row) => ({ ...row, rankingPoints: null, rankingScale: null })) ?? null)).toEqual([
      [1, 'Dirk Ems', 23],
      [2, 'Bert Cohn', 22],
      [3, 'Anna Berg', 20],
      [3, 'Fritz Grün', 20],
      [3, 'Gerda Hohl', 20],
      [6, 'Elke Fuhr', 18],
      [6, 'Inge Jung', 18],
      [8, 'Mona Nuss', 14],
      [9, 'Hans Isar', 12],
      [10, 'Carla Dorn', 11],
      [11, 'Jens Kern', 9],
      [11, 'Lars Mohn', 9],
      [13, 'Karin Lang', -4],
    ]);
    const missing = sessions[2]?.standings.filter(({ compulsoryOpen }) => compulsoryOpen > 0);
    expect(missing?.map(({ name, adjustments }) => [name, adjustments])).toEqual([
      ['Jens Kern', -15],
      ['Karin Lang', -15],
    ]);
    // the organizer puts Fritz and Gerda before Anna
    expect(sessions[3]).toMatchObject({ method: 'finalGroups' });
    expect(
      sessions[3]?.seating.map(({ seats }) =>
        seats
          .map((name) => name[0])
          .sort()
          .join(''),
      ),
    ).toEqual(['BDFG', 'AEIM', 'CHJKL']);
  });

  // Winners' table: the final alone. The others: Inge 18+8, Elke 18+6, Carla 11+10, Anna 20+0, Karin -4+21, Hans 12+4, Jens 9+7,
  // Mona 14+2, Lars 9+1. Ranking points 14 - place.
  test('thirteen people: the final list and its ranking points', async () => {
    const { final } = await played('wielandstrasse-13.json');
    expect(final?.map(({ place, name, total, rankingPoints }) => [place, name, total, rankingPoints])).toEqual([
      [1, 'Bert Cohn', 9, 13],
      [1, 'Gerda Hohl', 9, 13],
      [3, 'Fritz Grün', 5, 11],
      [4, 'Dirk Ems', 3, 10],
      [5, 'Inge Jung', 26, 9],
      [6, 'Elke Fuhr', 24, 8],
      [7, 'Carla Dorn', 21, 7],
      [8, 'Anna Berg', 20, 6],
      [9, 'Karin Lang', 17, 5],
      [10, 'Hans Isar', 16, 4],
      [10, 'Jens Kern', 16, 4],
      [10, 'Mona Nuss', 16, 4],
      [13, 'Lars Mohn', 10, 1],
    ]);
  });
});

describe('DDV', () => {
  // Table 1, five games: 3 -1 -1 -1 / 1 1 -1 -1 / 1 -3 1 1 / -2 -2 6 -2 / 2 2 2 -6: Anna 5, Bert -3, Carla 7, Dirk -9.
  // Table 3, six games, the dealer sits out and deals again after a compulsory solo, so Inge, Inge, Jens, Jens, Jens, Karin sit out:
  // . 3 -1 -1 -1 / . 1 1 -1 -1 / -2 . 6 -2 -2 / 1 . 1 -3 1 / 3 . -3 -3 3 / -5 -5 . -5 15: Inge -3, Jens -1, Karin 4, Lars -15, Mona 15.
  // With session 2: Anna 5+4, Bert -3+10, Carla 7+6, Dirk -9+2, Elke 8-2, Fritz -8-5, Gerda 3-1, Hans -3-3-4, Inge -3-4-6-4,
  // Jens -1-5, Karin 4+0, Lars -15-4, Mona 15+4; each compulsory solo that is missing costs 4.
  test('thirteen people: games at a table of five where compulsory solos decide who sits out', async () => {
    const { final } = await played('ddv-13.json');
    expect(listed(final)).toEqual([
      [1, 'Mona Nuss', 19],
      [2, 'Carla Dorn', 13],
      [3, 'Anna Berg', 9],
      [4, 'Bert Cohn', 7],
      [5, 'Elke Fuhr', 6],
      [6, 'Karin Lang', 4],
      [7, 'Gerda Hohl', 2],
      [8, 'Jens Kern', -6],
      [9, 'Dirk Ems', -7],
      [10, 'Hans Isar', -10],
      [11, 'Fritz Grün', -13],
      [12, 'Inge Jung', -17],
      [13, 'Lars Mohn', -19],
    ]);
    expect(final?.find(({ name }) => name === 'Inge Jung')).toMatchObject({ sessions: [-3, -6], adjustments: -8, compulsoryOpen: 2 });
  });
});

test('every example beside this page is played and checked here', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'nights.test.ts'), 'utf8');
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) expect(source).toContain(`'${file}'`);
});
