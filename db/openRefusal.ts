import type { Holder, LockRefusal } from './lock.ts';
import type { MigrationFailed } from './migrate.ts';
import { type StorageProblem, sqliteCode, storageProblem } from './storageProblem.ts';

/** Why a file cannot be opened. The file is as it was; the way on stands with each. */
export type OpenRefusal =
  /** The folder is not there: a stick was pulled, a network drive is away. Plug it in, or choose another folder. */
  | { readonly code: 'folderMissing'; readonly folder: string }
  /** The file is not there, and the caller did not want a new one. Look for it, or restore a backup. */
  | { readonly code: 'fileMissing' }
  | { readonly code: 'notReadable' }
  /** Nothing can be created in the folder. Choose another. */
  | { readonly code: 'notWritable' }
  | { readonly code: 'fileNotADatabase' }
  /** A database of some other program. */
  | { readonly code: 'fileForeign' }
  /** Written by a newer version of this program: update. */
  | { readonly code: 'fileNewer'; readonly fileVersion: number; readonly known: number }
  /** Written by an older version, and only to be read: open it for writing once, that brings it up to date. */
  | { readonly code: 'fileOlder'; readonly fileVersion: number; readonly known: number }
  /** Damaged pages; `problems` are SQLite's own lines. `rescue` reads what can be read, `restore` puts a backup in its place. */
  | { readonly code: 'fileCorrupt'; readonly problems: readonly string[] }
  /** Another program (a SQLite tool) keeps it locked: close that one. */
  | { readonly code: 'fileBusy' }
  /** Another start of this program writes it. */
  | ({ readonly code: 'lockedByOther' } & Holder)
  /** Bringing it up to date failed: go on with the older program, or restore `copy`. */
  | MigrationFailed
  | { readonly code: 'diskFull' }
  | { readonly code: 'storageFailed'; readonly detail: string };

/** Why an open database can only be read. */
export type ReadOnlyReason =
  /** The caller asked for it. */
  | { readonly code: 'asked' }
  | ({ readonly code: 'lockedByOther' } & Holder)
  /** File or folder cannot be written (a write-protected stick, another user's file): a copy of it is shown. */
  | { readonly code: 'fileReadOnly' };

/** The refusal behind an error met while opening; what is no matter of the disk is thrown on. */
export const refusalOfError = (error: unknown): OpenRefusal =>
  sqliteCode(error) === 'SQLITE_NOTADB' ? { code: 'fileNotADatabase' } : refusalOf(storageProblem(error));

/** A problem of the disk as it concerns opening. */
export function refusalOf(problem: StorageProblem): OpenRefusal {
  switch (problem.code) {
    case 'busy':
      return { code: 'fileBusy' };
    case 'readOnly':
      return { code: 'notWritable' };
    case 'fileCorrupt':
      return { code: 'fileCorrupt', problems: [problem.detail] };
    default:
      return problem;
  }
}

export const refusalOfLock = (refusal: LockRefusal): OpenRefusal => {
  switch (refusal.code) {
    case 'held':
      return { ...refusal, code: 'lockedByOther' };
    case 'impossible':
      return { code: 'notWritable' };
    case 'diskFull':
      return refusal;
  }
};
