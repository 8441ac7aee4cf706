import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../electron/cli/client.ts';
import { type App, openApp } from '../e2e/driver.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { deskOverWire } from './overWire.ts';
import { complaints } from './stage.ts';

/* The projector of the running program, followed through the beginning of an evening. It is loaded once, and once more on purpose. */

const PEOPLE = [
  ['Uschi', 'Größl'],
  ['Silke', 'van der Straeten'],
  ['Łukasz', 'Wójcik'],
  ['Käthe', 'Lütkehaus'],
  ['Marie-Christine', 'Oberhäuser-Wüstenhagen'],
  ['Björn', 'Döring'],
  ['Ömer', 'Yıldız'],
  ['Annegret', 'Süßmilch'],
] as const;

let app: App;
let hall: Page;
let desk: Client;

beforeAll(async () => {
  app = await openApp({ shell: 'browser', hallSize: { width: 1280, height: 720 } });
  hall = await app.hall();
  await hall.evaluate(() => Object.assign(window, { loadedOnce: true }));
  desk = deskOverWire(app.desk);
});
afterAll(() => app.close());

const scene = (name: string): Promise<void> => hall.locator(`.hall[data-scene="${name}"] .hall-frame`).waitFor();
const text = async (): Promise<string> => (await hall.locator('.hall').textContent()) ?? '';

test('before there is a tournament the hall shows the sign of the program', async () => {
  await scene('idle');
  expect(await text()).toContain('Turnierabend');
});

test('arrivals appear as the desk enters them, the newest greeted', async () => {
  await desk.run({ type: 'createTournament', ...settingsOf('eselstall', { sessions: 2 }) });
  for (const [i, [given, family]] of PEOPLE.entries()) {
    await desk.run({ type: 'addPerson', person: `p${i}`, given, family, club: '', note: '' });
    await desk.run({ type: 'register', person: `p${i}`, presence: i < 7 ? 'present' : 'expected', paid: true });
  }
  await scene('welcome');
  await hall.getByText('Willkommen, Ömer Yıldız!').waitFor();
  await hall.getByText('7 von 8 da').waitFor();
  await desk.run({ type: 'setPresence', person: 'p7', presence: 'present' });
  await hall.getByText('Willkommen, Annegret Süßmilch!').waitFor();
  expect(await complaints(hall)).toEqual([]);
});

test('seats that were drawn but not released are nowhere in the page', async () => {
  const { draw } = await desk.query('proposeDraw', { tournament: desk.tournament });
  await desk.run({ type: 'adoptDraw', session: 1, draw });
  await desk.run({ type: 'setHallLine', line: 'Gleich geht es los' });
  await hall.getByText('Gleich geht es los').waitFor();
  expect(await hall.locator('.hall').getAttribute('data-scene')).toBe('welcome');
  expect(await hall.evaluate(() => document.documentElement.outerHTML)).not.toContain('Tisch');
});

test('released, everybody finds his name, then his table', async () => {
  await desk.run({ type: 'releaseDraw', session: 1 });
  await scene('seatingByName');
  const names = await hall.locator('.hall-row .hall-name b').allTextContents();
  expect(names).toEqual(['Döring', 'Größl', 'Lütkehaus', 'Oberhäuser-Wüstenhagen', 'van der Straeten', 'Süßmilch', 'Wójcik', 'Yıldız']);
  expect(await complaints(hall)).toEqual([]);
  await desk.run({ type: 'showInHall', scene: 'seatingByTable' });
  await scene('seatingByTable');
  expect(await hall.locator('.hall-tables section').count()).toBe(2);
  expect(await complaints(hall)).toEqual([]);
});

test('the first table hands in its totals: the standings come, that table marked, the other open', async () => {
  await desk.run({ type: 'showInHall', scene: 'auto' });
  await desk.run({ type: 'recordTotals', session: 1, table: 1, points: [24, 8, -12, -20] });
  await scene('tableFinished');
  await hall.getByText('Tisch 1 ist fertig').waitFor();
  expect(await complaints(hall)).toEqual([]);
  // a reload in the middle writes nothing anew
  await hall.reload();
  await scene('tableFinished');
  expect(await hall.locator('.written').count()).toBe(0);
  await hall.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await desk.run({ type: 'switchHall', what: 'moments', on: false });
  await scene('standings');
  await hall.getByText('1 von 2 Tischen gezählt').waitFor();
  await hall.getByText('Markiert: Tisch 1, eben gezählt').waitFor();
  expect(await hall.locator('.hall-just:not(.gone)').count()).toBe(4);
  expect(await hall.locator('.hall-open').count()).toBe(4);
  expect(await complaints(hall)).toEqual([]);
});

test('black is black, and the sheet comes back', async () => {
  await desk.run({ type: 'showInHall', scene: 'black' });
  await hall.locator('.hall[data-scene="black"]').waitFor();
  expect((await text()).trim()).toBe('');
  await desk.run({ type: 'showInHall', scene: 'auto' });
  await scene('standings');
});

test('the final comes place by place; whoever was not read is nowhere in the page, nor after a reload', async () => {
  const page = (): Promise<string> => hall.evaluate(() => document.documentElement.outerHTML);
  await desk.run({ type: 'recordTotals', session: 1, table: 2, points: [20, 2, -10, -12] });
  await desk.run({ type: 'closeSession', session: 1 });
  const { draw } = await desk.query('proposeDraw', { tournament: desk.tournament });
  await desk.run({ type: 'adoptDraw', session: 2, draw });
  await desk.run({ type: 'releaseDraw', session: 2 });
  await desk.run({ type: 'recordTotals', session: 2, table: 1, points: [50, 10, -20, -40] });
  await scene('standings');
  await desk.run({ type: 'recordTotals', session: 2, table: 2, points: [30, 2, -10, -22] });
  await scene('reveal');
  const { rows } = await desk.query('standings', { tournament: desk.tournament });
  const families = rows.map(({ name }) => name.split(/[ -]/).at(-1) ?? '');
  const seen = async (): Promise<string[]> => {
    const html = await page();
    return families.filter((family) => html.includes(family));
  };
  expect(await seen()).toEqual([]);
  await desk.run({ type: 'readFinal', people: 6 });
  await hall.getByText('3. Platz').first().waitFor();
  await expect.poll(seen).toEqual(families.slice(2));
  await hall.reload();
  await scene('reveal');
  expect(await seen()).toEqual(families.slice(2));
  expect(await hall.locator('.written, .new').count()).toBe(0);
  expect(await complaints(hall)).toEqual([]);
  await hall.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await desk.run({ type: 'readFinal', people: 8 });
  await hall.getByText('1. Platz').first().waitFor();
  // what came now is written
  expect(await hall.locator('.hall-called.new').count()).toBe(2);
  expect(await complaints(hall)).toEqual([]);
});

test('the page was loaded once, and nothing went wrong on the way', async () => {
  expect(await hall.evaluate(() => 'loadedOnce' in window)).toBe(true);
  expect(app.errors().filter((line) => line.startsWith('hall'))).toEqual([]);
});
