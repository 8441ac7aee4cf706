import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import { ok, type Result } from '../../core/result.ts';
import { tiesOf } from '../../core/tournament/standing.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** Equal totals of the standings as they are now, where the lot decides, with a seed for settling them. */
export function queryTies(ports: QueryPorts, input: QueryInput<'ties'>): Result<QueryView<'ties'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  return ok({
    seq: t.seq,
    scale: scaleOf(t.settings.formatSettings),
    seed: input.seed ?? ports.seed(),
    ties: tiesOf(t).map(({ place, total, people, settled }) => ({
      place,
      total,
      people: people.map((person) => ({ person, name: name(person) })),
      settled: settled?.by ?? null,
      settledSeed: settled?.seed ?? null,
    })),
  });
}
