import path from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evening, people, seat } from '../support/desk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testService } from '../support/testService.ts';
import { type App, openApp } from './driver.ts';

/* What a person does at the desk when something is wrong. The evening before it is played through the service, not by clicking. */

let app: App;
let page: Page;
beforeAll(async () => {
  const it = testService();
  const desk = await evening(it.service, 8, 'eselstall', { compulsorySolo: { per: 'tournament' } });
  await seat(desk, 1, people(1, 4), people(5, 8));
  const normal = { kind: 'normal', re: [0, 1], reEyes: 130 };
  const sent = [
    await desk.send({ type: 'addPerson', person: 'twin', given: 'Vorname1', family: 'Nachname1', club: 'Gäste', note: '' }),
    await desk.send({ type: 'recordGame', session: 1, table: 1, game: 1, entry: normal }),
    await desk.send({ type: 'correctGame', session: 1, table: 1, game: 1, entry: { ...normal, reEyes: 100 }, reason: 'Augen verkehrt' }),
    await desk.send({ type: 'closeTable', session: 1, table: 1, reason: 'Licht aus' }),
    await desk.send({ type: 'recordGame', session: 1, table: 2, game: 1, entry: normal }),
  ];
  expect(sent).toEqual(sent.map(() => 'ok'));
  const db = path.join(temporaryFolder(), 'evening.sqlite');
  const copy = new Database(it.file);
  copy.prepare('VACUUM INTO ?').run(db);
  copy.close();
  it.close();
  app = await openApp({ db, deskSize: { width: 1366, height: 768 } });
  page = app.desk;
}, 120_000);
afterAll(async () => {
  expect(app.errors()).toEqual([]);
  await app.close();
});

async function open(place: string, title: string | RegExp, at = page): Promise<void> {
  await at.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
  await at.getByRole('heading', { level: 1, name: title }).waitFor();
}
const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact });
const reason = () => page.getByLabel('Grund, für das Journal');
const look = async (name: string): Promise<void> => {
  if (process.env.TURNIERABEND_SHOTS) await page.screenshot({ path: path.join(process.env.TURNIERABEND_SHOTS, `${name}.png`) });
};

test('the address book is reached from the registration; namesakes are told apart', async () => {
  await open('abend/registration', 'Anmeldung');
  await page.keyboard.press('Alt+a');
  await page.getByRole('heading', { level: 1, name: 'Adressbuch' }).waitFor();
  await page.getByLabel('Im Adressbuch suchen').fill('nachname1');
  await page.locator('.people-name', { hasText: 'Nachname2' }).first().waitFor({ state: 'detached' });
  expect(await page.getByText('Name gibt es öfter').count()).toBe(2);
  await button(/^Vorname1 Nachname1.*Gäste/).click();
  await look('people');
  await page.getByLabel('Notiz').fill('Schwester von Uschi');
  await button('Änderung speichern').click();
  await page.getByRole('cell', { name: 'Schwester von Uschi' }).waitFor();
});

test('two entries are merged and split again; a rename shows at once; consent is a mark', async () => {
  await page.getByLabel('Im Adressbuch suchen').fill('');
  await button(/^Vorname8 Nachname8/).click();
  await page.getByLabel('Zusammenlegen mit').selectOption({ label: 'Vorname9 Nachname9' });
  await button('Zusammenlegen').click();
  await button('Vorname9 Nachname9 wieder trennen').waitFor();
  await look('merged');
  await button('Vorname9 Nachname9 wieder trennen').click();
  await button('Vorname9 Nachname9').waitFor();
  await page.getByRole('checkbox', { name: 'Der Name darf veröffentlicht werden' }).click();
  await page.getByRole('checkbox', { name: 'Der Name darf veröffentlicht werden', checked: true }).waitFor();
  await page.getByLabel('Vorname', { exact: true }).fill('Käthe');
  await button('Änderung speichern').click();
  await button('Käthe Nachname8').waitFor();
});

test('a name is erased after a plain question; the results stay', async () => {
  await button(/^Vorname7 Nachname7/).click();
  await button('Name löschen').click();
  await look('erase');
  await page.keyboard.press('Escape');
  await button('Vorname7 Nachname7').waitFor();
  await button('Name löschen').click();
  await button('Namen endgültig löschen').click();
  await button('Vorname7 Nachname7').waitFor({ state: 'detached' });
  await open('abend/table/1/2', /^Tisch 2/);
  await page.getByText('Teilnehmer 7').first().waitFor();
});

test('the journal shows old value, new value, reason and time of a correction', async () => {
  await open('abend/journal', 'Journal');
  await button('Tisch 1, Spiel 1 berichtigt', false).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Augen verkehrt').waitFor();
  const row = dialog.getByRole('row', { name: /^Vorname1 Nachname1/ });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['+1', '\u22122']);
  await look('journal');
  await page.keyboard.press('Escape');
});

test('a closed table counts nothing afterwards, with a reason', async () => {
  await open('abend/table/1/1', /^Tisch 1/);
  await button('Was der Tisch zählt').click();
  await page.getByRole('radio', { name: 'nichts', exact: false }).check();
  await reason().fill('abgebrochen');
  await look('counts');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.screen-sub', { hasText: 'zählt nicht' }).waitFor();
});

test('a compulsory solo is given by hand', async () => {
  await open('abend/game/1/2/2', 'Tisch 2, Spiel 2');
  await page.keyboard.press('Alt+h');
  for (const [i, points] of ['9', '-3', '-3', '-3'].entries()) await page.locator('.points-input').nth(i).fill(points);
  await page.getByLabel('Solo gespielt von').selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Es war das Pflichtsolo' }).check();
  await look('byhand');
  await reason().fill('Zettel unleserlich');
  await reason().press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Tisch 2, Spiel 3' }).waitFor();
});

test('only the dealer of an old game is corrected', async () => {
  await open('abend/game/1/2/1', 'Tisch 2, Spiel 1 berichtigen');
  await page.getByLabel('Wer hat gegeben?').selectOption({ index: 2 });
  await reason().fill('falsch gegeben');
  await button(/^Berichtigung speichern/, false)
    .and(page.locator(':not([aria-disabled])'))
    .waitFor();
  await look('dealer');
  await reason().press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Tisch 2, Spielliste/ }).waitFor();
});

test('a second screen that has not heard is refused, and says what happened in between', async () => {
  const second = await page.context().newPage();
  await second.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    // It hears answers, but not what others did.
    server.onMessage((message) => {
      if (!String(message).startsWith('{"changed"')) socket.send(message);
    });
  });
  await second.goto(page.url());
  await open('abend/journal', 'Journal', second);
  await second
    .getByRole('button', { name: /^Rückgängig/ })
    .first()
    .waitFor();
  await open('abend/session', /^Durchgang 1/);
  await page.keyboard.press('Control+z');
  await page.getByTestId('said').filter({ hasText: 'Zurückgenommen' }).waitFor({ state: 'attached' });
  await second.keyboard.press('Control+z');
  const told = second.locator('.banner');
  await told.first().waitFor();
  expect(await told.first().textContent()).toMatch(/Tisch 2, Spiel 1/);
  await second.close();
});

test('with tables open the session ends only with a reason', async () => {
  await open('abend/session', /^Durchgang 1/);
  await button('Mit offenen Tischen abschließen').click();
  await reason().fill('Kneipe schließt');
  await look('forced');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Auslosung' }).waitFor();
});
