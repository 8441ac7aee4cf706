import { type FastRandom, fastBelow } from './fastRandom.ts';
import { evenSeats } from './seatChains.ts';

const SEATS = 5;
/** Dealing first counts this many times: seat 1 evens out before the others. */
const FIRST = 4;
const PERMUTATIONS: readonly (readonly (readonly number[])[])[] = [[], [], [], [], permutations(4), permutations(5)];

/**
 * Seats for tables that stand: who sat in a seat often does not sit there again while others have not. Starts from a lot, then
 * every table in turn takes its best order given all others, until no table can do better; the rest is for chains of changes. `tables` are lists of people
 * (numbers below `people`) and are put in seat order in place; `had` is [person * 5 + seat], how often before.
 */
export function assignSeats(tables: readonly number[][], people: number, had: Uint16Array, random: FastRandom): void {
  const counts = had.slice();
  for (const table of tables) {
    for (let i = table.length - 1; i > 0; i--) {
      const j = fastBelow(random, i + 1);
      const held = table[i] as number;
      table[i] = table[j] as number;
      table[j] = held;
    }
    bestOrder(table, counts);
    count(table, counts, 1);
  }
  for (let changed = true, sweeps = 0; changed && sweeps < 40; sweeps++) {
    changed = false;
    for (const table of tables) {
      count(table, counts, -1);
      if (bestOrder(table, counts)) changed = true;
      count(table, counts, 1);
    }
  }
  evenSeats(tables, people, counts);
}

function count(table: readonly number[], counts: Uint16Array, by: number): void {
  for (const [seat, person] of table.entries()) counts[person * SEATS + seat] = (counts[person * SEATS + seat] as number) + by;
}

/** Puts the table in the order that repeats the fewest seats; keeps it where nothing is better. True if it changed. */
function bestOrder(table: number[], counts: Uint16Array): boolean {
  let best = PERMUTATIONS[table.length]?.[0] ?? [];
  let least = Number.POSITIVE_INFINITY;
  for (const order of PERMUTATIONS[table.length] ?? []) {
    let cost = 0;
    for (let seat = 0; seat < order.length; seat++) {
      const had = counts[(table[order[seat] as number] as number) * SEATS + seat] as number;
      cost += seat === 0 ? FIRST * had : had;
    }
    if (cost < least) {
      least = cost;
      best = order;
    }
  }
  const moved = best.map((from) => table[from] as number);
  const changed = moved.some((person, seat) => person !== table[seat]);
  for (const [seat, person] of moved.entries()) table[seat] = person;
  return changed;
}

/** All orders of 0 .. n-1, the given one first. */
function permutations(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  const found: number[][] = [];
  const extend = (head: readonly number[]): void => {
    if (head.length === n) found.push([...head]);
    else for (let i = 0; i < n; i++) if (!head.includes(i)) extend([...head, i]);
  };
  extend([]);
  return found;
}
