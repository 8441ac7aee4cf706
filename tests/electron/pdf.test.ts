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
