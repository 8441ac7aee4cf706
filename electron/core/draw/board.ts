/**
 * The sessions being planned, as the search sees them: people and tables are numbers, one swap of two people of a session
 * changes it. Everything is kept up to date swap by swap: who sits where, meetings of every pair, sessions at a table of five.
 */
export interface Board {
  readonly people: number;
  readonly sessions: number;
  /** Most tables of a session; every session has room for that many in `seats` and `sizes`. */
  readonly tables: number;
  /** [session * tables + table]: 4, 5, or 0 where there is no such table. */
  readonly sizes: Uint8Array;
  /** [session * people + person]: table, -1 when not there. */
  readonly tableOf: Int16Array;
  /** [session * people + person]: place in `seats` of the table. No seat yet: seats are drawn when the tables stand. */
  readonly slotOf: Int8Array;
  /** [(session * tables + table) * 5 + slot]: person. */
  readonly seats: Int16Array;
  /** [session * people + i], i < movableCount[session]: people who may be moved (there and not fixed to a table). */
  readonly movable: Int16Array;
  readonly movableCount: Int16Array;
  /** [a * people + b]: meetings of a and b, past and planned. Symmetric. */
  readonly met: Uint8Array;
  /** Sessions at a table of five per person, past and planned, and the window they should stay in. */
  readonly fives: Int16Array;
  readonly lo: Int16Array;
  readonly hi: Int16Array;
  /** [a * people + b]: APART_ALWAYS, APART_FIRST; empty without such wishes. `apartMask` says per session what counts. */
  readonly apart: Uint8Array;
  readonly apartMask: Uint8Array;
  /** False when tables of five are not to be shared out. */
  fair: boolean;
  /** Sum over pairs of C(met, 2), without what the past had. */
  repeats: number;
  /** Sum over people of the squared distance of `fives` from the window. */
  unfair: number;
  /** Pairs at one table that wished to be apart. */
  clashes: number;
  /** Changes of the swap that `trySwap` looked at last. */
  dRepeats: number;
  dUnfair: number;
  dClashes: number;
}

export const APART_ALWAYS = 1;
export const APART_FIRST = 2;

/** What a board weighs: lexicographic where it counts (wishes, fairness, repeats), as one number. */
export function weigh(clashes: number, unfair: number, repeats: number): number {
  return (clashes * 0x10000 + unfair) * 0x100000 + repeats;
}

/** Looks at swapping `a` and `b`, who sit at different tables in `session`: fills dRepeats, dUnfair, dClashes. */
export function trySwap(board: Board, session: number, a: number, b: number): void {
  const { people, met, seats, sizes } = board;
  const row = session * people;
  const tableA = session * board.tables + (board.tableOf[row + a] as number);
  const tableB = session * board.tables + (board.tableOf[row + b] as number);
  const sizeA = sizes[tableA] as number;
  const sizeB = sizes[tableB] as number;
  const ofA = a * people;
  const ofB = b * people;
  const { apart } = board;
  const mask = apart.length > 0 ? (board.apartMask[session] as number) : 0;
  let delta = 0;
  let clashes = 0;
  for (let i = tableA * 5, end = i + sizeA; i < end; i++) {
    const mate = seats[i] as number;
    if (mate === a) continue;
    delta += (met[ofB + mate] as number) - (met[ofA + mate] as number) + 1;
    if (mask !== 0) clashes += clash(apart, ofB + mate, mask) - clash(apart, ofA + mate, mask);
  }
  for (let i = tableB * 5, end = i + sizeB; i < end; i++) {
    const mate = seats[i] as number;
    if (mate === b) continue;
    delta += (met[ofA + mate] as number) - (met[ofB + mate] as number) + 1;
    if (mask !== 0) clashes += clash(apart, ofA + mate, mask) - clash(apart, ofB + mate, mask);
  }
  board.dRepeats = delta;
  board.dClashes = clashes;
  board.dUnfair = 0;
  if (board.fair && sizeA !== sizeB) {
    const stepA = sizeB - sizeA;
    const countA = board.fives[a] as number;
    const countB = board.fives[b] as number;
    const loA = board.lo[a] as number;
    const hiA = board.hi[a] as number;
    const loB = board.lo[b] as number;
    const hiB = board.hi[b] as number;
    board.dUnfair =
      outside(countA + stepA, loA, hiA) - outside(countA, loA, hiA) + outside(countB - stepA, loB, hiB) - outside(countB, loB, hiB);
  }
}

function outside(count: number, lo: number, hi: number): number {
  const by = count < lo ? lo - count : count > hi ? count - hi : 0;
  return by * by;
}

function clash(apart: Uint8Array, pair: number, mask: number): number {
  return ((apart[pair] as number) & mask) === 0 ? 0 : 1;
}

/** Carries out the swap that `trySwap` has just looked at. */
export function applySwap(board: Board, session: number, a: number, b: number): void {
  const { people, met, seats, sizes, tableOf, slotOf } = board;
  const row = session * people;
  const nameA = tableOf[row + a] as number;
  const nameB = tableOf[row + b] as number;
  const tableA = session * board.tables + nameA;
  const tableB = session * board.tables + nameB;
  const sizeA = sizes[tableA] as number;
  const sizeB = sizes[tableB] as number;
  for (let i = tableA * 5, end = i + sizeA; i < end; i++) {
    const mate = seats[i] as number;
    if (mate !== a) turn(met, people, mate, a, b);
  }
  for (let i = tableB * 5, end = i + sizeB; i < end; i++) {
    const mate = seats[i] as number;
    if (mate !== b) turn(met, people, mate, b, a);
  }
  const slotA = slotOf[row + a] as number;
  const slotB = slotOf[row + b] as number;
  seats[tableA * 5 + slotA] = b;
  seats[tableB * 5 + slotB] = a;
  tableOf[row + a] = nameB;
  tableOf[row + b] = nameA;
  slotOf[row + a] = slotB;
  slotOf[row + b] = slotA;
  board.fives[a] = (board.fives[a] as number) + sizeB - sizeA;
  board.fives[b] = (board.fives[b] as number) + sizeA - sizeB;
  board.repeats += board.dRepeats;
  board.unfair += board.dUnfair;
  board.clashes += board.dClashes;
}

/** `mate` has one meeting less with `old` and one more with `fresh`. */
function turn(met: Uint8Array, people: number, mate: number, old: number, fresh: number): void {
  const less = (met[mate * people + old] as number) - 1;
  met[mate * people + old] = less;
  met[old * people + mate] = less;
  const more = (met[mate * people + fresh] as number) + 1;
  met[mate * people + fresh] = more;
  met[fresh * people + mate] = more;
}
