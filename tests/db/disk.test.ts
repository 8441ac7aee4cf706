import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connectWriting } from '../../db/connection.ts';
import { journalOf } from '../../db/journal.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/migrations.ts';
import type { Journal } from '../../electron/application/ports.ts';
import { command, created, hallLine, NOW, person } from './entries.ts';
import { freshFile, freshFolder, opened, refusedAt } from './folder.ts';

const long = 'x'.repeat(20_000);

/** Appends long lines until the journal refuses; answers the refusal and how many it took. */
function fill(journal: Journal) {
  for (let seq = 1; seq < 1000; seq++) {
    const answer = journal.append(
      command('evening', seq, `c${seq}`, hallLine(long), hallLine(long)).map((entry, i) => ({ ...entry, seq: seq * 2 - 1 + i })),
    );
    if (!answer.ok) return { refusal: answer.error, taken: seq - 1 };
  }
  throw new Error('the disk was never full');
}

describe('A full disk', () => {
  it('refuses the command as a whole, and the evening goes on once there is room', () => {
    const db = connectWriting(freshFile());
    migrate(db, { file: '', now: NOW });
    const journal = journalOf(db, { readOnly: false, placeOf: () => 'same' });
    db.pragma('max_page_count = 60');
    const { refusal, taken } = fill(journal);
    expect(refusal).toEqual({ code: 'diskFull' });
    expect(taken).toBeGreaterThan(0);
    expect(journal.lastSeq('evening')).toBe(taken * 2);
    expect(journal.append(command(null, 1, 'p', person('p1', 'Anna', long)))).toEqual({ ok: false, error: { code: 'diskFull' } });
    expect(journal.people()).toEqual([]);
    db.pragma('max_page_count = 1000');
    expect(journal.append(command('evening', taken * 2 + 1, 'again', hallLine(long)))).toEqual({ ok: true, value: { seq: taken * 2 + 1 } });
    expect(journal.readAll('evening').damaged).toEqual([]);
    db.close();
  });
});

const small = freshMount();
afterAll(() => small?.unmount());

describe.runIf(small)('A disk of one megabyte', () => {
  const folder = small?.folder ?? '';
  beforeEach(() => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  });

  it('fills up, refuses, loses nothing, and takes the command once something was deleted', () => {
    const ballast = path.join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(300_000));
    const file = path.join(folder, 'abend.sqlite');
    const database = opened(file);
    const { refusal, taken } = fill(database.journal);
    expect(refusal).toEqual({ code: 'diskFull' });
    expect(database.journal.lastSeq('evening')).toBe(taken * 2);
    rmSync(ballast);
    expect(database.journal.append(command('evening', taken * 2 + 1, 'again', hallLine(long)))).toMatchObject({ ok: true });
    database.close();
    expect(opened(file).journal.lastSeq('evening')).toBe(taken * 2 + 1);
  });

  it('has no room for a copy, which leaves no half copy behind', () => {
    const database = opened(path.join(folder, 'abend.sqlite'));
    for (let seq = 1; seq <= 10; seq++) database.journal.append(command('evening', seq, `c${seq}`, hallLine(long)));
    writeUntilFull(path.join(folder, 'ballast'), 100_000);
    expect(database.backup(path.join(folder, 'copy.sqlite'))).toEqual({ ok: false, error: { code: 'diskFull' } });
    expect([existsSync(path.join(folder, 'copy.sqlite')), existsSync(path.join(folder, 'copy.sqlite.part'))]).toEqual([false, false]);
  });

  it('has no room for a new database, which is refused', () => {
    writeUntilFull(path.join(folder, 'ballast'), 0);
    expect(refusedAt(path.join(folder, 'abend.sqlite'))).toEqual({ code: 'diskFull' });
  });

  it('has no room for the copy before a migration, which is refused and leaves the file as it was', () => {
    const file = path.join(folder, 'abend.sqlite');
    const older = opened(file, { migrations: MIGRATIONS.slice(0, -1) });
    for (let seq = 1; seq <= 10; seq++) older.journal.append(command('evening', seq, `c${seq}`, hallLine(long)));
    older.close();
    writeUntilFull(path.join(folder, 'ballast'), 100_000);
    expect(refusedAt(file)).toMatchObject({ code: 'migrationFailed', copy: null, reason: 'diskFull' });
    rmSync(path.join(folder, 'ballast'));
    expect(opened(file).journal.lastSeq('evening')).toBe(10);
  });
});

describe('A file that disappears while it is open', () => {
  const CASES: readonly (readonly [what: string, code: string, spoil: (file: string) => void])[] = [
    ['is deleted', 'fileGone', (file) => rmSync(file)],
    ['is deleted with all that belongs to it', 'fileGone', (file) => rmSync(path.dirname(file), { recursive: true })],
    ['is moved away', 'fileGone', (file) => renameSync(file, `${file}.old`)],
    ['loses its log', 'fileGone', (file) => rmSync(`${file}-wal`)],
    ['is replaced by a copy', 'fileReplaced', replaceByCopy],
    ['is replaced by something else', 'fileReplaced', replaceByText],
  ];
  it.each(CASES)('because it %s takes no more commands and says so', (_what, code, spoil) => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    spoil(file);
    expect(database.journal.append(command('evening', 2, 'b', hallLine('Pause')))).toEqual({ ok: false, error: { code } });
    expect(database.journal.lastSeq('evening')).toBe(1);
  });

  it('can still be saved under another name, with everything that was accepted', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    rmSync(file);
    rmSync(`${file}-wal`);
    const target = path.join(freshFolder(), 'saved.sqlite');
    expect(database.backup(target)).toEqual({ ok: true, value: { file: target } });
    expect(opened(target).journal.read('evening')).toEqual(command('evening', 1, 'a', created));
  });

  it('is saved beside its old place when the program ends, and what took its place is not touched', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    rmSync(file);
    writeFileSync(file, 'hallo');
    const saved = path.join(path.dirname(file), 'abend.saved-20261130-191500.sqlite');
    expect(database.close()).toEqual({ saved });
    expect(readFileSync(file, 'utf8')).toBe('hallo');
    expect(opened(saved).journal.lastSeq('evening')).toBe(1);
  });

  it('does not take the log of the file that was put in its place with it', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    for (const end of ['', '-wal', '-shm']) rmSync(file + end);
    const other = new Database(file);
    other.pragma('journal_mode = WAL');
    other.exec('CREATE TABLE t (x); INSERT INTO t VALUES (1)');
    database.close();
    expect(existsSync(`${file}-wal`)).toBe(true);
    expect(other.prepare('SELECT x FROM t').pluck().all()).toEqual([1]);
    other.close();
  });

  it('whose folder is gone as well is closed without a copy', () => {
    const file = freshFile();
    const database = opened(file);
    rmSync(path.dirname(file), { recursive: true });
    expect(database.close()).toEqual({ saved: null });
  });

  it('is not missed by a reader', () => {
    const file = freshFile();
    const desk = opened(file);
    desk.journal.append(command('evening', 1, 'a', created));
    const reader = opened(file, { access: 'read' });
    rmSync(file);
    expect(reader.close()).toEqual({ saved: null });
  });
});

describe('Another program that uses the file', () => {
  it('and is writing makes a command wait and then refuses it, and it goes on afterwards', () => {
    const file = freshFile();
    const database = opened(file);
    const tool = new Database(file);
    tool.exec('BEGIN IMMEDIATE');
    expect(database.journal.append(command('evening', 1, 'a', created))).toEqual({ ok: false, error: { code: 'fileBusy' } });
    tool.exec('ROLLBACK');
    tool.close();
    expect(database.journal.append(command('evening', 1, 'a', created))).toEqual({ ok: true, value: { seq: 1 } });
  });

  it('and appended something makes the next command stale', () => {
    const file = freshFile();
    const [one, two] = [connectWriting(file), connectWriting(file)];
    migrate(one, { file, now: NOW });
    const place = () => 'same' as const;
    const [first, second] = [one, two].map((db) => journalOf(db, { readOnly: false, placeOf: place }));
    first?.append(command('evening', 1, 'a', created));
    expect(second?.append(command('evening', 1, 'b', created))).toEqual({ ok: false, error: { code: 'stale', seq: 1 } });
    for (const db of [one, two]) db.close();
  });

  it('and only reads is in nobody’s way', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    const tool = new Database(file, { readonly: true });
    tool.exec('BEGIN');
    expect(tool.prepare('SELECT count(*) FROM journal').pluck().get()).toBe(1);
    expect(database.journal.append(command('evening', 2, 'b', hallLine('Pause')))).toMatchObject({ ok: true });
    tool.close();
  });
});

function replaceByText(file: string): void {
  rmSync(file);
  writeFileSync(file, 'hallo');
}

function replaceByCopy(file: string): void {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  renameSync(copy, file);
}

/** Fills the disk up to `left` bytes. */
function writeUntilFull(file: string, left: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    truncateSync(file, statSync(file).size - left);
  }
}

/** A disk of one megabyte in memory, where the tests may mount one (root on Linux). */
function freshMount(): { folder: string; unmount(): void } | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = path.join('/tmp', `turnierabend-small-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const unmount = (): void => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return { folder, unmount };
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}
