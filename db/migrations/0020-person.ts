import type { Connection } from '../connection.ts';

/** The address book as its stream left it: a projection, kept in the same transaction as the events. Empty names mean "erased on request". */
export function createPerson(db: Connection): void {
  db.exec(`
    CREATE TABLE person (
      id TEXT PRIMARY KEY NOT NULL,
      given TEXT NOT NULL,
      family TEXT NOT NULL,
      club TEXT NOT NULL,
      note TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
}
