import { statSync } from 'node:fs';

/** Whether the open file is still the one that stands under its name. */
export type Place = 'same' | 'fileGone' | 'fileReplaced';

/**
 * Remembers which files stand under the name now and answers later what became of them. SQLite itself goes on writing into a deleted
 * file without a word, and all of it is lost when the program ends. The `-wal` counts too: the last commits are only there.
 */
export function watchPlace(file: string): () => Place {
  const parts = [file, `${file}-wal`].map((name) => ({ name, id: identityOf(name) }));
  return () => {
    for (const { name, id } of parts) {
      const now = identityOf(name);
      if (now !== id) return now === null ? 'fileGone' : 'fileReplaced';
    }
    return 'same';
  };
}

/** Device and inode (on Windows volume and file index), or null if there is no such file. */
function identityOf(name: string): string | null {
  const stat = statSync(name, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}/${stat.ino}`;
}
