import type { LabelView } from '../contract/views.ts';
import type { TournamentEvent } from '../core/tournament/events.ts';
import { labelOf } from '../core/tournament/labels.ts';
import type { Tournament } from '../core/tournament/model.ts';
import { labelView, type NameOf } from './names.ts';

/** Label of an event in the journal of `t`; one that takes back or repeats says what, since "Zurückgenommen" alone tells nobody anything. */
export function entryLabel(t: Tournament, event: TournamentEvent, name: NameOf): LabelView {
  const label = labelView(labelOf(event), name);
  if (event.type !== 'undone' && event.type !== 'redone') return label;
  const target = t.history.find(({ commandId }) => commandId === event.commandId);
  return target ? { code: label.code, facts: { ...labelView(target.label, name).facts, of: target.label.code } } : label;
}
