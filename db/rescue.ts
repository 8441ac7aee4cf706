import { existsSync, rmSync, statSync } from 'node:fs';
import { err, ok, type Result } from '../electron/core/result.ts';
import { backup, type CopyRefusal, isCopyRefusal } from './backup.ts';
import { connectReadOnly, connectWriting } from './connection.ts';
import { migrate } from './migrate.ts';
import { besides } from './names.ts';
import { type OpenRefusal, refusalOf, refusalOfError } from './openRefusal.ts';
import { peopleOf } from './people.ts';
import { checksumOf, entryOf, isDamaged, type JournalRow } from './row.ts';
import { sqliteCode } from './storageProblem.ts';
import { temporaryCopy } from './temporaryCopy.ts';
import { EVENT_SHAPES } from './upcast.ts';

/** A place in the damaged journal whose entry could not be read. `type` is known where only the content was broken. */
export interface LostEntry {
  readonly stream: string | null;
  readonly seq: number;
  readonly type: string | null;
}

export interface Rescued {
  readonly entries: number;
  /** What is missing between the entries that were read; what stood after the last readable one of a stream leaves no trace. */
  readonly lost: readonly LostEntry[];
}

/** `nothingReadable`: restore a backup. */
export type RescueRefusal = OpenRefusal | CopyRefusal | { readonly code: 'nothingReadable' };

/**
 * Reads whatever can be read of a damaged file into a new, sound one at `target`. The damaged file is only copied, never opened. The
 * entries keep everything but their sequence numbers, which close up, so the evening can go on in the new file at once; `lost` says
 * what to enter again.
 */
export function rescue(file: string, target: string, now: number): Result<Rescued, RescueRefusal> {
  if (existsSync(target)) return err({ code: 'targetExists' });
  if (!existsSync(file)) return err({ code: 'fileMissing' });
  try {
    const copy = temporaryCopy(file);
    try {
      const rows = readableRows(copy.file);
      const sound = rows.filter((row) => checksumOf(row) === row.checksum);
      if (sound.length === 0) return err({ code: 'nothingReadable' });
      const lost = lostAmong(rows, sound);
      const written = writeNew(renumber(sound), target, now);
      return written.ok ? ok({ entries: sound.length, lost }) : written;
    } finally {
      copy.remove();
    }
  } catch (error) {
    return err(refusalOfError(error));
  }
}

const COLUMNS = 'stream, seq, time, actor, command_id, type, version, payload, checksum';
/** No journal row is smaller, so a file of n bytes holds at most n / 32 of them. */
const SMALLEST_ROW = 32;

/** Row by row through the table's own tree: a broken page costs the rows on it and no others. */
function readableRows(file: string): JournalRow[] {
  const db = connectReadOnly(file);
  try {
    // SQLite will not look at a file shorter than its head says, except in this mode.
    db.unsafeMode(true);
    db.pragma('writable_schema = ON');
    const row = tolerant(() => db.prepare<[number], JournalRow>(`SELECT ${COLUMNS} FROM journal WHERE id = ?`));
    if (row === undefined) return [];
    const last = tolerant(() => db.prepare<[], number>('SELECT max(id) FROM journal').pluck().get());
    const most = last ?? Math.ceil(sizeOf(file) / SMALLEST_ROW);
    const rows: JournalRow[] = [];
    for (let id = 1; id <= most; id++) {
      const read = tolerant(() => row.get(id));
      if (read !== undefined) rows.push(read);
    }
    return rows;
  } finally {
    db.close();
  }
}

const sizeOf = (file: string): number => statSync(file).size + (statSync(besides(file).wal, { throwIfNoEntry: false })?.size ?? 0);

function tolerant<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (sqliteCode(error) === null) throw error;
    return undefined;
  }
}

function lostAmong(rows: readonly JournalRow[], sound: readonly JournalRow[]): LostEntry[] {
  const lost: LostEntry[] = [];
  for (const stream of new Set(rows.map((row) => row.stream))) {
    const found = new Map(rows.filter((row) => row.stream === stream).map((row) => [row.seq, row]));
    const kept = new Set(sound.filter((row) => row.stream === stream).map((row) => row.seq));
    const last = [...found.keys()].reduce((highest, seq) => Math.max(highest, seq), 0);
    for (let seq = 1; seq <= last; seq++) {
      if (!kept.has(seq)) lost.push({ stream, seq, type: found.get(seq)?.type ?? null });
    }
  }
  return lost;
}

function renumber(rows: readonly JournalRow[]): JournalRow[] {
  const next = new Map<string | null, number>();
  return rows.map((row) => {
    const seq = (next.get(row.stream) ?? 0) + 1;
    next.set(row.stream, seq);
    const moved = { ...row, seq };
    return { ...moved, checksum: checksumOf(moved) };
  });
}

function writeNew(rows: readonly JournalRow[], target: string, now: number): Result<null, RescueRefusal> {
  const work = `${target}.rescue`;
  rmSync(work, { force: true });
  const db = connectWriting(work);
  try {
    const migrated = migrate(db, { file: work, now });
    if (!migrated.ok) return migrated;
    const insert = db.prepare<JournalRow>(`
      INSERT INTO journal (${COLUMNS}) VALUES (:stream, :seq, :time, :actor, :command_id, :type, :version, :payload, :checksum)`);
    const people = peopleOf(db);
    db.transaction(() => {
      for (const row of rows) {
        insert.run(row);
        const entry = entryOf(row, EVENT_SHAPES);
        if (!isDamaged(entry)) people.project(entry.event);
      }
    }).immediate();
    const copied = backup(db, target);
    return copied.ok ? ok(null) : err(isCopyRefusal(copied.error) ? copied.error : refusalOf(copied.error));
  } finally {
    db.close();
    for (const name of [work, ...Object.values(besides(work))]) rmSync(name, { force: true });
  }
}
