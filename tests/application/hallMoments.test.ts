import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../electron/cli/client.ts';
import type { HallView } from '../../electron/contract/views.ts';
import { eveningOf, seatEverybody, type TestService, testService } from '../support/testService.ts';

/* Moments over the standings: who, when and for how long. The clock of these tests ticks a millisecond with every look. */

let it: TestService;
let desk: Client;
beforeEach(async () => {
  it = testService(undefined, 1);
  desk = await eveningOf(it.service, 16);
  await seatEverybody(desk, 1);
});
afterEach(() => it.close());

async function hall(): Promise<HallView> {
  const answer = await it.service.query('hall', 'hall', {});
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value as HallView;
}
const totals = (table: number, points: readonly number[], session = 1) => desk.run({ type: 'recordTotals', session, table, points });
const SOLO = { kind: 'solo', solo: 'damen', re: [2], reEyes: 130, calls: [] };
const game = (table: number, number: number, entry: unknown) => desk.run({ type: 'recordGame', session: 1, table, game: number, entry });

test('a table that finished is told for 20 seconds, with places, points and who leads now', async () => {
  await totals(2, [24, 8, -12, -20]);
  const { scene, moments } = await hall();
  expect(scene.kind).toBe('standings');
  const [moment, none] = moments;
  if (moment?.kind !== 'tableFinished') throw new Error('no table');
  expect(none).toBeUndefined();
  expect(moment).toMatchObject({ session: 1, table: 2, from: moment.at, until: moment.at + 20_000, news: { code: 'newLeader' } });
  expect(moment.rows.map(({ tablePlace, points, place, movement }) => [tablePlace, points, place, movement])).toEqual([
    [1, 24, 1, null],
    [2, 8, 2, null],
    [3, -12, 3, null],
    [4, -20, 4, null],
  ]);
  expect(moment.news?.name).toBe(moment.rows[0]?.name);
  expect(moment.playing.map(({ table }) => table)).toEqual([1, 3, 4]);
});

test('tables that finish together queue: one begins a minute after the other, and nothing older than five minutes', async () => {
  await totals(1, [24, 8, -12, -20]);
  await totals(2, [10, 8, -8, -10]);
  await totals(3, [10, 8, -8, -10]);
  const { moments } = await hall();
  const [first] = moments;
  if (!first) throw new Error('none');
  expect(moments.map(({ table, from }) => [table, from - first.from])).toEqual([
    [1, 0],
    [2, 60_000],
    [3, 120_000],
  ]);
});

test('only while the hall follows the evening by itself', async () => {
  await totals(1, [24, 8, -12, -20]);
  for (const scene of ['standings', 'black', 'seatingByName', 'call'] as const) {
    await desk.run({ type: 'showInHall', scene });
    expect((await hall()).moments).toEqual([]);
  }
});

test('not when the organizer does not want them', async () => {
  await totals(1, [24, 8, -12, -20]);
  await desk.run({ type: 'switchHall', what: 'moments', on: false });
  expect((await hall()).moments).toEqual([]);
});

test('undone, it never happened', async () => {
  await totals(1, [24, 8, -12, -20]);
  const { undo } = await desk.query('tournament', { tournament: desk.tournament });
  await desk.run({ type: 'undo', commandId: undo?.commandId ?? '' });
  expect((await hall()).moments).toEqual([]);
});

test('a solo that was won is told while its table plays; a normal game, a lost solo and a correction are not', async () => {
  await game(1, 1, { kind: 'normal', re: [0, 1], reEyes: 130, calls: [] });
  await game(1, 2, { ...SOLO, reEyes: 90 });
  expect((await hall()).moments).toEqual([]);
  await game(1, 3, SOLO);
  const [moment] = (await hall()).moments;
  if (moment?.kind !== 'soloWon') throw new Error('no solo');
  const { seats } = await desk.query('table', { tournament: desk.tournament, session: 1, table: 1 });
  expect(moment).toMatchObject({ table: 1, game: 3, compulsory: false });
  expect(moment.soloist.name).toBe(seats[2]?.name);
  expect(moment.points).toBeGreaterThan(0);
  await desk.run({ type: 'correctGame', session: 1, table: 1, game: 2, entry: SOLO, reason: 'vertippt' });
  expect((await hall()).moments.map(({ kind }) => kind)).toEqual(['soloWon']);
});

test('a solo whose turn had not come when its table finished is told with the table', async () => {
  await totals(2, [24, 8, -12, -20]);
  await game(1, 1, SOLO);
  await desk.run({ type: 'closeTable', session: 1, table: 1, reason: 'Zeit um' });
  const { moments } = await hall();
  expect(moments.map(({ kind, table }) => [kind, table])).toEqual([
    ['tableFinished', 2],
    ['tableFinished', 1],
  ]);
});

test('the gong: at the end of the clock and of a table with minutes more, not when it is off, stands or nobody plays', async () => {
  expect((await hall()).gongs).toEqual([]);
  await desk.run({ type: 'startClock', session: 1, minutes: 60 });
  const [end, none] = (await hall()).gongs;
  expect(none).toBeUndefined();
  const { clock } = await desk.query('tournament', { tournament: desk.tournament });
  expect(end).toBe(clock?.endsAt);
  await desk.run({ type: 'setExtraTime', table: 3, minutes: 10 });
  expect((await hall()).gongs).toEqual([end, (end ?? 0) + 600_000]);
  // it sounds whatever the hall shows
  await desk.run({ type: 'showInHall', scene: 'black' });
  expect((await hall()).gongs).toHaveLength(2);
  await desk.run({ type: 'switchHall', what: 'gong', on: false });
  expect((await hall()).gongs).toEqual([]);
  await desk.run({ type: 'switchHall', what: 'gong', on: true });
  await desk.run({ type: 'pauseClock' });
  expect((await hall()).gongs).toEqual([]);
  await desk.run({ type: 'resumeClock' });
  await totals(3, [24, 8, -12, -20]);
  expect((await hall()).gongs).toHaveLength(1);
  for (const table of [1, 2, 4]) await totals(table, [24, 8, -12, -20]);
  expect((await hall()).gongs).toEqual([]);
});
