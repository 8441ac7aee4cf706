import { expect, test } from 'vitest';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { type Mark, marksOf } from '../../electron/core/tournament/marks.ts';
import { type CoreEvening, coreEvening, settingsOf } from '../support/coreEvening.ts';

function seated(house: RuleSetId, people: number, settings: unknown = {}): CoreEvening {
  const evening = coreEvening();
  evening.run({ type: 'createTournament', ...settingsOf(house, settings) });
  for (let i = 1; i <= people; i++) evening.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  return evening;
}
function marks(evening: CoreEvening): readonly Mark[] {
  const table = evening.state().sessions[0]?.tables[0];
  if (!table) throw new Error('no table');
  return marksOf(evening.state(), 1, table);
}
const codes = (evening: CoreEvening) => marks(evening).map(({ code }) => code);
const place = { session: 1, table: 1 };
const byHand = (game: number, points: readonly number[]): TournamentCommand => ({
  type: 'recordGameByHand',
  ...place,
  game,
  points,
  reason: 'nur Punkte auf dem Zettel',
});

test('a fresh list says how many games are missing and whose compulsory solo is open (DDV)', () => {
  const evening = seated('ddv', 4);
  const [missing, open] = marks(evening);
  expect(missing).toMatchObject({ code: 'gamesMissing', facts: { played: 0 } });
  expect(open?.code).toBe('compulsoryOpen');
  expect(open?.facts.people).toHaveLength(4);
});

test('who played the compulsory solo is not named any more', () => {
  const evening = seated('ddv', 4);
  const table = evening.state().sessions[0]?.tables[0];
  const entry = { kind: 'solo', solo: 'damen', compulsory: true, re: [2], reEyes: 130, calls: [] };
  expect(evening.run({ type: 'recordGame', ...place, game: 1, entry })).toBe('ok');
  const open = marks(evening).find(({ code }) => code === 'compulsoryOpen');
  expect(open?.facts.people).toEqual(table?.seats.filter((_, seat) => seat !== 2));
});

test('DDV at a table of four: rows all even or all odd', () => {
  const evening = seated('ddv', 4);
  evening.run(byHand(1, [1, -1, 1, -1]));
  evening.run(byHand(2, [6, -2, -2, -2]));
  expect(codes(evening)).toContain('sumsZero');
  expect(codes(evening)).toContain('evenOdd');
  // 2, -1, -1, 0 sums to 0 but is no result of four: two even, two odd
  evening.run(byHand(3, [2, -1, -1, 0]));
  expect(codes(evening)).not.toContain('evenOdd');
  expect(marks(evening).find(({ code }) => code === 'evenOddOff')?.facts).toEqual({ count: 1, games: ['3'] });
  // a struck row is not looked at
  evening.run({ type: 'voidGame', ...place, game: 3, reason: 'falsch abgeschrieben' });
  expect(codes(evening)).toContain('evenOdd');
});

test('not at a table of five, where one has 0', () => {
  const evening = seated('ddv', 5);
  evening.run({ type: 'setFirstDealer', ...place, seat: 0 });
  expect(evening.run(byHand(1, [0, 1, -1, 1, -1]))).toBe('ok');
  expect(codes(evening)).toContain('sumsZero');
  expect(codes(evening)).not.toContain('evenOdd');
  expect(codes(evening)).not.toContain('evenOddOff');
});

test('totals of a table are looked at as one row', () => {
  const evening = seated('ddv', 4);
  expect(evening.run({ type: 'recordTotals', ...place, points: [3, 0, -2, -1] })).toBe('ok');
  expect(codes(evening)).toEqual(expect.arrayContaining(['sumsZero', 'evenOddOff']));
  expect(marks(evening).find(({ code }) => code === 'evenOddOff')?.facts).toEqual({ count: 0, games: [] });
  expect(codes(evening)).not.toContain('gamesMissing');
});

test("where only the winners write, sums say nothing; the parity is the DDV's alone", () => {
  for (const [house, rows] of [
    ['wielandstrasse', []],
    ['heinz', ['sumsZero']],
    ['eselstall', ['sumsZero']],
    ['tc-solo', ['sumsZero']],
  ] as const) {
    const evening = seated(house, 4);
    expect(evening.run(byHand(1, rows.length > 0 ? [1, -1, 1, -1] : [1, 0, 1, 0]))).toBe('ok');
    expect(codes(evening).filter((code) => /^(sums|even)/.test(code))).toEqual(rows);
  }
});

test('a full list says nothing of games', () => {
  const evening = seated('eselstall', 4);
  const entry = { kind: 'normal', re: [0, 1], reEyes: 130, calls: [] };
  const planned = marks(evening).find(({ code }) => code === 'gamesMissing')?.facts.planned;
  for (let game = 1; game <= Number(planned); game++) expect(evening.run({ type: 'recordGame', ...place, game, entry })).toBe('ok');
  expect(codes(evening)).not.toContain('gamesMissing');
});
