import { describe, expect, it, test } from 'vitest';
import { proposeDraw } from '../../electron/core/tournament/proposeDraw.ts';
import { standingsOf } from '../../electron/core/tournament/standing.ts';
import { type CoreEvening, coreEvening, settingsOf } from '../support/coreEvening.ts';

/** People p01, p02, ... of Wielandstraße after their one session before the final: all at tables of four and five in order, with these points. */
function beforeFinal(points: readonly number[], formatSettings: object = {}): CoreEvening {
  const one = coreEvening();
  one.run({ type: 'createTournament', ...settingsOf('wielandstrasse', { sessions: 2, ...formatSettings }) });
  const people = points.map((_, i) => `p${String(i + 1).padStart(2, '0')}`);
  for (const person of people) one.run({ type: 'register', person, presence: 'present', paid: true });
  const fives = points.length % 4;
  const sizes = [...Array.from({ length: (points.length - fives * 5) / 4 }, () => 4), ...Array.from({ length: fives }, () => 5)];
  let start = 0;
  const tables = sizes.map((size, i) => {
    const seats = people.slice(start, start + size);
    start += size;
    return { number: i + 1, seats, firstDealer: 0 };
  });
  const draw = { method: 'byHand', tables, seed: 1, engine: 1, reasons: {}, ties: [], inputHash: '', moves: 0, plan: null } as const;
  expect(one.run({ type: 'adoptDraw', session: 1, draw })).toBe('ok');
  one.run({ type: 'releaseDraw', session: 1 });
  for (const { number, seats } of tables) {
    const own = seats.map((person) => points[people.indexOf(person)] ?? 0);
    expect(one.run({ type: 'recordTotals', session: 1, table: number, points: own, compulsory: seats.map(() => true) })).toBe('ok');
  }
  one.run({ type: 'closeSession', session: 1 });
  return one;
}

const groups = (one: CoreEvening) =>
  one
    .state()
    .sessions.at(-1)
    ?.tables.map(({ seats }) => [...seats].sort().map((person) => Number(person.slice(1))));
const leave = (one: CoreEvening, ...numbers: number[]) => {
  for (const number of numbers)
    expect(one.run({ type: 'setPresence', person: `p${String(number).padStart(2, '0')}`, presence: 'left' })).toBe('ok');
};
const NINE = [90, 80, 70, 60, 50, 40, 30, 20, 10];
const THIRTEEN = [...NINE.map((points) => points + 40), 40, 30, 20, 10];

describe('who plays in which group of the final (VI)', () => {
  it('the best four, then the next, tables of four first', () => {
    const one = beforeFinal(THIRTEEN);
    expect(one.draw(2)).toBe('ok');
    expect(groups(one)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12, 13],
    ]);
  });

  it('five at the winners’ table where the house wants it', () => {
    const one = beforeFinal(THIRTEEN, { final: { winnersTable: 5 } });
    one.draw(2);
    expect(groups(one)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9],
      [10, 11, 12, 13],
    ]);
  });

  it('whoever has gone is left out, and the others close up', () => {
    const one = beforeFinal(THIRTEEN);
    leave(one, 2);
    expect(one.draw(2)).toBe('ok');
    expect(groups(one)).toEqual([
      [1, 3, 4, 5],
      [6, 7, 8, 9],
      [10, 11, 12, 13],
    ]);
    one.run({ type: 'releaseDraw', session: 2 });
    for (const table of [1, 2, 3]) one.run({ type: 'recordTotals', session: 2, table, points: [1, 1, 1, 1] });
    one.run({ type: 'closeSession', session: 2 });
    one.run({ type: 'closeTournament' });
    // 120 points would do for a place at the winners' table, but who has gone plays for nothing in front of it
    const gone = one.state().final?.places.find(({ person }) => person === 'p02');
    expect(gone).toMatchObject({ place: 5, group: 'all', total: 120, rankingPoints: 13 + 1 - 5, sessions: [{ state: 'counted' }, null] });
    expect(
      one
        .state()
        .final?.places.slice(0, 4)
        .map(({ place, group, total }) => [place, group, total]),
    ).toEqual([1, 1, 1, 1].map((place) => [place, 'winners', 1]));
  });

  it('who comes for the final only sits in the last group and counts what he plays there', () => {
    const one = beforeFinal([40, 30, 20, 10]);
    one.run({ type: 'register', person: 'p05', presence: 'present', paid: true });
    expect(one.draw(2)).toBe('ok');
    expect(groups(one)).toEqual([[1, 2, 3, 4, 5]]);
  });

  test.each([
    [8, [7, 8], 6],
    [8, [8], 7],
    [12, [12], 11],
  ])('of %i people %j have gone: %i cannot be divided; it goes on when one more goes or one comes back', (people, gone, left) => {
    const one = beforeFinal(Array.from({ length: people }, (_, i) => 100 - i));
    leave(one, ...gone);
    const proposed = proposeDraw(one.state(), { seed: 1, orders: [], mend: 0 });
    expect(proposed).toMatchObject({ ok: false, error: { code: 'peopleNotDivisible', facts: { count: left } } });
    const last = `p${String(gone.at(-1)).padStart(2, '0')}`;
    if (left === 6) leave(one, 6);
    else one.run({ type: 'setPresence', person: last, presence: 'present' });
    expect(one.draw(2)).toBe('ok');
    expect(groups(one)?.flat()).toHaveLength(left === 6 ? 5 : left + 1);
  });
});

describe('a tie across the cut', () => {
  // places 3, 3, 3 for p03, p04 and p05: two of them go through; p07 and p08 tie within a group
  const TIED = [90, 80, 50, 50, 50, 40, 30, 30];

  it('is told with the draw, settled by a lot that the seed repeats, or as the organizer says', () => {
    const one = beforeFinal(TIED);
    const wish = { seed: 5, orders: [], mend: 0 };
    const first = proposeDraw(one.state(), wish);
    expect(first).toEqual(proposeDraw(one.state(), wish));
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.draw.ties.map(({ people, by }) => [[...people].sort(), by])).toEqual([[['p03', 'p04', 'p05'], 'lot']]);
    const through = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const other = proposeDraw(one.state(), { ...wish, seed });
        return other.ok ? [...(other.value.draw.tables[0]?.seats ?? [])].sort().slice(2).join() : '';
      }),
    );
    expect(through).toEqual(new Set(['p03,p04', 'p03,p05', 'p04,p05']));

    expect(one.draw(2, 5, [['p05', 'p03']])).toBe('drawTieWrong');
    expect(one.draw(2, 5, [['p07', 'p08']])).toBe('drawTieWrong');
    expect(one.draw(2, 5, [['p05', 'p03', 'p04']])).toBe('ok');
    expect(groups(one)).toEqual([
      [1, 2, 3, 5],
      [4, 6, 7, 8],
    ]);
    const drawn = one.state().sessions[1]?.draw;
    expect(drawn?.ties).toEqual([{ table: expect.any(Number), people: ['p05', 'p03', 'p04'], by: 'hand' }]);
    expect(drawn?.reasons.p05).toEqual({ code: 'group', byLot: true });
    expect(drawn?.reasons.p01).toEqual({ code: 'group' });
  });

  it('that the lot settled for the list before (tieBreak "lot") is none any more', () => {
    const one = beforeFinal(TIED, { tieBreak: 'lot' });
    one.run({ type: 'settleTie', people: ['p04', 'p05', 'p03'], seed: null });
    one.draw(2);
    expect(groups(one)?.[0]).toEqual([1, 2, 4, 5]);
    expect(one.state().sessions[1]?.draw.ties).toEqual([]);
  });

  it('of more people than a table has is one tie', () => {
    const one = beforeFinal(Array.from({ length: 13 }, () => 7));
    const proposed = proposeDraw(one.state(), { seed: 1, orders: [], mend: 0 });
    expect(proposed.ok && proposed.value.draw.ties.map(({ people }) => people.length)).toEqual([13]);
  });
});

it('points given in the sessions before move the cut; those for the final do not move who plays in it', () => {
  const one = beforeFinal(NINE);
  one.run({ type: 'adjust', person: 'p05', session: 1, points: 100, reason: 'verrechnet' });
  one.draw(2);
  expect(groups(one)).toEqual([
    [1, 2, 3, 5],
    [4, 6, 7, 8, 9],
  ]);
  one.run({ type: 'releaseDraw', session: 2 });
  one.run({ type: 'adjust', person: 'p01', session: 2, points: -3, reason: 'zu spät' });
  one.run({ type: 'recordTotals', session: 2, table: 1, points: [4, 4, 4, 4] });
  const list = standingsOf(one.state());
  expect(list.find(({ person }) => person === 'p01')).toMatchObject({ place: 4, total: 1, group: 'winners', adjustments: -3 });
});
