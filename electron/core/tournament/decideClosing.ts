import { scaleOf } from '../formats/credits.ts';
import { rankingPoints } from '../formats/rankingPoints.ts';
import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { closeSession, closeTable } from './decideShort.ts';
import { no, openTable } from './guard.ts';
import { currentSession, type FinalList, sessionOf, type Tournament } from './model.ts';
import { standingsOf, tiesOf } from './standing.ts';

type Closing = Extract<TournamentCommand, { type: 'closeTable' | 'reopenTable' | 'closeSession' | 'closeTournament' }>;

export function decideClosing(t: Tournament, command: Closing): Decision {
  if (command.type === 'closeTournament') return closeTournament(t);
  const { session: number } = command;
  const session = sessionOf(t, number);
  if (!session) return no('sessionUnknown', 'session', { session: number });
  if (session.closed) return no('sessionIsClosed', 'session', { session: number });
  if (command.type === 'closeSession') return closeSession(t, session, command);
  const place = openTable(t, number, command.table);
  if (!place.ok) return place;
  const { table } = place.value;
  if (command.type === 'reopenTable') {
    return table.closed
      ? ok([{ type: 'tableReopened', session: number, table: table.number }])
      : no('tableIsOpen', 'table', { table: table.number });
  }
  return closeTable(t, number, table, command);
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
