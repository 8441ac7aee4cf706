import type { RngState } from '../rng.ts';
import { shuffle } from '../rng.ts';
import { APART_ALWAYS, APART_FIRST } from './board.ts';
import type { DrawInput, Fairness } from './drawInput.ts';
import { type PersonId, peopleOf, type Seating, sortedPeople } from './seating.ts';

/** A draw in numbers: people 0 .. people-1 in an order the seed chose (so that no search prefers anybody), sessions, tables. */
export interface Problem {
  readonly ids: readonly PersonId[];
  readonly people: number;
  /** Per planned session: table sizes and the people there, ascending. */
  readonly sizes: readonly (readonly number[])[];
  readonly present: readonly (readonly number[])[];
  /** Most tables of a session. */
  readonly tables: number;
  /** [a * people + b]: meetings in the past. */
  readonly pastMet: Uint8Array;
  readonly pastFives: Int16Array;
  /** Sessions at a table of five a person would have if they were shared out exactly, past and planned. */
  readonly expectedFives: Float64Array;
  /** [person]: sits in every session, past and planned. */
  readonly always: Uint8Array;
  /** Past sessions as tables of the people of the planned sessions; others are left out. */
  readonly past: readonly (readonly (readonly number[])[])[];
  /** [a * people + b]: APART_ALWAYS, APART_FIRST; empty without such wishes. */
  readonly apart: Uint8Array;
  readonly apartMask: Uint8Array;
  /** [session * people + person]: table the person is fixed to, or -1. */
  readonly fixed: Int16Array;
  /** Nothing played before, the same people and sizes in every session: the plan book and symmetry apply. */
  readonly uniform: boolean;
  /** Some planned session has tables of both sizes: there is something to share out. */
  readonly mixed: boolean;
}

/** Puts a checked input (checkInput) into numbers. */
export function makeProblem(input: DrawInput, sizes: readonly (readonly number[])[], state: RngState): [Problem, RngState] {
  const everybody = sortedPeople([...new Set(input.sessions.flatMap((session) => session.people))]);
  const [ids, next] = shuffle(state, everybody);
  const people = ids.length;
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const known = (list: readonly PersonId[]) => list.flatMap((id) => indexOf.get(id) ?? []);
  const present = input.sessions.map((session) => known(session.people).sort((a, b) => a - b));
  const past = input.past.map((seating) => seating.map((table) => known(table.seats)));
  const tables = Math.max(...sizes.map((list) => list.length));
  const [apart, apartMask] = apartWishes(input, known, people);
  const firstSizes = (sizes[0] ?? []).join();
  const problem: Problem = {
    ids,
    people,
    sizes,
    present,
    tables,
    past,
    pastMet: countPast(past, people),
    always: attendsAlways([...present, ...past.map((session) => session.flat())], people),
    ...shareOfFives(input, indexOf, sizes, people),
    apart,
    apartMask,
    fixed: fixedWishes(input, indexOf, sizes, people),
    uniform:
      input.past.length === 0 && present.every((list) => list.length === people) && sizes.every((list) => list.join() === firstSizes),
    mixed: sizes.some((list) => list.includes(4) && list.includes(5)) || new Set(sizes.flat()).size > 1,
  };
  return [problem, next];
}

function attendsAlways(sessions: readonly (readonly number[])[], people: number): Uint8Array {
  const attended = new Uint16Array(people);
  for (const there of sessions) for (const person of there) attended[person] = (attended[person] as number) + 1;
  return Uint8Array.from(attended, (count) => (count === sessions.length ? 1 : 0));
}

function countPast(past: Problem['past'], people: number): Uint8Array {
  const met = new Uint8Array(people * people);
  for (const table of past.flat()) {
    for (const a of table) for (const b of table) if (a !== b) met[a * people + b] = (met[a * people + b] as number) + 1;
  }
  return met;
}

/** What each person had at tables of five and should have in the end: in a session with b tables of five, everybody 5b/n. */
function shareOfFives(input: DrawInput, indexOf: ReadonlyMap<PersonId, number>, sizes: Problem['sizes'], people: number) {
  const pastFives = new Int16Array(people);
  const expectedFives = new Float64Array(people);
  const add = (there: readonly PersonId[], tableSizes: readonly number[]) => {
    const share = (5 * tableSizes.filter((size) => size === 5).length) / there.length;
    for (const id of there) {
      const person = indexOf.get(id);
      if (person !== undefined) expectedFives[person] = (expectedFives[person] as number) + share;
    }
  };
  for (const seating of input.past) {
    add(
      peopleOf(seating),
      seating.map((table) => table.seats.length),
    );
    for (const table of seating) {
      for (const id of table.seats) {
        const person = indexOf.get(id);
        if (person !== undefined && table.seats.length === 5) pastFives[person] = (pastFives[person] as number) + 1;
      }
    }
  }
  for (const [index, session] of input.sessions.entries()) add(session.people, sizes[index] ?? []);
  return { pastFives, expectedFives };
}

function apartWishes(input: DrawInput, known: (list: readonly PersonId[]) => number[], people: number): [Uint8Array, Uint8Array] {
  const apartMask = Uint8Array.from(input.sessions, (_, i) =>
    i === 0 && input.past.length === 0 ? APART_ALWAYS | APART_FIRST : APART_ALWAYS,
  );
  const wishes = input.wishes.apart.filter((wish) => wish.when === 'always' || input.past.length === 0);
  if (wishes.length === 0) return [new Uint8Array(0), apartMask];
  const apart = new Uint8Array(people * people);
  for (const wish of wishes) {
    const flag = wish.when === 'always' ? APART_ALWAYS : APART_FIRST;
    const group = known(wish.people);
    for (const a of group) for (const b of group) if (a !== b) apart[a * people + b] = (apart[a * people + b] as number) | flag;
  }
  return [apart, apartMask];
}

/** People fixed to a table that does not exist in a session, or is full of others fixed to it, are not fixed there (an unmet wish). */
function fixedWishes(input: DrawInput, indexOf: ReadonlyMap<PersonId, number>, sizes: Problem['sizes'], people: number): Int16Array {
  const fixed = new Int16Array(sizes.length * people).fill(-1);
  for (const [session, list] of sizes.entries()) {
    const room = [...list];
    const there = new Set(input.sessions[session]?.people);
    for (const { person, table } of input.wishes.fixed) {
      const index = indexOf.get(person);
      const free = room[table - 1] ?? 0;
      if (index === undefined || !there.has(person) || free === 0 || fixed[session * people + index] !== -1) continue;
      room[table - 1] = free - 1;
      fixed[session * people + index] = table - 1;
    }
  }
  return fixed;
}

/** Windows for the sessions at a table of five. `balanced` has two of them: a count may be one lower or one higher than strict allows. */
export function fiveWindow(problem: Problem, fair: Fairness, variant: 0 | 1): { readonly lo: Int16Array; readonly hi: Int16Array } {
  const lo = new Int16Array(problem.people);
  const hi = new Int16Array(problem.people).fill(0x7fff);
  if (fair === 'free') return { lo, hi };
  for (let person = 0; person < problem.people; person++) {
    const expected = problem.expectedFives[person] as number;
    // Sums of fractions such as 5/13: a hair beside a whole number is the whole number.
    const below = Math.floor(expected + 1e-6);
    const above = Math.ceil(expected - 1e-6);
    const whole = below === above;
    const wider = fair === 'balanced';
    lo[person] = Math.max(0, wider && (whole || variant === 0) ? below - 1 : below);
    hi[person] = wider && (whole || variant === 1) ? above + 1 : above;
  }
  return { lo, hi };
}

/** Seatings as `tableOf` ([session * people + person]) if they seat exactly the people of the planned sessions at the planned sizes. */
export function tablesFromSeatings(problem: Problem, seatings: readonly Seating[]): Int16Array | null {
  const { people, sizes, present, ids } = problem;
  if (seatings.length !== sizes.length) return null;
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const tableOf = new Int16Array(sizes.length * people).fill(-1);
  for (const [session, seating] of seatings.entries()) {
    const list = sizes[session] ?? [];
    for (const table of seating) {
      if (list[table.number - 1] !== table.seats.length) return null;
      for (const id of table.seats) {
        const person = indexOf.get(id);
        if (person === undefined || tableOf[session * people + person] !== -1) return null;
        tableOf[session * people + person] = table.number - 1;
      }
    }
    if (present[session]?.length !== peopleOf(seating).length) return null;
    if (present[session]?.some((person) => tableOf[session * people + person] === -1)) return null;
  }
  return tableOf;
}
