import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { TEST_FLAGS, testBrowser } from '../e2e/chromium.ts';

interface Screen {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}
const screenInfo = ({ bounds }: Screen): string => `{${bounds.x},${bounds.y} ${bounds.width}x${bounds.height}}`;

/** The Chromium that stands for Electron's: one profile, kept in userData so that what a page stores survives a restart. */
export interface Chrome {
  readonly context: BrowserContext;
  /** Opens an empty window of its own; the first one that Chromium brings along is used up first. */
  openWindow(): Promise<Page>;
  /** Address for Playwright in the test's process. */
  readonly endpoint: string;
  close(): Promise<void>;
}

export async function startChrome(userData: string, language: string, screens: readonly Screen[]): Promise<Chrome> {
  const profile = path.join(userData, 'chromium');
  mkdirSync(profile, { recursive: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: testBrowser(),
    headless: process.env.STANDIN_HEADED !== '1',
    viewport: null,
    locale: language,
    // Without a real display Chromium makes up the ones the test pretends.
    args: [...TEST_FLAGS, '--remote-debugging-port=0', `--screen-info=${screens.map(screenInfo).join('')}`],
  });
  const [port, route] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').trim().split('\n');
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('stand-in: no browser behind the profile');
  let spare: Page | undefined = context.pages()[0];
  let opening: Promise<unknown> = Promise.resolve();

  const openNew = async (): Promise<Page> => {
    if (spare) {
      const page = spare;
      spare = undefined;
      return page;
    }
    // not a window that a page tries to open by itself at the same moment
    const next = context.waitForEvent('page', async (page) => (await page.opener()) === null);
    // A tab in the same window would be hidden behind the first; a second Electron window is not.
    await session.send('Target.createTarget', { url: 'about:blank', newWindow: true });
    const page = await next;
    return page;
  };
  return {
    context,
    endpoint: `ws://127.0.0.1:${port}${route}`,
    openWindow() {
      const page = opening.then(openNew);
      opening = page.catch(() => undefined);
      return page;
    },
    close: () => context.close(),
  };
}
