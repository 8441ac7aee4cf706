import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../e2e/driver.ts';
import { ask, ONLY_STANDIN, openBare, SHELL, send, windowsOf } from './support.ts';

const LAPTOP = { x: 0, y: 0, width: 1440, height: 900 };
const PROJECTOR = { x: 1440, y: 0, width: 1920, height: 1080 };

const hallWindow = async (app: App) => (await windowsOf(app)).find(({ page }) => page === 'hall');
const plug = (app: App, displays: readonly (typeof LAPTOP)[]) =>
  app.electron().evaluate(({ screen }, list) => screen.setDisplays(list.map((box) => ({ ...box }))), displays);

describe.skipIf(ONLY_STANDIN)('with a projector', () => {
  let app: App;
  beforeAll(async () => {
    app = await openBare();
  });
  afterAll(() => app.close());
  afterEach(() => plug(app, [LAPTOP, PROJECTOR]));

  test('the desk is on the laptop', async () => {
    await expect.poll(async () => (await windowsOf(app))[0]).toMatchObject({ page: 'desk', x: 0, y: 0, visible: true });
  });

  test('the hall fills the projector, and the screens stay awake while it is open', async () => {
    await app.hall();
    await expect.poll(() => hallWindow(app)).toMatchObject({ ...PROJECTOR, full: true });
    expect(await app.electron().evaluate(({ powerSaveBlocker }) => powerSaveBlocker.count(), null)).toBe(1);
  });

  test('opening it again does not open a second one', async () => {
    await app.hall();
    expect(await send(app.desk, { type: 'openHall' })).toMatchObject({ ok: true });
    expect((await windowsOf(app)).filter(({ page }) => page === 'hall')).toHaveLength(1);
  });

  test('when the projector is unplugged the hall comes to the laptop as a window, and goes back when it is there again', async () => {
    await app.hall();
    await plug(app, [LAPTOP]);
    await expect.poll(() => hallWindow(app)).toMatchObject({ full: false });
    const lost = await hallWindow(app);
    expect(lost && lost.x >= 0 && lost.x + lost.width <= LAPTOP.width && lost.width < LAPTOP.width).toBe(true);
    await plug(app, [LAPTOP, PROJECTOR]);
    await expect.poll(() => hallWindow(app)).toMatchObject({ ...PROJECTOR, full: true });
  });

  test('closed, it lets the screens sleep', async () => {
    await app.hall();
    expect(await send(app.desk, { type: 'closeHall' })).toMatchObject({ ok: true });
    await expect.poll(() => hallWindow(app)).toBeUndefined();
    expect(await app.electron().evaluate(({ powerSaveBlocker }) => powerSaveBlocker.count(), null)).toBe(0);
  });
});

describe.skipIf(ONLY_STANDIN)('moved by the organizer', () => {
  let app: App;
  beforeAll(async () => {
    app = await openBare();
  });
  afterAll(() => app.close());

  test('it opens where the organizer had put it, also after a restart', async () => {
    const first = await app.hall();
    const place = { x: 200, y: 150, width: 900, height: 500 };
    await app.electron().evaluate(({ BrowserWindow }, box) => {
      const hall = BrowserWindow.getAllWindows().find((window) => window.webContents.getURL().includes('hall.html'));
      hall?.setFullScreen(false);
      hall?.setBounds(box);
    }, place);
    await send(app.desk, { type: 'closeHall' });
    await expect.poll(() => hallWindow(app)).toBeUndefined();
    await expect.poll(() => first.isClosed()).toBe(true);
    await app.hall();
    await expect.poll(() => hallWindow(app)).toMatchObject({ ...place, full: false });
    await app.restart();
    await app.hall();
    await expect.poll(() => hallWindow(app)).toMatchObject({ ...place, full: false });
  });
});

describe.skipIf(ONLY_STANDIN)('with the laptop alone', () => {
  let app: App;
  beforeAll(async () => {
    app = await openBare({ env: { STANDIN_DISPLAYS: JSON.stringify([LAPTOP]) } });
  });
  afterAll(() => app.close());

  test('the hall is a window beside the desk', async () => {
    await app.hall();
    const hall = await hallWindow(app);
    expect(hall).toMatchObject({ full: false, width: 960, height: 540 });
  });
});

describe('menu and closing', () => {
  let app: App;
  beforeAll(async () => {
    app = await openBare();
  });
  afterAll(() => app.close());

  test('the menu is German and opens and closes the hall', async () => {
    const labels = () =>
      app.electron().evaluate(({ Menu }) => {
        const hall = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Saal');
        const inside = hall?.submenu as unknown as { items?: { label: string }[] } | { label: string }[] | undefined;
        return (Array.isArray(inside) ? inside : (inside?.items ?? [])).map(({ label }) => label);
      }, null);
    const click = () =>
      app.electron().evaluate(({ Menu }) => {
        const hall = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Saal');
        const inside = hall?.submenu as unknown as { items?: { click?: () => void }[] } | { click?: () => void }[] | undefined;
        (Array.isArray(inside) ? inside : (inside?.items ?? []))[0]?.click?.();
      }, null);
    expect(await labels()).toEqual(['Fenster für den Saal öffnen', 'Saal im Vollbild']);
    await click();
    await expect.poll(labels).toEqual(['Fenster für den Saal schließen', 'Saal im Vollbild']);
    await click();
    await expect.poll(labels).toEqual(['Fenster für den Saal öffnen', 'Saal im Vollbild']);
  });

  test('closing the desk ends the program, the hall with it', async () => {
    await app.hall();
    const { process: main } = app.electron();
    const ended = new Promise((resolve) => main.once('exit', resolve));
    await app.electron().evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()
        .find((window) => window.webContents.getURL().includes('desk.html'))
        ?.close();
    }, null);
    expect(await ended).toBe(0);
  });
});

test.skipIf(ONLY_STANDIN)('a page that crashes is loaded again, and the desk is told', async () => {
  const app = await openBare();
  const shown = () =>
    app.electron().evaluate(({ dialog }) => dialog.asked.map(({ options }) => (options as { message?: string }).message), null);
  // The page dies while it is asked to.
  await app.desk.goto('chrome://crash').catch(() => undefined);
  await expect.poll(shown).toEqual(['Dieses Fenster ist abgestürzt und wurde neu geladen. Alles, was Sie gespeichert haben, ist noch da.']);
  await expect.poll(() => app.desk.locator('h1').textContent()).toBe('desk');
  expect(await ask(app.desk, 'tournaments')).toMatchObject({ ok: true });
  const hall = await app.hall();
  await hall.goto('chrome://crash').catch(() => undefined);
  await expect.poll(async () => (await shown()).at(-1)).toBe('Das Fenster im Saal ist abgestürzt und wurde neu geladen.');
  await app.close();
});

test('what was accepted is there again after the program was killed', async () => {
  const app = await openBare();
  const command = { type: 'addPerson', person: 'p1', given: 'Ada', family: 'Ass', club: '', note: '' };
  const executed = await app.desk.evaluate(
    (sent) => (globalThis as unknown as { turnierabend: { execute(envelope: unknown): Promise<unknown> } }).turnierabend.execute(sent),
    { commandId: 'c1', tournament: null, expectedSeq: 0, command },
  );
  expect(executed).toEqual({ ok: true, value: { seq: 1 } });
  await app.restart('killed');
  expect(await ask(app.desk, 'people')).toMatchObject({ ok: true, value: { people: [{ given: 'Ada', family: 'Ass' }] } });
  expect(app.errors()).toEqual([]);
  await app.close();
});

test('these tests run in the shell they were asked to run in', () => {
  expect(process.env.TURNIERABEND_TEST_SHELL ?? 'standin').toBe(SHELL);
});
