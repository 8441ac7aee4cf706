import type { FormatSettings, StandingsInput, TableOutcome } from '../../electron/core/formats/format.ts';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { recompute } from '../formats/recompute.ts';

/**
 * An evening read a second time, on purpose without a line of core/tournament: straight from the journal's words into the question that
 * `recompute` answers. It knows the events that tests/tournament/randomEvening.ts makes.
 */
export interface Ledger {
  readonly settings: FormatSettings;
  readonly input: StandingsInput;
}

interface Sheet {
  readonly session: number;
  readonly table: number;
  readonly seats: readonly string[];
  /** Seat that deals the first game. */
  firstDealer: number;
  readonly games: Map<
    number,
    { points: readonly number[]; soloist: number | null; compulsory: boolean; sitsOut: number | null; counts: boolean }
  >;
  totals: { points: readonly number[]; ticks: readonly boolean[] } | null;
  finished: boolean;
}

export function ledgerOf(entries: readonly JournalEntry<TournamentEvent>[]): Ledger {
  const standing = lastWords(entries);
  let settings: FormatSettings | undefined;
  const numbers = new Map<string, number>();
  let sheets: Sheet[] = [];
  const released = new Set<number>();
  let adjustments: { number: number; person: string; session: number | null; points: number; reason: string }[] = [];
  const settled: (readonly string[])[] = [];
  const sheetOf = ({ session, table }: { session: number; table: number }) => {
    const sheet = sheets.find((one) => one.session === session && one.table === table);
    if (!sheet) throw new Error(`no table ${table} in session ${session}`);
    return sheet;
  };

  for (const event of standing) {
    switch (event.type) {
      case 'tournamentCreated':
      case 'settingsChanged':
        settings = event.settings.formatSettings;
        break;
      case 'entrantRegistered':
      case 'numberSet':
        numbers.set(event.person, event.number);
        break;
      case 'entrantWithdrawn':
        numbers.delete(event.person);
        break;
      case 'drawAdopted':
      case 'drawDiscarded':
        sheets = sheets.filter(({ session }) => session < event.session);
        for (const session of released) if (session >= event.session) released.delete(session);
        if (event.type === 'drawDiscarded') break;
        for (const { number, seats, firstDealer } of event.draw.tables)
          sheets.push({ session: event.session, table: number, seats, firstDealer, games: new Map(), totals: null, finished: false });
        break;
      case 'firstDealerSet':
        sheetOf(event).firstDealer = event.seat;
        break;
      case 'drawReleased':
        released.add(event.session);
        break;
      case 'gameRecorded':
      case 'gameCorrected': {
        const { result, facts, sitsOut } = event.scored;
        const { soloist, compulsory } = facts;
        sheetOf(event).games.set(event.game, { points: result.points, soloist, compulsory, sitsOut, counts: true });
        break;
      }
      case 'gameVoided': {
        const game = sheetOf(event).games.get(event.game);
        if (game) game.counts = false;
        break;
      }
      case 'totalsRecorded':
      case 'totalsCorrected':
        sheetOf(event).totals = { points: event.points, ticks: event.compulsory };
        break;
      case 'tableClosed':
        sheetOf(event).finished = true;
        break;
      case 'tableReopened':
        sheetOf(event).finished = false;
        break;
      case 'adjusted': {
        const { adjustment: number, person, session, points, reason } = event;
        adjustments.push({ number, person, session, points, reason });
        break;
      }
      case 'adjustmentWithdrawn':
        adjustments = adjustments.filter(({ number }) => number !== event.adjustment);
        break;
      case 'tieSettled':
        settled.push(event.people);
        break;
      default:
        break;
    }
  }
  if (!settings) throw new Error('no tournament yet');
  const known = settings;
  const bare: StandingsInput = {
    entrants: [...numbers].map(([person, number]) => ({ person, number })),
    outcomes: sheets.filter(({ session }) => released.has(session)).map((sheet) => outcomeOf(known, sheet)),
    adjustments: adjustments.map(({ person, session, points, reason }) => ({ person, session, points, reason })),
    tickedSolos: {},
    lots: {},
  };
  return { settings, input: settings.tieBreak === 'lot' ? { ...bare, lots: lotsOf(settings, bare, settled) } : bare };
}

/** Events of commands that stand: not undone, or redone since. */
function lastWords(entries: readonly JournalEntry<TournamentEvent>[]): TournamentEvent[] {
  const gone = new Set<string>();
  for (const { event } of entries) {
    if (event.type === 'undone') gone.add(event.commandId);
    if (event.type === 'redone') gone.delete(event.commandId);
  }
  return entries.filter(({ commandId }) => !gone.has(commandId)).map(({ event }) => event);
}

function outcomeOf(settings: FormatSettings, sheet: Sheet): TableOutcome {
  const { session, table, seats, firstDealer, totals, finished } = sheet;
  const counting = [...sheet.games.values()].filter(({ counts }) => counts);
  const final = settings.final !== null && session === settings.sessions;
  const four = (final ? settings.final?.games.four : null) ?? settings.games.four;
  const five = (final ? settings.final?.games.five : null) ?? settings.games.five;
  // at a table of five the dealer sits out, and the deal goes round
  const deals = Array.from({ length: five }, (_, game) => (firstDealer + game) % 5);
  const full = (seat: number) => (seats.length === 4 ? four : five - deals.filter((dealer) => dealer === seat).length);
  const perSeat = (figure: (seat: number) => number) => seats.map((_, seat) => figure(seat));
  return {
    session,
    table,
    seats,
    finished,
    points: perSeat((seat) => (totals ? (totals.points[seat] ?? 0) : counting.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))),
    games: perSeat((seat) => (totals ? full(seat) : counting.filter(({ sitsOut }) => sitsOut !== seat).length)),
    solos: perSeat((seat) => (totals ? Number(totals.ticks[seat]) : counting.filter(({ soloist }) => soloist === seat).length)),
    compulsorySolos: perSeat((seat) =>
      totals ? Number(totals.ticks[seat]) : counting.filter(({ soloist, compulsory }) => compulsory && soloist === seat).length,
    ),
  };
}

/** Lots of the ties that were settled: the latest word on exactly these people. */
function lotsOf(settings: FormatSettings, input: StandingsInput, settled: readonly (readonly string[])[]): { [person: string]: number } {
  const playing = new Set(input.outcomes.flatMap(({ finished, seats }) => (finished ? seats : [])));
  const byPlace = new Map<number, string[]>();
  for (const { person, place } of recompute(settings, input)) {
    if (playing.has(person)) byPlace.set(place, [...(byPlace.get(place) ?? []), person]);
  }
  const lots: { [person: string]: number } = {};
  for (const tied of byPlace.values()) {
    const order = settled.findLast((people) => [...people].sort().join() === [...tied].sort().join());
    if (tied.length > 1 && order) for (const [index, person] of order.entries()) lots[person] = index + 1;
  }
  return lots;
}
