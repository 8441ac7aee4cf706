import { expect, test } from 'vitest';
import type { DrawSheet, TableCardView, TournamentView } from '../../electron/contract/views.ts';
import { chosenLanguage } from '../../renderer/i18n/I18n.tsx';
import { movedUp, withOrder } from '../../renderer/screens/desk/draw/orders.ts';
import { familyName } from '../../renderer/screens/desk/entry/familyName.ts';
import { phases } from '../../renderer/screens/desk/frame/phases.ts';
import { kindOf } from '../../renderer/screens/desk/journal/journalKind.ts';
import { blackOrBack, turned } from '../../renderer/screens/desk/rail/scenes.ts';
import { parseRoute, type Route, routeHash } from '../../renderer/screens/desk/route.ts';
import { isLate } from '../../renderer/screens/desk/session/late.ts';
import { tableTyped } from '../../renderer/screens/desk/session/tableTyped.ts';
import { changeAt, readAt } from '../../renderer/screens/desk/setup/settingsForm.ts';

const ROUTES: readonly Route[] = [
  { at: 'start' },
  { at: 'new' },
  { at: 'series' },
  { at: 'registration', tournament: 'a-1' },
  { at: 'draw', tournament: 'a-1' },
  { at: 'session', tournament: 'a-1' },
  { at: 'session', tournament: 'a-1', session: 2 },
  { at: 'standings', tournament: 'a-1', session: 3 },
  { at: 'table', tournament: 'a-1', session: 3, table: 14 },
  { at: 'totals', tournament: 'a-1', session: 3, table: 4 },
  { at: 'game', tournament: 'a-1', session: 3, table: 4, game: 10 },
  { at: 'journal', tournament: 'a-1' },
  { at: 'closing', tournament: 'a-1' },
];
test.each(ROUTES.map((route) => [routeHash(route), route] as const))('%s leads back to where it came from', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each([
  ['', { at: 'start' }],
  ['#/../etc', { at: 'start' }],
  ['#/a-1/nowhere', { at: 'registration', tournament: 'a-1' }],
  ['#/a-1/game/3/4', { at: 'registration', tournament: 'a-1' }],
  ['#/a-1/table/0/4', { at: 'registration', tournament: 'a-1' }],
] as const)('address "%s" that means nothing', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each([
  ['one digit is enough with five tables', '2', [1, 2, 3, 4, 5], { table: 2, wait: false }],
  ['with twelve tables a 1 waits', '1', [1, 2, 10, 11, 12], { table: 1, wait: true }],
  ['a 2 does not', '2', [1, 2, 10, 11, 12], { table: 2, wait: false }],
  ['two digits are a table', '12', [1, 2, 10, 11, 12], { table: 12, wait: false }],
  ['no such table', '9', [1, 2, 3], { table: null, wait: false }],
  ['no table 2, but a 21 may come', '2', [20, 21], { table: null, wait: true }],
] as const)('table keys: %s', (_name, typed, tables, expected) => {
  expect(tableTyped(typed, tables)).toEqual(expected);
});

const card = (number: number, missing: number, closed = missing === 0): TableCardView => ({
  number,
  seats: [],
  planned: 10,
  played: 10 - missing,
  totals: false,
  closed,
  missing,
  closedReason: null,
  counts: 'played',
  second: 'no',
  nextGame: null,
  last: null,
});
test.each([
  ['three games behind the others', 6, [3, 2, 3], true],
  ['two games behind', 5, [3, 3, 3], false],
  ['most have finished and two are missing', 2, [0, 0, 3], true],
  ['most have finished and one is missing', 1, [0, 0, 0], false],
  ['nobody has finished', 8, [8, 8, 8], false],
] as const)('late: %s', (_name, mine, others, expected) => {
  const me = card(1, mine);
  expect(isLate(me, [me, ...others.map((missing, i) => card(i + 2, missing))])).toBe(expected);
});
test('a finished table is never late', () => {
  expect(isLate(card(1, 6, true), [card(1, 6, true), card(2, 0), card(3, 0)])).toBe(false);
});

const tie: DrawSheet['ties'][number] = {
  place: null,
  table: 2,
  points: -5,
  by: 'lot',
  people: ['a', 'b', 'c'].map((person) => ({ person, name: person.toUpperCase() })),
};
test('ties: one moves up, and an order for the same people replaces the one before', () => {
  expect(movedUp(tie, 1)).toEqual(['b', 'a', 'c']);
  expect(movedUp(tie, 2)).toEqual(['a', 'c', 'b']);
  expect(movedUp(tie, 0)).toEqual(['a', 'b', 'c']);
  expect(
    withOrder(
      [
        ['x', 'y'],
        ['a', 'b'],
      ],
      ['b', 'a'],
    ),
  ).toEqual([
    ['x', 'y'],
    ['b', 'a'],
  ]);
});

test.each([
  ['Käthe Lütkehaus', 'Lütkehaus'],
  ['Silke van der Straeten', 'van der Straeten'],
  ['Marie-Christine Oberhäuser-Wüstenhagen', 'Oberhäuser-Wüstenhagen'],
] as const)('%s is short %s', (name, short) => {
  expect(familyName(name, [{ name }, { name: 'Jens Quast' }])).toBe(short);
});
test('two of one name at a table keep their given names', () => {
  expect(familyName('Jens Quast', [{ name: 'Jens Quast' }, { name: 'Uta Quast' }])).toBe('Jens Quast');
});

test.each([
  ['gameRecorded', 'games'],
  ['gameCorrected', 'corrections'],
  ['undone', 'corrections'],
  ['entrantRegistered', 'people'],
  ['drawReleased', 'draw'],
  ['hallLineSet', 'hall'],
  ['tournamentCreated', 'other'],
] as const)('journal: %s is among %s', (code, kind) => {
  expect(kindOf(code)).toBe(kind);
});

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
] as const)('page %i of three, turned by %i, is page %i', (page, by, next) => {
  expect(turned({ page, pages: 3 }, by)).toBe(next);
});

test('black and back', () => {
  expect(blackOrBack('standings')).toBe('black');
  expect(blackOrBack('black')).toBe('auto');
});

test('settings: one value changes, the rest stays', () => {
  const settings = { games: { four: 8, five: 10 }, placePoints: [4, 3, 2, 1, 1], final: null };
  expect(readAt(settings, 'games.five')).toBe(10);
  expect(readAt(settings, 'placePoints.2')).toBe(2);
  expect(readAt(settings, 'final')).toBe(false);
  expect(changeAt(settings, 'games.four', 12)).toEqual({ ...settings, games: { four: 12, five: 10 } });
  expect(changeAt(settings, 'placePoints.4', 0)).toEqual({ ...settings, placePoints: [4, 3, 2, 1, 0] });
  expect(changeAt(settings, 'final', true)).toEqual({ ...settings, final: {} });
  expect(changeAt({ ...settings, final: { winnersTable: 5 } }, 'final', false)).toEqual(settings);
});

type Stage = Pick<TournamentView, 'session' | 'released' | 'phase' | 'closed' | 'progress'>;
const stage = (part: Partial<Stage>): Parameters<typeof phases>[0] =>
  ({
    session: 0,
    released: false,
    phase: 'registration',
    closed: false,
    progress: { tables: 0, closed: 0, games: 0, planned: 0 },
    ...part,
  }) as TournamentView;
const done = (view: Parameters<typeof phases>[0]) => phases(view).flatMap((step) => (step.done ? [step.phase] : []));
test.each([
  ['before the first draw', stage({}), []],
  ['drawn, not released', stage({ session: 1, phase: 'draw' }), ['registration']],
  [
    'playing',
    stage({ session: 1, released: true, phase: 'session', progress: { tables: 3, closed: 1, games: 9, planned: 24 } }),
    ['registration', 'draw'],
  ],
  ['the last session over', stage({ session: 5, released: true, phase: 'closing' }), ['registration', 'draw', 'session']],
  ['closed', stage({ session: 5, released: true, phase: 'closing', closed: true }), ['registration', 'draw', 'session', 'closing']],
] as const)('phases: %s', (_name, view, expected) => {
  expect(done(view)).toEqual(expected);
});

test.each([
  ['asked for by the address', '?lang=en', 'de', ['de-DE'], 'en'],
  ['chosen before', '', 'en', ['de-DE'], 'en'],
  ['of the system', '', null, ['fr-FR', 'en-GB'], 'en'],
  ['German otherwise', '', null, ['fr-FR'], 'de'],
  ['for tests', '?lang=keys', null, ['de'], 'keys'],
] as const)('language %s', (_name, search, stored, system, expected) => {
  expect(chosenLanguage(search, stored, system)).toBe(expected);
});
