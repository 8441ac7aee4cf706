import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Tournament } from '../../core/tournament/model.ts';
import { type ClosedEvening, eveningPoints, rankingOf, yearOf } from '../../core/tournament/seriesRanking.ts';
import { namesInBook } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { notFound } from './find.ts';
import { newestFirst } from './newestFirst.ts';

const collator = new Intl.Collator('de', { sensitivity: 'base', numeric: true });

/** The club's series with their tournaments and opening balances. */
export function querySeries({ evenings, journal }: QueryPorts): Result<QueryView<'series'>, Refused> {
  const name = namesInBook(evenings);
  const series = [...evenings.series().values()].map(({ id, name: title, rules, openings }) => ({
    series: id,
    name: title,
    rules,
    tournaments: newestFirst(evenings.tournamentsIn(id)).map((t) => ({
      tournament: t.id,
      name: t.settings.name,
      date: t.settings.date,
      ruleSet: t.settings.ruleSet,
      closed: t.final !== null,
      counted: t.final !== null && eveningPoints(t.final, rules.counts) !== null,
    })),
    openings: openings
      .map((row) => ({ ...row, name: name(row.person) }))
      .sort((a, b) => collator.compare(a.name, b.name) || (a.year ?? 0) - (b.year ?? 0)),
  }));
  return ok({ seq: journal.lastSeq(null), series: series.sort((a, b) => collator.compare(a.name, b.name)) });
}

/** One list of a series: only closed tournaments, by their frozen lists; `without` is the id of one that is left out, or null. */
export function queryRanking(
  { evenings, journal }: QueryPorts,
  input: QueryInput<'ranking'>,
  without: string | null = null,
): Result<QueryView<'ranking'>, Refused> {
  const series = evenings.series().get(input.series);
  if (!series) return notFound('seriesUnknown');
  const name = namesInBook(evenings);
  const tournaments = new Map(evenings.tournamentsIn(series.id).flatMap((t) => (t.id === without ? [] : [[t.id, t] as const])));
  const closed = [...tournaments.values()].flatMap(closedEvening);
  const ranking = rankingOf(series, input.list, closed, input.until ?? null, evenings.book().who);
  const { span } = ranking;
  const inSpan = (year: number) => span === null || (year >= span.from && year <= span.to);
  const counting = closed.filter(({ final }) => eveningPoints(final, series.rules.counts) !== null);
  const years = [...counting.map(({ date }) => yearOf(date)), ...series.openings.flatMap(({ year }) => year ?? [])];
  return ok({
    seq: journal.lastSeq(null),
    series: series.id,
    name: series.name,
    list: input.list,
    rules: series.rules.lists[input.list],
    scale: ranking.scale,
    span,
    years: [...new Set(years)].sort((a, b) => b - a),
    evenings: newestFirst(counting.flatMap(({ id }) => tournaments.get(id) ?? []))
      .reverse()
      .filter((t) => inSpan(yearOf(t.settings.date)))
      .map(({ id, settings: { name: title, date, ruleSet }, final }) => ({
        tournament: id,
        name: title,
        date,
        ruleSet,
        people: final?.places.filter(({ group }) => group !== 'notPlayed').length ?? 0,
      })),
    rows: ranking.rows.map(({ results, ...row }) => ({
      ...row,
      name: name(row.person),
      results: results.map(({ evening, points, counted }) => ({ tournament: evening, points, counted })),
    })),
  });
}

const closedEvening = ({ id, settings: { date }, final }: Tournament): ClosedEvening[] => (final ? [{ id, date, final }] : []);
