import { NO_WISHES } from '../draw/drawInput.ts';
import type { GamePlace } from './commands.ts';
import type { JournalEntry, ScoredGame, TournamentEvent } from './events.ts';
import { evolveClock } from './evolveClock.ts';
import { reseat, swapAt } from './evolveSeats.ts';
import { labelOf } from './labels.ts';
import type { EarlierResult, Entrant, GameRecord, HistoryEntry, SessionState, TableState, TableTotals, Tournament } from './model.ts';
import { NO_PRIZES, PLAIN_CERTIFICATE } from './prizes.ts';
import { freshTable } from './seats.ts';
import { footprintOf } from './undo.ts';

type Evening = Omit<Tournament, 'seq' | 'history' | 'redoStack'>;
type TournamentEntry = JournalEntry<TournamentEvent>;

/**
 * State of one evening from its whole journal, in order; undone commands are left out as if they had never been.
 * Answers undefined for an empty journal.
 */
export function fold(entries: readonly TournamentEntry[]): Tournament | undefined {
  const undone = undoneCommands(entries);
  let evening: Evening | undefined;
  for (const { event, commandId, stream, time } of entries) {
    if (!undone.has(commandId)) evening = evolve(evening, event, stream ?? '', time);
  }
  if (!evening) return undefined;
  const history: HistoryEntry[] = [];
  for (const entry of entries) pushHistory(history, entry, undone);
  return { ...evening, seq: entries.at(-1)?.seq ?? 0, history, redoStack: redoStackOf(entries) };
}

/** State after some more entries were appended (all of one command). `entries` is the whole journal, needed when something was undone. */
export function append(
  state: Tournament | undefined,
  added: readonly TournamentEntry[],
  entries: () => readonly TournamentEntry[],
): Tournament | undefined {
  if (!state || added.some((a) => a.event.type === 'undone' || a.event.type === 'redone')) return fold(entries());
  let evening: Evening | undefined = state;
  for (const { event, time } of added) evening = evolve(evening, event, state.id, time);
  if (!evening) return undefined;
  const history = [...state.history];
  for (const entry of added) pushHistory(history, entry, new Set());
  const clears = added.some((a) => footprintOf(a.event).undoable);
  return { ...evening, seq: added.at(-1)?.seq ?? state.seq, history, redoStack: clears ? [] : state.redoStack };
}

function undoneCommands(entries: readonly TournamentEntry[]): Set<string> {
  const undone = new Set<string>();
  for (const { event } of entries) {
    if (event.type === 'undone') undone.add(event.commandId);
    else if (event.type === 'redone') undone.delete(event.commandId);
  }
  return undone;
}

function redoStackOf(entries: readonly TournamentEntry[]): string[] {
  let stack: string[] = [];
  for (const { event } of entries) {
    if (event.type === 'undone') stack.push(event.commandId);
    else if (event.type === 'redone') stack = stack.filter((id) => id !== event.commandId);
    else if (footprintOf(event).undoable) stack = [];
  }
  return stack;
}

/** A command of several events is one line of the history, named by its first event. */
function pushHistory(history: HistoryEntry[], entry: TournamentEntry, undone: ReadonlySet<string>): void {
  const print = footprintOf(entry.event);
  const last = history.at(-1);
  if (last && last.commandId === entry.commandId) {
    history[history.length - 1] = { ...last, writes: [...last.writes, ...print.writes], reads: [...last.reads, ...print.reads] };
    return;
  }
  history.push({
    commandId: entry.commandId,
    seq: entry.seq,
    label: labelOf(entry.event),
    undoable: print.undoable,
    undone: undone.has(entry.commandId),
    reads: print.reads,
    writes: print.writes,
  });
}

const blank = (id: string, settings: Evening['settings']): Evening => ({
  id,
  settings,
  entrants: [],
  lastNumber: 0,
  sessions: [],
  hall: { scene: 'auto', line: '', held: null, frozenAt: null, read: 0, list: 'allTime', gong: true, moments: true },
  clock: null,
  wishes: { ...NO_WISHES, fair: 'balanced' },
  options: { capacity: null, doubleEntry: false },
  prizes: NO_PRIZES,
  certificate: PLAIN_CERTIFICATE,
  adjustments: [],
  settledTotals: [],
  series: null,
  final: null,
});

/** The evening after one event. Events were checked by `decide`; what does not fit any more changes nothing. */
export function evolve(state: Evening | undefined, event: TournamentEvent, id: string, time: number): Evening | undefined {
  if (event.type === 'tournamentCreated') return blank(id, event.settings);
  return state && change(state, event, time);
}

function change(t: Evening, event: TournamentEvent, time: number): Evening {
  switch (event.type) {
    case 'settingsChanged':
      return { ...t, settings: event.settings };
    case 'entrantRegistered': {
      const { person, number, paid, presence } = event;
      const waitingSince = presence === 'waiting' ? time : null;
      const entrant: Entrant = { person, number, paid, presence, leftAfter: null, pauses: [], waitingSince };
      return { ...t, entrants: [...t.entrants, entrant], lastNumber: Math.max(t.lastNumber, event.number) };
    }
    case 'entrantWithdrawn':
      return { ...t, entrants: t.entrants.filter((e) => e.person !== event.person) };
    case 'presenceSet':
      return withEntrant(t, event.person, ({ waitingSince }) => ({
        presence: event.presence,
        leftAfter: event.leftAfter,
        waitingSince: event.presence === 'waiting' ? (waitingSince ?? time) : null,
      }));
    case 'pauseSet':
      return withEntrant(t, event.person, ({ pauses }) => ({
        pauses: event.pause ? [...new Set([...pauses, event.session])].sort((a, b) => a - b) : pauses.filter((s) => s !== event.session),
      }));
    case 'optionsSet':
      return { ...t, options: event.options };
    case 'prizesSet':
      return { ...t, prizes: event.prizes };
    case 'certificateSet':
      return { ...t, certificate: event.certificate };
    case 'seatTaken':
    case 'seatLeft':
    case 'standInSet':
    case 'seatHandedOver':
    case 'dealerSet':
      return withoutEmpty(
        withTable(t, event.session, event.table, (table) => reseat(table, event)),
        event.session,
      );
    case 'seatsSwapped':
      return withSession(t, event.session, (s) => ({ ...s, tables: s.tables.map((table) => swapAt(table, event)) }));
    case 'valatApproved':
      return withTable(t, event.session, event.table, (table) => {
        const { game, seat, person, against } = event;
        return { ...table, approvals: [...table.approvals, { game, seat, person, against, time }] };
      });
    case 'tableCountsSet':
      return withTable(t, event.session, event.table, (table) => ({ ...table, counts: event.counts }));
    case 'totalsConfirmed':
      return withTable(t, event.session, event.table, (table) => ({ ...table, confirmed: true }));
    case 'paidSet':
      return withEntrant(t, event.person, () => ({ paid: event.paid }));
    case 'numberSet':
      return { ...withEntrant(t, event.person, () => ({ number: event.number })), lastNumber: Math.max(t.lastNumber, event.number) };
    case 'wishesSet':
      return { ...t, wishes: event.wishes };
    case 'drawAdopted': {
      const tables = event.draw.tables.map(freshTable);
      const session: SessionState = { number: event.session, draw: event.draw, released: false, tables, closed: false };
      return { ...t, sessions: [...t.sessions.slice(0, event.session - 1), session] };
    }
    case 'drawDiscarded':
      return { ...t, sessions: t.sessions.slice(0, event.session - 1) };
    case 'drawReleased':
      return withSession(t, event.session, (s) => ({ ...s, released: true }));
    case 'firstDealerSet':
      return withTable(t, event.session, event.table, (table) => ({ ...table, firstDealer: event.seat }));
    case 'gameRecorded':
      return withTable(t, event.session, event.table, (table) => ({
        ...table,
        games: [...table.games, recorded(event.game, event.scored, event.reason, time)],
      }));
    case 'gameCorrected':
      return withGame(t, event, (game) => ({
        ...recorded(event.game, event.scored, event.reason, time),
        earlier: [...game.earlier, earlierOf(game)],
      }));
    case 'gameVoided':
      return withGame(t, event, (game) => ({ ...game, voided: event.reason, earlier: [...game.earlier, earlierOf(game)], time }));
    case 'totalsRecorded':
      return withTable(t, event.session, event.table, (table) => ({
        ...table,
        totals: { points: event.points, compulsory: event.compulsory, reason: null, earlier: [], time },
        confirmed: false,
      }));
    case 'totalsCorrected':
      return withTable(t, event.session, event.table, (table) => ({
        ...table,
        totals: {
          points: event.points,
          compulsory: event.compulsory,
          reason: event.reason,
          earlier: table.totals ? [...table.totals.earlier, earlierTotals(table.totals)] : [],
          time,
        },
      }));
    case 'adjusted': {
      const { adjustment: number, person, session, points, reason } = event;
      return { ...t, adjustments: [...t.adjustments, { number, person, session, points, reason, withdrawn: null, time }] };
    }
    case 'adjustmentWithdrawn':
      return {
        ...t,
        adjustments: t.adjustments.map((one) => (one.number === event.adjustment ? { ...one, withdrawn: event.reason } : one)),
      };
    case 'tieSettled': {
      const { people, by, seed } = event;
      return { ...t, settledTotals: [...t.settledTotals, { people, by, seed }] };
    }
    case 'seriesSet':
      return { ...t, series: event.series };
    case 'tableClosed':
      return withTable(t, event.session, event.table, (table) => {
        const { missing, reason } = event;
        return { ...table, closed: true, closedAt: time, short: missing > 0 || reason !== null ? { missing, reason } : null };
      });
    case 'tableReopened':
      return withTable(t, event.session, event.table, (table) => ({
        ...table,
        closed: false,
        closedAt: null,
        short: null,
        counts: 'played',
        confirmed: false,
      }));
    case 'sessionClosed':
      return withSession(t, event.session, (s) => ({ ...s, closed: true }));
    case 'tournamentClosed':
      return { ...t, final: event.final };
    case 'tournamentReopened':
      return { ...t, final: null };
    case 'hallSceneSet':
      return { ...t, hall: { ...t.hall, scene: event.scene } };
    case 'hallLineSet':
      return { ...t, hall: { ...t.hall, line: event.line } };
    case 'clockStarted':
    case 'clockPaused':
    case 'clockResumed':
    case 'extraTimeSet':
      return { ...t, clock: evolveClock(t.clock, event, time) };
    case 'hallPageSet':
      return { ...t, hall: { ...t.hall, held: event.held } };
    case 'hallFreezeSet':
      return { ...t, hall: { ...t.hall, frozenAt: event.frozen ? time : null } };
    case 'finalRead':
      return { ...t, hall: { ...t.hall, read: event.people } };
    case 'hallListSet':
      return { ...t, hall: { ...t.hall, list: event.list } };
    case 'hallSwitched':
      return { ...t, hall: { ...t.hall, [event.what]: event.on } };
    case 'tournamentCreated':
    case 'undone':
    case 'redone':
      return t;
  }
}

const earlierOf = ({ result: { points, value }, reason, time }: GameRecord): EarlierResult => ({ points, value, reason, time });

const earlierTotals = ({ points, reason, time }: TableTotals): EarlierResult => ({ points, value: 0, reason, time });

function recorded(number: number, scored: ScoredGame, reason: string | null, time: number): GameRecord {
  return { number, ...scored, reason, voided: null, earlier: [], time };
}

function withEntrant(t: Evening, person: string, patch: (entrant: Entrant) => Partial<Entrant>): Evening {
  return {
    ...t,
    entrants: changed(
      t.entrants,
      (e) => e.person === person,
      (e) => ({ ...e, ...patch(e) }),
    ),
  };
}

/** A table that everybody has left before it played is no table any more. */
const withoutEmpty = (t: Evening, session: number): Evening =>
  withSession(t, session, (s) => ({ ...s, tables: s.tables.filter((table) => table.seats.length > 0) }));

function withSession(t: Evening, number: number, to: (session: SessionState) => SessionState): Evening {
  return { ...t, sessions: changed(t.sessions, (s) => s.number === number, to) };
}

function withTable(t: Evening, session: number, table: number, to: (table: TableState) => TableState): Evening {
  return withSession(t, session, (s) => ({ ...s, tables: changed(s.tables, (x) => x.number === table, to) }));
}

/** A copy with the one item that `is` changed; the list itself where there is none. An evening has hundreds of tables and thousands of games. */
function changed<T>(items: readonly T[], is: (item: T) => boolean, to: (item: T) => T): readonly T[] {
  const at = items.findIndex(is);
  const item = items[at];
  return item === undefined ? items : items.with(at, to(item));
}

function withGame(t: Evening, place: GamePlace, to: (game: GameRecord) => GameRecord): Evening {
  return withTable(t, place.session, place.table, (table) => ({
    ...table,
    games: table.games.map((g) => (g.number === place.game ? to(g) : g)),
  }));
}
