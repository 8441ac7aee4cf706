import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from '../e2e/driver.ts';
import { launchStandin } from '../standin/launch.ts';
import { type BareApp, makeBareApp } from '../support/bareApp.ts';
import { ONLY_STANDIN, windowsOf } from './support.ts';

describe.skipIf(ONLY_STANDIN)('a second start', () => {
  let bare: BareApp;
  let app: App;
  beforeAll(async () => {
    bare = await makeBareApp();
    app = await openApp({ shell: 'standin', root: bare.root });
  });
  afterAll(async () => {
    await app.close();
    bare.remove();
  });
  const startAgain = (db: string) =>
    launchStandin({ root: bare.root, args: ['--db', db], env: { TURNIERABEND_DATA: path.dirname(app.db) } });

  test('with the same database brings the first one to the front and ends', async () => {
    await app.electron().evaluate(({ BrowserWindow }) => {
      const kept = globalThis as unknown as { focused?: number };
      kept.focused = 0;
      BrowserWindow.getAllWindows()[0]?.on('focus', () => {
        kept.focused = (kept.focused ?? 0) + 1;
      });
    }, null);
    await expect(startAgain(app.db)).rejects.toMatchObject({ code: 0 });
    await expect.poll(() => app.electron().evaluate(() => (globalThis as unknown as { focused?: number }).focused, null)).toBe(1);
    expect(await windowsOf(app)).toHaveLength(1);
  });

  test('with another database runs beside it', async () => {
    const other = await startAgain(path.join(path.dirname(app.db), 'other.sqlite'));
    expect(await other.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null)).toBe(1);
    const ended = new Promise((resolve) => other.process.once('exit', resolve));
    other.process.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
