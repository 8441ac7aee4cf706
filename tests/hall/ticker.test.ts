import { expect, test } from 'vitest';
import type { Measure } from '../../renderer/screens/hall/measure.ts';
import { layoutTicker, type TickerLayout } from '../../renderer/screens/hall/tickerLayout.ts';

const measure: Measure = (text) => text.length * 0.5;
/** Foot of 50 units: notes of 12 and 8 wide, a page of 9. */
const layout = (line: string): TickerLayout => layoutTicker(line, [12, 8], 9, 50, measure);

test.each<[string, string, { hand: boolean; notes: number; page: boolean }]>([
  ['no line: everything', '', { hand: true, notes: 2, page: true }],
  ['a short line in the hand, beside everything', 'Suppe ist da', { hand: true, notes: 2, page: true }],
  ['a longer one: the last note gives way', 'x'.repeat(26), { hand: true, notes: 1, page: true }],
  ['longer: both notes', 'x'.repeat(42), { hand: true, notes: 0, page: true }],
  [
    'too long for the hand: the calm face, on one line while it can',
    `${'x'.repeat(30)} ${'x'.repeat(30)}`,
    { hand: false, notes: 0, page: true },
  ],
  [
    '200 letters: the page gives way last',
    Array.from({ length: 10 }, () => 'x'.repeat(18)).join(' '),
    { hand: false, notes: 0, page: false },
  ],
])('%s', (_, line, expected) => {
  const { hand, notes, page } = layout(line);
  expect({ hand, notes, page }).toEqual(expected);
});

test('the line is never smaller than one unit and never loses a letter', () => {
  const line = Array.from({ length: 12 }, (_, i) => `Wort${i} ${'x'.repeat(12)}`)
    .join(' ')
    .slice(0, 200);
  const { line: fitted } = layout(line);
  expect(fitted.size).toBe(1);
  expect(fitted.lines.map((one) => one.map(({ text }) => text).join('')).join(' ')).toBe(line);
});

test('in the hand it is never below 1.4 units', () => {
  for (let length = 1; length <= 200; length++) {
    const { hand, line } = layout('x'.repeat(length));
    if (hand) expect(line.size).toBeGreaterThanOrEqual(1.4);
  }
});
