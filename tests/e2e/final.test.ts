import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evening, seat } from '../support/desk.ts';
import { testService } from '../support/testService.ts';
import { type App, openApp } from './driver.ts';
import { type DeskPage, deskPage } from './pages/desk.ts';

/*
 * Wielandstraße at the desk from the last session before the final to the final list (VI). Eight people, one session before the final;
 * table 1 has been handed in. Before the compulsory solos: 90, 80, 60, 50 at table 1; 50, 40, 30, 45 at table 2, where person 8 played no
 * compulsory solo and pays 15: 30. So 4 and 5 share place 4, and the fourth seat of the winners' table is between them; 7 and 8 share
 * place 7 within the lower group, which decides nothing.
 */

let app: App;
let desk: DeskPage;
/** Names at the two tables of the final, by seat. */
let seats: readonly (readonly string[])[] = [];
/** Who of 4 and 5 was put behind the other. */
let left = 0;
const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-final-'));
const db = path.join(folder, 'evening.sqlite');

beforeAll(async () => {
  const it = testService();
  const seeded = await evening(it.service, 8, 'wielandstrasse', { sessions: 2, tieBreak: 'lot' });
  await seat(seeded, 1, ['p1', 'p2', 'p3', 'p4'], ['p5', 'p6', 'p7', 'p8']);
  const table = { session: 1, table: 1, points: [90, 80, 60, 50], compulsory: [true, true, true, true] };
  expect(await seeded.send({ type: 'recordTotals', ...table })).toBe('ok');
  for (const end of ['', '-wal']) if (existsSync(it.file + end)) copyFileSync(it.file + end, db + end);
  it.close();
  app = await openApp({ db, deskSize: { width: 1366, height: 768 } });
  app.desk.setDefaultTimeout(8000);
  desk = deskPage(app.desk);
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = () => app.desk;
const at = (place: string): Promise<void> =>
  page().evaluate((to) => {
    location.hash = to;
  }, `#/abend/${place}`);
const nameOf = (n: number): string => `Vorname${n} Nachname${n}`;
const row = (n: number) => page().locator('.main tbody tr', { hasText: nameOf(n) });
const cells = async (n: number): Promise<readonly string[]> => (await row(n).locator('td').allInnerTexts()).map((cell) => cell.trim());
const drawn = async (table: number): Promise<readonly string[]> => [...(await desk.drawnSeats(table))].sort();

test('a table shows whose compulsory solo is missing, and its sums are handed in with a tick per player', async () => {
  await at('table/1/2');
  await page()
    .getByText(/Pflichtsolo noch offen: .*Nachname8/)
    .waitFor();
  await at('totals/1/2');
  const fields = page().locator('.points-input');
  await fields.first().waitFor();
  for (const n of [5, 6, 7])
    await page()
      .locator('.totals-side label', { hasText: nameOf(n) })
      .click();
  for (const [i, points] of [50, 40, 30, 45].entries()) await fields.nth(i).fill(String(points));
  await page().locator('.foot').getByRole('button', { name: 'Tisch 2 abschließen', disabled: false }).waitFor();
  await fields.last().press('Enter');
  await page().locator('.table-card').first().waitFor();
  await at('standings');
  await expect.poll(() => cells(8)).toContain('30');
  await desk.closeSession(1);
});

test('the groups of the final are proposed with the tie at the cut, which the organizer settles by hand', async () => {
  await at('draw');
  await page()
    .getByText(/Vor der Endrunde standen .* gemeinsam auf Platz 4\. Das Los setzt/)
    .waitFor({ timeout: 20_000 });
  const before = await drawn(1);
  expect(before.slice(0, 3)).toEqual([1, 2, 3].map(nameOf));
  const lucky = before[3] === nameOf(4) ? 4 : 5;
  await page().getByRole('button', { name: 'Umgekehrt' }).click();
  await page().getByText('Von Ihnen entschieden').waitFor();
  await expect.poll(() => drawn(1)).toEqual([1, 2, 3, 9 - lucky].map(nameOf));
  expect(await drawn(2)).toEqual([lucky, 6, 7, 8].map(nameOf).sort());
  seats = [await desk.drawnSeats(1), await desk.drawnSeats(2)];
  left = lucky;
  await desk.adopt();
  await desk.release();
});

test('the final list: the winners’ table by its final alone, the others by both; equal winners by lot; ranking points', async () => {
  // 2 and 3 share the first place of the winners' table; 6 has 40 + 60, more than any winner, and stays behind them
  const won: Readonly<Record<number, number>> = { 1: 3, 2: 9, 3: 9, [9 - left]: 0, [left]: 0, 6: 60, 7: 10, 8: 5 };
  const pointsOf = (name: string): number => won[Number(/\d+$/.exec(name)?.[0])] ?? -1;
  for (const [i, names] of seats.entries()) await desk.enterTotals(i + 1, names.map(pointsOf));
  await desk.closeSession(2);
  await at('closing');
  const tie = page().locator('.card', { hasText: 'Gleicher Stand, das Los entscheidet' });
  await tie.getByText('Platz 1, 9 Punkte').waitFor();
  await tie.getByRole('button', { name: 'Los ziehen' }).click();
  await tie.getByText(/^Das Los hat entschieden, Startwert \d+\.$/).waitFor();
  const [first] = await tie.locator('li').allInnerTexts();
  const champion = first?.includes(nameOf(2)) ? 2 : 3;
  await desk.closeTournament();
  const order = [champion, 5 - champion, 1, 9 - left, 6, left, 7, 8];
  const totals = [9, 9, 3, 0, 100, 50, 40, 35];
  for (const [i, n] of order.entries()) {
    await expect.poll(() => cells(n)).toEqual([String(i + 1), nameOf(n), String(n), String(totals[i]), String(8 - i)]);
  }
  expect(app.errors()).toEqual([]);
});
