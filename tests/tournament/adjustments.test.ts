import { describe, expect, it, test } from 'vitest';
import type { FormatId } from '../../electron/core/formats/format.ts';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { openSolosAt, secondSolo } from '../../electron/core/tournament/openSolos.ts';
import { standingsOf, tiesOf } from '../../electron/core/tournament/standing.ts';
import { nextUndo } from '../../electron/core/tournament/undo.ts';
import { type CoreEvening, coreEvening, refolded, settingsOf } from '../support/coreEvening.ts';

/** Eight people, seats of the first session in order of their numbers, released. */
function evening(house: RuleSetId & FormatId, formatSettings: unknown = {}): CoreEvening {
  const one = coreEvening();
  one.run({ type: 'createTournament', ...settingsOf(house, formatSettings) });
  for (let i = 1; i <= 8; i++) one.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  seat(one, 1);
  return one;
}

function seat(one: CoreEvening, session: number): void {
  const seats = (first: number) => [0, 1, 2, 3].map((i) => `p${first + i}`);
  const tables = [1, 5].map((first, i) => ({ number: i + 1, seats: seats(first), firstDealer: 0 }));
  const draw = { method: 'byHand', tables, seed: 1, engine: 1, reasons: {}, ties: [], inputHash: '', moves: 0, plan: null } as const;
  expect(one.run({ type: 'adoptDraw', session, draw })).toBe('ok');
  expect(one.run({ type: 'releaseDraw', session })).toBe('ok');
}

const totals = (one: CoreEvening, session: number, table: number, points: number[], compulsory?: boolean[]) =>
  one.run({ type: 'recordTotals', session, table, points, ...(compulsory ? { compulsory } : {}) });
const listed = (one: CoreEvening) => standingsOf(one.state()).map(({ place, person, total }) => [place, person, total]);
const rowOf = (one: CoreEvening, person: string) => standingsOf(one.state()).find((row) => row.person === person);
const NONE = [false, false, false, false];

describe('points given or taken by the organizer', () => {
  it('move the total, stand apart from the games, and can be withdrawn and undone', () => {
    const one = evening('heinz');
    totals(one, 1, 1, [6, 2, -3, -5]);
    totals(one, 1, 2, [1, 0, 0, -1]);
    expect(one.run({ type: 'adjust', person: 'p1', session: 1, points: -5, reason: ' zu spät ' })).toBe('ok');
    expect(one.run({ type: 'adjust', person: 'p4', session: null, points: 2, reason: 'Ausgleich' })).toBe('ok');
    expect(rowOf(one, 'p1')).toMatchObject({ place: 2, total: 1, adjustments: -5, sessions: [{ points: 6 }, null, null] });
    expect(rowOf(one, 'p4')).toMatchObject({ place: 7, total: -3, adjustments: 2 });
    expect(one.state().adjustments).toMatchObject([
      { number: 1, person: 'p1', session: 1, points: -5, reason: 'zu spät', withdrawn: null },
      { number: 2, person: 'p4', session: null, points: 2, reason: 'Ausgleich', withdrawn: null },
    ]);
    expect(one.run({ type: 'withdrawAdjustment', adjustment: 1, reason: 'Irrtum' })).toBe('ok');
    expect(rowOf(one, 'p1')).toMatchObject({ place: 1, total: 6, adjustments: 0 });
    expect(one.state().adjustments[0]).toMatchObject({ withdrawn: 'Irrtum' });
    expect(nextUndo(one.state())?.label).toEqual({
      code: 'adjustmentWithdrawn',
      facts: { person: 'p1', points: -5, reason: 'Irrtum' },
    });
    one.run({ type: 'undo', commandId: one.lastId() });
    expect(rowOf(one, 'p1')?.total).toBe(1);
    expect(refolded(one)).toEqual(one.state());
  });

  it.each([
    ['a person who is not in it', { person: 'stranger' }, 'personNotIn'],
    ['a session that is not there', { session: 2 }, 'sessionUnknown'],
    ['no points', { points: 0 }, 'adjustmentPointsWrong'],
    ['half a point', { points: 0.5 }, 'adjustmentPointsWrong'],
    ['too many', { points: 100_001 }, 'adjustmentPointsWrong'],
    ['no reason', { reason: ' ' }, 'reasonMissing'],
  ])('are refused for %s', (_what, patch, code) => {
    expect(evening('heinz').run({ type: 'adjust', person: 'p1', session: 1, points: -5, reason: 'x', ...patch })).toBe(code);
  });

  it('are refused before the session was released, once withdrawn, and when the tournament is closed', () => {
    const one = evening('heinz', { sessions: 1 });
    totals(one, 1, 1, [0, 0, 0, 0]);
    totals(one, 1, 2, [0, 0, 0, 0]);
    expect(one.run({ type: 'withdrawAdjustment', adjustment: 1, reason: 'x' })).toBe('adjustmentUnknown');
    one.run({ type: 'adjust', person: 'p1', session: 1, points: -5, reason: 'x' });
    one.run({ type: 'withdrawAdjustment', adjustment: 1, reason: 'x' });
    expect(one.run({ type: 'withdrawAdjustment', adjustment: 1, reason: 'x' })).toBe('adjustmentWithdrawn');
    one.run({ type: 'closeSession', session: 1 });
    one.run({ type: 'closeTournament' });
    expect(one.run({ type: 'adjust', person: 'p1', session: 1, points: -5, reason: 'x' })).toBe('tournamentIsClosed');
    one.run({ type: 'reopenTournament' });
    expect(one.run({ type: 'adjust', person: 'p1', session: 1, points: -5, reason: 'x' })).toBe('ok');
    expect(one.state().adjustments.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('a registration that was adjusted cannot be undone under it; a game before it can', () => {
    const one = evening('heinz');
    one.run({ type: 'register', person: 'late', presence: 'present', paid: false });
    const registered = one.lastId();
    one.run({ type: 'recordGame', session: 1, table: 1, game: 1, entry: { kind: 'normal', re: [0, 1], reEyes: 130 } });
    const game = one.lastId();
    one.run({ type: 'adjust', person: 'late', session: null, points: -1, reason: 'x' });
    expect(one.run({ type: 'undo', commandId: registered })).toBe('undoDepends');
    expect(one.run({ type: 'undo', commandId: game })).toBe('ok');
  });
});

describe('compulsory solos', () => {
  const solo = (re: number, patch: object = {}) => ({ kind: 'solo', solo: 'damen', compulsory: true, re: [re], reEyes: 125, ...patch });
  const record = (one: CoreEvening, session: number, table: number, game: number, entry: object) =>
    one.run({ type: 'recordGame', session, table, game, entry });

  it('ticked with totals count like played ones (Wielandstraße: 15 points before the final otherwise)', () => {
    const one = evening('wielandstrasse', { sessions: 2 });
    totals(one, 1, 1, [9, 5, 4, 0], [true, false, true, true]);
    totals(one, 1, 2, [8, 8, 8, 8], [true, true, true, true]);
    expect(rowOf(one, 'p2')).toMatchObject({ total: -10, adjustments: -15, compulsoryOpen: 1, solos: 0 });
    expect(rowOf(one, 'p1')).toMatchObject({ total: 9, adjustments: 0, compulsoryOpen: 0, solos: 1 });
    const again = { session: 1, table: 1, points: [9, 5, 4, 0], reason: 'Pflichtsolo vergessen' };
    expect(one.run({ type: 'correctTotals', ...again })).toBe('gameUnchanged');
    expect(one.run({ type: 'correctTotals', ...again, compulsory: [true, true, true, true] })).toBe('ok');
    expect(rowOf(one, 'p2')).toMatchObject({ total: 5, adjustments: 0, compulsoryOpen: 0, solos: 1 });
    expect(one.run({ type: 'correctTotals', ...again, points: [8, 5, 4, 0] })).toBe('ok');
    expect(one.state().sessions[0]?.tables[0]?.totals?.compulsory).toEqual([true, true, true, true]);
    expect(refolded(one)).toEqual(one.state());
  });

  it('are refused in the final, ticked, played or entered by hand', () => {
    const one = evening('wielandstrasse', { sessions: 2 });
    totals(
      one,
      1,
      1,
      [9, 5, 4, 0],
      NONE.map(() => true),
    );
    totals(
      one,
      1,
      2,
      [8, 8, 8, 8],
      NONE.map(() => true),
    );
    one.run({ type: 'closeSession', session: 1 });
    expect(one.draw(2)).toBe('ok');
    one.run({ type: 'releaseDraw', session: 2 });
    expect(totals(one, 2, 1, [1, 2, 3, 4], [true, false, false, false])).toBe('compulsoryRefused');
    expect(record(one, 2, 1, 1, solo(0))).toBe('compulsoryRefused');
    const hand = { session: 2, table: 1, game: 1, points: [3, 0, 0, 0], reason: 'x' };
    expect(one.run({ type: 'recordGameByHand', ...hand, solo: { seat: 0, compulsory: true } })).toBe('compulsoryRefused');
    expect(one.run({ type: 'recordGameByHand', ...hand, solo: { seat: 0, compulsory: false } })).toBe('ok');
    expect(totals(one, 2, 2, [1, 2, 3, 4], NONE)).toBe('ok');
    expect(openSolosAt(one.state(), 2, tableOf(one, 2, 1))).toEqual([]);
  });

  it('one tick a seat', () => {
    const one = evening('ddv');
    expect(totals(one, 1, 1, [0, 0, 0, 0], [true])).toBe('ticksCountWrong');
    expect(
      one.run({
        type: 'recordGameByHand',
        session: 1,
        table: 1,
        game: 1,
        points: [0, 0, 0, 0],
        solo: { seat: 4, compulsory: true },
        reason: 'x',
      }),
    ).toBe('seatWrong');
  });

  test.each([
    ['wielandstrasse', true, 'ok'],
    ['wielandstrasse', false, 'compulsorySilent'],
    ['ddv', false, 'compulsorySilent'],
    ['ddv', true, 'ok'],
  ] as const)('%s with silentSoloCounts %s: a silent solo entered as compulsory: %s', (house, silentSoloCounts, answer) => {
    const one = evening(house, { compulsorySolo: { silentSoloCounts } });
    expect(record(one, 1, 1, 1, solo(0, { solo: 'still' }))).toBe(answer);
    expect(record(one, 1, 1, one.state().sessions[0]?.tables[0]?.games.length ? 2 : 1, solo(1, { solo: 'still', compulsory: false }))).toBe(
      'ok',
    );
  });

  it('are open until played, ticked or entered by hand; a second one is pointed out and scores all the same', () => {
    const one = evening('wielandstrasse');
    const open = (session: number, table: number) => openSolosAt(one.state(), session, tableOf(one, session, table));
    const second = (session: number, table: number, game: number) => {
      const record = tableOf(one, session, table).games[game - 1];
      return record ? secondSolo(one.state(), session, tableOf(one, session, table), game, record) : undefined;
    };
    record(one, 1, 1, 1, solo(0));
    one.run({
      type: 'recordGameByHand',
      session: 1,
      table: 1,
      game: 2,
      points: [0, 15, 0, 0],
      solo: { seat: 1, compulsory: true },
      reason: 'falsch bedient',
    });
    record(one, 1, 1, 3, solo(2, { compulsory: false }));
    expect(open(1, 1)).toEqual(['p3', 'p4']);
    expect(second(1, 1, 1)).toBe(null);
    record(one, 1, 1, 4, solo(0));
    expect(second(1, 1, 4)).toEqual({ code: 'compulsorySecond', field: 'compulsory', facts: { person: 'p1', session: 1, table: 1 } });
    one.run({ type: 'voidGame', session: 1, table: 1, game: 1, reason: 'x' });
    expect(second(1, 1, 4)).toBe(null);
    expect(second(1, 1, 3)).toBe(null);
  });

  it('per session (DDV) each session has its own; over the tournament (Wielandstraße) one is enough', () => {
    for (const [house, openLater] of [
      ['ddv', ['p1', 'p2', 'p3', 'p4']],
      ['wielandstrasse', ['p2', 'p3', 'p4']],
    ] as const) {
      const one = evening(house);
      totals(one, 1, 1, [0, 0, 0, 0], [true, false, false, false]);
      totals(one, 1, 2, [0, 0, 0, 0]);
      one.run({ type: 'closeSession', session: 1 });
      seat(one, 2);
      expect(openSolosAt(one.state(), 2, tableOf(one, 2, 1))).toEqual(openLater);
    }
  });

  it('a table that handed in totals takes no single games back', () => {
    const one = evening('ddv');
    record(one, 1, 1, 1, solo(0));
    one.run({ type: 'voidGame', session: 1, table: 1, game: 1, reason: 'x' });
    totals(one, 1, 1, [0, 0, 0, 0]);
    expect(one.run({ type: 'correctGame', session: 1, table: 1, game: 1, entry: solo(1), reason: 'x' })).toBe('tableHasTotals');
  });
});

const tableOf = (one: CoreEvening, session: number, number: number) => {
  const table = one.state().sessions[session - 1]?.tables.find((t) => t.number === number);
  if (!table) throw new Error('no such table');
  return table;
};

describe('equal totals where the lot decides', () => {
  /** p2, p3 and p5 have 3, p1 has 9. */
  function tied(): CoreEvening {
    const one = evening('heinz', { sessions: 1, tieBreak: 'lot' });
    totals(one, 1, 1, [9, 3, 3, -15]);
    totals(one, 1, 2, [3, 2, -1, -4]);
    one.run({ type: 'closeSession', session: 1 });
    return one;
  }
  const places = (one: CoreEvening) =>
    listed(one)
      .slice(0, 4)
      .map(([place, person]) => [place, person]);

  it('hold the end up until somebody settles them, by a lot that its seed proves or by hand', () => {
    const one = tied();
    expect(one.try({ type: 'closeTournament' })).toEqual({
      ok: false,
      error: { code: 'tiesOpen', facts: { people: ['p2', 'p3', 'p5'], place: 2 } },
    });
    expect(one.run({ type: 'settleTie', people: ['p2', 'p3'], seed: 1 })).toBe('tieUnknown');
    expect(one.run({ type: 'settleTie', people: ['p2', 'p3', 'p3'], seed: null })).toBe('tieUnknown');
    expect(one.run({ type: 'settleTie', people: ['p5', 'p2', 'p3'], seed: 7 })).toBe('ok');
    const drawn = places(one);
    expect(drawn.map(([place]) => place)).toEqual([1, 2, 3, 4]);
    const other = tied();
    other.run({ type: 'settleTie', people: ['p3', 'p5', 'p2'], seed: 7 });
    expect(places(other)).toEqual(drawn);
    expect(one.run({ type: 'settleTie', people: ['p5', 'p2', 'p3'], seed: null })).toBe('ok');
    expect(places(one)).toEqual([
      [1, 'p1'],
      [2, 'p5'],
      [3, 'p2'],
      [4, 'p3'],
    ]);
    expect(one.run({ type: 'closeTournament' })).toBe('ok');
    expect(
      one
        .state()
        .final?.places.slice(0, 4)
        .map(({ place, person }) => [place, person]),
    ).toEqual(places(one));
    expect(refolded(one)).toEqual(one.state());
  });

  it('a settlement holds for exactly its people', () => {
    const one = tied();
    one.run({ type: 'settleTie', people: ['p5', 'p2', 'p3'], seed: null });
    one.run({ type: 'adjust', person: 'p6', session: null, points: 1, reason: 'x' });
    expect(tiesOf(one.state())).toMatchObject([{ place: 2, total: 3, people: ['p2', 'p3', 'p5', 'p6'], settled: null }]);
    one.run({ type: 'withdrawAdjustment', adjustment: 1, reason: 'x' });
    expect(tiesOf(one.state())).toMatchObject([{ people: ['p5', 'p2', 'p3'], settled: { by: 'hand' } }]);
    const order = nextUndo(one.state());
    expect(order?.label.code).toBe('adjustmentWithdrawn');
  });

  it('are shared and stop nothing where the format shares places', () => {
    const one = evening('heinz', { sessions: 1 });
    totals(one, 1, 1, [9, 3, 3, -15]);
    totals(one, 1, 2, [3, 2, -1, -4]);
    one.run({ type: 'closeSession', session: 1 });
    expect(tiesOf(one.state())).toEqual([]);
    expect(one.run({ type: 'settleTie', people: ['p2', 'p3', 'p5'], seed: 1 })).toBe('tieNotByLot');
    expect(one.run({ type: 'closeTournament' })).toBe('ok');
  });
});

describe('settings', () => {
  it('a session played before the final does not become the final, nor the final an ordinary session', () => {
    const one = evening('wielandstrasse', { sessions: 3 });
    const change = (sessions: number) => one.run({ type: 'changeSettings', ...settingsOf('wielandstrasse', { sessions }) });
    expect(change(2)).toBe('ok');
    expect(change(4)).toBe('ok');
    totals(one, 1, 1, [0, 0, 0, 0]);
    totals(one, 1, 2, [0, 0, 0, 0]);
    one.run({ type: 'closeSession', session: 1 });
    expect(change(1)).toBe('format.finalNeedsSessions');
    seat(one, 2);
    expect(change(2)).toBe('finalFixed');
    expect(change(3)).toBe('ok');
    totals(one, 2, 1, [0, 0, 0, 0]);
    totals(one, 2, 2, [0, 0, 0, 0]);
    one.run({ type: 'closeSession', session: 2 });
    expect(one.draw(3)).toBe('ok');
    expect(change(4)).toBe('finalFixed');
  });
});
