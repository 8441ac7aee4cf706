import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { APPLICATION_ID, connectWriting } from '../../db/connection.ts';
import { MIGRATIONS } from '../../db/migrations/migrations.ts';
import { command, created, hallLine, stream } from './entries.ts';
import { freshFile, freshFolder, opened, refusedAt } from './folder.ts';

const NEWEST = MIGRATIONS.at(-1)?.version;

/** A closed file with an evening of three entries. */
function eveningFile(): string {
  const file = freshFile();
  const database = opened(file);
  database.journal.append(stream('evening', created, hallLine('Pause'), hallLine('Essen')));
  database.close();
  return file;
}

describe('Opening a database', () => {
  it('creates a file where there is none, marked as ours', () => {
    const file = freshFile();
    const database = opened(file);
    expect(database.created).toBe(true);
    expect(database.migrated).toEqual({ from: 0, to: NEWEST, copy: null });
    expect(database.readOnly).toBe(false);
    database.close();
    const raw = new Database(file, { readonly: true });
    expect(raw.pragma('application_id', { simple: true })).toBe(APPLICATION_ID);
    expect(raw.pragma('user_version', { simple: true })).toBe(NEWEST);
    raw.close();
  });

  it('does nothing to a file that is up to date', () => {
    const file = eveningFile();
    const database = opened(file);
    expect(database.created).toBe(false);
    expect(database.migrated).toBeNull();
  });

  it('writes every commit through to the disk, also when the file is opened again', () => {
    const file = freshFile();
    for (const time of ['new', 'reopened']) {
      const db = connectWriting(file);
      expect([time, db.pragma('synchronous', { simple: true })]).toEqual([time, 2]);
      expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
      expect(db.pragma('fullfsync', { simple: true })).toBe(1);
      db.exec('CREATE TABLE IF NOT EXISTS t (x)');
      db.close();
    }
  });

  it('leaves one file behind when it is closed', () => {
    const file = eveningFile();
    expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`), existsSync(`${file}.holder`)]).toEqual([false, false, false]);
  });

  it('knows a file by whatever way one comes to it', () => {
    const file = eveningFile();
    const link = path.join(freshFolder(), 'link.sqlite');
    symlinkSync(file, link);
    const database = opened(link);
    expect(database.file).toBe(file);
    expect(refusedAt(file).code).toBe('lockedByOther');
  });

  it('closes twice without harm', () => {
    const database = opened(freshFile());
    expect([database.close(), database.close()]).toEqual([{ saved: null }, { saved: null }]);
  });
});

describe('A file that cannot be opened', () => {
  it('in a folder that is not there is refused, and no folder is made', () => {
    const folder = path.join(freshFolder(), 'stick');
    expect(refusedAt(path.join(folder, 'abend.sqlite'))).toEqual({ code: 'folderMissing', folder });
    expect(existsSync(folder)).toBe(false);
  });

  it('that is missing is refused where a new one is not wanted', () => {
    const file = freshFile();
    expect(refusedAt(file, { whenMissing: 'refuse' })).toEqual({ code: 'fileMissing' });
    expect(refusedAt(file, { access: 'read' })).toEqual({ code: 'fileMissing' });
    expect(existsSync(file)).toBe(false);
  });

  const rewrite = (file: string, sql: string) => {
    const raw = new Database(file);
    raw.exec(sql);
    raw.close();
  };
  const size = (file: string) => statSync(file).size;
  const REFUSED: readonly (readonly [what: string, spoil: (file: string) => void, refusal: object])[] = [
    ['is a text', (file) => writeFileSync(file, 'Spieler;Punkte\nAnna;12\n'.repeat(50)), { code: 'fileNotADatabase' }],
    ['is a short text', (file) => writeFileSync(file, 'hallo'), { code: 'fileNotADatabase' }],
    ['is a folder', turnIntoFolder, { code: 'fileNotADatabase' }],
    ['belongs to another program', (file) => rewrite(file, 'PRAGMA application_id = 252006'), { code: 'fileForeign' }],
    ['belongs to no program', (file) => rewrite(file, 'PRAGMA application_id = 0'), { code: 'fileForeign' }],
    [
      'comes from a newer version',
      (file) => rewrite(file, 'PRAGMA user_version = 4711'),
      { code: 'fileNewer', fileVersion: 4711, known: NEWEST },
    ],
    ['was cut in half', (file) => truncateSync(file, Math.floor(size(file) / 8192) * 4096), { code: 'fileCorrupt' }],
    ['was cut after the first page', (file) => truncateSync(file, 4096), { code: 'fileCorrupt' }],
    ['was cut inside the first page', (file) => truncateSync(file, 1000), { code: 'fileCorrupt' }],
    ['was cut inside its head', (file) => truncateSync(file, 50), { code: 'fileCorrupt' }],
    ['has a page of zeros', (file) => overwrite(file, 4096, Buffer.alloc(4096)), { code: 'fileCorrupt' }],
    ['has a page of noise', (file) => overwrite(file, 2 * 4096, Buffer.alloc(4096, 0xa7)), { code: 'fileCorrupt' }],
  ];
  it.each(REFUSED)('because it %s is refused and left as it is', (_what, spoil, refusal) => {
    const file = eveningFile();
    spoil(file);
    const before = statSync(file).isFile() ? readFileSync(file) : null;
    expect(refusedAt(file)).toMatchObject(refusal);
    expect(refusedAt(file, { access: 'read' })).toMatchObject(refusal);
    if (before) expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('because a SQLite tool keeps it locked is refused as busy', () => {
    const file = eveningFile();
    const tool = new Database(file);
    tool.pragma('locking_mode = EXCLUSIVE');
    tool.exec('BEGIN EXCLUSIVE');
    expect(refusedAt(file)).toEqual({ code: 'fileBusy' });
    tool.close();
    expect(opened(file).journal.lastSeq('evening')).toBe(3);
  });
});

describe('A start that was cut short', () => {
  it('leaves an empty file, which is taken as new', () => {
    const file = freshFile();
    writeFileSync(file, '');
    expect(opened(file).created).toBe(true);
  });

  it('may leave a file in WAL mode without any table, which is taken as new', () => {
    const file = freshFile();
    connectWriting(file).close();
    const database = opened(file);
    expect(database.migrated).toEqual({ from: 0, to: NEWEST, copy: null });
  });

  it('does not lose the log of a file that disappeared', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    const wal = readFileSync(`${file}-wal`);
    database.close();
    rmSync(file);
    writeFileSync(`${file}-wal`, wal);
    opened(file);
    const aside = path.join(path.dirname(file), 'abend.set-aside-20261130-191500.sqlite-wal');
    expect(readFileSync(aside).equals(wal)).toBe(true);
  });
});

function overwrite(file: string, at: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, at);
  writeFileSync(file, content);
}

function turnIntoFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}
