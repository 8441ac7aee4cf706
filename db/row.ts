import { crc32 } from 'node:zlib';
import type { DamagedEntry } from '../electron/application/ports.ts';
import type { JournalEntry } from '../electron/core/tournament/events.ts';
import { type ReadPayloads, readPayload } from './payload.ts';
import { type EventShapes, type Payload, upcast } from './upcast.ts';

/** A row of the table `journal` (migrations/0010-journal.ts), without its id. */
export interface JournalRow {
  readonly stream: string | null;
  readonly seq: number;
  readonly time: number;
  readonly actor: string;
  readonly command_id: string;
  readonly type: string;
  readonly version: number;
  readonly payload: string;
  readonly checksum: number;
}

/** CRC-32 over everything a row says: the payload after a JSON list of the other columns, which is spelt out because it is faster. */
export function checksumOf(row: Omit<JournalRow, 'checksum'>): number {
  const { stream, actor, command_id: command, type } = row;
  const head = `[${quoted(stream)},${row.seq},${row.time},${quoted(actor)},${quoted(command)},${quoted(type)},${row.version}]`;
  return crc32(row.payload, crc32(head));
}

const PLAIN = /^[\w:.-]*$/;
const quoted = (text: string | null): string => (text !== null && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** The row of an entry. Half characters (lone surrogates) are replaced, since SQLite stores UTF-8 and would give back something else. */
export function rowOf(entry: JournalEntry): JournalRow {
  const { type, ...payload } = entry.event;
  const row = {
    stream: entry.stream?.toWellFormed() ?? null,
    seq: entry.seq,
    time: entry.time,
    actor: entry.actor.toWellFormed(),
    command_id: entry.commandId.toWellFormed(),
    type,
    version: entry.version,
    payload: JSON.stringify(payload),
  };
  return { ...row, checksum: checksumOf(row) };
}

/** The entry of a row, its event in today's shape, or what is wrong with the row. */
export function entryOf(row: JournalRow, shapes: EventShapes): JournalEntry | DamagedEntry {
  return checksumOf(row) === row.checksum ? understood(row, readPayload(row.payload), shapes) : damagedRow(row, 'altered');
}

/** The same of many rows. */
export function entriesOf(rows: readonly JournalRow[], shapes: EventShapes, read: ReadPayloads): (JournalEntry | DamagedEntry)[] {
  const payloads = read(rows.map(({ payload }) => payload));
  return rows.map((row, i) =>
    checksumOf(row) === row.checksum ? understood(row, payloads[i] ?? null, shapes) : damagedRow(row, 'altered'),
  );
}

function understood(row: JournalRow, payload: Payload | null, shapes: EventShapes): JournalEntry | DamagedEntry {
  if (payload === null) return damagedRow(row, 'unreadable');
  const event = upcast(row.type, row.version, payload, shapes);
  if (event === null) return damagedRow(row, 'newer');
  const { stream, seq, time, actor, command_id: commandId, type, version } = row;
  return { stream, seq, time, actor, commandId, version: shapes.versions[type] ?? version, event };
}

const damagedRow = ({ stream, seq, type, version }: JournalRow, problem: DamagedEntry['problem']): DamagedEntry => ({
  stream,
  seq,
  problem,
  type,
  version,
});

export const isDamaged = (read: JournalEntry | DamagedEntry): read is DamagedEntry => 'problem' in read;
