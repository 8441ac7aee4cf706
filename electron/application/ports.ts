import type { Result } from '../core/result.ts';
import type { JournalEntry } from '../core/tournament/events.ts';

/** Why the journal could not take an entry. */
export type AppendRefusal =
  | { readonly code: 'stale'; readonly seq: number }
  | { readonly code: 'readOnly' }
  | { readonly code: 'diskFull' }
  | { readonly code: 'storageFailed'; readonly detail: string };

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
  /** All entries of a stream in order; events of older versions are upcast. */
  read(stream: string | null): readonly JournalEntry[];
  /** Highest sequence number of a stream, 0 if empty. */
  lastSeq(stream: string | null): number;
  /**
   * Appends the entries of one command in one transaction; on disk when it returns. The first entry's `seq` must be the stream's
   * last + 1, else the answer is "stale". People events update the projection in the same transaction.
   */
  append(entries: readonly JournalEntry[]): Result<{ readonly seq: number }, AppendRefusal>;
  people(): readonly PersonRow[];
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
