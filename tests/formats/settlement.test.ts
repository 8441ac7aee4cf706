import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsToSettle, settle } from '../../electron/core/formats/settlement.ts';
import { evening, table } from './vocabulary.ts';

const FOUR = ['Anna', 'Bert', 'Cora', 'Dirk'];

describe('settlement of an evening (TC SOLO)', () => {
  it('two solos of worked cases 7 and 10 at 20 cents a point: who pays in, who takes out', () => {
    const tables = [table(1, 1, { Anna: -8, Bert: 24, Cora: -8, Dirk: -8 }), table(2, 1, { Anna: 8, Bert: 8, Cora: 8, Dirk: -24 })];
    expect(settle(20, pointsToSettle(evening(FOUR, tables)))).toEqual({
      rows: [
        { person: 'Anna', points: 0, cents: 0 },
        { person: 'Bert', points: 32, cents: 640 },
        { person: 'Cora', points: 0, cents: 0 },
        { person: 'Dirk', points: -32, cents: -640 },
      ],
      paidIn: 640,
      paidOut: 640,
      pot: 0,
    });
  });

  it('leaves open tables out, and keeps what a penalty brings in the pot', () => {
    const tables = [
      table(1, 1, { Anna: 3, Bert: -1, Cora: -1, Dirk: -1 }),
      table(2, 1, { Anna: 9, Bert: -3, Cora: -3, Dirk: -3 }, { open: true }),
    ];
    const adjustments = [{ person: 'Dirk', session: null, points: -2, reason: 'zu spät' }];
    expect(settle(10, pointsToSettle(evening(FOUR, tables, { adjustments })))).toMatchObject({ paidIn: 50, paidOut: 30, pot: 20 });
  });

  it('sums to zero whenever the points do', () => {
    const games = fc.array(
      fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 500 }), (rows, stake) => {
        const tables = rows.map(([a, b, c], index) => table(index + 1, 1, { Anna: a, Bert: b, Cora: c, Dirk: -a - b - c }));
        const { rows: settled, pot } = settle(stake, pointsToSettle(evening(FOUR, tables)));
        expect(settled.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        expect(pot).toBe(0);
      }),
    );
  });
});
