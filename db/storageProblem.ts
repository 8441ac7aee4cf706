import Database from 'better-sqlite3';

/** What keeps a file from being read or written, told apart by what a person can do about it. */
export type StorageProblem =
  | { readonly code: 'diskFull' }
  | { readonly code: 'readOnly' }
  /** Another program has the file locked. */
  | { readonly code: 'busy' }
  | { readonly code: 'fileCorrupt'; readonly detail: string }
  | { readonly code: 'storageFailed'; readonly detail: string };

/** Codes that say something about the disk. All others (a constraint, a misspelt statement) are our own mistakes. */
const BY_CODE: readonly (readonly [prefix: string, code: StorageProblem['code']])[] = [
  ['SQLITE_FULL', 'diskFull'],
  // The shared-memory file beside the database could not grow; that is how a full disk shows there.
  ['SQLITE_IOERR_SHMSIZE', 'diskFull'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_PROTOCOL', 'busy'],
  ['SQLITE_CORRUPT', 'fileCorrupt'],
  ['SQLITE_NOTADB', 'fileCorrupt'],
  ['SQLITE_IOERR', 'storageFailed'],
  ['SQLITE_CANTOPEN', 'storageFailed'],
  ['SQLITE_PERM', 'storageFailed'],
  ['SQLITE_NOLFS', 'storageFailed'],
];

/** The problem behind an error thrown by SQLite or the file system. What is neither is a bug and is thrown on. */
export function storageProblem(error: unknown): StorageProblem {
  const code = sqliteCode(error);
  if (code !== null) {
    const known = BY_CODE.find(([prefix]) => code.startsWith(prefix))?.[1];
    if (known === undefined) throw error;
    const detail = `${code}: ${messageOf(error)}`;
    return known === 'fileCorrupt' || known === 'storageFailed' ? { code: known, detail } : { code: known };
  }
  const system = systemCode(error);
  if (system === 'ENOSPC' || system === 'EDQUOT') return { code: 'diskFull' };
  if (system === 'EROFS') return { code: 'readOnly' };
  if (system !== null) return { code: 'storageFailed', detail: messageOf(error) };
  throw error;
}

/** Code of an SQLite error ("SQLITE_IOERR_WRITE"), or null if it is none. */
export const sqliteCode = (error: unknown): string | null => (error instanceof Database.SqliteError ? error.code : null);

/** Code of an error of the operating system ("ENOENT"), or null if it is none. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
