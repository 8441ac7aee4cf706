import { ok } from '../result.ts';
import type { CorrectedSeats } from './commands.ts';
import type { Decision } from './decide.ts';
import { hasPlayed } from './decideDraw.ts';
import { no } from './guard.ts';
import { currentSession, type Tournament } from './model.ts';

/**
 * What a correction does to the session drawn after the one it corrects. Seats that were played stay as they were played, always. Seats
 * drawn but not played yet stay too unless the organizer wants them drawn again; then the draw is discarded with the correction, in one
 * command.
 */
export function redrawAfter(t: Tournament, session: number, seats: CorrectedSeats | undefined, decision: Decision): Decision {
  if (!decision.ok || seats !== 'redraw') return decision;
  const next = currentSession(t);
  if (!next || next.number <= session) return no('redrawNothing', 'seats', { session });
  if (next.closed || hasPlayed(next)) return no('redrawStarted', 'seats', { session: next.number });
  return ok([...decision.value, { type: 'drawDiscarded', session: next.number }]);
}
