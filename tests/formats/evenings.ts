import fc from 'fast-check';
import {
  COMPULSORY_SOLOS,
  COUNTS,
  EQUAL_AT_TABLE,
  type FormatSettings,
  NEGATIVE_SHARES,
  type StandingsInput,
  type TableOutcome,
  TIE_BREAKS,
} from '../../electron/core/formats/format.ts';
import { FORMATS } from '../../electron/core/formats/formats.ts';

/** Any settings that matter for the standings, on the ground of any format. */
export const anySettings: fc.Arbitrary<FormatSettings> = fc
  .record({
    format: fc.constantFrom(...Object.values(FORMATS)),
    counts: fc.constantFrom(...COUNTS),
    placePoints: fc.array(fc.nat(6), { minLength: 5, maxLength: 5 }).map((points) => points.sort((a, b) => b - a)),
    equalAtTable: fc.constantFrom(...EQUAL_AT_TABLE),
    negativeShare: fc.constantFrom(...NEGATIVE_SHARES),
    dropWorst: fc.boolean(),
    tieBreak: fc.constantFrom(...TIE_BREAKS),
    per: fc.constantFrom(...COMPULSORY_SOLOS),
    price: fc.constantFrom(0, 3, 15),
    sessions: fc.integer({ min: 3, max: 5 }),
    final: fc.constantFrom(null, { winnersCarry: false }, { winnersCarry: true }),
  })
  .map(({ format, per, price, ...rest }) => {
    const parsed = format.parseSettings({ ...rest, compulsorySolo: { per, price } });
    if (!parsed.ok) throw new Error(parsed.error.code);
    return parsed.value;
  });

/** Everything one seat did. Small figures, so that equal points and totals are frequent. */
const anySeat = fc.record({ points: fc.integer({ min: -4, max: 6 }), solos: fc.nat(2), compulsory: fc.boolean() });

/**
 * An evening in progress under `settings`: some people miss sessions, some tables of the running session and of the one before are open,
 * and there are penalties, ticks and lots.
 */
export function anyEvening(settings: FormatSettings): fc.Arbitrary<StandingsInput> {
  const people = fc
    .integer({ min: 4, max: 14 })
    .map((count) => Array.from({ length: count }, (_, i) => `p${String(i + 1).padStart(2, '0')}`));
  return people.chain((persons) => {
    const person = fc.constantFrom(...persons);
    const figures = (max: number) => fc.dictionary(person, fc.integer({ min: 1, max }), { maxKeys: persons.length });
    return fc
      .record({
        reached: fc.integer({ min: 0, max: settings.sessions }),
        present: fc.array(fc.shuffledSubarray([...persons], { minLength: 4 }), {
          minLength: settings.sessions,
          maxLength: settings.sessions,
        }),
        open: fc.array(fc.boolean(), { minLength: persons.length, maxLength: persons.length }),
        seats: fc.array(fc.array(anySeat, { minLength: persons.length, maxLength: persons.length }), {
          minLength: settings.sessions,
          maxLength: settings.sessions,
        }),
        adjustments: fc.array(
          fc.record({
            person,
            session: fc.option(fc.integer({ min: 1, max: settings.sessions })),
            points: fc.integer({ min: -9, max: 9 }),
            reason: fc.constant('Strafe'),
          }),
          { maxLength: 4 },
        ),
        tickedSolos: figures(2),
        lots: figures(4),
      })
      .map(({ reached, present, open, seats, ...rest }) => ({
        entrants: persons.map((name, index) => ({ person: name, number: index + 1 })),
        outcomes: present
          .slice(0, reached)
          .flatMap((names, index) => tablesOf(index + 1, names, seats[index] ?? [], index + 2 >= reached ? open.slice(index) : [])),
        ...rest,
      }));
  });
}

interface SeatFigures {
  readonly points: number;
  readonly solos: number;
  readonly compulsory: boolean;
}

/** Seats people in fours, the rest of the last table being too few for one of its own. */
function tablesOf(session: number, people: readonly string[], figures: readonly SeatFigures[], open: readonly boolean[]): TableOutcome[] {
  const count = Math.floor(people.length / 4);
  return Array.from({ length: count }, (_, index) => {
    const start = index * 4;
    const seats = people.slice(start, start + (index === count - 1 && people.length > count * 4 ? 5 : 4));
    const own = figures.slice(start, start + seats.length);
    return {
      session,
      table: index + 1,
      seats,
      points: own.map(({ points }) => points),
      games: own.map(() => 8),
      solos: own.map(({ solos }) => solos),
      compulsorySolos: own.map(({ compulsory }) => (compulsory ? 1 : 0)),
      finished: open[index] !== true,
    };
  });
}
