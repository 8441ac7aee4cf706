import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused, StandingRowView, StandingsView } from '../../contract/views.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import type { Standing } from '../../core/formats/format.ts';
import { ok, type Result } from '../../core/result.ts';
import { type FinalPlace, type SessionState, sessionOf, type Tournament } from '../../core/tournament/model.ts';
import { standingsOf } from '../../core/tournament/standing.ts';
import type { NameOf } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** The ranked list now, or as it was after a session. */
export function queryStandings(ports: QueryPorts, input: QueryInput<'standings'>): Result<QueryView<'standings'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  return ok(standingsView(found.value.t, found.value.name, input.session));
}

/** The last session that was released: what comes after it is nobody's business yet. */
export const lastReleased = (t: Tournament): number => t.sessions.findLast((s) => s.released)?.number ?? 0;

/** Standings up to a session, with places won since the session before. */
export function standingsView(t: Tournament, name: NameOf, upTo?: number): StandingsView {
  const session = Math.min(upTo ?? lastReleased(t), lastReleased(t));
  const current = sessionOf(t, session);
  const last = current ? finishedLast(current) : null;
  const justSeated = new Set(last?.seats);
  // a closed tournament shows what was frozen, whatever the program reckons today
  const frozen = t.final !== null && session === lastReleased(t) ? t.final : null;
  const rows: readonly (Standing & Partial<FinalPlace>)[] = frozen?.places ?? standingsOf(t, session);
  const before = session > 1 ? placesAfter(t, session - 1) : null;
  return {
    seq: t.seq,
    session,
    sessions: t.settings.formatSettings.sessions,
    scale: scaleOf(t.settings.formatSettings),
    tables: current?.tables.length ?? 0,
    tablesCounted: current?.tables.filter((table) => table.closed).length ?? 0,
    lastTable: last?.number ?? null,
    lastTableAt: last?.closedAt ?? null,
    rows: rows.map((row) => rowView(row, name, before, justSeated)),
    final: t.final !== null,
    rankingScale: frozen?.rankingScale ?? null,
    adjustments: t.adjustments
      .filter((made) => (made.session ?? 0) <= session)
      .map(({ number, person, session: of, points, reason, withdrawn, time }) => ({
        adjustment: number,
        person,
        name: name(person),
        session: of,
        points,
        reason,
        withdrawn,
        time,
      })),
  };
}

interface Earlier {
  readonly of: readonly unknown[];
  readonly rows: ReadonlyMap<string, Standing>;
}
/** The list after an earlier session, kept by that session: a game of the current one does not change it, and the hall asks after each. */
const earlier = new WeakMap<SessionState, Earlier>();

function placesAfter(t: Tournament, session: number): ReadonlyMap<string, Standing> {
  const last = sessionOf(t, session);
  // whoever sits at a table now is listed, even when he has not finished one; who does changes with the session, not with a game
  const seats = t.sessions.slice(session).flatMap(({ tables }) => tables.flatMap((table) => [table.seats, table.stints]));
  const of = [t.settings, t.entrants, t.adjustments, t.settledTotals, ...t.sessions.slice(0, session), ...seats];
  const known = last && earlier.get(last);
  if (known && known.of.length === of.length && known.of.every((part, i) => part === of[i])) return known.rows;
  const rows = new Map(standingsOf(t, session).map((row) => [row.person, row]));
  if (last) earlier.set(last, { of, rows });
  return rows;
}

function rowView(
  row: Standing & Partial<FinalPlace>,
  name: NameOf,
  before: ReadonlyMap<string, Standing> | null,
  just: ReadonlySet<string>,
): StandingRowView {
  const was = before?.get(row.person);
  const playedBefore = was?.sessions.some((cell) => cell !== null && cell.state !== 'open') ?? false;
  return {
    person: row.person,
    name: name(row.person),
    number: row.number,
    place: row.place,
    movement: was && playedBefore ? was.place - row.place : null,
    total: row.total,
    sessions: row.sessions.map((cell) => {
      if (!cell) return null;
      const { credit, points, tablePlace, table, state, games } = cell;
      return { credit, points, tablePlace, table, state, games };
    }),
    games: row.games,
    solos: row.solos,
    compulsoryOpen: row.compulsoryOpen,
    group: row.group,
    adjustments: row.adjustments,
    rankingPoints: row.rankingPoints ?? null,
    just: just.has(row.person),
  };
}

/** The table that was finished last in a session. */
function finishedLast(session: SessionState) {
  let last: SessionState['tables'][number] | null = null;
  for (const table of session.tables) if (table.closedAt !== null && (last?.closedAt ?? -1) <= table.closedAt) last = table;
  return last;
}
