import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { NO_WISHES } from '../../core/draw/drawInput.ts';
import { ok, type Result } from '../../core/result.ts';
import type { QueryPorts } from '../queries.ts';
import { notFound } from './find.ts';
import { newestFirst } from './newestFirst.ts';

/** Everything for a tournament "as last time" but its date and its people: the settings of the newest one, or of the one named. */
export function queryAsLastTime(
  { evenings, journal }: QueryPorts,
  input: QueryInput<'asLastTime'>,
): Result<QueryView<'asLastTime'>, Refused> {
  const known = input.tournament === undefined ? journal.tournaments() : [input.tournament];
  const t = newestFirst(known.flatMap((id) => evenings.get(id) ?? []))[0];
  if (!t) return input.tournament === undefined ? ok({ from: null, settings: null, wishes: null }) : notFound('tournamentUnknown');
  const { date, ...settings } = t.settings;
  // a series may have gone since
  const series = t.series !== null && evenings.series().has(t.series) ? t.series : null;
  return ok({
    from: { tournament: t.id, name: settings.name, date },
    settings: { ...settings, series },
    wishes: { ...NO_WISHES, fair: t.wishes.fair, otherTable: t.wishes.otherTable },
  });
}
