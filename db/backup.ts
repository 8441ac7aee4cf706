import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../electron/core/result.ts';
import { APPLICATION_ID, applicationOf, type Connection, connectReadOnly, damageOf } from './connection.ts';
import { besides } from './names.ts';
import { type StorageProblem, storageProblem } from './storageProblem.ts';

export type CopyRefusal =
  /** There is a file of that name; a copy never overwrites one. */
  | { readonly code: 'targetExists' }
  /** The copy was read back and is not sound. */
  | { readonly code: 'copyDamaged'; readonly problems: readonly string[] };
export type BackupRefusal = CopyRefusal | StorageProblem;

export const isCopyRefusal = (refusal: BackupRefusal): refusal is CopyRefusal =>
  refusal.code === 'targetExists' || refusal.code === 'copyDamaged';

/**
 * Copies the database as it is at this moment to `target`, reads the copy back and checks it. The copy is one file without a `-wal`, so
 * it can be carried on a stick or opened from a write-protected medium. Until it is checked and on disk it is called `<target>.part`.
 */
export function backup(db: Connection, target: string): Result<{ readonly file: string }, BackupRefusal> {
  if (existsSync(target)) return err({ code: 'targetExists' });
  const part = `${target}.part`;
  try {
    removeDatabase(part);
    // VACUUM INTO copies from one snapshot while others write, and works on a file that was deleted under us.
    db.prepare('VACUUM INTO ?').run(part);
    flush(part);
    const problems = problemsOf(part);
    if (problems.length > 0) {
      removeDatabase(part);
      return err({ code: 'copyDamaged', problems });
    }
    renameSync(part, target);
    flushFolder(path.dirname(target));
    return ok({ file: target });
  } catch (error) {
    tidyUp(part);
    return err(storageProblem(error));
  }
}

/** What cannot be removed either is left; the first problem is the one to report. */
function tidyUp(part: string): void {
  try {
    removeDatabase(part);
  } catch {
    // Named ".part", it is not taken for a copy.
  }
}

/** Reads a copy through; what is wrong with it, or nothing. */
function problemsOf(file: string): string[] {
  const copy = connectReadOnly(file);
  try {
    return applicationOf(copy) === APPLICATION_ID ? damageOf(copy) : ['application_id'];
  } finally {
    copy.close();
  }
}

/** VACUUM INTO leaves the copy in the system's cache. */
export function flush(file: string): void {
  const fd = openSync(file, 'r+');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Makes a rename durable. Windows cannot open folders and does not need it. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function removeDatabase(file: string): void {
  for (const name of [file, ...Object.values(besides(file))]) rmSync(name, { force: true });
}
