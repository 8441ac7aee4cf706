import { expect, test } from 'vitest';
import { fitting, sectionsOf, sumOf } from '../../renderer/screens/hall/reveal.ts';
import { momentAt, momentChange } from '../../renderer/screens/hall/useMoment.ts';
import { NOW, reveal, soloWon } from './finalViews.ts';

test.each([
  ['before it begins', -1, null, 1],
  ['as it begins', 0, 'p1', 20_000],
  ['just before it is over', 19_999, 'p1', 1],
  ['when it is over', 20_000, null, null],
] as const)('a moment, %s', (_, after, person, change) => {
  const moments = [soloWon('Uschi Größl')];
  const now = momentAt(moments, NOW + after);
  expect(now?.kind === 'soloWon' ? now.soloist.person : null).toBe(person);
  expect(momentChange(moments, NOW + after)).toBe(change);
});

test.each([
  ['nothing read: the last place is announced', 0, [], 22],
  ['in the list: the place read last stands large, nothing is announced', 5, [18], null],
  ['before the podium: the third place is announced', 19, [4], 3],
  ['third read', 20, [3], 2],
  ['second read', 21, [3, 2], 1],
  ['all read', 22, [3, 2, 1], null],
] as const)('the final of 22, %s', (_, read, large, pending) => {
  const sections = sectionsOf(reveal(22, read));
  expect({ large: sections.large.map(({ place }) => place), pending: sections.pending }).toEqual({ large, pending });
});

test('the sum of the sessions: what was not played is left out, points taken stand at the end', () => {
  const value = (units: number): string => (units / 10).toFixed(1).replace('.', ',');
  expect(sumOf({ credits: [45, null, -12, 30], adjustments: -5 }, value)).toBe('4,5 − 1,2 + 3,0 − 0,5');
  expect(sumOf({ credits: [], adjustments: 0 }, value)).toBe('');
});

test('only the names that have room stand in the list', () => {
  expect(fitting([2, 3, 2, 2], (height) => height, 7)).toEqual([2, 3, 2]);
  expect(fitting([2, 2], (height) => height, 7)).toEqual([2, 2]);
});
