import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { seatingRuleOf } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import { decide } from '../../core/tournament/decide.ts';
import { comingSession, presentPeople } from '../../core/tournament/decideDraw.ts';
import { entrantOf, type Tournament } from '../../core/tournament/model.ts';
import { type LatePlace, placesForLate } from '../../core/tournament/placesForLate.ts';
import { pausingOrder, splitsOf, usualSizes } from '../../core/tournament/splits.ts';
import { type NameOf, refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** What is possible for somebody who comes while the session plays. With `person` also what keeps just him from sitting down. */
export function queryPlacesForLate(ports: QueryPorts, input: QueryInput<'placesForLate'>): Result<QueryView<'placesForLate'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const { session, tables, redraw, wait } = placesForLate(t, input.person);
  return ok({
    seq: t.seq,
    session,
    tables: tables.map((place) => placeView(place, ownRefusal(t, session, place, input.person, name), name)),
    redraw,
    wait,
  });
}

/** Why the very person cannot sit down at a table that has room, or null. */
function ownRefusal(t: Tournament, session: number | null, { table }: LatePlace, person: string | undefined, name: NameOf): Refused | null {
  if (session === null || person === undefined || !entrantOf(t, person)) return null;
  const decided = decide(t, { type: 'sitDown', person, session, table });
  return decided.ok ? null : refused(decided.error, name);
}

function placeView({ table, result }: LatePlace, own: Refused | null, name: NameOf) {
  if (!result.ok || own) {
    const why = own ?? (result.ok ? null : refused(result.error, name));
    return { table, refused: why, from: 0, seat: 0, between: [], people: 0, planned: 0 };
  }
  const { from, seat, between, people, planned } = result.value;
  return { table, refused: null, from, seat, between: between.map((person) => ({ person, name: name(person) })), people, planned };
}

/** How the people of the coming session can be divided into tables, and who would rest. */
export function querySplits(ports: QueryPorts, input: QueryInput<'splits'>): Result<QueryView<'splits'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const session = comingSession(t);
  const people = presentPeople(t, session).length;
  const standby = t.entrants.filter((e) => e.presence === 'standby').map(({ person }) => ({ person, name: name(person) }));
  return ok({
    seq: t.seq,
    session,
    people,
    splits: splitsOf(people, standby.length),
    usual: usualSizes(t, people),
    choice: session > t.settings.formatSettings.sessions || seatingRuleOf(t.settings.formatSettings, session) !== 'byPlace',
    resting: pausingOrder(t, session).map(({ person, pauses }) => ({
      person,
      name: name(person),
      number: entrantOf(t, person)?.number ?? 0,
      pauses,
    })),
    standby,
  });
}
