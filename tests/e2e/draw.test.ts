import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evening } from '../support/desk.ts';
import { testService } from '../support/testService.ts';
import { type App, openApp } from './driver.ts';
import { type DeskPage, deskPage } from './pages/desk.ts';

/* The draw by keyboard and by mouse: wishes, the price of sharing out tables of five, seats by hand and as text, a long search ended. 22 people, six sessions. */

let app: App;
let desk: DeskPage;
const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-draw-'));
const db = path.join(folder, 'evening.sqlite');

beforeAll(async () => {
  const it = testService();
  await evening(it.service, 22, 'eselstall', { firstSeating: 'fewestRepeats', laterSeating: 'fewestRepeats', sessions: 6 });
  for (const end of ['', '-wal']) if (existsSync(it.file + end)) copyFileSync(it.file + end, db + end);
  it.close();
  app = await openApp({ db, deskSize: { width: 1366, height: 768 } });
  desk = deskPage(app.desk);
  await app.desk.evaluate(() => {
    location.hash = '#/abend/draw';
  });
  await app.desk.locator('.draw[aria-busy=false]').waitFor({ timeout: 20_000 });
}, 120_000);
afterAll(async () => {
  expect(app.errors()).toEqual([]);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = () => app.desk;
const settled = () => page().locator('.draw[aria-busy=false]').waitFor({ timeout: 20_000 });
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page().keyboard.press(key);
};
const seatOf = (name: string) => page().locator('.draw-seat', { has: page().getByText(name, { exact: true }) });
async function tableOf(name: string): Promise<number> {
  for (let table = 1; table <= 5; table++) if ((await desk.drawnSeats(table)).includes(name)) return table;
  return 0;
}

test('a couple is kept apart and somebody fixed to a table, by keyboard; both are listed', async () => {
  await press('w');
  await page().keyboard.type('nachname1');
  await press('Enter');
  await page().keyboard.type('22');
  await press('Enter');
  await press('Enter');
  await page().getByText('Vorname1 Nachname1 und Vorname22 Nachname22 nie an einem Tisch').first().waitFor();
  await settled();
  expect(await tableOf('Vorname1 Nachname1')).not.toBe(await tableOf('Vorname22 Nachname22'));

  await press('w');
  await page().getByText('Fester Tisch').click();
  await page().getByRole('combobox').fill('7');
  await press('Enter');
  await page().getByLabel('Tischnummer', { exact: true }).fill('3');
  await press('Enter');
  await page().getByText('Vorname7 Nachname7 immer an Tisch 3').first().waitFor();
  await settled();
  await page().waitForFunction(() => document.querySelectorAll('.draw-table')[2]?.textContent?.includes('Vorname7 Nachname7'));
  expect(await tableOf('Vorname7 Nachname7')).toBe(3);
});

test('a wish is removed again', async () => {
  await page().getByRole('button', { name: 'Vorname7 Nachname7 immer an Tisch 3: streichen' }).click();
  await page().getByText('Vorname7 Nachname7 immer an Tisch 3').waitFor({ state: 'detached' });
  await settled();
});

test('"search longer" shows how far it is and can be ended', async () => {
  await page().getByRole('button', { name: 'Länger suchen' }).click({ timeout: 4000 });
  await page().locator('.searching progress[value]').waitFor();
  await page().getByRole('button', { name: 'Das Beste bisher nehmen' }).click();
  await page().locator('.searching').waitFor({ state: 'detached', timeout: 5000 });
  await settled();
});

test('every setting of sharing out tables of five says what it costs', async () => {
  const settings = page().getByRole('group', { name: 'Fünfertische verteilen' });
  const prices = await settings.locator('label').allInnerTexts();
  expect(prices).toHaveLength(3);
  for (const price of prices) expect(price).toMatch(/Wiederholung(en)?, Unterschied \d/);
  await settings.getByRole('radio', { name: /^streng/ }).click();
  await settings.locator('.draw-mend-on', { hasText: 'streng' }).waitFor();
  await page().locator('.draw[aria-busy=true]').waitFor();
  await settled();
  const { violations } = await new AxeBuilder({ page: page() }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target.join(' ')])).toEqual([]);
});

test('two people change seats by keyboard, and the report follows', async () => {
  const [first = ''] = await desk.drawnSeats(1);
  const [second = ''] = await desk.drawnSeats(2);
  await seatOf(first).focus();
  await press('Enter', 'ArrowRight', 'Enter');
  await page().getByText('von Hand gesetzt').first().waitFor();
  expect([(await desk.drawnSeats(1))[0], (await desk.drawnSeats(2))[0]]).toEqual([second, first]);
});

test('and by mouse, onto each other or onto the free seat of a table of four', async () => {
  const [first = ''] = await desk.drawnSeats(1);
  const [, second = ''] = await desk.drawnSeats(2);
  await seatOf(first).dragTo(seatOf(second));
  await page().waitForFunction((name) => document.querySelector('.draw-table .draw-seats b')?.textContent === name, second);
  expect((await desk.drawnSeats(2))[1]).toBe(first);
  const sizes = await Promise.all([1, 2, 3, 4, 5].map(async (table) => (await desk.drawnSeats(table)).length));
  const [five, four] = [sizes.indexOf(5) + 1, sizes.indexOf(4) + 1];
  const [moving = ''] = await desk.drawnSeats(five);
  await seatOf(moving).click();
  await page()
    .getByRole('button', { name: `hierher, an Tisch ${four}`, exact: true })
    .click();
  await page().waitForFunction(
    ([table = 0]) => document.querySelectorAll('.draw-table')[table - 1]?.querySelectorAll('.draw-seats li').length === 5,
    [four],
  );
  expect(await tableOf(moving)).toBe(four);
});

test('another wish leaves seats given by hand where they are, and is said of them', async () => {
  const seats = () => Promise.all([1, 2, 3, 4, 5].map((table) => desk.drawnSeats(table)));
  const before = await seats();
  const [first = '', second = ''] = before[0] ?? [];
  await press('w');
  await page().keyboard.type(first);
  await press('Enter');
  await page().keyboard.type(second);
  await press('Enter');
  await press('Enter');
  await page().locator('.draw-side .warn', { hasText: first }).first().waitFor();
  await settled();
  expect(await seats()).toEqual(before);
});

test('as text: what is wrong is said, what is right is taken, adopted and shown in the hall without a seed', async () => {
  await press('t');
  const field = page().getByLabel('Startnummern, eine Zeile je Tisch');
  expect((await field.inputValue()).split('\n\n')).toHaveLength(6);
  await field.fill('1-2-3-4\n1-5-6-7');
  await page().getByRole('button', { name: 'So setzen' }).click();
  await page().getByRole('alert').filter({ hasText: 'Zeile 2: Die Nummer 1 sitzt in diesem Durchgang schon.' }).waitFor();
  await field.fill('1-2-3-4\n5-6-7-8\n9-10-11-12\n13-14-15-16-17\n18-19-20-21-22');
  await page().getByRole('button', { name: 'So setzen' }).click();
  await page().getByRole('dialog').waitFor({ state: 'detached' });
  expect(await desk.drawnSeats(4)).toEqual([13, 14, 15, 16, 17].map((n) => `Vorname${n} Nachname${n}`));
  const hall = await app.hall();
  await desk.release();
  await hall.getByText('Wer sitzt wo').first().waitFor();
  expect(await hall.getByText(/Startwert/).count()).toBe(0);
});
