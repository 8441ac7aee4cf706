import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './driver.ts';
import { type DeskPage, deskPage } from './pages/desk.ts';

/* The desk by keyboard, from an empty program to a corrected game; each screen on the way is looked at by axe (WCAG 2.2 AA). */

let app: App;
let desk: DeskPage;
beforeAll(async () => {
  app = await openApp({ deskSize: { width: 1366, height: 768 } });
  desk = deskPage(app.desk);
});
afterAll(async () => {
  expect(app.errors()).toEqual([]);
  await app.close();
});

const PEOPLE = [
  ['Ömer', 'Yıldız'],
  ['Käthe', 'Lütkehaus'],
  ['Karl-Heinz', 'Brüggemann'],
  ['Uschi', 'Größl'],
  ['Dieter', 'Hövelmann'],
  ['Silke', 'van der Straeten'],
  ['Marie-Christine', 'Oberhäuser-Wüstenhagen'],
  ['Łukasz', 'Wójcik'],
] as const;

async function accessible(): Promise<void> {
  const { violations } = await new AxeBuilder({ page: app.desk })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target.join(' ')])).toEqual([]);
}

test('an empty program says how to begin', async () => {
  await app.desk.getByRole('heading', { name: 'Noch kein Turnier' }).waitFor();
  await accessible();
  await app.desk.keyboard.press('Enter');
  await app.desk.getByRole('heading', { name: 'Neues Turnier' }).waitFor();
  await accessible();
});

test('a tournament without a name is refused beside the field, and what was typed stays', async () => {
  await app.desk.getByLabel('Ort', { exact: true }).fill('Eselstall');
  await app.desk.keyboard.press('Control+Enter');
  await app.desk.getByRole('alert').filter({ hasText: 'Das Turnier braucht einen Namen.' }).waitFor();
  expect(await app.desk.getByLabel('Ort', { exact: true }).inputValue()).toBe('Eselstall');
  await app.desk.reload();
  expect(await app.desk.getByLabel('Ort', { exact: true }).inputValue(), 'a reload forgets nothing').toBe('Eselstall');
  await desk.createTournament({ name: 'Eselstall-Turnier', fee: '15', settings: { 'Spiele an einem Vierertisch': 4 } });
});

test('people are registered by keyboard, and found again by two letters', async () => {
  for (const [given, family] of PEOPLE) await desk.registerNew(given, family, { paid: given.length > 5 });
  expect(await desk.counter('da')).toBe('8');
  expect(await desk.counter('in der Kasse')).toBe('60\u00a0€');
  await accessible();
  await desk.undo();
  await app.desk.getByRole('button', { name: 'Łukasz Wójcik', exact: true }).waitFor({ state: 'detached' });
  expect(await desk.counter('in der Kasse')).toBe('45\u00a0€');
  await desk.arrive('wo', { paid: true });
  expect(await desk.counter('in der Kasse')).toBe('60\u00a0€');
});

test('a draw is seen by the hall only when it is released', async () => {
  const hall = await app.hall();
  await desk.draw();
  await accessible();
  const seed = await desk.seed();
  await desk.drawAgain();
  expect(await desk.seed()).not.toBe(seed);
  expect(await desk.drawnSeats(1)).toHaveLength(4);
  expect(await hall.getByText('Wer sitzt wo').count()).toBe(0);
  await desk.release();
  await hall.getByText('Wer sitzt wo').first().waitFor();
  await accessible();
});

test('a game is entered by keys alone and shown before it is saved', async () => {
  await desk.openGame(1);
  await desk.type(['1', '4', 'r', '1', '5', '5']);
  await app.desk.locator('.score-sum', { hasText: 'Re gewinnt' }).waitFor();
  expect(await desk.previewPoints()).toEqual(['+4', '−4', '−4', '+4']);
  await accessible();
  await desk.saveGame();
  await desk.title.filter({ hasText: 'Tisch 1, Spiel 2 von 4' }).waitFor();
});

test('Enter on a game that is not finished says what is missing, at the field', async () => {
  await desk.type(['2']);
  await app.desk.keyboard.press('Enter');
  await app.desk.locator('.entry-form .field-why').waitFor();
  expect(await app.desk.locator('[data-path=re]').evaluate((field) => field.contains(document.activeElement))).toBe(true);
  await app.desk.keyboard.press('Escape');
  await desk.table(1).getByText('fehlen 3').waitFor();
});

test('what was begun is still there when one comes back', async () => {
  await desk.openGame(1);
  expect(await app.desk.locator('.seat-on').allInnerTexts()).toHaveLength(1);
  await desk.type(['3', '9', '9']);
  await desk.saveGame();
});

test('undo names what it takes back, and redo brings it again', async () => {
  await desk.goTo('session');
  await desk.undoButton.filter({ hasText: 'Tisch 1, Spiel 2 eingetragen' }).waitFor();
  await desk.undo();
  await desk.table(1).getByText('fehlen 3').waitFor();
  await desk.redo();
  await desk.table(1).getByText('fehlen 2').waitFor();
});

test('a correction shows what it moves and keeps the old value', async () => {
  await desk.correctGame(1, 1, 1, ['k'], 'Kontra vergessen');
  const row = app.desk.locator('.game-list tbody tr').first();
  await row.locator('s').first().waitFor();
  expect(await row.locator('s').first().textContent()).toContain('4');
  await accessible();
  await desk.voidGame(1, 1, 2, 'doppelt');
  await app.desk.locator('.game-list', { hasText: 'zählt nicht: doppelt' }).waitFor();
});

test('totals that do not add up offer the number that mends them', async () => {
  await desk.goTo('session');
  await app.desk.locator('.table-card').first().waitFor();
  await app.desk.keyboard.press('Shift+Digit2');
  const fields = app.desk.locator('.points-input');
  for (const [seat, value] of ['-8', '4', '1', '4'].entries()) await fields.nth(seat).fill(value);
  await app.desk.getByText('Eine Zahl stimmt nicht.').waitFor();
  await accessible();
  await fields.nth(2).fill('2');
  await app.desk.keyboard.press('Alt+Enter');
  expect(await fields.nth(2).inputValue()).toBe('0');
  await fields.nth(2).press('Enter');
  await desk.table(2).getByText('fertig').waitFor();
});

test('the standings, the journal and the palette', async () => {
  const standings = await desk.standings();
  expect(standings).toHaveLength(8);
  await accessible();
  expect((await desk.journal()).length).toBeGreaterThan(10);
  await accessible();
  await app.desk.keyboard.press('Control+k');
  await app.desk.getByRole('combobox', { name: 'Befehle' }).fill('saal will');
  await accessible();
  await app.desk.keyboard.press('Enter');
  const hall = await app.hall();
  await hall.getByText('Guten Abend').waitFor();
});

test('a table may end early with a reason, and the session then closes', async () => {
  await desk.closeTable(1, 'Feuerwehr');
  await desk.closeSession(1);
  await desk.title.filter({ hasText: 'Auslosung für Durchgang 2' }).waitFor();
});
