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
