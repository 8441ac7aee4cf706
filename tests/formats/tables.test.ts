import { describe, expect, it, test } from 'vitest';
import { scaleOf, sessionCredits } from '../../electron/core/formats/credits.ts';
import { drawLots, lotsByHand } from '../../electron/core/formats/lots.ts';
import { placesOf, rankAtTable, tiesAtTable } from '../../electron/core/formats/places.ts';
import { orderAtTable } from '../../electron/core/formats/tableOrder.ts';
import { settingsOf } from './vocabulary.ts';

describe('what a session counts', () => {
  const tenth = settingsOf('eselstall');
  const hundredth = settingsOf('eselstall', { negativeShare: 'hundredth' });
  const shared = settingsOf('eselstall', { equalAtTable: 'shared' });

  test.each([
    // sheet, "Turnier-Zählweise": 36 points and first are 7.6; last with -20 is -1.0 by its rule and 0.8 by its example
    ['the sheet’s examples by the tenth', tenth, [36, 0, -16, -20], [76, 30, 4, -10]],
    ['the sheet’s examples by the hundredth', hundredth, [36, 0, -16, -20], [760, 300, 184, 80]],
    ['worked case 11', tenth, [12, 4, -6, -10], [52, 34, 14, 0]],
    ['worked case 12, two seconds at five', tenth, [36, 0, 0, -16, -20], [76, 30, 30, -6, -10]],
    ['two firsts share 4 and 3', shared, [5, 5, -5, -5], [40, 40, 10, 10]],
    ['three seconds share 3, 2 and 1', shared, [9, -3, -3, -3], [49, 17, 17, 17]],
    ['three thirds share 2, 1 and 1: 1.33 is cut to 1.3', shared, [8, 7, -5, -5, -5], [48, 37, 8, 8, 8]],
    ['points alone', settingsOf('heinz'), [36, 0, -16, -20], [36, 0, -16, -20]],
  ] as const)('%s', (_name, settings, points, expected) => {
    expect(sessionCredits(settings, points)).toEqual(expected);
  });

  it('counts in points, tenths or hundredths', () => {
    expect([scaleOf(settingsOf('heinz')), scaleOf(tenth), scaleOf(hundredth)]).toEqual([1, 10, 100]);
  });
});

describe('places', () => {
  test.each([
    [
      [5, 9, 9, 1],
      [3, 1, 1, 4],
    ],
    [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    [[], []],
  ])('%j are %j', (totals, places) => {
    expect(placesOf(totals)).toEqual(places);
    expect(rankAtTable(totals)).toEqual(places);
  });
  test.each([
    ['two seconds', [36, 0, 0, -16], [[1, 2]]],
    [
      'two ties, the better first',
      [-5, 7, -5, 7, -4],
      [
        [1, 3],
        [0, 2],
      ],
    ],
    ['all equal', [0, 0, 0, 0], [[0, 1, 2, 3]]],
    ['none', [3, 1, -1, -3], []],
  ])('%s', (_name, points, ties) => {
    expect(tiesAtTable(points)).toEqual(ties);
  });
});

describe('order at a table for moving on', () => {
  const seats = ['Anna', 'Bert', 'Cora', 'Dirk'];
  it('settles equal points by lot and shows the tie', () => {
    expect(orderAtTable(seats, [-8, 4, 4, 0], { Cora: 1, Bert: 2 })).toEqual({
      ranked: ['Cora', 'Bert', 'Dirk', 'Anna'],
      ties: [{ people: ['Cora', 'Bert'], settled: true }],
    });
  });
  it('says when nobody has decided yet, also when one lot is missing or two are the same', () => {
    for (const lots of [{}, { Cora: 1 }, { Cora: 1, Bert: 1 }]) {
      expect(orderAtTable(seats, [-8, 4, 4, 0], lots).ties).toMatchObject([{ settled: false }]);
    }
  });
  it('the organizer’s own order', () => {
    const byHand = lotsByHand(['Bert', 'Cora'], ['Cora', 'Bert']);
    expect(byHand).toEqual({ ok: true, value: { Cora: 1, Bert: 2 } });
    for (const order of [['Cora'], ['Cora', 'Cora'], ['Cora', 'Dirk'], ['Bert', 'Cora', 'Dirk']]) {
      expect(lotsByHand(['Bert', 'Cora'], order)).toEqual({
        ok: false,
        error: { code: 'format.wrongPeople', field: 'order', facts: { people: ['Bert', 'Cora'] } },
      });
    }
  });
});

describe('lots', () => {
  it('come from the seed alone, one for each', () => {
    const lots = drawLots(4711, ['Dirk', 'Anna', 'Cora', 'Bert']);
    expect(drawLots(4711, ['Anna', 'Bert', 'Cora', 'Dirk'])).toEqual(lots);
    expect(Object.values(lots).sort()).toEqual([1, 2, 3, 4]);
  });
  it('are fair: of 6000 draws among three each comes first about 2000 times', () => {
    const firsts = { Anna: 0, Bert: 0, Cora: 0 };
    for (let seed = 0; seed < 6000; seed++) {
      const lots = drawLots(seed, ['Anna', 'Bert', 'Cora']);
      for (const person of ['Anna', 'Bert', 'Cora'] as const) if (lots[person] === 1) firsts[person]++;
    }
    // 2000 +- 5 standard deviations (36.5)
    for (const count of Object.values(firsts)) expect(Math.abs(count - 2000)).toBeLessThan(183);
  });
});
