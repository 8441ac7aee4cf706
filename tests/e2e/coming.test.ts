/* biome-ignore-all lint/performance/useDomNodeTextContent: what a person reads is the point here */
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '../../electron/core/tournament/commands.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { book, type Desk, deskOf, people, seat } from '../support/desk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testService } from '../support/testService.ts';
import { type App, openApp } from './driver.ts';

/*
 * People who come and go, sit wrong or are written down wrong, as the organizer deals with them at the desk. Four evenings are played
 * through the service before: "kommen" (two tables, three games at the second), "voll" (no place left), "zweimal" (double entry) and
 * "falsch" (a session that is over, another that plays).
 */

let app: App;
let page: Page;

const normal = { kind: 'normal', re: [0, 1], reEyes: 130 };

async function all(desk: Desk, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) expect([command.type, await desk.send(command)]).toEqual([command.type, 'ok']);
}
const present = (from: number, to: number): Command[] =>
  people(from, to).map((person) => ({ type: 'register', person, presence: 'present', paid: true }));
const totals = (session: number, table: number, points: readonly number[]): Command => ({ type: 'recordTotals', session, table, points });
const game = (session: number, table: number, number: number): Command => ({
  type: 'recordGame',
  session,
  table,
  game: number,
  entry: normal,
});

beforeAll(async () => {
  const it = testService();
  const desk = (id: string) => deskOf(it.service, id);
  const create = { type: 'createTournament', ...settingsOf('eselstall') } as const;
  const coming = desk('kommen');
  await book(coming, 16);
  await all(coming, create, ...present(1, 8));
  await seat(coming, 1, people(1, 4), people(5, 8));
  await all(coming, game(1, 2, 1), game(1, 2, 2), game(1, 2, 3), ...present(9, 10));
  await all(coming, { type: 'register', person: 'p13', presence: 'standby', paid: true });

  const full = desk('voll');
  await all(full, create, { type: 'setOptions', options: { capacity: 8, doubleEntry: false } }, ...present(1, 8));

  const twice = desk('zweimal');
  await all(twice, create, { type: 'setOptions', options: { capacity: null, doubleEntry: true } }, ...present(1, 4));
  await seat(twice, 1, people(1, 4));

  const wrong = desk('falsch');
  await all(wrong, create, ...present(1, 8));
  await seat(wrong, 1, people(1, 4), people(5, 8));
  await all(wrong, totals(1, 1, [12, 4, -6, -10]), totals(1, 2, [20, 3, -6, -17]), { type: 'closeSession', session: 1 });
  await seat(wrong, 2, people(1, 4), people(5, 8));
  await all(wrong, game(2, 1, 1), game(2, 1, 2));

  const db = path.join(temporaryFolder(), 'evening.sqlite');
  const copy = new Database(it.file);
  copy.prepare('VACUUM INTO ?').run(db);
  copy.close();
  it.close();
  app = await openApp({ db, deskSize: { width: 1366, height: 768 } });
  page = app.desk;
  page.setDefaultTimeout(8000);
}, 120_000);
afterAll(async () => {
  expect(app.errors()).toEqual([]);
  await app.close();
});

async function open(place: string, title: string | RegExp): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const reason = () => page.getByLabel('Grund, für das Journal');
const named = (n: number) => `Vorname${n} Nachname${n}`;
async function person(n: number): Promise<void> {
  await page
    .getByRole('table')
    .getByRole('button', { name: named(n), exact: true })
    .click();
  await dialog()
    .getByRole('heading', { name: named(n) })
    .waitFor();
}
async function done(): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
}
/** What the registration's list says about somebody. */
const note = (n: number, text: string | RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: named(n), exact: true }) })
    .getByText(text);
const names = (table: number) =>
  page.locator('.table-card', { has: page.getByRole('heading', { name: `Tisch ${table}`, exact: true }) }).locator('tbody tr');
const look = async (name: string): Promise<void> => {
  if (process.env.TURNIERABEND_SHOTS) await page.screenshot({ path: path.join(process.env.TURNIERABEND_SHOTS, `${name}.png`) });
};
/** Rows of the standings: place and name. */
const places = async () => {
  await page.locator('.standings-table tbody tr').first().waitFor();
  const rows = await page.locator('.standings-table tbody tr').all();
  return Promise.all(
    rows.map(async (row) => `${await row.locator('.standings-place').innerText()} ${await row.locator('.standings-name').innerText()}`),
  );
};

test('who comes before the first game makes a five of a four', async () => {
  await open('kommen/registration', 'Anmeldung');
  await person(9);
  await dialog().getByText('ab Spiel 1, zwischen Vorname4 Nachname4 und Vorname1 Nachname1').waitFor();
  await look('late');
  await dialog().getByRole('button', { name: 'Tisch 1', exact: true }).click();
  await dialog().getByText('Tisch 1, Sitz 5').waitFor();
  await done();
});

test('who comes after three games plays from the fourth on', async () => {
  await person(10);
  const place = dialog().locator('li', { has: page.getByRole('button', { name: 'Tisch 2', exact: true }) });
  await place.getByText('ab Spiel 4').waitFor();
  await place.getByRole('button').click();
  await dialog().getByText('Tisch 2, Sitz 5').waitFor();
  await done();
});

test('or waits for the next draw, and sits nowhere', async () => {
  const find = page.getByRole('combobox', { name: 'Person suchen' });
  await find.fill('vorname12');
  await page.getByRole('option', { name: /Vorname12/ }).waitFor();
  await find.press('Enter');
  await page.getByRole('checkbox', { name: `${named(12)} ist da`, checked: true }).waitFor();
  await person(12);
  // both tables have five by now
  await dialog().getByText('An einen Tisch setzen').waitFor();
  expect(
    await dialog()
      .getByRole('button', { name: /^Tisch [12]$/, disabled: false })
      .count(),
  ).toBe(0);
  await look('waits');
  await done();
});

test('who is not there when the tables are called is taken off his table', async () => {
  await person(2);
  await dialog().getByRole('button', { name: 'Nicht gekommen' }).click();
  await dialog().getByRole('radio', { name: 'nicht gekommen', checked: true }).waitFor();
  await done();
  await open('kommen/session', /^Durchgang 1/);
  await names(1).filter({ hasText: 'Vorname2 ' }).waitFor({ state: 'detached' });
  await names(1).filter({ hasText: 'Vorname9' }).waitFor();
  expect([await names(1).count(), await names(2).count()]).toEqual([4, 5]);
});

test('somebody stops in this session and sits down again in his own column', async () => {
  await open('kommen/registration', 'Anmeldung');
  await person(6);
  await dialog().getByRole('button', { name: 'Hört in Durchgang 1 auf' }).click();
  await dialog().getByRole('checkbox', { name: 'Setzt Durchgang 1 aus', checked: true }).waitFor();
  await look('rests');
  await dialog().getByRole('button', { name: 'Tisch 2', exact: true }).click();
  await dialog().getByText('Tisch 2, Sitz 2').waitFor();
  expect(await dialog().getByRole('checkbox', { name: 'Setzt Durchgang 1 aus' }).count()).toBe(0);
  await done();
});

test('somebody rests for the next session', async () => {
  await person(7);
  await dialog().getByRole('checkbox', { name: 'Setzt Durchgang 2 aus' }).click();
  await dialog().getByRole('checkbox', { name: 'Setzt Durchgang 2 aus', checked: true }).waitFor();
  await done();
  await note(7, 'setzt Durchgang 2 aus').waitFor();
});

test('somebody steps in, and the points stay with whom he plays for', async () => {
  await person(5);
  await dialog()
    .getByLabel('Jemand springt ein')
    .selectOption({ label: named(13) });
  await dialog()
    .getByRole('radio', { name: named(5) })
    .waitFor();
  await look('substitute');
  await dialog().getByRole('button', { name: 'Ab dem nächsten Spiel' }).click();
  await dialog()
    .getByText(`Für diese Person spielt ${named(13)}.`)
    .waitFor();
  expect(await dialog().getByLabel('Jemand springt ein').count()).toBe(0);
  await look('standIn');
  await done();
  await person(13);
  await dialog()
    .getByText(`spielt für ${named(5)}`)
    .waitFor();
  await done();
  await open('kommen/session', /^Durchgang 1/);
  await names(2)
    .filter({ hasText: `${named(13)} für ${named(5)}` })
    .waitFor();
  await open('kommen/registration', 'Anmeldung');
  await person(5);
  await dialog().getByRole('button', { name: 'Spielt wieder selbst' }).click();
  await dialog().getByLabel('Jemand springt ein').waitFor();
  await done();
});

test('somebody goes home, keeps his games, and is back', async () => {
  await open('kommen/registration', 'Anmeldung');
  await person(8);
  await dialog().getByRole('button', { name: 'Geht nach Hause' }).click();
  await dialog().getByRole('radio', { name: 'gegangen', checked: true }).waitFor();
  await done();
  await note(8, 'nach Durchgang 1 gegangen').waitFor();
  await person(8);
  await dialog().getByRole('radio', { name: 'da', exact: true }).click();
  await dialog().getByRole('radio', { name: 'gegangen' }).waitFor({ state: 'detached' });
  await done();
  await open('kommen/table/1/2', /^Tisch 2/);
  expect(await page.locator('.game-list tbody tr').count()).toBeGreaterThanOrEqual(3);
  await page.locator('.game-list').getByText('Nachname8').first().waitFor();
});

test('two people sat the wrong way round: the games go to who really sat there', async () => {
  await button('Plätze tauschen').click();
  await dialog()
    .getByLabel('Wer an diesem Tisch')
    .selectOption({ label: `${named(6)}, Tisch 2, Sitz 2` });
  await dialog()
    .getByLabel('tauscht mit')
    .selectOption({ label: `${named(7)}, Tisch 2, Sitz 3` });
  await dialog().getByRole('radio', { name: 'Die Spalten waren vertauscht' }).check();
  // three times +1 for Vorname6 and -1 for Vorname7, written the wrong way round
  const moved = dialog().locator('li', { hasText: `Tisch 2: ${named(7)}` });
  await moved.getByText('+3').waitFor();
  await dialog().getByRole('region', { name: 'Plätze, die sich ändern' }).waitFor();
  await look('swap');
  await dialog().getByRole('button', { name: 'Plätze tauschen' }).click();
  await dialog().waitFor({ state: 'detached' });
  const heads = await page.locator('.game-list thead th').allInnerTexts();
  expect(heads.findIndex((head) => head.includes('Nachname7'))).toBeLessThan(heads.findIndex((head) => head.includes('Nachname6')));
});

test('the session ends with every table open, and who waited is drawn then', async () => {
  await open('kommen/session', /^Durchgang 1/);
  await button('Mit offenen Tischen abschließen').click();
  await dialog().getByRole('radio', { name: 'was gespielt ist', checked: true }).waitFor();
  await look('allOpen');
  await reason().fill('Kneipe schließt');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Auslosung' }).waitFor();
  await page.locator('.draw-seats', { hasText: named(12) }).waitFor();
  expect(await page.locator('.draw-seats', { hasText: named(7) }).count()).toBe(0);
});

test('who comes when the evening is full waits, and moves up when a place is free', async () => {
  await open('voll/registration', 'Anmeldung');
  const find = page.getByRole('combobox', { name: 'Person suchen' });
  await find.fill('vorname9');
  await page.getByRole('option', { name: /Vorname9/ }).waitFor();
  await find.press('Enter');
  await note(9, 'auf der Warteliste, Platz 1').waitFor();
  await look('waiting');
  await person(3);
  await dialog().getByRole('button', { name: 'Abmelden' }).click();
  await dialog().waitFor({ state: 'detached' });
  await person(9);
  await dialog().getByRole('radio', { name: 'da', exact: true }).click();
  await done();
  await note(9, 'auf der Warteliste, Platz 1').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: `${named(9)} ist da`, checked: true }).waitFor();
});

test('totals are typed twice and must agree', async () => {
  await open('zweimal/totals/1/1', 'Tisch 1, Summen vom Zettel');
  const fields = page.locator('.points-input');
  const type = async (points: readonly string[]): Promise<void> => {
    for (const [i, value] of points.entries()) await fields.nth(i).fill(value);
    await fields.last().press('Enter');
  };
  await type(['12', '4', '-6', '-10']);
  await button('Noch einmal eingeben').first().click();
  await page.getByRole('heading', { level: 1, name: 'Tisch 1, noch einmal eingeben' }).waitFor();
  expect(await fields.first().inputValue()).toBe('');
  await type(['12', '3', '-6', '-9']);
  await page.locator('.points-why').waitFor();
  const why = await page.locator('.points-why').innerText();
  expect(why).toMatch(/Nachname2.*Nachname4/);
  await look('twice');
  await type(['12', '4', '-6', '-10']);
  await page.getByRole('heading', { level: 1, name: 'Durchgang 1' }).waitFor();
  await page.locator('.table-card').getByText('fertig').waitFor();
});

test('totals of a closed table are corrected: points and places are shown before', async () => {
  await open('falsch/totals/1/1', 'Tisch 1, Summen berichtigen');
  const fields = page.locator('.points-input');
  await fields.nth(0).fill('2');
  await fields.nth(1).fill('14');
  // 14 instead of 4 game points: first at the table, 4 + 1,4, and the second place behind the 6,0 of the other table
  const moved = page.locator('.moves').getByRole('row', { name: named(2) });
  await moved.locator('b', { hasText: /^5,4$/ }).waitFor();
  await moved.locator('b', { hasText: /^2\.$/ }).waitFor();
  await reason().fill('Zeilen vertauscht');
  await look('totals');
  await reason().press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Durchgang 1' }).waitFor();
  await open('falsch/table/1/1', /^Tisch 1/);
  await page.getByText('Zeilen vertauscht').waitFor();
  expect(await page.getByRole('row', { name: named(2) }).innerText()).toMatch(/\+4\s+\+14/);
});

test('only the party of an old game is corrected', async () => {
  await open('falsch/game/2/1/1', 'Tisch 1, Spiel 1 berichtigen');
  await page.locator('.seat-on').nth(1).waitFor();
  await page
    .locator('[data-path=re]')
    .getByRole('button', { name: new RegExp(named(2)) })
    .click();
  await page
    .locator('[data-path=re]')
    .getByRole('button', { name: new RegExp(named(3)) })
    .click();
  // lost two games with 1 point each, and has won one of them now
  const row = page.locator('.moves').getByRole('row', { name: named(3) });
  await row.locator('s', { hasText: /^\u22122$/ }).waitFor();
  await row.locator('b', { hasText: /^0$/ }).waitFor();
  await look('party');
  await reason().fill('falsche Partei');
  await reason().press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Tisch 1, Spielliste/ }).waitFor();
});

test('only a bonus of an old game is corrected', async () => {
  await open('falsch/game/2/1/2', 'Tisch 1, Spiel 2 berichtigen');
  await page.locator('.seat-on').nth(1).waitFor();
  await page.getByRole('spinbutton', { name: 'Fuchs, Re' }).locator('.stepper-more').click();
  // the other side loses one point more in this game
  const row = page.locator('.moves').getByRole('row', { name: named(4) });
  await row.locator('s', { hasText: /^\u22122$/ }).waitFor();
  await row.locator('b', { hasText: /^\u22123$/ }).waitFor();
  await look('bonus');
  await reason().fill('Fuchs vergessen');
  await reason().press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Tisch 1, Spielliste/ }).waitFor();
  await open('falsch/journal', 'Journal');
  await page.getByText('Tisch 1, Spiel 2 berichtigt').first().waitFor();
});

test('a penalty shows the places it moves, is listed apart, and is withdrawn with a reason', async () => {
  await open('falsch/standings/1', 'Stand');
  await page.locator('.standings-name', { hasText: named(5) }).click();
  await button('Strafe oder Gutschrift').click();
  await dialog().getByLabel('Punkte, mit Plus oder Minus').fill('-30');
  const moved = dialog().getByRole('region', { name: 'Plätze, die sich ändern' });
  await moved
    .getByRole('listitem')
    .filter({ hasText: named(5) })
    .waitFor();
  await reason().fill('Handy am Tisch');
  await look('adjust');
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const list = page.locator('.all-adjusted');
  await page.locator('.standings-name', { hasText: named(1) }).click();
  await list.getByText('Handy am Tisch').waitFor();
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Vorname5 Nachname5\s+\u221230\s+.*ganzer Abend: Handy am Tisch/),
    expect.stringMatching(/zusammen\s+\u221230/),
  ]);
  await look('adjusted');
  await list.getByRole('button', { name: named(5) }).click();
  await button(/^Aufheben: /).click();
  await dialog().getByRole('region', { name: 'Plätze, die sich ändern' }).waitFor();
  await reason().fill('war eines andern');
  await page.keyboard.press('Enter');
  await list.getByText('aufgehoben: war eines andern').waitFor();
});

test('who leaves keeps his place in the list of the finished session', async () => {
  await open('falsch/standings/1', 'Stand');
  const before = await places();
  expect(before).toHaveLength(8);
  await open('falsch/registration', 'Anmeldung');
  await person(5);
  await dialog().getByRole('button', { name: 'Geht nach Hause' }).click();
  await dialog().getByRole('radio', { name: 'gegangen', checked: true }).waitFor();
  await done();
  await open('falsch/standings/1', 'Stand');
  expect(await places()).toEqual(before);
});
