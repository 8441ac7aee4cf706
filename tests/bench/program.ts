import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { openDatabase } from '../../db/open.ts';
import { buildChanged } from '../../electron/build/bundle.ts';
import { ROOT } from '../../electron/build/targets.ts';
import type { JournalEntry } from '../../electron/core/tournament/events.ts';
import { TEST_FLAGS, testBrowser } from '../e2e/chromium.ts';
import { end, type StartedServer, startServer } from '../e2e/inBrowser.ts';
import { cards, NAMES } from '../print/cards.ts';
import { catchPrints } from '../print/printer.ts';
import { wireService } from '../soak/wireService.ts';
import { buildPage } from '../support/builtPage.ts';
import { bigNight, TOURNAMENT } from './night.ts';
import { type BenchRow, row } from './row.ts';

/* The built program from outside: how fast it is there, how much memory it takes after the big night, how long 100 score cards take. */

const STARTS = 7;

/** Start of the program and of its browser until the desk has painted something; with an evening of 40 people in the file. */
async function firstPaint(folder: string): Promise<BenchRow> {
  const db = fileWith(folder, 'small.sqlite', bigNight(null, { people: 40, sessions: 2 }));
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const start = performance.now();
    const server = await startServer({ root: ROOT, data: folder, db, args: [], env: {} });
    const browser = await chromium.launch({ executablePath: testBrowser(), args: [...TEST_FLAGS] });
    const page = await browser.newPage();
    await page.goto(server.addresses.desk, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, { polling: 10 });
    times.push(performance.now() - start);
    await browser.close();
    await end(server.process, 'closed');
  }
  return row('start to first paint', times, 1500);
}

/** Memory of the program's process after everything of the big night was looked at and ten games were entered. */
async function memory(folder: string): Promise<BenchRow> {
  const db = fileWith(folder, 'night.sqlite', bigNight());
  const server = await startServer({ root: ROOT, data: folder, db, args: [], env: {} });
  const { service, close } = await wireService(server);
  const tournament = { tournament: TOURNAMENT };
  const ask = async (name: string, input: object): Promise<unknown> => {
    const answer = await service.query('desk', name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
    return answer.value;
  };
  for (const name of ['tournament', 'entrants', 'tables', 'standings', 'journal', 'scoreCards']) await ask(name, tournament);
  await ask('tournaments', {});
  for (let i = 0; i < 10; i++) {
    const { seq } = (await ask('tournament', tournament)) as { readonly seq: number };
    const command = { type: 'setPaid', person: `p${i + 1}`, paid: false };
    const sent = await service.execute('desk', 'bench', { commandId: `m${i}`, ...tournament, expectedSeq: seq, command });
    if (!sent.ok) throw new Error(sent.error.code);
    await ask('hall', {});
  }
  const samples: number[] = [];
  for (let i = 0; i < 10; i++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    samples.push(residentMb(server));
  }
  close();
  await end(server.process, 'closed');
  return row('memory of the program after 25,000 games', samples, 150, 'MB');
}

const residentMb = ({ process: { pid } }: StartedServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function fileWith(folder: string, name: string, entries: readonly JournalEntry[]): string {
  const file = path.join(folder, name);
  const opened = openDatabase(file, { now: Date.now });
  if (!opened.ok) throw new Error(opened.error.code);
  const written = opened.value.journal.append(entries);
  if (!written.ok) throw new Error(written.error.code);
  opened.value.close();
  return file;
}

/** From the view of 100 tables to the sheets in the print dialog. */
async function hundredCards(): Promise<BenchRow> {
  const built = await buildPage(path.join(ROOT, 'tests/print/harness'));
  const browser = await chromium.launch({ executablePath: testBrowser(), args: [...TEST_FLAGS] });
  const page = await browser.newPage();
  await built.serve(page);
  await page.goto(built.address);
  const view = cards({ tables: Array.from({ length: 100 }, (_, i) => NAMES.slice(0, 4 + (i % 2))), games: 10 });
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const caught = await catchPrints(page);
    const start = performance.now();
    await page.evaluate((shown) => window.showCards(shown), view);
    await page.locator('.paper-sheet').first().waitFor();
    await page.evaluate(() => window.printing.print());
    const { html } = await caught.job();
    times.push(performance.now() - start);
    if (html.split('paper-sheet').length < 100) throw new Error('cards are missing');
    await page.reload();
  }
  await browser.close();
  built.remove();
  return row('100 score cards, until the print dialog', times, 3000);
}

export async function benchProgram(): Promise<readonly BenchRow[]> {
  await buildChanged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-bench-'));
  try {
    return [await firstPaint(folder), await memory(folder), await hundredCards()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
