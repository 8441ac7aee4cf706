import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Journal } from '../../electron/application/ports.ts';
import { memoryJournal } from '../support/memoryJournal.ts';
import { command, created, hallLine, person, registered, stream } from './entries.ts';
import { freshFile, opened } from './folder.ts';

const JOURNALS: readonly (readonly [name: string, make: () => Journal])[] = [
  ['on disk', () => opened(freshFile()).journal],
  ['in memory', () => memoryJournal()],
];

describe.each(JOURNALS)('The journal %s', (_name, make) => {
  it('is empty at first', () => {
    const journal = make();
    expect(journal.tournaments()).toEqual([]);
    expect(journal.read('evening')).toEqual([]);
    expect(journal.lastSeq('evening')).toBe(0);
    expect(journal.lastSeq(null)).toBe(0);
    expect(journal.people()).toEqual([]);
  });

  it('gives back what was appended, in order', () => {
    const journal = make();
    const first = command('evening', 1, 'a', created);
    const second = command('evening', 2, 'b', registered('p1', 1), registered('p2', 2));
    expect(journal.append(first)).toEqual({ ok: true, value: { seq: 1 } });
    expect(journal.append(second)).toEqual({ ok: true, value: { seq: 3 } });
    expect(journal.read('evening')).toEqual([...first, ...second]);
    expect(journal.readAll('evening')).toEqual({ entries: [...first, ...second], damaged: [] });
  });

  it('refuses a command that saw an older state and says which number is the last', () => {
    const journal = make();
    journal.append(command('evening', 1, 'a', created));
    journal.append(command('evening', 2, 'b', hallLine('Pause')));
    expect(journal.append(command('evening', 2, 'c', hallLine('Essen')))).toEqual({ ok: false, error: { code: 'stale', seq: 2 } });
    expect(journal.append(command('evening', 4, 'd', hallLine('Essen')))).toEqual({ ok: false, error: { code: 'stale', seq: 2 } });
    expect(journal.lastSeq('evening')).toBe(2);
  });

  it('counts each tournament and the address book on its own', () => {
    const journal = make();
    journal.append(command('spring', 1, 'a', created));
    journal.append(command(null, 1, 'b', person('p1', 'Anna', 'Berg')));
    journal.append(command('autumn', 1, 'c', created));
    journal.append(command(null, 2, 'd', person('p2', 'Bernd', 'Adler')));
    journal.append(command('spring', 2, 'e', hallLine('Pause')));
    expect(journal.tournaments()).toEqual(['spring', 'autumn']);
    expect([journal.lastSeq('spring'), journal.lastSeq('autumn'), journal.lastSeq(null)]).toEqual([2, 1, 2]);
    expect(journal.read(null).map((entry) => entry.commandId)).toEqual(['b', 'd']);
  });

  it('refuses a second first entry of the address book', () => {
    const journal = make();
    journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg')));
    expect(journal.append(command(null, 1, 'b', person('p2', 'Bernd', 'Adler')))).toEqual({ ok: false, error: { code: 'stale', seq: 1 } });
  });

  it('keeps the address book as the last change left it, by family name', () => {
    const journal = make();
    journal.append(stream(null, person('p1', 'Anna', 'Berg', 'DC Krone'), person('p2', 'Bernd', 'Adler')));
    journal.append(
      command(null, 3, 'c', { type: 'personChanged', person: 'p1', given: 'Anna', family: 'Zander', club: '', note: 'Rollstuhl' }),
    );
    expect(journal.people()).toEqual([
      { id: 'p2', given: 'Bernd', family: 'Adler', club: '', note: '' },
      { id: 'p1', given: 'Anna', family: 'Zander', club: '', note: 'Rollstuhl' },
    ]);
  });

  it('erases a person’s name from the address book and its stream, and keeps the id', () => {
    const journal = make();
    journal.append(stream(null, person('p1', 'Anna', 'Berg', 'DC Krone', 'Rollstuhl'), person('p2', 'Bernd', 'Adler')));
    journal.append(command(null, 3, 'c', { type: 'personChanged', person: 'p1', given: 'Anna', family: 'Zander', club: '', note: '' }));
    expect(journal.erasePerson('p1')).toEqual({ ok: true, value: { entries: 2 } });
    const blank = { person: 'p1', given: '', family: '', club: '', note: '' };
    expect(journal.read(null).map(({ event }) => event)).toEqual([
      { type: 'personAdded', ...blank },
      person('p2', 'Bernd', 'Adler'),
      { type: 'personChanged', ...blank },
    ]);
    expect(journal.people().map(({ id, given, family }) => [id, given, family])).toEqual([
      ['p1', '', ''],
      ['p2', 'Bernd', 'Adler'],
    ]);
  });

  it('keeps umlauts, quotes, line breaks, suits, a null character and half an emoji in a free text', () => {
    const journal = make();
    const texts = ['Größe ß "x" \'y\' \\', 'eins\nzwei\t', '♣♠♥♦ 🃏', 'null\u0000zeichen', 'halb \ud83c'];
    journal.append(stream('evening', ...texts.map(hallLine)));
    expect(journal.read('evening').map(({ event }) => (event.type === 'hallLineSet' ? event.line : null))).toEqual(texts);
  });

  it('throws on entries that only a bug can make', () => {
    const journal = make();
    expect(() => journal.append([])).toThrow();
    expect(() => journal.append([...command('evening', 1, 'a', created), ...command('evening', 3, 'a', hallLine(''))])).toThrow();
    expect(() => journal.append([...command('evening', 1, 'a', created), ...command('other', 2, 'a', hallLine(''))])).toThrow();
    expect(journal.tournaments()).toEqual([]);
  });
});

describe('The journal on disk', () => {
  it('is there again after closing and opening', () => {
    const file = freshFile();
    const entries = stream('evening', created, registered('p1', 1), hallLine('Pause'));
    const first = opened(file);
    first.journal.append(entries);
    first.close();
    expect(opened(file).journal.read('evening')).toEqual(entries);
  });

  it('keeps nothing of a command whose second entry fails', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    const raw = new Database(file);
    raw.exec(`CREATE TRIGGER trip BEFORE INSERT ON journal WHEN new.seq = 3 BEGIN SELECT raise(ABORT, 'tripped'); END`);
    raw.close();
    expect(() => database.journal.append(command('evening', 2, 'b', registered('p1', 1), registered('p2', 2)))).toThrow('tripped');
    expect(database.journal.lastSeq('evening')).toBe(1);
    expect(database.journal.append(command('evening', 2, 'c', registered('p1', 1)))).toEqual({ ok: true, value: { seq: 2 } });
  });

  it('changes the address book in the same transaction as the entry', () => {
    const file = freshFile();
    const database = opened(file);
    const raw = new Database(file);
    raw.exec(`CREATE TRIGGER trip BEFORE INSERT ON person BEGIN SELECT raise(ABORT, 'tripped'); END`);
    expect(() => database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg')))).toThrow('tripped');
    expect(database.journal.lastSeq(null)).toBe(0);
    raw.exec('DROP TRIGGER trip');
    raw.close();
    expect(database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg'))).ok).toBe(true);
  });

  const ROW = `(stream, seq, time, actor, command_id, type, version, payload, checksum)`;
  const FORBIDDEN: readonly (readonly [what: string, sql: string])[] = [
    ['a row is deleted', `DELETE FROM journal WHERE seq = 2`],
    [
      'a row is replaced under its number',
      `INSERT OR REPLACE INTO journal ${ROW} VALUES ('evening', 2, 1, 'x', 'x', 'hallLineSet', 1, '{}', 0)`,
    ],
    [
      'a row is replaced under its id',
      `INSERT OR REPLACE INTO journal (id, ${ROW.slice(1)} VALUES (1, 'evening', 4, 1, 'x', 'x', 'hallLineSet', 1, '{}', 0)`,
    ],
    ['a number is left out', `INSERT INTO journal ${ROW} VALUES ('evening', 5, 1, 'x', 'x', 'hallLineSet', 1, '{}', 0)`],
    ['points are changed', `UPDATE journal SET payload = '{"line":"other"}' WHERE seq = 2`],
    ['a time is changed', `UPDATE journal SET time = 0 WHERE stream IS NULL`],
    ['a name is changed and not erased', `UPDATE journal SET payload = json_set(payload, '$.given', 'Otto') WHERE stream IS NULL`],
    [
      'more than the name is erased',
      `UPDATE journal SET payload = json_set(payload, '$.given', '', '$.family', '', '$.person', '') WHERE stream IS NULL`,
    ],
    ['the payload is no JSON', `INSERT INTO journal ${ROW} VALUES ('evening', 4, 1, 'x', 'x', 'hallLineSet', 1, '{', 0)`],
    ['a number is a text', `INSERT INTO journal ${ROW} VALUES ('evening', 'four', 1, 'x', 'x', 'hallLineSet', 1, '{}', 0)`],
  ];
  it.each(FORBIDDEN)('stays as it is when with some other tool %s', (_what, sql) => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(stream('evening', created, hallLine('Pause'), hallLine('Essen')));
    database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg')));
    const before = [...database.journal.read('evening'), ...database.journal.read(null)];
    const tool = new Database(file);
    expect(() => tool.exec(sql)).toThrow(/append-only|sequence number|CHECK|cannot store TEXT/);
    tool.close();
    expect([...database.journal.read('evening'), ...database.journal.read(null)]).toEqual(before);
  });

  it('finds a stream by its index and not by reading the whole file', () => {
    const file = freshFile();
    opened(file).close();
    const raw = new Database(file);
    const plan = (sql: string) =>
      raw
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map((row) => row.detail)
        .join('; ');
    expect(plan(`SELECT * FROM journal WHERE stream IS 'evening' ORDER BY seq`)).toBe(
      'SEARCH journal USING INDEX journal_place (stream=?)',
    );
    expect(plan(`SELECT max(seq) FROM journal WHERE stream IS NULL`)).toContain('SEARCH journal USING COVERING INDEX');
    raw.close();
  });
});
