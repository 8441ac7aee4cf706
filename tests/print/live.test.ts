import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../e2e/driver.ts';
import { deskOverWire } from '../hall/overWire.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { seatEverybody } from '../support/testService.ts';
import { catchPrints, printToPdf } from './printer.ts';

/* Printing in the running program: its own files, its own policy, the desk's own buttons. */

let app: App;
beforeAll(async () => {
  app = await openApp({ shell: 'browser' });
});
afterAll(() => app.close());

test('the cards of a session go from the desk to the printer', async () => {
  const desk = deskOverWire(app.desk);
  await desk.run({ type: 'createTournament', ...settingsOf('heinz') });
  for (let i = 1; i <= 9; i++) {
    await desk.run({ type: 'addPerson', person: `p${i}`, given: 'Änne', family: `Größl-${i}`, club: '', note: '' });
    await desk.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  }
  await seatEverybody(desk, 1);
  const { cards } = await desk.query('scoreCards', { tournament: desk.tournament });
  await app.desk.evaluate((hash) => {
    location.hash = hash;
  }, `#/${desk.tournament}/draw`);

  const caught = await catchPrints(app.desk);
  await app.desk.getByRole('button', { name: 'Karten drucken' }).click();
  await app.desk.getByRole('button', { name: /^Drucken/ }).click();
  const job = await caught.job();
  expect(job.title).toContain('Probeturnier');
  const address = new URL('printed.html', app.desk.url()).href;
  const pdf = await printToPdf(app.desk.context(), job, address, async () => undefined);
  try {
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([210, 297, 2]);
    expect(pdf.fonts.filter((font) => !/^(AlegreyaSans|SourceSans3)\S* CID TrueType$/.test(font))).toEqual([]);
    const letters = pdf.text.replace(/[\s\u00ad-]/gu, '');
    for (const { table, card, seats } of cards) {
      expect(letters).toContain(`Tisch${table}`);
      expect(letters).toContain(`Karte${card}`);
      for (const { name } of seats) expect(letters).toContain(name.replace(/[\s-]/gu, ''));
    }
  } finally {
    pdf.remove();
  }
});

test('every paper is looked at in the print place and goes to the printer; where there is none yet, the place says why', async () => {
  const { tournaments } = await deskOverWire(app.desk).query('tournaments', {});
  const tournament = tournaments[0]?.id ?? '';
  const { desk } = app;
  await desk.evaluate((hash) => {
    location.hash = hash;
  }, `#/${tournament}/standings`);
  await desk.getByRole('link', { name: 'Drucken', exact: true }).click();
  await desk.getByRole('paragraph').filter({ hasText: 'Es ist noch kein Tisch fertig.' }).waitFor();
  await desk.getByRole('button', { name: /^Drucken/, disabled: true }).waitFor();

  await desk.getByRole('link', { name: 'Wer sitzt wo, für die Wand' }).click();
  await desk.locator('.paper-wall').first().waitFor();
  const caught = await catchPrints(desk);
  await desk.keyboard.press('Control+Enter');
  const job = await caught.job();
  expect(job.title).toMatch(/^Wer sitzt wo.*Probeturnier/);
  expect(job.html).toContain('Größl-9, Änne');
  await desk.getByText('sagt der Browser nicht').waitFor();

  await desk.getByRole('link', { name: 'Preise', exact: true }).click();
  await desk.getByLabel('Geld für Platz 1').fill('12,5o');
  await desk.getByRole('button', { name: 'Preise speichern' }).click();
  await desk.getByText('Bitte einen Betrag wie').waitFor();
  await desk.getByLabel('Geld für Platz 1').fill('12,50');
  await desk.getByLabel('Ware für Platz 1').fill('ein Schinken');
  await desk.getByRole('button', { name: 'Preise speichern' }).click();
  await desk.locator('.paper-prizes').getByText('12,50 €, ein Schinken').waitFor();
  expect(app.errors()).toEqual([]);
});
