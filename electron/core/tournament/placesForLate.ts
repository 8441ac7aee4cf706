import { tableSizes } from '../draw/tableSizes.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { gameFrom, newChair, playingTable, roomRefusal } from './decideArrivals.ts';
import { hasPlayed, presentPeople } from './decideDraw.ts';
import { reseat } from './evolveSeats.ts';
import { currentSession, type PersonId, type TableState, type Tournament } from './model.ts';
import { plannedAt } from './planned.ts';
import { holdsCards, playingSeats } from './seats.ts';

/** A table that somebody who comes late could sit down at, or why not. */
export interface LatePlace {
  readonly table: number;
  readonly result: Result<LateSeat, Refusal>;
}
export interface LateSeat {
  /** The first game played there. */
  readonly from: number;
  /** The column of the list, from 0. */
  readonly seat: number;
  /** Who sits to the right and to the left (deals before and after). */
  readonly between: readonly [PersonId, PersonId];
  /** People at the table then, and games it plays in all. */
  readonly people: number;
  readonly planned: number;
}

/** What is possible for somebody who comes late: a seat now, a new draw, or waiting for the next session. */
export interface LatePlaces {
  /** The session that plays, or null. */
  readonly session: number | null;
  readonly tables: readonly LatePlace[];
  /** Nothing was entered for the session: it can be drawn again with everybody. */
  readonly redraw: boolean;
  /** The session that can be waited for, with the people there would be then, and whether they can be divided; null after the last one. */
  readonly wait: { readonly session: number; readonly people: number; readonly divisible: boolean } | null;
}

/**
 * Places for a newcomer, or for `person`, who has his own column where he sat before in this session. Tables with the fewest games come first, since he misses least there; then those he does not make a five.
 */
export function placesForLate(t: Tournament, person?: PersonId): LatePlaces {
  const session = currentSession(t);
  const open = session && !session.closed ? session : undefined;
  const next = open && hasPlayed(open) ? open.number + 1 : (open?.number ?? t.sessions.length + 1);
  const there = presentPeople(t, next);
  const people = person !== undefined && there.includes(person) ? there.length : there.length + 1;
  return {
    session: open?.released ? open.number : null,
    tables: (open?.released ? open.tables : [])
      .map((table) => ({ table: table.number, result: seatAt(t, open?.number ?? 0, table, person) }))
      .sort((a, b) => order(a) - order(b) || a.table - b.table),
    redraw: open !== undefined && !hasPlayed(open),
    wait: next > t.settings.formatSettings.sessions ? null : { session: next, people, divisible: tableSizes(people) !== null },
  };
}

const order = ({ result }: LatePlace): number => (result.ok ? result.value.from * 10 + result.value.people : Number.MAX_SAFE_INTEGER);

function seatAt(t: Tournament, session: number, { number }: TableState, person = ''): Result<LateSeat, Refusal> {
  const place = playingTable(t, session, number);
  if (!place.ok) return place;
  const table = place.value;
  const start = gameFrom(t, session, table, undefined);
  if (!start.ok) return start;
  const from = start.value;
  const column = table.seats.indexOf(person);
  const own = column < 0 ? null : column;
  const refusal = roomRefusal(table, own, from);
  if (refusal) return refusal;
  const seat = own ?? table.seats.length;
  const seats = own === null ? [...table.seats, person] : table.seats;
  const where = own === null ? newChair(t, table, from) : { before: own, deals: null };
  const taken = { type: 'seatTaken', session, table: number, person, seat, from, ...where, seats } as const;
  const joined = reseat(table, taken);
  const playing = playingSeats(joined, from);
  const around = joined.ring.filter((other) => playing.includes(other));
  const at = around.indexOf(seat);
  const neighbour = (step: number) => holdsCards(joined, around[(at + step + around.length) % around.length] ?? 0, from);
  return ok({
    from,
    seat,
    between: [neighbour(-1), neighbour(1)],
    people: playing.length,
    planned: plannedAt(t.settings, session, joined),
  });
}
