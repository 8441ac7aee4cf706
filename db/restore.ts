import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../electron/core/result.ts';
import { backup, type CopyRefusal, flushFolder, isCopyRefusal } from './backup.ts';
import { connectReadOnly } from './connection.ts';
import { setAside } from './evidence.ts';
import { takeLock } from './lock.ts';
import { knownVersion } from './migrate.ts';
import { trueName } from './names.ts';
import { type OpenRefusal, refusalOf, refusalOfError, refusalOfLock } from './openRefusal.ts';
import { probe } from './probe.ts';

export type RestoreRefusal = OpenRefusal | CopyRefusal;

/**
 * Puts a checked copy of `from` in the place of `file`. What stood there is never overwritten but moved aside (`setAside` is its new
 * name, null if there was nothing). The file must not be open, here or elsewhere.
 */
export function restore(
  from: string,
  file: string,
  who: { readonly pid: number; readonly now: number },
): Result<{ readonly setAside: string | null }, RestoreRefusal> {
  try {
    const probed = probe(from, knownVersion());
    if (!probed.ok) return probed;
    if (probed.value.blank) return err({ code: 'fileForeign' });
    const target = trueName(file);
    const locked = takeLock(target, who);
    if (!locked.ok) return err(refusalOfLock(locked.error));
    try {
      return replace(from, target, who.now);
    } finally {
      locked.value.release();
    }
  } catch (error) {
    return err(refusalOfError(error));
  }
}

/** The new file is complete and on disk before the old one moves. */
function replace(from: string, target: string, now: number): Result<{ readonly setAside: string | null }, RestoreRefusal> {
  const ready = `${target}.restored`;
  rmSync(ready, { force: true });
  const source = connectReadOnly(from);
  const copied = backup(source, ready);
  source.close();
  if (!copied.ok) return err(isCopyRefusal(copied.error) ? copied.error : refusalOf(copied.error));
  const aside = setAside(target, now);
  renameSync(ready, target);
  flushFolder(path.dirname(target));
  return ok({ setAside: aside });
}
