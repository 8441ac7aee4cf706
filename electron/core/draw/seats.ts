import { type FastRandom, fastBelow } from './fastRandom.ts';

const SEATS = 5;
/** Dealing first counts this many times: seat 1 evens out before the others. */
const FIRST = 4;
const PERMUTATIONS: readonly (readonly (readonly number[])[])[] = [[], [], [], [], permutations(4), permutations(5)];

/**
 * Seats for tables that stand: who sat in a seat often does not sit there again while others have not. Starts from a lot, then
 * every table in turn takes its best order given all others, until no table can do better. `tables` are lists of people
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
  evenFirstDeals(tables, people, counts);
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

/**
 * Somebody who dealt first twice more often than somebody else hands a first deal on along a chain of tables (a changes seats
 * with b at one table, b with c at another ...): shortest chains first, until there is no such pair with a chain between them.
 */
function evenFirstDeals(tables: readonly number[][], people: number, counts: Uint16Array): void {
  const deals = (person: number) => counts[person * SEATS] as number;
  for (let rounds = 0; rounds < people * 4; rounds++) {
    const seated = new Set(tables.flat());
    const most = Math.max(...[...seated].map(deals));
    const chain = shortestChain(
      tables,
      people,
      [...seated].filter((person) => deals(person) === most),
      (person) => deals(person) <= most - 2,
    );
    if (!chain) return;
    for (const { table, to } of chain) {
      const list = tables[table] as number[];
      count(list, counts, -1);
      const seat = list.indexOf(to);
      list[seat] = list[0] as number;
      list[0] = to;
      count(list, counts, 1);
    }
  }
}

interface Link {
  readonly table: number;
  readonly to: number;
}

/** Breadth first from people who deal first too often to somebody who does too rarely. */
function shortestChain(
  tables: readonly number[][],
  people: number,
  from: readonly number[],
  isGoal: (person: number) => boolean,
): readonly Link[] | null {
  const dealtAt: number[][] = Array.from({ length: people }, () => []);
  for (const [index, table] of tables.entries()) dealtAt[table[0] as number]?.push(index);
  const reached = new Map<number, { readonly before: number; readonly table: number } | null>(from.map((person) => [person, null]));
  const queue = [...from];
  for (const person of queue) {
    if (isGoal(person)) return chainTo(person, reached);
    for (const table of dealtAt[person] ?? []) {
      for (const mate of tables[table] ?? []) {
        if (reached.has(mate)) continue;
        reached.set(mate, { before: person, table });
        queue.push(mate);
      }
    }
  }
  return null;
}

function chainTo(goal: number, reached: ReadonlyMap<number, { readonly before: number; readonly table: number } | null>): readonly Link[] {
  const chain: Link[] = [];
  for (let person = goal, link = reached.get(person); link; person = link.before, link = reached.get(person))
    chain.push({ table: link.table, to: person });
  return chain;
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
