import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { end, startServer } from '../e2e/inBrowser.ts';
import { launchStandin } from '../standin/launch.ts';
import { type BareApp, makeBareApp } from '../support/bareApp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/* A start that cannot go well ends with a sentence and its own exit code, in both shells, and harms nothing. */

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

let bare: BareApp;
let folder: string;
beforeAll(async () => {
  bare = await makeBareApp();
});
afterAll(() => bare.remove());
beforeEach(() => {
  folder = temporaryFolder();
  return () => rmSync(folder, { recursive: true, force: true });
});

async function inBrowser(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(bare.dist, 'browser/browser.js'), '--no-open', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TURNIERABEND_DATA: folder, LANG: 'de_DE.UTF-8', LC_ALL: '' },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function inElectron(args: readonly string[]): Promise<Ended> {
  try {
    const launched = await launchStandin({ root: bare.root, args, env: { TURNIERABEND_DATA: folder } });
    launched.process.kill();
    return { code: null, said: 'it started' };
  } catch (error) {
    const { code, stderr } = error as { code: number | null; stderr: string };
    return { code, said: stderr };
  }
}

const SHELLS = [
  ['browser', inBrowser],
  ['Electron', inElectron],
] as const;

describe.each(SHELLS)('in the %s shell', (_shell, start) => {
  const db = () => path.join(folder, 'abend.sqlite');

  test('a file that is no database stays as it is', async () => {
    writeFileSync(db(), 'Liebe Leute, das ist ein Brief. '.repeat(100));
    const before = readFileSync(db());
    expect(await start(['--db', db()])).toMatchObject({ code: 3, said: expect.stringContaining('ist keine Datenbank') });
    expect(readFileSync(db())).toEqual(before);
  });

  test('a database of another program', async () => {
    const other = new Database(db());
    other.exec('CREATE TABLE photos (name TEXT)');
    other.pragma('application_id = 1234');
    other.close();
    expect(await start(['--db', db()])).toMatchObject({ code: 3, said: expect.stringContaining('gehört zu einem anderen Programm') });
  });

  test('a file of a newer version', async () => {
    const first = await startServer({ root: bare.root, data: folder, db: db(), args: [], env: {} });
    await end(first.process, 'closed');
    const newer = new Database(db());
    newer.pragma('user_version = 9999');
    newer.close();
    expect(await start(['--db', db()])).toMatchObject({ code: 3, said: expect.stringContaining('neueren Version') });
  });

  test('a file that another start has open', async () => {
    const first = await startServer({ root: bare.root, data: folder, db: db(), args: [], env: {} });
    expect(await start(['--db', db()])).toMatchObject({
      code: 3,
      said: expect.stringContaining('schon in einem anderen Turnierabend geöffnet'),
    });
    await end(first.process, 'closed');
  });

  test('a folder that is not there is not made', async () => {
    const away = path.join(folder, 'stick', 'abend.sqlite');
    expect(await start(['--db', away])).toMatchObject({ code: 3, said: expect.stringContaining('Steckt der Stick') });
    expect(existsSync(path.dirname(away))).toBe(false);
  });

  test('an argument that is wrong', async () => {
    expect(await start(['--port', 'viele'])).toMatchObject({ code: 2, said: expect.stringContaining('Der Port muss eine Zahl') });
  });
});

test('a port that is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await inBrowser(['--port', String(port)])).toMatchObject({
    code: 4,
    said: expect.stringContaining(`Der Port ${port} ist schon belegt`),
  });
  await new Promise((resolve) => other.close(resolve));
});

test('without a database named, the data folder is made and used', async () => {
  const data = path.join(folder, 'new', 'data');
  const child = spawn(process.execPath, [path.join(bare.dist, 'browser/browser.js'), '--no-open', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURNIERABEND_DATA: data },
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(existsSync(path.join(data, 'turnierabend.sqlite'))).toBe(true);
  await end(child, 'closed');
});
