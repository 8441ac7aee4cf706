import { expect, test } from 'vitest';
import type { HallStandingRow } from '../../electron/contract/hallViews.ts';
import type { Measure } from '../../renderer/screens/hall/measure.ts';
import { type HeadTexts, layoutStandings, type RowTexts, type StandingsLayout } from '../../renderer/screens/hall/standingsLayout.ts';
import { boxOf } from '../../renderer/screens/hall/useBox.ts';
import { milliseconds } from '../../renderer/screens/hall/useMoves.ts';
import { standings } from './views.ts';

const measure: Measure = (text, face) => text.length * (face === 'bold' ? 0.52 : 0.46);
const HD = boxOf(1920, 1080);
const XGA = boxOf(1024, 768);

const head = (session: number): HeadTexts => ({
  place: 'Platz',
  movement: 'Bewegung',
  name: 'Name',
  sessions: Array.from({ length: session }, (_, i) => `D ${i + 1}`),
  total: 'Gesamt',
});
const row = ({ place, total, sessions }: HallStandingRow): RowTexts => ({
  place: String(place),
  movement: { number: '3', word: 'auf' },
  sessions: sessions.map((cell) => String((cell?.credit ?? 0) / 10)),
  total: String(total / 10),
});
function layout(people: number, session = 3, box = HD, longest = ''): StandingsLayout {
  const view = standings(people, session);
  const rows = longest === '' ? view.rows : view.rows.map((one, i) => (i === 0 ? { ...one, name: longest } : one));
  return layoutStandings({ ...view, rows }, { head: head(session), row }, box, measure);
}

test.each<[string, number, typeof HD, number[][], number]>([
  ['8: one list, rows 2.7 high', 8, HD, [[8]], 2.7],
  ['10: one list, rows 2.2 high', 10, HD, [[10]], 2.2],
  ['11: two columns', 11, HD, [[6, 5]], 2.5],
  ['22: two columns of 11', 22, HD, [[11, 11]], 2],
  ['24: two columns of 12, closer', 24, HD, [[12, 12]], 1.85],
  ['25: two pages', 25, HD, [[7, 6], [6, 6]], 2.5], // biome-ignore format: one case a line
  ['40: two pages of 20', 40, HD, [[10, 10], [10, 10]], 2.2], // biome-ignore format: one case a line
  ['22 on a 4:3 projector: one column, two pages', 22, XGA, [[11], [11]], 2], // biome-ignore format: one case a line
  ['8 on a 4:3 projector', 8, XGA, [[8]], 2.7],
])('shape: %s', (_, people, box, shape, height) => {
  const { pages, rowHeight } = layout(people, 3, box);
  expect(pages.map((page) => page.map((column) => column.length))).toEqual(shape);
  expect(rowHeight).toBeCloseTo(height, 2);
});

test('up to ten people see every session, more only the current one', () => {
  expect(layout(8).sessions).toEqual([0, 1, 2]);
  expect(layout(22).sessions).toEqual([2]);
});

test('the first session has nothing to compare with: no movement', () => {
  expect(layout(22, 1).width.movement).toBeNull();
  expect(layout(22, 2).width.movement).not.toBeNull();
});

test('short of space, the oldest sessions give way first and the name stays whole', () => {
  const { sessions, names, width } = layout(8, 10);
  expect(sessions.length).toBeGreaterThan(0);
  expect(sessions.length).toBeLessThan(10);
  expect(sessions.at(-1)).toBe(9);
  expect(width.name).toBeGreaterThanOrEqual(12);
  for (const { lines } of names.values()) expect(lines.length).toBeLessThanOrEqual(2);
});

test('then the word in the head, never the name', () => {
  const name = 'Maximilian-Alexander Ferdinand Freiherr von und zu Schwarzenberg-Hohenlohe';
  const { sessions, movementHead, names } = layout(22, 3, HD, name);
  expect(sessions).toEqual([]);
  expect(movementHead).toBe(false);
  const fitted = names.get(standings(22).rows[0]?.person ?? '');
  const text = (fitted?.lines ?? []).map((line) => line.map(({ text: part }) => part).join(''));
  expect(text.join(' ').replaceAll('- ', '-')).toBe(name);
});

test('no column is higher than its room, whatever the names', () => {
  const giant = 'Maximilian-Alexander Ferdinand Freiherr von und zu Schwarzenberg-Hohenlohe auf Rajapaksamudiyanselage';
  for (const people of [11, 22, 24, 40, 105]) {
    const { pages, rowHeight, names } = layout(people, 3, HD, giant);
    for (const column of pages.flat()) {
      const height = column.reduce((sum, { person }) => {
        const fitted = names.get(person);
        return sum + Math.max(rowHeight, fitted && fitted.lines.length > 1 ? fitted.lines.length * fitted.size * 0.92 : 0);
      }, 0);
      expect(height).toBeLessThanOrEqual(22.3);
    }
  }
});

test('nobody listed is one empty page', () => {
  const { pages } = layout(0);
  expect(pages.flat(2)).toEqual([]);
  expect(pages).toHaveLength(1);
});

test.each([
  ['16:9', 1920, 1080, { width: 50, wide: true }],
  ['16:10', 1280, 800, { width: 46, wide: true }],
  ['4:3', 1024, 768, { width: 38, wide: false }],
  ['ultra wide', 3440, 1440, { width: 50, wide: true }],
  ['5:4', 1280, 1024, { width: 35.5, wide: false }],
])('box of %s', (_, width, height, expected) => {
  expect(boxOf(width, height)).toEqual(expected);
});

test.each([
  ['240ms', 240],
  ['.24s', 240],
  ['1s', 1000],
  ['', 0],
])('%j in milliseconds', (time, expected) => {
  expect(milliseconds(time)).toBe(expected);
});
