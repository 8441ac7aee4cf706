import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { restore } from '../../db/restore.ts';
import { breakPageWith } from './damage.ts';
import { command, created, hallLine, NOW, person, stream } from './entries.ts';
import { freshFile, freshFolder, opened, refusedAt } from './folder.ts';

const who = { pid: process.pid, now: NOW };

describe('A backup', () => {
  it('is one file that holds everything accepted so far and can be opened like any other', () => {
    const database = opened(freshFile());
    const entries = stream('evening', created, hallLine('Pause'));
    database.journal.append(entries);
    const target = path.join(freshFolder(), 'sicherung.sqlite');
    expect(database.backup(target)).toEqual({ ok: true, value: { file: target } });
    expect(readdirSync(path.dirname(target))).toEqual(['sicherung.sqlite']);
    database.journal.append(command('evening', 3, 'later', hallLine('Essen')));
    expect(opened(target).journal.read('evening')).toEqual(entries);
  });

  it('can be made by a reader while another writes', () => {
    const file = freshFile();
    opened(file).journal.append(command('evening', 1, 'a', created));
    const reader = opened(file, { whenLocked: 'read' });
    const target = path.join(freshFolder(), 'sicherung.sqlite');
    expect(reader.backup(target).ok).toBe(true);
    expect(opened(target).journal.lastSeq('evening')).toBe(1);
  });

  it('never overwrites a file', () => {
    const target = path.join(freshFolder(), 'sicherung.sqlite');
    writeFileSync(target, 'hallo');
    expect(opened(freshFile()).backup(target)).toEqual({ ok: false, error: { code: 'targetExists' } });
    expect(readFileSync(target, 'utf8')).toBe('hallo');
  });

  it('into a folder that is not there is refused in words', () => {
    const target = path.join(freshFolder(), 'stick', 'sicherung.sqlite');
    expect(opened(freshFile()).backup(target)).toMatchObject({ ok: false, error: { code: 'storageFailed' } });
  });

  it('is not hindered by half a copy left from a start that was cut short', () => {
    const target = path.join(freshFolder(), 'sicherung.sqlite');
    writeFileSync(`${target}.part`, 'half');
    expect(opened(freshFile()).backup(target).ok).toBe(true);
    expect(existsSync(`${target}.part`)).toBe(false);
  });
});

describe('Restoring a backup', () => {
  const prepare = () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(stream('evening', created, hallLine('Pause')));
    const saved = path.join(path.dirname(file), 'sicherung.sqlite');
    database.backup(saved);
    database.journal.append(command('evening', 3, 'later', hallLine('after the backup')));
    return { file, saved, database };
  };

  it('puts it in the place of a damaged file, which is moved aside and not overwritten', () => {
    const { file, saved, database } = prepare();
    database.close();
    breakPageWith(file, 'after the backup');
    const damaged = readFileSync(file);
    expect(refusedAt(file)).toMatchObject({ code: 'fileCorrupt' });
    const aside = path.join(path.dirname(file), 'abend.set-aside-20261130-191500.sqlite');
    expect(restore(saved, file, who)).toEqual({ ok: true, value: { setAside: aside } });
    expect(readFileSync(aside).equals(damaged)).toBe(true);
    expect(opened(file).journal.lastSeq('evening')).toBe(2);
    expect(existsSync(saved)).toBe(true);
  });

  it('moves a sound file aside so that it can still be opened', () => {
    const { file, saved, database } = prepare();
    database.close();
    const result = restore(saved, file, who);
    const aside = result.ok ? result.value.setAside : null;
    expect(opened(aside ?? '').journal.lastSeq('evening')).toBe(3);
  });

  it('brings back a file that was deleted', () => {
    const { saved } = prepare();
    const file = freshFile();
    expect(restore(saved, file, who)).toEqual({ ok: true, value: { setAside: null } });
    expect(opened(file).journal.lastSeq('evening')).toBe(2);
  });

  it('twice within a second keeps both of the files it replaced', () => {
    const { file, saved, database } = prepare();
    database.close();
    restore(saved, file, who);
    restore(saved, file, who);
    expect(readdirSync(path.dirname(file)).filter((name) => name.includes('set-aside'))).toHaveLength(2);
  });

  it('is refused while the file is open', () => {
    const { file, saved } = prepare();
    expect(restore(saved, file, who)).toMatchObject({ ok: false, error: { code: 'lockedByOther', pid: process.pid } });
  });

  const WRONG: readonly (readonly [what: string, make: (file: string) => void, code: string])[] = [
    ['is no database', (file) => writeFileSync(file, 'Spieler;Punkte\n'.repeat(100)), 'fileNotADatabase'],
    ['is empty', (file) => writeFileSync(file, ''), 'fileForeign'],
    ['is damaged', (file) => breakPageWith(file, 'Pause'), 'fileCorrupt'],
  ];
  it.each(WRONG)('is refused when the backup %s, and the file stays in its place', (_what, make, code) => {
    const { file, saved, database } = prepare();
    database.close();
    make(saved);
    expect(restore(saved, file, who)).toMatchObject({ ok: false, error: { code } });
    expect(opened(file).journal.lastSeq('evening')).toBe(3);
  });
});

describe('Erasing a person on request', () => {
  it('takes name, club and note out of every file of the database and keeps the evening', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(stream(null, person('p1', 'Annegret', 'Bergmann', 'DC Krone', 'Rollstuhl'), person('p2', 'Bernd', 'Adler')));
    database.journal.append(
      command(null, 3, 'c', { type: 'personChanged', person: 'p1', given: 'Annegret', family: 'Zander', club: '', note: '' }),
    );
    database.journal.append(
      stream('evening', created, { type: 'entrantRegistered', person: 'p1', number: 1, presence: 'present', paid: true }),
    );
    const evening = database.journal.read('evening');

    expect(database.journal.erasePerson('p1')).toEqual({ ok: true, value: { entries: 2 } });

    expect(database.journal.people()).toEqual([
      { id: 'p1', given: '', family: '', club: '', note: '' },
      { id: 'p2', given: 'Bernd', family: 'Adler', club: '', note: '' },
    ]);
    const people = database.journal.readAll(null);
    expect(people.damaged).toEqual([]);
    expect(people.entries.map(({ event }) => event)).toEqual([
      { type: 'personAdded', person: 'p1', given: '', family: '', club: '', note: '' },
      person('p2', 'Bernd', 'Adler'),
      { type: 'personChanged', person: 'p1', given: '', family: '', club: '', note: '' },
    ]);
    expect(database.journal.read('evening')).toEqual(evening);
    const holds = (text: string) => ['', '-wal'].some((end) => existsSync(file + end) && readFileSync(file + end).includes(text));
    expect(['Annegret', 'Bergmann', 'Zander', 'DC Krone', 'Rollstuhl', 'Bernd'].map(holds)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(database.journal.append(command(null, 4, 'd', person('p3', 'Carla', 'Creutz')))).toMatchObject({ ok: true });
  });

  it('who is not in the address book changes nothing', () => {
    const database = opened(freshFile());
    database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg')));
    expect(database.journal.erasePerson('p9')).toEqual({ ok: true, value: { entries: 0 } });
    expect(database.journal.people()).toHaveLength(1);
  });

  it('is refused with a reason when another program is writing', () => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command(null, 1, 'a', person('p1', 'Anna', 'Berg')));
    const tool = new Database(file);
    tool.exec('BEGIN IMMEDIATE');
    expect(database.journal.erasePerson('p1')).toEqual({ ok: false, error: { code: 'fileBusy' } });
    tool.close();
    expect(database.journal.people()).toMatchObject([{ given: 'Anna' }]);
  });
});
