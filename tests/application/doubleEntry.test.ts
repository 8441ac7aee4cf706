import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Desk, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const at = { session: 1, table: 1 };
const twice = { type: 'setOptions', options: { capacity: null, doubleEntry: true } } as const;
const card = async (desk: Desk) => (await desk.ask('tables')).tables[0];

async function table(on = true): Promise<Desk> {
  const desk = await evening(it.service, 4);
  if (on) await desk.send(twice);
  await seat(desk, 1, people(1, 4));
  return desk;
}

test('totals are typed twice and must agree; the seats that differ are named, the first entry is not', async () => {
  const desk = await table();
  expect(await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] })).toBe('ok');
  expect(await card(desk)).toMatchObject({ closed: false, second: 'ready' });
  expect((await desk.ask('standings')).rows[0]).toMatchObject({ group: 'notPlayed' });
  expect(await desk.refusal({ type: 'confirmTotals', ...at, points: [12, 3, -6, -9] })).toEqual({
    code: 'totalsDiffer',
    field: 'points.1',
    facts: { table: 1, seats: [2, 4], people: ['Vorname2 Nachname2', 'Vorname4 Nachname4'] },
  });
  expect(await desk.send({ type: 'confirmTotals', ...at, points: [12, 4, -6] })).toBe('pointsCountWrong');
  expect(await desk.send({ type: 'confirmTotals', ...at, points: [12, 4, -6, -10] })).toBe('ok');
  expect(await card(desk)).toMatchObject({ closed: true, second: 'no' });
  expect((await desk.ask('standings')).rows[0]).toMatchObject({ person: 'p1', total: 52 });
});

test('the first entry was the wrong one: it is typed anew, and confirmed then', async () => {
  const desk = await table();
  await desk.send({ type: 'recordTotals', ...at, points: [12, 3, -6, -9] });
  expect(await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] })).toBe('ok');
  expect(await desk.send({ type: 'confirmTotals', ...at, points: [12, 4, -6, -10] })).toBe('ok');
});

test('games are held against the sums of the paper', async () => {
  const desk = await table();
  const sum = [8, 8, -8, -8];
  for (let game = 1; game <= 8; game++) {
    if (game === 8) {
      expect(await card(desk)).toMatchObject({ second: 'later' });
      expect(await desk.send({ type: 'confirmTotals', ...at, points: sum })).toBe('tableGamesMissing');
    }
    await desk.send({ type: 'recordGameByHand', ...at, game, points: [1, 1, -1, -1], reason: 'vom Zettel' });
  }
  // the last game does not finish the table by itself
  expect(await card(desk)).toMatchObject({ closed: false, missing: 0, second: 'ready' });
  expect(await desk.send({ type: 'closeTable', ...at })).toBe('tableNotConfirmed');
  expect((await desk.refusal({ type: 'confirmTotals', ...at, points: [8, 7, -8, -7] })).facts?.seats).toEqual([2, 4]);
  // a game is corrected, then the paper agrees
  await desk.send({ type: 'correctGameByHand', ...at, game: 3, points: [1, 0, -1, 0], reason: 'verlesen' });
  expect(await desk.send({ type: 'confirmTotals', ...at, points: [8, 7, -8, -7] })).toBe('ok');
  expect(await card(desk)).toMatchObject({ closed: true });
});

test('without the paper the organizer closes with a reason', async () => {
  const desk = await table();
  await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] });
  expect(await desk.send({ type: 'closeTable', ...at, reason: 'Zettel verloren' })).toBe('ok');
  expect(await card(desk)).toMatchObject({ closed: true, closedReason: 'Zettel verloren', missing: 0 });
});

test('a table opened again is to be confirmed anew', async () => {
  const desk = await table();
  await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] });
  await desk.send({ type: 'confirmTotals', ...at, points: [12, 4, -6, -10] });
  await desk.send({ type: 'reopenTable', ...at });
  expect(await desk.send({ type: 'closeTable', ...at })).toBe('tableNotConfirmed');
});

test('totals typed anew are to be confirmed anew', async () => {
  const desk = await table();
  await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] });
  await desk.send({ type: 'confirmTotals', ...at, points: [12, 4, -6, -10] });
  await desk.send({ type: 'reopenTable', ...at });
  await desk.send({ type: 'recordTotals', ...at, points: [10, 4, -6, -8] });
  expect(await card(desk)).toMatchObject({ closed: false, second: 'ready' });
});

test('it is an option: without it totals and the last game finish the table at once', async () => {
  const desk = await table(false);
  await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] });
  expect(await card(desk)).toMatchObject({ closed: true, second: 'no' });
});
