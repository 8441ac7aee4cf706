import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { openApp } from '../e2e/driver.ts';
import { PLACES, seedNights } from './night.ts';

const PEOPLE = [8, 22, 40, 105];
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** Writes desk-<place>-<people>-<theme>-<width>.png into `folder`; `only`: the names that contain it. Answers how many. */
export async function shootDesk(folder: string, only = ''): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const seeded = await seedNights(PEOPLE);
  const app = await openApp({ db: seeded.file });
  let count = 0;
  const shoot = async (page: Page, name: string): Promise<void> => {
    if (!name.includes(only)) return;
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    count++;
  };
  try {
    for (const theme of ['light', 'dark'] as const) {
      await app.desk.evaluate((value) => localStorage.setItem('turnierabend.theme', value), theme);
      await app.desk.reload();
      for (const size of SIZES) {
        await app.desk.setViewportSize(size);
        const visit = async (hash: string, name: string): Promise<void> => {
          const file = `desk-${name}-${theme}-${size.width}`;
          if (!file.includes(only)) return;
          await app.desk.evaluate((to) => {
            location.hash = to;
          }, hash);
          await app.desk.locator('h1').first().waitFor();
          await app.desk.locator('.loading').waitFor({ state: 'detached' });
          await app.desk.evaluate(() => new Promise((done) => setTimeout(done, 250)));
          await shoot(app.desk, file);
        };
        await visit('#/', 'start');
        await visit('#/new', 'new');
        for (const people of PEOPLE)
          for (const [name, place] of Object.entries(PLACES)) await visit(`#/n${people}/${place}`, `${name}-${people}`);
      }
    }
  } finally {
    await app.close();
    seeded.remove();
  }
  return count;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await shootDesk(path.resolve(import.meta.dirname, '../../build/shots'), process.argv[2]));
}
