import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Files that stand beside a database and belong to it. */
export const besides = (file: string) => ({ wal: `${file}-wal`, shm: `${file}-shm`, rollback: `${file}-journal` });

/** The one name of a file, so that two ways to it (a link, a relative path) meet at the same lock. Its folder must exist. */
export function trueName(file: string): string {
  const absolute = path.resolve(file);
  if (existsSync(absolute)) return realpathSync(absolute);
  return path.join(realpathSync(path.dirname(absolute)), path.basename(absolute));
}

/** A name beside the file that says what it is and from when: "abend.sqlite" -> "abend.<what>-20261130-191500.sqlite" (UTC). */
export function stampedName(file: string, what: string, now: number): string {
  const { dir, name, ext } = path.parse(file);
  const base = path.join(dir, `${name}.${what}-${stamp(now)}`);
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? `${base}${ext}` : `${base}-${n}${ext}`;
    if (!existsSync(candidate)) return candidate;
  }
}

/** Date and time in UTC, fit for file names: 20261130-191500. */
function stamp(now: number): string {
  const iso = new Date(now).toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '')}-${iso.slice(11, 19).replaceAll(':', '')}`;
}
