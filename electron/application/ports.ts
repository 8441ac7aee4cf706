import type { DrawInput, DrawPlan, DrawProgress } from '../core/draw/drawInput.ts';
import type { Refusal, Result } from '../core/result.ts';
import type { JournalEntry } from '../core/tournament/events.ts';

/** Why the journal could not take an entry. Nothing was written. */
export type AppendRefusal =
  | { readonly code: 'stale'; readonly seq: number }
  /** Another process writes this file, or the file cannot be written. */
  | { readonly code: 'readOnly' }
  | { readonly code: 'diskFull' }
  /** Another program holds the file locked at the moment; trying again helps. */
  | { readonly code: 'fileBusy' }
  /** The file was deleted or moved away while it was open; what it held can still be saved under another name. */
  | { readonly code: 'fileGone' }
  /** Another file was put in its place. */
  | { readonly code: 'fileReplaced' }
  /** SQLite met a damaged page. */
  | { readonly code: 'fileCorrupt'; readonly detail: string }
  /** The stream has rows that cannot be read (`readAll`); nothing is written on top of them. */
  | { readonly code: 'journalDamaged'; readonly seqs: readonly number[] }
  | { readonly code: 'storageFailed'; readonly detail: string };

/** A row of the journal that cannot be taken as it stands. */
export interface DamagedEntry {
  readonly stream: string | null;
  readonly seq: number;
  /**
   * `missing`: there is no such row; `unreadable`: its page or its text is broken; `altered`: it is not what was written (checksum);
   * `newer`: an event, or a version of one, that this program does not know.
   */
  readonly problem: 'missing' | 'unreadable' | 'altered' | 'newer';
  /** Type and version of the event where they can be read, else null. */
  readonly type: string | null;
  readonly version: number | null;
}

/** A stream as far as it can be read. */
export interface StreamReading {
  readonly entries: readonly JournalEntry[];
  readonly damaged: readonly DamagedEntry[];
}

/** A person of the address book. Both names are empty once they were erased on request. */
export interface PersonRow {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  readonly club: string;
  readonly note: string;
}

/** The append-only journal and its projection of the people. */
export interface Journal {
  /** Streams of tournaments, oldest first. */
  tournaments(): readonly string[];
  /** All readable entries of a stream in order; events of older versions are upcast. */
  read(stream: string | null): readonly JournalEntry[];
  /** The same with the rows that cannot be read. While there are any, `append` to that stream answers "journalDamaged". */
  readAll(stream: string | null): StreamReading;
  /** Highest sequence number of a stream, 0 if empty. */
  lastSeq(stream: string | null): number;
  /**
   * Appends the entries of one command in one transaction; on disk when it returns. The first entry's `seq` must be the stream's
   * last + 1, else the answer is "stale". People events update the projection in the same transaction.
   */
  append(entries: readonly JournalEntry[]): Result<{ readonly seq: number }, AppendRefusal>;
  people(): readonly PersonRow[];
  /**
   * Takes a person's name, club and note out of the journal and the address book for good; the id stays. Answers how many entries named
   * the person.
   */
  erasePerson(person: string): Result<{ readonly entries: number }, AppendRefusal>;
  readonly readOnly: boolean;
}

export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}

/** A fresh seed for a draw, 0 .. 2^32-1. */
export type SeedSource = () => number;

/** Told after every accepted command, when it is on disk. */
export type Publish = (change: { readonly stream: string | null; readonly seq: number }) => void;

/** The service's view of the windows around it. */
export interface Shell {
  openHall(): void;
  closeHall(): void;
}

/** Watches a running search for a draw. */
export interface DrawWatch {
  onProgress(progress: DrawProgress): void;
  /** Asked between slices: true ends the search with the best draw so far. */
  stopped(): boolean;
}

/** Searches for a draw off the main thread, or in slices where there is no other thread. */
export interface DrawPlanner {
  plan(input: DrawInput, moves: number, watch: DrawWatch): Promise<Result<DrawPlan, Refusal>>;
}
