import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Desk, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const place = (table: number, seatNumber: number) => ({ table, seat: seatNumber - 1 });
const byHand = (desk: Desk, table: number, game: number, points: readonly number[]) =>
  desk.send({ type: 'recordGameByHand', session: 1, table, game, points, reason: 'vom Zettel' });
const points = async (desk: Desk, table: number) => {
  const view = await desk.ask('table', { session: 1, table });
  return Object.fromEntries(view.seats.map((s, i) => [s.person, view.sums[i]]));
};
const chairs = async (desk: Desk, table: number) => (await desk.ask('table', { session: 1, table })).seats.map((s) => [s.person, s.chair]);

/** Two tables of four; two games at table 1, one at table 2. */
async function playing(): Promise<Desk> {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  await byHand(desk, 1, 1, [6, 2, -3, -5]);
  await byHand(desk, 1, 2, [1, -1, 1, -1]);
  await byHand(desk, 2, 1, [9, -9, 4, -4]);
  return desk;
}

test('at one table the games go with the people, and the deal goes round as they really sit', async () => {
  const desk = await playing();
  const swap = { type: 'swapSeats', session: 1, a: place(1, 1), b: place(1, 2) } as const;
  expect(await desk.send(swap)).toBe('ok');
  // each keeps column and points; only the chairs are exchanged: p2, p1, p3, p4 clockwise
  expect(await points(desk, 1)).toEqual({ p1: 7, p2: 1, p3: -2, p4: -6 });
  expect(await chairs(desk, 1)).toEqual([
    ['p1', 1],
    ['p2', 4],
    ['p3', 2],
    ['p4', 3],
  ]);
  // p1 dealt the first game, so the second was p3's and the third is p4's, then p2
  for (const [game, dealer] of [
    [3, 3],
    [4, 1],
    [5, 0],
  ] as const) {
    expect((await desk.ask('table', { session: 1, table: 1 })).next).toMatchObject({ game, dealer });
    await byHand(desk, 1, game, [0, 0, 0, 0]);
  }
});

test('at one table the games may have been written by seat: then they go to who really sat there', async () => {
  const desk = await playing();
  const swap = { type: 'swapSeats', session: 1, a: place(1, 1), b: place(1, 4), games: 'withSeats' } as const;
  const shown = await desk.ask('whatIf', { command: swap });
  expect(shown.refused).toBeNull();
  expect(shown.tables).toMatchObject([{ session: 1, table: 1 }]);
  expect(shown.tables[0]?.after.map((s) => [s.person, s.points])).toEqual([
    ['p4', 7],
    ['p2', 1],
    ['p3', -2],
    ['p1', -6],
  ]);
  expect(await desk.send(swap)).toBe('ok');
  expect(await points(desk, 1)).toEqual({ p4: 7, p2: 1, p3: -2, p1: -6 });
  expect((await desk.ask('table', { session: 1, table: 1 })).games.map((g) => g.dealer)).toEqual([0, 1]);
});

test('between two tables the games belong to who really sat there, dealing included', async () => {
  const desk = await playing();
  const swap = { type: 'swapSeats', session: 1, a: place(1, 1), b: place(2, 2) } as const;
  expect(await desk.send({ ...swap, games: 'withPeople' })).toBe('swapTwoTables');
  expect(await desk.send(swap)).toBe('ok');
  expect(await points(desk, 1)).toEqual({ p6: 7, p2: 1, p3: -2, p4: -6 });
  expect(await points(desk, 2)).toEqual({ p5: 9, p1: -9, p7: 4, p8: -4 });
  const { tables } = await desk.ask('tables');
  for (const table of tables) expect(table.seats.reduce((sum, s) => sum + s.points, 0)).toBe(0);
  // the names go on everywhere: hall, standings, journal
  expect((await desk.ask('hall')).scene.kind).toBe('standings');
  const { entries } = await desk.ask('journal', { limit: 1 });
  expect(entries[0]?.label).toMatchObject({ code: 'seatsSwapped', facts: { people: ['Vorname1 Nachname1', 'Vorname6 Nachname6'] } });
  expect(await desk.send({ type: 'undo', commandId: desk.lastId() })).toBe('ok');
  expect(await points(desk, 2)).toEqual({ p5: 9, p6: -9, p7: 4, p8: -4 });
});

test('a swap cannot be taken back under a later game of one of its tables', async () => {
  const desk = await playing();
  await desk.send({ type: 'swapSeats', session: 1, a: place(1, 1), b: place(2, 2) });
  const swapped = desk.lastId();
  await byHand(desk, 2, 2, [1, -1, 1, -1]);
  expect(await desk.refusal({ type: 'undo', commandId: swapped })).toMatchObject({ code: 'undoDepends', facts: { table: 2, game: 2 } });
});

test('before the first game the two simply change columns, also between a four and a five', async () => {
  const desk = await evening(it.service, 9);
  await seat(desk, 1, people(1, 4), people(5, 9));
  expect(await desk.send({ type: 'swapSeats', session: 1, a: place(1, 2), b: place(2, 5) })).toBe('ok');
  const { tables } = await desk.ask('tables');
  expect(tables.map((t) => t.seats.map((s) => s.person))).toEqual([
    ['p1', 'p9', 'p3', 'p4'],
    ['p5', 'p6', 'p7', 'p8', 'p2'],
  ]);
});

test('a finished session can be put right too, and the places follow', async () => {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  await desk.send({ type: 'recordTotals', session: 1, table: 1, points: [12, 4, -6, -10] });
  await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [8, 5, -6, -7] });
  await desk.send({ type: 'closeSession', session: 1 });
  const swap = { type: 'swapSeats', session: 1, a: place(1, 1), b: place(2, 4) } as const;
  const { standings } = await desk.ask('whatIf', { command: swap });
  // 4 points and a tenth of 12 are 52, 1 point and a tenth of -7 are 3
  expect(standings.find((s) => s.name === 'Vorname8 Nachname8')).toMatchObject({ totalBefore: 3, totalAfter: 52, placeAfter: 1 });
  expect(await desk.send(swap)).toBe('ok');
  expect((await desk.ask('standings')).rows[0]).toMatchObject({ person: 'p8', total: 52 });
});

test.each([
  ['twice the same person', place(1, 1), place(1, 1), 'swapSame'],
  ['a seat that does not exist', place(1, 1), place(1, 5), 'seatWrong'],
  ['a table that does not exist', place(1, 1), place(3, 1), 'tableUnknown'],
])('swapping %s is refused', async (_name, a, b, code) => {
  const desk = await playing();
  expect(await desk.send({ type: 'swapSeats', session: 1, a, b })).toBe(code);
});

test('the deal went to the wrong person: the organizer says who deals next, and it goes on from there', async () => {
  const desk = await playing();
  const next = async () => (await desk.ask('table', { session: 1, table: 1 })).next?.dealer;
  expect(await next()).toBe(2);
  expect(await desk.send({ type: 'setNextDealer', session: 1, table: 1, seat: 0 })).toBe('ok');
  expect(await next()).toBe(0);
  await byHand(desk, 1, 3, [0, 0, 0, 0]);
  expect(await next()).toBe(1);
  // who does not play cannot deal
  expect(await desk.send({ type: 'setNextDealer', session: 1, table: 1, seat: 4 })).toBe('seatWrong');
});
