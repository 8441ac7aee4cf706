import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connectReadOnly } from '../../db/connection.ts';
import { journalOf } from '../../db/journal.ts';
import { rescue } from '../../db/rescue.ts';
import type { JournalEntry } from '../../electron/core/tournament/events.ts';
import { breakPageWith, flipBitIn, meddle } from './damage.ts';
import { command, created, hallLine, NOW, person, stream } from './entries.ts';
import { freshFile, opened, refusedAt } from './folder.ts';

/** A closed file: an evening of `lines` lines "line 1 ...", each with some bulk, and two people. */
function eveningFile(lines = 5, bulk = 0): { file: string; entries: readonly JournalEntry[] } {
  const file = freshFile();
  const database = opened(file);
  const entries = stream('evening', created, ...Array.from({ length: lines }, (_, i) => hallLine(`line ${i + 1} ${'x'.repeat(bulk)}`)));
  database.journal.append(command(null, 1, 'p1', person('p1', 'Anna', 'Berg')));
  database.journal.append(entries);
  database.journal.append(command(null, 2, 'p2', person('p2', 'Bernd', 'Adler')));
  database.close();
  return { file, entries };
}

describe('A row that cannot be read', () => {
  const CASES: readonly (readonly [what: string, sql: string, damaged: object])[] = [
    [
      'was altered',
      `UPDATE journal SET payload = '{"line":"line 9"}' WHERE stream = 'evening' AND seq = 3`,
      { problem: 'altered', type: 'hallLineSet', version: 1 },
    ],
    [
      'has another time',
      `UPDATE journal SET time = time + 1 WHERE stream = 'evening' AND seq = 3`,
      { problem: 'altered', type: 'hallLineSet', version: 1 },
    ],
    [
      'is no JSON any more',
      `UPDATE journal SET payload = '{"line' WHERE stream = 'evening' AND seq = 3`,
      { problem: 'altered', type: 'hallLineSet', version: 1 },
    ],
    ['is missing', `DELETE FROM journal WHERE stream = 'evening' AND seq = 3`, { problem: 'missing', type: null, version: null }],
  ];
  it.each(CASES)('because it %s is named, the others are read, and nothing is written on top', (_what, sql, damaged) => {
    const { file, entries } = eveningFile();
    meddle(file, sql);
    const { journal } = opened(file);
    expect(journal.readAll('evening')).toEqual({
      entries: entries.filter((entry) => entry.seq !== 3),
      damaged: [{ stream: 'evening', seq: 3, ...damaged }],
    });
    expect(journal.read('evening')).toHaveLength(5);
    expect(journal.append(command('evening', 7, 'x', hallLine('Pause')))).toEqual({
      ok: false,
      error: { code: 'journalDamaged', seqs: [3] },
    });
    expect(journal.append(command(null, 3, 'y', person('p3', 'Carla', 'Creutz')))).toMatchObject({ ok: true });
  });

  it('is noticed also when the first thing asked of the stream is to append', () => {
    const { file } = eveningFile();
    meddle(file, `DELETE FROM journal WHERE stream = 'evening' AND seq = 1`);
    expect(opened(file).journal.append(command('evening', 7, 'x', hallLine('Pause')))).toEqual({
      ok: false,
      error: { code: 'journalDamaged', seqs: [1] },
    });
  });

  it('because one bit of it flipped on the disk is named, though SQLite finds the file sound', () => {
    const { file, entries } = eveningFile();
    flipBitIn(file, 'line 4');
    expect(opened(file).journal.readAll('evening')).toEqual({
      entries: entries.filter((entry) => entry.seq !== 5),
      damaged: [{ stream: 'evening', seq: 5, problem: 'altered', type: 'hallLineSet', version: 1 }],
    });
  });

  it('because its page is broken costs only the rows of that page', () => {
    const { file, entries } = eveningFile(60, 300);
    breakPageWith(file, 'line 30 ');
    const db = connectReadOnly(file);
    const { entries: read, damaged } = journalOf(db, { readOnly: true, placeOf: () => 'same' }).readAll('evening');
    expect(damaged.map((row) => row.seq)).toContain(31);
    expect(damaged.length).toBeLessThan(15);
    expect(new Set(damaged.map((row) => row.problem))).toEqual(new Set(['unreadable']));
    expect([...read.map((entry) => entry.seq), ...damaged.map((row) => row.seq)].sort((a, b) => a - b)).toEqual(
      entries.map((entry) => entry.seq),
    );
    db.close();
  });

  it('and claims an absurd number does not stop the program', () => {
    const { file } = eveningFile();
    meddle(file, `UPDATE journal SET seq = 9007199254740991 WHERE stream = 'evening' AND seq = 6`);
    const { damaged } = opened(file).journal.readAll('evening');
    expect(damaged[0]).toMatchObject({ seq: 6, problem: 'missing' });
    expect(damaged.length).toBeLessThan(1100);
  });
});

describe('Rescuing a damaged file', () => {
  const targetOf = (file: string) => path.join(path.dirname(file), 'rescued.sqlite');

  it('reads everything outside the broken page into a new file in which the evening goes on', () => {
    const { file, entries } = eveningFile(60, 300);
    breakPageWith(file, 'line 30 ');
    expect(refusedAt(file)).toMatchObject({ code: 'fileCorrupt' });
    const bytes = readFileSync(file);

    const result = rescue(file, targetOf(file), NOW);
    if (!result.ok) throw new Error(result.error.code);
    const { lost } = result.value;
    expect(lost.map((entry) => entry.seq)).toContain(31);
    expect(result.value.entries).toBe(entries.length + 2 - lost.length);

    expect(readFileSync(file).equals(bytes)).toBe(true);
    const { journal } = opened(targetOf(file));
    const reading = journal.readAll('evening');
    expect(reading.damaged).toEqual([]);
    const gone = new Set(lost.map((entry) => entry.seq));
    const kept = entries.filter((entry) => !gone.has(entry.seq));
    expect(reading.entries).toEqual(kept.map((entry, index) => ({ ...entry, seq: index + 1 })));
    expect(journal.people().map((row) => row.id)).toEqual(['p2', 'p1']);
    expect(journal.append(command('evening', kept.length + 1, 'x', hallLine('weiter')))).toMatchObject({ ok: true });
  });

  it('reads a file that was cut short as far as it goes', () => {
    const { file } = eveningFile(200, 300);
    truncateSync(file, Math.floor((statSync(file).size / 4096) * 0.6) * 4096);
    const result = rescue(file, targetOf(file), NOW);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.entries).toBeGreaterThan(50);
    const read = opened(targetOf(file)).journal.readAll('evening');
    expect(read.damaged).toEqual([]);
    expect(read.entries.length).toBeGreaterThan(50);
  });

  it('leaves out rows that are not what was written, and names them', () => {
    const { file } = eveningFile();
    meddle(file, `UPDATE journal SET payload = '{"line":"line 9"}' WHERE stream = 'evening' AND seq = 3`);
    expect(rescue(file, targetOf(file), NOW)).toEqual({
      ok: true,
      value: { entries: 7, lost: [{ stream: 'evening', seq: 3, type: 'hallLineSet' }] },
    });
  });

  it('keeps the last commits that stand only in the log beside the file', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    const [content, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
    database.close();
    writeFileSync(file, content);
    writeFileSync(`${file}-wal`, wal);
    expect(rescue(file, targetOf(file), NOW)).toMatchObject({ ok: true, value: { entries: 1, lost: [] } });
    expect(readFileSync(`${file}-wal`).equals(wal)).toBe(true);
  });

  it('says so when nothing can be read, and makes no file', () => {
    const { file } = eveningFile();
    writeFileSync(file, Buffer.alloc(50_000, 0xa7));
    expect(rescue(file, targetOf(file), NOW)).toEqual({ ok: false, error: { code: 'nothingReadable' } });
    expect(existsSync(targetOf(file))).toBe(false);
  });

  it('never overwrites a file, and leaves nothing lying about', () => {
    const { file } = eveningFile();
    writeFileSync(targetOf(file), 'hallo');
    expect(rescue(file, targetOf(file), NOW)).toEqual({ ok: false, error: { code: 'targetExists' } });
    expect(rescue(`${file}.none`, `${file}.other`, NOW)).toEqual({ ok: false, error: { code: 'fileMissing' } });
    expect(rescue(file, `${targetOf(file)}.2`, NOW)).toMatchObject({ ok: true });
    expect(readdirSync(path.dirname(file)).sort()).toEqual(['abend.sqlite', 'abend.sqlite.lock', 'rescued.sqlite', 'rescued.sqlite.2']);
  });
});
