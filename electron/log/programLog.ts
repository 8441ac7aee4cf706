import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenRefusal } from '../../db/openRefusal.ts';
import type { ShellLanguage } from '../commandLine.ts';
import { text } from '../contract/texts/text.ts';
import { openingSentence } from '../opening.ts';
import { createLog, type Log } from './log.ts';

/** The log of a start, with the sentences both shells write into it. */
export interface ProgramLog extends Log {
  started(shell: string): void;
  opened(file: string, readOnly: boolean): void;
  notOpened(refusal: OpenRefusal, file: string): void;
  closed(saved: string | null): void;
  /** Something nobody caught: a bug. */
  crashed(error: unknown): void;
}

/** `dist`: where the program is, for its version. */
export function createProgramLog(folder: string, language: ShellLanguage, dist: string): ProgramLog {
  const log = createLog({ folder, now: Date.now, home: os.homedir() });
  const add = (...sentence: Parameters<typeof text> extends [unknown, ...infer Rest] ? Rest : never): void =>
    log.write(text(language, ...sentence));
  return {
    ...log,
    started: (shell) =>
      add('log.started', {
        version: versionIn(dist),
        shell,
        system: `${os.platform()} ${os.release()} ${os.arch()}`,
        node: process.version,
      }),
    opened: (file, readOnly) => add(readOnly ? 'log.openedReadOnly' : 'log.opened', { file }),
    notOpened: (refusal, file) => add('log.notOpened', { code: refusal.code, sentence: openingSentence(refusal, file, language) }),
    closed: (saved) => (saved === null ? add('log.closed') : add('log.closedSaved', { saved })),
    crashed: (error) => add('log.crashed', { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  };
}

function versionIn(dist: string): string {
  try {
    const { version }: { version?: unknown } = JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8'));
    return String(version ?? '?');
  } catch {
    return '?';
  }
}
