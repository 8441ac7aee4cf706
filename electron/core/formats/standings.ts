import { NOTHING_OWED, soloAccount, solosOver } from './compulsory.ts';
import { creditOfPoints, sessionCredits } from './credits.ts';
import type { FormatSettings, SessionCell, Standing, StandingGroup, StandingsInput, TableOutcome } from './format.ts';
import { STANDING_GROUPS } from './format.ts';
import { placeRows, rankAtTable } from './places.ts';
import { finalSession, sessionsBeforeFinal } from './sessions.ts';
import { compareTieBreakers, tieBreakers } from './tieBreak.ts';

/** What a person did, gathered from the tables. `extra[0]` are units that belong to the evening, `extra[s]` those of session s. */
interface Draft {
  readonly person: string;
  readonly number: number;
  readonly cells: (SessionCell | null)[];
  readonly compulsorySolos: number[];
  readonly extra: number[];
  solos: number;
}

/**
 * The ranked list. Only finished tables count; a session not played is null and not 0, and whoever has not finished any stands at the
 * end. In a final the winners' table (the lowest table number of that session) stands before all others and, unless `winnersCarry`,
 * counts the final alone (Wielandstrasse VI). With `dropWorst` everybody counts all sessions before the final but one: who missed one has
 * nothing to drop, and nothing is dropped before the last of them is finished. Adjustments and the price of a missing compulsory solo belong to
 * their session and are dropped or left behind with it; those of the evening always count, except that the price of a compulsory solo is part of what
 * the winners' table leaves behind. `lots` order equal totals with tieBreak "lot". People at a table who are not entrants are not listed.
 */
export function standings(settings: FormatSettings, input: StandingsInput): Standing[] {
  const drafts = gather(settings, input);
  const winners = winnersTableOf(settings, input.outcomes);
  const over = solosOver(settings, input.outcomes);
  const rows = drafts.map((draft) => {
    const row = finish(settings, draft, winners, input.tickedSolos[draft.person] ?? 0, over);
    return { row, order: STANDING_GROUPS.indexOf(row.group), figures: tieBreakers(settings.tieBreak, row, input.lots[draft.person]) };
  });
  const placed = placeRows(
    rows,
    (a, b) => a.order - b.order || b.row.total - a.row.total || compareTieBreakers(a.figures, b.figures),
    (a, b) => a.row.number - b.row.number,
  );
  return placed.map(({ row: { row }, place }) => ({ ...row, place }));
}

/** The same list as it stood when the final was drawn: the sessions before it, with the solos not played deducted. */
export function standingsBeforeFinal(settings: FormatSettings, input: StandingsInput): Standing[] {
  const final = finalSession(settings);
  return standings(settings, {
    ...input,
    outcomes: input.outcomes.filter(({ session }) => session !== final),
    adjustments: input.adjustments.filter(({ session }) => session !== final),
  });
}

function gather(settings: FormatSettings, input: StandingsInput): Draft[] {
  const count = settings.sessions;
  const drafts = input.entrants.map(
    ({ person, number }): Draft => ({
      person,
      number,
      cells: new Array<SessionCell | null>(count).fill(null),
      compulsorySolos: new Array<number>(count).fill(0),
      extra: new Array<number>(count + 1).fill(0),
      solos: 0,
    }),
  );
  const byPerson = new Map(drafts.map((draft) => [draft.person, draft]));
  for (const outcome of input.outcomes) seatOutcome(settings, byPerson, outcome);
  for (const { person, session, points } of input.adjustments) {
    const index = inRange(session ?? 0, 0, count);
    const draft = byPerson.get(person);
    if (draft !== undefined) draft.extra[index] = (draft.extra[index] ?? 0) + creditOfPoints(settings, points);
  }
  return drafts;
}

function seatOutcome(settings: FormatSettings, byPerson: ReadonlyMap<string, Draft>, outcome: TableOutcome): void {
  const index = inRange(outcome.session, 1, settings.sessions) - 1;
  const places = rankAtTable(outcome.points);
  const credits = sessionCredits(settings, outcome.points, places);
  for (let seat = 0; seat < outcome.seats.length; seat++) {
    const draft = byPerson.get(outcome.seats[seat] ?? '');
    if (draft === undefined) continue;
    draft.cells[index] = {
      session: outcome.session,
      table: outcome.table,
      state: outcome.finished ? 'counted' : 'open',
      points: outcome.points[seat] ?? 0,
      tablePlace: places[seat] ?? 1,
      credit: credits[seat] ?? 0,
      games: outcome.games[seat] ?? 0,
    };
    draft.compulsorySolos[index] = outcome.compulsorySolos[seat] ?? 0;
    if (outcome.finished) draft.solos += outcome.solos[seat] ?? 0;
  }
}

/** The tournament never hands in a session it does not have; a silent loss of points would be worse than a stop. */
function inRange(session: number, min: number, max: number): number {
  if (!Number.isInteger(session) || session < min || session > max) throw new RangeError(`session ${session} of ${max}`);
  return session;
}

/** The table of the final with the lowest number: groups are seated by rank. Null before the final is drawn. */
function winnersTableOf(settings: FormatSettings, outcomes: readonly TableOutcome[]): number | null {
  const final = finalSession(settings);
  let lowest: number | null = null;
  for (const { session, table } of outcomes) {
    if (session === final && (lowest === null || table < lowest)) lowest = table;
  }
  return lowest;
}

function finish(
  settings: FormatSettings,
  draft: Draft,
  winnersTable: number | null,
  ticked: number,
  over: boolean,
): Omit<Standing, 'place'> {
  const final = finalSession(settings);
  const inFinal = final === null ? null : (draft.cells[final - 1] ?? null);
  const wins = inFinal !== null && inFinal.table === winnersTable;
  const carries = !wins || (settings.final?.winnersCarry ?? true);
  const account = settings.compulsorySolo.per === 'none' ? NOTHING_OWED : soloAccount(settings, soloSessions(draft), ticked, over);
  const { extra } = draft;
  for (const session of account.due) {
    const price = creditOfPoints(settings, -settings.compulsorySolo.price);
    if (session !== null) extra[session] = (extra[session] ?? 0) + price;
    else if (carries) extra[0] = (extra[0] ?? 0) + price;
  }
  const cells = draft.cells.map((cell) =>
    cell?.state === 'counted' && cell.session !== final && !carries ? { ...cell, state: 'notCarried' as const } : cell,
  );
  if (settings.dropWorst) dropWorst(settings, cells, extra);
  let total = 0;
  let adjustments = extra[0] ?? 0;
  let games = 0;
  let played = false;
  for (let session = 1; session <= cells.length; session++) {
    const cell = cells[session - 1] ?? null;
    if (cell?.state === 'counted') total += cell.credit;
    if (cell !== null && cell.state !== 'open') {
      games += cell.games;
      played = true;
    }
    const left = cell?.state === 'dropped' || (!carries && session !== final);
    if (!left) adjustments += extra[session] ?? 0;
  }
  const group: StandingGroup = wins ? 'winners' : played ? 'all' : 'notPlayed';
  return {
    person: draft.person,
    number: draft.number,
    group,
    total: total + adjustments,
    sessions: cells,
    games,
    solos: draft.solos,
    compulsoryOpen: account.missing,
    // a price of 0 leaves -0 behind
    adjustments: adjustments === 0 ? 0 : adjustments,
  };
}

function soloSessions({ cells, compulsorySolos }: Draft) {
  return cells
    .filter((cell) => cell !== null)
    .map(({ session, state }) => ({ session, finished: state !== 'open', compulsorySolos: compulsorySolos[session - 1] ?? 0 }));
}

/** Marks the worst of the sessions before the final, with what belongs to it; the earliest of equals. Only once all of them are finished. */
function dropWorst(settings: FormatSettings, cells: (SessionCell | null)[], extra: readonly number[]): void {
  const before = cells.slice(0, sessionsBeforeFinal(settings)).filter((cell) => cell?.state === 'counted');
  if (before.length < sessionsBeforeFinal(settings)) return;
  const result = (cell: SessionCell) => cell.credit + (extra[cell.session] ?? 0);
  const worst = before.reduce(
    (lowest, cell) => (cell !== null && (lowest === null || result(cell) < result(lowest)) ? cell : lowest),
    null,
  );
  if (worst !== null) cells[worst.session - 1] = { ...worst, state: 'dropped' };
}
