import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORMAT_IDS } from '../../electron/core/formats/format.ts';
import { type Desk, drawn, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

/* Whatever happens, there is a way on: each of these would leave the organizer standing there. */

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const totals = (desk: Desk, session: number, table: number, seats = 4) =>
  desk.send({ type: 'recordTotals', session, table, points: [9, 3, -4, -8, 0].slice(0, seats) });

/** Plays a session to its end by totals. */
async function playOut(desk: Desk, session: number): Promise<void> {
  for (const table of (await desk.ask('tables', { session })).tables)
    if (!table.closed) expect(await totals(desk, session, table.number, table.seats.length)).toBe('ok');
  expect(await desk.send({ type: 'closeSession', session })).toBe('ok');
}

test('drawn, then somebody came and somebody went: drawn again', async () => {
  const desk = await evening(it.service, 9);
  const { draw } = await desk.ask('proposeDraw', { seed: 1 });
  await desk.send({ type: 'adoptDraw', session: 1, draw });
  await desk.send({ type: 'register', person: 'p10', presence: 'present', paid: false });
  await desk.send({ type: 'setPresence', person: 'p1', presence: 'left' });
  expect(await desk.send({ type: 'releaseDraw', session: 1 })).toBe('drawPresenceChanged');
  await drawn(desk, 1);
  await playOut(desk, 1);
});

test('a penalty before the first game, then drawn again', async () => {
  const desk = await evening(it.service, 8);
  await drawn(desk, 1);
  expect(await desk.send({ type: 'adjust', person: 'p2', session: 1, points: -5, reason: 'Verspätung' })).toBe('ok');
  expect(await desk.send({ type: 'discardDraw', session: 1 })).toBe('ok');
  await drawn(desk, 1);
  await playOut(desk, 1);
  expect((await desk.ask('standings')).adjustments).toMatchObject([{ person: 'p2', points: -5 }]);
});

test('half the field is missing when the tables are called', async () => {
  const desk = await evening(it.service, 16);
  await drawn(desk, 1);
  for (const person of people(1, 8)) expect(await desk.send({ type: 'leave', person, why: 'noShow' })).toBe('ok');
  await drawn(desk, 1);
  expect((await desk.ask('tables')).tables.flatMap((t) => t.seats.map((s) => s.person)).sort()).toEqual(people(9, 16).sort());
  await playOut(desk, 1);
});

test('half a table is missing while the others play already', async () => {
  const desk = await evening(it.service, 12);
  await seat(desk, 1, people(1, 4), people(5, 8), people(9, 12));
  await totals(desk, 1, 1);
  for (const person of ['p5', 'p6']) await desk.send({ type: 'leave', person, why: 'noShow' });
  expect(await desk.send({ type: 'recordGameByHand', session: 1, table: 2, game: 1, points: [0, 0], reason: 'x' })).toBe('tableTooFew');
  // one of the two left over goes to table 3, the other one rests; the table is gone then
  expect(await desk.send({ type: 'pause', person: 'p7', session: 1, pause: true })).toBe('ok');
  expect(await desk.send({ type: 'pause', person: 'p8', session: 1, pause: true })).toBe('ok');
  expect((await desk.ask('tables')).tables.map((t) => t.number)).toEqual([1, 3]);
  expect(await desk.send({ type: 'sitDown', person: 'p7', session: 1, table: 3 })).toBe('ok');
  await playOut(desk, 1);
});

test('a table with too few people can be closed for nothing', async () => {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  await totals(desk, 1, 1);
  await desk.send({ type: 'recordGameByHand', session: 1, table: 2, game: 1, points: [1, 1, -1, -1], reason: 'vom Zettel' });
  await desk.send({ type: 'leave', person: 'p5', why: 'good' });
  expect(await desk.send({ type: 'closeTable', session: 1, table: 2, reason: 'p5 ist krank', counts: 'nothing' })).toBe('ok');
  await playOut(desk, 1);
});

test('a table whose player was deregistered meanwhile plays on', async () => {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  expect(await desk.send({ type: 'withdraw', person: 'p1' })).toBe('withdrawSeated');
  expect(await desk.send({ type: 'setPresence', person: 'p1', presence: 'left' })).toBe('ok');
  expect(await desk.send({ type: 'recordGameByHand', session: 1, table: 1, game: 1, points: [1, 1, -1, -1], reason: 'vom Zettel' })).toBe(
    'ok',
  );
  expect(await desk.send({ type: 'closeTable', session: 1, table: 1, reason: 'nur noch drei' })).toBe('ok');
  await playOut(desk, 1);
  expect((await desk.ask('tournament')).next).toMatchObject({ action: 'draw', session: 2, blocked: { code: 'peopleNotDivisible' } });
  await desk.send({ type: 'setPresence', person: 'p1', presence: 'present' });
  await drawn(desk, 2);
});

test('the very last game is taken back, and entered again', async () => {
  const desk = await evening(it.service, 4);
  await seat(desk, 1, people(1, 4));
  const game = (number: number) =>
    desk.send({ type: 'recordGameByHand', session: 1, table: 1, game: number, points: [1, 1, -1, -1], reason: 'vom Zettel' });
  for (let number = 1; number <= 8; number++) await game(number);
  const last = desk.lastId();
  expect((await desk.ask('tables')).tables[0]?.closed).toBe(true);
  await desk.send({ type: 'closeSession', session: 1 });
  expect(await desk.send({ type: 'undo', commandId: last })).toBe('undoDepends');
  expect(await desk.send({ type: 'undo', commandId: desk.lastId() })).toBe('ok');
  expect(await desk.send({ type: 'undo', commandId: last })).toBe('ok');
  expect((await desk.ask('tables')).tables[0]).toMatchObject({ closed: false, missing: 1, nextGame: 8 });
  expect(await game(8)).toBe('ok');
  expect(await desk.send({ type: 'closeSession', session: 1 })).toBe('ok');
});

test('the very last game of the evening is taken back after the end', async () => {
  const desk = await evening(it.service, 4, 'eselstall', { sessions: 1, games: { four: 1 } });
  await seat(desk, 1, people(1, 4));
  await desk.send({ type: 'recordGameByHand', session: 1, table: 1, game: 1, points: [1, 1, -1, -1], reason: 'vom Zettel' });
  const game = desk.lastId();
  await desk.send({ type: 'closeSession', session: 1 });
  const session = desk.lastId();
  await desk.send({ type: 'closeTournament' });
  const end = desk.lastId();
  for (const commandId of [end, session, game]) expect(await desk.send({ type: 'undo', commandId })).toBe('ok');
  expect((await desk.ask('tables')).tables[0]).toMatchObject({ closed: false, played: 0 });
});

test.each(FORMAT_IDS)('%s: more people, then fewer than planned, session after session', async (house) => {
  const desk = await evening(it.service, 9, house, { sessions: 4, games: { four: 2, five: 2 } });
  await drawn(desk, 1);
  await playOut(desk, 1);
  for (const person of people(10, 13)) await desk.send({ type: 'register', person, presence: 'present', paid: false });
  await drawn(desk, 2);
  await playOut(desk, 2);
  for (const person of people(2, 5)) await desk.send({ type: 'leave', person, why: 'good' });
  await drawn(desk, 3);
  await playOut(desk, 3);
  await desk.send({ type: 'setPresence', person: 'p2', presence: 'present' });
  for (const person of people(9, 13)) await desk.send({ type: 'leave', person, why: 'good' });
  // p1, p2, p6, p7, p8 are left
  await drawn(desk, 4);
  await playOut(desk, 4);
  expect(await desk.send({ type: 'closeTournament' })).toBe('ok');
  const rows = (await desk.ask('standings')).rows;
  expect(rows).toHaveLength(13);
  // who was there once has exactly that session, and keeps it
  expect(rows.find((row) => row.person === 'p3')?.sessions.map((cell) => cell !== null)).toEqual([true, true, false, false]);
});
