import { scaleOf } from './credits.ts';
import type { FormatSettings, Scale, Standing } from './format.ts';

/** What an evening brings for a ranking over several evenings, in units of 1/scale point. People who did not play are not in it. */
export interface RankingPoints {
  readonly scale: Scale;
  readonly points: { readonly [person: string]: number };
}

/**
 * Points for places: with N participants place i earns N + 1 - i (Wielandstrasse VI: 15, 14, 13 ...). A shared place earns those of the
 * better place, or of the last place shared. One number per place, in the order of `places`.
 */
export function pointsForPlaces(places: readonly number[], ties: FormatSettings['rankingTies']): number[] {
  return places.map((place) => {
    const behind = ties === 'betterPlace' ? 0 : places.filter((other) => other === place).length - 1;
    return places.length + 1 - (place + behind);
  });
}

/** Ranking points of a finished evening, or null where the format gives none. N counts those who finished at least one session. */
export function rankingPoints(settings: FormatSettings, list: readonly Standing[]): RankingPoints | null {
  const played = list.filter(({ group }) => group !== 'notPlayed');
  switch (settings.rankingPoints) {
    case 'none':
      return null;
    case 'total':
      return { scale: scaleOf(settings), points: Object.fromEntries(played.map(({ person, total }) => [person, total])) };
    case 'places': {
      const points = pointsForPlaces(
        played.map(({ place }) => place),
        settings.rankingTies,
      );
      return { scale: 1, points: Object.fromEntries(played.map(({ person }, index) => [person, points[index] ?? 0])) };
    }
  }
}
