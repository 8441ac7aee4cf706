import path from 'node:path';
import type { Page } from 'playwright-core';
import { borrowBrowser } from '../e2e/chromium.ts';
import { type BuiltPage, buildPage } from '../support/builtPage.ts';
import type { ShowInput } from './harness/main.tsx';

/** A hall sheet in a real browser, without the program behind it. */
export interface HallStage {
  /** A fresh window of that size. */
  open(width: number, height: number, options?: { readonly calm?: boolean }): Promise<HallWindow>;
  close(): Promise<void>;
}
export interface HallWindow {
  readonly page: Page;
  /** Shows a picture and waits until it is painted. */
  show(input: ShowInput): Promise<void>;
  errors(): readonly string[];
}

export async function openStage(): Promise<HallStage> {
  const built: BuiltPage = await buildPage(path.join(import.meta.dirname, 'harness'));
  const { browser, release } = await borrowBrowser();
  return {
    async open(width, height, { calm = true } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        reducedMotion: calm ? 'reduce' : 'no-preference',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await built.serve(page);
      await page.goto(built.address);
      return {
        page,
        errors: () => errors,
        async show(input) {
          await page.evaluate(async (what) => {
            window.show(what);
            const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            await painted();
            while (!document.querySelector('.hall-frame, [data-scene="black"]')) await painted();
            await painted();
          }, input);
        },
      };
    },
    async close() {
      await release();
      built.remove();
    },
  };
}

/** What a reader at the back would complain about, measured in the page; empty when all is well. */
export async function complaints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const hall = document.querySelector('.hall');
    const sheet = document.querySelector('.hall-sheet');
    if (!hall || !sheet) return ['no sheet'];
    const picture = hall.getBoundingClientRect();
    const unit = picture.height / 30;
    const walker = document.createTreeWalker(hall, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < unit - 0.01) found.push(`"${text}" is ${(size / unit).toFixed(2)} units`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < picture.left - 0.5 || right > picture.right + 0.5 || top < picture.top - 0.5 || bottom > picture.bottom + 0.5)
        found.push(`"${text}" leaves the sheet`);
    }
    for (const element of [document.documentElement, document.body, ...hall.querySelectorAll('*')]) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      if (scrolls(overflowX) || scrolls(overflowY)) found.push(`${element.className} scrolls`);
    }
    const frame = document.querySelector('.hall-frame > main')?.getBoundingClientRect();
    const rows = [...hall.querySelectorAll('[data-row], .hall-row, .hall-tables li, .hall-arrived > div')];
    for (const row of rows) {
      const { bottom } = row.getBoundingClientRect();
      if (frame && bottom > frame.bottom + unit * 0.15) found.push(`"${row.textContent}" lies on the foot`);
    }
    // Cells of a row must not lie on each other; half a hair for rounding.
    for (const row of hall.querySelectorAll('.hall-row, .hall-head, .hall-tables li, footer, header')) {
      const cells = [...row.children].filter((cell) => !(cell instanceof SVGElement) && cell.textContent !== '');
      const boxes = cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return { text: cell.textContent, ...range.getBoundingClientRect().toJSON() } as { text: string; left: number; right: number };
      });
      boxes.sort((a, b) => a.left - b.left);
      boxes.forEach((box, i) => {
        const next = boxes[i + 1];
        if (next && box.right > next.left + 0.5) found.push(`"${box.text}" lies on "${next.text}"`);
      });
    }
    return found;
  });
}
