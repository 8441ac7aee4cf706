import { expect, test } from 'vitest';
import { type CoreEvening, coreEvening, eselstallWith, refolded, settingsOf } from '../support/coreEvening.ts';

const SOLO = { kind: 'solo', declarers: [1], valat: { by: 'declarers', made: true } };
const RUFER = { kind: 'rufer', declarers: [0, 2], declarerEyes: 50 };

function tarockWith(people: number): CoreEvening {
  const evening = coreEvening();
  evening.run({ type: 'createTournament', ...settingsOf('tc-solo') });
  for (let i = 1; i <= people; i++) evening.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  evening.run({ type: 'setFirstDealer', session: 1, table: 1, seat: 0 });
  return evening;
}
const place = { session: 1, table: 1 };
const approve = (evening: CoreEvening, seat: number, against = false) => evening.run({ type: 'approve', ...place, seat, against });
const record = (evening: CoreEvening, game: number, entry: unknown) => evening.run({ type: 'recordGame', ...place, game, entry });
const table = (evening: CoreEvening) => {
  const found = evening.state().sessions[0]?.tables[0];
  if (!found) throw new Error('no table');
  return found;
};
const game = (evening: CoreEvening, number: number) => table(evening).games[number - 1];

test('an approval is kept with table, seat and time and belongs to the next hand', () => {
  const evening = tarockWith(4);
  expect(record(evening, 1, RUFER)).toBe('ok');
  expect(approve(evening, 1)).toBe('ok');
  const entry = evening.journal.at(-1);
  expect(entry?.event).toEqual({
    type: 'valatApproved',
    session: 1,
    table: 1,
    game: 2,
    seat: 1,
    person: table(evening).seats[1],
    against: false,
  });
  expect(table(evening).approvals).toEqual([{ game: 2, seat: 1, person: table(evening).seats[1], against: false, time: entry?.time }]);
  // 2.10: approved, so the announced solo Valat is paid in full, 24 from each; the journal's entry carries the approval
  expect(record(evening, 2, SOLO)).toBe('ok');
  expect(game(evening, 2)?.result.points).toEqual([-24, 72, -24, -24]);
  expect(game(evening, 2)?.entry).toEqual({ ...SOLO, valat: { by: 'declarers', made: true, approved: true } });
  // the hand after it has none
  expect(record(evening, 3, { ...SOLO, valat: { ...SOLO.valat, approved: true } })).toBe('ok');
  expect(game(evening, 3)?.result.points).toEqual([-12, 36, -12, -12]);
  expect(game(evening, 3)?.entry).toEqual({ ...SOLO, valat: { by: 'declarers', made: true, approved: false } });
  expect(refolded(evening)).toEqual(evening.state());
});

test('a correction keeps the approval of its own hand', () => {
  const evening = tarockWith(4);
  approve(evening, 1);
  record(evening, 1, SOLO);
  const lost = { ...SOLO, valat: { by: 'declarers', made: false, approved: false } };
  expect(evening.run({ type: 'correctGame', ...place, game: 1, entry: lost, reason: 'ein Stich fehlte' })).toBe('ok');
  expect(game(evening, 1)?.result.points).toEqual([24, -72, 24, 24]);
});

test('it is taken back by undo as long as nothing was entered after it', () => {
  const evening = tarockWith(4);
  approve(evening, 1);
  const approval = evening.lastId();
  expect(evening.run({ type: 'undo', commandId: approval })).toBe('ok');
  expect(table(evening).approvals).toEqual([]);
  expect(evening.run({ type: 'redo', commandId: approval })).toBe('ok');
  record(evening, 1, SOLO);
  expect(evening.run({ type: 'undo', commandId: approval })).toBe('undoDepends');
  expect(game(evening, 1)?.result.points[1]).toBe(72);
});

test('twice the same, a seat there is not, a table there is not: refused', () => {
  const evening = tarockWith(4);
  expect(approve(evening, 1)).toBe('ok');
  expect(approve(evening, 1)).toBe('approvalTwice');
  expect(approve(evening, 1, true)).toBe('ok');
  expect(approve(evening, 4)).toBe('seatWrong');
  expect(approve(evening, -1)).toBe('seatWrong');
  expect(approve(evening, 0.5)).toBe('seatWrong');
  expect(evening.run({ type: 'approve', session: 1, table: 2, seat: 0, against: false })).toBe('tableUnknown');
  evening.run({ type: 'closeTable', ...place, reason: 'früh gegangen' });
  expect(approve(evening, 2)).toBe('tableIsClosed');
});

test('whoever sits out announces nothing', () => {
  const evening = tarockWith(5);
  expect(approve(evening, 0)).toBe('approvalSitsOut');
  expect(approve(evening, 4)).toBe('ok');
});

test('other rule sets have no approvals', () => {
  const evening = eselstallWith(4);
  evening.draw(1);
  evening.run({ type: 'releaseDraw', session: 1 });
  expect(approve(evening, 1)).toBe('approvalNone');
});

// 2.10.1: the warning stands in the recorded result unless the Kontra was approved
test.each([
  [false, ['valatKontra']],
  [true, undefined],
])('Kontra against a Valat, approved: %s', (approved, warnings) => {
  const evening = tarockWith(4);
  approve(evening, 1);
  if (approved) approve(evening, 3, true);
  record(evening, 1, { ...SOLO, valat: { ...SOLO.valat, kontra: 1 } });
  expect(game(evening, 1)?.result.warnings?.map(({ code }) => code)).toEqual(warnings);
});
