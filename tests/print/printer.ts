import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** What the print dialog would have been given. */
export interface PrintJob {
  readonly html: string;
  readonly title: string;
  /** Fonts that were loaded when the dialog opened, "Alegreya Sans 800". */
  readonly fonts: readonly string[];
}

/**
 * Catches print jobs of a page: react-to-print puts a frame into the page and calls its print. Call `catchPrints` once the page is
 * loaded, start printing, then await `job()`.
 */
export async function catchPrints(page: Page): Promise<{ job(): Promise<PrintJob> }> {
  await page.evaluate(() => {
    const jobs: unknown[] = [];
    Object.assign(window, { printJobs: jobs });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLIFrameElement)) continue;
        node.addEventListener('load', () => {
          const inner = node.contentWindow;
          if (!inner) return;
          inner.print = () => {
            const { documentElement, title, fonts } = inner.document;
            const loaded = [...fonts]
              .filter(({ status }) => status === 'loaded')
              .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`);
            jobs.push({ html: documentElement.outerHTML, title, fonts: loaded });
          };
        });
      }
    }).observe(document.body, { childList: true });
  });
  return {
    async job() {
      await page.waitForFunction(() => 'printJobs' in window && Array.isArray(window.printJobs) && window.printJobs.length > 0);
      return page.evaluate(() => (window as unknown as { printJobs: PrintJob[] }).printJobs.shift() as PrintJob);
    },
  };
}

/** A PDF and what poppler reads in it. */
export interface PrintedPdf {
  readonly file: string;
  readonly pages: number;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** Font name and type, "AlegreyaSans-ExtraBold CID TrueType". */
  readonly fonts: readonly string[];
  /** Text, cell by cell. */
  readonly text: string;
  remove(): void;
}

/** Prints a job into a file. `address` is a page of the same origin, so that relative style sheets are found. */
export async function printToPdf(
  context: BrowserContext,
  job: PrintJob,
  address: string,
  serve: (page: Page) => Promise<void>,
): Promise<PrintedPdf> {
  const page = await context.newPage();
  await serve(page);
  await page.route(address, (route) => route.fulfill({ body: `<!doctype html>${job.html}`, contentType: 'text/html; charset=utf-8' }));
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return readPdf(pdf);
}

/** What poppler reads in a PDF. */
export function readPdf(bytes: Uint8Array): PrintedPdf {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-pdf-'));
  const file = path.join(folder, 'cards.pdf');
  writeFileSync(file, bytes);
  const ask = (tool: string, ...args: string[]): string => execFileSync(tool, args, { encoding: 'utf8' });
  const info = ask('pdfinfo', file);
  const size = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(info);
  const millimetres = (points: string | undefined): number => Math.round((Number(points) / 72) * 25.4);
  const fonts = ask('pdffonts', file)
    .split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => line.replace(/^(?:[A-Z]{6}\+)?(\S+)\s+(Type 1C|Type 3|CID TrueType|TrueType|CID Type 0C|Type 1|\S+).*$/, '$1 $2'));
  return {
    file,
    pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]),
    width: millimetres(size?.[1]),
    height: millimetres(size?.[2]),
    fonts: [...new Set(fonts)].sort(),
    text: ask('pdftotext', '-raw', file, '-'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
