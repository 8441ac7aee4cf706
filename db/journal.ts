import type { AppendRefusal, DamagedEntry, Journal, StreamReading } from '../electron/application/ports.ts';
import { err, ok, type Result } from '../electron/core/result.ts';
import type { JournalEntry } from '../electron/core/tournament/events.ts';
import type { Connection } from './connection.ts';
import { createPayloadReader } from './payload.ts';
import { erasePerson, peopleOf } from './people.ts';
import type { Place } from './place.ts';
import { entriesOf, isDamaged, type JournalRow, rowOf } from './row.ts';
import { sqliteCode, storageProblem } from './storageProblem.ts';
import { EVENT_SHAPES, type EventShapes } from './upcast.ts';

export interface JournalOptions {
  readonly readOnly: boolean;
  /** What became of the file since it was opened; asked before every commit. */
  readonly placeOf: () => Place;
  readonly shapes?: EventShapes;
}

type Appended = Result<{ readonly seq: number }, AppendRefusal>;

/** The journal in an open, migrated database. */
export function journalOf(db: Connection, options: JournalOptions): Journal {
  const shapes = options.shapes ?? EVENT_SHAPES;
  const columns = 'stream, seq, time, actor, command_id, type, version, payload, checksum';
  const streams = db.prepare<[], string>(`SELECT stream FROM journal WHERE stream IS NOT NULL GROUP BY stream ORDER BY min(id)`).pluck();
  const last = db.prepare<[string | null], number | null>('SELECT max(seq) FROM journal WHERE stream IS ?').pluck();
  const next = db.prepare<[string | null, number], JournalRow>(
    `SELECT ${columns} FROM journal WHERE stream IS ? AND seq > ? ORDER BY seq LIMIT ${AT_ONCE}`,
  );
  const seqs = db.prepare<[string | null], number>('SELECT seq FROM journal WHERE stream IS ? ORDER BY seq').pluck();
  const single = db.prepare<[string | null, number], JournalRow>(`SELECT ${columns} FROM journal WHERE stream IS ? AND seq = ?`);
  const insert = options.readOnly
    ? null
    : db.prepare<JournalRow>(`
        INSERT INTO journal (${columns})
        VALUES (:stream, :seq, :time, :actor, :command_id, :type, :version, :payload, :checksum)`);
  const [begin, commit, rollback] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT'), db.prepare('ROLLBACK')];
  const people = peopleOf(db);
  /** Streams read or written so far, with what is damaged in them. */
  const checked = new Map<string | null, readonly number[]>();

  const lastSeq = (stream: string | null): number => last.get(stream) ?? 0;

  const readAll = (stream: string | null): StreamReading => {
    const reading = readStream(stream);
    checked.set(
      stream,
      reading.damaged.map((row) => row.seq),
    );
    return reading;
  };

  /** Where a page is broken the rows are read one by one, so that one bad page costs only its own rows. */
  const readStream = (stream: string | null): StreamReading => {
    try {
      return sort(stream, inPortions(stream), shapes);
    } catch (error) {
      if (sqliteCode(error) === null) throw error;
      return sort(stream, [oneByOne(stream)], shapes);
    }
  };

  function* inPortions(stream: string | null): Generator<readonly JournalRow[]> {
    for (let seq = 0; ; ) {
      const rows = next.all(stream, seq);
      yield rows;
      if (rows.length < AT_ONCE) return;
      seq = rows.at(-1)?.seq ?? seq;
    }
  }

  const oneByOne = (stream: string | null): (JournalRow | DamagedEntry)[] =>
    tolerant(() => seqs.all(stream), [1]).map((seq) =>
      tolerant<JournalRow | DamagedEntry>(() => single.get(stream, seq) ?? lost(stream, seq, 'missing'), lost(stream, seq, 'unreadable')),
    );

  /** Writes the entries inside a transaction, or says why they cannot be; the caller commits or rolls back. */
  const write = (entries: readonly JournalEntry[], stream: string | null, first: number): AppendRefusal | null => {
    const seq = lastSeq(stream);
    if (first !== seq + 1) return { code: 'stale', seq };
    for (const entry of entries) {
      insert?.run(rowOf(entry));
      people.project(entry.event);
    }
    const place = options.placeOf();
    return place === 'same' ? null : { code: place };
  };

  const transact = (entries: readonly JournalEntry[], stream: string | null, first: number): AppendRefusal | null => {
    begin.run();
    try {
      const refusal = write(entries, stream, first);
      if (refusal === null) commit.run();
      return refusal;
    } finally {
      // Also after a commit that failed: SQLite leaves some of those open and rolls back others by itself.
      if (db.inTransaction) rollback.run();
    }
  };

  const append = (entries: readonly JournalEntry[]): Appended => {
    const { stream, first, end } = command(entries, shapes);
    if (insert === null) return err({ code: 'readOnly' });
    try {
      const damaged = checked.get(stream) ?? readAll(stream).damaged.map((row) => row.seq);
      if (damaged.length > 0) return err({ code: 'journalDamaged', seqs: damaged });
      const refusal = transact(entries, stream, first);
      return refusal === null ? ok({ seq: end }) : err(refusal);
    } catch (error) {
      const problem = storageProblem(error);
      // A file that is gone often shows as some other error first.
      const place = options.placeOf();
      if (place !== 'same') return err({ code: place });
      return err(problem.code === 'busy' ? { code: 'fileBusy' } : problem);
    }
  };

  const erase = (person: string): Result<{ readonly entries: number }, AppendRefusal> => {
    if (insert === null) return err({ code: 'readOnly' });
    try {
      const place = options.placeOf();
      return place === 'same' ? ok({ entries: erasePerson(db, person) }) : err({ code: place });
    } catch (error) {
      const problem = storageProblem(error);
      return err(problem.code === 'busy' ? { code: 'fileBusy' } : problem);
    }
  };

  return {
    readOnly: options.readOnly,
    tournaments: () => streams.all(),
    read: (stream) => readAll(stream).entries,
    readAll,
    lastSeq,
    append,
    people: () => people.all(),
    erasePerson: erase,
  };
}

/** Checks what only a bug can get wrong: one stream, rising numbers, today's versions. */
function command(entries: readonly JournalEntry[], shapes: EventShapes): { stream: string | null; first: number; end: number } {
  const start = entries[0];
  if (start === undefined) throw new Error('append needs at least one entry');
  const { stream, seq: first } = start;
  if (stream === '') throw new Error('a stream has a name or is null');
  for (const [index, entry] of entries.entries()) {
    if (entry.stream !== stream) throw new Error('the entries of one command belong to one stream');
    if (entry.seq !== first + index || !Number.isSafeInteger(entry.seq)) throw new Error(`sequence number ${entry.seq} is out of line`);
    if (!Number.isSafeInteger(entry.time)) throw new Error('time is in whole milliseconds');
    if (entry.version !== shapes.versions[entry.event.type]) throw new Error(`${entry.event.type} is written in version ${entry.version}`);
  }
  return { stream, first, end: first + entries.length - 1 };
}

const lost = (stream: string | null, seq: number, problem: 'missing' | 'unreadable'): DamagedEntry => ({
  stream,
  seq,
  problem,
  type: null,
  version: null,
});

/** Rows read at a time: few enough that their texts are gone before the memory for short-lived things is full. */
const AT_ONCE = 500;
/** Most missing rows listed one by one: a damaged sequence number may claim any height. */
const MOST_MISSING = 1000;

/** What a read answers, or `otherwise` where SQLite cannot read it. */
function tolerant<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (sqliteCode(error) === null) throw error;
    return otherwise;
  }
}

/** What can be used of a stream's rows and what cannot, in order; numbers that are left out count as missing. */
function sort(stream: string | null, portions: Iterable<readonly (JournalRow | DamagedEntry)[]>, shapes: EventShapes): StreamReading {
  const entries: JournalEntry[] = [];
  const damaged: DamagedEntry[] = [];
  const read = createPayloadReader();
  let expected = 1;
  const take = (one: JournalEntry | DamagedEntry): void => {
    const gap = Math.min(one.seq - expected, MOST_MISSING);
    for (let i = 0; i < gap; i++) damaged.push(lost(stream, expected + i, 'missing'));
    expected = one.seq + 1;
    if (isDamaged(one)) damaged.push(one);
    else entries.push(one);
  };
  for (const portion of portions) {
    const rows = portion.filter((row): row is JournalRow => !('problem' in row));
    const understood = entriesOf(rows, shapes, read);
    let at = 0;
    for (const row of portion) take('problem' in row ? row : (understood[at++] ?? lost(stream, row.seq, 'unreadable')));
  }
  return { entries, damaged };
}
