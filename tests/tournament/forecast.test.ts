import { expect, test } from 'vitest';
import { forecastEnd } from '../../electron/core/tournament/forecast.ts';
import type { GameRecord } from '../../electron/core/tournament/model.ts';

const MINUTE = 60_000;
const game = (minute: number, more: Partial<GameRecord> = {}) =>
  ({ time: minute * MINUTE, earlier: [], voided: null, ...more }) as unknown as GameRecord;
const minutes = (end: number | null): number | null => (end === null ? null : end / MINUTE);

test.each<[string, readonly GameRecord[], number, number | null]>([
  // 6 minutes a game, three to play after minute 12
  ['goes on at the pace so far', [game(0), game(6), game(12)], 3, 30],
  ['one game tells no pace', [game(5)], 3, null],
  ['a finished list needs no forecast', [game(0), game(6)], 0, null],
  ['a list typed at one go tells no pace', [game(40), game(40.2), game(40.5)], 4, null],
  ['a correction does not move the pace', [game(50, { earlier: [{ points: [], value: 0, reason: null, time: 0 }] }), game(6)], 2, 18],
  ['a game that does not count is not a game', [game(0), game(3, { voided: 'doppelt' }), game(6)], 1, 12],
])('%s', (_name, games, missing, end) => {
  expect(minutes(forecastEnd(games, missing))).toBe(end);
});
