import { moveByPlace } from '../draw/moveByPlace.ts';
import { tableSizes } from '../draw/tableSizes.ts';
import { ok, type Refusal, type Result, refuse } from '../result.ts';
import { creditOfPoints, sessionCredits } from './credits.ts';
import { finalGroupSizes, finalGroups, finalRanking } from './final.ts';
import type { FormatRefusal, FormatSettings } from './format.ts';
import { FORMATS } from './formats.ts';
import { compareNames } from './lots.ts';
import { placeRows, placesOf, tiesAtTable } from './places.ts';
import { pointsForPlaces } from './rankingPoints.ts';
import { type Fields, readFields } from './readFields.ts';
import { ALL_TIME, LAST_FIVE_YEARS, seriesRanking } from './series.ts';

type Answer = Result<unknown, Refusal<FormatRefusal>>;
/** Reads its arguments, then answers with the calculation, which is made only when all of them were right. */
type Calculation = (given: Fields, settings: FormatSettings) => () => Answer;

const { eselstall, wielandstrasse } = FORMATS;

const CALCULATIONS = {
  'eselstall.session': (given, settings) => {
    const points = given.wholes('points');
    return () => ok(sessionCredits(settings, points));
  },
  'eselstall.ties': (given) => {
    const points = given.wholes('points');
    return () => ok(tiesAtTable(points));
  },
  'eselstall.move': (given) => {
    const tables = given.names('tables');
    return () => ok(moveByPlace(tables.map((ranked, index) => ({ number: index + 1, ranked }))).groups.map(({ people }) => people));
  },
  'wielandstrasse.preliminary': (given, settings) => {
    const sessions = given.wholes('sessions');
    const played = given.tick('compulsoryPlayed');
    return () => {
      const points = sessions.reduce((sum, session) => sum + session, 0);
      return ok(points + (played ? 0 : creditOfPoints(settings, -settings.compulsorySolo.price)));
    };
  },
  'wielandstrasse.groups': (given, settings) => {
    const totals = Object.entries(given.figures('totals'));
    const lots = given.figures('lots');
    const sizes = given.optionalWholes('sizes');
    return () => {
      const wanted = sizes === null ? finalGroupSizes(settings, totals.length) : ok(sizes);
      if (!wanted.ok) return wanted;
      const places = placesOf(totals.map(([, total]) => total));
      const cut = finalGroups(
        totals.map(([person], index) => ({ person, place: places[index] ?? 1 })),
        lots,
        wanted.value,
      );
      return cut.ok ? ok({ groups: cut.value.groups, cuts: cut.value.cuts.map(({ people }) => people) }) : cut;
    };
  },
  'wielandstrasse.final': (given, settings) => {
    const groups = given.names('groups');
    const preliminary = given.figures('preliminary');
    const final = given.figures('final');
    return () => {
      const rows = finalRanking(groups, preliminary, final, settings.final?.winnersCarry ?? false);
      const points = pointsForPlaces(
        rows.map(({ place }) => place),
        settings.rankingTies,
      );
      return ok(rows.map((row, index) => [row.place, row.person, row.points, points[index] ?? 0]));
    };
  },
  'wielandstrasse.allTime': (given) => {
    const year = given.optionalWhole('year');
    const evenings = given.list('tournaments').map((evening, index) => ({
      id: String(index),
      year: evening.whole('year'),
      scale: 1 as const,
      points: evening.figures('points'),
    }));
    return () => {
      const settings = year === null ? ALL_TIME : { ...LAST_FIVE_YEARS, years: { count: 5, until: year } };
      return ok(seriesRanking(settings, evenings, []).rows.map(({ place, person, points }) => [place, person, points]));
    };
  },
  totals: (given) => {
    const sessions = given.figuresList('sessions');
    return () => {
      const people = [...new Set(sessions.flatMap(Object.keys))];
      const rows = people.map((person) => ({ person, total: sessions.reduce((sum, session) => sum + (session[person] ?? 0), 0) }));
      const placed = placeRows(
        rows,
        (a, b) => b.total - a.total,
        (a, b) => compareNames(a.person, b.person),
      );
      return ok(placed.map(({ row, place }) => [place, row.person, row.total]));
    };
  },
  places: (given) => {
    const points = given.wholes('points');
    return () => ok(placesOf(points));
  },
  tableSizes: (given, settings) => {
    const people = given.whole('n');
    return () => ok(tableSizes(people, settings.tables));
  },
} satisfies Record<string, Calculation>;

export const CALCULATION_NAMES = Object.keys(CALCULATIONS);

/**
 * One calculation as a JSON object (cases/formats.ndjson): `do` names it, `settings` may overlay the format's, the other keys are its
 * arguments (`expected` is skipped). For the command line and for clubs that check our figures; the app calls the functions behind it.
 * Refuses unknown names and arguments that are missing, unknown or of the wrong kind.
 */
export function calculate(input: unknown): Answer {
  const given = readFields(input);
  const name = given.text('do');
  given.raw('expected');
  const calculation = lookUp(name);
  if (calculation === undefined) return refuse('format.badCalculation', 'do', { name: 'do' });
  const format = name.startsWith('eselstall.') ? eselstall : wielandstrasse;
  const settings = format.parseSettings(given.raw('settings') ?? {});
  if (!settings.ok) return settings;
  const answer = calculation(given, settings.value);
  const problem = given.problem();
  return problem === null ? answer() : { ok: false, error: problem };
}

function lookUp(name: string): Calculation | undefined {
  const table: { readonly [name: string]: Calculation } = CALCULATIONS;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
