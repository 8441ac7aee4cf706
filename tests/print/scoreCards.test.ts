import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { borrowBrowser } from '../e2e/chromium.ts';
import { type BuiltPage, buildPage } from '../support/builtPage.ts';
import { type CardsInput, cards, NAMES } from './cards.ts';
import { catchPrints, type PrintedPdf, type PrintJob, printToPdf, readPdf } from './printer.ts';

let built: BuiltPage;
let context: BrowserContext;
let release: () => Promise<void>;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  built = await buildPage(path.join(import.meta.dirname, 'harness'));
  const borrowed = await borrowBrowser();
  release = borrowed.release;
  context = await borrowed.browser.newContext({ locale: 'de-DE', viewport: { width: 1366, height: 768 } });
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  await built.serve(page);
  await page.goto(built.address);
});
afterAll(async () => {
  await context.close();
  await release();
  built.remove();
});

/** Keep the file to look at when TURNIERABEND_KEEP names a folder. */
const keep = (pdf: PrintedPdf, name: string): void => {
  const folder = process.env.TURNIERABEND_KEEP;
  if (folder) copyFileSync(pdf.file, path.join(folder, `${name}.pdf`));
};

async function show(input: CardsInput): Promise<void> {
  await page.evaluate((view) => window.showCards(view), cards(input));
  await page.locator('.paper-sheet').first().waitFor();
}
async function print(input: CardsInput): Promise<{ job: PrintJob; pdf: PrintedPdf }> {
  await show(input);
  const caught = await catchPrints(page);
  await page.evaluate(() => window.printing.print());
  const job = await caught.job();
  const pdf = await printToPdf(context, job, built.address.replace('index.html', 'printed.html'), built.serve);
  return { job, pdf };
}

const FOUR = NAMES.slice(0, 4);
const HARD = [
  'Maximilian-Alexander Freiherr von Schwarzenberg-Hohenlohe',
  'Wijayarathna Rajapaksamudiyanselage',
  'Änne Öz',
  'Ömer Yıldız',
  'Käthe Lütkehaus',
];
/** Their names inside the files; the package cut Source Sans from the lightest of its family and left that in the name. */
const OURS = [
  'AlegreyaSans-ExtraBold CID TrueType',
  'AlegreyaSans-Medium CID TrueType',
  'SourceSans3ExtraLight-Bold CID TrueType',
  'SourceSans3ExtraLight-Regular CID TrueType',
];

describe.each<[string, CardsInput, number]>([
  ['four seats, 8 games', { tables: [FOUR], games: 8 }, 1],
  ['five seats, 10 games', { tables: [NAMES], games: 10 }, 1],
  ['a table that draws its first dealer', { tables: [NAMES], games: 10, atTable: true }, 1],
  ['two tables', { tables: [FOUR, NAMES], games: 10 }, 2],
  ['24 games of a long list on one sheet', { tables: [FOUR], games: 24, again: true }, 1],
  ['30 games at five on two sheets', { tables: [NAMES], games: 30, again: true, firstDealer: 2 }, 2],
  ['eight columns', { tables: [HARD.slice(0, 4)], games: 12, tarock: true }, 1],
  ['hard names at five', { tables: [HARD], games: 10 }, 1],
])('%s', (name, input, pages) => {
  let job: PrintJob;
  let pdf: PrintedPdf;
  beforeAll(async () => {
    ({ job, pdf } = await print(input));
    keep(pdf, name.replaceAll(' ', '-'));
  });
  afterAll(() => pdf.remove());

  test('A4, as many sheets as tables need', () => {
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([210, 297, pages]);
  });

  test('our fonts only, none of them drawn as Type 3', () => {
    expect(pdf.fonts).toEqual(OURS);
    expect(job.fonts.length).toBeGreaterThanOrEqual(OURS.length);
  });

  test('tournament, session, table, card and every name stand on it, letter by letter', () => {
    const bare = (text: string): string => text.replace(/[\s\u00ad\u2010-]/gu, '');
    const letters = bare(pdf.text);
    for (const word of ['Doppelkopf im Eselstall', 'Durchgang 3 von 5', 'Sa 14. März 2026', 'Unterschrift'])
      expect(letters).toContain(bare(word));
    input.tables.forEach((names, i) => {
      for (const one of names) expect(letters).toContain(bare(one));
      expect(letters).toContain(`Tisch${i + 1}`);
      expect(letters).toContain(`Karte${10 + i}`);
    });
  });

  test('nothing is cut off or comes near the edge', async () => {
    await show(input);
    const found = await page.evaluate(() => {
      const problems: string[] = [];
      for (const sheet of document.querySelectorAll<HTMLElement>('.paper-sheet')) {
        const box = sheet.getBoundingClientRect();
        const mm = box.width / 210;
        if (sheet.scrollHeight > sheet.clientHeight + 1) problems.push(`sheet overflows by ${sheet.scrollHeight - sheet.clientHeight}px`);
        const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.textContent?.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          if (left < box.left + 10 * mm || right > box.right - 10 * mm || top < box.top + 9.5 * mm || bottom > box.bottom - 9 * mm)
            problems.push(`"${node.textContent}" is near the edge`);
        }
        for (const cell of sheet.querySelectorAll<HTMLElement>('th, td')) {
          if (cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1)
            problems.push(`"${cell.textContent}" is wider or higher than its cell`);
          const outer = cell.getBoundingClientRect();
          for (const inner of cell.querySelectorAll('span, b')) {
            const { left, right, top, bottom } = inner.getBoundingClientRect();
            if (left < outer.left - 0.5 || right > outer.right + 0.5 || top < outer.top - 0.5 || bottom > outer.bottom + 0.5)
              problems.push(`"${inner.textContent}" leaves its cell`);
          }
        }
      }
      return problems;
    });
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('names stand by seat, the dealer in his row, the fifth who sits out hatched', async () => {
  await show({ tables: [NAMES], games: 10, firstDealer: 1 });
  const heads = await page.locator('.paper-seat').allTextContents();
  expect(heads.map((head) => head.replaceAll('\u00ad', ''))).toEqual(NAMES.map((name, i) => `Sitz ${i + 1}${name}`));
  const marks = await page
    .locator('tbody tr:not(.paper-sum)')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(-5).map((cell) => [cell.textContent, cell.querySelector('svg') !== null])),
    );
  expect(marks).toEqual(
    Array.from({ length: 10 }, (_, game) => NAMES.map((_, seat) => ((1 + game) % 5 === seat ? ['gibt, setzt aus', true] : ['', false]))),
  );
});

test('four seats: the dealer plays, nothing is hatched', async () => {
  await show({ tables: [FOUR], games: 4 });
  const marks = await page
    .locator('tbody tr:not(.paper-sum)')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].slice(-4).map((cell) => cell.textContent)));
  expect(marks).toEqual([
    ['gibt', '', '', ''],
    ['', 'gibt', '', ''],
    ['', '', 'gibt', ''],
    ['', '', '', 'gibt'],
  ]);
  expect(await page.locator('.paper-sits').count()).toBe(0);
});

test('a table that draws its first dealer has a box for each seat until the dealer is entered; the rows are printed as for seat 1', async () => {
  await show({ tables: [NAMES], games: 10, atTable: true });
  expect(await page.locator('.paper-box').count()).toBe(5);
  expect(await page.locator('tbody tr:first-child .paper-sits').count()).toBe(1);
  expect(await page.locator('.paper-sits').count()).toBe(10);
  await show({ tables: [NAMES], games: 10, atTable: true, firstDealer: 3 });
  expect(await page.locator('.paper-box').count()).toBe(0);
  expect(await page.locator('.paper-sits').count()).toBe(10);
});

test('columns come in the order of the entry form', async () => {
  await show({ tables: [FOUR], games: 8 });
  const heads = await page.locator('thead th:not(.paper-seat)').allTextContents();
  expect(heads).toEqual(['Spiel', 'Spielart', 'Re', 'Ansagen', 'Augen', 'Sonderpunkte']);
});

test('two sheets: whole rounds on each, carried over, the place at the table on the last', async () => {
  await show({ tables: [NAMES], games: 30 });
  const sheets = await page
    .locator('.paper-sheet')
    .evaluateAll((all) => all.map((sheet) => [...sheet.querySelectorAll('tbody th')].map((th) => th.textContent?.trim())));
  const numbers = (from: number): string[] => Array.from({ length: 15 }, (_, i) => String(from + i));
  expect(sheets).toEqual([
    [...numbers(1), 'Zwischensumme (quer: 0)'],
    ['Übertrag von Blatt 1', ...numbers(16), 'Summe (quer: 0)', 'Platz am Tisch'],
  ]);
});

test('the print job bears its title and the page gets its own back', async () => {
  const { job, pdf } = await print({ tables: [FOUR], games: 8 });
  pdf.remove();
  expect(job.title).toBe('Spiellisten Durchgang 3');
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'idle' && !document.querySelector('iframe'));
  expect(await page.title()).toBe('Before printing');
});

test('a PDF by the shell: this very page, with nothing but the sheets', async () => {
  await show({ tables: [FOUR, NAMES], games: 8 });
  await context.exposeBinding('shellPdf', async ({ page: sender }) => {
    kept = await sender.pdf({ preferCSSPageSize: true });
  });
  let kept: Uint8Array = new Uint8Array();
  const name = await page.evaluate(() =>
    window.printing.toPdf(async (title) => {
      await (window as unknown as { shellPdf(): Promise<void> }).shellPdf();
      return title;
    }),
  );
  expect(name).toBe('Spiellisten Durchgang 3');
  const pdf = readPdf(kept);
  expect([pdf.width, pdf.height, pdf.pages]).toEqual([210, 297, 2]);
  expect(pdf.fonts).toEqual(OURS);
  pdf.remove();
  expect(await page.locator('.paper-alone').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('');
});
