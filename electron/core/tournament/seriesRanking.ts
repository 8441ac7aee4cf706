import type { Scale } from '../formats/format.ts';
import { pointsForPlaces } from '../formats/rankingPoints.ts';
import { type SeriesEvening, type SeriesRanking, seriesRanking } from '../formats/series.ts';
import type { FinalList } from './model.ts';
import type { Series, SeriesList, SeriesRules } from './series.ts';

/** A closed tournament of a series as its ranking sees it. */
export interface ClosedEvening {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly final: FinalList;
}

/**
 * What a frozen list brings each person, or null where it brings nothing. Only what was frozen is read, so that a later change of a
 * format or of a rule set rewrites no old evening. N of the points for places are the people who finished a session.
 */
export function eveningPoints(
  final: FinalList,
  counts: SeriesRules['counts'],
): { readonly scale: Scale; readonly points: { readonly [person: string]: number } } | null {
  const played = final.places.filter(({ group }) => group !== 'notPlayed');
  switch (counts) {
    case 'tournament': {
      if (final.rankingScale === null) return null;
      const earned = final.places.flatMap(({ person, rankingPoints }) =>
        rankingPoints === null ? [] : [[person, rankingPoints] as const],
      );
      return { scale: final.rankingScale, points: Object.fromEntries(earned) };
    }
    case 'places': {
      const points = pointsForPlaces(
        played.map(({ place }) => place),
        'betterPlace',
      );
      return { scale: 1, points: Object.fromEntries(played.map(({ person }, i) => [person, points[i] ?? 0])) };
    }
    case 'total':
      return { scale: final.scale, points: Object.fromEntries(played.map(({ person, total }) => [person, total])) };
  }
}

/**
 * One of the lists of a series over its closed tournaments; `until` is the last year counted, null for that of the newest evening. `who`
 * answers the one entry under which the results of a person stand whose entries were merged.
 */
export function rankingOf(
  series: Series,
  list: SeriesList,
  evenings: readonly ClosedEvening[],
  until: number | null,
  who: (person: string) => string = (person) => person,
): SeriesRanking {
  const { years, minimumEvenings, bestEvenings } = series.rules.lists[list];
  const counted = [...evenings]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .flatMap(({ id, date, final }): SeriesEvening[] => {
      const brought = eveningPoints(final, series.rules.counts);
      return brought === null ? [] : [{ id, year: yearOf(date), scale: brought.scale, points: byWhom(brought.points, who) }];
    });
  const openings = series.openings.map((row) => ({ ...row, person: who(row.person) }));
  return seriesRanking({ years: years === null ? null : { count: years, until }, minimumEvenings, bestEvenings }, counted, openings);
}

/** Points of entries of one person added up. */
function byWhom(points: { readonly [person: string]: number }, who: (person: string) => string): { readonly [person: string]: number } {
  const sums: { [person: string]: number } = {};
  for (const [person, earned] of Object.entries(points)) sums[who(person)] = (sums[who(person)] ?? 0) + earned;
  return sums;
}

/** Calendar year of a day written YYYY-MM-DD. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));
