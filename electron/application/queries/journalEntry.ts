import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { ValueView } from '../../contract/nightViews.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import type { TournamentEvent } from '../../core/tournament/events.ts';
import { fold } from '../../core/tournament/evolve.ts';
import { labelOf } from '../../core/tournament/labels.ts';
import { sessionOf, type TableState, type Tournament, tableOf } from '../../core/tournament/model.ts';
import { checkUndo } from '../../core/tournament/undo.ts';
import { entryLabel } from '../entryLabel.ts';
import { labelView, type NameOf, refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament, notFound } from './find.ts';

/** One command of the journal in full: what it changed, from what to what, why, who and when. `seq` is that of any of its events. */
export function queryJournalEntry(ports: QueryPorts, input: QueryInput<'journalEntry'>): Result<QueryView<'journalEntry'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const all = ports.evenings.entries(t.id);
  const asked = all.find((entry) => entry.seq === input.seq);
  const entries = all.filter((entry) => entry.commandId === asked?.commandId);
  const [first] = entries;
  if (!first) return notFound('undoUnknown');
  const { seq, commandId, time, actor } = first;
  const allowed = checkUndo(t, commandId);
  const events = entries.map((entry) => entry.event);
  const last = entries.at(-1)?.seq ?? seq;
  return ok({
    seq,
    commandId,
    time,
    actor,
    label: entryLabel(t, first.event, name),
    reason: events.map(reasonIn).find((reason) => reason !== null) ?? null,
    undone: t.history.find((h) => h.commandId === commandId)?.undone ?? false,
    undoable: allowed.ok,
    undoRefused: allowed.ok ? null : refused(allowed.error, name),
    steps: events.map((event) => labelView(labelOf(event), name)),
    change: changeOf(events, fold(all.filter((entry) => entry.seq < seq)), fold(all.filter((entry) => entry.seq <= last)), name),
  });
}

const reasonIn = (event: TournamentEvent): string | null => ('reason' in event ? event.reason : null);

type Entry = Extract<TournamentEvent, { type: 'gameRecorded' | 'gameCorrected' | 'gameVoided' | 'totalsRecorded' | 'totalsCorrected' }>;
const ENTRIES = {
  gameRecorded: true,
  gameCorrected: true,
  gameVoided: true,
  totalsRecorded: true,
  totalsCorrected: true,
} as const satisfies { readonly [type in Entry['type']]: true };
const isEntry = (event: TournamentEvent): event is Entry => Object.hasOwn(ENTRIES, event.type);

/** The game or the totals a command wrote, as they stood right before and right after it. */
function changeOf(
  events: readonly TournamentEvent[],
  before: Tournament | undefined,
  then: Tournament | undefined,
  name: NameOf,
): QueryView<'journalEntry'>['change'] {
  const event = events.find(isEntry);
  if (!event) return null;
  const { session, table } = event;
  const game = 'game' in event ? event.game : null;
  const at = (t: Tournament | undefined) => (t ? tableOf(sessionOf(t, session), table) : undefined);
  const now = at(then);
  return {
    session,
    table,
    game,
    seats: (now?.seats ?? []).map((person) => ({ person, name: name(person) })),
    before: valueAt(at(before), game),
    after: valueAt(now, game),
  };
}

function valueAt(table: TableState | undefined, game: number | null): ValueView | null {
  if (game === null) {
    const totals = table?.totals;
    return totals ? { entry: null, points: totals.points, value: 0, voided: false, dealer: null, sitsOut: null } : null;
  }
  const record = table?.games.find(({ number }) => number === game);
  if (!record) return null;
  const { entry, result, voided, dealer, sitsOut } = record;
  return { entry, points: result.points, value: result.value, voided: voided !== null, dealer, sitsOut };
}
