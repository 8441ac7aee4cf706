import Database from 'better-sqlite3';

export type Connection = Database.Database;

/** "Tabd": marks a file as ours, so that a photo library that happens to be SQLite is not taken for a tournament (PRAGMA application_id). */
export const APPLICATION_ID = 0x54_61_62_64;

/** How long another program may hold the file before we say so, in milliseconds. The main process waits meanwhile, so it is short. */
const PATIENCE = 1000;

/** A connection that can only read. It never touches the file, but may lay a `-shm` beside it. */
export function connectReadOnly(file: string): Connection {
  return harden(new Database(file, { readonly: true, fileMustExist: true, timeout: PATIENCE }));
}

/** A connection that may wind back what a crash left half done, and is used for nothing else. */
export function connectRecovering(file: string): Connection {
  return harden(new Database(file, { fileMustExist: true, timeout: PATIENCE }));
}

/** A connection that writes: every commit is on disk when it returns. Throws an SqliteError when the file cannot be had like that. */
export function connectWriting(file: string): Connection {
  const db = new Database(file, { timeout: PATIENCE });
  try {
    durable(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/**
 * WAL and synchronous=FULL. better-sqlite3 is built so that a reopened WAL file falls back to NORMAL, which loses the last commits when
 * the plug is pulled; so it is set on every open and read back.
 */
function durable(db: Connection): void {
  const mode = db.pragma('journal_mode = WAL', { simple: true });
  if (mode !== 'wal') throw new Database.SqliteError(`journal_mode is ${String(mode)}`, 'SQLITE_IOERR');
  harden(db);
  db.pragma('synchronous = FULL');
  // Without these macOS hands a commit to the disk's cache and calls it done; other systems ignore them.
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
  const level = db.pragma('synchronous', { simple: true });
  if (level !== 2) throw new Database.SqliteError(`synchronous is ${String(level)}`, 'SQLITE_IOERR');
}

/** A file may come from a stranger: its views and triggers get no say, and damaged pages are noticed while they are read. */
function harden(db: Connection): Connection {
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
  return db;
}

/** What SQLite finds wrong with the file, at most ten lines; empty if it is sound. Throws where it cannot even read the schema. */
export function damageOf(db: Connection): string[] {
  const lines = db.prepare<[], string>('PRAGMA integrity_check(10)').pluck().all();
  return lines.length === 1 && lines[0] === 'ok' ? [] : lines;
}

export const versionOf = (db: Connection): number => Number(db.pragma('user_version', { simple: true }));
export const applicationOf = (db: Connection): number => Number(db.pragma('application_id', { simple: true }));
export const isBlank = (db: Connection): boolean => db.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
