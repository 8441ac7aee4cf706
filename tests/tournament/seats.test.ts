import { describe, expect, test } from 'vitest';
import { dealingOf } from '../../electron/core/tournament/dealing.ts';
import type { Tournament } from '../../electron/core/tournament/model.ts';
import { gamesOfFullList, plannedAt } from '../../electron/core/tournament/planned.ts';
import { splitsOf } from '../../electron/core/tournament/splits.ts';
import { coreEvening, settingsOf } from '../support/coreEvening.ts';

/* Tables that grow and shrink while they play, as a referee would check them on paper. */

/** One table of `people`, released; games of 8 at four and 10 at five unless said otherwise. */
function table(people: number, games = { four: 8, five: 10 }) {
  const evening = coreEvening();
  evening.run({ type: 'createTournament', ...settingsOf('heinz', { games }) });
  for (let i = 1; i <= 5; i++)
    evening.run({ type: 'register', person: `p${i}`, presence: i <= people ? 'present' : 'expected', paid: true });
  const seats = Array.from({ length: people }, (_, i) => `p${i + 1}`);
  const draw = {
    method: 'byHand',
    tables: [{ number: 1, seats, firstDealer: 0 }],
    seed: 1,
    engine: 1,
    reasons: {},
    ties: [],
    inputHash: '',
    moves: 0,
    plan: null,
  } as const;
  evening.run({ type: 'adoptDraw', session: 1, draw });
  evening.run({ type: 'releaseDraw', session: 1 });
  const now = () => {
    const found = evening.state().sessions[0]?.tables[0];
    if (!found) throw new Error('no table');
    return found;
  };
  return {
    evening,
    now,
    settings: (): Tournament['settings'] => evening.state().settings,
    play(games: number) {
      for (let i = 0; i < games; i++) {
        const game = now().games.length + 1;
        const points = now().seats.map(() => 0);
        const went = evening.run({ type: 'recordGameByHand', session: 1, table: 1, game, points, reason: 'Probe' });
        if (went !== 'ok') throw new Error(`game ${game}: ${went}`);
      }
    },
    joins: (person = 'p5') => evening.run({ type: 'sitDown', person, session: 1, table: 1 }),
    goes: (person: string) => evening.run({ type: 'leave', person, why: 'good' }),
  };
}

describe('Games a table plays when a fifth sits down', () => {
  // [games played at four, games of the list in all]: what is left times 10 / 8, rounded up
  test.each([
    [0, 10],
    [1, 10],
    [2, 10],
    [3, 10],
    [4, 9],
    [5, 9],
    [6, 9],
    [7, 9],
  ])('after %i of 8: %i', (played, planned) => {
    const it = table(4);
    it.play(played);
    expect(it.joins()).toBe('ok');
    expect(plannedAt(it.settings(), 1, it.now())).toBe(planned);
  });
});

describe('Games a table plays when one of five goes', () => {
  // what is left times 8 / 10, rounded up
  test.each([
    [1, 9],
    [2, 9],
    [5, 9],
    [6, 10],
    [9, 10],
  ])('after %i of 10: %i', (played, planned) => {
    const it = table(5);
    it.play(played);
    expect(it.goes('p2')).toBe('ok');
    expect(plannedAt(it.settings(), 1, it.now())).toBe(planned);
  });
});

/** Dealers of the next games, seats from 1 as people count. */
const dealers = (it: ReturnType<typeof table>, games: number) =>
  Array.from({ length: games }, (_, i) => dealingOf(it.settings(), it.now(), it.now().games.length + 1 + i)).map(({ dealer, sitsOut }) =>
    sitsOut === null || sitsOut === dealer ? `${dealer + 1}` : `${dealer + 1} without ${sitsOut + 1}`,
  );

describe('The deal goes round', () => {
  test.each([
    [0, ['1', '2', '3', '4', '5', '1']],
    [1, ['2', '3', '4', '1', '5', '2']],
    [2, ['3', '4', '1', '2', '5', '3']],
    [3, ['4', '1', '2', '3', '5', '4']],
  ])('a fifth who sits down after %i games deals after all the others', (played, order) => {
    const it = table(4);
    it.play(played);
    it.joins();
    expect(dealers(it, 6)).toEqual(order);
  });

  test('past the empty chair of somebody who went, which sits out', () => {
    const it = table(5);
    it.play(2);
    it.goes('p4');
    expect(dealers(it, 5)).toEqual(['3 without 4', '5 without 4', '1 without 4', '2 without 4', '3 without 4']);
  });

  test('when the fifth column goes again, as at any table of four', () => {
    const it = table(5);
    it.play(2);
    it.goes('p5');
    expect(dealers(it, 5)).toEqual(['3', '4', '1', '2', '3']);
  });

  test('and a struck game passes nothing on', () => {
    const it = table(4);
    it.play(3);
    it.evening.run({ type: 'voidGame', session: 1, table: 1, game: 2, reason: 'falsch gegeben' });
    expect(dealers(it, 2)).toEqual(['3', '4']);
    expect(plannedAt(it.settings(), 1, it.now())).toBe(8);
  });
});

test('of a full list everybody at a table of five is there for 8 of 10 games, a newcomer after four games for 4 of 5', () => {
  expect(gamesOfFullList(table(5).settings(), 1, table(5).now())).toEqual([8, 8, 8, 8, 8]);
  const it = table(4);
  it.evening.run({ type: 'sitDown', person: 'p5', session: 1, table: 1, from: 5 });
  expect(gamesOfFullList(it.settings(), 1, it.now())).toEqual([8, 8, 8, 8, 4]);
});

test('struck games before the totals are none of a full list', () => {
  const it = table(5, { four: 2, five: 2 });
  it.play(1);
  it.evening.run({ type: 'voidGame', session: 1, table: 1, game: 1, reason: 'falsch gegeben' });
  // two games, dealt by the first and by the second, who sit out one each
  expect(gamesOfFullList(it.settings(), 1, it.now())).toEqual([1, 1, 2, 2, 2]);
});

test('every number of people but 1, 2 and 3 can be divided somehow', () => {
  for (let people = 0; people <= 60; people++) {
    const splits = splitsOf(people, 0);
    expect([people, splits.length > 0]).toEqual([people, people >= 4]);
    for (const { pause, join, sizes } of splits) {
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people - pause + join);
      expect(sizes.every((size) => size === 4 || size === 5)).toBe(true);
    }
  }
});
