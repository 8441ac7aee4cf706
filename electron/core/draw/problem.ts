import { type RngState, shuffle } from '../rng.ts';
import type { DrawInput } from './drawInput.ts';
import { shareOfFives } from './fiveShares.ts';
import { type PersonId, peopleOf, type Seating, sortedPeople } from './seating.ts';
import { apartWishes, fixedWishes, leastClashes } from './wishNumbers.ts';

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
  /** [person]: sits in every session, past and planned, and is not fixed to a table: one whose fives can be compared. */
  readonly comparable: Uint8Array;
  /** Past sessions as tables of the people of the planned sessions; others are left out. */
  readonly past: readonly (readonly (readonly number[])[])[];
  /** Every past session had exactly the people of the planned ones. */
  readonly samePeople: boolean;
  /** [a * people + b]: APART_ALWAYS, APART_FIRST; empty without such wishes. */
  readonly apart: Uint8Array;
  readonly apartMask: Uint8Array;
  /** [session * people + person]: table the person is fixed to, or -1. */
  readonly fixed: Int16Array;
  /** Clashes that no draw can avoid: a club with more people than there are tables. */
  readonly leastClashes: number;
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
  const fixed = fixedWishes(input, indexOf, sizes, people);
  const firstSizes = (sizes[0] ?? []).join();
  const problem: Problem = {
    ids,
    people,
    sizes,
    present,
    tables,
    past,
    samePeople:
      present.every((list) => list.length === people) &&
      input.past.every((seating, i) => peopleOf(seating).length === people && past[i]?.flat().length === people),
    pastMet: countPast(past, people),
    comparable: attendsAlways([...present, ...past.map((session) => session.flat())], people).map(
      (always, person) => always * (fixed[person] === -1 ? 1 : 0),
    ),
    ...shareOfFives({ past, pastSessions: input.past, planned: present, sizes, fixed, people }),
    ...apartWishes(input, known, people),
    leastClashes: leastClashes(input, sizes),
    fixed,
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

/**
 * Seatings as `tableOf` ([session * people + person]) if they seat exactly the people of the planned sessions at the planned
 * sizes, fixed people at their tables; null otherwise.
 */
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
        const fixed = problem.fixed[session * people + person] as number;
        if (fixed !== -1 && fixed !== table.number - 1) return null;
        tableOf[session * people + person] = table.number - 1;
      }
    }
    if (present[session]?.length !== peopleOf(seating).length) return null;
    if (present[session]?.some((person) => tableOf[session * people + person] === -1)) return null;
  }
  return tableOf;
}
