import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { err, ok, type Result } from '../electron/core/result.ts';
import { storageProblem } from './storageProblem.ts';

/** Who writes a file. A member is null where it could not be found out. */
export interface Holder {
  readonly pid: number | null;
  /** Milliseconds since 1970 (UTC). */
  readonly since: number | null;
  readonly host: string | null;
}

export interface Lock {
  release(): void;
}

/** `held`: another process (or another window of this one) writes the file. `impossible`: nothing can be created in this folder. */
export type LockRefusal = ({ readonly code: 'held' } & Holder) | { readonly code: 'impossible' } | { readonly code: 'diskFull' };

/**
 * One process writes a file. The lock is SQLite's own: an open transaction on the empty database `<file>.lock`, which the operating
 * system ends with the process however it dies. So a lock is never left over, and it works alike on Windows, macOS and Linux.
 * Who holds it stands in `<file>.holder`, for the sentence on screen only.
 *
 * The lock file is never deleted and never opened by other means: both would let go of the lock on POSIX systems.
 */
export function takeLock(file: string, who: { readonly pid: number; readonly now: number }): Result<Lock, LockRefusal> {
  const holderFile = `${file}.holder`;
  let db: Database.Database | undefined;
  try {
    db = new Database(`${file}.lock`, { timeout: 0 });
    // Nothing is ever written, so nothing needs a journal on disk: the lock can be had on a full disk as well.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    db?.close();
    const { code } = storageProblem(error);
    if (code === 'busy') return err({ code: 'held', ...readHolder(holderFile) });
    return err({ code: code === 'diskFull' ? 'diskFull' : 'impossible' });
  }
  const held = db;
  writeHolder(holderFile, { pid: who.pid, since: who.now, host: hostname() });
  return ok({
    release() {
      rmSync(holderFile, { force: true });
      held.close();
    },
  });
}

/** Written beside and renamed, so that nobody reads half of it. On a full disk the lock holds all the same. */
function writeHolder(file: string, holder: Holder): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(holder));
    renameSync(`${file}.new`, file);
  } catch {
    rmSync(`${file}.new`, { force: true });
  }
}

function readHolder(file: string): Holder {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const field = (name: string): unknown =>
      typeof read === 'object' && read !== null ? Object.entries(read).find(([k]) => k === name)?.[1] : null;
    const [pid, since, host] = [field('pid'), field('since'), field('host')];
    return {
      pid: typeof pid === 'number' ? pid : null,
      since: typeof since === 'number' ? since : null,
      host: typeof host === 'string' ? host : null,
    };
  } catch {
    return { pid: null, since: null, host: null };
  }
}
