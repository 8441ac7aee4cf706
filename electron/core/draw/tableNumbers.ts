import { setThresholds, threshold } from './annealing.ts';
import { type FastRandom, fastBelow, fastU32 } from './fastRandom.ts';

/** A session's tables (lists of people) in the order of their numbers; `pinned` ones have somebody fixed to that number. */
export interface NumberedSession {
  readonly tables: number[][];
  readonly pinned: readonly boolean[];
}

/** How often each person has been at each table number: [person * width + table]. */
interface Visits {
  readonly width: number;
  readonly counts: Uint16Array;
}

/**
 * Which table gets which number: a lot among tables of the same size. With `had` ([person * width + table], how often before;
 * tables counted from 0), tables change numbers until as few people as possible come to a number again. Changes `sessions`
 * in place.
 */
export function numberTables(sessions: readonly NumberedSession[], width: number, had: Uint16Array | null, random: FastRandom): void {
  for (const { tables, pinned } of sessions) {
    for (const size of [4, 5]) {
      const loose = looseTables(tables, pinned, size);
      for (let i = loose.length - 1; i > 0; i--) swap(tables, loose[i] as number, loose[fastBelow(random, i + 1)] as number);
    }
  }
  if (!had) return;
  const visits: Visits = { width, counts: had.slice() };
  for (const { tables } of sessions)
    for (const [number, table] of tables.entries()) for (const person of table) add(visits, person, number, 1);
  coolNumbers(sessions, visits, random);
  while (improve(sessions, visits)) {
    // Every sweep leaves fewer returns, so this ends.
  }
}

function looseTables(tables: readonly number[][], pinned: readonly boolean[], size: number): number[] {
  return tables.flatMap((table, i) => (table.length === size && !pinned[i] ? [i] : []));
}

function swap(tables: number[][], i: number, j: number): void {
  const held = tables[i] as number[];
  tables[i] = tables[j] as number[];
  tables[j] = held;
}

function add({ counts, width }: Visits, person: number, table: number, by: number): void {
  counts[person * width + table] = (counts[person * width + table] as number) + by;
}

/** With more tables than this there is so much room that sweeps alone do it. */
const MOST_TABLES = 40;
const LENGTH = 48_000;
const STEPS = 48;

function coolNumbers(sessions: readonly NumberedSession[], visits: Visits, random: FastRandom): void {
  const choices = sessions
    .flatMap(({ tables, pinned }) => [4, 5].map((size) => ({ tables, loose: looseTables(tables, pinned, size) })))
    .filter(({ loose }) => loose.length > 1);
  if (choices.length === 0 || visits.width > MOST_TABLES) return;
  for (let move = 0; move < LENGTH; move++) {
    if (move % (LENGTH / STEPS) === 0) setThresholds(1 - (0.85 * move) / LENGTH);
    const { tables, loose } = choices[fastBelow(random, choices.length)] as (typeof choices)[number];
    const i = loose[fastBelow(random, loose.length)] as number;
    const j = loose[fastBelow(random, loose.length)] as number;
    if (i === j) continue;
    const delta = changeOf(tables, visits, i, j);
    if (delta <= 0 || (delta < threshold.length && fastU32(random) < (threshold[delta] as number))) exchange(tables, visits, i, j);
  }
}

/** One sweep over all pairs of tables of a session that may change numbers. True if some did. */
function improve(sessions: readonly NumberedSession[], visits: Visits): boolean {
  let changed = false;
  for (const { tables, pinned } of sessions) {
    for (const size of [4, 5]) {
      const loose = looseTables(tables, pinned, size);
      for (const [at, i] of loose.entries()) {
        for (const j of loose.slice(at + 1)) {
          if (changeOf(tables, visits, i, j) >= 0) continue;
          exchange(tables, visits, i, j);
          changed = true;
        }
      }
    }
  }
  return changed;
}

/** Change of the returns (sum of C(visits, 2)) if tables i and j of a session change numbers. */
function changeOf(tables: readonly number[][], { counts, width }: Visits, i: number, j: number): number {
  let delta = 0;
  for (const person of tables[i] ?? []) delta += (counts[person * width + j] as number) - (counts[person * width + i] as number) + 1;
  for (const person of tables[j] ?? []) delta += (counts[person * width + i] as number) - (counts[person * width + j] as number) + 1;
  return delta;
}

function exchange(tables: number[][], visits: Visits, i: number, j: number): void {
  for (const person of tables[i] ?? []) {
    add(visits, person, i, -1);
    add(visits, person, j, 1);
  }
  for (const person of tables[j] ?? []) {
    add(visits, person, j, -1);
    add(visits, person, i, 1);
  }
  swap(tables, i, j);
}
