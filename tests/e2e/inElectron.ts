import type { ChildProcess } from 'node:child_process';
import type { BrowserContext, Page } from 'playwright-core';
import { _electron } from 'playwright-core';
import { electronBinary } from '../../electron/build/electronBinary.ts';
import { launchStandin } from '../standin/launch.ts';
import { end } from './inBrowser.ts';
import { type ElectronProcess, listenForErrors, type Running, type StartInput } from './running.ts';

/** The built main process, over the stand-in or in the real Electron. */
export async function startInElectron(input: StartInput, shell: 'standin' | 'electron'): Promise<Running> {
  const args = ['--db', input.db, '--lang', input.language === 'en' ? 'en' : 'de', ...input.args];
  const languages = input.language === 'en' ? 'en-GB' : 'de-DE';
  const env = { TURNIERABEND_DATA: input.data, STANDIN_LANGUAGES: languages, TZ: 'Europe/Berlin', ...input.env };
  const started = shell === 'standin' ? await overStandin(input.root, args, env) : await inRealElectron(input.root, args, env);
  const { context } = started;
  const heard = new Set<Page>();
  const crashed = new Set<Page>();
  const listen = (page: Page): void => {
    if (heard.has(page)) return;
    heard.add(page);
    page.on('crash', () => crashed.add(page));
    listenForErrors(page, () => roleOf(page) ?? 'page', input.onError);
  };
  context.on('page', listen);
  for (const page of context.pages()) listen(page);

  const find = (role: 'desk' | 'hall'): Page | undefined =>
    context.pages().findLast((page) => !page.isClosed() && !crashed.has(page) && roleOf(page) === role);
  const wait = async (role: 'desk' | 'hall'): Promise<Page> => {
    for (;;) {
      const page = find(role);
      if (page) return page;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const prepare = async (page: Page): Promise<Page> => {
    await page.waitForLoadState('load');
    if (input.language === 'keys') await page.goto(`${page.url().split('?')[0]}?lang=keys`);
    return page;
  };
  await prepare(await wait('desk'));
  let last: Page | undefined;

  return {
    desk() {
      // Between a crash and the page that replaces it there is none: then the one that was there.
      last = find('desk') ?? last;
      if (!last) throw new Error('the desk is not open');
      return last;
    },
    async hall() {
      const open = find('hall');
      if (open) return open;
      const desk = await wait('desk');
      await desk.evaluate(async () => {
        const { turnierabend } = globalThis as unknown as { turnierabend: { execute(envelope: unknown): Promise<unknown> } };
        await turnierabend.execute({ commandId: crypto.randomUUID(), tournament: null, expectedSeq: 0, command: { type: 'openHall' } });
      });
      return prepare(await wait('hall'));
    },
    electron: started.electron,
    async stop(how) {
      if (how === 'closed') await started.quit();
      await end(started.electron.process, how);
    },
  };
}

function roleOf(page: Page): 'desk' | 'hall' | null {
  const { pathname } = new URL(page.url());
  if (pathname === '/desk.html') return 'desk';
  return pathname === '/hall.html' ? 'hall' : null;
}

interface Started {
  readonly context: BrowserContext;
  readonly electron: ElectronProcess;
  quit(): Promise<void>;
}

async function overStandin(root: string, args: readonly string[], env: { readonly [name: string]: string }): Promise<Started> {
  const launched = await launchStandin({ root, args, env });
  const context = launched.browser.contexts()[0];
  if (!context) throw new Error('the stand-in has no window');
  return {
    context,
    electron: { process: launched.process, evaluate: launched.evaluate },
    quit: async () => {
      launched.process.kill('SIGTERM');
    },
  };
}

async function inRealElectron(root: string, args: readonly string[], env: { readonly [name: string]: string }): Promise<Started> {
  const binary = electronBinary();
  if (!binary) throw new Error('The Electron binary is not there. "npm start" fetches it where the internet can be reached.');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const environment = Object.fromEntries(
    Object.entries({ ...process.env, ...env }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const launched = await _electron.launch({ executablePath: binary, args: [root, ...asRoot, ...args], env: environment });
  await launched.firstWindow();
  return {
    context: launched.context(),
    electron: {
      process: launched.process() as ChildProcess,
      evaluate: (run, arg) => launched.evaluate(run as never, arg as never) as Promise<never>,
    },
    quit: () => launched.close(),
  };
}
