import { expect, test } from 'vitest';
import {
  clock,
  longDate,
  minutesSince,
  money,
  parseMoney,
  parseWhole,
  signed,
  signedUnits,
  today,
  units,
  whole,
} from '../../renderer/i18n/format.ts';

test.each([
  [12, '+12'],
  [-12, '−12'],
  [0, '0'],
] as const)('points %d are written %s', (value, text) => {
  expect(signed(value)).toBe(text);
});

test.each([
  ['tenths', 184, 10, '18,4', '18.4'],
  ['a trailing zero stays', 250, 10, '25,0', '25.0'],
  ['less than one', -3, 10, '−0,3', '−0.3'],
  ['hundredths', 105, 100, '1,05', '1.05'],
  ['minus with hundredths', -1205, 100, '−12,05', '−12.05'],
  ['whole points', -7, 1, '−7', '−7'],
  ['nothing', 0, 10, '0,0', '0.0'],
] as const)('units: %s', (_name, value, scale, german, english) => {
  expect(units('de', value, scale)).toBe(german);
  expect(units('en', value, scale)).toBe(english);
});

test('units with a sign', () => {
  expect(signedUnits('de', 25, 10)).toBe('+2,5');
  expect(signedUnits('de', 0, 10)).toBe('0,0');
  expect(whole(-1)).toBe('−1');
});

test.each([
  [1500, '15\u00a0€', '€15'],
  [1550, '15,50\u00a0€', '€15.50'],
  [5, '0,05\u00a0€', '€0.05'],
  [-320, '−3,20\u00a0€', '−€3.20'],
] as const)('%d cents', (cents, german, english) => {
  expect(money('de', cents)).toBe(german);
  expect(money('en', cents)).toBe(english);
});

test.each([
  ['15', 1500],
  ['15,5', 1550],
  ['15,50 €', 1550],
  ['15.05', 1505],
  ['  7 ', 700],
  ['', 0],
  ['15,505', null],
  ['-3', null],
  ['viel', null],
  ['1.500,00', null],
] as const)('typed amount "%s"', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  ['12', 12],
  ['-5', -5],
  ['−5', -5],
  ['–5', -5],
  ['- 5', -5],
  ['+8', 8],
  [' 0 ', 0],
  ['-0', 0],
  ['', null],
  ['1,5', null],
  ['5-', null],
  ['12345678901', null],
] as const)('typed number "%s"', (text, value) => {
  expect(parseWhole(text)).toBe(value);
});

test.each([
  ['2026-03-14', 'Sa 14. März 2026', 'Sat 14 March 2026'],
  ['2026-11-30', 'Mo 30. November 2026', 'Mon 30 November 2026'],
  ['bald', 'bald', 'bald'],
] as const)('day %s', (date, german, english) => {
  expect(longDate('de', date)).toBe(german);
  expect(longDate('en', date)).toBe(english);
});

test('clock and minutes', () => {
  const at = Date.UTC(2026, 2, 14, 20, 17);
  expect(clock('de', at, 'Europe/Berlin')).toBe('21:17');
  expect(clock('de', Date.UTC(2026, 2, 14, 23, 5), 'Europe/Berlin')).toBe('00:05');
  expect(minutesSince(at, at + 14 * 60_000 + 59_000)).toBe(14);
  expect(minutesSince(at, at - 5)).toBe(0);
  expect(today(new Date(2026, 2, 4))).toBe('2026-03-04');
});
