import { PLAYING_SEATS, plannedGames } from '../formats/sessions.ts';
import { dealingOf } from './dealing.ts';
import type { TableState, Tournament, TournamentSettings } from './model.ts';
import { playingSeats } from './seats.ts';

/**
 * Games a table plays in a session. A table that stays as it was drawn plays what the format says for its size. When it grows or shrinks,
 * what is left of its list is taken over in proportion and rounded up, so that nobody loses a game: of 8 games at four and 10 at five, a
 * table of four that is joined after its third game has 5 left, which become 5 x 10 / 8 = 6 1/4, so 7; it plays 10 in all. Struck games
 * are played again and do not count here.
 */
export function plannedAt({ formatSettings }: Pick<TournamentSettings, 'formatSettings'>, session: number, table: TableState): number {
  const full = (game: number) => plannedGames(formatSettings, session, Math.max(PLAYING_SEATS, playingSeats(table, game).length));
  const changes = changesOf(table);
  let of = full(1);
  let left = of;
  let counted = 0;
  for (let game = 1; left > 0; game++) {
    const now = full(game);
    if (now !== of) {
      left = Math.ceil((left * now) / of);
      of = now;
    }
    if (game > table.games.length && !changes.some((change) => change > game)) return counted + left;
    if (table.games[game - 1]?.voided != null) continue;
    left--;
    counted++;
  }
  return counted;
}

/** Games from which on somebody more or fewer plays. */
const changesOf = (table: TableState): number[] =>
  table.stints.flat().flatMap(({ from, until }) => (until === null ? [from] : [from, until + 1]));

/** Games a table still has to enter in a session; 0 when it handed in totals. */
export function missingGames(t: Tournament, session: number, table: TableState): number {
  if (table.totals) return 0;
  const counting = table.games.filter((g) => g.voided === null).length;
  return Math.max(0, plannedAt(t.settings, session, table) - counting);
}

/** Of a full list, the games each seat is at the table for without sitting out; games that were struck before it are none of it. */
export function gamesOfFullList(settings: Pick<TournamentSettings, 'formatSettings'>, session: number, given: TableState): number[] {
  const table = { ...given, games: [] };
  const games = table.seats.map(() => 0);
  const planned = plannedAt(settings, session, table);
  for (let game = 1; game <= planned; game++) {
    const { sitsOut } = dealingOf(settings, table, game);
    for (const seat of playingSeats(table, game)) if (seat !== sitsOut) games[seat] = (games[seat] ?? 0) + 1;
  }
  return games;
}
