import type { Scale } from '../formats/format.ts';
import type { ClubEvent, SeriesEvent } from './events.ts';
import type { PersonId } from './model.ts';

/*
 * Series are kept in the stream of the club (tournament null), next to the people: both outlive a single evening, and a row of an
 * opening balance names people of that same stream. Which series a tournament belongs to stands in the tournament's own stream.
 */

/** The lists a series has: of all time, of the last years, and the championship of a year. */
export const SERIES_LISTS = ['allTime', 'lastYears', 'championship'] as const;
export type SeriesList = (typeof SERIES_LISTS)[number];

/**
 * What an evening brings: the ranking points of its own format (none where that gives none), points for places (N + 1 - place) whatever
 * its format says, or its total. Rule sets of different kinds are best compared by places.
 */
export const SERIES_COUNTS = ['tournament', 'places', 'total'] as const;

export interface ListRules {
  /** Calendar years counted, the last of them that of the newest evening or the one chosen; null: all. Always null for `allTime`, never for `lastYears`. */
  readonly years: number | null;
  /** Whoever was there less often is listed without a place. */
  readonly minimumEvenings: number;
  /** Only each person's best evenings count, or all (null). */
  readonly bestEvenings: number | null;
}

export interface SeriesRules {
  readonly counts: (typeof SERIES_COUNTS)[number];
  readonly lists: { readonly [L in SeriesList]: ListRules };
}

/** Rules with any part left out. */
export interface SeriesRulesInput {
  readonly counts?: SeriesRules['counts'];
  readonly lists?: { readonly [L in SeriesList]?: Partial<ListRules> };
}

/** Points from before the program. */
export interface OpeningRow {
  readonly person: PersonId;
  /** Units of 1/scale point. */
  readonly points: number;
  readonly scale: Scale;
  /** Evenings behind them, for the minimum. */
  readonly evenings: number;
  /** Null: of all time only, in no span of years. */
  readonly year: number | null;
}

export interface Series {
  readonly id: string;
  readonly name: string;
  readonly rules: SeriesRules;
  readonly openings: readonly OpeningRow[];
}

/** Series by their id, in the order they were made. */
export type SeriesBook = ReadonlyMap<string, Series>;

/** Wielandstrasse VI: all time, and the last five calendar years; a championship is one year. */
export const DEFAULT_SERIES_RULES: SeriesRules = {
  counts: 'tournament',
  lists: {
    allTime: { years: null, minimumEvenings: 0, bestEvenings: null },
    lastYears: { years: 5, minimumEvenings: 0, bestEvenings: null },
    championship: { years: 1, minimumEvenings: 0, bestEvenings: null },
  },
};

/** The series as the stream of the club left them; events about people change nothing. */
export function foldSeries(events: Iterable<ClubEvent>): SeriesBook {
  const book = new Map<string, Series>();
  for (const event of events) takeIn(book, event);
  return book;
}

function takeIn(book: Map<string, Series>, event: ClubEvent): void {
  if (!('series' in event)) return;
  if (event.type === 'seriesCreated') {
    book.set(event.series, { id: event.series, name: event.name, rules: event.rules, openings: [] });
    return;
  }
  const series = book.get(event.series);
  if (series === undefined) return;
  if (event.type === 'seriesRemoved') book.delete(event.series);
  else book.set(event.series, changed(series, event));
}

function changed(series: Series, event: Exclude<SeriesEvent, { type: 'seriesCreated' | 'seriesRemoved' }>): Series {
  switch (event.type) {
    case 'seriesRenamed':
      return { ...series, name: event.name };
    case 'seriesChanged':
      return { ...series, rules: event.rules };
    case 'openingsSet': {
      const openings = new Map(series.openings.map((row) => [openingKey(row), row]));
      for (const row of event.rows) openings.set(openingKey(row), row);
      return { ...series, openings: [...openings.values()] };
    }
    case 'openingRemoved':
      return { ...series, openings: series.openings.filter((row) => openingKey(row) !== openingKey(event)) };
  }
}

/** There is one balance per person and year. */
export const openingKey = ({ person, year }: { readonly person: PersonId; readonly year: number | null }): string =>
  `${person} ${year ?? ''}`;
