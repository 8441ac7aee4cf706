import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, deskOf, drawn, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const at = { session: 1, table: 1 };
const byHand = (desk: Desk, game: number, points: readonly number[], table = 1) =>
  desk.send({ type: 'recordGameByHand', session: 1, table, game, points, reason: 'vom Zettel' });
const totals = (desk: Desk, session: number, table: number, points: readonly number[]) =>
  desk.send({ type: 'recordTotals', session, table, points });
const row = async (desk: Desk, person: string, session?: number) =>
  (await desk.ask('standings', session === undefined ? {} : { session })).rows.find((one) => one.person === person);
const entrant = async (desk: Desk, person: string) => (await desk.ask('entrants')).entrants.find((one) => one.person === person);

describe('The waiting list', () => {
  test('takes who comes when the evening is full, in the order in which they came', async () => {
    const desk = await evening(it.service, 8);
    await desk.send({ type: 'setOptions', options: { capacity: 9, doubleEntry: false } });
    for (const [person, number] of [
      ['p9', 9],
      ['p10', 50],
      ['p11', 20],
    ] as const)
      await desk.send({ type: 'register', person, presence: 'present', paid: false, number });
    expect((await desk.ask('entrants')).entrants.slice(8).map((e) => [e.person, e.presence, e.waitingPlace])).toEqual([
      ['p9', 'present', null],
      // by start number in the list; p10 was there first
      ['p11', 'waiting', 2],
      ['p10', 'waiting', 1],
    ]);
    expect(await desk.ask('tournament')).toMatchObject({ freePlaces: 0, counts: { present: 9, waiting: 2 } });
    expect(await desk.send({ type: 'setPresence', person: 'p10', presence: 'present' })).toBe('tournamentFull');
    // somebody cancels: the next one moves up when the organizer says so
    await desk.send({ type: 'withdraw', person: 'p3' });
    expect((await desk.ask('tournament')).freePlaces).toBe(1);
    expect(await desk.send({ type: 'setPresence', person: 'p10', presence: 'present' })).toBe('ok');
    expect((await entrant(desk, 'p11'))?.waitingPlace).toBe(1);
    await drawn(desk, 1);
    expect((await desk.ask('tables')).tables.flatMap((t) => t.seats.map((s) => s.person))).not.toContain('p11');
    // who waits is no participant and stands in no list
    expect(await row(desk, 'p11')).toBeUndefined();
  });

  test.each([[3], [0], [2001], [8.5]])('a limit of %d is refused', async (capacity) => {
    const desk = await evening(it.service, 4);
    expect(await desk.send({ type: 'setOptions', options: { capacity, doubleEntry: false } })).toMatch(/capacityWrong|badCommand/);
  });

  test('who stands by is not drawn, and steps in when somebody is missing', async () => {
    const desk = await evening(it.service, 8);
    await desk.send({ type: 'register', person: 'p9', presence: 'standby', paid: true });
    await drawn(desk, 1);
    const table = (await entrant(desk, 'p2'))?.seat?.table ?? 0;
    expect(await desk.send({ type: 'leave', person: 'p2', why: 'noShow' })).toBe('ok');
    expect(await desk.send({ type: 'sitDown', person: 'p9', session: 1, table })).toBe('ok');
    expect(await entrant(desk, 'p9')).toMatchObject({ presence: 'present', seat: { table } });
    expect((await desk.ask('tables')).tables.map((t) => t.seats.length)).toEqual([4, 4]);
  });
});

describe('Somebody who leaves', () => {
  test('at a table of five lets the other four play on; what he played stays', async () => {
    const desk = await evening(it.service, 5);
    await seat(desk, 1, people(1, 5));
    await byHand(desk, 1, [0, 3, 3, -3, -3]);
    await byHand(desk, 2, [2, 0, -2, 2, -2]);
    expect(await desk.send({ type: 'leave', person: 'p4', why: 'good' })).toBe('ok');
    const table = await desk.ask('table', at);
    // 8 of 10 games left at five become 8 x 8 / 10 = 6,4, so 7; with the 2 played that is 9
    expect([table.planned, table.next]).toEqual([9, { game: 3, dealer: 2, sitsOut: 3, players: 5 }]);
    expect(await byHand(desk, 3, [1, 1, -1, 1, -2])).toBe('pointsSittingSeat');
    for (const [game, dealer] of [
      [3, 2],
      [4, 4],
      [5, 0],
      [6, 1],
      [7, 2],
      [8, 4],
      [9, 0],
    ] as const) {
      expect((await desk.ask('table', at)).next).toMatchObject({ game, dealer, sitsOut: 3 });
      expect(await byHand(desk, game, [1, 1, -1, 0, -1])).toBe('ok');
    }
    expect((await desk.ask('table', at)).closed).toBe(true);
    expect(await entrant(desk, 'p4')).toMatchObject({ presence: 'left', leftAfter: 1 });
    expect(await row(desk, 'p4')).toMatchObject({ games: 2, sessions: [{ points: -1, games: 2 }, null, null, null, null] });
  });

  test('for good keeps his results, and no place of a finished session changes', async () => {
    const desk = await evening(it.service, 8);
    await seat(desk, 1, people(1, 4), people(5, 8));
    await totals(desk, 1, 1, [12, 4, -6, -10]);
    await totals(desk, 1, 2, [20, 3, -6, -17]);
    await desk.send({ type: 'closeSession', session: 1 });
    const places = async () => (await desk.ask('standings', { session: 1 })).rows.map((r) => [r.person, r.place, r.total]);
    const before = await places();
    for (const person of people(5, 8)) expect(await desk.send({ type: 'leave', person, why: 'good' })).toBe('ok');
    expect(await places()).toEqual(before);
    await seat(desk, 2, people(1, 4));
    await totals(desk, 2, 1, [0, 0, 0, 0]);
    expect((await places()).map(([person]) => person)).toEqual(before.map(([person]) => person));
    expect(await places()).toEqual(before);
    // the winner of session 1 went and is still in the list, with what he played
    expect(await row(desk, 'p5')).toMatchObject({ total: 60, games: 8, sessions: [{ points: 20 }, null, null, null, null] });
  });

  test('for one session is back for the next draw', async () => {
    const desk = await evening(it.service, 9);
    expect(await desk.send({ type: 'pause', person: 'p9', session: 1, pause: true })).toBe('ok');
    expect(await desk.send({ type: 'pause', person: 'p9', session: 1, pause: true })).toBe('pauseUnchanged');
    expect((await desk.ask('tournament')).counts).toMatchObject({ present: 9, resting: 1 });
    await seat(desk, 1, people(1, 4), people(5, 8));
    await totals(desk, 1, 1, [12, 4, -6, -10]);
    await totals(desk, 1, 2, [12, 4, -6, -10]);
    await desk.send({ type: 'closeSession', session: 1 });
    const { draw } = await desk.ask('proposeDraw', { seed: 1 });
    expect(draw.tables.flatMap((t) => t.seats).sort()).toEqual(people(1, 9).sort());
    expect((await row(desk, 'p9'))?.sessions[0]).toBeNull();
    expect(await desk.send({ type: 'pause', person: 'p9', session: 1, pause: false })).toBe('sessionIsClosed');
  });

  test('while the session plays may rest for the rest of it, and be back', async () => {
    const desk = await evening(it.service, 5);
    await seat(desk, 1, people(1, 5));
    await byHand(desk, 1, [0, 3, 3, -3, -3]);
    expect(await desk.send({ type: 'pause', person: 'p2', session: 1, pause: true })).toBe('ok');
    // p2 would have dealt and sat out; now p3 deals, and the empty chair sits out
    expect((await desk.ask('table', at)).next).toMatchObject({ game: 2, dealer: 2, sitsOut: 1 });
    await byHand(desk, 2, [1, 0, 1, -1, -1]);
    // his own column is free for him, although the list has five: the table takes no sixth
    expect((await desk.ask('placesForLate', { person: 'p2' })).tables).toMatchObject([
      { table: 1, refused: null, from: 3, seat: 1, people: 5 },
    ]);
    expect((await desk.ask('placesForLate')).tables).toMatchObject([{ table: 1, refused: { code: 'tableHadFive' } }]);
    expect(await desk.send({ type: 'sitDown', person: 'p2', ...at })).toBe('ok');
    // back in the own column; the deal goes on from where it is
    expect((await desk.ask('table', at)).next).toMatchObject({ game: 3, dealer: 3, sitsOut: 3 });
    expect(await entrant(desk, 'p2')).toMatchObject({ pauses: [], presence: 'present', seat: { table: 1, seat: 1 } });
  });

  test('and comes back for a later session', async () => {
    const desk = await evening(it.service, 9);
    await desk.send({ type: 'leave', person: 'p9', why: 'good' });
    await seat(desk, 1, people(1, 4), people(5, 8));
    await totals(desk, 1, 1, [12, 4, -6, -10]);
    await totals(desk, 1, 2, [12, 4, -6, -10]);
    await desk.send({ type: 'closeSession', session: 1 });
    expect(await desk.send({ type: 'setPresence', person: 'p9', presence: 'present' })).toBe('ok');
    expect(await entrant(desk, 'p9')).toMatchObject({ number: 9, presence: 'present', leftAfter: null });
    await drawn(desk, 2);
    expect((await entrant(desk, 'p9'))?.seat?.session).toBe(2);
  });
});

describe('Somebody who is not there when the tables are called', () => {
  test('is taken off his table before the first game; a five becomes a four', async () => {
    const desk = await evening(it.service, 9);
    await seat(desk, 1, people(1, 4), people(5, 9));
    expect(await desk.send({ type: 'leave', person: 'p6', why: 'noShow' })).toBe('ok');
    const [, five] = (await desk.ask('tables')).tables;
    expect(five?.seats.map((s) => s.person)).toEqual(['p5', 'p7', 'p8', 'p9']);
    expect(five?.planned).toBe(8);
    expect(await entrant(desk, 'p6')).toMatchObject({ presence: 'noShow', leftAfter: 0, seated: false });
    expect(await row(desk, 'p6')).toBeUndefined();
    const { scene } = await desk.ask('hall');
    expect(JSON.stringify(scene)).not.toContain('Vorname6');
  });

  test('leaves the first deal with the person who has it, or with the next one', async () => {
    const desk = await evening(it.service, 5);
    await seat(desk, 1, people(1, 5));
    await desk.send({ type: 'setFirstDealer', ...at, seat: 2 });
    await desk.send({ type: 'leave', person: 'p1', why: 'noShow' });
    const dealer = async () => {
      const { seats, firstDealer } = await desk.ask('table', at);
      return seats[firstDealer]?.person;
    };
    expect(await dealer()).toBe('p3');
    await desk.send({ type: 'leave', person: 'p3', why: 'noShow' });
    expect(await dealer()).toBe('p4');
  });

  test('cannot be one when he has played', async () => {
    const desk = await evening(it.service, 5);
    await seat(desk, 1, people(1, 5));
    await byHand(desk, 1, [0, 3, 3, -3, -3]);
    expect(await desk.send({ type: 'leave', person: 'p2', why: 'noShow' })).toBe('noShowPlayed');
  });

  test('and turns up later after all', async () => {
    const desk = await evening(it.service, 5);
    await seat(desk, 1, people(1, 5));
    await desk.send({ type: 'leave', person: 'p2', why: 'noShow' });
    await byHand(desk, 1, [2, 2, -2, -2]);
    expect(await desk.send({ type: 'sitDown', person: 'p2', ...at })).toBe('ok');
    expect(await entrant(desk, 'p2')).toMatchObject({ presence: 'present', seat: { table: 1, seat: 4 } });
  });
});

describe('A substitute', () => {
  /** One table of four with two games; p5 stands by. */
  async function oneTable(): Promise<Desk> {
    const desk = await evening(it.service, 4);
    await desk.send({ type: 'register', person: 'p5', presence: 'standby', paid: true });
    await seat(desk, 1, people(1, 4));
    await byHand(desk, 1, [3, 3, -3, -3]);
    await byHand(desk, 2, [1, -1, 1, -1]);
    return desk;
  }
  const steps = { type: 'substitute', ...at, person: 'p4', by: 'p5' } as const;

  test('plays for somebody, who gets the points', async () => {
    const desk = await oneTable();
    expect(await desk.send({ ...steps, points: 'absent' })).toBe('ok');
    expect((await desk.ask('table', at)).seats[3]).toMatchObject({ person: 'p4', standIn: { person: 'p5' } });
    expect((await entrant(desk, 'p5'))?.seat).toEqual({ session: 1, table: 1, seat: 3, standsInFor: 'Vorname4 Nachname4', standIn: null });
    expect((await entrant(desk, 'p4'))?.seat?.standIn).toBe('Vorname5 Nachname5');
    for (let game = 3; game <= 8; game++) await byHand(desk, game, [-1, -1, 1, 1]);
    expect(await row(desk, 'p4')).toMatchObject({ games: 8, sessions: [{ points: 2 }, null, null, null, null] });
    expect((await row(desk, 'p5'))?.games).toBe(0);
  });

  test('or gets them himself, from the game on that he plays', async () => {
    const desk = await oneTable();
    expect(await desk.send({ ...steps, points: 'substitute' })).toBe('ok');
    const table = await desk.ask('table', at);
    expect(table.seats.map((s) => [s.person, s.plays, s.from, s.until])).toEqual([
      ['p1', true, 1, null],
      ['p2', true, 1, null],
      ['p3', true, 1, null],
      ['p4', false, 1, 2],
      ['p5', true, 3, null],
    ]);
    expect(table.planned).toBe(8);
    for (let game = 3; game <= 8; game++) expect(await byHand(desk, game, [-1, -1, 1, 0, 1])).toBe('ok');
    expect(await row(desk, 'p4')).toMatchObject({ games: 2, sessions: [{ points: -4 }, null, null, null, null] });
    expect(await row(desk, 'p5')).toMatchObject({ games: 6, sessions: [{ points: 6 }, null, null, null, null] });
    // he took the chair of the other, so the deal goes on as before: p3, then he, then p1
    expect((await desk.ask('table', at)).games.map((g) => g.dealer)).toEqual([0, 1, 2, 4, 0, 1, 2, 4]);
  });

  test('before the first game simply takes the seat, if the points are his', async () => {
    const desk = await evening(it.service, 4);
    await desk.send({ type: 'register', person: 'p5', presence: 'standby', paid: true });
    await seat(desk, 1, people(1, 4));
    expect(await desk.send({ ...steps, points: 'substitute' })).toBe('ok');
    expect((await desk.ask('table', at)).seats.map((s) => s.person)).toEqual(['p1', 'p2', 'p3', 'p5']);
    expect((await row(desk, 'p4'))?.sessions[0]).toBeNull();
  });

  test('need not be registered to play for somebody, but to have points of his own', async () => {
    const desk = await oneTable();
    expect(await desk.send({ ...steps, by: 'p6', points: 'substitute' })).toBe('personNotIn');
    expect(await desk.send({ ...steps, by: 'nobody', points: 'absent' })).toBe('personUnknown');
    expect(await desk.send({ ...steps, by: 'p1', points: 'absent' })).toBe('personSeated');
    expect(await desk.send({ ...steps, by: 'p4', points: 'absent' })).toBe('substituteSelf');
    expect(await desk.send({ ...steps, by: 'p6', points: 'absent' })).toBe('ok');
  });

  test('goes when the person is back', async () => {
    const desk = await oneTable();
    await desk.send({ ...steps, points: 'absent' });
    await byHand(desk, 3, [1, 1, -1, -1]);
    expect(await desk.send({ type: 'leave', person: 'p5', why: 'good' })).toBe('personSitsIn');
    expect(await desk.send({ type: 'sitDown', person: 'p4', ...at })).toBe('ok');
    expect((await desk.ask('table', at)).seats[3]).toMatchObject({ person: 'p4', standIn: null, plays: true });
    expect(await desk.send({ type: 'leave', person: 'p5', why: 'good' })).toBe('ok');
  });

  test('is gone with the person he played for, and does not come back with him', async () => {
    const desk = await oneTable();
    await desk.send({ ...steps, points: 'absent' });
    await byHand(desk, 3, [1, 1, -1, -1]);
    expect(await desk.send({ type: 'leave', person: 'p4', why: 'good' })).toBe('ok');
    expect((await entrant(desk, 'p5'))?.seat).toBeNull();
    expect(await byHand(desk, 4, [1, 1, -1, -1])).toBe('tableTooFew');
    expect(await desk.send({ type: 'sitDown', person: 'p4', ...at })).toBe('ok');
    expect((await desk.ask('table', at)).seats[3]).toMatchObject({ person: 'p4', plays: true, standIn: null });
  });

  test('may be followed by another one who gets the points himself', async () => {
    const desk = await evening(it.service, 4);
    for (const person of ['p5', 'p6']) await desk.send({ type: 'register', person, presence: 'standby', paid: true });
    await seat(desk, 1, people(1, 4));
    await desk.send({ ...steps, points: 'absent' });
    expect(await desk.send({ ...steps, by: 'p6', points: 'substitute' })).toBe('ok');
    expect((await desk.ask('table', at)).seats[3]).toMatchObject({ person: 'p6', standIn: null });
    expect((await entrant(desk, 'p5'))?.seat).toBeNull();
  });

  test('finds no column of his own where five have played, and can still play for the other', async () => {
    const desk = await evening(it.service, 6);
    await desk.send({ type: 'pause', person: 'p6', session: 1, pause: true });
    await seat(desk, 1, people(1, 5));
    await byHand(desk, 1, [0, 3, 3, -3, -3]);
    const five = { type: 'substitute', ...at, person: 'p4', by: 'p6' } as const;
    expect(await desk.send({ ...five, points: 'substitute' })).toBe('tableHadFive');
    expect(await desk.send({ ...five, points: 'absent' })).toBe('ok');
  });
});

describe('An odd number of people', () => {
  test.each([
    [
      6,
      [
        [1, [5]],
        [2, [4]],
      ],
      null,
    ],
    [
      7,
      [
        [2, [5]],
        [3, [4]],
      ],
      null,
    ],
    [
      11,
      [
        [1, [5, 5]],
        [2, [4, 5]],
        [3, [4, 4]],
      ],
      null,
    ],
    [
      20,
      [
        [0, [4, 4, 4, 4, 4]],
        [0, [5, 5, 5, 5]],
      ],
      [4, 4, 4, 4, 4],
    ],
    [13, [[0, [4, 4, 5]]], [4, 4, 5]],
  ] as const)('of %i: the program says what is possible', async (count, splits, usual) => {
    const desk = await evening(it.service, count);
    const view = await desk.ask('splits');
    expect(view.splits.map(({ pause, sizes }) => [pause, sizes])).toEqual(splits);
    expect([view.people, view.usual, view.choice]).toEqual([count, usual, true]);
  });

  test('of three cannot be helped, and somebody standing by counts too', async () => {
    const desk = await evening(it.service, 3);
    expect((await desk.ask('splits')).splits).toEqual([]);
    await desk.send({ type: 'register', person: 'p4', presence: 'standby', paid: true });
    expect((await desk.ask('splits')).splits).toEqual([{ pause: 0, join: 1, sizes: [4] }]);
  });

  test('lets who came last rest first, and next time somebody else', async () => {
    const desk = await evening(it.service, 6, 'tc-solo');
    expect((await desk.ask('splits')).resting.slice(0, 2).map((p) => p.person)).toEqual(['p6', 'p5']);
    expect((await desk.ask('tournament')).next.blocked?.code).toBe('peopleNotDivisible');
    await desk.send({ type: 'pause', person: 'p6', session: 1, pause: true });
    await drawn(desk, 1);
    await desk.send({ type: 'closeSession', session: 1, reason: 'Zeit um' });
    expect((await desk.ask('splits')).resting.slice(0, 2).map((p) => [p.person, p.pauses])).toEqual([
      ['p5', 0],
      ['p4', 0],
    ]);
  });

  test('the organizer chooses the tables, and the draw keeps to it', async () => {
    const desk = await evening(it.service, 20, 'heinz');
    await drawn(desk, 1, [5, 5, 5, 5]);
    expect((await desk.ask('tables')).tables.map((t) => t.seats.length)).toEqual([5, 5, 5, 5]);
    const wrong = await it.service.query('desk', 'proposeDraw', { tournament: desk.tournament, sizes: [5, 5, 5] });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'drawSizesSum' } });
  });
});

test('check-in is open again after the draw: who comes then is drawn with the others', async () => {
  const desk = await evening(it.service, 8);
  const { draw } = await desk.ask('proposeDraw', { seed: 1 });
  await desk.send({ type: 'adoptDraw', session: 1, draw });
  await desk.send({ type: 'register', person: 'p9', presence: 'present', paid: false });
  expect((await desk.ask('draw')).presenceChanged).toEqual(['Vorname9 Nachname9']);
  expect(await desk.send({ type: 'releaseDraw', session: 1 })).toBe('drawPresenceChanged');
  await drawn(desk, 1);
  // also when the tables are released already, while nothing is entered
  await desk.send({ type: 'register', person: 'p10', presence: 'present', paid: false });
  expect((await desk.ask('placesForLate')).redraw).toBe(true);
  await drawn(desk, 1);
  expect((await desk.ask('tables')).tables.map((t) => t.seats.length)).toEqual([5, 5]);
});

test('missed games count nothing unless the organizer adds an adjustment, which is listed apart', async () => {
  const desk = await evening(it.service, 5);
  await desk.send({ type: 'pause', person: 'p5', session: 1, pause: true });
  await seat(desk, 1, people(1, 4));
  await totals(desk, 1, 1, [12, 4, -6, -10]);
  expect(await row(desk, 'p5')).toMatchObject({ total: 0, games: 0, sessions: [null, null, null, null, null] });
  expect(await desk.send({ type: 'adjust', person: 'p5', session: 1, points: 3, reason: 'hat ausgesetzt' })).toBe('ok');
  const standings = await desk.ask('standings');
  // a tenth of 3 points; the game points of the tables still cancel out
  expect(standings.rows.find((r) => r.person === 'p5')).toMatchObject({ total: 3, adjustments: 3, games: 0 });
  expect(standings.adjustments).toMatchObject([{ person: 'p5', points: 3, reason: 'hat ausgesetzt' }]);
  expect((await desk.ask('table', at)).sums.reduce((a, b) => a + b, 0)).toBe(0);
});

test('a second desk in another window sees the same', async () => {
  const desk = await evening(it.service, 8);
  const other = deskOf(it.service, desk.tournament, 'zweites Pult');
  await desk.send({ type: 'leave', person: 'p1', why: 'good' });
  expect(await entrant(other, 'p1')).toMatchObject({ presence: 'left' });
});
