import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { borrowBrowser } from './chromium.ts';
import { listenForErrors, type Running, type Size, type StartInput } from './running.ts';

/** The browser shell: the built server in a process of its own, its pages in Chromium, each in its own profile. */
export async function startInBrowser(input: StartInput): Promise<Running> {
  const server = await startServer(input);
  const { browser, release } = await borrowBrowser();
  const contexts: BrowserContext[] = [];

  const open = async (role: 'desk' | 'hall', viewport: Size): Promise<Page> => {
    const context = await browser.newContext({
      viewport,
      locale: input.language === 'en' ? 'en-GB' : 'de-DE',
      timezoneId: 'Europe/Berlin',
    });
    contexts.push(context);
    const page = await context.newPage();
    listenForErrors(page, () => role, input.onError);
    await page.goto(withLanguage(server.addresses[role], input.language), { waitUntil: 'load' });
    return page;
  };

  const desk = await open('desk', input.deskSize);
  let hall: Page | undefined;
  return {
    desk: () => desk,
    async hall() {
      if (!hall || hall.isClosed()) hall = await open('hall', input.hallSize);
      return hall;
    },
    async stop(how) {
      for (const context of contexts) await context.close();
      await release();
      await end(server.process, how);
    },
  };
}

export interface StartedServer {
  readonly process: ChildProcess;
  readonly addresses: { readonly desk: string; readonly hall: string };
}

export type ServerInput = Omit<StartInput, 'language' | 'deskSize' | 'hallSize' | 'onError'>;

/** Starts dist/browser/browser.js and waits for its two addresses. */
export async function startServer({ root, db, data, args, env }: ServerInput): Promise<StartedServer> {
  const child = spawn(process.execPath, [path.join(root, 'dist/browser/browser.js'), '--no-open', '--port', '0', '--db', db, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURNIERABEND_DATA: data, ...env },
  });
  let out = '';
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the browser shell ended with ${code}: ${complaints}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (/^desk /m.test(out) && /^hall .*\n/m.test(out)) resolve();
    });
  });
  return { process: child, addresses: { desk: addressIn(out, 'desk'), hall: addressIn(out, 'hall') } };
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess, how: 'closed' | 'killed'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(how === 'killed' ? 'SIGKILL' : 'SIGTERM');
  await gone;
}

function addressIn(output: string, role: string): string {
  const address = new RegExp(`^${role} (\\S+)$`, 'm').exec(output)?.[1];
  if (!address) throw new Error(`no address of the ${role} in: ${output}`);
  return address;
}

function withLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}
