import { expect } from 'vitest';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { decide } from '../../electron/core/tournament/decide.ts';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { fold } from '../../electron/core/tournament/evolve.ts';
import { type Tournament, tablePoints } from '../../electron/core/tournament/model.ts';
import { standingsOf } from '../../electron/core/tournament/standing.ts';
import { nextRedo, nextUndo } from '../../electron/core/tournament/undo.ts';

/* What must hold of an evening after every command, whatever happened. */

type Entries = readonly JournalEntry<TournamentEvent>[];

/** All of an evening but its journal's own numbering. */
const picture = ({ seq: _seq, history: _history, ...rest }: Tournament) => rest;

/** Five commands taken back and brought again, as if by the organizer, beside the evening. */
export function undoAndRedo(entries: Entries, state: Tournament): void {
  const all = [...entries];
  let now = state;
  const send = (command: TournamentCommand): void => {
    const decided = decide(now, command);
    expect(decided).toMatchObject({ ok: true });
    if (!decided.ok) return;
    for (const event of decided.value)
      all.push({ stream: state.id, seq: all.length + 1, time: 0, actor: 'desk', commandId: `u${all.length}`, version: 1, event });
    now = fold(all) ?? now;
  };
  const taken: string[] = [];
  for (let i = 0; i < 5; i++) {
    const id = nextUndo(now)?.commandId;
    if (id === undefined) break;
    send({ type: 'undo', commandId: id });
    taken.push(id);
  }
  for (const id of taken.reverse()) {
    expect(nextRedo(now)?.commandId).toBe(id);
    send({ type: 'redo', commandId: id });
  }
  expect(picture(now)).toEqual(picture(state));
}

/** Sums that must hold whatever happened. */
export function sumsHold(t: Tournament): void {
  const zeroSum = RULE_SETS[t.settings.ruleSet].zeroSum;
  for (const session of t.sessions) {
    const seated = session.tables.flatMap((table) => table.seats);
    expect(new Set(seated).size).toBe(seated.length);
    for (const table of session.tables) {
      if (zeroSum) expect(tablePoints(table).reduce((a, b) => a + b, 0)).toBe(0);
      expect(table.seats.length).toBeLessThanOrEqual(5);
      for (const game of table.games) expect(game.result.points.length).toBeLessThanOrEqual(table.seats.length);
    }
  }
  for (const row of standingsOf(t)) {
    const counted = row.sessions.reduce((sum, cell) => sum + (cell?.state === 'counted' ? cell.credit : 0), 0);
    expect(row.total).toBe(counted + row.adjustments);
  }
}

/** Commands about who is there; none of them may move a place of a session that is finished. */
const WHO_IS_THERE: readonly TournamentCommand['type'][] = [
  'register',
  'withdraw',
  'setPresence',
  'leave',
  'pause',
  'setOptions',
  'setPaid',
];

/** Whoever comes, goes or rests moves nobody in a session that is finished. */
export function finishedStays(before: Tournament, command: TournamentCommand, then: Tournament): void {
  if (WHO_IS_THERE.includes(command.type)) expect(finishedPlaces(then)).toEqual(finishedPlaces(before));
}

function finishedPlaces(t: Tournament): unknown {
  return t.sessions
    .filter((s) => s.closed)
    .map((s) =>
      standingsOf(t, s.number)
        .filter(({ group }) => group !== 'notPlayed')
        .map(({ person, place, total }) => [person, place, total]),
    );
}
