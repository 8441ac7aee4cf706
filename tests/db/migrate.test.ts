import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../db/connection.ts';
import { MIGRATIONS, type Migration } from '../../db/migrations/migrations.ts';
import { command, created, hallLine, person, stream } from './entries.ts';
import { freshFile, opened, refusedAt } from './folder.ts';

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0;
const addColour: Migration = {
  version: NEWEST + 10,
  up: (db) => void db.exec(`ALTER TABLE person ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'`),
};
const addTable: Migration = {
  version: NEWEST + 20,
  up: (db) => void db.exec('CREATE TABLE prize (place INTEGER PRIMARY KEY, what TEXT) STRICT'),
};
const failing: Migration = {
  version: NEWEST + 30,
  up: (db) => {
    db.exec(`DROP VIEW final_place; UPDATE person SET club = 'lost'; CREATE TABLE half (x)`);
    db.exec('INSERT INTO nowhere VALUES (1)');
  },
};
const contradicting: Migration = {
  version: NEWEST + 40,
  up: () => {
    throw new Error('two entrants share the number 7');
  },
};

function eveningFile(): string {
  const file = freshFile();
  const database = opened(file);
  database.journal.append(stream('evening', created, hallLine('Pause')));
  database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg', 'DC Krone')));
  database.close();
  return file;
}

function withRaw<T>(file: string, read: (db: Connection) => T): T {
  const db = new Database(file);
  try {
    return read(db);
  } finally {
    db.close();
  }
}
const contentOf = (file: string) =>
  withRaw(file, (db) => ({
    version: db.pragma('user_version', { simple: true }),
    schema: db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all(),
    journal: db.prepare('SELECT * FROM journal').all(),
    person: db.prepare('SELECT * FROM person').all(),
  }));

describe('Migrations', () => {
  it('rise, so that a file knows which of them it has', () => {
    const versions = MIGRATIONS.map((step) => step.version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(() => opened(freshFile(), { migrations: [...MIGRATIONS, { version: 10, up: () => {} }] })).toThrow('does not come after');
  });

  it('are run for a file of an older version, all that are missing', () => {
    const file = eveningFile();
    const database = opened(file, { migrations: [...MIGRATIONS, addColour, addTable] });
    expect(database.migrated).toMatchObject({ from: NEWEST, to: NEWEST + 20 });
    expect(database.journal.lastSeq('evening')).toBe(2);
    database.close();
    withRaw(file, (db) => {
      expect(db.prepare('SELECT colour FROM person').pluck().all()).toEqual(['green']);
      expect(db.prepare('SELECT count(*) FROM prize').pluck().get()).toBe(0);
      expect(db.pragma('user_version', { simple: true })).toBe(NEWEST + 20);
    });
  });

  it('are not run twice', () => {
    const file = eveningFile();
    opened(file, { migrations: [...MIGRATIONS, addColour] }).close();
    expect(opened(file, { migrations: [...MIGRATIONS, addColour] }).migrated).toBeNull();
    expect(readdirSync(path.dirname(file)).filter((name) => name.includes('.v'))).toHaveLength(1);
  });

  it('keep a copy of the file as it was, named by its version and the time', () => {
    const file = eveningFile();
    const before = contentOf(file);
    const database = opened(file, { migrations: [...MIGRATIONS, addColour] });
    const copy = path.join(path.dirname(file), `abend.v${NEWEST}-20261130-191500.sqlite`);
    expect(database.migrated?.copy).toBe(copy);
    expect(contentOf(copy)).toEqual(before);
  });

  it('leave a file that an older program made readable by it: the copy opens with the older steps', () => {
    const file = eveningFile();
    const copy = opened(file, { migrations: [...MIGRATIONS, addColour] }).migrated?.copy ?? '';
    expect(opened(copy).journal.lastSeq('evening')).toBe(2);
  });

  it.each([
    ['SQL that fails', failing, 'SQLITE_ERROR: no such table: nowhere'],
    ['content it did not expect', contradicting, 'two entrants share the number 7'],
  ] as const)('that meet %s leave the file as it was, say so and name the copy', (_what, step, reason) => {
    const file = eveningFile();
    const before = contentOf(file);
    const refusal = refusedAt(file, { migrations: [...MIGRATIONS, addColour, step] });
    expect(refusal).toEqual({
      code: 'migrationFailed',
      from: NEWEST,
      to: step.version,
      copy: path.join(path.dirname(file), `abend.v${NEWEST}-20261130-191500.sqlite`),
      reason,
    });
    expect(contentOf(file)).toEqual(before);
    expect(opened(file).journal.lastSeq('evening')).toBe(2);
  });

  it('that leave a row referring to nothing fail', () => {
    const file = eveningFile();
    const orphan: Migration = {
      version: NEWEST + 10,
      up: (db) => {
        db.pragma('defer_foreign_keys = ON');
        db.exec(`CREATE TABLE fee (person TEXT REFERENCES person) STRICT; INSERT INTO fee VALUES ('nobody')`);
      },
    };
    expect(refusedAt(file, { migrations: [...MIGRATIONS, orphan] })).toMatchObject({
      code: 'migrationFailed',
      reason: '1 rows refer to nothing',
    });
    expect(opened(file).journal.lastSeq('evening')).toBe(2);
  });

  it('do not start when the copy cannot be made', () => {
    const file = eveningFile();
    const before = contentOf(file);
    // The copy's name while it is being made is taken by a folder.
    const part = `${path.join(path.dirname(file), `abend.v${NEWEST}-20261130-191500.sqlite`)}.part`;
    mkdirSync(part);
    expect(refusedAt(file, { migrations: [...MIGRATIONS, addColour] })).toMatchObject({ code: 'migrationFailed', copy: null });
    expect(contentOf(file)).toEqual(before);
  });

  it('are asked of a reader in words, who changes nothing', () => {
    const file = eveningFile();
    const bytes = readFileSync(file);
    const refusal = refusedAt(file, { access: 'read', migrations: [...MIGRATIONS, addColour] });
    expect(refusal).toEqual({ code: 'fileOlder', fileVersion: NEWEST, known: NEWEST + 10 });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

/* Each step with a file of the version before. */
describe('Migration', () => {
  const fileAt = (version: number): string => {
    const file = freshFile();
    opened(file, { migrations: MIGRATIONS.filter((step) => step.version <= version) }).close();
    return file;
  };

  it('10 makes the journal, STRICT and with the address book as a stream without a name', () => {
    const file = freshFile();
    const db = new Database(file);
    MIGRATIONS[0]?.up(db);
    const insert = `INSERT INTO journal (stream, seq, time, actor, command_id, type, version, payload, checksum)`;
    db.exec(
      `${insert} VALUES (NULL, 1, 1, 'desk', 'c', 'personAdded', 1, '{}', 1), ('t', 1, 1, 'desk', 'c', 'tournamentCreated', 1, '{}', 1)`,
    );
    expect(() => db.exec(`${insert} VALUES (NULL, 1, 1, 'desk', 'c', 'personAdded', 1, '{}', 1)`)).toThrow('sequence number');
    expect(() => db.exec(`${insert} VALUES (NULL, 2, 'soon', 'desk', 'c', 'personAdded', 1, '{}', 1)`)).toThrow('cannot store TEXT');
    expect(db.prepare('SELECT count(*) FROM journal').pluck().get()).toBe(2);
    db.close();
  });

  it('20 and 30 add the address book and the views to a file that has a journal', () => {
    const file = freshFile();
    const db = new Database(file);
    for (const step of MIGRATIONS) step.up(db);
    const names = db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY name`).pluck().all();
    expect(names).toEqual(
      'adjustment draw entrant evening_points final_place game game_points journal person seat series session_points table_total tournament valid_entry'.split(
        ' ',
      ),
    );
    for (const name of names) expect(db.prepare(`SELECT * FROM ${name}`).all()).toEqual([]);
    db.close();
  });

  it('30 keeps what a file of version 20 holds', () => {
    const file = fileAt(20);
    const database = opened(file, { migrations: MIGRATIONS.filter((step) => step.version <= 20) });
    database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg')));
    database.close();
    const after = opened(file);
    expect(after.migrated).toMatchObject({ from: 20, to: NEWEST });
    expect(after.journal.people()).toEqual([{ id: 'p1', given: 'Anna', family: 'Berg', club: '', note: '' }]);
  });
});
