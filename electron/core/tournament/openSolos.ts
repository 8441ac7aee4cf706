import { compulsorySoloIn } from '../formats/sessions.ts';
import type { Refusal } from '../result.ts';
import type { ScoredGame } from './events.ts';
import type { PersonId, TableState, Tournament } from './model.ts';
import type { TournamentWarning } from './refusals.ts';

/** Where a compulsory solo was played; `game` is null where the table ticked it with its totals. */
export interface SoloPlace {
  readonly session: number;
  readonly table: number;
  readonly game: number | null;
}

/** People of a table whose compulsory solo is still open, in seat order; nobody where none can be played (the final, a format without). */
export function openSolosAt(t: Tournament, session: number, table: TableState): PersonId[] {
  if (compulsorySoloIn(t.settings.formatSettings, session) !== 'counts') return [];
  return table.seats.filter((person) => compulsorySolosOf(t, person, session).length === 0);
}

/** The compulsory solos a person played that count in a session: those of that session, or of the evening (compulsorySolo.per), oldest first. */
export function compulsorySolosOf(t: Tournament, person: PersonId, session: number): SoloPlace[] {
  const perSession = t.settings.formatSettings.compulsorySolo.per === 'session';
  return t.sessions
    .filter((s) => s.released && (!perSession || s.number === session))
    .flatMap((s) =>
      s.tables.flatMap((table) => {
        const seat = table.seats.indexOf(person);
        return seat < 0 ? [] : solosAtSeat(s.number, table, seat);
      }),
    );
}

function solosAtSeat(session: number, table: TableState, seat: number): SoloPlace[] {
  if (table.totals) return table.totals.compulsory[seat] ? [{ session, table: table.number, game: null }] : [];
  return table.games
    .filter(({ voided, facts }) => voided === null && facts.compulsory && facts.soloist === seat)
    .map(({ number }) => ({ session, table: table.number, game: number }));
}

/** A second compulsory solo of a person: it scores as a solo, but pays for nothing (Wielandstrasse "Format"). Null where there is nothing to warn of. */
export function secondSolo(
  t: Tournament,
  session: number,
  table: TableState,
  game: number,
  { facts }: ScoredGame,
): Refusal<TournamentWarning> | null {
  if (!facts.compulsory || facts.soloist === null) return null;
  if (compulsorySoloIn(t.settings.formatSettings, session) !== 'counts') return null;
  const person = table.seats[facts.soloist] ?? '';
  const other = compulsorySolosOf(t, person, session).find(
    (solo) => !(solo.session === session && solo.table === table.number && solo.game === game),
  );
  if (other === undefined) return null;
  return { code: 'compulsorySecond', field: 'compulsory', facts: { person, session: other.session, table: other.table } };
}
