import { crc32 } from 'node:zlib';
import type { DamagedEntry } from '../electron/application/ports.ts';
import type { JournalEntry } from '../electron/core/tournament/events.ts';
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

/** CRC-32 over everything a row says. */
export function checksumOf(row: Omit<JournalRow, 'checksum'>): number {
  const head = JSON.stringify([row.stream, row.seq, row.time, row.actor, row.command_id, row.type, row.version]);
  return crc32(row.payload, crc32(head));
}

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
  const damaged = (problem: DamagedEntry['problem']): DamagedEntry => ({
    stream: row.stream,
    seq: row.seq,
    problem,
    type: row.type,
    version: row.version,
  });
  if (checksumOf(row) !== row.checksum) return damaged('altered');
  const payload = payloadOf(row.payload);
  if (payload === null) return damaged('unreadable');
  const event = upcast(row.type, row.version, payload, shapes);
  if (event === null) return damaged('newer');
  return {
    stream: row.stream,
    seq: row.seq,
    time: row.time,
    actor: row.actor,
    commandId: row.command_id,
    version: shapes.versions[row.type] ?? row.version,
    event,
  };
}

export const isDamaged = (read: JournalEntry | DamagedEntry): read is DamagedEntry => 'problem' in read;

function payloadOf(text: string): Payload | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
}

const isPayload = (value: unknown): value is Payload => typeof value === 'object' && value !== null && !Array.isArray(value);
