import { setThresholds, threshold } from './annealing.ts';
import { weigh } from './board.ts';
import { type FastRandom, fastBelow, fastU32 } from './fastRandom.ts';

/**
 * Plans with a rotation: people stand in circles of `order` (and `fixed` stay where they are); the next session is the one
 * before with everybody one step on in the circle. Only every `order`-th session is searched, so the space is far smaller and
 * still holds plans without repeats where plain search misses them (24 people, 6 sessions).
 */
export interface Rotation {
  readonly order: number;
  readonly fixed: number;
}

/**
 * The rotations worth trying for n people and a number of sessions: one or two base sessions (three where there is nothing
 * else), as few people fixed as possible or one circle more. Smaller orders hardly ever led to a plan that others missed.
 */
export function rotations(people: number, sessions: number): readonly Rotation[] {
  const orders = [sessions / 2, sessions, sessions / 3].filter((order) => Number.isInteger(order) && order > 1).slice(0, 2);
  return orders.flatMap((order) =>
    [people % order, (people % order) + order].filter((fixed) => people - fixed >= 2 * order).map((fixed) => ({ order, fixed })),
  );
}

/** The base sessions of a plan with a rotation, and what the whole plan costs. */
export interface Circle {
  readonly people: number;
  readonly rotation: Rotation;
  readonly bases: number;
  readonly sizes: readonly number[];
  /** [base * people + person], [(base * tables + table) * 5 + slot]. */
  readonly tableOf: Int16Array;
  readonly slotOf: Int8Array;
  readonly seats: Int16Array;
  /** [a * people + b]: the class of pairs that `a`, `b` turn into. */
  readonly pairClass: Int32Array;
  /** Per class: meetings in the base sessions, cost of the first one more, and how the cost of one more grows. */
  readonly count: Int16Array;
  readonly first: Int16Array;
  readonly growth: Int16Array;
  /** Per person the circle; per circle sessions at a table of five of each of its people, and how many people it has. */
  readonly circleOf: Int16Array;
  readonly fives: Int16Array;
  readonly circleSize: Int16Array;
  readonly lo: number;
  readonly hi: number;
  readonly fair: boolean;
  repeats: number;
  unfair: number;
}

/** A random plan with the given rotation. `lo`..`hi`: window for sessions at a table of five. */
export function makeCircle(
  people: number,
  sessions: number,
  sizes: readonly number[],
  rotation: Rotation,
  lo: number,
  hi: number,
  random: FastRandom,
): Circle {
  const { order, fixed } = rotation;
  const circles = (people - fixed) / order;
  const bases = sessions / order;
  const circle: Circle = {
    people,
    rotation,
    bases,
    sizes,
    tableOf: new Int16Array(bases * people),
    slotOf: new Int8Array(bases * people),
    seats: new Int16Array(bases * sizes.length * 5),
    ...pairClasses(people, rotation),
    circleOf: Int16Array.from({ length: people }, (_, p) => (p < circles * order ? Math.floor(p / order) : p - circles * order + circles)),
    fives: new Int16Array(circles + fixed),
    circleSize: Int16Array.from({ length: circles + fixed }, (_, c) => (c < circles ? order : 1)),
    lo,
    hi,
    fair: hi < sessions || lo > 0,
    repeats: 0,
    unfair: 0,
  };
  const line = Array.from({ length: people }, (_, person) => person);
  for (let base = 0; base < bases; base++) {
    for (let i = people - 1; i > 0; i--) {
      const j = fastBelow(random, i + 1);
      [line[i], line[j]] = [line[j] as number, line[i] as number];
    }
    let next = 0;
    for (const [table, size] of sizes.entries()) {
      for (let slot = 0; slot < size; slot++) place(circle, base, table, slot, line[next++] as number);
    }
  }
  for (const [c, count] of circle.fives.entries())
    circle.unfair += circle.fair ? (circle.circleSize[c] as number) * outside(count, lo, hi) : 0;
  return circle;
}

function place(circle: Circle, base: number, table: number, slot: number, person: number): void {
  const at = (base * circle.sizes.length + table) * 5;
  circle.seats[at + slot] = person;
  circle.tableOf[base * circle.people + person] = table;
  circle.slotOf[base * circle.people + person] = slot;
  for (let i = 0; i < slot; i++) circle.repeats += more(circle, person, circle.seats[at + i] as number);
  if (circle.sizes[table] === 5) addFive(circle, person, 1);
}

/** One meeting more or less of the class of a and b: the change of cost of the whole plan. */
function more(circle: Circle, a: number, b: number): number {
  const c = circle.pairClass[a * circle.people + b] as number;
  const count = circle.count[c] as number;
  circle.count[c] = count + 1;
  return (circle.first[c] as number) + (circle.growth[c] as number) * count;
}
function less(circle: Circle, a: number, b: number): number {
  const c = circle.pairClass[a * circle.people + b] as number;
  const count = (circle.count[c] as number) - 1;
  circle.count[c] = count;
  return -((circle.first[c] as number) + (circle.growth[c] as number) * count);
}

/** A person of a circle sits at a table of five in a base session: everybody of the circle will once (a fixed person every time). */
function addFive(circle: Circle, person: number, by: number): void {
  const c = circle.circleOf[person] as number;
  const each = circle.circleSize[c] === 1 ? circle.rotation.order : 1;
  circle.fives[c] = (circle.fives[c] as number) + by * each;
}

function outside(count: number, lo: number, hi: number): number {
  const by = count < lo ? lo - count : count > hi ? count - hi : 0;
  return by * by;
}

/** Classes of pairs under the rotation. A class of size s met once in a base session meets order/s times in the whole plan. */
function pairClasses(people: number, { order, fixed }: Rotation): Pick<Circle, 'pairClass' | 'count' | 'first' | 'growth'> {
  const turning = people - fixed;
  const turn = (p: number) => (p >= turning ? p : p - (p % order) + (((p % order) + 1) % order));
  const pairClass = new Int32Array(people * people).fill(-1);
  const first: number[] = [];
  const growth: number[] = [];
  for (let a = 0; a < people; a++) {
    for (let b = a + 1; b < people; b++) {
      if (pairClass[a * people + b] !== -1) continue;
      let size = 0;
      let x = a;
      let y = b;
      while (pairClass[x * people + y] === -1) {
        pairClass[x * people + y] = first.length;
        pairClass[y * people + x] = first.length;
        size++;
        x = turn(x);
        y = turn(y);
      }
      const times = order / size;
      first.push((size * times * (times - 1)) / 2);
      growth.push(order * times);
    }
  }
  return { pairClass, count: new Int16Array(first.length), first: Int16Array.from(first), growth: Int16Array.from(growth) };
}

/** Swaps two people of different tables of a base session; answers the change of repeats and keeps `unfair`. Its own inverse. */
function swap(circle: Circle, base: number, a: number, b: number): number {
  const { people, seats, sizes, tableOf, slotOf } = circle;
  const row = base * people;
  const nameA = tableOf[row + a] as number;
  const nameB = tableOf[row + b] as number;
  const atA = (base * sizes.length + nameA) * 5;
  const atB = (base * sizes.length + nameB) * 5;
  const slotA = slotOf[row + a] as number;
  const slotB = slotOf[row + b] as number;
  const sizeA = sizes[nameA] as number;
  const sizeB = sizes[nameB] as number;
  let delta = 0;
  for (let i = 0; i < sizeA; i++) if (i !== slotA) delta += less(circle, a, seats[atA + i] as number);
  for (let i = 0; i < sizeB; i++) if (i !== slotB) delta += less(circle, b, seats[atB + i] as number);
  for (let i = 0; i < sizeA; i++) if (i !== slotA) delta += more(circle, b, seats[atA + i] as number);
  for (let i = 0; i < sizeB; i++) if (i !== slotB) delta += more(circle, a, seats[atB + i] as number);
  seats[atA + slotA] = b;
  seats[atB + slotB] = a;
  tableOf[row + a] = nameB;
  tableOf[row + b] = nameA;
  slotOf[row + a] = slotB;
  slotOf[row + b] = slotA;
  if (circle.fair && sizeA !== sizeB) {
    const ca = circle.circleOf[a] as number;
    const cb = circle.circleOf[b] as number;
    if (ca !== cb) {
      const before = unfairOf(circle, ca) + unfairOf(circle, cb);
      addFive(circle, a, sizeB - sizeA);
      addFive(circle, b, sizeA - sizeB);
      circle.unfair += unfairOf(circle, ca) + unfairOf(circle, cb) - before;
    }
  }
  circle.repeats += delta;
  return delta;
}

function unfairOf(circle: Circle, c: number): number {
  return (circle.circleSize[c] as number) * outside(circle.fives[c] as number, circle.lo, circle.hi);
}

/** A cooling run over plans with a rotation; a move counts four times, for it takes about four times as long as a plain one. */
export interface CircleRun {
  readonly length: number;
  readonly hot: number;
  readonly cold: number;
  readonly unfairWeight: number;
  done: number;
  best: number;
  readonly bestTables: Int16Array;
}

export function startCircle(circle: Circle, plan: Pick<CircleRun, 'length' | 'hot' | 'cold' | 'unfairWeight'>): CircleRun {
  return { ...plan, done: 0, best: weigh(0, circle.unfair, circle.repeats), bestTables: circle.tableOf.slice() };
}

const STEPS = 64;
const MOVE = 4;

/** Goes on for one step of temperature and stops early at `goal` (a `weigh`). True while there is more to do. */
export function turnOneStep(circle: Circle, run: CircleRun, random: FastRandom, goal: number): boolean {
  const { people, bases, tableOf, rotation } = circle;
  const step = Math.floor((run.done * STEPS) / run.length);
  // Nearly every change of the plan costs a multiple of the order.
  setThresholds((run.hot + ((run.cold - run.hot) * step) / STEPS) * rotation.order);
  const end = Math.min(run.length, Math.ceil(((step + 1) * run.length) / STEPS));
  while (run.done < end && run.best > goal) {
    run.done += MOVE;
    const base = bases === 1 ? 0 : fastBelow(random, bases);
    const a = fastBelow(random, people);
    const b = fastBelow(random, people);
    if (tableOf[base * people + a] === tableOf[base * people + b]) continue;
    const before = circle.unfair;
    const delta = swap(circle, base, a, b) + run.unfairWeight * (circle.unfair - before);
    if (delta > 0 && (delta >= threshold.length || fastU32(random) >= (threshold[delta] as number))) {
      swap(circle, base, a, b);
      continue;
    }
    if (delta >= 0) continue;
    const weight = weigh(0, circle.unfair, circle.repeats);
    if (weight < run.best) {
      run.best = weight;
      run.bestTables.set(tableOf);
    }
  }
  return run.done < run.length && run.best > goal;
}

/** The whole plan ([session * people + person]) of base sessions. */
export function unroll(circle: Circle, tables: Int16Array): Int16Array {
  const { people, bases, rotation } = circle;
  const { order, fixed } = rotation;
  const turning = people - fixed;
  const plan = new Int16Array(bases * order * people);
  for (let base = 0; base < bases; base++) {
    for (let t = 0; t < order; t++) {
      const row = (base * order + t) * people;
      for (let p = 0; p < people; p++) {
        const target = p >= turning ? p : p - (p % order) + (((p % order) + t) % order);
        plan[row + target] = tables[base * people + p] as number;
      }
    }
  }
  return plan;
}
