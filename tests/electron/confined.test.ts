import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../e2e/driver.ts';
import { ask, openBare, SHELL, send } from './support.ts';

/* What a page cannot do, in the built app. */

let app: App;
beforeAll(async () => {
  app = await openBare();
});
afterAll(() => app.close());

test('the page gets the three verbs and its role, frozen, and nothing of Node or Electron', async () => {
  const seen = await app.desk.evaluate(() => {
    const page = globalThis as unknown as { [name: string]: unknown };
    const api = page.turnierabend as { [name: string]: unknown };
    return {
      members: Object.keys(api).toSorted(),
      role: api.role,
      frozen: Object.isFrozen(api),
      strangers: ['require', 'process', 'module', 'ipcRenderer', 'electron', 'Buffer'].filter((name) => name in page),
    };
  });
  expect(seen).toEqual({ members: ['execute', 'onChange', 'query', 'role'], role: 'desk', frozen: true, strangers: [] });
});

test('each window knows its role', async () => {
  const hall = await app.hall();
  expect(await hall.evaluate(() => (globalThis as unknown as { turnierabend: { role: string } }).turnierabend.role)).toBe('hall');
});

test('what cannot be copied does not cross the bridge', async () => {
  const error = await app.desk.evaluate(async () => {
    const { turnierabend } = globalThis as unknown as { turnierabend: { execute(envelope: unknown): Promise<unknown> } };
    try {
      await turnierabend.execute({ run: () => 1 });
      return 'crossed';
    } catch (caught) {
      return caught instanceof Error ? caught.message : 'no error';
    }
  });
  expect(error).toContain('could not be cloned');
});

test('the page stays where it is', async () => {
  const before = app.desk.url();
  await app.desk.evaluate(() => {
    location.href = 'https://example.invalid/';
  });
  await app.desk.evaluate(() => {
    const link = document.createElement('a');
    link.href = './hall.html';
    document.body.append(link);
    link.click();
  });
  expect(await ask(app.desk, 'hall')).toMatchObject({ ok: true });
  expect(app.desk.url()).toBe(before);
});

test('the page opens no windows', async () => {
  const count = app.desk.context().pages().length;
  await app.desk.evaluate(() => {
    window.open('https://example.invalid/');
    window.open('./hall.html');
  });
  await expect.poll(() => app.desk.context().pages().length).toBe(count);
});

test('the page is granted no permission', async () => {
  const states = await app.desk.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'];
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state));
  });
  expect(states).not.toContain('granted');
});

test('scripts written into the page do not run, nor does text made into code', async () => {
  const ran = await app.desk.evaluate(async () => {
    const page = globalThis as unknown as { planted?: boolean };
    const script = document.createElement('script');
    script.textContent = 'globalThis.planted = true';
    document.body.append(script);
    // The debugger that runs this is allowed what the page is not; a timer of the page is not.
    const evaluated = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function('return 1')());
        } catch {
          resolve('refused');
        }
      });
    });
    return { planted: page.planted === true, evaluated };
  });
  expect(ran).toEqual({ planted: false, evaluated: 'refused' });
});

test('nothing is loaded from elsewhere', async () => {
  const loaded = await app.desk.evaluate(() =>
    fetch('https://example.invalid/').then(
      () => true,
      () => false,
    ),
  );
  expect(loaded).toBe(false);
});

test('only the pages are served, and no way leads out of their folder', async () => {
  const statuses = await app.desk.evaluate(() =>
    Promise.all(
      ['./desk.html', './assets/page-1.css', './none.html', './..%2fmain%2fmain.js', './.stamp'].map(
        async (path) => (await fetch(path)).status,
      ),
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
});

test('a window that we did not open is refused, even with our page and our preload', async () => {
  const preload = await app.electron().evaluate(({ app: program }) => `${program.getAppPath()}/dist/preload/preload.cjs`, null);
  await app.electron().evaluate(async ({ BrowserWindow }, file) => {
    const stranger = new BrowserWindow({
      webPreferences: { preload: file, sandbox: true, contextIsolation: true, additionalArguments: ['--turnierabend-role=desk'] },
    });
    await stranger.loadURL('app://turnierabend/desk.html?stranger');
  }, preload);
  const find = () =>
    app.desk
      .context()
      .pages()
      .find((page) => page.url().endsWith('?stranger'));
  await expect.poll(find).toBeDefined();
  const stranger = find();
  if (!stranger) throw new Error('the stranger has no page');
  expect(await ask(stranger, 'tournaments')).toEqual({ ok: false, error: { code: 'forbidden' } });
  expect(await send(stranger, { type: 'openHall' })).toEqual({ ok: false, error: { code: 'forbidden' } });
  await stranger.close();
});

test('the desk asks for the program’s log and gets it shown; it tells of the start and names nobody', async () => {
  expect(await send(app.desk, { type: 'showLog' })).toEqual({ ok: true, value: { seq: 0 } });
  if (SHELL !== 'standin') return;
  const [file = ''] = await app.electron().evaluate(({ shell }) => (shell as unknown as { opened: string[] }).opened.slice(-1), null);
  expect(file).toMatch(/turnierabend\.log$/);
  expect(readFileSync(file, 'utf8')).toMatch(/ {2}Start: Turnierabend 0\.0\.0, Electron .*\n.* {2}Geöffnet: /);
});
