import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Fingerprint of the files under some paths (relative to `root`), by name and content; a path that is missing counts as missing. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((entry) => filesOf(root, entry)).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Files under a path, relative to `root`, with forward slashes. */
function filesOf(root: string, entry: string): string[] {
  const stat = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [entry];
  return readdirSync(path.join(root, entry)).flatMap((name) => filesOf(root, `${entry}/${name}`));
}
