import { err, ok, type Result } from '../electron/core/result.ts';
import { type BackupRefusal, backup } from './backup.ts';
import { APPLICATION_ID, type Connection, isBlank, versionOf } from './connection.ts';
import { MIGRATIONS, type Migration } from './migrations/migrations.ts';
import { stampedName } from './names.ts';
import { sqliteCode } from './storageProblem.ts';

/** `copy` is the file as it was before, or null for a new file. */
export interface Migrated {
  readonly from: number;
  readonly to: number;
  readonly copy: string | null;
}

/** The file is as it was. `copy` is the copy made before, or null if that already failed (`reason` says why). */
export interface MigrationFailed {
  readonly code: 'migrationFailed';
  readonly from: number;
  readonly to: number;
  readonly copy: string | null;
  readonly reason: string;
}

export interface MigrateOptions {
  readonly file: string;
  /** Milliseconds since 1970 (UTC), for the copy's name. */
  readonly now: number;
  readonly migrations?: readonly Migration[];
}

/** Highest version these migrations lead to; a file beyond it comes from a newer program. */
export const knownVersion = (migrations: readonly Migration[] = MIGRATIONS): number => migrations.at(-1)?.version ?? 0;

/**
 * Brings an open file to the newest version: a verified copy first, then all pending steps in one transaction. Answers null if there is
 * nothing to do. A step that fails leaves the file as it was.
 */
export function migrate(db: Connection, { file, now, migrations = MIGRATIONS }: MigrateOptions): Result<Migrated | null, MigrationFailed> {
  mustRise(migrations);
  const from = versionOf(db);
  const pending = migrations.filter((step) => step.version > from);
  const to = pending.at(-1)?.version;
  if (to === undefined) return ok(null);
  const failed = (copy: string | null, reason: string) => err({ code: 'migrationFailed', from, to, copy, reason } as const);

  let copy: string | null = null;
  if (!isBlank(db)) {
    const copied = backup(db, stampedName(file, `v${from}`, now));
    if (!copied.ok) return failed(null, reasonOf(copied.error));
    copy = copied.value.file;
  }
  try {
    db.transaction(() => apply(db, pending, to)).exclusive();
    return ok({ from, to, copy });
  } catch (error) {
    // A step that contradicts the file's content is no bug of today's caller: the evening goes on with the old program.
    const code = sqliteCode(error);
    const message = error instanceof Error ? error.message : String(error);
    return failed(copy, code === null ? message : `${code}: ${message}`);
  }
}

function apply(db: Connection, pending: readonly Migration[], to: number): void {
  for (const step of pending) step.up(db);
  const orphans = db.pragma('foreign_key_check');
  if (Array.isArray(orphans) && orphans.length > 0) throw new Error(`${orphans.length} rows refer to nothing`);
  db.pragma(`application_id = ${APPLICATION_ID}`);
  db.pragma(`user_version = ${to}`);
}

function mustRise(migrations: readonly Migration[]): void {
  for (const [index, { version }] of migrations.entries()) {
    const before = migrations[index - 1]?.version ?? 0;
    if (!Number.isSafeInteger(version) || version <= before) throw new Error(`migration ${version} does not come after ${before}`);
  }
}

const reasonOf = (refusal: BackupRefusal): string =>
  'detail' in refusal ? refusal.detail : 'problems' in refusal ? refusal.problems.join('; ') : refusal.code;
