import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runNight } from '../../electron/cli/runNight.ts';

const played = async (file: string) => {
  const report = await runNight(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
  if (!report.ok) throw new Error(report.error);
  return report.value;
};

const finalList = async (file: string) => (await played(file)).final?.map(({ place, name, total }) => [place, name, total]);

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
