import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readChanges } from '../../electron/build/about.ts';
import { buildChanged } from '../../electron/build/bundle.ts';
import { licenceOf, packageOf } from '../../electron/build/licences.ts';
import { DIST, ROOT } from '../../electron/build/targets.ts';
import { ABOUT_FILE, type About } from '../../electron/contract/about.ts';

/* What the program says about itself, as it is built. */

let about: About;
beforeAll(async () => {
  await buildChanged();
  about = JSON.parse(readFileSync(path.join(DIST, 'renderer', ABOUT_FILE), 'utf8')) as About;
});
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

describe('Version and changes', () => {
  test('are those of package.json and of the changelog, whose newest section is this version', () => {
    expect(about.version).toBe(version);
    for (const language of ['de', 'en'] as const) {
      expect(about.changes[language][0]?.version).toBe(version);
      expect(about.changes[language].every(({ changes }) => changes.length > 0)).toBe(true);
    }
  });

  test('both languages tell of the same versions', () => {
    const versions = (language: 'de' | 'en') => about.changes[language].map((section) => section.version);
    expect(versions('de')).toEqual(versions('en'));
  });

  test('a change may go on in a second line; what stands above the first version is not one', () => {
    const markdown = '# Changelog\n\n- not a change\n\n## 2.0.0\n\n- one\n  that is long\n- two\n\n## 1.0.0\n\n- three\n';
    expect(readChanges(markdown)).toEqual([
      { version: '2.0.0', changes: ['one that is long', 'two'] },
      { version: '1.0.0', changes: ['three'] },
    ]);
  });
});

describe('Licences', () => {
  const named = (name: string) => about.shipped.find((one) => one.name === name);

  test.each([
    ['Turnierabend', 'MIT'],
    ['better-sqlite3', 'MIT'],
    ['electron', 'MIT'],
    ['react', 'MIT'],
    ['react-dom', 'MIT'],
    ['react-to-print', 'MIT'],
    ['scheduler', 'MIT'],
    ['zod', 'MIT'],
    ['Source Sans 3', 'OFL-1.1'],
    ['Alegreya Sans', 'OFL-1.1'],
    ['Caveat Brush', 'OFL-1.1'],
  ])('%s is there under %s, with its text', (name, licence) => {
    expect(named(name)?.licence).toBe(licence);
    expect(named(name)?.text).toMatch(licence === 'MIT' ? /Permission is hereby granted/ : /SIL OPEN FONT LICENSE/i);
  });

  test('nothing is shipped under terms that ask for more than to be named', () => {
    const easy = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|BlueOak-1\.0\.0)$/;
    expect(about.shipped.filter(({ licence }) => !easy.test(licence)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    expect(about.shipped.filter(({ text }) => text.length < 200)).toEqual([]);
  });

  test('what only builds and tests is not among them', () => {
    for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'electron-builder', 'fast-check'])
      expect(named(name)).toBeUndefined();
  });
});

test.each([
  ['/node_modules/react/index.js', 'node_modules/react'],
  ['/node_modules/@formatjs/icu/lib/a.js?commonjs', 'node_modules/@formatjs/icu'],
  ['/node_modules/a/node_modules/b/c/d.js', 'node_modules/a/node_modules/b'],
  ['/electron/main.ts', null],
])('a module %s belongs to %s', (module, folder) => {
  expect(packageOf(ROOT.replaceAll('\\', '/') + module)).toBe(folder);
});

test('a package that says MIT and brings no text gets the text under the name of its author', () => {
  const { licence, text } = licenceOf('node_modules/worker-f');
  expect(licence).toBe('MIT');
  expect(text).toMatch(/^Copyright \(c\) catamphetamine/m);
  expect(text).toMatch(/Permission is hereby granted/);
  expect(text).not.toMatch(/Turnierabend/);
});

test('what names no licence is not shipped', () => {
  expect(() => licenceOf('tests/build/unlicensed')).toThrow(/names no licence/);
});
