import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { MovesView } from '../../contract/nightViews.ts';
import type { Refused } from '../../contract/views.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import { ok, type Result } from '../../core/result.ts';
import { isClubCommand } from '../../core/tournament/commands.ts';
import { decide } from '../../core/tournament/decide.ts';
import { hasPlayed } from '../../core/tournament/decideDraw.ts';
import type { TournamentEvent } from '../../core/tournament/events.ts';
import { currentSession, type TableState, type Tournament, tablePoints } from '../../core/tournament/model.ts';
import { after, movedPlaces, movedSessions } from '../../core/tournament/whatMoves.ts';
import { type NameOf, refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTable, findTournament, notFound } from './find.ts';

/** What a correction would move: points at the table, places in the standings, tables of later sessions; nothing is recorded. */
export function queryCorrection(ports: QueryPorts, input: QueryInput<'correction'>): Result<QueryView<'correction'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const place = findTable(t, input.session, input.table);
  if (!place.ok) return place;
  const before = tablePoints(place.value.table);
  const decided = decide(t, commandOf(input));
  if (!decided.ok) return ok({ refused: refused(decided.error, name), before, after: before, ...nothingMoves(t) });
  const then = after(t, decided.value);
  const table = findTable(then, input.session, input.table);
  return ok({ refused: null, before, after: table.ok ? tablePoints(table.value.table) : before, ...moves(t, then, input.session, name) });
}

/** The command that would be sent; the reason is asked for when it is saved. */
function commandOf({ session, table, game, entry, points, dealer }: QueryInput<'correction'>) {
  const reason = '...';
  if (game === undefined) return { type: 'correctTotals' as const, session, table, points: points ?? [], reason };
  if (points !== undefined) return { type: 'correctGameByHand' as const, session, table, game, points, reason };
  return entry === undefined
    ? { type: 'voidGame' as const, session, table, game, reason }
    : { type: 'correctGame' as const, session, table, game, entry, ...(dealer === undefined ? {} : { dealer }), reason };
}

/** What any command of the evening would move. Reasons that are asked for on saving may be left empty. */
export function queryWhatIf(ports: QueryPorts, input: QueryInput<'whatIf'>): Result<QueryView<'whatIf'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const { command } = input;
  if (isClubCommand(command) || command.type === 'undo' || command.type === 'redo') return notFound('badQuery', { detail: command.type });
  const reasoned = 'reason' in command && command.reason === '' ? { ...command, reason: '...' } : command;
  const decided = decide(t, reasoned);
  if (!decided.ok) return ok({ refused: refused(decided.error, name), tables: [], ...nothingMoves(t) });
  const then = after(t, decided.value);
  const session = Math.min(...decided.value.map(sessionIn));
  return ok({ refused: null, tables: changedTables(t, then, name), ...moves(t, then, session, name) });
}

const sessionIn = (event: TournamentEvent): number => ('session' in event ? (event.session ?? 0) : 0);

const nothingMoves = (t: Tournament): MovesView => ({
  standings: [],
  scale: scaleOf(t.settings.formatSettings),
  later: [],
  redraw: null,
});

function moves(t: Tournament, then: Tournament, session: number, name: NameOf): MovesView {
  const next = currentSession(t);
  return {
    standings: movedPlaces(t, then).map(({ person, ...moved }) => ({ name: name(person), ...moved })),
    scale: scaleOf(t.settings.formatSettings),
    later: movedSessions(t, then, session).map(({ moves: moved, ...later }) => ({
      ...later,
      moves: moved.map((move) => ({ ...move, name: name(move.person) })),
    })),
    redraw: next && next.number > session && !next.closed && !hasPlayed(next) ? next.number : null,
  };
}

/** Tables whose points, or whose people, would be others. */
function changedTables(t: Tournament, then: Tournament, name: NameOf): QueryView<'whatIf'>['tables'] {
  const view = (table: TableState) => {
    const points = tablePoints(table);
    return table.seats.map((person, seat) => ({ person, name: name(person), points: points[seat] ?? 0 }));
  };
  return t.sessions.flatMap((session) =>
    session.tables.flatMap((table) => {
      const now = then.sessions[session.number - 1]?.tables.find((one) => one.number === table.number);
      const [before, later] = [view(table), now ? view(now) : []];
      if (JSON.stringify(before) === JSON.stringify(later)) return [];
      return [{ session: session.number, table: table.number, before, after: later }];
    }),
  );
}
