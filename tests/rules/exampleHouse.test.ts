import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { doppelkopfRuleSet } from '../../electron/core/rules/doppelkopf/engine.ts';
import { exampleHouse } from './exampleHouse.ts';

const TABLE = { players: 4, sitsOut: null } as const;
// 125 eyes: Re wins, worth 1; Re was said.
const ENTRY = { kind: 'normal', re: [0, 2], reEyes: 125, calls: ['re'] };
const SOURCE = readFileSync(path.join(import.meta.dirname, 'exampleHouse.ts'), 'utf8');

test.each([
  ['a call said adds 2', {}, 3],
  ['or doubles, where the organizer chose it', { said: 'double' }, 2],
])('%s', (_name, chosen, value) => {
  const rules = doppelkopfRuleSet(exampleHouse);
  const options = rules.parseOptions(chosen);
  if (!options.ok) throw new Error(options.error.code);
  expect(rules.score(ENTRY, TABLE, options.value)).toMatchObject({ ok: true, value: { value, points: [value, -value, value, -value] } });
});

test('the example is short, and is the one the guide shows', () => {
  expect(SOURCE.split('\n').length).toBeLessThan(60);
  const guide = readFileSync(path.join(import.meta.dirname, '../../electron/core/EXTENDING.md'), 'utf8');
  const code = SOURCE.slice(SOURCE.indexOf('export const')).trim();
  expect(guide).toContain(code);
});
