import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { seatingRuleOf } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import { comingSession } from '../../core/tournament/decideDraw.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** What the organizer wishes of the draw, with names. */
export function queryWishes(ports: QueryPorts, input: QueryInput<'wishes'>): Result<QueryView<'wishes'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const { fair, otherTable, apart, fixed } = t.wishes;
  const settings = t.settings.formatSettings;
  const named = (person: string) => ({ person, name: name(person) });
  let used = false;
  for (let session = comingSession(t); session <= settings.sessions; session++)
    used ||= seatingRuleOf(settings, session) === 'fewestRepeats';
  return ok({
    seq: t.seq,
    used,
    fair,
    otherTable,
    apart: apart.map(({ people, when }) => ({ people: people.map(named), when })),
    fixed: fixed.map(({ person, table }) => ({ ...named(person), table })),
  });
}
