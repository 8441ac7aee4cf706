import type { PersonRow } from '../electron/application/ports.ts';
import type { JournalEvent } from '../electron/core/tournament/events.ts';
import type { Connection } from './connection.ts';
import { checksumOf, type JournalRow } from './row.ts';

/** The table `person`: the address book as its events left it. */
export interface People {
  /** Takes an event in, inside the caller's transaction; events of tournaments say nothing about people. */
  project(event: JournalEvent): void;
  all(): readonly PersonRow[];
}

export function peopleOf(db: Connection): People {
  const put = db.prepare<PersonRow>(`
    INSERT INTO person (id, given, family, club, note) VALUES (:id, :given, :family, :club, :note)
    ON CONFLICT (id) DO UPDATE SET given = excluded.given, family = excluded.family, club = excluded.club, note = excluded.note`);
  const all = db.prepare<[], PersonRow>('SELECT id, given, family, club, note FROM person ORDER BY family, given, id');
  return {
    project(event) {
      if (event.type !== 'personAdded' && event.type !== 'personChanged') return;
      const { person: id, given, family, club, note } = event;
      put.run({ id, given, family, club, note });
    },
    all: () => all.all(),
  };
}

/**
 * Takes a person's name, club and note out of the journal and the address book for good; the id stays, so every evening still adds up.
 * The file is rewritten, because SQLite leaves old text behind in free space. Backups made earlier still hold the name.
 * Answers how many rows named the person. Throws what SQLite throws; if that comes while the file is rewritten (a full disk), the name is
 * gone from the rows already and asking again finishes the work.
 */
export function erasePerson(db: Connection, person: string): number {
  const named = db.prepare<[string], JournalRow & { id: number }>(`
    SELECT id, stream, seq, time, actor, command_id, type, version, payload, checksum FROM journal
    WHERE stream IS NULL AND type IN ('personAdded', 'personChanged') AND json_extract(payload, '$.person') = ?`);
  const blank = db.prepare<[string], string>(`SELECT json_set(?, '$.given', '', '$.family', '', '$.club', '', '$.note', '')`);
  const redact = db.prepare<[string, number, number]>('UPDATE journal SET payload = ?, checksum = ? WHERE id = ?');
  const forget = db.prepare<[string]>(`UPDATE person SET given = '', family = '', club = '', note = '' WHERE id = ?`);
  const erase = db.transaction((): number => {
    const rows = named.all(person);
    for (const row of rows) {
      const payload = blank.pluck().get(row.payload) ?? '{}';
      redact.run(payload, checksumOf({ ...row, payload }), row.id);
    }
    forget.run(person);
    return rows.length;
  });
  const erased = erase.immediate();
  db.exec('VACUUM');
  db.pragma('wal_checkpoint(TRUNCATE)');
  return erased;
}
