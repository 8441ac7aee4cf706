import type { Standing, StandingsInput, TableOutcome } from '../formats/format.ts';
import { standings } from '../formats/standings.ts';
import type { SessionState, TableState, Tournament } from './model.ts';
import { tablePoints } from './model.ts';

/** What one table did, as the formats read it. Voided games count nothing; games entered by hand count as games. */
export function outcomeOf(session: number, table: TableState): TableOutcome {
  const none = () => table.seats.map(() => 0);
  const games = none();
  const solos = none();
  const compulsorySolos = none();
  const add = (sums: number[], seat: number | null) => {
    if (seat !== null) sums[seat] = (sums[seat] ?? 0) + 1;
  };
  for (const game of table.games) {
    if (game.voided !== null) continue;
    for (let seat = 0; seat < games.length; seat++) if (seat !== game.sitsOut) add(games, seat);
    add(solos, game.facts.soloist);
    if (game.facts.compulsory) add(compulsorySolos, game.facts.soloist);
  }
  return {
    session,
    table: table.number,
    seats: table.seats,
    points: tablePoints(table),
    games,
    solos,
    compulsorySolos,
    finished: table.closed,
  };
}

/** Only released sessions were played. */
const played = (sessions: readonly SessionState[]) => sessions.filter((s) => s.released);

/** The format's question in its own words: entrants and what every table did, up to and including session `upTo`. */
export function standingsInput(t: Tournament, upTo = t.sessions.length): StandingsInput {
  return {
    entrants: t.entrants.map(({ person, number }) => ({ person, number })),
    outcomes: played(t.sessions)
      .filter((s) => s.number <= upTo)
      .flatMap((s) => s.tables.map((table) => outcomeOf(s.number, table))),
    adjustments: [],
    tickedSolos: {},
    lots: {},
  };
}

/** The ranked list now, or as it was after session `upTo`. */
export function standingsOf(t: Tournament, upTo?: number): Standing[] {
  return standings(t.settings.formatSettings, standingsInput(t, upTo));
}
