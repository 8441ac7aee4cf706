import os from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../electron/windows/findBrowser.ts';

/** Quiet flags for tests: nothing in the background, no network of its own. As root Chromium has no sandbox. */
export const TEST_FLAGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser of the tests, or an error that says what to do. */
export function testBrowser(): string {
  const found = findBrowser({ platform: process.platform, env: process.env, home: os.homedir() });
  if (!found) throw new Error('No Chromium, Chrome or Edge was found. "npm test" installs one; or name one in TURNIERABEND_BROWSER.');
  return found;
}

let shared: { readonly browser: Promise<Browser>; users: number } | undefined;

/** One browser for all apps of a test file; it ends with the last of them. */
export async function borrowBrowser(): Promise<{ readonly browser: Browser; release(): Promise<void> }> {
  shared ??= { browser: chromium.launch({ executablePath: testBrowser(), args: [...TEST_FLAGS] }), users: 0 };
  const mine = shared;
  mine.users += 1;
  const browser = await mine.browser;
  return {
    browser,
    async release() {
      mine.users -= 1;
      if (mine.users > 0) return;
      if (shared === mine) shared = undefined;
      await browser.close();
    },
  };
}
