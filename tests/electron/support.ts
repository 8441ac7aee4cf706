import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Envelope, Executed, ShellCommand } from '../../electron/contract/contract.ts';
import type { Refused } from '../../electron/contract/views.ts';
import type { Result } from '../../electron/core/result.ts';
import { type App, type OpenOptions, openApp } from '../e2e/driver.ts';
import { type BareApp, makeBareApp } from '../support/bareApp.ts';

/** The shell these tests run in: the stand-in, or the real Electron with `npm run test:electron`. */
export const SHELL = process.env.TURNIERABEND_TEST_SHELL === 'electron' ? 'electron' : 'standin';

/** What only the stand-in can pretend: displays, answers of dialogs, crashes. */
export const ONLY_STANDIN = SHELL !== 'standin';

/** The built app with bare pages, in the shell of these tests. */
export async function openBare(options: Omit<OpenOptions, 'shell' | 'root'> = {}): Promise<App & { readonly bare: BareApp }> {
  const bare = await makeBareApp();
  const app = await openApp({ shell: SHELL, root: bare.root, ...options });
  return {
    ...app,
    bare,
    get desk() {
      return app.desk;
    },
    async close() {
      await app.close();
      bare.remove();
    },
  };
}

interface Bridge {
  readonly turnierabend: {
    execute(envelope: unknown): Promise<Executed>;
    query(name: string, input: unknown): Promise<Result<unknown, Refused>>;
  };
}

/** Sends a command for the windows from a page. */
export function send(page: Page, command: ShellCommand): Promise<Executed> {
  const envelope: Envelope = { commandId: randomUUID(), tournament: null, expectedSeq: 0, command };
  return page.evaluate((sent) => (globalThis as unknown as Bridge).turnierabend.execute(sent), envelope);
}

export function ask(page: Page, name: string, input: unknown = {}): Promise<Result<unknown, Refused>> {
  return page.evaluate(([n, i]) => (globalThis as unknown as Bridge).turnierabend.query(n, i), [name, input] as const);
}

/** Bounds and state of the windows, the desk first. */
export const windowsOf = (app: App) =>
  app.electron().evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => ({
        page: window.webContents.getURL().replace(/^.*\/|\.html.*$/g, ''),
        ...window.getBounds(),
        full: window.isFullScreen(),
        visible: window.isVisible(),
      })),
    null,
  );
