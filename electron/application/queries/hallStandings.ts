import type { HallStandings } from '../../contract/hallViews.ts';
import type { Tournament } from '../../core/tournament/model.ts';
import type { NameOf } from '../names.ts';
import { standingsView } from './standings.ts';

/** Longer lists show the current session only (LOOK.md, "Stand by number of people"). */
const EVERY_SESSION = 10;

/** The standings as the hall shows them: without what is between a person and the organizer, and not longer than needed. */
export function hallStandings(t: Tournament, name: NameOf): HallStandings {
  const { session, sessions, scale, tables, tablesCounted, lastTable, lastTableAt, final, rows } = standingsView(t, name);
  const all = rows.length <= EVERY_SESSION;
  return {
    session,
    sessions,
    scale,
    tables,
    tablesCounted,
    lastTable,
    lastTableAt,
    final,
    rows: rows.map((row) => ({
      person: row.person,
      name: row.name,
      number: row.number,
      place: row.place,
      movement: row.movement,
      total: row.total,
      sessions: all ? row.sessions : row.sessions.map((cell, i) => (i === session - 1 ? cell : null)),
      group: row.group,
      just: row.just,
    })),
  };
}
