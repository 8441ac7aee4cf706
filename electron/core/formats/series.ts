import type { Scale } from './format.ts';
import { compareNames } from './lots.ts';
import { placeRows } from './places.ts';

/** A finished evening of a series: its year and what it brought each person, in units of 1/scale point. */
export interface SeriesEvening {
  readonly id: string;
  readonly year: number;
  readonly scale: Scale;
  readonly points: { readonly [person: string]: number };
}

/** Points from before the program, e.g. an all-time list kept on paper. `year` null: known for all time only, in no span of years. */
export interface OpeningBalance {
  readonly person: string;
  readonly points: number;
  readonly scale: Scale;
  /** Evenings behind them, for the minimum. */
  readonly evenings: number;
  readonly year: number | null;
}

/** What a ranking over evenings counts. */
export interface SeriesSettings {
  /** Calendar years counted, the last of them `until` (null: the year of the newest evening); null: all of them. */
  readonly years: null | { readonly count: number; readonly until: number | null };
  /** Whoever was there less often is listed without a place. */
  readonly minimumEvenings: number;
  /** Only each person's best evenings count, or all of them (null). */
  readonly bestEvenings: number | null;
}

/** Ewige Rangliste (Wielandstrasse VI). */
export const ALL_TIME: SeriesSettings = { years: null, minimumEvenings: 0, bestEvenings: null };
/** The last five calendar years (Wielandstrasse VI). */
export const LAST_FIVE_YEARS: SeriesSettings = { years: { count: 5, until: null }, minimumEvenings: 0, bestEvenings: null };

/** One evening in a person's line. */
export interface SeriesResult {
  readonly evening: string;
  readonly points: number;
  readonly counted: boolean;
}

export interface SeriesRow {
  /** Shared places repeat; null below the minimum of evenings. */
  readonly place: number | null;
  readonly person: string;
  /** Units of the list's scale, the opening balance included. */
  readonly points: number;
  readonly opening: number;
  readonly evenings: number;
  /** In the order of the evenings. */
  readonly results: readonly SeriesResult[];
}

export interface SeriesRanking {
  /** The finest scale of what is counted: sums of whole units of it. */
  readonly scale: Scale;
  /** First and last year counted, or null for all time (or when there is no evening at all). */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** With a place first; then those below the minimum, by points. Equal points by id. */
  readonly rows: readonly SeriesRow[];
}

interface Line {
  readonly person: string;
  opening: number;
  openingEvenings: number;
  readonly results: { readonly evening: string; readonly points: number }[];
}

/** Sums evenings up into a ranking. Whoever has neither an evening nor a balance in the years counted is not listed. */
export function seriesRanking(
  settings: SeriesSettings,
  evenings: readonly SeriesEvening[],
  openings: readonly OpeningBalance[],
): SeriesRanking {
  const span = spanOf(settings, evenings);
  const inSpan = (year: number | null) =>
    settings.years === null || (span !== null && year !== null && year >= span.from && year <= span.to);
  const counted = evenings.filter(({ year }) => inSpan(year));
  const carried = openings.filter(({ year }) => inSpan(year));
  const scale = finest([...counted, ...carried]);
  const lines = new Map<string, Line>();
  const lineOf = (person: string): Line => {
    const line = lines.get(person) ?? { person, opening: 0, openingEvenings: 0, results: [] };
    lines.set(person, line);
    return line;
  };
  for (const balance of carried) {
    const line = lineOf(balance.person);
    line.opening += (balance.points * scale) / balance.scale;
    line.openingEvenings += balance.evenings;
  }
  for (const evening of counted) {
    for (const [person, points] of Object.entries(evening.points)) {
      lineOf(person).results.push({ evening: evening.id, points: (points * scale) / evening.scale });
    }
  }
  const rows = [...lines.values()].map((line) => sumUp(settings, line));
  const enough = (row: SeriesRow) => row.evenings >= settings.minimumEvenings;
  const byPoints = (a: SeriesRow, b: SeriesRow) => b.points - a.points;
  const byName = (a: SeriesRow, b: SeriesRow) => compareNames(a.person, b.person);
  const placed = placeRows(rows.filter(enough), byPoints, byName).map(({ row, place }) => ({ ...row, place }));
  const others = rows.filter((row) => !enough(row)).sort((a, b) => byPoints(a, b) || byName(a, b));
  return { scale, span, rows: [...placed, ...others] };
}

function spanOf({ years }: SeriesSettings, evenings: readonly SeriesEvening[]): SeriesRanking['span'] {
  if (years === null) return null;
  const newest = evenings.reduce<number | null>((latest, { year }) => (latest === null || year > latest ? year : latest), null);
  const to = years.until ?? newest;
  return to === null ? null : { from: to - years.count + 1, to };
}

function finest(parts: readonly { readonly scale: Scale }[]): Scale {
  return ([100, 10] as const).find((scale) => parts.some((part) => part.scale === scale)) ?? 1;
}

function sumUp({ bestEvenings }: SeriesSettings, line: Line): SeriesRow {
  const best = line.results
    .map(({ points }, index) => ({ points, index }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .slice(0, bestEvenings ?? line.results.length);
  const kept = new Set(best.map(({ index }) => index));
  return {
    place: null,
    person: line.person,
    points: best.reduce((sum, { points }) => sum + points, line.opening),
    opening: line.opening,
    evenings: line.results.length + line.openingEvenings,
    results: line.results.map((result, index) => ({ ...result, counted: kept.has(index) })),
  };
}
