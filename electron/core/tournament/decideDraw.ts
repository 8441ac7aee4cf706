import type { Seating } from '../draw/seating.ts';
import { tableSizes } from '../draw/tableSizes.ts';
import { ok, type Refusal } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { unfinished } from './decideShort.ts';
import { no } from './guard.ts';
import { type Draw, type DrawWishes, type PersonId, type SessionState, sessionOf, type Tournament, tableOf } from './model.ts';
import { untouched } from './seats.ts';

type DrawCommand = Extract<TournamentCommand, { type: 'setWishes' | 'adoptDraw' | 'discardDraw' | 'releaseDraw' | 'setFirstDealer' }>;

/** Everybody who takes part in a session's draw, by default the one to come: present and not resting, by start number. */
export const presentPeople = (t: Tournament, session = comingSession(t)): PersonId[] =>
  [...t.entrants]
    .filter((e) => e.presence === 'present' && !e.pauses.includes(session))
    .sort((a, b) => a.number - b.number)
    .map((e) => e.person);

/** The session whose seats are to be drawn next, or why none can be. */
export function nextSessionNumber(t: Tournament): { ok: true; value: number } | { ok: false; error: Refusal } {
  const last = t.sessions.at(-1);
  if (last && !last.closed) return hasPlayed(last) ? unfinished(last) : ok(last.number);
  if (t.sessions.length >= t.settings.formatSettings.sessions) return no('sessionsAllPlayed', 'session', { sessions: t.sessions.length });
  return ok(t.sessions.length + 1);
}

/** The session that a draw would be made for now, whether or not one is possible. */
export function comingSession({ sessions }: Tournament): number {
  const last = sessions.at(-1);
  return last && !last.closed && !hasPlayed(last) ? last.number : sessions.length + 1;
}

/** Has anything been entered for a session? Then it cannot be drawn again. */
export const hasPlayed = (s: SessionState): boolean => s.tables.some((table) => !untouched(table));

/** Says why these people cannot be divided into tables of four and five, or null. */
export function peopleRefusal(count: number) {
  if (count < 4) return no('tooFewPeople', undefined, { count });
  return tableSizes(count) === null ? no('peopleNotDivisible', undefined, { count }) : null;
}

export function decideDraw(t: Tournament, command: DrawCommand): Decision {
  if (command.type === 'setWishes') return wishesRefusal(t, command.wishes) ?? ok([{ type: 'wishesSet', wishes: command.wishes }]);
  if (command.type === 'adoptDraw') return adopt(t, command.session, command.draw);
  const session = sessionOf(t, command.session);
  if (!session) return no('sessionUnknown', 'session', { session: command.session });
  if (session.closed) return no('sessionIsClosed', 'session', { session: session.number });
  switch (command.type) {
    case 'discardDraw':
      return hasPlayed(session)
        ? no('sessionHasGames', 'session', { session: session.number })
        : ok([{ type: 'drawDiscarded', session: session.number }]);
    case 'releaseDraw':
      if (session.released) return no('sessionReleased', 'session', { session: session.number });
      return presenceChanged(t, session) ?? ok([{ type: 'drawReleased', session: session.number }]);
    case 'setFirstDealer': {
      const table = tableOf(session, command.table);
      if (!table) return no('tableUnknown', 'table', { session: session.number, table: command.table });
      if (table.games.length > 0) return no('tableHasGames', 'table', { session: session.number, table: table.number });
      if (!Number.isInteger(command.seat) || command.seat < 0 || command.seat >= table.seats.length)
        return no('seatWrong', 'seat', { seats: table.seats.length });
      return ok([{ type: 'firstDealerSet', session: session.number, table: table.number, seat: command.seat }]);
    }
  }
}

/** Wishes may only name people of this tournament, and somebody can be fixed to one table only. */
function wishesRefusal(t: Tournament, { apart, fixed }: DrawWishes) {
  const known = new Set(t.entrants.map((e) => e.person));
  for (const { people } of apart) {
    if (people.length < 2) return no('wishNeedsTwo', 'wishes');
    const stranger = people.find((person) => !known.has(person));
    if (stranger !== undefined) return no('personNotIn', 'wishes', { person: stranger });
  }
  const seen = new Set<PersonId>();
  for (const { person, table } of fixed) {
    if (!known.has(person)) return no('personNotIn', 'wishes', { person });
    if (seen.has(person)) return no('wishTwoTables', 'wishes', { person });
    if (!Number.isSafeInteger(table) || table < 1 || table > 999) return no('drawTableNumberWrong', 'wishes', { table });
    seen.add(person);
  }
  return null;
}

function adopt(t: Tournament, session: number, draw: Draw): Decision {
  const drawn = sessionOf(t, session);
  if (drawn && !drawn.closed && hasPlayed(drawn)) return no('sessionHasGames', 'session', { session });
  const next = nextSessionNumber(t);
  if (!next.ok) return next;
  if (session !== next.value) return no('sessionNotNext', 'session', { session, next: next.value });
  return peopleRefusal(presentPeople(t).length) ?? seatsRefusal(t, draw.tables) ?? ok([{ type: 'drawAdopted', session, draw }]);
}

/** A draw must seat everybody who is present, once, at tables of four or five with numbers of their own. */
export function seatsRefusal(t: Tournament, tables: readonly (Seating[number] & { readonly firstDealer?: number })[]) {
  const present = new Set(presentPeople(t));
  const seated = new Set<PersonId>();
  const numbers = new Set<number>();
  for (const { number, seats, firstDealer = 0 } of tables) {
    if (!Number.isSafeInteger(number) || number < 1 || number > 999 || numbers.has(number))
      return no('drawTableNumberWrong', 'draw', { table: number });
    numbers.add(number);
    if (seats.length !== 4 && seats.length !== 5) return no('drawSizeWrong', 'draw', { table: number, seats: seats.length });
    if (!Number.isInteger(firstDealer) || firstDealer < 0 || firstDealer >= seats.length)
      return no('drawDealerWrong', 'draw', { table: number });
    for (const person of seats) {
      if (seated.has(person)) return no('drawPersonTwice', 'draw', { person, table: number });
      if (!present.has(person)) return no('drawPersonNotPresent', 'draw', { person, table: number });
      seated.add(person);
    }
  }
  for (const person of present) if (!seated.has(person)) return no('drawPersonMissing', 'draw', { person });
  return null;
}

/** Somebody came or went since the draw: it must be drawn again before the hall sees it. */
function presenceChanged(t: Tournament, session: SessionState) {
  const seated = new Set(session.tables.flatMap((table) => table.seats));
  const present = presentPeople(t, session.number);
  const missing = present.filter((person) => !seated.has(person));
  const gone = [...seated].filter((person) => !present.includes(person));
  return missing.length + gone.length > 0 ? no('drawPresenceChanged', undefined, { people: [...gone, ...missing] }) : null;
}
