import type { Fairness } from './drawInput.ts';
import { PLAN_BOOK } from './planBook.ts';

/** A plan of the book, for people 0 .. people-1: [session * people + person] is the table. */
export interface BookPlan {
  readonly tableOf: Int16Array;
  readonly repeats: number;
}

/** The best plan known for these people, sessions and sizes (in the order of the tables), or null where the book has none. */
export function planFromBook(people: number, sessions: number, sizes: readonly number[], fair: Fairness): BookPlan | null {
  const entry = entries().get(bookKey(people, sessions, sizes, fair));
  if (!entry) return null;
  // The book numbers tables of four first.
  const numbers = [4, 5].flatMap((size) => sizes.flatMap((s, table) => (s === size ? [table] : [])));
  return { tableOf: Int16Array.from(entry.tables, (digit) => numbers[Number.parseInt(digit, 36)] ?? 0), repeats: entry.repeats };
}

interface Entry {
  readonly repeats: number;
  readonly tables: string;
}

function bookKey(people: number, sessions: number, sizes: readonly number[], fair: Fairness): string {
  return `${people}/${sessions}/${sizes.filter((size) => size === 5).length}/${fair[0]}`;
}

let read: ReadonlyMap<string, Entry> | null = null;

/** A line of the book: people/sessions/fives, settings (s, b, f), repeats, then a digit (base 36) per session and person. */
function entries(): ReadonlyMap<string, Entry> {
  if (read) return read;
  const map = new Map<string, Entry>();
  for (const line of PLAN_BOOK.trim().split('\n')) {
    const [key = '', settings = '', repeats = '', tables = ''] = line.split(' ');
    for (const setting of settings) map.set(`${key}/${setting}`, { repeats: Number(repeats), tables });
  }
  read = map;
  return map;
}
