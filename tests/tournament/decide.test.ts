import { expect, test } from 'vitest';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { tablePoints } from '../../electron/core/tournament/model.ts';
import { standingsOf } from '../../electron/core/tournament/standing.ts';
import { coreEvening, eselstallWith, settingsOf } from '../support/coreEvening.ts';

const normal = { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re'] };

test('nothing can be done before the tournament exists', () => {
  expect(coreEvening().run({ type: 'closeTournament' })).toBe('tournamentUnknown');
});

test.each([
  ['an empty name', { name: '  ' }, 'nameMissing'],
  ['a day that is none', { date: '2026-13-01' }, 'dateWrong'],
  ['a fee of half a cent', { feeCents: 0.5 }, 'feeWrong'],
  ['a negative fee', { feeCents: -1 }, 'feeWrong'],
  ['a name of 121 letters', { name: 'x'.repeat(121) }, 'textTooLong'],
])('a tournament with %s is refused', (_name, patch, code) => {
  expect(coreEvening().run({ type: 'createTournament', ...settingsOf('eselstall'), ...patch })).toBe(code);
});

test.each([
  [0, 'tooFewPeople'],
  [3, 'tooFewPeople'],
  [6, 'peopleNotDivisible'],
  [7, 'peopleNotDivisible'],
  [11, 'peopleNotDivisible'],
  [4, 'ok'],
  [5, 'ok'],
  [22, 'ok'],
])('with %i people the first draw is: %s', (people, outcome) => {
  expect(eselstallWith(people).draw(1)).toBe(outcome);
});

test('a start number is never given twice, also after a withdrawal', () => {
  const evening = eselstallWith(3);
  expect(evening.run({ type: 'withdraw', person: 'p3' })).toBe('ok');
  evening.run({ type: 'register', person: 'p4', presence: 'expected', paid: false });
  expect(evening.state().entrants.map((e) => e.number)).toEqual([1, 2, 4]);
  expect(evening.run({ type: 'setNumber', person: 'p4', number: 2 })).toBe('numberTaken');
});

test('a table of four deals in turn, a table of five lets its dealer sit out', () => {
  const four = eselstallWith(4);
  four.draw(1);
  four.run({ type: 'releaseDraw', session: 1 });
  four.run({ type: 'recordGame', session: 1, table: 1, game: 1, entry: normal });
  four.run({ type: 'recordGame', session: 1, table: 1, game: 2, entry: normal });
  expect(four.state().sessions[0]?.tables[0]?.games.map((g) => [g.dealer, g.sitsOut])).toEqual([
    [0, null],
    [1, null],
  ]);
  const five = eselstallWith(5);
  five.draw(1);
  five.run({ type: 'setFirstDealer', session: 1, table: 1, seat: 3 });
  five.run({ type: 'releaseDraw', session: 1 });
  expect(five.run({ type: 'recordGame', session: 1, table: 1, game: 1, entry: { ...normal, re: [0, 3] } })).not.toBe('ok');
  five.run({ type: 'recordGame', session: 1, table: 1, game: 1, entry: normal });
  expect(five.state().sessions[0]?.tables[0]?.games[0]).toMatchObject({ dealer: 3, sitsOut: 3, result: { points: [2, 2, -2, 0, -2] } });
});

/** A released session 1 with one table of four. */
function playing() {
  const evening = eselstallWith(4);
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  return evening;
}
const place = { session: 1, table: 1 };

test.each<[string, TournamentCommand, string]>([
  ['a game out of turn', { type: 'recordGame', ...place, game: 2, entry: normal }, 'gameNotNext'],
  ['a game at a table that does not exist', { type: 'recordGame', session: 1, table: 2, game: 1, entry: normal }, 'tableUnknown'],
  ['a game of a session not drawn yet', { type: 'recordGame', session: 2, table: 1, game: 1, entry: normal }, 'sessionUnknown'],
  [
    'points by hand without a reason',
    { type: 'recordGameByHand', ...place, game: 1, points: [1, 1, -1, -1], reason: ' ' },
    'reasonMissing',
  ],
  [
    'points by hand that do not cancel out',
    { type: 'recordGameByHand', ...place, game: 1, points: [1, 1, 1, -1], reason: 'Renonce' },
    'pointsNotZeroSum',
  ],
  [
    'points by hand for three seats',
    { type: 'recordGameByHand', ...place, game: 1, points: [1, 1, -2], reason: 'Renonce' },
    'pointsCountWrong',
  ],
  ['half points', { type: 'recordGameByHand', ...place, game: 1, points: [0.5, -0.5, 0, 0], reason: 'Renonce' }, 'pointsNotWhole'],
  ['totals that do not cancel out', { type: 'recordTotals', ...place, points: [1, 2, 3, 4] }, 'pointsNotZeroSum'],
  ['correcting a game that is not there', { type: 'correctGame', ...place, game: 1, entry: normal, reason: 'Tippfehler' }, 'gameUnknown'],
  ['closing a table with games missing', { type: 'closeTable', ...place }, 'tableGamesMissing'],
  ['closing a session whose table plays', { type: 'closeSession', session: 1 }, 'tablesOpen'],
  ['closing the tournament in the middle', { type: 'closeTournament' }, 'sessionOpen'],
  ['drawing the next session in the middle', { type: 'discardDraw', session: 2 }, 'sessionUnknown'],
  ['striking somebody off who has a seat', { type: 'withdraw', person: 'p1' }, 'withdrawSeated'],
  ['changing the rule sheet after the draw', { type: 'changeSettings', ...settingsOf('heinz') }, 'settingsLocked'],
])('%s is refused', (_name, command, code) => {
  const evening = playing();
  const before = evening.state();
  expect(evening.run(command)).toBe(code);
  expect(evening.state()).toBe(before);
});

test('the last planned game finishes the table; totals finish it at once', () => {
  const evening = playing();
  for (let game = 1; game <= 8; game++) {
    expect(evening.state().sessions[0]?.tables[0]?.closed).toBe(false);
    expect(evening.run({ type: 'recordGame', ...place, game, entry: normal })).toBe('ok');
  }
  expect(evening.state().sessions[0]?.tables[0]?.closed).toBe(true);
  expect(evening.run({ type: 'recordGame', ...place, game: 9, entry: normal })).toBe('tableIsClosed');
  const totals = playing();
  expect(totals.run({ type: 'recordTotals', ...place, points: [12, 4, -6, -10] })).toBe('ok');
  expect(totals.state().sessions[0]?.tables[0]?.closed).toBe(true);
  // eselstall.md worked case 11: 5,2  3,4  1,4  0,0
  expect(standingsOf(totals.state()).map((row) => row.total)).toEqual([52, 34, 14, 0]);
});

test('a correction keeps the old value and counts the new one; a struck game counts nothing', () => {
  const evening = playing();
  evening.run({ type: 'recordGame', ...place, game: 1, entry: normal });
  evening.run({ type: 'recordGame', ...place, game: 2, entry: normal });
  expect(evening.run({ type: 'correctGame', ...place, game: 1, entry: normal, reason: 'doppelt' })).toBe('gameUnchanged');
  expect(evening.run({ type: 'correctGame', ...place, game: 1, entry: { ...normal, reEyes: 100 }, reason: 'Augen vertauscht' })).toBe('ok');
  const game = evening.state().sessions[0]?.tables[0]?.games[0];
  // Kontra wins against the Alten with Re said: (1 + 1) x 2 = 4
  expect(game).toMatchObject({ reason: 'Augen vertauscht', result: { points: [-4, -4, 4, 4] }, earlier: [{ points: [2, 2, -2, -2] }] });
  evening.run({ type: 'voidGame', ...place, game: 2, reason: 'falsch gegeben' });
  const table = evening.state().sessions[0]?.tables[0];
  expect(table && tablePoints(table)).toEqual([-4, -4, 4, 4]);
  expect(evening.run({ type: 'voidGame', ...place, game: 2, reason: 'falsch gegeben' })).toBe('gameIsVoided');
});

test('a draw is stale when somebody comes or goes before it is released', () => {
  const evening = eselstallWith(8);
  evening.draw(1);
  evening.run({ type: 'register', person: 'p9', presence: 'present', paid: false });
  expect(evening.run({ type: 'releaseDraw', session: 1 })).toBe('drawPresenceChanged');
  expect(evening.draw(1)).toBe('ok');
  expect(evening.run({ type: 'releaseDraw', session: 1 })).toBe('ok');
});

test('after every session the winner stays and the second moves one table on (Eselstall, Turnierlänge)', () => {
  const evening = eselstallWith(8);
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  evening.run({ type: 'recordTotals', session: 1, table: 1, points: [10, 5, -5, -10] });
  evening.run({ type: 'recordTotals', session: 1, table: 2, points: [-10, -5, 5, 10] });
  evening.run({ type: 'closeSession', session: 1 });
  const [one, two] = evening.state().sessions[0]?.draw.tables.map((t) => t.seats) ?? [];
  evening.draw(2);
  const next = evening.state().sessions[1]?.draw.tables.map((t) => new Set(t.seats));
  // table 1: its first and third, table 2's second and fourth; two steps lead back to the own table of two
  expect(next).toEqual([new Set([one?.[0], one?.[2], two?.[2], two?.[0]]), new Set([one?.[1], one?.[3], two?.[3], two?.[1]])]);
});

test('equal points at a table are settled by a recorded lot that the organizer can overrule', () => {
  const evening = eselstallWith(8);
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  evening.run({ type: 'recordTotals', session: 1, table: 1, points: [10, 0, 0, -10] });
  evening.run({ type: 'recordTotals', session: 1, table: 2, points: [10, 5, -5, -10] });
  evening.run({ type: 'closeSession', session: 1 });
  evening.draw(2);
  const lot = evening.state().sessions[1]?.draw.ties[0];
  expect(lot).toMatchObject({ table: 1, by: 'lot' });
  const reversed = [...(lot?.people ?? [])].reverse();
  expect(evening.draw(2, 7232, [reversed])).toBe('ok');
  expect(evening.state().sessions[1]?.draw.ties[0]).toEqual({ table: 1, by: 'hand', people: reversed });
  expect(evening.state().sessions[1]?.draw.reasons[reversed[0] ?? '']).toMatchObject({ steps: 1, byLot: true });
  expect(evening.draw(2, 7232, [['p1', 'nobody']])).toBe('drawTieWrong');
});

test('the final list is frozen when the tournament is closed, and reopening is recorded', () => {
  const evening = playing();
  evening.run({ type: 'recordTotals', ...place, points: [12, 4, -6, -10] });
  evening.run({ type: 'closeSession', session: 1 });
  expect(evening.run({ type: 'closeTournament' })).toBe('ok');
  expect(evening.state().final?.places.map((p) => [p.place, p.total])).toEqual([
    [1, 52],
    [2, 34],
    [3, 14],
    [4, 0],
  ]);
  expect(evening.run({ type: 'correctTotals', ...place, points: [10, 4, -4, -10], reason: 'verrechnet' })).toBe('tournamentIsClosed');
  expect(evening.run({ type: 'reopenTournament' })).toBe('ok');
  expect(evening.run({ type: 'correctTotals', ...place, points: [10, 4, -4, -10], reason: 'verrechnet' })).toBe('ok');
});
