import type { Refusal, Result } from '../result.ts';
import { hasPlayed } from './decideDraw.ts';
import type { TournamentEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { groupForFinal } from './groupForFinal.ts';
import type { PersonId, SessionState, Tournament } from './model.ts';
import { moveOn } from './moveOn.ts';
import type { DrawProposal } from './proposal.ts';
import { standingsOf } from './standing.ts';

/** A person whose place or total a change moves. */
export interface MovedPlace {
  readonly person: PersonId;
  readonly placeBefore: number;
  readonly placeAfter: number;
  /** Units of 1/scale point. */
  readonly totalBefore: number;
  readonly totalAfter: number;
}

/** A later session whose tables were made from results: who would sit elsewhere had it been drawn after the change. */
export interface MovedSession {
  readonly session: number;
  readonly released: boolean;
  /** Something was entered for it: its seats stay as they were played. */
  readonly started: boolean;
  readonly moves: readonly { readonly person: PersonId; readonly from: number; readonly to: number }[];
}

/** The evening as it would be after these events, without recording them. */
export function after(t: Tournament, events: readonly TournamentEvent[], time = 0): Tournament {
  let changed = t;
  for (const event of events) changed = { ...changed, ...evolve(changed, event, t.id, time) };
  return changed;
}

/** Places and totals that differ between two states of an evening, in the new order. */
export function movedPlaces(before: Tournament, then: Tournament): MovedPlace[] {
  const now = new Map(standingsOf(before).map((row) => [row.person, row]));
  return standingsOf(then).flatMap((row) => {
    const was = now.get(row.person);
    if (!was || (was.place === row.place && was.total === row.total)) return [];
    const { person } = row;
    return [{ person, placeBefore: was.place, placeAfter: row.place, totalBefore: was.total, totalAfter: row.total }];
  });
}

/**
 * Sessions after `session` whose tables came from results (moving by place, groups of a final) and would have come out differently. Both
 * states are drawn anew, with the seed, the people and the organizer's orders of the draw that was adopted, so that only the change counts.
 */
export function movedSessions(before: Tournament, then: Tournament, session: number): MovedSession[] {
  return before.sessions.flatMap((drawn) => {
    const { method } = drawn.draw;
    if (drawn.number <= session || (method !== 'byPlace' && method !== 'finalGroups')) return [];
    const was = tablesAgain(before, drawn);
    const now = tablesAgain(then, drawn);
    if (!was || !now) return [];
    const moves = [...was].flatMap(([person, from]) => {
      const to = now.get(person) ?? from;
      return to === from ? [] : [{ person, from, to }];
    });
    return moves.length === 0
      ? []
      : [{ session: drawn.number, released: drawn.released, started: drawn.closed || hasPlayed(drawn), moves }];
  });
}

/** Table of everybody when a session is drawn again from the sessions before it; null where that cannot be done. */
function tablesAgain(t: Tournament, { number, draw }: SessionState): ReadonlyMap<PersonId, number> | null {
  const seated = new Set(draw.tables.flatMap((table) => table.seats));
  const then: Tournament = {
    ...t,
    sessions: t.sessions.slice(0, number - 1),
    entrants: t.entrants.map((e) => ({ ...e, pauses: [], presence: seated.has(e.person) ? 'present' : 'left' })),
  };
  const previous = then.sessions.at(-1);
  if (!previous) return null;
  const draws = (orders: readonly (readonly PersonId[])[]): Result<DrawProposal, Refusal> => {
    const wish = { seed: draw.seed, orders, mend: 0 };
    return draw.method === 'byPlace' ? moveOn(then, number, previous, wish) : groupForFinal(then, number, wish);
  };
  const ordered = draws(draw.ties.filter(({ by }) => by === 'hand').map(({ people }) => people));
  // a tie that the organizer had ordered may be none any more
  const drawn = ordered.ok ? ordered : draws([]);
  if (!drawn.ok) return null;
  return new Map(drawn.value.draw.tables.flatMap((table) => table.seats.map((person) => [person, table.number] as const)));
}
