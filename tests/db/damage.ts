import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Page size of every file of ours. */
const PAGE = 4096;

/** Changes rows of a closed file behind the journal's back, as a flipped bit or a meddler would. */
export function meddle(file: string, sql: string): void {
  const db = new Database(file);
  for (const name of db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).pluck().all())
    db.exec(`DROP TRIGGER ${name}`);
  db.pragma('ignore_check_constraints = ON');
  db.exec(sql);
  db.close();
}

/** Overwrites the page that holds `text` with noise; the file must be closed. */
export function breakPageWith(file: string, text: string): void {
  const content = readFileSync(file);
  const at = content.indexOf(text);
  if (at < 0) throw new Error(`"${text}" is not in the file`);
  const page = Math.floor(at / PAGE);
  content.fill(0xa7, page * PAGE, (page + 1) * PAGE);
  writeFileSync(file, content);
}

/** Flips one bit inside `text`; the file must be closed. */
export function flipBitIn(file: string, text: string): void {
  const content = readFileSync(file);
  const at = content.indexOf(text);
  if (at < 0) throw new Error(`"${text}" is not in the file`);
  content[at] = (content[at] ?? 0) ^ 1;
  writeFileSync(file, content);
}
