import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no, openTable } from './guard.ts';
import { type Tournament, tablePoints } from './model.ts';
import { missingGames } from './planned.ts';

/**
 * The second entry of a table's result: its totals again, or the sums of its paper beside the games typed. It must agree seat by seat;
 * then the table is finished. Where it does not, the seats that differ are named, never the first entry: it is to be read off the paper.
 */
export function confirmTotals(t: Tournament, command: Extract<TournamentCommand, { type: 'confirmTotals' }>): Decision {
  const place = openTable(t, command.session, command.table);
  if (!place.ok) return place;
  const { session, table } = place.value;
  const { points } = command;
  if (session.closed) return no('sessionIsClosed', 'session', { session: session.number });
  if (table.closed) return no('tableIsClosed', 'table', { session: session.number, table: table.number });
  const missing = missingGames(t, session.number, table);
  if (missing > 0) return no('tableGamesMissing', 'points', { table: table.number, missing });
  if (points.length !== table.seats.length) return no('pointsCountWrong', 'points', { seats: table.seats.length });
  const first = tablePoints(table);
  const differing = table.seats.filter((_, seat) => points[seat] !== first[seat]);
  if (differing.length > 0) {
    const seats = table.seats.flatMap((_, seat) => (points[seat] !== first[seat] ? [seat + 1] : []));
    return no('totalsDiffer', `points.${(seats[0] ?? 1) - 1}`, { table: table.number, seats, people: differing });
  }
  return ok([
    { type: 'totalsConfirmed', session: session.number, table: table.number, points },
    { type: 'tableClosed', session: session.number, table: table.number, missing: 0, reason: null },
  ]);
}
