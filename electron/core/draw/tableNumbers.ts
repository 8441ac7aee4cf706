import { type FastRandom, fastBelow } from './fastRandom.ts';

/** A session's tables (lists of people) in the order of their numbers; `pinned` ones have somebody fixed to that number. */
export interface NumberedSession {
  readonly tables: number[][];
  readonly pinned: readonly boolean[];
}

const RESTARTS = 8;

/**
 * Which table gets which number: a lot among tables of the same size. With `avoid`, tables change numbers until as few people
 * as possible come to a number again: `had(person, table)` is how often before (table counted from 0). Changes `sessions` in place.
 */
export function numberTables(
  sessions: readonly NumberedSession[],
  people: number,
  had: ((person: number, table: number) => number) | null,
  random: FastRandom,
): void {
  for (const session of sessions) shuffleNumbers(session, random);
  if (!had) return;
  const tables = Math.max(...sessions.map((session) => session.tables.length));
  const visits = new Uint16Array(people * tables);
  const before = new Uint16Array(people * tables);
  for (let person = 0; person < people; person++)
    for (let table = 0; table < tables; table++) before[person * tables + table] = had(person, table);
  let best: number[][][] = [];
  let least = Number.POSITIVE_INFINITY;
  // Hundreds of tables leave so much room that the first try does it.
  for (let restart = 0; restart < (tables > 40 ? 1 : RESTARTS) && least > 0; restart++) {
    if (restart > 0) for (const session of sessions) shuffleNumbers(session, random);
    visits.set(before);
    for (const session of sessions) count(session, visits, tables, 1);
    let sweeps = 0;
    while (improve(sessions, visits, tables) && sweeps < 30) sweeps++;
    const again = repeatsOf(visits) - repeatsOf(before);
    if (again >= least) continue;
    least = again;
    best = sessions.map((session) => session.tables.map((table) => [...table]));
  }
  for (const [s, session] of sessions.entries()) session.tables.splice(0, session.tables.length, ...(best[s] ?? session.tables));
}

function shuffleNumbers({ tables, pinned }: NumberedSession, random: FastRandom): void {
  for (const size of [4, 5]) {
    const loose = tables.flatMap((table, i) => (table.length === size && !pinned[i] ? [i] : []));
    for (let i = loose.length - 1; i > 0; i--) swap(tables, loose[i] as number, loose[fastBelow(random, i + 1)] as number);
  }
}

function swap(tables: number[][], i: number, j: number): void {
  const held = tables[i] as number[];
  tables[i] = tables[j] as number[];
  tables[j] = held;
}

function count({ tables }: NumberedSession, visits: Uint16Array, width: number, by: number): void {
  for (const [number, table] of tables.entries())
    for (const person of table) visits[person * width + number] = (visits[person * width + number] as number) + by;
}

const repeatsOf = (visits: Uint16Array) => visits.reduce((total, times) => total + (times * (times - 1)) / 2, 0);

/** One sweep over all pairs of tables of a session that may change numbers. True if some did. */
function improve(sessions: readonly NumberedSession[], visits: Uint16Array, width: number): boolean {
  let changed = false;
  const at = (table: readonly number[], number: number) =>
    table.reduce((total, person) => total + (visits[person * width + number] as number), 0);
  for (const { tables, pinned } of sessions) {
    for (let i = 0; i < tables.length; i++) {
      for (let j = i + 1; j < tables.length; j++) {
        const a = tables[i] as number[];
        const b = tables[j] as number[];
        if (a.length !== b.length || pinned[i] || pinned[j]) continue;
        const now = at(a, i) - a.length + at(b, j) - b.length;
        if (now === 0 || at(a, j) + at(b, i) >= now) continue;
        for (const person of a) move(visits, person * width, i, j);
        for (const person of b) move(visits, person * width, j, i);
        swap(tables, i, j);
        changed = true;
      }
    }
  }
  return changed;
}

function move(visits: Uint16Array, row: number, from: number, to: number): void {
  visits[row + from] = (visits[row + from] as number) - 1;
  visits[row + to] = (visits[row + to] as number) + 1;
}
