import { ok, type Refusal } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import type { TournamentEvent } from './events.ts';
import { no, openTable, reasonOf } from './guard.ts';
import type { SessionState, TableCounts, TableState, Tournament } from './model.ts';
import { missingGames } from './planned.ts';

/*
 * Tables that end before their list is full. No rule sheet knows an average for missing games, and points are whole numbers: a table
 * counts what it played, or nothing at all, as if its people had not played the session. Anything else is an adjustment with a reason.
 */

/** Closes a table. With games missing, or without the second entry the evening asks for, it needs a reason. */
export function closeTable(
  t: Tournament,
  session: number,
  table: TableState,
  given: { readonly reason?: string; readonly counts?: TableCounts },
): Decision {
  if (table.closed) return no('tableIsClosed', 'table', { session, table: table.number });
  const missing = missingGames(t, session, table);
  const unconfirmed = t.options.doubleEntry && !table.confirmed;
  if (given.reason === undefined) {
    if (missing > 0) return no('tableGamesMissing', 'reason', { table: table.number, missing });
    if (unconfirmed) return no('tableNotConfirmed', 'reason', { table: table.number });
    if (given.counts === 'nothing') return no('reasonMissing', 'reason');
    return ok([{ type: 'tableClosed', session, table: table.number, missing, reason: null }]);
  }
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  return ok(shortEvents(session, table.number, missing, reason.value, given.counts));
}

const shortEvents = (
  session: number,
  table: number,
  missing: number,
  reason: string,
  counts: TableCounts | undefined,
): TournamentEvent[] => [
  { type: 'tableClosed', session, table, missing, reason },
  ...(counts === 'nothing' ? [{ type: 'tableCountsSet', session, table, counts, reason } as const] : []),
];

/** Ends a session. Tables that are still open are named, or closed as they stand where a reason is given. */
export function closeSession(
  t: Tournament,
  session: SessionState,
  given: { readonly reason?: string; readonly counts?: TableCounts },
): Decision {
  const { number } = session;
  if (!session.released) return no('sessionNotReleased', 'session', { session: number });
  const open = session.tables.filter((table) => !table.closed);
  const end = { type: 'sessionClosed', session: number } as const;
  if (open.length === 0) return ok([end]);
  if (given.reason === undefined) return no('tablesOpen', undefined, { session: number, tables: open.map((table) => table.number) });
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  const closing = open.flatMap((table) => shortEvents(number, table.number, missingGames(t, number, table), reason.value, given.counts));
  return ok([...closing, end]);
}

/** Decides afterwards what a finished table counts. */
export function setTableCounts(t: Tournament, command: Extract<TournamentCommand, { type: 'setTableCounts' }>): Decision {
  const place = openTable(t, command.session, command.table);
  if (!place.ok) return place;
  const { table } = place.value;
  const { session, counts } = command;
  if (!table.closed) return no('tableIsOpen', 'table', { table: table.number });
  if (table.counts === counts) return no('gameUnchanged', 'counts');
  const reason = reasonOf(command.reason);
  return reason.ok ? ok([{ type: 'tableCountsSet', session, table: table.number, counts, reason: reason.value }]) : reason;
}

/** Why the next session cannot be drawn while this one is not closed: its open tables by number. */
export function unfinished(session: SessionState): { readonly ok: false; readonly error: Refusal } {
  const tables = session.tables.filter((table) => !table.closed).map((table) => table.number);
  const { number } = session;
  return tables.length > 0 ? no('tablesOpen', undefined, { session: number, tables }) : no('sessionOpen', undefined, { session: number });
}
