import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog, LOG_NAME, type LogOptions } from '../../electron/log/log.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date(2026, 10, 30, 20, 14, 5, 123).getTime();
const logIn = (more: Partial<LogOptions> = {}) => createLog({ folder, now: () => NOW, home: '/home/anna', ...more });

test('a line begins with the time of this computer', () => {
  const log = logIn();
  log.write('Start');
  log.write('Ende');
  expect(readFileSync(path.join(folder, LOG_NAME), 'utf8')).toBe('2026-11-30 20:14:05,123  Start\n2026-11-30 20:14:05,123  Ende\n');
  expect(log.file).toBe(path.join(folder, LOG_NAME));
});

test('the next start goes on in the same file', () => {
  logIn().write('eins');
  logIn().write('zwei');
  expect(logIn().read()).toMatch(/ {2}eins\n.* {2}zwei\n$/);
});

test('several lines become one, control characters blanks, and a very long line is cut', () => {
  const log = logIn();
  log.write(`Fehler\n    at a.ts:1\r\n    at b.ts:2\u0007`);
  log.write('x'.repeat(5000));
  const [first = '', second = ''] = log.read().split('\n');
  expect(first).toMatch(/ {2}Fehler \| at a\.ts:1 \| at b\.ts:2 $/);
  expect(second.length).toBeLessThan(2100);
});

test('the folder of the person who uses this computer is not named', () => {
  const log = logIn();
  log.write('Geöffnet: /home/anna/.local/share/turnierabend/turnierabend.sqlite');
  expect(log.read()).toContain('Geöffnet: ~/.local/share/turnierabend');
  expect(log.read()).not.toContain('anna');
});

test('files take turns: four at most, none larger than its limit, the newest lines always there, all read in order', () => {
  const log = logIn({ fileBytes: 1000 });
  for (let i = 1; i <= 200; i++) log.write(`Zeile ${i}.`);
  const files = readdirSync(folder);
  expect(files.toSorted()).toEqual(['turnierabend.1.log', 'turnierabend.2.log', 'turnierabend.3.log', 'turnierabend.log']);
  for (const file of files) expect(statSync(path.join(folder, file)).size).toBeLessThanOrEqual(1000);
  const numbers = [...log.read().matchAll(/Zeile (\d+)\./g)].map(([, number]) => Number(number));
  expect(numbers.at(-1)).toBe(200);
  expect(numbers.length).toBeGreaterThan(75);
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
});

test('a log that cannot be written disturbs nobody, and goes on when it can be written again', () => {
  const blocked = path.join(folder, 'logs');
  writeFileSync(blocked, 'a file where the folder should be');
  const log = logIn({ folder: blocked });
  expect(() => log.write('eins')).not.toThrow();
  expect(log.read()).toBe('');
  rmSync(blocked);
  log.write('zwei');
  expect(log.read()).toMatch(/zwei/);
  rmSync(blocked, { recursive: true });
  log.write('drei');
  mkdirSync(blocked, { recursive: true });
  log.write('vier');
  expect(existsSync(log.file)).toBe(true);
  expect(log.read()).toMatch(/vier/);
});
