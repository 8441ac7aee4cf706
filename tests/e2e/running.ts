import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import type * as standin from '../standin/electron.ts';

export const SHELLS = ['browser', 'standin', 'electron'] as const;
export type ShellName = (typeof SHELLS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A program that was started once, in one of the shells. */
export interface Running {
  readonly desk: () => Page;
  hall(): Promise<Page>;
  readonly electron?: ElectronProcess;
  stop(how: 'closed' | 'killed'): Promise<void>;
}

/** The main process behind the windows, in the shells that have one. */
export interface ElectronProcess {
  readonly process: ChildProcess;
  /**
   * Runs a function in the main process with the module `electron` (the stand-in has a few more members for tests, see tests/standin).
   * It is sent as text, so it may use nothing from outside but `arg`.
   */
  evaluate<R, A>(run: (electron: typeof standin, arg: A) => R | Promise<R>, arg: A): Promise<R>;
}

/** What a shell needs to start. */
export interface StartInput {
  /** Folder of the program, with dist/ built. */
  readonly root: string;
  readonly db: string;
  /** TURNIERABEND_DATA: everything the program keeps beside the database. */
  readonly data: string;
  readonly language: 'de' | 'en' | 'keys';
  readonly deskSize: Size;
  readonly hallSize: Size;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
  readonly onError: (line: string) => void;
}

/** Collects what a page complains about. */
export function listenForErrors(page: Page, role: () => string, onError: (line: string) => void): void {
  page.on('pageerror', (error) => onError(`${role()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') onError(`${role()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => onError(`${role()}: ${request.url()} ${request.failure()?.errorText ?? 'failed'}`));
}
