import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Desk, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const byHand = (desk: Desk, table: number, game: number, points: readonly number[]) =>
  desk.send({ type: 'recordGameByHand', session: 1, table, game, points, reason: 'vom Zettel' });
const first = { session: 1, table: 1 };

/** Two tables of four; three games at table 1, table 2 has handed in its totals. */
async function shortEvening(): Promise<Desk> {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  for (const game of [1, 2, 3]) await byHand(desk, 1, game, [3, 1, -1, -3]);
  await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [20, 5, -8, -17] });
  return desk;
}
const total = async (desk: Desk, person: string) => (await desk.ask('standings')).rows.find((r) => r.person === person);

test('a table is closed with games missing only with a reason; they are listed, and what was played counts', async () => {
  const desk = await shortEvening();
  expect(await desk.refusal({ type: 'closeTable', ...first })).toEqual({
    code: 'tableGamesMissing',
    field: 'reason',
    facts: { table: 1, missing: 5 },
  });
  expect(await desk.send({ type: 'closeTable', ...first, reason: ' ' })).toBe('reasonMissing');
  expect(await desk.send({ type: 'closeTable', ...first, reason: 'Zeit um' })).toBe('ok');
  const [table] = (await desk.ask('tables')).tables;
  expect(table).toMatchObject({ closed: true, missing: 5, planned: 8, played: 3, closedReason: 'Zeit um', counts: 'played' });
  // first at the table: 4 points and a tenth of 9
  expect(await total(desk, 'p1')).toMatchObject({ total: 49, games: 3 });
});

test('or it counts nothing, as if its people had not played the session', async () => {
  const desk = await shortEvening();
  expect(await desk.send({ type: 'closeTable', ...first, reason: 'Streit', counts: 'nothing' })).toBe('ok');
  const [table] = (await desk.ask('tables')).tables;
  expect(table).toMatchObject({ counts: 'nothing', closedReason: 'Streit' });
  expect(table?.seats.map((s) => [s.points, s.credit])).toEqual([
    [9, null],
    [3, null],
    [-3, null],
    [-9, null],
  ]);
  expect(await total(desk, 'p1')).toMatchObject({ group: 'notPlayed', total: 0, games: 0 });
  expect(await total(desk, 'p5')).toMatchObject({ place: 1, total: 60 });
});

test('what it counts can be decided later too, and what that moves is shown before', async () => {
  const desk = await shortEvening();
  await desk.send({ type: 'closeTable', ...first, reason: 'Zeit um' });
  await desk.send({ type: 'closeSession', session: 1 });
  const command = { type: 'setTableCounts', ...first, counts: 'nothing', reason: '' } as const;
  const shown = await desk.ask('whatIf', { command });
  expect(shown.standings.find((s) => s.name === 'Vorname1 Nachname1')).toMatchObject({ totalBefore: 49, totalAfter: 0 });
  expect(await desk.send(command)).toBe('reasonMissing');
  expect(await desk.send({ ...command, reason: 'zu wenig gespielt' })).toBe('ok');
  expect(await total(desk, 'p1')).toMatchObject({ total: 0 });
  expect(await desk.send({ ...command, counts: 'played', reason: 'doch' })).toBe('ok');
  expect(await total(desk, 'p1')).toMatchObject({ total: 49 });
});

test('a table that is opened again counts what it plays', async () => {
  const desk = await shortEvening();
  await desk.send({ type: 'closeTable', ...first, reason: 'Streit', counts: 'nothing' });
  expect(await desk.send({ type: 'reopenTable', ...first })).toBe('ok');
  expect((await desk.ask('tables')).tables[0]).toMatchObject({ closed: false, counts: 'played', closedReason: null, nextGame: 4 });
});

test('the next draw is refused with the list of open tables', async () => {
  const desk = await evening(it.service, 12);
  await seat(desk, 1, people(1, 4), people(5, 8), people(9, 12));
  await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [20, 5, -8, -17] });
  const open = { ok: false, error: { code: 'tablesOpen', facts: { session: 1, tables: [1, 3] } } };
  expect(await it.service.query('desk', 'proposeDraw', { tournament: desk.tournament })).toEqual(open);
  expect((await desk.refusal({ type: 'closeSession', session: 1 })).facts).toEqual({ session: 1, tables: [1, 3] });
  const { next } = await desk.ask('tournament');
  expect(next).toEqual({ action: 'closeSession', session: 1, blocked: open.error });
});

test('or forced with a reason, which closes them as they stand', async () => {
  const desk = await evening(it.service, 12);
  await seat(desk, 1, people(1, 4), people(5, 8), people(9, 12));
  await byHand(desk, 1, 1, [3, 1, -1, -3]);
  await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [20, 5, -8, -17] });
  expect(await desk.send({ type: 'closeSession', session: 1, reason: '' })).toBe('reasonMissing');
  expect(await desk.send({ type: 'closeSession', session: 1, reason: 'Wirt schließt', counts: 'nothing' })).toBe('ok');
  const { tables, closed } = await desk.ask('tables', { session: 1 });
  expect(closed).toBe(true);
  expect(tables.map((t) => [t.number, t.missing, t.closedReason, t.counts])).toEqual([
    [1, 7, 'Wirt schließt', 'nothing'],
    [2, 0, null, 'played'],
    [3, 8, 'Wirt schließt', 'nothing'],
  ]);
  // it was one command, and one undo takes it back
  const { draw } = await desk.ask('proposeDraw', { seed: 1 });
  expect(draw.tables).toHaveLength(3);
  expect(await desk.send({ type: 'undo', commandId: desk.lastId() })).toBe('ok');
  expect((await desk.ask('tables', { session: 1 })).tables.map((t) => t.closed)).toEqual([false, true, false]);
});
