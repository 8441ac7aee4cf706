import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildChanged } from '../../electron/build/bundle.ts';
import { ROOT } from '../../electron/build/targets.ts';
import { startInBrowser } from './inBrowser.ts';
import { startInElectron } from './inElectron.ts';
import { type ElectronProcess, type Running, SHELLS, type ShellName, type Size, type StartInput } from './running.ts';

/*
 * The driver of the tests that look at windows. Use:
 *
 *   let app: App;
 *   beforeAll(async () => { app = await openApp(); });
 *   afterAll(() => app.close());
 *   test('the desk greets', async () => {
 *     await app.desk.getByRole('heading', { name: 'Turnierabend' }).waitFor();
 *     const hall = await app.hall();
 *     expect(app.errors()).toEqual([]);
 *   });
 *
 * `openApp()` builds what changed, starts the program on a fresh database and gives Playwright pages. By default that is the browser
 * shell, the quickest. `openApp({ shell: 'standin' })` runs the built Electron main process and preload over Chromium, with what is in
 * `app.electron()`; `shell: 'electron'` is the real Electron. TURNIERABEND_TEST_SHELL (set by `npm run test:electron`) overrides the
 * default, so a test that names no shell runs in all of them. Pages are German unless `language` says otherwise ('keys' prints the
 * message keys). Wait for what the page shows, never for a time.
 */

export interface OpenOptions {
  readonly shell?: ShellName;
  /** Another folder with a built program (`makeBareApp`); by default this one, built where it changed. */
  readonly root?: string;
  /** An existing database to open; without it a fresh one, removed at the end. */
  readonly db?: string;
  readonly language?: 'de' | 'en' | 'keys';
  /** Of the desk's page, in CSS pixels. */
  readonly deskSize?: Size;
  /** Of the hall's page. */
  readonly hallSize?: Size;
  /** Further arguments, as after `npm start --`. */
  readonly args?: readonly string[];
  /** Further environment of the program. */
  readonly env?: { readonly [name: string]: string };
}

export interface App {
  readonly shell: ShellName;
  readonly db: string;
  /** The desk's page; another one after `restart` or a crash. */
  readonly desk: Page;
  /** The hall's page; opens it where it is not open. */
  hall(): Promise<Page>;
  /** Console errors, exceptions and failed requests of all pages so far, of every start. */
  errors(): readonly string[];
  /** Ends the program and starts it again on the same database. "killed" ends it without a word, as a crash or a pulled plug would. */
  restart(how?: 'closed' | 'killed'): Promise<void>;
  /** The main process, in the shells that have one; throws in the browser shell. */
  electron(): ElectronProcess;
  close(): Promise<void>;
}

export async function openApp(options: OpenOptions = {}): Promise<App> {
  const shell = options.shell ?? shellOfEnvironment() ?? 'browser';
  if (!options.root) await buildChanged();
  const data = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-'));
  const db = options.db ?? path.join(data, 'evening.sqlite');
  const errors: string[] = [];
  const input: StartInput = {
    root: options.root ?? ROOT,
    db,
    data,
    language: options.language ?? 'de',
    deskSize: options.deskSize ?? { width: 1440, height: 900 },
    hallSize: options.hallSize ?? { width: 1920, height: 1080 },
    args: options.args ?? [],
    env: options.env ?? {},
    onError: (line) => errors.push(line),
  };
  const start = (): Promise<Running> => (shell === 'browser' ? startInBrowser(input) : startInElectron(input, shell));
  let running = await start();
  return {
    shell,
    db,
    get desk() {
      return running.desk();
    },
    hall: () => running.hall(),
    errors: () => errors,
    electron() {
      if (!running.electron) throw new Error('the browser shell has no Electron');
      return running.electron;
    },
    async restart(how = 'closed') {
      await running.stop(how);
      running = await start();
    },
    async close() {
      await running.stop('closed');
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function shellOfEnvironment(): ShellName | undefined {
  const named = process.env.TURNIERABEND_TEST_SHELL;
  return SHELLS.find((shell) => shell === named);
}
