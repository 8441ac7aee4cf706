import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import { labelOf } from '../../core/tournament/labels.ts';
import { checkUndo } from '../../core/tournament/undo.ts';
import { labelView } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

const PAGE = 100;

/** What was decided, newest first, a page at a time. An undo is named after what it took back. */
export function queryJournal(ports: QueryPorts, input: QueryInput<'journal'>): Result<QueryView<'journal'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const limit = input.limit ?? PAGE;
  const before = input.before ?? Number.POSITIVE_INFINITY;
  const all = ports.evenings.entries(t.id);
  const history = new Map(t.history.map((h) => [h.commandId, h]));
  const rows = [];
  let more = false;
  for (let i = all.length - 1; i >= 0; i--) {
    const entry = all[i];
    if (!entry || entry.seq >= before) continue;
    // a command of several events is one line, named by its first
    if (all[i - 1]?.commandId === entry.commandId) continue;
    if (rows.length === limit) {
      more = true;
      break;
    }
    const { seq, commandId, time, actor, event } = entry;
    const known = history.get(commandId);
    const target = event.type === 'undone' || event.type === 'redone' ? history.get(event.commandId) : undefined;
    const label = labelView(labelOf(event), name);
    rows.push({
      seq,
      commandId,
      time,
      actor,
      label: target ? { code: label.code, facts: { ...labelView(target.label, name).facts, of: target.label.code } } : label,
      undone: known?.undone ?? false,
      undoable: checkUndo(t, commandId).ok,
    });
  }
  return ok({ seq: t.seq, entries: rows, more });
}
