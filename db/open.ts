import { constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Journal } from '../electron/application/ports.ts';
import { err, ok, type Result } from '../electron/core/result.ts';
import { type BackupRefusal, backup } from './backup.ts';
import { type Connection, connectReadOnly, connectWriting } from './connection.ts';
import { setAsideWal } from './evidence.ts';
import { journalOf } from './journal.ts';
import { type Lock, takeLock } from './lock.ts';
import { knownVersion, type Migrated, migrate } from './migrate.ts';
import type { Migration } from './migrations/migrations.ts';
import { stampedName, trueName } from './names.ts';
import { type OpenRefusal, type ReadOnlyReason, refusalOfError } from './openRefusal.ts';
import { watchPlace } from './place.ts';
import { may, probe } from './probe.ts';
import { temporaryCopy } from './temporaryCopy.ts';
import type { EventShapes } from './upcast.ts';

export interface OpenOptions {
  /** Milliseconds since 1970 (UTC); a Clock can be handed in as it is. */
  readonly now: () => number;
  /** `read` takes no lock, so a command line that only looks never keeps the desk from starting. Default `write`. */
  readonly access?: 'write' | 'read';
  /** When another process writes the file: answer that (default), or read along. */
  readonly whenLocked?: 'refuse' | 'read';
  /** When there is no such file: create it (default), or answer that. */
  readonly whenMissing?: 'create' | 'refuse';
  /** Process id shown to a second start; default: this process. */
  readonly pid?: number;
  readonly migrations?: readonly Migration[];
  readonly shapes?: EventShapes;
}

export interface OpenedDatabase {
  /** True name of the file (links resolved). */
  readonly file: string;
  readonly journal: Journal;
  readonly readOnly: boolean;
  /** Why it can only be read, or null. */
  readonly reason: ReadOnlyReason | null;
  /** The file was not there, or empty. */
  readonly created: boolean;
  /** What was done to bring the file up to date, or null. */
  readonly migrated: Migrated | null;
  /** A checked copy as of this moment; works also when the file was deleted meanwhile. Never overwrites. */
  backup(target: string): Result<{ readonly file: string }, BackupRefusal>;
  /**
   * Closes the file and lets go of the lock. If the file was deleted or replaced while open, what it held is saved beside it first;
   * `saved` is that copy's name. Closing twice is harmless.
   */
  close(): { readonly saved: string | null };
}

/**
 * Opens the one file that holds everything, brings it up to date and locks it for writing. Nothing is done to a file that is refused.
 */
export function openDatabase(file: string, options: OpenOptions): Result<OpenedDatabase, OpenRefusal> {
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) return err({ code: 'folderMissing', folder });
  try {
    return open(trueName(file), options);
  } catch (error) {
    return err(refusalOfError(error));
  }
}

function open(file: string, options: OpenOptions): Result<OpenedDatabase, OpenRefusal> {
  const known = knownVersion(options.migrations);
  const exists = existsSync(file);
  const { access = 'write', whenMissing = 'create' } = options;
  if (!exists && (access === 'read' || whenMissing === 'refuse')) return err({ code: 'fileMissing' });
  const writable = may(path.dirname(file), constants.W_OK) && (!exists || may(file, constants.W_OK));
  if (!writable) return exists ? openCopy(file, options) : err({ code: 'notWritable' });
  if (exists) {
    const probed = probe(file, known);
    if (!probed.ok) return probed;
    if (access === 'read') return openReading(file, probed.value.version, { code: 'asked' }, options);
  }
  const locked = takeLock(file, { pid: options.pid ?? process.pid, now: options.now() });
  if (!locked.ok) {
    if (locked.error.code === 'diskFull') return err({ code: 'diskFull' });
    if (locked.error.code === 'impossible') return exists ? openCopy(file, options) : err({ code: 'notWritable' });
    const holder = { ...locked.error, code: 'lockedByOther' } as const;
    return options.whenLocked === 'read' ? openAlong(file, holder, options) : err(holder);
  }
  return openWriting(file, locked.value, options);
}

function openWriting(file: string, lock: Lock, options: OpenOptions): Result<OpenedDatabase, OpenRefusal> {
  let db: Connection | undefined;
  const giveUp = (): void => {
    db?.close();
    lock.release();
  };
  try {
    const created = !existsSync(file) || statSync(file).size === 0;
    if (created) setAsideWal(file, options.now());
    db = connectWriting(file);
    const migrated = migrate(db, { file, now: options.now(), ...(options.migrations ? { migrations: options.migrations } : {}) });
    if (!migrated.ok) {
      giveUp();
      return migrated;
    }
    return ok(
      opened(file, db, { created, migrated: migrated.value, reason: null, placeOf: watchPlace(file), end: () => lock.release() }, options),
    );
  } catch (error) {
    giveUp();
    throw error;
  }
}

/** Reads along while another process writes. */
function openAlong(
  file: string,
  holder: ReadOnlyReason & { code: 'lockedByOther' },
  options: OpenOptions,
): Result<OpenedDatabase, OpenRefusal> {
  if (!existsSync(file)) return err(holder);
  const probed = probe(file, knownVersion(options.migrations));
  if (!probed.ok) return probed;
  return openReading(file, probed.value.version, holder, options);
}

function openReading(file: string, version: number, reason: ReadOnlyReason, options: OpenOptions): Result<OpenedDatabase, OpenRefusal> {
  const known = knownVersion(options.migrations);
  if (version < known) {
    // The other start is an older program, or is about to bring the file up to date itself.
    return err(reason.code === 'lockedByOther' ? reason : { code: 'fileOlder', fileVersion: version, known });
  }
  const db = connectReadOnly(file);
  return ok(opened(file, db, { created: false, migrated: null, reason, placeOf: () => 'same', end: () => {} }, options));
}

/** A file that cannot be written cannot be read either while it is in WAL mode, so a copy of it is shown. */
function openCopy(file: string, options: OpenOptions): Result<OpenedDatabase, OpenRefusal> {
  if (!may(file, constants.R_OK)) return err({ code: 'notReadable' });
  const copy = temporaryCopy(file);
  let db: Connection | undefined;
  const giveUp = (): void => {
    db?.close();
    copy.remove();
  };
  try {
    const probed = probe(copy.file, knownVersion(options.migrations));
    if (!probed.ok || probed.value.blank) {
      giveUp();
      return probed.ok ? err({ code: 'notWritable' }) : probed;
    }
    db = connectWriting(copy.file);
    const migrated = migrate(db, {
      file: copy.file,
      now: options.now(),
      ...(options.migrations ? { migrations: options.migrations } : {}),
    });
    if (!migrated.ok) {
      giveUp();
      return migrated;
    }
    const rest = { created: false, migrated: null, placeOf: () => 'same' as const, end: copy.remove };
    return ok(opened(file, db, { ...rest, reason: { code: 'fileReadOnly' } }, options));
  } catch (error) {
    giveUp();
    throw error;
  }
}

interface Opening {
  readonly created: boolean;
  readonly migrated: Migrated | null;
  readonly reason: ReadOnlyReason | null;
  readonly placeOf: ReturnType<typeof watchPlace>;
  /** Runs after the connection was closed. */
  readonly end: () => void;
}

function opened(file: string, db: Connection, opening: Opening, options: OpenOptions): OpenedDatabase {
  const { created, migrated, reason, placeOf, end } = opening;
  const readOnly = reason !== null;
  const journal = journalOf(db, { readOnly, placeOf, ...(options.shapes ? { shapes: options.shapes } : {}) });
  return {
    file,
    journal,
    readOnly,
    reason,
    created,
    migrated,
    backup: (target) => backup(db, target),
    close() {
      if (!db.open) return { saved: null };
      const target = placeOf() === 'same' ? null : stampedName(file, 'saved', options.now());
      const saved = target === null ? null : backup(db, target);
      db.close();
      end();
      return { saved: saved?.ok ? saved.value.file : null };
    },
  };
}
