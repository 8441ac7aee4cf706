import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildChanged } from '../../electron/build/bundle.ts';
import { electronBinary } from '../../electron/build/electronBinary.ts';
import { ROOT } from '../../electron/build/targets.ts';
import { end } from '../e2e/inBrowser.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/* `npm start` as it is called: the script behind it, in a process of its own. */

let folder: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  await buildChanged();
  folder = temporaryFolder();
});
afterEach(async () => {
  if (running) await end(running, 'closed');
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  out(): string;
  said(): string;
  readonly ended: Promise<number | null>;
}

function start(args: readonly string[], env: { readonly [name: string]: string }, execArgv: readonly string[] = []): Started {
  const scripts = ['electron/build/run.mjs', 'electron/build/start.ts'];
  const child = spawn(process.execPath, [...execArgv, ...scripts, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: '', TURNIERABEND_DATA: folder, ...env },
  });
  running = child;
  const text = { out: '', said: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    text.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text.said += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, out: () => text.out, said: () => text.said, ended };
}

const LINES = /^desk (http:\/\/127\.0\.0\.1:\d+\/desk\.html\?token=\S+)\nhall (http:\/\/127\.0\.0\.1:\d+\/hall\.html\?token=\S+)\n$/;

test('--browser --no-open prints the two addresses and nothing else, runs until it is stopped, and then ends well', async () => {
  const { child, out, ended } = start(['--browser', '--no-open', '--port', '0'], {});
  await expect.poll(out).toMatch(LINES);
  const [, desk = ''] = LINES.exec(out()) ?? [];
  expect((await fetch(desk, { redirect: 'manual' })).status).toBe(302);
  expect(existsSync(path.join(folder, 'turnierabend.sqlite'))).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test.skipIf(electronBinary() !== null)(
  'without Electron, and no way to get it, it says so in one line and runs in the browser',
  async () => {
    const { out, said } = start(['--no-open', '--port', '0'], {
      DISPLAY: ':77',
      ELECTRON_MIRROR: 'http://127.0.0.1:1/',
      electron_config_cache: folder,
    });
    await expect.poll(out).toMatch(LINES);
    expect(said().split('\n')[0]).toBe(
      'Electron ist nicht da und war nicht zu bekommen (kein Internet). Turnierabend läuft deshalb im Browser.',
    );
  },
);

test.runIf(process.platform === 'linux')('without a screen Electron is not even tried', async () => {
  const { out, said } = start(['--no-open', '--port', '0'], { DISPLAY: '', WAYLAND_DISPLAY: '' });
  await expect.poll(out).toMatch(LINES);
  expect(said()).toContain('(kein Bildschirm)');
});

test.runIf(process.platform === 'linux')(
  'where Electron is there it is started on the app, with the arguments, and stopped with it',
  async () => {
    const binary = path.join(folder, 'electron');
    mkdirSync(folder, { recursive: true });
    symlinkSync(path.join(ROOT, 'tests/standin/electron-bin.sh'), binary);
    const db = path.join(folder, 'abend.sqlite');
    const { child, out, ended } = start(['--db', db], {
      DISPLAY: ':77',
      ELECTRON_OVERRIDE_DIST_PATH: folder,
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    });
    await expect.poll(() => existsSync(db)).toBe(true);
    await expect.poll(() => existsSync(path.join(folder, 'windows'))).toBe(true);
    expect(out()).not.toContain('desk http');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);

test.runIf(process.platform === 'linux')('an Electron that does not start gives way to the browser', async () => {
  const binary = path.join(folder, 'electron');
  copyFileSync('/bin/false', binary);
  chmodSync(binary, 0o755);
  const { out, said } = start(['--no-open', '--port', '0'], { DISPLAY: ':77', ELECTRON_OVERRIDE_DIST_PATH: folder });
  await expect.poll(out).toMatch(LINES);
  expect(said()).toContain('(startet hier nicht)');
});

test('an argument that is wrong is refused before anything is built or started', async () => {
  const { said, ended } = start(['--fast'], {});
  expect(await ended).toBe(2);
  expect(said()).toContain('Das verstehe ich nicht');
});

test('an older Node is told so in one sentence', async () => {
  const pretend = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})";
  const { said, ended } = start([], {}, ['--import', pretend]);
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^Turnierabend (braucht|needs) Node 24 .*\n$/);
});
