import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import type { Tournament } from '../../electron/core/tournament/model.ts';
import { nextRedo, nextUndo } from '../../electron/core/tournament/undo.ts';
import { type CoreEvening, eselstallWith, refolded } from '../support/coreEvening.ts';

const normal = { kind: 'normal', re: [0, 1], reEyes: 130 };
const game = (table: number, number: number): TournamentCommand => ({ type: 'recordGame', session: 1, table, game: number, entry: normal });

/** What an undo must restore: all but the journal's own numbering and history. */
const picture = ({ seq: _seq, history: _history, redoStack: _redo, lastNumber: _last, ...rest }: Tournament) => rest;

function playing(people = 8): CoreEvening {
  const evening = eselstallWith(people);
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  return evening;
}

test('undo takes back the last command, redo brings it again', () => {
  const evening = playing();
  const before = picture(evening.state());
  evening.run(game(1, 1));
  const after = picture(evening.state());
  expect(nextUndo(evening.state())?.label).toEqual({ code: 'gameRecorded', facts: { session: 1, table: 1, game: 1 } });
  evening.run({ type: 'undo', commandId: nextUndo(evening.state())?.commandId ?? '' });
  expect(picture(evening.state())).toEqual(before);
  evening.run({ type: 'redo', commandId: nextRedo(evening.state())?.commandId ?? '' });
  expect(picture(evening.state())).toEqual(after);
});

test('an older game can be undone while nothing depends on it, and is refused by name when something does', () => {
  const evening = playing();
  evening.run(game(1, 1));
  const first = evening.lastId();
  evening.run(game(2, 1));
  expect(evening.run({ type: 'undo', commandId: first })).toBe('ok');
  evening.run(game(1, 1));
  const again = evening.lastId();
  evening.run(game(1, 2));
  const refused = evening.try({ type: 'undo', commandId: again });
  expect(refused).toMatchObject({ ok: false, error: { code: 'undoDepends', facts: { label: 'gameRecorded', table: 1, game: 2 } } });
});

test('what was released cannot be undone under running games; a payment always can', () => {
  const evening = playing();
  const released = evening.lastId();
  evening.run({ type: 'setPaid', person: 'p1', paid: false });
  const paid = evening.lastId();
  evening.run(game(1, 1));
  expect(evening.run({ type: 'undo', commandId: released })).toBe('undoDepends');
  expect(evening.run({ type: 'undo', commandId: paid })).toBe('ok');
  expect(evening.run({ type: 'undo', commandId: paid })).toBe('undoAlready');
  expect(evening.run({ type: 'undo', commandId: 'c1' })).toBe('undoNever');
});

test('redo is refused once something new was decided', () => {
  const evening = playing();
  evening.run(game(1, 1));
  const id = evening.lastId();
  evening.run({ type: 'undo', commandId: id });
  evening.run(game(2, 1));
  expect(evening.run({ type: 'redo', commandId: id })).toBe('redoNotPossible');
});

const step = fc.oneof(
  fc.record({ what: fc.constant('game' as const), table: fc.integer({ min: 1, max: 2 }), eyes: fc.integer({ min: 1, max: 239 }) }),
  fc.record({ what: fc.constant('correct' as const), table: fc.integer({ min: 1, max: 2 }), eyes: fc.integer({ min: 1, max: 239 }) }),
  fc.record({ what: fc.constant('void' as const), table: fc.integer({ min: 1, max: 2 }), eyes: fc.constant(0) }),
  fc.record({ what: fc.constant('paid' as const), table: fc.constant(1), eyes: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ what: fc.constant('totals' as const), table: fc.integer({ min: 1, max: 2 }), eyes: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ what: fc.constant('undo' as const), table: fc.constant(1), eyes: fc.constant(0) }),
  fc.record({ what: fc.constant('closeSession' as const), table: fc.constant(1), eyes: fc.constant(0) }),
);

function take(evening: CoreEvening, { what, table, eyes }: { what: string; table: number; eyes: number }): void {
  const state = evening.state();
  const list = state.sessions.at(-1)?.tables.find((t) => t.number === table)?.games ?? [];
  const session = state.sessions.length;
  const entry = { ...normal, reEyes: eyes };
  if (what === 'game') evening.run({ type: 'recordGame', session, table, game: list.length + 1, entry });
  else if (what === 'correct') evening.run({ type: 'correctGame', session, table, game: list.length, entry, reason: 'x' });
  else if (what === 'void') evening.run({ type: 'voidGame', session, table, game: list.length, reason: 'x' });
  else if (what === 'paid') evening.run({ type: 'setPaid', person: `p${eyes}`, paid: eyes % 2 === 0 });
  else if (what === 'totals') evening.run({ type: 'recordTotals', session, table, points: [eyes, 1, -1, -eyes] });
  else if (what === 'closeSession') evening.run({ type: 'closeSession', session });
  else evening.run({ type: 'undo', commandId: nextUndo(state)?.commandId ?? '' });
}

test('after every step of a random evening: refolding the journal gives the same state, undoing all and redoing all restores it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const evening = playing();
      for (const one of steps) {
        take(evening, one);
        expect(refolded(evening)).toEqual(evening.state());
      }
      const end = picture(evening.state());
      const undone: string[] = [];
      for (let i = 0; i < 5; i++) {
        const id = nextUndo(evening.state())?.commandId;
        if (id === undefined || evening.run({ type: 'undo', commandId: id }) !== 'ok') break;
        undone.push(id);
      }
      for (const id of undone.reverse()) expect(evening.run({ type: 'redo', commandId: id })).toBe('ok');
      expect(picture(evening.state())).toEqual(end);
    }),
    { numRuns: 60 },
  );
});

test('undo is as if it had never happened', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), step, (steps, last) => {
      const evening = playing();
      for (const one of steps.filter((s) => s.what !== 'undo')) take(evening, one);
      const before = picture(evening.state());
      const seq = evening.state().seq;
      take(evening, last.what === 'undo' ? { what: 'paid', table: 1, eyes: 3 } : last);
      if (evening.state().seq === seq) return;
      expect(evening.run({ type: 'undo', commandId: nextUndo(evening.state())?.commandId ?? '' })).toBe('ok');
      expect(picture(evening.state())).toEqual(before);
    }),
    { numRuns: 100 },
  );
});
