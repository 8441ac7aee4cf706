import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../e2e/driver.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { openBare, send } from './support.ts';

let app: App;
let folder: string;
beforeAll(async () => {
  app = await openBare();
  folder = temporaryFolder();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets the next save dialog answer, and keeps what it proposed. */
const answer = (filePath: string | null) =>
  app.electron().evaluate(({ dialog }, file) => {
    const kept = globalThis as unknown as { proposed?: unknown };
    Object.assign(dialog, {
      showSaveDialog: async (...args: unknown[]) => {
        kept.proposed = (args.at(-1) as { defaultPath?: string }).defaultPath;
        return { canceled: file === null, filePath: file ?? '' };
      },
    });
  }, filePath);
const proposed = () => app.electron().evaluate(() => String((globalThis as unknown as { proposed?: unknown }).proposed), null);

test('the page is printed into the file that was chosen', async () => {
  const file = path.join(folder, 'Stand.pdf');
  await answer(file);
  expect(await send(app.desk, { type: 'savePdf', name: 'Stand nach Durchgang 3' })).toEqual({ ok: true, value: { seq: 0 } });
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  expect(path.basename(await proposed())).toBe('Stand nach Durchgang 3.pdf');
  expect(readdirSync(folder)).toEqual(['Stand.pdf']);
});

test('nothing is chosen: nothing is written', async () => {
  await answer(null);
  expect(await send(app.desk, { type: 'savePdf', name: 'Stand' })).toEqual({ ok: false, error: { code: 'pdfCancelled' } });
});

test('a place that cannot be written is refused with the reason', async () => {
  const file = path.join(folder, 'missing', 'Stand.pdf');
  await answer(file);
  const refused = await send(app.desk, { type: 'savePdf', name: 'Stand' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'pdfFailed' } });
  expect(JSON.stringify(refused)).toContain('ENOENT');
  expect(existsSync(file)).toBe(false);
});

/** Lets the system's print dialog answer, and keeps what it was given. */
const printer = (printed: boolean, reason: string) =>
  app.electron().evaluate(
    ({ BrowserWindow }, answered) => {
      const kept = globalThis as unknown as { printed?: unknown };
      for (const window of BrowserWindow.getAllWindows()) {
        Object.assign(window.webContents, {
          print(options: unknown, done: (success: boolean, why: string) => void) {
            kept.printed = options;
            done(answered.printed, answered.reason);
          },
        });
      }
    },
    { printed, reason },
  );
const order = () => app.electron().evaluate(() => JSON.stringify((globalThis as unknown as { printed?: unknown }).printed), null);

test('printing asks the system, with its dialog unless it was to be silent; cancelled and failed are told apart', async () => {
  await printer(true, '');
  expect(await send(app.desk, { type: 'printPage', paper: 'a4Landscape', silent: false })).toEqual({ ok: true, value: { seq: 0 } });
  expect(JSON.parse(await order())).toMatchObject({ silent: false, pageSize: 'A4', landscape: true });
  await printer(false, 'Print job canceled');
  expect(await send(app.desk, { type: 'printPage', paper: 'a5', silent: true })).toEqual({ ok: false, error: { code: 'printCancelled' } });
  expect(JSON.parse(await order())).toMatchObject({ silent: true, pageSize: 'A5', landscape: false });
  await printer(false, 'Print job failed');
  expect(await send(app.desk, { type: 'printPage', paper: 'a4', silent: false })).toMatchObject({
    ok: false,
    error: { code: 'printFailed' },
  });
});
