import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../../electron/cli/client.ts';
import type { HallView } from '../../electron/contract/views.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const NAMES = ['Anna', 'Bert', 'Cora', 'Dirk', 'Ewa', 'Fritz', 'Gerd', 'Hanne'];
const idOf = (name: string): string => name.toLowerCase();

/** One session at two tables: Anna to Dirk get `first`, Ewa to Hanne `second`; a table without points still plays. */
async function evening(first: readonly number[] | null, second: readonly number[] | null, series: string | null = null): Promise<Client> {
  const desk = clientOf(it.service);
  await desk.run({ type: 'createTournament', ...settingsOf('heinz', { sessions: 1, final: null, rankingPoints: 'places' }), series });
  for (const name of NAMES) await desk.run({ type: 'register', person: idOf(name), presence: 'present', paid: true });
  const tables = [0, 4].map((from, i) => ({ number: i + 1, seats: NAMES.slice(from, from + 4).map(idOf), firstDealer: 0 }));
  const reasons = Object.fromEntries(NAMES.map((name) => [idOf(name), { code: 'hand' as const }]));
  const draw = { method: 'byHand', tables, seed: 1, engine: 1, reasons, ties: [], inputHash: '', moves: 0, plan: null } as const;
  await desk.run({ type: 'adoptDraw', session: 1, draw });
  await desk.run({ type: 'releaseDraw', session: 1 });
  if (first) await desk.run({ type: 'recordTotals', session: 1, table: 1, points: first });
  if (second) await desk.run({ type: 'recordTotals', session: 1, table: 2, points: second });
  return desk;
}
beforeEach(async () => {
  const desk = clientOf(it.service);
  for (const given of NAMES) await desk.run({ type: 'addPerson', person: idOf(given), given, family: 'Berg', club: '', note: '' });
});

/** What a hall gets that asks the service itself. */
async function hall(): Promise<HallView> {
  const answer = await it.service.query('hall', 'hall', {});
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value as HallView;
}
/** First names that appear anywhere in what the hall gets. */
async function named(): Promise<string[]> {
  const text = JSON.stringify(await hall());
  return NAMES.filter((name) => text.includes(`${name} Berg`) || text.includes(`"${idOf(name)}"`));
}
const reading = async (desk: Client) => (await desk.query('tournament', { tournament: desk.tournament })).hall.reading;

// Places: Anna 1, Ewa 2, Fritz 3, Bert 4, Cora and Gerd 5, Dirk 7, Hanne 8.
const FIRST = [40, 10, -10, -40];
const SECOND = [30, 25, -10, -45];

describe('the final is read out from the last place to the first', () => {
  test('with the last table nothing of it is seen, whatever the hall is told to show', async () => {
    const desk = await evening(FIRST, null);
    expect((await hall()).scene.kind).toBe('standings');
    expect(await reading(desk)).toBeNull();
    await desk.run({ type: 'recordTotals', session: 1, table: 2, points: SECOND });
    for (const scene of ['auto', 'reveal', 'standings', 'clock', 'announcement'] as const) {
      await desk.run({ type: 'showInHall', scene });
      expect((await hall()).scene).toMatchObject({ kind: 'reveal', people: 8, rows: [], next: 8 });
      expect(await named()).toEqual([]);
    }
    await desk.run({ type: 'closeSession', session: 1 });
    await desk.run({ type: 'closeTournament' });
    expect(await named()).toEqual([]);
    expect((await hall()).moments).toEqual([]);
  });

  test('place by place, those who share one together, and back again', async () => {
    const desk = await evening(FIRST, SECOND);
    const seen: string[][] = [];
    for (let next = (await reading(desk))?.next; next; next = (await reading(desk))?.next) {
      await desk.run({ type: 'readFinal', people: next.read });
      seen.push(await named());
    }
    expect(seen).toEqual([
      ['Hanne'],
      ['Dirk', 'Hanne'],
      ['Cora', 'Dirk', 'Gerd', 'Hanne'],
      ['Bert', 'Cora', 'Dirk', 'Gerd', 'Hanne'],
      ['Bert', 'Cora', 'Dirk', 'Fritz', 'Gerd', 'Hanne'],
      ['Bert', 'Cora', 'Dirk', 'Ewa', 'Fritz', 'Gerd', 'Hanne'],
      NAMES,
    ]);
    expect((await hall()).scene).toMatchObject({ kind: 'reveal', next: null, podium: 3 });
    const back = (await reading(desk))?.back ?? -1;
    await desk.run({ type: 'readFinal', people: back });
    expect(await named()).not.toContain('Anna');
  });

  test('one of a shared place brings the other', async () => {
    const desk = await evening(FIRST, SECOND);
    await desk.run({ type: 'readFinal', people: 3 });
    expect(await named()).toEqual(['Cora', 'Dirk', 'Gerd', 'Hanne']);
  });

  test('all but the podium at once; the list itself is shown when everything was read', async () => {
    const desk = await evening(FIRST, SECOND);
    expect(await reading(desk)).toEqual({ people: 8, read: 0, next: { place: 8, read: 1 }, back: null, toPodium: 5 });
    await desk.run({ type: 'readFinal', people: 5 });
    expect(await reading(desk)).toMatchObject({ next: { place: 3, read: 6 }, toPodium: null, back: 4 });
    await desk.run({ type: 'showInHall', scene: 'standings' });
    expect((await hall()).scene.kind).toBe('reveal');
    await desk.run({ type: 'readFinal', people: 8 });
    expect((await hall()).scene.kind).toBe('standings');
  });

  test('not before the last table has finished, and never more people than there are', async () => {
    const desk = await evening(FIRST, null);
    await expect(desk.run({ type: 'readFinal', people: 1 })).rejects.toThrow('finalTooEarly');
    await desk.run({ type: 'recordTotals', session: 1, table: 2, points: SECOND });
    for (const people of [-1, 9, 1.5]) await expect(desk.run({ type: 'readFinal', people })).rejects.toThrow('finalReadWrong');
  });

  test('a picture that was kept does not go on with the reading, and shows nothing that was taken back', async () => {
    const desk = await evening(FIRST, SECOND);
    await desk.run({ type: 'readFinal', people: 2 });
    await desk.run({ type: 'freezeHall', frozen: true });
    await desk.run({ type: 'readFinal', people: 8 });
    expect(await named()).toEqual(['Dirk', 'Hanne']);
    await desk.run({ type: 'readFinal', people: 1 });
    expect(await named()).toEqual(['Hanne']);
  });

  test('the hall itself may neither read out nor ask for what was not read', async () => {
    const desk = await evening(FIRST, SECOND);
    const { seq } = await desk.query('tournament', { tournament: desk.tournament });
    const command = { type: 'readFinal', people: 8 };
    const sent = { commandId: 'from-the-hall', tournament: desk.tournament, expectedSeq: seq, command };
    expect(await it.service.execute('hall', 'hall', sent)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    const questions = [
      ['standings', { tournament: desk.tournament }],
      ['tournament', { tournament: desk.tournament }],
      ['tables', { tournament: desk.tournament }],
      ['ranking', { series: 'ewige', list: 'allTime' }],
      ['journal', { tournament: desk.tournament }],
      ['entrants', { tournament: desk.tournament }],
    ] as const;
    for (const [name, input] of questions)
      expect(await it.service.query('hall', name, input)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(await named()).toEqual([]);
  });

  test('no more than four stand large: with three on the third place only the first two, with five on the first nobody', async () => {
    await evening([20, 20, 20, -60], [10, 10, -10, -10]);
    expect((await hall()).scene).toMatchObject({ podium: 3 });
    await evening([30, 10, 10, -50], [10, 10, -10, -10]);
    expect((await hall()).scene).toMatchObject({ podium: 1 });
    await evening([10, 10, 10, -30], [10, 10, -10, -10]);
    expect((await hall()).scene).toMatchObject({ podium: 0 });
  });
});

describe('the list of the series', () => {
  test('is seen without this evening until its final is read out', async () => {
    await clientOf(it.service).run({ type: 'createSeries', series: 'ewige', name: 'Ewige', rules: {} });
    const before = await evening(FIRST, SECOND, 'ewige');
    await before.run({ type: 'closeSession', session: 1 });
    await before.run({ type: 'closeTournament' });
    const desk = await evening([-60, 20, 20, 20], [50, -10, -20, -20], 'ewige');
    await desk.run({ type: 'showInHall', scene: 'ranking' });
    await desk.run({ type: 'closeSession', session: 1 });
    await desk.run({ type: 'closeTournament' });
    const shown = (await hall()).scene;
    if (shown.kind !== 'ranking') throw new Error(shown.kind);
    expect(shown).toMatchObject({ series: 'Ewige', list: 'allTime', evenings: 1 });
    expect(shown.rows[0]).toMatchObject({ name: 'Anna Berg', place: 1, evenings: 1 });
    await desk.run({ type: 'readFinal', people: 8 });
    expect((await hall()).scene).toMatchObject({ evenings: 2, rows: [{ name: 'Ewa Berg', evenings: 2 }, {}, {}, {}, {}, {}, {}, {}] });
    await desk.run({ type: 'setHallList', list: 'championship' });
    expect((await hall()).scene).toMatchObject({ list: 'championship', span: { from: 2026, to: 2026 } });
  });

  test('an evening without a series says so', async () => {
    const desk = await evening(FIRST, null);
    await desk.run({ type: 'showInHall', scene: 'ranking' });
    expect((await hall()).scene).toMatchObject({ kind: 'ranking', series: null, rows: [] });
  });
});
