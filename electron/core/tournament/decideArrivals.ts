import { ok, type Refusal, type Result } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import { dealingOf } from './dealing.ts';
import type { Decision } from './decide.ts';
import { lastSeated } from './decidePeople.ts';
import type { TournamentEvent } from './events.ts';
import { no } from './guard.ts';
import {
  currentSession,
  type Entrant,
  entrantOf,
  type PersonId,
  type SessionState,
  sessionOf,
  type TableState,
  type Tournament,
  tableOf,
} from './model.ts';
import { plannedAt } from './planned.ts';
import { MOST_AT_TABLE, nextGame, playingSeats, playsAt, standInAt } from './seats.ts';

type Arrival = Extract<TournamentCommand, { type: 'sitDown' | 'leave' | 'pause' | 'substitute' }>;

/** People who come, go, rest or are replaced while the evening runs. Games a person missed count nothing; those played stay. */
export function decideArrivals(t: Tournament, command: Arrival): Decision {
  const entrant = entrantOf(t, command.person);
  if (!entrant) return no('personNotIn', 'person', { person: command.person });
  switch (command.type) {
    case 'sitDown':
      return sitDown(t, entrant, command);
    case 'leave':
      return leave(t, entrant, command);
    case 'pause':
      return pause(t, entrant, command);
    case 'substitute':
      return substitute(t, command);
  }
}

/** Where a person has a column or sits in for somebody in a session, if anywhere. */
export interface SeatFound {
  readonly table: TableState;
  readonly seat: number;
  /** The person whose column it is; another one than asked for where he only sits in. */
  readonly owner: PersonId;
}

/** The seat a person has in a session, his own before one he sits in at now. */
export function seatOf(session: SessionState | undefined, person: PersonId): SeatFound | null {
  for (const table of session?.tables ?? []) {
    const seat = table.seats.indexOf(person);
    if (seat >= 0) return { table, seat, owner: person };
  }
  return sitsInFor(session, person);
}

/** The seat at which a person sits in for somebody in the next game of a table, or null. */
function sitsInFor(session: SessionState | undefined, person: PersonId): SeatFound | null {
  for (const table of session?.tables ?? []) {
    const game = nextGame(table);
    const seat = table.seats.findIndex((_, at) => playsAt(table, at, game) && standInAt(table, at, game)?.person === person);
    if (seat >= 0) return { table, seat, owner: table.seats[seat] ?? '' };
  }
  return null;
}

/** A table that people may still come to and go from: it plays, and its games are not handed in as totals. */
export function playingTable(t: Tournament, session: number, number: number): Result<TableState, Refusal> {
  const s = sessionOf(t, session);
  if (!s) return no('sessionUnknown', 'session', { session });
  if (!s.released) return no('sessionNotReleased', 'session', { session });
  if (s.closed) return no('sessionIsClosed', 'session', { session });
  const table = tableOf(s, number);
  if (!table) return no('tableUnknown', 'table', { session, table: number });
  if (table.closed) return no('tableIsClosed', 'table', { session, table: number });
  return table.totals ? no('tableHasTotals', 'table', { table: number }) : ok(table);
}

/** The game from which a change holds: the next one of the list, or a later one that the organizer names because the list is on paper. */
export function gameFrom(t: Tournament, session: number, table: TableState, from: number | undefined): Result<number, Refusal> {
  const next = nextGame(table);
  const game = from ?? next;
  const planned = plannedAt(t.settings, session, table);
  return Number.isInteger(game) && game >= next && game <= Math.max(planned, next)
    ? ok(game)
    : no('seatGameWrong', 'from', { table: table.number, next, planned });
}

/**
 * Somebody sits down at a table. Who was there before takes his own column again. A newcomer gets the last column and sits down to the
 * right of whoever deals next, so that all the others deal before him; where a chair is empty he takes that one.
 */
function sitDown(t: Tournament, entrant: Entrant, command: Extract<Arrival, { type: 'sitDown' }>): Decision {
  const { person } = entrant;
  const { session } = command;
  const place = playingTable(t, session, command.table);
  if (!place.ok) return place;
  const table = place.value;
  const start = gameFrom(t, session, table, command.from);
  if (!start.ok) return start;
  const from = start.value;
  const here = seatOf(sessionOf(t, session), person);
  const elsewhere = here && (here.table.number !== table.number || here.owner !== person);
  if (elsewhere) return no('personSeated', 'person', { person, table: here.table.number });
  const own = here?.seat ?? null;
  if (own !== null && playsAt(table, own, from) && !standInAt(table, own, from))
    return no('personSeated', 'person', { person, table: table.number });
  const taken = own !== null && playsAt(table, own, from);
  const refusal = taken ? null : roomRefusal(table, own, from);
  if (refusal) return refusal;
  const where = own === null ? newChair(t, table, from) : { before: own, deals: null };
  const seat = own ?? table.seats.length;
  const seats = own === null ? [...table.seats, person] : table.seats;
  return ok([
    { type: 'seatTaken', session, table: table.number, person, seat, from, ...where, seats },
    ...becomesPresent(entrant, session),
  ]);
}

/** Why nobody can sit down at a table from a game on, or null; `own` is a column the person has there already. */
export function roomRefusal(table: TableState, own: number | null, from: number) {
  if (playingSeats(table, from).length >= MOST_AT_TABLE) return no('tableFull', 'table', { table: table.number });
  return own === null && table.seats.length >= MOST_AT_TABLE ? no('tableHadFive', 'table', { table: table.number }) : null;
}

/** Where a newcomer sits down, and who deals his first game if that is not who would have. */
export function newChair(t: Tournament, table: TableState, from: number): { readonly before: number; readonly deals: number | null } {
  const playing = playingSeats(table, from);
  const empty = table.ring.find((seat) => !playing.includes(seat));
  if (empty !== undefined) return { before: empty, deals: null };
  const dealer = dealingOf(t.settings, table, from).dealer;
  return { before: dealer, deals: from === 1 ? null : dealer };
}

type SeatLeft = Extract<TournamentEvent, { type: 'seatLeft' }>;

function becomesPresent({ person, presence, pauses }: Entrant, session: number): TournamentEvent[] {
  const events: TournamentEvent[] = [];
  if (presence !== 'present') events.push({ type: 'presenceSet', person, presence: 'present', leftAfter: null });
  if (pauses.includes(session)) events.push({ type: 'pauseSet', person, session, pause: false });
  return events;
}

/** The seat a person gives up at a table that plays now, if any; `after` is the last game played there, by default the last one entered. */
function getUp(t: Tournament, person: PersonId, after: number | undefined): Result<SeatLeft | null, Refusal> {
  const session = currentSession(t);
  const here = session?.released && !session.closed ? seatOf(session, person) : null;
  if (!session || !here) return ok(null);
  const { table, seat, owner } = here;
  if (owner !== person) return no('personSitsIn', 'person', { person, people: [owner], table: table.number });
  if (table.closed || table.totals) return ok(null);
  const start = gameFrom(t, session.number, table, after === undefined ? undefined : after + 1);
  if (!start.ok) return start;
  const playsOn = (table.stints[seat] ?? []).some(({ until }) => until === null || until >= start.value);
  if (!playsOn) return ok(null);
  const until = start.value - 1;
  // who has not played yet never sat here: the column goes, and with the last one the table
  const gone = table.games.length === 0 && (table.stints[seat] ?? []).every((stint) => stint.from > until);
  const seats = gone ? table.seats.toSpliced(seat, 1) : table.seats;
  return ok({ type: 'seatLeft', session: session.number, table: table.number, person, seat, until, seats });
}

function leave(t: Tournament, entrant: Entrant, { why, after }: Extract<Arrival, { type: 'leave' }>): Decision {
  const { person } = entrant;
  const up = getUp(t, person, after);
  if (!up.ok) return up;
  const seat = up.value;
  const current = currentSession(t);
  const held = seat ?? (current?.released ? (seatOf(current, person)?.table.number ?? null) : null);
  if (why === 'noShow' && held !== null && seat?.until !== 0) return no('noShowPlayed', 'person', { person });
  const unplayed = seat && !seat.seats.includes(person) ? seat.session : null;
  const presence = why === 'noShow' ? 'noShow' : 'left';
  return ok([{ type: 'presenceSet', person, presence, leftAfter: lastSeated(t, person, unplayed) }, ...(seat ? [seat] : [])]);
}

function pause(t: Tournament, entrant: Entrant, command: Extract<Arrival, { type: 'pause' }>): Decision {
  const { session, pause: rests, after } = command;
  const { person } = entrant;
  const { sessions } = t.settings.formatSettings;
  if (session > sessions) return no('sessionsAllPlayed', 'session', { sessions });
  if (sessionOf(t, session)?.closed) return no('sessionIsClosed', 'session', { session });
  if (entrant.pauses.includes(session) === rests) return no('pauseUnchanged', 'pause', { person, session, pause: rests ? 'yes' : 'no' });
  const current = currentSession(t);
  const up: ReturnType<typeof getUp> = rests && current?.number === session ? getUp(t, person, after) : ok(null);
  if (!up.ok) return up;
  return ok([{ type: 'pauseSet', person, session, pause: rests }, ...(up.value ? [up.value] : [])]);
}

function substitute(t: Tournament, command: Extract<Arrival, { type: 'substitute' }>): Decision {
  const { session, person, by: standIn, points } = command;
  const place = playingTable(t, session, command.table);
  if (!place.ok) return place;
  const table = place.value;
  const seat = table.seats.indexOf(person);
  if (seat < 0) return no('personNotAtTable', 'person', { person, table: table.number });
  const start = gameFrom(t, session, table, command.from);
  if (!start.ok) return start;
  const from = start.value;
  if (standIn === person) return no('substituteSelf', 'by', { person });
  const here = seatOf(sessionOf(t, session), standIn);
  if (here) return no('personSeated', 'by', { person: standIn, table: here.table.number });
  const entrant = entrantOf(t, standIn);
  const present = entrant ? becomesPresent(entrant, session) : [];
  const at = { session, table: table.number, person, seat, standIn, from };
  const room = playsAt(table, seat, from) ? null : roomRefusal(table, seat, from);
  if (room) return room;
  if (points === 'absent') {
    return ok([{ type: 'standInSet', ...at, seats: table.seats }, ...present]);
  }
  if (!entrant) return no('personNotIn', 'by', { person: standIn });
  const unplayed = (table.stints[seat] ?? []).every((stint) => stint.from >= from);
  if (unplayed) return ok([{ type: 'seatHandedOver', ...at, newSeat: null, seats: table.seats.with(seat, standIn) }, ...present]);
  if (table.seats.length >= MOST_AT_TABLE) return no('tableHadFive', 'table', { table: table.number });
  const seats = [...table.seats, standIn];
  return ok([{ type: 'seatHandedOver', ...at, newSeat: table.seats.length, seats }, ...present]);
}
