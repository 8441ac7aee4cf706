import { type Facts, ok, type Refusal, type Result, refuse } from '../result.ts';
import { type SessionState, sessionOf, type TableState, type Tournament, tableOf } from './model.ts';
import type { TournamentRefusal } from './refusals.ts';

export type { Tournament };

/** A refusal of the tournament itself. */
export const no = (code: TournamentRefusal, field?: string, facts?: Facts) => refuse(code, field, facts);

/** A session and one of its tables that may be written to: released, found. */
export function openTable(t: Tournament, session: number, table: number): Result<{ session: SessionState; table: TableState }, Refusal> {
  const s = sessionOf(t, session);
  if (!s) return no('sessionUnknown', 'session', { session });
  if (!s.released) return no('sessionNotReleased', 'session', { session });
  const found = tableOf(s, table);
  return found ? ok({ session: s, table: found }) : no('tableUnknown', 'table', { session, table });
}

/** A written reason, trimmed; `null` if it is missing. Reasons are at most 300 characters. */
export function reasonOf(reason: string): Result<string, Refusal> {
  const text = reason.trim();
  if (text === '') return no('reasonMissing', 'reason');
  return text.length > 300 ? no('textTooLong', 'reason', { most: 300 }) : ok(text);
}
