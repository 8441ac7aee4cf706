import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../../electron/application/planInSlices.ts';
import { createService } from '../../electron/application/service.ts';
import type { HallStandingRow } from '../../electron/contract/hallViews.ts';
import type { SurroundingsView } from '../../electron/contract/surroundings.ts';
import type { HallView } from '../../electron/contract/views.ts';
import { ok } from '../../electron/core/result.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { createChanges } from '../../electron/transport/changes.ts';
import { createDispatch } from '../../electron/transport/dispatch.ts';
import { loadPages } from '../../electron/transport/files.ts';
import { startServer } from '../../electron/transport/http.ts';
import { borrowBrowser } from '../e2e/chromium.ts';
import { bigNight, entry, GAMES, SESSIONS, TOURNAMENT } from './night.ts';
import { type BenchRow, row } from './row.ts';

/*
 * From the commit of a game to the frame in which the hall shows it: 1,000 people, 25,000 games, the real program behind its real pages.
 * The page itself takes the time of the frame that follows the change of a row; the program that of the commit. Needs `npm run build`.
 */
const ON_A_PAGE = 22;
const ROUNDS = 40;
const SOON_MS = 1000;
/** Longer than the hall gathers changes, so that each is the first. */
const PAUSE_MS = 350;

declare global {
  interface Window {
    /** Times (ms since 1970) of the frames in which rows had changed. */
    rowFrames: number[];
  }
}

const wallClock = (): number => performance.timeOrigin + performance.now();

export async function benchHall(): Promise<readonly BenchRow[]> {
  const pages = loadPages(path.resolve(import.meta.dirname, '../../dist/renderer'));
  if (pages.size === 0) throw new Error('no pages: run npm run build first');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-bench-'));
  const file = path.join(folder, 'bench.sqlite');
  const entries = bigNight();
  seed(file, entries);
  const nothing = async () => ok(null);
  const opened = openDatabase(file, { now: Date.now });
  if (!opened.ok) throw new Error(opened.error.code);
  const changes = createChanges();
  const { journal, close } = opened.value;
  const service = createService({ journal, clock: { now: Date.now }, seed: () => 1, publish: changes.publish, planner: planInSlices });
  const surroundings = async (): Promise<SurroundingsView> => {
    throw new Error('nobody asks in this bench');
  };
  const shell = { openHall: nothing, closeHall: nothing, showLog: nothing, keepAwake: nothing, surroundings };
  const dispatch = createDispatch(service, shell);
  const started = await startServer({ pages, dispatch, port: 0, closedDoor: '', language: 'de', readLog: () => '' });
  if (!started.ok) throw new Error(started.error.code);
  const server = started.value;
  let committed = 0;
  changes.subscribe((change) => {
    committed = wallClock();
    server.publish(change);
  });
  const desk = { role: 'desk', actor: 'bench', savePdf: nothing, printPage: nothing } as const;
  let seq = entries.length;
  const send = async (command: TournamentCommand): Promise<void> => {
    const done = await dispatch.execute(desk, { commandId: randomUUID(), tournament: TOURNAMENT, expectedSeq: seq, command });
    if (!done.ok) throw new Error(`${command.type}: ${done.error.code}`);
    seq = done.value.seq;
  };
  await send({ type: 'showInHall', scene: 'standings' });
  await send({ type: 'turnHallPage', held: { scene: 'standings', page: 0 } });

  const { browser, release } = await borrowBrowser();
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(server.address('hall'));
  await page.locator('.hall-row').first().waitFor();
  await watchRows(page);

  const inSight = async (): Promise<readonly HallStandingRow[]> => {
    const shown = await dispatch.query(desk, 'hall', {});
    const { scene } = (shown.ok ? shown.value : {}) as HallView;
    return scene.kind === 'standings' ? scene.standings.rows.slice(0, ON_A_PAGE) : [];
  };
  const times: number[] = [];
  const measure = async (command: TournamentCommand): Promise<void> => {
    await page.waitForTimeout(PAUSE_MS);
    const before = await page.evaluate(() => window.rowFrames.length);
    const seen = JSON.stringify(await inSight());
    await send(command);
    const from = committed;
    const came = (timeout: number) => page.waitForFunction((count) => window.rowFrames.length > count, before, { timeout });
    const soon = await came(SOON_MS).catch(() => null);
    // a game that brought everybody in sight the same as before changes nothing there
    if (soon === null && JSON.stringify(await inSight()) === seen) return;
    if (soon === null) await came(10_000);
    times.push((await page.evaluate((count) => window.rowFrames[count] ?? 0, before)) - from);
  };
  // Each game is one of somebody who stands on the page that is held, so that rows move that are seen.
  const done = new Set<number>();
  for (let i = 0; i < ROUNDS; i++) {
    const rows = await inSight();
    const table = rows.map((row) => row.sessions[SESSIONS - 1]?.table ?? 0).find((one) => !done.has(one));
    if (table === undefined) break;
    done.add(table);
    await measure({ type: 'correctGame', session: SESSIONS, table, game: GAMES, entry, reason: 'vertippt' });
  }

  await release();
  await server.close();
  close();
  rmSync(folder, { recursive: true, force: true });
  const all = row('commit of a game to the frame in the hall, 1,000 people', times, 50);
  // the limit is one of the 95th percentile
  return [all, { ...all, name: 'the same, 95th percentile', median: all.p95 }];
}

function seed(file: string, entries: ReturnType<typeof bigNight>): void {
  const opened = openDatabase(file, { now: Date.now });
  if (!opened.ok) throw new Error(opened.error.code);
  const written = opened.value.journal.append(entries);
  if (!written.ok) throw new Error(written.error.code);
  opened.value.close();
}

/** Notes the frame after each change of a row of the list. */
function watchRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.rowFrames = [];
    let waiting = false;
    const isRow = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      return element !== null && (element.closest('.hall-row') !== null || element.querySelector('.hall-row') !== null);
    };
    const observer = new MutationObserver((changes) => {
      const changed = changes.some(({ target, addedNodes }) => isRow(target) || [...addedNodes].some(isRow));
      if (!changed || waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        window.rowFrames.push(performance.timeOrigin + performance.now());
      });
    });
    const hall = document.querySelector('.hall');
    if (hall) observer.observe(hall, { subtree: true, childList: true, characterData: true });
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await benchHall();
  console.table(rows);
  if (rows.some(({ median, limit }) => median > limit)) process.exitCode = 1;
}
