import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FormatId } from '../../electron/core/formats/format.ts';
import { type Desk, drawn, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const game1 = { session: 1, table: 1, game: 1 };

describe('A game is corrected', () => {
  const normal = { kind: 'normal', re: [0, 1], reEyes: 130 };
  /** Eselstall, Re wins with 130 eyes: 1 point each. */
  async function oneGame(): Promise<Desk> {
    const desk = await evening(it.service, 4);
    await seat(desk, 1, people(1, 4));
    expect(await desk.send({ type: 'recordGame', ...game1, entry: normal })).toBe('ok');
    return desk;
  }
  const sums = async (desk: Desk) => (await desk.ask('table', { session: 1, table: 1 })).sums;

  test.each([
    ['only the party', { ...normal, re: [2, 3] }, [-1, -1, 1, 1]],
    ['only one seat of the party', { ...normal, re: [0, 2] }, [1, -1, 1, -1]],
    ['only a bonus', { ...normal, bonus: { re: { fuchs: 1 } } }, [2, 2, -2, -2]],
    ['only a call', { ...normal, calls: ['re'] }, [2, 2, -2, -2]],
    ['only the eyes', { ...normal, reEyes: 100 }, [-2, -2, 2, 2]],
  ] as const)('%s', async (_name, entry, expected) => {
    const desk = await oneGame();
    const shown = await desk.ask('correction', { ...game1, entry });
    expect(await desk.send({ type: 'correctGame', ...game1, entry, reason: 'vom Zettel' })).toBe('ok');
    expect(await sums(desk)).toEqual(expected);
    expect(shown.after).toEqual(expected);
  });

  test('at a table of five also who dealt and sat out', async () => {
    const desk = await evening(it.service, 5);
    await seat(desk, 1, people(1, 5));
    expect(await desk.send({ type: 'recordGame', ...game1, entry: { ...normal, re: [1, 2] } })).toBe('ok');
    // p5 had dealt, so p1 played and p5 sat out
    const entry = { ...normal, re: [0, 2] };
    expect(await desk.send({ type: 'correctGame', ...game1, entry, reason: 'Geber falsch' })).not.toBe('ok');
    expect(await desk.send({ type: 'correctGame', ...game1, entry, dealer: 4, reason: 'Geber falsch' })).toBe('ok');
    expect(await sums(desk)).toEqual([1, -1, 1, -1, 0]);
    const { games } = await desk.ask('table', { session: 1, table: 1 });
    expect([games[0]?.dealer, games[0]?.sitsOut]).toEqual([4, 4]);
  });

  test('and old value, new value, reason and time stay visible', async () => {
    const desk = await oneGame();
    const then = (await desk.ask('table', { session: 1, table: 1 })).games[0]?.time ?? 0;
    await desk.send({ type: 'correctGame', ...game1, entry: { ...normal, re: [2, 3] }, reason: 'Partei vertauscht' });
    await desk.send({ type: 'correctGameByHand', ...game1, points: [5, -5, 5, -5], reason: 'Strafe' });
    const [game] = (await desk.ask('table', { session: 1, table: 1 })).games;
    expect(game?.earlier).toMatchObject([
      { points: [1, 1, -1, -1], reason: null, time: then },
      { points: [-1, -1, 1, 1], reason: 'Partei vertauscht' },
    ]);
    expect(game).toMatchObject({ reason: 'Strafe', result: { points: [5, -5, 5, -5] } });
    expect(game?.time).toBeGreaterThan(then);
    const { entries } = await desk.ask('journal', { limit: 2 });
    const detail = await desk.ask('journalEntry', { seq: entries[1]?.seq ?? 0 });
    expect(detail).toMatchObject({
      reason: 'Partei vertauscht',
      actor: 'desk',
      time: entries[1]?.time,
      change: {
        game: 1,
        before: { points: [1, 1, -1, -1], entry: normal },
        after: { points: [-1, -1, 1, 1], entry: { ...normal, re: [2, 3] } },
      },
    });
    expect(detail.change?.seats.map((s) => s.name)).toEqual([
      'Vorname1 Nachname1',
      'Vorname2 Nachname2',
      'Vorname3 Nachname3',
      'Vorname4 Nachname4',
    ]);
    expect(detail.undoable).toBe(false);
    expect(detail.undoRefused?.code).toBe('undoDepends');
  });
});

describe('A correction after the next session was drawn', () => {
  /** Eight people, one session by totals; table 1: p1 first, p2 second; table 2: p5 first. Session 2 is drawn by place. */
  async function afterOne(points: readonly number[] = [12, 4, -6, -10]): Promise<Desk> {
    const desk = await evening(it.service, 8);
    await seat(desk, 1, people(1, 4), people(5, 8));
    await desk.send({ type: 'recordTotals', session: 1, table: 1, points });
    await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [20, 5, -8, -17] });
    await desk.send({ type: 'closeSession', session: 1 });
    return desk;
  }
  const correction = { session: 1, table: 1, points: [4, 12, -6, -10] };
  const tablesOf = async (desk: Desk) => (await desk.ask('tables')).tables.map((t) => t.seats.map((s) => s.person).sort());

  test('shows places and who would sit elsewhere, and the seats stay as they are', async () => {
    const desk = await afterOne();
    await drawn(desk, 2);
    // Turnierlänge: the first stays, the second goes one table on
    const before = await tablesOf(desk);
    expect(before).toEqual([
      ['p1', 'p3', 'p6', 'p8'],
      ['p2', 'p4', 'p5', 'p7'],
    ]);
    const shown = await desk.ask('correction', correction);
    expect(shown.standings.map((s) => [s.name, s.totalBefore, s.totalAfter])).toEqual([
      ['Vorname2 Nachname2', 34, 52],
      ['Vorname1 Nachname1', 52, 34],
    ]);
    const later = shown.later.map((one) => ({ ...one, moves: [...one.moves].sort((a, b) => a.from - b.from) }));
    expect(later).toEqual([
      {
        session: 2,
        released: true,
        started: false,
        moves: [
          { person: 'p1', name: 'Vorname1 Nachname1', from: 1, to: 2 },
          { person: 'p2', name: 'Vorname2 Nachname2', from: 2, to: 1 },
        ],
      },
    ]);
    expect(shown.redraw).toBe(2);
    expect(await desk.send({ type: 'correctTotals', ...correction, reason: 'verlesen' })).toBe('ok');
    expect(await tablesOf(desk)).toEqual(before);
  });

  test('or has the session that waits drawn again, in one command that one undo takes back', async () => {
    const desk = await afterOne();
    await drawn(desk, 2);
    const before = await tablesOf(desk);
    expect(await desk.send({ type: 'correctTotals', ...correction, reason: 'verlesen', seats: 'redraw' })).toBe('ok');
    expect((await desk.ask('tournament')).next).toMatchObject({ action: 'draw', session: 2 });
    const corrected = desk.lastId();
    expect(await desk.send({ type: 'undo', commandId: corrected })).toBe('ok');
    expect(await tablesOf(desk)).toEqual(before);
    await desk.send({ type: 'redo', commandId: corrected });
    await drawn(desk, 2);
    expect(await tablesOf(desk)).toEqual([
      ['p2', 'p3', 'p6', 'p8'],
      ['p1', 'p4', 'p5', 'p7'],
    ]);
  });

  test('leaves seats that were played as they were played', async () => {
    const desk = await afterOne();
    await drawn(desk, 2);
    await desk.send({ type: 'recordTotals', session: 2, table: 1, points: [3, 1, -1, -3] });
    const shown = await desk.ask('correction', correction);
    expect(shown.later).toMatchObject([{ session: 2, started: true }]);
    expect(shown.redraw).toBeNull();
    expect(await desk.send({ type: 'correctTotals', ...correction, reason: 'verlesen', seats: 'redraw' })).toBe('redrawStarted');
    expect(await desk.send({ type: 'correctTotals', ...correction, reason: 'verlesen' })).toBe('ok');
  });

  test('has nothing to draw again when nothing was drawn after it', async () => {
    const desk = await afterOne();
    expect(await desk.send({ type: 'correctTotals', ...correction, reason: 'verlesen', seats: 'redraw' })).toBe('redrawNothing');
  });

  test('moves nobody when the order at the table stays the same', async () => {
    const desk = await afterOne();
    await drawn(desk, 2);
    expect((await desk.ask('correction', { ...correction, points: [13, 3, -6, -10] })).later).toEqual([]);
  });

  test('shows who would play in another group of the final', async () => {
    const desk = await evening(it.service, 8, 'wielandstrasse' satisfies FormatId, { sessions: 2 });
    await seat(desk, 1, people(1, 4), people(5, 8));
    await desk.send({ type: 'recordTotals', session: 1, table: 1, points: [40, 30, 20, 10] });
    await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [9, 8, 7, 6] });
    await desk.send({ type: 'closeSession', session: 1 });
    await drawn(desk, 2);
    const shown = await desk.ask('correction', { session: 1, table: 2, points: [9, 8, 7, 60] });
    expect(shown.later[0]?.moves.map((m) => [m.person, m.from, m.to]).sort()).toEqual([
      ['p4', 1, 2],
      ['p8', 2, 1],
    ]);
  });
});
