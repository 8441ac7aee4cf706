import type { FormatSettings, Standing, StandingsInput, TableOutcome } from '../formats/format.ts';
import { standings } from '../formats/standings.ts';
import { lastSeated } from './decidePeople.ts';
import type { Entrant, SessionState, TableState, Tournament } from './model.ts';
import { tablePoints } from './model.ts';
import { gamesOfFullList } from './planned.ts';
import { tookPart } from './seats.ts';
import { lotsFor, type TotalsTie, tiesIn } from './ties.ts';

/** What tables did, as long as they and the settings are the same objects: a saved game changes one table of hundreds. */
const known = new WeakMap<TableState, { readonly settings: FormatSettings; readonly outcome: TableOutcome }>();

/** What one table did; see `reckon`. */
export function outcomeOf(settings: FormatSettings, session: number, table: TableState): TableOutcome {
  const before = known.get(table);
  if (before?.settings === settings && before.outcome.session === session) return before.outcome;
  const outcome = reckon(settings, session, table);
  known.set(table, { settings, outcome });
  return outcome;
}

/**
 * What one table did, as the formats read it. Voided games count nothing; games entered by hand count as games. Of a table that handed in
 * totals only the ticked compulsory solos are known, and its list is taken to be full. Seats that played nothing are left out: not played
 * is not 0 points. A table that is to count nothing stays unfinished.
 */
function reckon(settings: FormatSettings, session: number, table: TableState): TableOutcome {
  const none = () => table.seats.map(() => 0);
  const games = table.totals ? gamesOfFullList({ formatSettings: settings }, session, table) : none();
  const solos = none();
  const compulsorySolos = none();
  const add = (sums: number[], seat: number | null) => {
    if (seat !== null) sums[seat] = (sums[seat] ?? 0) + 1;
  };
  for (const [seat, ticked] of (table.totals?.compulsory ?? []).entries()) {
    if (!ticked) continue;
    add(solos, seat);
    add(compulsorySolos, seat);
  }
  for (const game of table.totals ? [] : table.games) {
    if (game.voided !== null) continue;
    for (const seat of game.result.points.keys()) if (seat !== game.sitsOut) add(games, seat);
    add(solos, game.facts.soloist);
    if (game.facts.compulsory) add(compulsorySolos, game.facts.soloist);
  }
  const here = <T>(bySeat: readonly T[]): T[] => bySeat.filter((_, seat) => tookPart(table, seat));
  return {
    session,
    table: table.number,
    seats: here(table.seats),
    points: here(tablePoints(table)),
    games: here(games),
    solos: here(solos),
    compulsorySolos: here(compulsorySolos),
    finished: table.closed && table.counts === 'played',
  };
}

/** Whoever waits, stands by or did not come is listed once he has played. */
const isListed = (t: Tournament, { person, presence }: Entrant): boolean =>
  presence === 'present' || presence === 'expected' || presence === 'left' || lastSeated(t, person) > 0;

/** Only released sessions were played. */
const played = (sessions: readonly SessionState[]) => sessions.filter((s) => s.released);

/** The format's question in its own words: entrants and what every table did, up to and including session `upTo`; no ties settled. */
export function bareStandingsInput(t: Tournament, upTo = t.sessions.length): StandingsInput {
  return {
    entrants: t.entrants.filter((e) => isListed(t, e)).map(({ person, number }) => ({ person, number })),
    outcomes: played(t.sessions)
      .filter((s) => s.number <= upTo)
      .flatMap((s) => s.tables.map((table) => outcomeOf(t.settings.formatSettings, s.number, table))),
    adjustments: t.adjustments
      .filter(({ withdrawn, session }) => withdrawn === null && (session ?? 0) <= upTo)
      .map(({ person, session, points, reason }) => ({ person, session, points, reason })),
    tickedSolos: {},
    lots: {},
  };
}

/** The same with the lots of the ties that were settled (tieBreak "lot"). */
export function standingsInput(t: Tournament, upTo?: number): StandingsInput {
  const bare = bareStandingsInput(t, upTo);
  const settings = t.settings.formatSettings;
  return settings.tieBreak === 'lot' && t.settledTotals.length > 0 ? { ...bare, lots: lotsFor(settings, bare, t.settledTotals) } : bare;
}

/** The ranked list now, or as it was after session `upTo`. A closed tournament keeps its frozen list (`final`) beside it. */
export function standingsOf(t: Tournament, upTo?: number): Standing[] {
  return standings(t.settings.formatSettings, standingsInput(t, upTo));
}

/** Ties of the standings as they are now, best first; empty unless the format lets the lot decide (tieBreak "lot"). */
export function tiesOf(t: Tournament): readonly TotalsTie[] {
  const settings = t.settings.formatSettings;
  return settings.tieBreak === 'lot' ? tiesIn(settings, bareStandingsInput(t), t.settledTotals) : [];
}
