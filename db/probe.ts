import { accessSync, constants, statSync } from 'node:fs';
import { err, ok, type Result } from '../electron/core/result.ts';
import {
  APPLICATION_ID,
  applicationOf,
  type Connection,
  connectReadOnly,
  connectRecovering,
  damageOf,
  isBlank,
  versionOf,
} from './connection.ts';
import type { OpenRefusal } from './openRefusal.ts';
import { sqliteCode } from './storageProblem.ts';

/** What stands in a file. `blank`: nothing yet, as a start that was cut short leaves it. */
export interface Probe {
  readonly blank: boolean;
  readonly version: number;
}

/**
 * Looks at a file before anything is done to it: whether it is a database, ours, not newer than `known`, and sound. Reads only, so that a
 * foreign or damaged file is left exactly as it was.
 */
export function probe(file: string, known: number): Result<Probe, OpenRefusal> {
  if (!statSync(file).isFile()) return err({ code: 'fileNotADatabase' });
  if (!may(file, constants.R_OK)) return err({ code: 'notReadable' });
  try {
    return look(connectReadOnly(file), known);
  } catch (error) {
    // A start or a switch to WAL that was cut short is wound back by a connection that may write.
    if (sqliteCode(error)?.startsWith('SQLITE_READONLY')) return look(connectRecovering(file), known);
    if (sqliteCode(error) === 'SQLITE_NOTADB') return err({ code: 'fileNotADatabase' });
    throw error;
  }
}

function look(db: Connection, known: number): Result<Probe, OpenRefusal> {
  try {
    const version = versionOf(db);
    const application = applicationOf(db);
    if (application === 0 && version === 0 && isBlank(db)) return ok({ blank: true, version });
    if (application !== APPLICATION_ID) return err({ code: 'fileForeign' });
    if (version > known) return err({ code: 'fileNewer', fileVersion: version, known });
    const problems = damageOf(db);
    return problems.length > 0 ? err({ code: 'fileCorrupt', problems }) : ok({ blank: false, version });
  } finally {
    db.close();
  }
}

/** Whether this process may read or write a file or folder (fs.constants). */
export function may(name: string, mode: number): boolean {
  try {
    accessSync(name, mode);
    return true;
  } catch {
    return false;
  }
}
