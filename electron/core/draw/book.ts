import type { Fairness } from './drawInput.ts';
import { type FastRandom, fastBelow } from './fastRandom.ts';
import { PLAN_BOOK } from './planBook.ts';
import type { Problem } from './problem.ts';

/**
 * The best plan known for these people, sessions and sizes (in the order of the tables) as [session * people + person]: table;
 * null where the book has none.
 */
export function planFromBook(people: number, sessions: number, sizes: readonly number[], fair: Fairness): Int16Array | null {
  const entry = entries().get(bookKey(people, sessions, sizes, fair));
  if (!entry) return null;
  // The book numbers tables of four first.
  const numbers = [4, 5].flatMap((size) => sizes.flatMap((s, table) => (s === size ? [table] : [])));
  return Int16Array.from(entry, (digit) => numbers[Number.parseInt(digit, 36)] ?? 0);
}

/**
 * One session has been played by the people of the planned ones: one session of a plan can be made to be that session, for
 * people can be given any parts. The other sessions are the draw; null where the book has none or others have played.
 */
export function planAfterFirst(problem: Problem, fair: Fairness, random: FastRandom): Int16Array | null {
  const { people, sizes } = problem;
  const first = problem.past[0];
  const list = sizes[0] ?? [];
  if (!first || !continuesFirst(problem)) return null;
  const plan = planFromBook(people, sizes.length + 1, list, fair);
  if (!plan) return null;
  const played = fastBelow(random, sizes.length + 1);
  const loose = list.map((_, table) =>
    Array.from({ length: people }, (_person, p) => p).filter((p) => plan[played * people + p] === table),
  );
  const partOf = new Int16Array(people);
  for (const table of first) {
    const parts = loose.splice(
      loose.findIndex((members) => members.length === table.length),
      1,
    )[0];
    for (const [i, person] of table.entries()) partOf[person] = parts?.[i] ?? 0;
  }
  const others = sizes.map((_, session) => (session < played ? session : session + 1));
  return Int16Array.from(others.flatMap((session) => Array.from(partOf, (part) => plan[session * people + part] as number)));
}

/** All sessions, the one played included, have the same people and sizes. */
function continuesFirst({ past, samePeople, sizes }: Problem): boolean {
  const key = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
  const played = key((past[0] ?? []).map((table) => table.length));
  return samePeople && past.length === 1 && sizes.every((list) => list.join() === sizes[0]?.join() && key(list) === played);
}

function bookKey(people: number, sessions: number, sizes: readonly number[], fair: Fairness): string {
  return `${people}/${sessions}/${sizes.filter((size) => size === 5).length}/${fair[0]}`;
}

let read: ReadonlyMap<string, string> | null = null;

/** A line of the book: people/sessions/fives, settings (s, b, f), repeats, then a digit (base 36) per session and person. */
function entries(): ReadonlyMap<string, string> {
  if (read) return read;
  const map = new Map<string, string>();
  for (const line of PLAN_BOOK.trim().split('\n')) {
    const [key = '', settings = '', , tables = ''] = line.split(' ');
    for (const setting of settings) map.set(`${key}/${setting}`, tables);
  }
  read = map;
  return map;
}
