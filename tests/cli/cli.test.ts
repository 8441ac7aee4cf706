import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const cli = (args: readonly string[], input = '') => {
  const run = spawnSync(process.execPath, ['electron/cli/main.ts', ...args], { cwd: root, input, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { code: run.status, out: run.stdout, err: run.stderr };
};
const lines = (out: string) => out.split('\n').filter(Boolean);

interface Case {
  readonly id: string;
  readonly expected: { readonly points?: number[]; readonly value?: number; readonly winner?: string | null; readonly error?: string };
}

test.each(['scoring.ndjson', 'ddv.ndjson'])('every row of %s comes out of the command line as the case says', (file) => {
  const text = readFileSync(path.join(root, 'tests/cases', file), 'utf8');
  const cases = lines(text).map((line): Case => JSON.parse(line));
  const answers = lines(cli(['score'], text).out).map((line) => JSON.parse(line));
  expect(answers).toHaveLength(cases.length);
  for (const [i, { id, expected }] of cases.entries()) {
    const { points, value, winner, error } = answers[i];
    if (expected.error !== undefined) expect([id, typeof error?.message]).toEqual([id, 'string']);
    else expect([id, points, value, winner]).toEqual([id, expected.points, expected.value, expected.winner]);
  }
});

test('a bad line is answered in its place, blank lines are skipped, and the next line is scored', () => {
  const good =
    '{"rules":"eselstall","players":4,"sitsOut":null,"entry":{"kind":"normal","re":[0,1],"reEyes":130},"id":"x","how":"ignored"}';
  const bad = [
    'not json',
    '[]',
    '{"rules":"skat","entry":{}}',
    '{"rules":"eselstall","players":5,"entry":{}}',
    '{"rules":"eselstall","players":3,"entry":{}}',
  ];
  const answers = lines(cli(['score'], [bad[0], '', good, ...bad.slice(1), '   ', good].join('\r\n')).out).map((line) => JSON.parse(line));
  expect(answers.map((a) => a.error?.code ?? a.value)).toEqual([
    'rowNotJson',
    1,
    'rowNotObject',
    'rowRulesUnknown',
    'rowSitsOutWrong',
    'rowPlayersWrong',
    1,
  ]);
});

test('options of a row count for that row', () => {
  const row = (options: object) =>
    JSON.stringify({ rules: 'eselstall', entry: { kind: 'solo', solo: 'damen', re: [0], reEyes: 100 }, options });
  const [standard, against, unknown] = lines(
    cli(['score'], [row({}), row({ againstSolo: true }), row({ nonsense: 1 })].join('\n')).out,
  ).map((line) => JSON.parse(line));
  // a lost solo: won 1, solo bonus 1; "gegen die Alten" against a soloist is open and off by default
  expect([standard.value, against.value]).toEqual([2, 3]);
  expect(unknown.error.message).toContain('nonsense');
});

test('lines are explained in German, and in English when asked', () => {
  const row = '{"rules":"eselstall","entry":{"kind":"normal","re":[0,1],"reEyes":130,"calls":["re"]}}';
  const texts = (args: readonly string[]) => JSON.parse(cli(['score', ...args], row).out).lines.map((l: { text: string }) => l.text);
  expect(texts([])).toEqual(['Gewonnen: Re, 130 Augen (braucht 121)', 'Re angesagt']);
  expect(texts(['--lang', 'en'])[1]).toMatch(/Re/);
  expect(texts(['--lang', 'en'])).not.toEqual(texts([]));
});

test('rules names every option with default, alternatives and paragraph', () => {
  const { options } = JSON.parse(cli(['rules', 'wielandstrasse']).out);
  const called = options.find((o: { name: string }) => o.name === 'bothCalled');
  expect(called).toMatchObject({
    default: 'lastCallerNeeds121',
    choices: ['lastCallerNeeds121', 'firstCallerNeeds121', 'reNeeds121', 'kontraNeeds121'],
    open: true,
  });
  expect(called.paragraph).not.toBe('');
  expect(cli(['rules', 'skat'])).toMatchObject({ code: 2, out: '' });
});

test('a night is played, and one that does not fit is refused in words', () => {
  const night = JSON.parse(cli(['night', 'tests/nights/eselstall-8.json']).out);
  expect(night.final[0]).toMatchObject({ place: 1, name: 'Elke Fuhr', total: 189, scale: 10 });
  expect(cli(['night', 'package.json']).code).toBe(2);
  expect(cli(['night', 'no-such-file.json'])).toMatchObject({ code: 2, out: '' });
  expect(cli(['nonsense'])).toMatchObject({ code: 2, out: '' });
});

test('draw seats people with the fewest repeats; the same seed gives the same draw', () => {
  const args = ['draw', '--people', '16', '--sessions', '5', '--seed', '7'];
  const first = cli(args);
  const { sessions, quality } = JSON.parse(first.out);
  // 16 people can meet nobody twice in five sessions (seating/README.md)
  expect(quality).toEqual({ repeats: 0, lowerBound: 0, longest: 1, fiveSpread: 0 });
  for (const session of sessions)
    expect(session.flat().sort((a: number, b: number) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  expect(cli(args).out).toBe(first.out);
  const apart = JSON.parse(cli([...args, '--apart', '1+2,3+4', '--fair', 'strict']).out);
  for (const table of apart.sessions.flat())
    for (const [a, b] of [
      [1, 2],
      [3, 4],
    ])
      expect(table.includes(a) && table.includes(b)).toBe(false);
  expect(cli(['draw', '--people', '7', '--sessions', '2', '--seed', '1'])).toMatchObject({ code: 2, out: '' });
  expect(cli(['draw', '--people', '16'])).toMatchObject({ code: 2, out: '' });
});

test('an adopted draw comes out once more from its journal; a file that is not there is said and not made', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-cli-'));
  try {
    const db = path.join(folder, 'abend.sqlite');
    const night = JSON.parse(readFileSync(path.join(root, 'tests/nights/heinz-12.json'), 'utf8'));
    // Drawn instead of seated by hand; it ends there, since the totals of the file are those of other tables.
    delete night.sessions[0].seating;
    const described = path.join(folder, 'abend.json');
    writeFileSync(described, JSON.stringify(night));
    cli(['night', described, '--db', db]);
    const again = cli(['draw', '--db', db, '--session', '1']);
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(again.out)).toMatchObject({ same: true, seed: 1206 });
    expect(JSON.parse(again.out).tables.flat()).not.toEqual([]);
    const missing = path.join(folder, 'anderer.sqlite');
    expect(cli(['draw', '--db', missing])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('anderer.sqlite') });
    expect(existsSync(missing)).toBe(false);
    expect(cli(['draw', '--db', db, '--session', '99'])).toMatchObject({ code: 2, out: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
