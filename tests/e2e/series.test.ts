import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../electron/cli/client.ts';
import { deskOverWire } from '../hall/overWire.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { type App, openApp } from './driver.ts';

/*
 * A series on the desk. The evening is played by commands: one table, one session, points 12, 3, -5, -10 for places 1 to 4. Four people
 * were there, so the places bring 4, 3, 2 and 1 ranking points.
 */

const NAMES = ['Anna', 'Bert', 'Cora', 'Dirk'] as const;
let app: App;
let desk: Client;

beforeAll(async () => {
  app = await openApp({ deskSize: { width: 1366, height: 768 } });
  desk = deskOverWire(app.desk);
  for (const given of NAMES) await desk.run({ type: 'addPerson', person: given.toLowerCase(), given, family: 'Berg', club: '', note: '' });
  await desk.run({ type: 'createTournament', ...settingsOf('heinz', { sessions: 1, final: null, rankingPoints: 'places' }), name: 'Mai' });
  const seats = NAMES.map((name) => name.toLowerCase());
  for (const person of seats) await desk.run({ type: 'register', person, presence: 'present', paid: true });
  const reasons = Object.fromEntries(seats.map((person) => [person, { code: 'hand' as const }]));
  const tables = [{ number: 1, seats, firstDealer: 0 }];
  const draw = { method: 'byHand', tables, seed: 1, engine: 1, reasons, ties: [], inputHash: '', moves: 0, plan: null } as const;
  await desk.run({ type: 'adoptDraw', session: 1, draw });
  await desk.run({ type: 'releaseDraw', session: 1 });
  await desk.run({ type: 'recordTotals', session: 1, table: 1, points: [12, 3, -5, -10] });
  await desk.run({ type: 'closeSession', session: 1 });
  await desk.run({ type: 'closeTournament' });
});
afterAll(() => app.close());

const at = (hash: string): Promise<void> =>
  app.desk.evaluate((to) => {
    location.hash = to;
  }, hash);
const cells = async (row: Locator): Promise<readonly string[]> => (await row.locator('td').allInnerTexts()).map((cell) => cell.trim());
const row = (name: string): Locator => app.desk.getByRole('row').filter({ hasText: name });
/** Waits until a person's row reads so. */
const reads = (name: string, expected: readonly string[]): Promise<void> => expect.poll(() => cells(row(name))).toEqual(expected);

test('a series is made at the desk and the evening joins it', async () => {
  await app.desk.getByRole('button', { name: 'Serien und Ranglisten' }).click();
  await app.desk.getByLabel('Name der Serie').fill('Ewige Rangliste');
  await app.desk.getByRole('button', { name: 'Serie anlegen' }).click();
  await app.desk.getByText('Noch kein abgeschlossener Abend und kein Übertrag.').waitFor();
  await at(`#/${desk.tournament}/settings`);
  await app.desk.getByText('Ewige Rangliste', { exact: true }).click();
  await app.desk.getByRole('radio', { name: 'Ewige Rangliste' }).and(app.desk.locator(':checked')).waitFor();
  await at('#/series');
  await reads('Anna Berg', ['1', 'Anna Berg', '1', '4']);
  await reads('Dirk Berg', ['4', 'Dirk Berg', '1', '1']);
});

test('opening balances are pasted; a line that cannot be read says why', async () => {
  await app.desk.getByRole('button', { name: 'Übertrag eintragen' }).click();
  await app.desk.getByRole('textbox', { name: 'Name; Punkte; Abende; Jahr' }).fill('Name;Punkte\nBerg, Dirk;20;6\nNiemand Hier;3');
  await app.desk.getByText(/^Zeile 3: /).waitFor();
  await app.desk.getByRole('button', { name: 'Eine Person ins Adressbuch aufnehmen' }).click();
  await app.desk.getByRole('button', { name: '2 Zeilen übernehmen' }).click();
  await row('Niemand Hier').waitFor();
  await reads('Dirk Berg', ['1', 'Dirk Berg', '7', '20', '21']);
});

test('with a minimum of evenings the others stand without a place', async () => {
  await app.desk.getByLabel('Mindestens so viele Abende für einen Platz').fill('2');
  await app.desk.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await reads('Anna Berg', ['–', 'Anna Berg', '1', '0', '4']);
  await reads('Dirk Berg', ['1', 'Dirk Berg', '7', '20', '21']);
});

test('reopening the evening takes it out of the list until it is closed again', async () => {
  await at(`#/${desk.tournament}/closing`);
  await app.desk.getByRole('columnheader', { name: 'Ranglistenpunkte' }).waitFor();
  expect((await cells(row('Anna Berg'))).at(-1)).toBe('4');
  await app.desk.locator('.main').getByRole('button', { name: 'Turnier wieder öffnen' }).click();
  await app.desk.getByRole('heading', { name: 'Endstand' }).waitFor({ state: 'detached' });
  await at('#/series');
  await app.desk.getByText(/noch nicht abgeschlossen/).waitFor();
  await reads('Dirk Berg', ['1', 'Dirk Berg', '6', '20', '20']);
  await at(`#/${desk.tournament}/closing`);
  await app.desk.locator('.foot').getByRole('button', { name: 'Turnier abschließen' }).click();
  await app.desk.getByRole('dialog').getByRole('button', { name: 'Turnier abschließen' }).click();
  await app.desk.getByRole('heading', { name: 'Endstand' }).waitFor();
  await at('#/series');
  await reads('Dirk Berg', ['1', 'Dirk Berg', '7', '20', '21']);
  expect(app.errors()).toEqual([]);
});
