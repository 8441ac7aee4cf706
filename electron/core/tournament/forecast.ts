import type { GameRecord } from './model.ts';

/** Nobody plays a game faster; games entered closer together were typed from a finished list and tell nothing about the pace. */
const SHORTEST_GAME_MS = 60_000;

/**
 * When a table will have played its list (ms since 1970), from the pace at which its games came in; null while that tells nothing.
 * `missing`: games still to play.
 */
export function forecastEnd(games: readonly GameRecord[], missing: number): number | null {
  const times = games
    .filter(({ voided }) => voided === null)
    .map((game) => game.earlier[0]?.time ?? game.time)
    .sort((a, b) => a - b);
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < 2 || missing <= 0) return null;
  const pace = (last - first) / (times.length - 1);
  return pace < SHORTEST_GAME_MS ? null : Math.round(last + pace * missing);
}
