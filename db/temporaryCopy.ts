import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { besides } from './names.ts';

/**
 * Copies a database and its `-wal` as they stand into a folder of their own, so that looking at it changes nothing of the original.
 * Only for files this process has not open: closing the file descriptor would drop SQLite's locks on POSIX systems.
 */
export function temporaryCopy(file: string): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnierabend-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = path.join(folder, path.basename(file));
    for (const [from, to] of [
      [file, copy],
      [besides(file).wal, besides(copy).wal],
    ] as const) {
      if (!existsSync(from)) continue;
      copyFileSync(from, to);
      // The copy keeps the original's write protection.
      chmodSync(to, 0o600);
    }
    return { file: copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
