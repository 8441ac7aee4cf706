import type { Page } from 'playwright-core';
import { borrowBrowser } from '../e2e/chromium.ts';
import type { StartedServer } from '../e2e/inBrowser.ts';
import { listenForErrors } from '../e2e/running.ts';

/** The two real pages that stay open all the time. */
export interface Windows {
  /** Brings the desk to a place ("session", "standings" ...) of a tournament. */
  show(tournament: string, place: string): Promise<void>;
  reopenHall(): Promise<void>;
  /** JavaScript memory in MB after a collection, and the nodes of both. */
  memory(): Promise<{ readonly deskMb: number; readonly hallMb: number; readonly nodes: number }>;
  errors(): readonly string[];
  close(): Promise<void>;
}

export async function openWindows({ addresses }: StartedServer): Promise<Windows> {
  const { browser, release } = await borrowBrowser();
  const errors: string[] = [];
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1366, height: 768 } });
  const open = async (role: 'desk' | 'hall'): Promise<Page> => {
    const page = await context.newPage();
    listenForErrors(
      page,
      () => role,
      (error) => errors.push(error),
    );
    await page.goto(addresses[role], { waitUntil: 'load' });
    return page;
  };
  const desk = await open('desk');
  let hall = await open('hall');

  const weigh = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    await session.detach();
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
    return { mb: Math.round(metric('JSHeapUsedSize') / 1e5) / 10, nodes: metric('Nodes') };
  };
  return {
    async show(tournament, place) {
      await desk.evaluate((hash) => {
        location.hash = hash;
      }, `#/${tournament}/${place}`);
    },
    async reopenHall() {
      await hall.close();
      hall = await open('hall');
    },
    async memory() {
      const [d, h] = [await weigh(desk), await weigh(hall)];
      return { deskMb: d.mb, hallMb: h.mb, nodes: d.nodes + h.nodes };
    },
    errors: () => errors,
    async close() {
      await context.close();
      await release();
    },
  };
}
