import { scaleOf } from '../formats/credits.ts';
import { rankingPoints } from '../formats/rankingPoints.ts';
import { plannedGames } from '../formats/sessions.ts';
import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no, openTable, reasonOf } from './guard.ts';
import { currentSession, type FinalList, sessionOf, type TableState, type Tournament } from './model.ts';
import { standingsOf, tiesOf } from './standing.ts';

type Closing = Extract<TournamentCommand, { type: 'closeTable' | 'reopenTable' | 'closeSession' | 'closeTournament' }>;

/** Games a table still has to enter in a session; 0 when it handed in totals. */
export function missingGames(t: Tournament, session: number, table: TableState): number {
  if (table.totals) return 0;
  const counting = table.games.filter((g) => g.voided === null).length;
  return Math.max(0, plannedGames(t.settings.formatSettings, session, table.seats.length) - counting);
}

export function decideClosing(t: Tournament, command: Closing): Decision {
  if (command.type === 'closeTournament') return closeTournament(t);
  const { session: number } = command;
  const session = sessionOf(t, number);
  if (!session) return no('sessionUnknown', 'session', { session: number });
  if (session.closed) return no('sessionIsClosed', 'session', { session: number });
  if (command.type === 'closeSession') {
    if (!session.released) return no('sessionNotReleased', 'session', { session: number });
    const open = session.tables.filter((table) => !table.closed).map((table) => table.number);
    return open.length > 0
      ? no('tablesOpen', undefined, { session: number, tables: open })
      : ok([{ type: 'sessionClosed', session: number }]);
  }
  const place = openTable(t, number, command.table);
  if (!place.ok) return place;
  const { table } = place.value;
  if (command.type === 'reopenTable') {
    return table.closed
      ? ok([{ type: 'tableReopened', session: number, table: table.number }])
      : no('tableIsOpen', 'table', { table: table.number });
  }
  if (table.closed) return no('tableIsClosed', 'table', { session: number, table: table.number });
  const missing = missingGames(t, number, table);
  if (missing === 0) return ok([{ type: 'tableClosed', session: number, table: table.number, missing, reason: null }]);
  if (command.reason === undefined) return no('tableGamesMissing', 'reason', { table: table.number, missing });
  const reason = reasonOf(command.reason);
  return reason.ok ? ok([{ type: 'tableClosed', session: number, table: table.number, missing, reason: reason.value }]) : reason;
}

/** Ends the evening: the final list is frozen, so that a later change of a rule cannot rewrite it. */
function closeTournament(t: Tournament): Decision {
  const last = currentSession(t);
  if (!last) return no('nothingPlayed');
  if (!last.closed) return no('sessionOpen', undefined, { session: last.number });
  const open = tiesOf(t).find(({ settled }) => settled === null);
  if (open) return no('tiesOpen', undefined, { people: open.people, place: open.place });
  return ok([{ type: 'tournamentClosed', final: finalListOf(t) }]);
}

/** The list as it stands now with what each place brings for a ranking, ready to be frozen. */
export function finalListOf(t: Tournament): FinalList {
  const settings = t.settings.formatSettings;
  const list = standingsOf(t);
  const earned = rankingPoints(settings, list);
  return {
    scale: scaleOf(settings),
    rankingScale: earned?.scale ?? null,
    places: list.map((row) => ({ ...row, rankingPoints: earned?.points[row.person] ?? null })),
  };
}
