const SEATS = 5;

/**
 * Evens out seats along chains of tables: a changes seats with b at one table, b with c at another, and so on, so that only the
 * first and the last of the chain notice. First every two seats that all tables have, person by person: with tables of four
 * and no past this ends with everybody's seats within one of each other, for such a chain always exists (an Euler tour turned
 * into an equitable colouring, de Werra). Then dealing first, between people: tables of both sizes make that a question of its
 * own. `tables` are in seat order and change in place; `counts` is [person * 5 + seat], past and planned.
 */
export function evenSeats(tables: readonly number[][], people: number, counts: Uint16Array): void {
  const seated = [...new Set(tables.flat())];
  const had = (person: number, seat: number) => counts[person * SEATS + seat] as number;
  for (let changed = true, rounds = 0; changed && rounds < 20; rounds++) {
    changed = false;
    for (let a = 0; a < 4; a++) {
      for (let b = a + 1; b < 4; b++) {
        if (evenOut({ tables, people, counts, seated, from: a, to: [b], surplus: (person) => had(person, a) - had(person, b), step: 2 }))
          changed = true;
        if (evenOut({ tables, people, counts, seated, from: b, to: [a], surplus: (person) => had(person, b) - had(person, a), step: 2 }))
          changed = true;
      }
    }
  }
  evenOut({ tables, people, counts, seated, from: 0, to: [1, 2, 3, 4], surplus: (person) => had(person, 0), step: 1 });
}

interface Evening {
  readonly tables: readonly number[][];
  readonly people: number;
  readonly counts: Uint16Array;
  readonly seated: readonly number[];
  /** A chain gives seat `from` away at each table for one of the seats `to`. */
  readonly from: number;
  readonly to: readonly number[];
  /** What is to be alike for all; giving `from` away once lowers it by `step`, getting it raises it by as much. */
  readonly surplus: (person: number) => number;
  readonly step: number;
}

/** How a person was reached: at `table` by taking over seat `from` from `before`. */
interface Chains {
  readonly surplus: Int16Array;
  /** Per person the tables where the person sits in seat `from`. */
  readonly gives: readonly number[][];
  readonly table: Int32Array;
  readonly before: Int32Array;
  readonly queue: Int32Array;
}

const START = -1;
const UNREACHED = -2;

/** Hands seats on from those with the largest surplus to those with a surplus more than `step` smaller, as long as there is a chain. */
function evenOut(evening: Evening): boolean {
  const { tables, people, seated, from, step } = evening;
  const chains: Chains = {
    surplus: new Int16Array(people),
    gives: Array.from({ length: people }, () => []),
    table: new Int32Array(people),
    before: new Int32Array(people),
    queue: new Int32Array(people),
  };
  for (const person of seated) chains.surplus[person] = evening.surplus(person);
  for (const [index, table] of tables.entries()) chains.gives[table[from] as number]?.push(index);
  const levels = [...new Set(seated.map((person) => chains.surplus[person] as number))].sort((a, b) => b - a);
  const least = levels.at(-1) ?? 0;
  let changed = false;
  for (let level = levels[0] ?? 0; level - least > step; level--) {
    for (let goal = search(evening, chains, level); goal !== UNREACHED; goal = search(evening, chains, level)) {
      handOn(evening, chains, goal);
      changed = true;
    }
  }
  return changed;
}

/** Breadth first from everybody with this surplus to somebody with less by more than `step`; the goal, or UNREACHED. */
function search({ tables, seated, to, step }: Evening, { surplus, gives, table, before, queue }: Chains, level: number): number {
  before.fill(UNREACHED);
  let end = 0;
  for (const person of seated) {
    if (surplus[person] !== level) continue;
    before[person] = START;
    queue[end++] = person;
  }
  for (let next = 0; next < end; next++) {
    const person = queue[next] as number;
    if ((surplus[person] as number) < level - step) return person;
    for (const at of gives[person] ?? []) {
      for (const seat of to) {
        const mate = tables[at]?.[seat];
        if (mate === undefined || before[mate] !== UNREACHED) continue;
        before[mate] = person;
        table[mate] = at;
        queue[end++] = mate;
      }
    }
  }
  return UNREACHED;
}

/** Carries out the chain that ends with `goal`: at each table of it, two people change seats. */
function handOn({ tables, counts, from, step }: Evening, { surplus, gives, table, before }: Chains, goal: number): void {
  let taker = goal;
  for (let giver = before[taker] as number; giver !== START; giver = before[taker] as number) {
    const at = table[taker] as number;
    const list = tables[at] as number[];
    const seat = list.indexOf(taker);
    add(counts, giver, from, -1);
    add(counts, giver, seat, 1);
    add(counts, taker, seat, -1);
    add(counts, taker, from, 1);
    list[from] = taker;
    list[seat] = giver;
    const given = gives[giver] ?? [];
    given.splice(given.indexOf(at), 1);
    gives[taker]?.push(at);
    surplus[giver] = (surplus[giver] as number) - step;
    surplus[taker] = (surplus[taker] as number) + step;
    taker = giver;
  }
}

function add(counts: Uint16Array, person: number, seat: number, by: number): void {
  counts[person * SEATS + seat] = (counts[person * SEATS + seat] as number) + by;
}
