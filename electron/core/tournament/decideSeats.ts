import { ok } from '../result.ts';
import type { SeatPlace, TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { playingTable } from './decideArrivals.ts';
import { no } from './guard.ts';
import { type SessionState, sessionOf, type Tournament, tableOf } from './model.ts';
import { nextGame, playsAt, untouched } from './seats.ts';

type SeatCommand = Extract<TournamentCommand, { type: 'swapSeats' | 'setNextDealer' }>;

/** Wrong seats and a wrong order of dealing, put right also after some games. */
export function decideSeats(t: Tournament, command: SeatCommand): Decision {
  return command.type === 'swapSeats' ? swap(t, command) : nextDealer(t, command);
}

/**
 * Two people change places. Before the first game they change columns. Later, at one table, their games stay theirs unless the organizer
 * says that they were written by seat, and only the order of dealing changes. Between two tables a game belongs to whoever sat in its
 * column: the other three played it with him. Also a finished session can be put right, not a closed evening.
 */
function swap(t: Tournament, { session: number, a, b, games }: Extract<SeatCommand, { type: 'swapSeats' }>): Decision {
  const session = sessionOf(t, number);
  if (!session) return no('sessionUnknown', 'session', { session: number });
  if (!session.released) return no('sessionNotReleased', 'session', { session: number });
  const first = personAt(session, a);
  const second = personAt(session, b);
  if (!first.ok) return first;
  if (!second.ok) return second;
  if (first.value === second.value) return no('swapSame', 'b', { person: first.value });
  const oneTable = a.table === b.table;
  const fresh = [a.table, b.table].every((table) => {
    const found = tableOf(session, table);
    return found !== undefined && untouched(found);
  });
  const kept = fresh ? 'withSeats' : (games ?? (oneTable ? 'withPeople' : 'withSeats'));
  if (kept === 'withPeople' && !oneTable) return no('swapTwoTables', 'games');
  const exchange = (person: string) => (person === first.value ? second.value : person === second.value ? first.value : person);
  const tables = session.tables
    .filter((table) => table.number === a.table || table.number === b.table)
    .map((table) => ({ number: table.number, seats: kept === 'withPeople' ? table.seats : table.seats.map(exchange) }));
  return ok([{ type: 'seatsSwapped', session: number, a, b, people: [first.value, second.value], games: kept, tables }]);
}

function personAt(session: SessionState, { table, seat }: SeatPlace) {
  const found = tableOf(session, table);
  if (!found) return no('tableUnknown', 'table', { session: session.number, table });
  const person = found.seats[seat];
  return person === undefined ? no('seatWrong', 'seat', { seats: found.seats.length }) : ok(person);
}

function nextDealer(t: Tournament, { session, table: number, seat }: Extract<SeatCommand, { type: 'setNextDealer' }>): Decision {
  const place = playingTable(t, session, number);
  if (!place.ok) return place;
  const table = place.value;
  const game = nextGame(table);
  if (!Number.isInteger(seat) || !playsAt(table, seat, game)) return no('seatWrong', 'seat', { seats: table.seats.length });
  if (game === 1) return ok([{ type: 'firstDealerSet', session, table: number, seat }]);
  return ok([{ type: 'dealerSet', session, table: number, game, seat }]);
}
