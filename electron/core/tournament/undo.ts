import { ok, type Refusal, type Result, refuse } from '../result.ts';
import type { TournamentEvent } from './events.ts';
import type { HistoryEntry, Tournament } from './model.ts';

/** What an event changes and what it relies on, as paths; a path covers everything below it. */
export interface Footprint {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
  readonly undoable: boolean;
}

const write = (...writes: string[]) => ({
  writes,
  undoable: true,
  reads: [] as readonly string[],
  reading(...reads: string[]): Footprint {
    return { writes, reads, undoable: true };
  },
});

/** The footprint of each kind of event: undo is refused while something later overlaps it. */
export function footprintOf(event: TournamentEvent): Footprint {
  switch (event.type) {
    case 'tournamentCreated':
    case 'undone':
    case 'redone':
      return { writes: [], reads: [], undoable: false };
    case 'hallSceneSet':
    case 'hallLineSet':
    case 'hallPageSet':
    case 'clockStarted':
    case 'clockPaused':
    case 'clockResumed':
    case 'extraTimeSet':
    case 'hallFreezeSet':
    case 'finalRead':
    case 'hallListSet':
    case 'hallSwitched':
      return { writes: ['hall'], reads: [], undoable: false };
    case 'settingsChanged':
      return write('settings').reading();
    case 'entrantRegistered':
    case 'entrantWithdrawn':
      return write(`entrant/${event.person}`, `paid/${event.person}`, `number/${event.person}`).reading();
    case 'presenceSet':
    case 'pauseSet':
      return write(`entrant/${event.person}`).reading();
    case 'paidSet':
      return write(`paid/${event.person}`).reading();
    case 'numberSet':
      return write(`number/${event.person}`).reading();
    case 'optionsSet':
      return write('options').reading();
    case 'prizesSet':
      return write('prizes').reading();
    case 'certificateSet':
      return write('certificate').reading();
    case 'seatTaken':
    case 'seatLeft':
      return write(`session/${event.session}/${event.table}`).reading('settings', `entrant/${event.person}`);
    case 'standInSet':
    case 'seatHandedOver':
      return write(`session/${event.session}/${event.table}`).reading('settings', `entrant/${event.person}`, `entrant/${event.standIn}`);
    case 'seatsSwapped':
      return write(...event.tables.map(({ number }) => `session/${event.session}/${number}`)).reading();
    case 'wishesSet':
      return write('wishes').reading();
    case 'drawAdopted':
      return write(`session/${event.session}`).reading('entrant', 'settings', 'session');
    case 'drawDiscarded':
    case 'drawReleased':
      return write(`session/${event.session}`).reading();
    case 'firstDealerSet':
    case 'gameRecorded':
    case 'gameCorrected':
    case 'gameVoided':
    case 'totalsRecorded':
    case 'totalsCorrected':
    case 'tableClosed':
    case 'dealerSet':
    case 'valatApproved':
    case 'tableCountsSet':
    case 'totalsConfirmed':
    case 'tableReopened':
      return write(`session/${event.session}/${event.table}`).reading('settings');
    case 'adjusted':
      // only whoever is registered can be adjusted
      return write(`adjustment/${event.adjustment}`).reading('settings', `number/${event.person}`);
    case 'adjustmentWithdrawn':
      return write(`adjustment/${event.adjustment}`).reading();
    case 'tieSettled':
      return write(`tie/${[...event.people].sort().join('+')}`).reading('settings');
    case 'seriesSet':
      return write('series').reading();
    case 'sessionClosed':
      return write(`session/${event.session}`).reading('settings');
    case 'tournamentClosed':
    case 'tournamentReopened':
      return write('final').reading('session', 'entrant', 'settings', 'number', 'adjustment', 'tie');
  }
}

const covers = (a: string, b: string): boolean => a === b || b.startsWith(`${a}/`) || a.startsWith(`${b}/`);
const overlaps = (a: readonly string[], b: readonly string[]): boolean => a.some((x) => b.some((y) => covers(x, y)));

/** The standing command that undo would take back next, or undefined. */
export const nextUndo = (t: Tournament): HistoryEntry | undefined => t.history.findLast((h) => h.undoable && !h.undone);
/** The command that redo would restore next, or undefined. */
export function nextRedo(t: Tournament): HistoryEntry | undefined {
  const id = t.redoStack.at(-1);
  return id === undefined ? undefined : t.history.find((h) => h.commandId === id);
}

/** The first later command that relies on or changes the same things, or undefined. */
export function dependentOf(t: Tournament, entry: HistoryEntry): HistoryEntry | undefined {
  return t.history.find(
    (later) => later.seq > entry.seq && !later.undone && (overlaps(entry.writes, later.reads) || overlaps(entry.writes, later.writes)),
  );
}

export type UndoRefusal = 'undoUnknown' | 'undoAlready' | 'undoNever' | 'undoDepends' | 'redoNotPossible';

/** May this command be undone now? Answers its history entry, or says what depends on it. */
export function checkUndo(t: Tournament, commandId: string): Result<HistoryEntry, Refusal<UndoRefusal>> {
  const entry = t.history.find((h) => h.commandId === commandId);
  if (!entry) return refuse('undoUnknown');
  if (entry.undone) return refuse('undoAlready');
  if (!entry.undoable) return refuse('undoNever');
  const dependent = dependentOf(t, entry);
  if (dependent) return refuse('undoDepends', undefined, { label: dependent.label.code, ...dependent.label.facts });
  return ok(entry);
}

/** May this command be redone now? Only the one undone last, and nothing new may have happened since. */
export function checkRedo(t: Tournament, commandId: string): Result<HistoryEntry, Refusal<UndoRefusal>> {
  const entry = nextRedo(t);
  if (!entry || entry.commandId !== commandId) return refuse('redoNotPossible');
  return ok(entry);
}
