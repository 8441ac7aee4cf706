import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { end } from '../e2e/inBrowser.ts';
import { type BareApp, makeBareApp } from '../support/bareApp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { openSocket } from '../transport/transports.ts';

/* The windows of the browser shell, with a browser that only writes down how it was called and stays until it is closed. */

let bare: BareApp;
let folder: string;
let child: ChildProcess;
let out: string;
let said: string;
beforeAll(async () => {
  bare = await makeBareApp();
});
afterAll(() => bare.remove());

const calls = (): string[] => {
  const log = path.join(folder, 'calls');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
};
const pidOf = (role: string): number => Number(readFileSync(path.join(folder, `pid-${role}`), 'utf8'));
const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('windows of the browser shell', () => {
  beforeEach(async () => {
    folder = temporaryFolder();
    const browser = path.join(folder, 'browser');
    writeFileSync(
      browser,
      `#!/bin/sh\ncase "$*" in *hall.html*) role=hall;; *) role=desk;; esac\necho $$ > ${folder}/pid-$role\necho "$@" >> ${folder}/calls\nexec sleep 600\n`,
    );
    chmodSync(browser, 0o755);
    child = spawn(process.execPath, [path.join(bare.dist, 'browser/browser.js'), '--port', '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURNIERABEND_DATA: folder, TURNIERABEND_BROWSER: browser, LANG: 'de_DE.UTF-8', LC_ALL: '' },
    });
    out = '';
    said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(calls).toHaveLength(1);
  });
  afterEach(async () => {
    await end(child, 'closed');
    rmSync(folder, { recursive: true, force: true });
  });

  const addresses = () => ({ desk: /^desk (.*)$/m.exec(out)?.[1] ?? '', hall: /^hall (.*)$/m.exec(out)?.[1] ?? '' });
  const tell = async (type: 'openHall' | 'closeHall'): Promise<unknown> => {
    const { socket, opened } = await openSocket({ process: child, addresses: addresses() }, 'desk');
    await opened;
    const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
    const envelope = { commandId: 'c1', tournament: null, expectedSeq: 0, command: { type } };
    socket.send(JSON.stringify({ id: 1, verb: 'execute', envelope }));
    const answered = await answer;
    socket.close();
    return answered;
  };

  test('the desk opens by itself, without tabs, in a profile of its own', () => {
    const [desk = ''] = calls();
    expect(desk).toContain(`--app=${addresses().desk}`);
    expect(desk).toContain(`--user-data-dir=${path.join(folder, 'windows', 'usual', 'browser-desk')}`);
  });

  test('the hall opens when the desk asks for it, once, in another profile, and closes again', async () => {
    expect(await tell('openHall')).toEqual({ id: 1, result: { ok: true, value: { seq: 0 } } });
    await tell('openHall');
    await expect.poll(() => calls().length).toBe(2);
    expect(calls()[1]).toContain(`--app=${addresses().hall}`);
    expect(calls()[1]).toContain('browser-hall');
    await expect.poll(() => existsSync(path.join(folder, 'pid-hall'))).toBe(true);
    const hall = pidOf('hall');
    await tell('closeHall');
    await expect.poll(() => alive(hall)).toBe(false);
  });

  test('stopping the program closes its windows', async () => {
    await tell('openHall');
    await expect.poll(() => existsSync(path.join(folder, 'pid-hall'))).toBe(true);
    const pids = [pidOf('desk'), pidOf('hall')];
    await end(child, 'closed');
    expect(child.exitCode).toBe(0);
    await expect.poll(() => pids.some(alive)).toBe(false);
  });

  test('closing the desk’s window stops the program', async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(pidOf('desk'));
    expect(await ended).toBe(0);
  });

  test('a database that was moved away meanwhile is saved at the end, and the program says where', async () => {
    const db = path.join(folder, 'turnierabend.sqlite');
    renameSync(db, path.join(folder, 'moved.sqlite'));
    await end(child, 'closed');
    const saved = /liegt jetzt in (\S+)\.$/m.exec(said)?.[1] ?? '';
    expect(existsSync(saved)).toBe(true);
  });
});
