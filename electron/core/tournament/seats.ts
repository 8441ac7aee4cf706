import type { PersonId, SeatedTable, StandIn, Stint, TableState } from './model.ts';

/*
 * Who plays which games of a table. A seat is a column of the table's list: it never changes its number once a game was played, so the
 * list on the screen and the one on paper stay the same. Who comes late takes the last column; who goes leaves the column behind.
 */

/** Most columns a table's list can have: five people, whoever of them plays. */
export const MOST_AT_TABLE = 5;

/** A table as it was drawn: everybody plays from the first game on, the deal goes from seat to seat. */
export function freshTable({ number, seats, firstDealer }: SeatedTable): TableState {
  return {
    number,
    seats,
    firstDealer,
    stints: seats.map(() => [{ from: 1, until: null }]),
    ring: seats.map((_, seat) => seat),
    dealsSet: [],
    standIns: [],
    approvals: [],
    games: [],
    totals: null,
    confirmed: false,
    closed: false,
    closedAt: null,
    short: null,
    counts: 'played',
  };
}

const covers = ({ from, until }: Stint, game: number): boolean => from <= game && (until === null || game <= until);

/** Does this seat play game `game`? Sitting out at a table of five is playing too. */
export const playsAt = (table: TableState, seat: number, game: number): boolean =>
  (table.stints[seat] ?? []).some((stint) => covers(stint, game));

/** Seats that play game `game`. */
export const playingSeats = (table: TableState, game: number): number[] =>
  table.seats.map((_, seat) => seat).filter((seat) => playsAt(table, seat, game));

/** The game a table plays next, as far as its list is kept in the program. */
export const nextGame = (table: TableState): number => table.games.length + 1;

/** Has nothing been entered for this table? */
export const untouched = (table: TableState): boolean => table.games.length === 0 && table.totals === null && !table.closed;

/** Columns of game `game` in the list: four while only the first four seats play, else one for each seat. */
export function widthAt(table: TableState, game: number): number {
  const recorded = table.games[game - 1];
  if (recorded) return recorded.result.points.length;
  const playing = playingSeats(table, game);
  return playing.length === 4 && playing.every((seat, index) => seat === index) ? 4 : table.seats.length;
}

/** Where a person sits, counted clockwise from the first column, which is 1; the deal goes round in this order. */
export function chairOf({ ring }: TableState, seat: number): number {
  return ((ring.indexOf(seat) - ring.indexOf(0) + ring.length) % ring.length) + 1;
}

/** Who sits in for a seat in game `game`, or null. */
export const standInAt = (table: TableState, seat: number, game: number): StandIn | null =>
  table.standIns.findLast((one) => one.seat === seat && covers(one, game)) ?? null;

/** The person who really holds the cards at a seat in game `game`. */
export const holdsCards = (table: TableState, seat: number, game: number): PersonId =>
  standInAt(table, seat, game)?.person ?? table.seats[seat] ?? '';

/** Everybody at a table who plays its next game, as they sit, those who sit in for somebody included. */
export const peopleNow = (table: TableState): PersonId[] =>
  table.ring.filter((seat) => playsAt(table, seat, nextGame(table))).map((seat) => holdsCards(table, seat, nextGame(table)));

/** Did a seat take part in what counts of its table? Who joined after the last game, or was never there for one, did not play. */
export function tookPart(table: TableState, seat: number): boolean {
  if (playsAt(table, seat, 1)) return true;
  if (table.totals) return (table.stints[seat] ?? []).length > 0;
  return table.games.some(({ number, voided }) => voided === null && playsAt(table, seat, number));
}

/** Were all its seats there from the first game to the last? */
export const isPlain = (table: TableState): boolean =>
  table.stints.every((stints) => stints.length === 1 && stints[0]?.from === 1 && stints[0].until === null);
