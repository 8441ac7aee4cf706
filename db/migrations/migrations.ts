import type { Connection } from '../connection.ts';
import { createJournal } from './0010-journal.ts';
import { createPerson } from './0020-person.ts';
import { createViews } from './0030-views.ts';
import { newEvents } from './0040-new-events.ts';

/** One step of the file's shape. It must never change once it was given out; imports nothing of the living code, which would change it. */
export interface Migration {
  readonly version: number;
  readonly up: (db: Connection) => void;
}

/** All steps, rising by ten so that a late one fits in between. The file's number (PRAGMA user_version) is the last step it has. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 10, up: createJournal },
  { version: 20, up: createPerson },
  { version: 30, up: createViews },
  { version: 40, up: newEvents },
];
