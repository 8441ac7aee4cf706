import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type * as standin from './electron.ts';

/** A main process over the stand-in, seen from a test. */
export interface Launched {
  readonly process: ChildProcess;
  /** Playwright's view of its windows. */
  readonly browser: Browser;
  /** Runs a function in the main process. It is sent as text, so it may use nothing from outside but `arg`. */
  evaluate<R, A>(run: (electron: typeof standin, arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** What it wrote to stderr so far. */
  stderr(): string;
}

export interface LaunchInput {
  /** Folder with package.json and dist/. */
  readonly root: string;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
}

/** Starts the built app; rejects with its exit code when it ends before its windows can be reached. */
export async function launchStandin({ root, args, env }: LaunchInput): Promise<Launched> {
  const child = fork(path.join(import.meta.dirname, 'run.ts'), [root, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
    execArgv: [],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new StandinEnded(code, stderr)));
    child.on('message', (message: { endpoint?: string; id?: number; value?: unknown; error?: string }) => {
      if (message.endpoint !== undefined) resolve(message.endpoint);
      if (message.id === undefined) return;
      const question = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error === undefined) question?.resolve(message.value);
      else question?.reject(new Error(message.error));
    });
  });
  let last = 0;
  return {
    process: child,
    browser: await chromium.connectOverCDP(endpoint),
    stderr: () => stderr,
    evaluate<R, A>(run: (electron: typeof standin, arg: A) => R | Promise<R>, arg: A): Promise<R> {
      last += 1;
      const question = Promise.withResolvers<unknown>();
      waiting.set(last, question);
      child.send({ id: last, source: run.toString(), arg });
      return question.promise as Promise<R>;
    },
  };
}

/** The main process ended before there was a window. */
export class StandinEnded extends Error {
  readonly code: number | null;
  readonly stderr: string;
  constructor(code: number | null, stderr: string) {
    super(`the stand-in ended with ${code}: ${stderr}`);
    this.code = code;
    this.stderr = stderr;
  }
}
