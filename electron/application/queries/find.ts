import type { Refused } from '../../contract/views.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { currentSession, type SessionState, sessionOf, type TableState, type Tournament, tableOf } from '../../core/tournament/model.ts';
import { type NameOf, namesIn } from '../names.ts';
import type { QueryPorts } from '../queries.ts';

export interface Found {
  readonly t: Tournament;
  readonly name: NameOf;
}

export const notFound = (code: string, facts: Refused['facts'] = {}): { readonly ok: false; readonly error: Refused } =>
  err({ code, facts });

/** The tournament a query asks about. */
export function findTournament({ evenings }: QueryPorts, id: string): Result<Found, Refused> {
  const t = evenings.get(id);
  return t ? ok({ t, name: namesIn(evenings, t) }) : notFound('tournamentUnknown');
}

/** A session by number, else the current one. */
export function findSession(t: Tournament, number: number | undefined): Result<SessionState, Refused> {
  const session = number === undefined ? currentSession(t) : sessionOf(t, number);
  return session ? ok(session) : notFound('sessionUnknown', { session: number ?? 1 });
}

/** One table of a session. */
export function findTable(t: Tournament, session: number, table: number): Result<{ session: SessionState; table: TableState }, Refused> {
  const s = sessionOf(t, session);
  const found = tableOf(s, table);
  return s && found ? ok({ session: s, table: found }) : notFound('tableUnknown', { session, table });
}
