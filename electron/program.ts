import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import { openDatabase } from '../db/open.ts';
import type { OpenRefusal } from '../db/openRefusal.ts';
import type { DrawPlanner } from './application/ports.ts';
import { createService } from './application/service.ts';
import type { ShellLanguage } from './commandLine.ts';
import { ok, type Result } from './core/result.ts';
import { DATABASE_NAME, dataFolder } from './dataFolder.ts';
import { logDispatch } from './log/logDispatch.ts';
import type { ProgramLog } from './log/programLog.ts';
import { type Changes, createChanges } from './transport/changes.ts';
import { createDispatch, type Dispatch, type Shell } from './transport/dispatch.ts';

/** The database with the service on top of it, as both shells start it. */
export interface Program {
  readonly dispatch: Dispatch;
  readonly changes: Changes;
  /** The file cannot be written; a copy of it is shown. */
  readonly readOnly: boolean;
  /** Answers the name of a copy that was saved because the file was gone, or null. */
  close(): { readonly saved: string | null };
}

/**
 * V8 lets the space for short-lived things grow to 64 MB while a big night is read, and keeps it. The program lives beside a browser on
 * an old laptop, so it stays small; reading takes a tenth longer.
 */
v8.setFlagsFromString('--semi-space-growth-factor=1');

/** Opens the database and puts service and dispatch on it; `shell` is what can be done with windows, `planner` searches for draws. */
export function openProgram(
  { file, usual }: DataPlaces,
  shell: Shell,
  planner: DrawPlanner,
  log: ProgramLog,
  language: ShellLanguage,
): Result<Program, OpenRefusal> {
  // Only our own folder is made; a folder named by hand that is missing is a stick that is not plugged in.
  if (usual) makeFolder(path.dirname(file));
  const opened = openDatabase(file, { now: Date.now });
  if (!opened.ok) {
    log.notOpened(opened.error, file);
    return opened;
  }
  const { journal } = opened.value;
  log.opened(file, journal.readOnly);
  const changes = createChanges();
  const service = createService({
    journal,
    clock: { now: Date.now },
    seed: () => randomBytes(4).readUInt32BE(),
    publish: changes.publish,
    planner,
  });
  const close = () => {
    const closed = opened.value.close();
    log.closed(closed.saved);
    return closed;
  };
  const dispatch = logDispatch(createDispatch(service, shell), log, language, () => performance.now());
  return ok({ dispatch, changes, readOnly: journal.readOnly, close });
}

/** Makes a folder if that is allowed; opening the database says in a sentence where it was not. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    // See above.
  }
}

export interface DataPlaces {
  /** The database. */
  readonly file: string;
  /** It is the one in the data folder, not one named by hand. */
  readonly usual: boolean;
  /** What the windows on this database keep on this computer: the browser's profile, their places. */
  readonly windows: string;
  /** Folder of the program's log. */
  readonly logs: string;
}

/** Where things are: the database in the data folder of all shells, unless another one is named. */
export function dataPlaces(named: string | null): DataPlaces {
  const folder = dataFolder({ platform: process.platform, env: process.env, home: os.homedir() });
  const usual = path.join(folder, DATABASE_NAME);
  const file = named ?? usual;
  const key = file === usual ? 'usual' : createHash('sha256').update(file).digest('hex').slice(0, 12);
  return { file, usual: file === usual, windows: path.join(folder, 'windows', key), logs: path.join(folder, 'logs', key) };
}
