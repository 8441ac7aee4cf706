import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './driver.ts';
import { type DeskPage, deskPage } from './pages/desk.ts';

/*
 * A whole Eselstall evening with 22 people (three tables of four, two of five), by keyboard, in real windows: registration, draw, release,
 * one table game by game, the others by totals, a crash in the middle, a correction, undo, the next sessions, the final list.
 * What the list must say is reckoned here, from the sheet and from what was typed, not read from the program.
 */

const PEOPLE = [
  'Uschi Größl',
  'Jens Quast',
  'Sabine Köster',
  'Silke van der Straeten',
  'Karl-Heinz Brüggemann',
  'Jürgen Möllenbeck',
  'Monika Büsching',
  'Günter Rößler',
  'Friedhelm Jäckel',
  'Käthe Lütkehaus',
  'Annegret Süßmilch',
  'Wolfgang Pütz',
  'Marie-Christine Oberhäuser-Wüstenhagen',
  'Łukasz Wójcik',
  'Björn Döring',
  'Peter Zündorf',
  'Margarete Fröhlich',
  'Traudl Eßer',
  'Rüdiger Thelen',
  'Dieter Hövelmann',
  'Ömer Yıldız',
  "Ingeborg O'Brien-Nölke",
] as const;

let app: App;
let desk: DeskPage;
let hall: Page;
/** Tenths per person, as the sheet reckons them. */
const total = new Map<string, number>(PEOPLE.map((name) => [name, 0]));
const played = new Set<string>();

beforeAll(async () => {
  app = await openApp({ deskSize: { width: 1366, height: 768 }, hallSize: { width: 1280, height: 720 } });
  desk = deskPage(app.desk);
  hall = await app.hall();
}, 120_000);
afterAll(() => app.close());

const scene = (name: string) => hall.locator(`.hall[data-scene="${name}"] .hall-frame`).waitFor();

/** Turnier-Zählweise: 4, 3, 2, 1, 1 points for the place (equal points: the better place) and a tenth of the game points. */
function count(names: readonly string[], points: readonly number[], sign = 1): void {
  const placePoints = [40, 30, 20, 10, 10];
  for (const [seat, name] of names.entries()) {
    const own = points[seat] ?? 0;
    played.add(name);
    const place = points.filter((other) => other > own).length;
    total.set(name, (total.get(name) ?? 0) + sign * ((placePoints[place] ?? 0) + own));
  }
}

const tenths = (value: number): string => `${value < 0 ? '−' : ''}${Math.floor(Math.abs(value) / 10)},${Math.abs(value) % 10}`;

/** The list the standings must show: place and total by name. Whoever has not finished a session yet stands behind all others. */
function expected(): Map<string, string> {
  const better = (a: string, b: string) => (played.has(a) === played.has(b) ? (total.get(a) ?? 0) > (total.get(b) ?? 0) : played.has(a));
  return new Map(
    PEOPLE.map((name) => [name, `${1 + PEOPLE.filter((other) => better(other, name)).length} ${tenths(total.get(name) ?? 0)}`]),
  );
}

const shown = async (): Promise<Map<string, string>> =>
  new Map((await desk.standings()).map(({ name, place, total: sum }) => [name, `${place} ${sum}`]));

const seatsOf = (table: number): Promise<readonly string[]> => desk.drawnSeats(table);

/** Points for a table that add up to 0: a little different for each table and session. */
const totals = (seats: number, salt: number): number[] => {
  const points = Array.from({ length: seats - 1 }, (_, seat) => ((seat * 7 + salt * 5) % 23) - 11);
  return [...points, -points.reduce((sum, p) => sum + p, 0)];
};

test('22 people are registered by keyboard, and the hall greets them', async () => {
  await desk.createTournament({ name: 'Eselstall-Turnier', ruleSet: 'Eselstall Königswinter', place: 'Königswinter', fee: '15' });
  await scene('welcome');
  for (const [index, name] of PEOPLE.entries()) {
    const space = name.indexOf(' ');
    await desk.registerNew(name.slice(0, space), name.slice(space + 1), { paid: index % 3 > 0 });
  }
  expect(await desk.counter('da')).toBe('22');
  await hall.getByText("Willkommen, Ingeborg O'Brien-Nölke!").waitFor();
}, 120_000);

test('the draw is seen at the desk first: three tables of four and two of five, nothing of it in the hall', async () => {
  await desk.draw();
  await desk.adopt();
  const tables = await Promise.all([1, 2, 3, 4, 5].map(seatsOf));
  expect(tables.map((seats) => seats.length).sort()).toEqual([4, 4, 4, 5, 5]);
  expect(tables.flat().sort()).toEqual([...PEOPLE].sort());
  await scene('welcome');
  expect(await hall.evaluate(() => document.documentElement.outerHTML)).not.toContain('Tisch');
  await desk.release();
  await scene('seatingByName');
  await hall.getByText('Brüggemann', { exact: false }).first().waitFor();
});

/** Eight games at a table of four, as typed: seats of Re, calls, eyes of Re. With what each brings, from the sheet. */
const GAMES: readonly { readonly keys: readonly string[]; readonly points: readonly number[]; readonly why: string }[] = [
  { keys: ['1', '2', '1', '3', '0'], points: [1, 1, -1, -1], why: 'gewonnen 1' },
  { keys: ['1', '3', '1', '0', '0'], points: [-2, 2, -2, 2], why: 'Kontra gewinnt: 1, gegen die Alten 1' },
  { keys: ['2', '4', 'r', '1', '5', '5'], points: [-4, 4, -4, 4], why: '1, unter 90 1, Re mal 2' },
  { keys: ['3', '4', '1', '2', '1'], points: [-1, -1, 1, 1], why: '121 reicht: 1' },
  { keys: ['1', '4', 'k', '1', '2', '0'], points: [2, -2, -2, 2], why: 'nur Kontra gesagt, 120 reicht Re: 1 mal 2' },
  { keys: ['2', '3', '2', '1', '6'], points: [-4, 4, 4, -4], why: '1, unter 90, 60, 30' },
  { keys: ['1', '2', '9', '0'], points: [-2, -2, 2, 2], why: 'Kontra hat 150: 1, gegen die Alten 1' },
  { keys: ['3', '4', 'r', '1', '7', '2'], points: [-4, -4, 4, 4], why: '1, unter 90 (68), Re mal 2' },
];

test('one table is entered game by game, each with its points shown before it is saved', async () => {
  await desk.goTo('draw');
  const seats = await seatsOf(1);
  expect(seats).toHaveLength(4);
  await desk.goTo('session');
  for (const [index, { keys, points }] of GAMES.entries()) {
    await desk.openGame(1);
    await desk.type(keys);
    const signed = points.map((p) => (p > 0 ? `+${p}` : `−${-p}`));
    await expect.poll(() => desk.previewPoints()).toEqual(signed);
    if (index === 4) {
      // the plug is pulled in the middle of entry: everything that was accepted is there
      await app.restart('killed');
      desk = deskPage(app.desk);
      hall = await app.hall();
      await desk.openTournament('Eselstall-Turnier');
      await desk.goTo('session');
      await desk.openGame(1);
      await desk.page.getByRole('heading', { name: 'Tisch 1, Spiel 5 von 8' }).waitFor();
      await desk.type(keys);
      await expect.poll(() => desk.previewPoints()).toEqual(signed);
    }
    await desk.saveGame();
    await desk.goTo('session');
  }
  const sums = GAMES.reduce((sum, { points }) => sum.map((s, seat) => s + (points[seat] ?? 0)), [0, 0, 0, 0]);
  count(seats, sums);
  await scene('tableFinished');
  await hall.getByText('Tisch 1 ist fertig').waitFor();
  // for the rest of this evening the standings alone are looked at
  await desk.page.getByLabel('Fertige Tische und Soli melden').click();
  await scene('standings');
  await hall.getByText('1 von 5 Tischen').first().waitFor();
  expect(await shown()).toEqual(expected());
}, 120_000);

/** Sums of table 1 in session 1, by seat. */
const tableOne = (games: readonly { readonly points: readonly number[] }[]): number[] =>
  games.reduce((sum, { points }) => sum.map((s, seat) => s + (points[seat] ?? 0)), [0, 0, 0, 0]);

test('a correction is recorded, undone and redone, and desk and hall follow', async () => {
  await desk.goTo('draw');
  const seats = await seatsOf(1);
  // game 1: Re had 100 eyes, so Kontra wins 1, and 1 against the Alten
  const corrected = [{ points: [-2, -2, 2, 2] }, ...GAMES.slice(1)];
  await correctEyes(1, 1, 1, 100, 'Augen vertauscht');
  count(seats, tableOne(GAMES), -1);
  count(seats, tableOne(corrected));
  await expect.poll(shown).toEqual(expected());
  await desk.undo();
  count(seats, tableOne(corrected), -1);
  count(seats, tableOne(GAMES));
  await expect.poll(shown).toEqual(expected());
  await desk.redo();
  count(seats, tableOne(GAMES), -1);
  count(seats, tableOne(corrected));
  await expect.poll(shown).toEqual(expected());
  const first = [...expected()].find(([, place]) => place.startsWith('1 '));
  await hall
    .locator('.hall-row', { hasText: first?.[0] ?? '' })
    .getByText(first?.[1].slice(2) ?? '')
    .first()
    .waitFor();
  expect((await desk.journal()).join('\n')).toContain('Durchgang 1, Tisch 1, Spiel 1 berichtigt');
});

async function correctEyes(session: number, table: number, game: number, eyes: number, reason: string): Promise<void> {
  await desk.page.evaluate((end) => {
    location.hash = `${location.hash.split('/').slice(0, 2).join('/')}/${end}`;
  }, `game/${session}/${table}/${game}`);
  await desk.page.getByLabel('Augen, Re').fill(String(eyes));
  await desk.page.getByLabel('Grund, für das Journal').fill(reason);
  await desk.page.getByRole('button', { name: 'Berichtigung speichern', disabled: false }).waitFor();
  await desk.page.getByLabel('Grund, für das Journal').press('Enter');
  await desk.page.getByRole('heading', { level: 1, name: `Tisch ${table}, Spielliste` }).waitFor();
}

async function handInTheRest(session: number, tables: readonly number[], seats: ReadonlyMap<number, readonly string[]>): Promise<void> {
  await desk.goTo('session');
  for (const table of tables) {
    const names = seats.get(table) ?? [];
    const points = totals(names.length, session * 5 + table);
    await desk.enterTotals(table, points);
    count(names, points);
  }
}

async function allSeats(): Promise<Map<number, readonly string[]>> {
  await desk.goTo('draw');
  const seats = new Map<number, readonly string[]>();
  for (const table of [1, 2, 3, 4, 5]) seats.set(table, await seatsOf(table));
  return seats;
}

test('the other tables hand in totals, and the session is closed only when all are there', async () => {
  const seats = await allSeats();
  await desk.goTo('session');
  await desk.page.locator('.foot-sentence', { hasText: 'Es fehlen noch 4 Tische' }).waitFor();
  expect(await desk.nextStep.getAttribute('aria-disabled')).toBe('true');
  await handInTheRest(1, [2, 3, 4, 5], seats);
  expect(await shown()).toEqual(expected());
  await hall.getByText('Stand nach Durchgang 1').first().waitFor();
  await desk.closeSession(1);
});

test.each([2, 3, 4, 5])(
  'session %i: everybody moves as the sheet says, and the list is right after every session',
  async (session) => {
    await desk.draw();
    await desk.adopt();
    expect(await hall.locator('.hall').getAttribute('data-scene')).toBe('standings');
    await desk.release();
    await scene('seatingByName');
    const seats = await allSeats();
    expect([...seats.values()].flat().sort()).toEqual([...PEOPLE].sort());
    await handInTheRest(session, [1, 2, 3, 4, 5], seats);
    expect(await shown()).toEqual(expected());
    await desk.closeSession(session);
  },
  90_000,
);

test('the tournament is closed and the final list stands', async () => {
  await desk.closeTournament();
  expect(await shown()).toEqual(expected());
  expect(app.errors()).toEqual([]);
});

test('the final is read out with the arrow keys, the last place first and the first place last', async () => {
  const text = async (): Promise<string> => (await hall.locator('.hall').textContent()) ?? '';
  const order = [...expected()].map(([name, line]) => ({ name, place: Number(line.split(' ')[0]) })).sort((a, b) => b.place - a.place);
  const [last, next] = order;
  const first = order.at(-1);
  await scene('reveal');
  for (const { name } of order) expect(await text()).not.toContain(name);
  await desk.page.keyboard.press('ArrowRight');
  await hall.getByText(`${last?.place}. Platz`).first().waitFor();
  await hall
    .getByText(last?.name.split(' ').at(-1) ?? '')
    .first()
    .waitFor();
  if (next?.place !== last?.place) expect(await text()).not.toContain(next?.name);
  await desk.page.getByRole('button', { name: 'Alle bis auf die Besten' }).click();
  await hall.getByText('gleich …').waitFor();
  expect(await text()).not.toContain(first?.name);
  await desk.page.getByRole('button', { name: 'Alle verlesen' }).click();
  await hall.getByText('1. Platz').first().waitFor();
  await hall
    .getByText(first?.name.split(' ').at(-1) ?? '')
    .first()
    .waitFor();
  expect(app.errors()).toEqual([]);
});
