import { expect, test } from 'vitest';
import type { Approval, TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { defaultOptions } from './arbitrary.ts';
import { fieldAt } from './fill.ts';

const rules = RULE_SETS['tc-solo'];
const OPTIONS = defaultOptions('tc-solo');
const table = (approvals: readonly Approval[], sitsOut: number | null = null): TableContext => ({
  players: sitsOut === null ? 4 : 5,
  sitsOut,
  approvals,
});
const valatBy = (seat: number): Approval => ({ seat, against: false });
const kontraBy = (seat: number): Approval => ({ seat, against: true });

function scored(entry: unknown, context: TableContext) {
  const result = rules.score(entry, context, OPTIONS);
  if (!result.ok) throw new Error(result.error.code);
  return { points: result.value.points, warnings: result.value.warnings?.map((one) => one.code) ?? [] };
}

const SOLO = { kind: 'solo', declarers: [1], valat: { by: 'declarers', made: true } };
const COLOUR = { kind: 'farbensolo', declarers: [3], valat: { by: 'declarers', made: false } };
const RUFER = { kind: 'rufer', declarers: [0, 2], valat: { by: 'declarers', made: true } };
const AGAINST_RUFER = { kind: 'rufer', declarers: [0, 2], valat: { by: 'defenders', made: true } };

// Worked cases 8 and 9: an announced solo Valat is worth 24, without the approval 12; a farbensolo the same (3.8, 3.9, 2.10).
// In a rufer it is worth 12; one of the opponents 6 without the approval (2.10, Open), the declarers' needs none.
test.each([
  ['solo, approved for the soloist', SOLO, [valatBy(1)], [-24, 72, -24, -24]],
  ['solo, nothing approved', SOLO, [], [-12, 36, -12, -12]],
  ['solo, approved for somebody else', SOLO, [valatBy(0)], [-12, 36, -12, -12]],
  ['solo, only a Kontra approved', SOLO, [kontraBy(1)], [-12, 36, -12, -12]],
  ['farbensolo lost, approved', COLOUR, [valatBy(3)], [24, 24, 24, -72]],
  ['farbensolo lost, not approved', COLOUR, [], [12, 12, 12, -36]],
  ['rufer, nothing approved', RUFER, [], [12, -12, 12, -12]],
  ['opponents of a rufer, approved for one of them', AGAINST_RUFER, [valatBy(3)], [-12, 12, -12, 12]],
  ['opponents of a rufer, approved for a declarer', AGAINST_RUFER, [valatBy(2)], [-6, 6, -6, 6]],
])('%s', (_, entry, approvals, points) => {
  expect(scored(entry, table(approvals)).points).toEqual(points);
});

test.each([true, false])('what the entry itself says of it (%s) is overruled', (approved) => {
  const said = { ...SOLO, valat: { ...SOLO.valat, approved } };
  expect(scored(said, table([])).points).toEqual([-12, 36, -12, -12]);
  expect(scored(said, table([valatBy(1)])).points).toEqual([-24, 72, -24, -24]);
  expect(rules.settled(said, table([valatBy(1)]))).toEqual({ ...SOLO, valat: { ...SOLO.valat, approved: true } });
  expect(rules.settled(said, table([]))).toEqual({ ...SOLO, valat: { ...SOLO.valat, approved: false } });
});

test('where no approvals are kept, the entry says it', () => {
  const plain: TableContext = { players: 4, sitsOut: null };
  const said = { ...SOLO, valat: { ...SOLO.valat, approved: true } };
  expect(rules.settled(said, plain)).toBe(said);
  expect(scored(said, plain).points).toEqual([-24, 72, -24, -24]);
  expect(rules.score(SOLO, plain, OPTIONS)).toMatchObject({ ok: false, error: { code: 'entry.approvedMissing' } });
});

// 2.10.1: who says Kontra against an announced Valat tells the director first.
test.each([
  ['of nobody', [valatBy(1)], ['valatKontra']],
  ['of an opponent', [valatBy(1), kontraBy(3)], []],
  ['of the soloist himself, who cannot say it', [valatBy(1), kontraBy(1)], ['valatKontra']],
])('Kontra against a Valat with the approval %s: warnings', (_, approvals, warnings) => {
  const entry = { ...SOLO, valat: { ...SOLO.valat, kontra: 1 } };
  // the points stand either way: 24 x 2
  expect(scored(entry, table(approvals))).toEqual({ points: [-48, 144, -48, -48], warnings });
});

test('whoever sits out belongs to no side', () => {
  const five = { kind: 'solo', declarers: [1], valat: { by: 'defenders', made: true } };
  // 24 halved: each of the three opponents wins 12, the soloist pays 36
  expect(scored(five, table([valatBy(4)], 4)).points).toEqual([12, -36, 12, 12, 0]);
  expect(scored(five, table([valatBy(0)], 4)).points).toEqual([24, -72, 24, 24, 0]);
});

test('the form asks for it only where no approvals are kept, and its entry carries it', () => {
  const asked = rules.form(SOLO, { players: 4, sitsOut: null }, OPTIONS);
  expect(fieldAt(asked, 'valat.approved')).toBeDefined();
  const known = rules.form(SOLO, table([valatBy(1)]), OPTIONS);
  expect(fieldAt(known, 'valat.approved')).toBeUndefined();
  expect(known.entry).toEqual({ ...SOLO, valat: { ...SOLO.valat, approved: true } });
  expect(rules.form(known.entry, table([valatBy(1)]), OPTIONS)).toEqual(known);
});

test.each([null, 7, [], { valat: 1 }, { valat: { by: 'x' } }, { kind: 'solo', declarers: 'x', valat: { by: 'declarers' } }])(
  'nothing throws on %j',
  (entry) => {
    expect(rules.score(entry, table([valatBy(0)]), OPTIONS).ok).toBe(false);
    expect(rules.form(entry, table([valatBy(0)]), OPTIONS).fields.length).toBeGreaterThan(0);
  },
);

// A format with a Pflichtsolo in a house that has none of its own (rules/entry.md: compulsory is accepted with a solo in every house).
test.each(['eselstall', 'heinz', 'wielandstrasse', 'ddv'] as const)('%s asks for the compulsory solo where the format has one', (id) => {
  const house = RULE_SETS[id];
  const draft = { kind: 'solo', solo: 'damen', re: [0], compulsory: true };
  const asking = house.form(draft, { players: 4, sitsOut: null, compulsory: true }, defaultOptions(id));
  expect(fieldAt(asking, 'compulsory')).toMatchObject({ type: 'tick', value: true });
  const normal = house.form({ kind: 'normal' }, { players: 4, sitsOut: null, compulsory: true }, defaultOptions(id));
  expect(fieldAt(normal, 'compulsory')).toBeUndefined();
});
