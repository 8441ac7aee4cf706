import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'electron-builder';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChanged } from '../../electron/build/bundle.ts';
import { PACKAGING } from '../../electron/build/packaging.ts';
import { ROOT } from '../../electron/build/targets.ts';
import { clientOf } from '../../electron/cli/client.ts';
import { diceFrom, playGame } from '../../electron/cli/demoEvening.ts';
import { type App, openApp } from '../e2e/driver.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { makeSubstituteElectron } from './substituteElectron.ts';

/*
 * The Linux package, unpacked, around a folder that only looks like Electron: what is in it, and that an evening can be played from its
 * archive alone. It lies outside the project, so that nothing is found here by accident that would be missing in the package.
 */

interface Asar {
  extractAll(archive: string, folder: string): void;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-package-'));
const resources = path.join(folder, 'out/linux-unpacked/resources');
/** Named like the archive, with what lies beside it, as the program sees both in Electron. */
const archive = path.join(folder, 'resources/app.asar');
let app: App | undefined;

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

// It brings the driver for this system only.
describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('The package for Linux', () => {
  beforeAll(async () => {
    await buildChanged();
    const require = createRequire(path.join(ROOT, 'package.json'));
    const { version } = require('electron/package.json') as { version: string };
    makeSubstituteElectron(path.join(folder, 'electron'), version);
    await build({
      projectDir: ROOT,
      publish: 'never',
      dir: true,
      linux: [],
      config: {
        ...PACKAGING,
        electronFuses: null,
        electronDist: path.join(folder, 'electron'),
        directories: { ...PACKAGING.directories, output: path.join(folder, 'out') },
      },
    });
    const asar = createRequire(require.resolve('app-builder-lib'))('@electron/asar') as Asar;
    asar.extractAll(path.join(resources, 'app.asar'), archive);
    cpSync(path.join(resources, 'app.asar.unpacked'), `${archive}.unpacked`, { recursive: true });
    // Electron starts no thread from inside the archive: only the copy beside it may be used.
    rmSync(path.join(archive, 'dist/worker'), { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });

  test('holds what the program reads and nothing else', () => {
    const files = filesOf(archive);
    const modules = new Set(files.filter((file) => file.startsWith('node_modules/')).map((file) => file.split('/')[1]));
    expect([...modules]).toEqual(['better-sqlite3']);
    expect(files.filter((file) => file.endsWith('.node'))).toEqual(['node_modules/better-sqlite3/prebuilds/linux-x64.node']);
    expect(files.filter((file) => /\.map$|\.stamp$|\.packages$|\.tsx?$|(^|\/)(deps|src|tests)\//.test(file))).toEqual([]);
    expect(new Set(files.filter((file) => !file.startsWith('node_modules/')).map((file) => file.split('/').slice(0, 2).join('/')))).toEqual(
      new Set(['dist/main', 'dist/preload', 'dist/renderer', 'package.json']),
    );
    // The whole program without Electron: a few megabytes.
    const bytes = readFileSync(path.join(resources, 'app.asar')).length;
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(12_000_000);
  });

  test('has driver and worker beside the archive, where they can be started', () => {
    expect(filesOf(`${archive}.unpacked`)).toEqual(['dist/worker/worker.mjs', 'node_modules/better-sqlite3/prebuilds/linux-x64.node']);
  });

  test("has Electron's own licences beside the program, and only the languages it speaks", () => {
    const names = readdirSync(path.join(folder, 'out/linux-unpacked'));
    expect(names).toEqual(expect.arrayContaining(['turnierabend', 'LICENSE.electron.txt', 'LICENSES.chromium.html']));
    expect(readdirSync(path.join(folder, 'out/linux-unpacked/locales')).toSorted()).toEqual(['de.pak', 'en-GB.pak', 'en-US.pak']);
    expect(existsSync(path.join(resources, 'default_app.asar'))).toBe(false);
  });

  test('an evening is played from it: people, a draw by the worker, games, the hall, and all of it there after a crash', async () => {
    app = await openApp({ shell: 'standin', root: archive });
    const open = app;
    const client = clientOf({
      execute: (_role, _actor, envelope) => call(open.desk, 'execute', envelope),
      query: (_role, name, input) => call(open.desk, 'query', name, input),
    });
    const { tournament } = client;
    await client.run({ type: 'createTournament', ...settingsOf('eselstall'), name: 'Abend aus dem Paket' });
    for (const [i, given] of ['Ada', 'Berta', 'Carl', 'Dora', 'Emil', 'Fritz', 'Grete', 'Hans'].entries()) {
      await client.run({ type: 'addPerson', person: `p${i}`, given, family: 'Paket', club: '', note: '' });
      await client.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
    }
    const { draw } = await client.query('proposeDraw', { tournament, seed: 7 });
    await client.run({ type: 'adoptDraw', session: 1, draw });
    await client.run({ type: 'releaseDraw', session: 1 });
    const dice = diceFrom(7);
    for (const table of [1, 2]) await playGame(client, { session: 1, table, game: 1 }, dice);

    await open.desk.evaluate((id) => {
      location.hash = `#/${id}/session`;
    }, tournament);
    await open.desk.getByText('Abend aus dem Paket').first().waitFor();
    const hall = await open.hall();
    await hall.locator('.hall-frame').first().waitFor();
    await open.restart('killed');
    const { tables } = await client.query('tables', { tournament, session: 1 });
    expect(tables.map(({ seats }) => seats.length)).toEqual([4, 4]);
    for (const table of [1, 2])
      expect((await client.query('table', { tournament, session: 1, table })).games.filter(({ result }) => result !== null)).toHaveLength(
        1,
      );
    expect(open.errors()).toEqual([]);
  }, 60_000);
});

/** One of the three verbs, as the pages use them. */
function call<T>(page: Page, verb: 'execute' | 'query', ...values: readonly unknown[]): Promise<T> {
  return page.evaluate(
    ([name, args]) =>
      (globalThis as unknown as { turnierabend: { [verb: string]: (...args: unknown[]) => Promise<unknown> } }).turnierabend[name]?.(
        ...args,
      ),
    [verb, values] as const,
  ) as Promise<T>;
}
