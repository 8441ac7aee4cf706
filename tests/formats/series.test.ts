import { describe, expect, it, test } from 'vitest';
import { ALL_TIME, LAST_FIVE_YEARS, type OpeningBalance, type SeriesEvening, seriesRanking } from '../../electron/core/formats/series.ts';

const evening = (year: number, points: { [person: string]: number }, scale: 1 | 10 | 100 = 1): SeriesEvening => ({
  id: String(year),
  year,
  scale,
  points,
});
const lines = (ranking: ReturnType<typeof seriesRanking>) => ranking.rows.map(({ place, person, points }) => [place, person, points]);

// The four evenings of a house: 15, 14, 13 ... as Wielandstraße VI counts them.
const EVENINGS = [
  evening(2015, { Anna: 4, Bert: 3, Cora: 2, Dirk: 1 }),
  evening(2019, { Bert: 4, Anna: 3, Emil: 2, Cora: 1 }),
  evening(2022, { Emil: 4, Cora: 3, Anna: 2, Bert: 1 }),
  evening(2023, { Cora: 4, Anna: 3, Bert: 3, Emil: 1 }),
];

describe('series', () => {
  test.each([
    [
      'all time',
      ALL_TIME,
      [
        [1, 'Anna', 12],
        [2, 'Bert', 11],
        [3, 'Cora', 10],
        [4, 'Emil', 7],
        [5, 'Dirk', 1],
      ],
      null,
    ],
    [
      'the last five years, from the newest evening: 2019 to 2023',
      LAST_FIVE_YEARS,
      [
        [1, 'Anna', 8],
        [1, 'Bert', 8],
        [1, 'Cora', 8],
        [4, 'Emil', 7],
      ],
      { from: 2019, to: 2023 },
    ],
    [
      'five years up to 2024: 2019 is out',
      { ...LAST_FIVE_YEARS, years: { count: 5, until: 2024 } },
      [
        [1, 'Cora', 7],
        [2, 'Anna', 5],
        [2, 'Emil', 5],
        [4, 'Bert', 4],
      ],
      { from: 2020, to: 2024 },
    ],
    [
      'at least four evenings: whoever came less often stands below without a place',
      { ...ALL_TIME, minimumEvenings: 4 },
      [
        [1, 'Anna', 12],
        [2, 'Bert', 11],
        [3, 'Cora', 10],
        [null, 'Emil', 7],
        [null, 'Dirk', 1],
      ],
      null,
    ],
    [
      'the best two evenings',
      { ...ALL_TIME, bestEvenings: 2 },
      [
        [1, 'Anna', 7],
        [1, 'Bert', 7],
        [1, 'Cora', 7],
        [4, 'Emil', 6],
        [5, 'Dirk', 1],
      ],
      null,
    ],
  ] as const)('%s', (_name, settings, expected, span) => {
    const ranking = seriesRanking(settings, EVENINGS, []);
    expect(lines(ranking)).toEqual(expected);
    expect(ranking.span).toEqual(span);
  });

  it('shows which evenings counted; the earlier of equal ones', () => {
    const ranking = seriesRanking({ ...ALL_TIME, bestEvenings: 1 }, EVENINGS, []);
    const bert = ranking.rows.find(({ person }) => person === 'Bert');
    expect(bert?.results.map(({ evening: id, counted }) => [id, counted])).toEqual([
      ['2015', false],
      ['2019', true],
      ['2022', false],
      ['2023', false],
    ]);
    const losses = seriesRanking({ ...ALL_TIME, bestEvenings: 1 }, [evening(2020, { Anna: -5 }), evening(2021, { Anna: -5 })], []);
    expect(losses.rows[0]).toMatchObject({ points: -5, evenings: 2, results: [{ counted: true }, { counted: false }] });
  });

  it('brings points from before the program along', () => {
    const balance = (person: string, points: number, year: number | null): OpeningBalance => ({
      person,
      points,
      scale: 1,
      evenings: 10,
      year,
    });
    const balances = [balance('Fred', 50, null), balance('Bert', 2, 2021), balance('Anna', -3, 2010)];
    expect(lines(seriesRanking(ALL_TIME, EVENINGS, balances)).slice(0, 4)).toEqual([
      [1, 'Fred', 50],
      [2, 'Bert', 13],
      [3, 'Cora', 10],
      [4, 'Anna', 9],
    ]);
    expect(lines(seriesRanking(LAST_FIVE_YEARS, EVENINGS, balances)).slice(0, 2)).toEqual([
      [1, 'Bert', 10],
      [2, 'Anna', 8],
    ]);
    const strict = seriesRanking({ ...ALL_TIME, minimumEvenings: 10, bestEvenings: 1 }, EVENINGS, balances);
    expect(strict.rows.slice(0, 4)).toMatchObject([
      { place: 1, person: 'Fred', points: 50, opening: 50, evenings: 10 },
      { place: 2, person: 'Bert', points: 6, opening: 2, evenings: 14 },
      { place: 3, person: 'Anna', points: 1, opening: -3, evenings: 14 },
      { place: null, person: 'Cora' },
    ]);
  });

  it('adds up championship evenings of different scales in the finest of them', () => {
    const ranking = seriesRanking(ALL_TIME, [evening(2023, { Anna: 76, Bert: -10 }, 10), evening(2024, { Anna: 3, Bert: 12 })], []);
    expect(ranking).toMatchObject({
      scale: 10,
      rows: [
        { person: 'Bert', points: 110 },
        { person: 'Anna', points: 106 },
      ],
    });
  });

  it('an empty series is an empty list', () => {
    for (const settings of [ALL_TIME, LAST_FIVE_YEARS]) expect(seriesRanking(settings, [], [])).toEqual({ scale: 1, span: null, rows: [] });
  });
});
