import type { FormatId, FormatSettings, Standing, StandingsInput, TableOutcome } from '../../electron/core/formats/format.ts';
import { FORMATS } from '../../electron/core/formats/formats.ts';
import { plannedGames } from '../../electron/core/formats/sessions.ts';

/** The format's settings, some of them changed. */
export function settingsOf(id: FormatId, partial: unknown = {}): FormatSettings {
  const parsed = FORMATS[id].parseSettings(partial);
  if (!parsed.ok) throw new Error(`${parsed.error.code} ${parsed.error.field}`);
  return parsed.value;
}

export interface TableExtras {
  /** Who played a compulsory solo. */
  readonly compulsory?: readonly string[];
  /** Who played which number of solos. */
  readonly solos?: { readonly [person: string]: number };
  readonly open?: boolean;
}

/** Table `number` of a session with the game points of its people: `table(1, 2, { Anna: 12, Bert: -12, ... })`. */
export function table(
  session: number,
  number: number,
  points: { readonly [person: string]: number },
  extras: TableExtras = {},
): TableOutcome {
  const seats = Object.keys(points);
  return {
    session,
    table: number,
    seats,
    points: Object.values(points),
    games: seats.map(() => plannedGames(settingsOf('heinz'), session, 4)),
    solos: seats.map((person) => extras.solos?.[person] ?? 0),
    compulsorySolos: seats.map((person) => (extras.compulsory?.includes(person) ? 1 : 0)),
    finished: extras.open !== true,
  };
}

/** An evening of `people` (start numbers in that order) and its tables. */
export function evening(people: readonly string[], outcomes: readonly TableOutcome[], rest: Partial<StandingsInput> = {}): StandingsInput {
  const entrants = people.map((person, index) => ({ person, number: index + 1 }));
  return { entrants, outcomes, adjustments: [], tickedSolos: {}, lots: {}, ...rest };
}

/** The list as a referee reads it: place, name, total in units. */
export function listed(list: readonly Standing[]): [number, string, number][] {
  return list.map(({ place, person, total }) => [place, person, total]);
}
