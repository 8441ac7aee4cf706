import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

/** Two seats are Re and win with 130 eyes; nothing was said. */
const normal = (a: number, b: number) => ({ kind: 'normal', re: [a, b], reEyes: 130 });
const at = { session: 1, table: 1 };
const play = (desk: Desk, game: number, a = 0, b = 1) => desk.send({ type: 'recordGame', ...at, game, entry: normal(a, b) });
const late = (desk: Desk, person = 'p9') => desk.send({ type: 'register', person, presence: 'present', paid: false });
const dealers = async (desk: Desk) => (await desk.ask('table', at)).games.map((g) => [g.dealer, g.sitsOut]);

/** Two tables of four, p1 .. p4 and p5 .. p8, released. */
async function twoTables(): Promise<Desk> {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  return desk;
}

describe('Somebody who comes late', () => {
  test('before the first game makes a five of a four, and nobody else is moved', async () => {
    const desk = await twoTables();
    await late(desk);
    expect(await desk.send({ type: 'sitDown', person: 'p9', ...at })).toBe('ok');
    const table = await desk.ask('table', at);
    expect(table.seats.map((s) => [s.person, s.chair, s.from])).toEqual([
      ['p1', 1, 1],
      ['p2', 2, 1],
      ['p3', 3, 1],
      ['p4', 4, 1],
      ['p9', 5, 1],
    ]);
    // sheet: 10 games at a table of five, and the dealer sits out; the newcomer deals last
    expect(table.planned).toBe(10);
    for (let game = 1; game <= 5; game++)
      expect(
        await play(
          desk,
          game,
          ...((
            [
              [1, 2],
              [2, 3],
              [3, 4],
              [4, 0],
              [0, 1],
            ] as const
          )[game - 1] ?? [0, 1]),
        ),
      ).toBe('ok');
    expect(await dealers(desk)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  test('after three games plays from the next one on; the games before do not exist for him', async () => {
    const desk = await twoTables();
    for (let game = 1; game <= 3; game++) await play(desk, game);
    await late(desk);
    expect(await desk.send({ type: 'sitDown', person: 'p9', ...at })).toBe('ok');
    const table = await desk.ask('table', at);
    // 5 of 8 games left at four become 5 x 10 / 8 = 6 1/4, so 7; with the 3 played that is 10
    expect([table.planned, table.missing]).toEqual([10, 7]);
    // seat 4 (p4) deals game 4 as he would have; the newcomer sits to his right and deals after all the others
    for (const [game, re] of [
      [4, [0, 4]],
      [5, [1, 4]],
      [6, [0, 2]],
      [7, [1, 3]],
      [8, [0, 1]],
    ] as const)
      expect(await play(desk, game, ...re)).toBe('ok');
    expect(await dealers(desk)).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [3, 3],
      [0, 0],
      [1, 1],
      [2, 2],
      [4, 4],
    ]);
    const sums = (await desk.ask('table', at)).sums;
    expect(sums.reduce((a, b) => a + b, 0)).toBe(0);
    // p9: won with p1 in game 4 and with p2 in game 5, lost against in 6 and 7, sat out game 8
    const { games } = await desk.ask('table', at);
    expect(games.slice(0, 3).map((g) => g.result.points.length)).toEqual([4, 4, 4]);
    expect(sums[4]).toBe(games.slice(3).reduce((sum, g) => sum + (g.result.points[4] ?? 0), 0));
  });

  test('has his own games counted, and shown, only', async () => {
    const desk = await twoTables();
    for (let game = 1; game <= 4; game++) await play(desk, game);
    await late(desk);
    await desk.send({ type: 'sitDown', person: 'p9', ...at });
    for (const [game, re] of [
      [5, [1, 4]],
      [6, [0, 2]],
      [7, [0, 1]],
      [8, [0, 1]],
      [9, [0, 1]],
    ] as const)
      await play(desk, game, ...re);
    const { rows } = await desk.ask('standings');
    const games = new Map(rows.map((row) => [row.person, row.games]));
    // half the list was left: 4 x 10 / 8 = 5 games, one of them dealt by each; the four played 4 before
    expect((await desk.ask('table', at)).closed).toBe(true);
    expect(['p1', 'p2', 'p3', 'p4', 'p9'].map((p) => games.get(p))).toEqual([8, 8, 8, 8, 4]);
  });

  test('joins a list that is kept on paper from the game the organizer names', async () => {
    const desk = await twoTables();
    await late(desk);
    expect(await desk.send({ type: 'sitDown', person: 'p9', ...at, from: 5 })).toBe('ok');
    expect((await desk.ask('table', at)).next).toEqual({ game: 1, dealer: 0, sitsOut: null, players: 4 });
    // the fifth number of the list may be typed along as 0
    expect(await desk.send({ type: 'recordGameByHand', ...at, game: 1, points: [1, 1, -1, -1, 0], reason: 'Zettel' })).toBe('ok');
    expect(await desk.send({ type: 'recordGameByHand', ...at, game: 2, points: [1, 1, -1, -2, 1], reason: 'Zettel' })).toBe(
      'pointsCountWrong',
    );
    for (let game = 2; game <= 4; game++) await play(desk, game);
    expect((await desk.ask('table', at)).next).toEqual({ game: 5, dealer: 0, sitsOut: 0, players: 5 });
    const wrong = { type: 'recordGameByHand', ...at, game: 5, reason: 'Zettel' } as const;
    expect(await desk.send({ ...wrong, points: [1, 1, 1, -2, -1] })).toBe('pointsSittingSeat');
    expect(await desk.send({ ...wrong, points: [0, 1, 1, -1, -1] })).toBe('ok');
  });

  test('may wait for the next draw instead, and is told what is possible', async () => {
    const desk = await twoTables();
    await play(desk, 1);
    await late(desk);
    const places = await desk.ask('placesForLate', { person: 'p9' });
    expect(places).toMatchObject({ session: 1, redraw: false, wait: { session: 2, people: 9, divisible: true } });
    // table 2 has played nothing yet: the least is missed there
    expect(
      places.tables.map((place) => [place.table, place.from, place.people, place.planned, place.between.map((p) => p.person)]),
    ).toEqual([
      [2, 1, 5, 10, ['p8', 'p5']],
      [1, 2, 5, 10, ['p1', 'p2']],
    ]);
    expect(await desk.send({ type: 'recordTotals', session: 1, table: 2, points: [9, 3, -4, -8] })).toBe('ok');
    for (let game = 2; game <= 8; game++) await play(desk, game);
    await desk.send({ type: 'closeSession', session: 1 });
    const { draw } = await desk.ask('proposeDraw', { seed: 3 });
    expect(draw.tables.flatMap((table) => table.seats)).toContain('p9');
    const row = (await desk.ask('standings')).rows.find((one) => one.person === 'p9');
    // not played is not 0 points
    expect(row).toMatchObject({ group: 'notPlayed', sessions: [null, null, null, null, null] });
  });

  test.each([
    ['at a table of five', 'tableFull'],
    ['twice', 'personSeated'],
    ['at a table that has finished', 'tableIsClosed'],
    ['before anything was released', 'sessionNotReleased'],
  ])('cannot sit down %s', async (where, code) => {
    const desk = await evening(it.service, 9);
    if (where === 'before anything was released') {
      const { draw } = await desk.ask('proposeDraw', { seed: 1 });
      await desk.send({ type: 'adoptDraw', session: 1, draw });
    } else await seat(desk, 1, people(1, 4), people(5, 9));
    await late(desk, 'p10');
    if (where === 'twice') await desk.send({ type: 'sitDown', person: 'p10', session: 1, table: 1 });
    if (where === 'at a table that has finished') await desk.send({ type: 'recordTotals', session: 1, table: 1, points: [3, 1, -1, -3] });
    const table = where === 'at a table of five' ? 2 : 1;
    expect(await desk.send({ type: 'sitDown', person: 'p10', session: 1, table })).toBe(code);
  });

  test('has not played when the table ends before his first game', async () => {
    const desk = await twoTables();
    await late(desk);
    await desk.send({ type: 'sitDown', person: 'p9', ...at, from: 5 });
    for (let game = 1; game <= 3; game++) await play(desk, game);
    await desk.send({ type: 'closeTable', ...at, reason: 'Zeit um' });
    const rows = (await desk.ask('standings')).rows;
    expect(rows.find((row) => row.person === 'p9')).toMatchObject({ group: 'notPlayed', sessions: [null, null, null, null, null] });
    // the four are ranked among themselves: two with 3 points, two with -3, of 4, 4, 2 and 2 place points
    expect(rows.filter((row) => row.group === 'all').map((row) => row.total)).toEqual([43, 43, 17, 17]);
  });

  test('sat down: his registration cannot be taken back under him, nor his seat under a game', async () => {
    const desk = await twoTables();
    await late(desk);
    const registered = desk.lastId();
    await desk.send({ type: 'sitDown', person: 'p9', ...at });
    const sat = desk.lastId();
    expect(await desk.refusal({ type: 'undo', commandId: registered })).toMatchObject({
      code: 'undoDepends',
      facts: { label: 'seatTaken' },
    });
    await play(desk, 1, 1, 2);
    expect(await desk.refusal({ type: 'undo', commandId: sat })).toMatchObject({ code: 'undoDepends', facts: { label: 'gameRecorded' } });
    expect(await desk.send({ type: 'undo', commandId: desk.lastId() })).toBe('ok');
    expect(await desk.send({ type: 'undo', commandId: sat })).toBe('ok');
  });

  test('is seen by the hall, and taking it back leaves the table as it was', async () => {
    const desk = await twoTables();
    const before = await desk.ask('table', at);
    await late(desk);
    await desk.send({ type: 'sitDown', person: 'p9', ...at });
    const { scene } = await desk.ask('hall');
    expect(scene.kind === 'seatingByName' && scene.rows.find((row) => row.person === 'p9')).toMatchObject({
      table: 1,
      name: 'Vorname9 Nachname9',
    });
    expect(await desk.send({ type: 'undo', commandId: desk.lastId() })).toBe('ok');
    const { seq: _now, ...after } = await desk.ask('table', at);
    const { seq: _then, ...then } = before;
    expect(after).toEqual(then);
  });

  test('counts like the others where the table hands in totals', async () => {
    const desk = await twoTables();
    await late(desk);
    await desk.send({ type: 'sitDown', person: 'p9', ...at, from: 5 });
    expect(await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -10] })).toBe('pointsCountWrong');
    expect(await desk.send({ type: 'recordTotals', ...at, points: [12, 4, -6, -13, 3] })).toBe('ok');
    const row = (await desk.ask('standings')).rows.find((one) => one.person === 'p9');
    // third at the table: 2 points and a tenth of 3; of the 5 games left he deals the last
    expect([row?.total, row?.games]).toEqual([23, 4]);
  });
});
