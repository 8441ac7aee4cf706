import { existsSync, renameSync } from 'node:fs';
import { besides, stampedName } from './names.ts';

/** Moves a database with everything beside it out of the way, under a name it can be opened by. Answers that name, or null if there was none. */
export function setAside(file: string, now: number): string | null {
  const to = stampedName(file, 'set-aside', now);
  const beside = besides(file);
  const aside = besides(to);
  const moves: readonly (readonly [string, string])[] = [
    [file, to],
    [beside.wal, aside.wal],
    [beside.shm, aside.shm],
    [beside.rollback, aside.rollback],
  ];
  let moved = false;
  for (const [from, target] of moves) {
    if (!existsSync(from)) continue;
    renameSync(from, target);
    moved = true;
  }
  return moved ? to : null;
}

/** SQLite deletes a `-wal` it finds beside a missing or empty database. It may hold a whole evening, so it is kept under another name. */
export function setAsideWal(file: string, now: number): string | null {
  return existsSync(besides(file).wal) ? setAside(file, now) : null;
}
