import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLACES, seedNights } from '../shots/night.ts';
import { type App, openApp } from './driver.ts';

/*
 * Every place of the desk in one evening that plays: axe finds nothing serious, and in the test language nothing on it is words that
 * bypass the table of texts. The test language prints `[[key]]`; what is left beside keys, figures and names of the evening was typed
 * into the screen's code.
 */

let night: Awaited<ReturnType<typeof seedNights>>;
let app: App;
beforeAll(async () => {
  night = await seedNights([9]);
  app = await openApp({ db: night.file, language: 'keys', deskSize: { width: 1366, height: 768 } });
});
afterAll(async () => {
  await app.close();
  night.remove();
});

async function visit(place: string): Promise<void> {
  await app.desk.evaluate((to) => {
    location.hash = to;
  }, `#/n9/${place}`);
  await app.desk.locator('h1').first().waitFor();
  await app.desk.locator('.loading').waitFor({ state: 'detached' });
}

/** Words on the page and in its labels that are no key. */
const untranslated = (): Promise<string[]> =>
  app.desk.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const data =
      'td, tbody th, .print-preview, .paper-preview, .print-sheets, .sheet, .paper-page, .wordmark, .top-event, kbd, script, style, time, input, .hall, .hall-preview, option, .rail iframe, [data-name]';
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!element || element.closest(data)) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!element.closest(data)) for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    return found;
  });

const NAMES =
  /Uschi|Karl-Heinz|Jürgen|Käthe|Łukasz|Marie-Christine|Ömer|Silke|Dieter|Anneliese|Björn|Größl|Brüggemann|van der Straeten|Oberhäuser-Wüstenhagen|Yıldız|Wójcik|Lütkehaus|Hövelmann|Leutheusser-Schnarrenberger|Quast|Strauß/g;

/** desk.test.ts shows the others to axe on its way through an evening. */
const FOR_AXE = ['settings', 'session', 'print', 'closing', 'rules', 'whatIf', 'rehearsal'] as const;

describe.each(FOR_AXE)('%s', (name) => {
  test('nothing serious for axe', async () => {
    await visit(PLACES[name]);
    const { violations } = await new AxeBuilder({ page: app.desk }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => [id, nodes[0]?.target.join(' ')])).toEqual([]);
  });
});

describe.each(Object.entries(PLACES))('%s', (_name, place) => {
  test('all words come from the table of texts', async () => {
    await visit(place);
    const all = await untranslated();
    expect(all.filter((one) => one.includes('[[')).length, 'the test language is on').toBeGreaterThan(10);
    const words = all
      .map((one) =>
        one
          .replaceAll(/\[\[[^\]]*\]\]/g, '')
          .replaceAll(NAMES, '')
          .trim(),
      )
      .filter((one) => /\p{L}{3,}/u.test(one));
    expect([...new Set(words)]).toEqual([]);
  });
});

test('Alt+R shows the rules from anywhere, and Escape leads back', async () => {
  await visit('session');
  await app.desk.keyboard.press('Alt+r');
  await app.desk.locator('.rule-page').waitFor();
  await app.desk.keyboard.press('Escape');
  await app.desk.locator('.table-card').first().waitFor();
});

test('the hall is told of when its window goes', async () => {
  await visit('session');
  const hall = await app.hall();
  await app.desk.locator('.rail-head .chip-gain').waitFor();
  await hall.close();
  await app.desk.locator('.rail-gone').waitFor();
});
