import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildChanged } from '../../electron/build/bundle.ts';
import { DIST, NODE_TARGETS } from '../../electron/build/targets.ts';

beforeAll(async () => {
  await buildChanged({ pages: false });
});

const read = (...parts: string[]): string => readFileSync(path.join(DIST, ...parts), 'utf8');

test('a second build has nothing to do', async () => {
  expect(await buildChanged({ pages: false })).toEqual([]);
});

test.each(NODE_TARGETS.map(({ name, file }) => [name, file] as const))(
  '%s is one file, with everything in it but electron and the database',
  (name, file) => {
    expect(readdirSync(path.join(DIST, name)).filter((entry) => /\.[cm]?js$/.test(entry))).toEqual([file]);
    const foreign = [...read(name, file).matchAll(/(?:^import [^;]*?from |\brequire\(|\bimport\()\s*["']([^"'./][^"']*)["']/gm)].map(
      ([, id]) => id ?? '',
    );
    expect(foreign.filter((id) => !/^(node:.*|electron|better-sqlite3|bufferutil|utf-8-validate)$/.test(id) && !isBuiltin(id))).toEqual([]);
  },
);

test('the sandboxed preload needs electron and nothing else, and is small', () => {
  const preload = read('preload', 'preload.cjs');
  expect([...preload.matchAll(/require\("([^"]*)"\)/g)].map(([, id]) => id)).toEqual(['electron']);
  expect(preload).not.toMatch(/^import /m);
  expect(preload.length).toBeLessThan(4_000);
});

test('no bundle has taken in the installer of Electron in Electron’s place', () => {
  for (const { name, file } of NODE_TARGETS) expect(read(name, file)).not.toContain('failed to install');
});

test('the main process does not wait for Electron at its top level, which would wait for ever', () => {
  expect(read('main', 'main.js')).not.toMatch(/^await /m);
});

test('a build from within the tests is the one people use, not React for developers', async () => {
  await buildChanged();
  const scripts = readdirSync(path.join(DIST, 'renderer', 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) expect(read('renderer', 'assets', name)).not.toContain('jsxDEV');
});

const isBuiltin = (id: string): boolean =>
  ['events', 'http', 'https', 'net', 'tls', 'crypto', 'stream', 'url', 'zlib', 'buffer'].includes(id);
