import type { Refusal } from '../result.ts';
import { ok, type Result } from '../result.ts';
import type { SeriesCommand } from './commands.ts';
import type { SeriesEvent } from './events.ts';
import { no } from './guard.ts';
import {
  DEFAULT_SERIES_RULES,
  type ListRules,
  type OpeningRow,
  openingKey,
  SERIES_LISTS,
  type SeriesBook,
  type SeriesRules,
  type SeriesRulesInput,
} from './series.ts';

/** What the service knows and the book does not. */
export interface SeriesSurroundings {
  readonly knowsPerson: (person: string) => boolean;
  /** Tournaments that belong to the series. */
  readonly tournamentsIn: (series: string) => number;
}

/** What a command about series leads to, or why not. Pure; a refusal changes nothing. */
export function decideSeries(
  book: SeriesBook,
  command: SeriesCommand,
  around: SeriesSurroundings,
): Result<readonly SeriesEvent[], Refusal> {
  const { series } = command;
  const known = book.get(series);
  if (command.type === 'createSeries') {
    if (known !== undefined) return no('seriesExists', 'series');
    const name = nameOf(book, series, command.name);
    if (!name.ok) return name;
    const rules = rulesOf(DEFAULT_SERIES_RULES, command.rules);
    return rules.ok ? ok([{ type: 'seriesCreated', series, name: name.value, rules: rules.value }]) : rules;
  }
  if (known === undefined) return no('seriesUnknown', 'series');
  switch (command.type) {
    case 'renameSeries': {
      const name = nameOf(book, series, command.name);
      return name.ok ? ok([{ type: 'seriesRenamed', series, name: name.value }]) : name;
    }
    case 'changeSeries': {
      const rules = rulesOf(known.rules, command.rules);
      return rules.ok ? ok([{ type: 'seriesChanged', series, rules: rules.value }]) : rules;
    }
    case 'removeSeries': {
      const count = around.tournamentsIn(series);
      return count > 0 ? no('seriesInUse', 'series', { count }) : ok([{ type: 'seriesRemoved', series }]);
    }
    case 'setOpenings':
      return openingsRefusal(command.rows, around) ?? ok([{ type: 'openingsSet', series, rows: command.rows }]);
    case 'removeOpening': {
      const { person, year } = command;
      return known.openings.some((row) => openingKey(row) === openingKey(command))
        ? ok([{ type: 'openingRemoved', series, person, year }])
        : no('openingUnknown', 'person', { person });
    }
  }
}

const LONGEST_NAME = 120;

/** A name, trimmed, that no other series has. */
function nameOf(book: SeriesBook, series: string, given: string): Result<string, Refusal> {
  const name = given.trim();
  if (name === '') return no('seriesNameMissing', 'name');
  if (name.length > LONGEST_NAME) return no('textTooLong', 'name', { most: LONGEST_NAME });
  const taken = [...book.values()].some((other) => other.id !== series && other.name === name);
  return taken ? no('seriesNameTaken', 'name', { name }) : ok(name);
}

/** `base` overlaid with `given`. Refuses figures out of range and years where the list has none, or needs some. */
function rulesOf(base: SeriesRules, given: SeriesRulesInput): Result<SeriesRules, Refusal> {
  const rulesOfList = (list: keyof SeriesRules['lists']): ListRules => ({ ...base.lists[list], ...given.lists?.[list] });
  const lists = { allTime: rulesOfList('allTime'), lastYears: rulesOfList('lastYears'), championship: rulesOfList('championship') };
  for (const list of SERIES_LISTS) {
    const { years, minimumEvenings, bestEvenings } = lists[list];
    const field = `lists.${list}`;
    const yearsWrong = list === 'allTime' ? years !== null : years === null ? list === 'lastYears' : !within(years, 1, 100);
    if (yearsWrong) return no('seriesYearsWrong', `${field}.years`);
    if (!within(minimumEvenings, 0, 1000)) return no('seriesEveningsWrong', `${field}.minimumEvenings`, { min: 0 });
    if (bestEvenings !== null && !within(bestEvenings, 1, 1000)) return no('seriesEveningsWrong', `${field}.bestEvenings`, { min: 1 });
  }
  return ok({ counts: given.counts ?? base.counts, lists });
}

function openingsRefusal(rows: readonly OpeningRow[], { knowsPerson }: SeriesSurroundings) {
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const { person, points, evenings, year } = row;
    if (!knowsPerson(person)) return no('openingPersonUnknown', `rows.${index}.person`, { row: index + 1 });
    if (!within(points, -10_000_000, 10_000_000)) return no('openingPointsWrong', `rows.${index}.points`, { person });
    if (!within(evenings, 0, 10_000)) return no('openingEveningsWrong', `rows.${index}.evenings`, { person });
    if (year !== null && !within(year, 1900, 2200)) return no('openingYearWrong', `rows.${index}.year`, { person });
    if (seen.has(openingKey(row))) return no('openingTwice', `rows.${index}.person`, { person });
    seen.add(openingKey(row));
  }
  return null;
}

const within = (value: number, min: number, max: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max;
