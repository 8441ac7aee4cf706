import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { borrowBrowser } from '../e2e/chromium.ts';
import { type BuiltPage, buildPage } from '../support/builtPage.ts';
import { cards, NAMES } from './cards.ts';
import type { EveningViews } from './papers/main.tsx';
import { eveningViews, nameAt } from './papersEvening.ts';
import { type PrintedPdf, readPdf } from './printer.ts';

/* Every paper of a night, straight from the views of an evening that was played: size, pages, fonts, words, margins. */

let built: BuiltPage;
let context: BrowserContext;
let release: () => Promise<void>;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  built = await buildPage(path.join(import.meta.dirname, 'papers'));
  const borrowed = await borrowBrowser();
  release = borrowed.release;
  context = await borrowed.browser.newContext({ locale: 'de-DE', viewport: { width: 1366, height: 768 } });
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await built.serve(page);
  await page.goto(built.address);
});
afterAll(async () => {
  await context.close();
  await release();
  built.remove();
});

const OURS = /^(AlegreyaSans|SourceSans3|CaveatBrush)\S* CID TrueType$/;
const bare = (text: string): string => text.replace(/[\s\u00ad\u2010-]/gu, '');

async function show(names: readonly string[], views: EveningViews): Promise<void> {
  await page.evaluate(([papers, given]) => window.showPapers(papers, given), [names, views] as const);
  await page
    .locator(`[data-paper=${names.at(-1)}] .paper-sheet`)
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function print(name: string): Promise<PrintedPdf> {
  const pdf = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const folder = process.env.TURNIERABEND_KEEP;
  if (folder) copyFileSync(pdf.file, path.join(folder, `${name}.pdf`));
  return pdf;
}

/** What is nearer to the edge than 6 mm, leaves its sheet, or is wider or higher than its cell. */
const problemsOnPage = (): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    for (const sheet of document.querySelectorAll<HTMLElement>('.paper-sheet')) {
      const paper = sheet.closest('[data-paper]')?.getAttribute('data-paper') ?? '?';
      const box = sheet.getBoundingClientRect();
      const mm = 96 / 25.4;
      if (sheet.scrollHeight > sheet.clientHeight + 1) problems.push(`${paper}: overflows by ${sheet.scrollHeight - sheet.clientHeight}px`);
      const edge = 6 * mm;
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (left < box.left + edge || right > box.right - edge || top < box.top + edge || bottom > box.bottom - edge)
          problems.push(`${paper}: "${node.textContent}" is near the edge`);
      }
      for (const cell of sheet.querySelectorAll<HTMLElement>('th, td, li, dd, .paper-receipt, .paper-face, .paper-head')) {
        if (cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 2)
          problems.push(`${paper}: "${cell.textContent}" is wider or higher than its place`);
      }
      // Whatever stands below each other must not touch the foot.
      const foot = sheet.querySelector('.paper-foot')?.getBoundingClientRect();
      for (const part of foot
        ? sheet.querySelectorAll('table, article, .paper-tables > section, .paper-calls > section, .paper-notes')
        : []) {
        if (foot && part.getBoundingClientRect().bottom > foot.top + 1) problems.push(`${paper}: runs into the foot`);
      }
    }
    return problems;
  });

/** Sheets of each paper that is on the page. */
const sheetsOnPage = (): Promise<[string, number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-paper]')].map((one) => [
      one.dataset.paper ?? '',
      one.querySelectorAll('.paper-pair').length || one.querySelectorAll('.paper-sheet').length,
    ]),
  );

/** Dots of a PDF whose red, green and blue differ, seen at 20 dots an inch. */
function colouredDots(file: string): number {
  const image = execFileSync('pdftoppm', ['-r', '20', file], { maxBuffer: 1 << 28 });
  let dots = 0;
  // P6, width and height, 255, then the dots; one such picture for each page
  for (let at = 0; at < image.length; ) {
    const [head = '', width = '0', height = '0'] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', at, at + 40)) ?? [];
    const end = at + head.length + Number(width) * Number(height) * 3;
    if (head === '') throw new Error('no picture');
    for (let dot = at + head.length; dot < end; dot += 3) {
      if (image[dot] !== image[dot + 1] || image[dot] !== image[dot + 2]) dots++;
    }
    at = end;
  }
  return dots;
}

const UPRIGHT = [
  'cards',
  'blank',
  'byName',
  'byTable',
  'calls',
  'signs',
  'standings',
  'ranking',
  'prizes',
  'certificates',
  'receipts',
  'proof',
];
type Sheets = { readonly [paper: string]: number };
/** Sheets of each paper by the number of people; 22 people are two tables of four and ... as the format divides them. */
const SHEETS: readonly (readonly [people: number, tables: number, sheets: Sheets])[] = [
  [8, 2, { cards: 2, blank: 2, byName: 1, byTable: 1, calls: 1, signs: 2, standings: 1, ranking: 1, prizes: 1, receipts: 2, proof: 1 }],
  [22, 5, { cards: 5, blank: 2, byName: 1, byTable: 1, calls: 1, signs: 5, standings: 1, ranking: 1, prizes: 1, receipts: 6, proof: 1 }],
  [
    80,
    20,
    { cards: 20, blank: 2, byName: 2, byTable: 2, calls: 3, signs: 20, standings: 3, ranking: 3, prizes: 1, receipts: 20, proof: 2 },
  ],
];

describe.each(SHEETS)('%i people', (people, tables, sheets) => {
  let views: EveningViews;
  let pdf: PrintedPdf;
  let counted: [string, number][];
  beforeAll(async () => {
    views = await eveningViews(people);
    await show(UPRIGHT, views);
    counted = await sheetsOnPage();
    pdf = await print(`people-${people}`);
  });
  afterAll(() => pdf.remove());

  test('A4, as many sheets of each paper as it needs, our fonts only', () => {
    expect(views.tables.tables).toHaveLength(tables);
    const { certificates, ...others } = Object.fromEntries(counted);
    expect(others).toEqual(sheets);
    expect(certificates).toBe(views.papers.certified.length);
    const all = counted.reduce((sum, [, count]) => sum + count, 0);
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([210, 297, all]);
    expect(pdf.fonts.filter((font) => !OURS.test(font))).toEqual([]);
  });

  test('black and white: no coloured dot on any sheet', () => {
    expect(colouredDots(pdf.file)).toBe(0);
  });

  test('every name on every list, letter by letter; nothing near the edge, cut off, or over the foot', async () => {
    const pages = pdf.text.split('\f');
    let at = 0;
    const textOf: { [paper: string]: string } = {};
    for (const [paper, count] of counted) {
      textOf[paper] = bare(pages.slice(at, at + count).join(''));
      at += count;
    }
    for (let i = 0; i < people; i++) {
      const [given, family] = nameAt(i);
      for (const paper of ['cards', 'byTable', 'calls', 'standings', 'ranking', 'receipts', 'proof'])
        expect(textOf[paper], paper).toContain(bare(`${given}${family}`));
      expect(textOf.byName).toContain(bare(`${family},${given}`));
    }
    for (const award of views.papers.awards) expect(textOf.prizes).toContain(bare(award.name));
    for (const one of views.papers.certified) expect(textOf.certificates).toContain(bare(one.name));
    expect(textOf.proof).toContain(views.draw.inputHash);
    expect(textOf.proof).toContain(String(views.draw.seed));
    for (const paper of ['byName', 'byTable', 'calls', 'standings', 'ranking', 'prizes', 'proof'])
      expect(textOf[paper]).toContain('Seite1von');
    expect(await problemsOnPage()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('what does not depend on the people', () => {
  let views: Awaited<ReturnType<typeof eveningViews>>;
  beforeAll(async () => {
    views = await eveningViews(22);
  });

  test('the rule page of every house on two sheets, and what to do when something goes wrong on one', async () => {
    await show(['rules', 'whatIf'], views);
    expect(await sheetsOnPage()).toEqual([
      ['rules', 10],
      ['whatIf', 1],
    ]);
    const pdf = await print('rules');
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([210, 297, 11]);
    expect(pdf.fonts.filter((font) => !OURS.test(font))).toEqual([]);
    for (const word of ['Eselstall Königswinter', 'Wielandstraße', 'Béi Chéz Heinz', 'Renonce', 'Der Strom ist weg'])
      expect(bare(pdf.text)).toContain(bare(word));
    expect(await problemsOnPage()).toEqual([]);
    pdf.remove();
  });

  test('the rule pages still fit where every house plays everything the other way, also in English', async () => {
    for (const language of ['de', 'en'] as const) {
      await page.goto(`${built.address}?lang=${language}`);
      await show(['rules', 'whatIf'], { ...views, rules: views.otherRules });
      expect(await sheetsOnPage()).toEqual([
        ['rules', 10],
        ['whatIf', 1],
      ]);
      expect(await problemsOnPage()).toEqual([]);
    }
    await page.goto(built.address);
  });

  test.each([
    ['eight columns of Tarock', { tables: [NAMES, NAMES.slice(0, 4)], games: 20, tarock: true }, 4],
    ['a long list at four', { tables: [NAMES.slice(0, 4)], games: 24, again: true }, 2],
    ['a long list at five', { tables: [NAMES], games: 30, again: true, atTable: true }, 3],
  ] as const)('%s on A5', async (_, input, sheets) => {
    await show(['cardsA5'], { ...views, cards: cards(input) });
    expect(await sheetsOnPage()).toEqual([['cardsA5', sheets]]);
    const rows = await page.locator('tbody tr:not(.paper-sum)').count();
    expect(rows).toBe(input.tables.length * input.games);
    expect(await problemsOnPage()).toEqual([]);
  });

  test('the dark desk prints black on white as well', async () => {
    await show([...UPRIGHT, 'rules', 'whatIf'], views);
    const found = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      const other = new Set<string>();
      for (const sheet of document.querySelectorAll<HTMLElement>('.paper-sheet')) {
        if (getComputedStyle(sheet).backgroundColor !== 'rgb(255, 255, 255)') other.add('ground');
        for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
          const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
          if (own && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
            other.add(`${element.tagName}.${element.className}: ${element.textContent}`);
        }
      }
      delete document.documentElement.dataset.theme;
      return [...other];
    });
    expect(found).toEqual([]);
  });

  test('score cards on A5', async () => {
    await show(['cardsA5'], views);
    const pdf = await print('cards-a5');
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([148, 210, 5]);
    expect(pdf.fonts.filter((font) => !OURS.test(font))).toEqual([]);
    expect(await problemsOnPage()).toEqual([]);
    pdf.remove();
  });

  test('two A5 cards on A4: cut, left pile on the right one, and they are in order', async () => {
    await show(['cardsTwoA5'], views);
    const pdf = await print('cards-two-a5');
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([297, 210, 3]);
    const pairs = await page
      .locator('.paper-pair')
      .evaluateAll((all) => all.map((pair) => [...pair.querySelectorAll('h1')].map((h1) => /\d+/.exec(h1.textContent ?? '')?.[0])));
    expect(pairs).toEqual([['1', '4'], ['2', '5'], ['3']]);
    expect(await problemsOnPage()).toEqual([]);
    pdf.remove();
  });

  test('more sessions than fit upright: the standings lie', async () => {
    const row = (cell: EveningViews['standings']['rows'][number]) => ({
      ...cell,
      sessions: Array.from({ length: 12 }, () => cell.sessions[0] ?? null),
    });
    await show(['standings'], { ...views, standings: { ...views.standings, session: 12, rows: views.standings.rows.map(row) } });
    const pdf = await print('standings-wide');
    expect([pdf.width, pdf.height, pdf.pages]).toEqual([297, 210, 2]);
    expect(await problemsOnPage()).toEqual([]);
    pdf.remove();
  });
});
