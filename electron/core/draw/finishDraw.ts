import type { DrawInput } from './drawInput.ts';
import type { FastRandom } from './fastRandom.ts';
import { makeBoard } from './makeBoard.ts';
import type { Problem } from './problem.ts';
import { avoidReturns } from './returns.ts';
import type { Seating } from './seating.ts';
import { assignSeats } from './seats.ts';
import { type NumberedSession, numberTables } from './tableNumbers.ts';

/** From who meets whom to a seating: table numbers, then seats. Both are a lot within what wishes and earlier sessions ask for. */
export function finishDraw(input: DrawInput, problem: Problem, tableOf: Int16Array, random: FastRandom): readonly Seating[] {
  const { people, ids, tables } = problem;
  const { seatsHad, tablesHad } = pastOf(input, problem);
  let numbered = tablesOf(problem, tableOf);
  numberTables(numbered, tables, input.wishes.otherTable ? tablesHad : null, random);
  if (input.wishes.otherTable && people <= MOST_PEOPLE) {
    const board = makeBoard(problem, toTableOf(problem, numbered), input.fair, 0);
    const better = avoidReturns(board, tablesHad, random);
    if (better) numbered = tablesOf(problem, better);
  }
  const everyTable = numbered.flatMap((session) => session.tables);
  assignSeats(everyTable, people, seatsHad, random);
  return numbered.map((session) =>
    session.tables.map((table, index) => ({ number: index + 1, seats: table.map((person) => ids[person] ?? '') })),
  );
}

/** With more people there are so many tables that changing numbers is enough. */
const MOST_PEOPLE = 200;

function tablesOf({ people, sizes, present, fixed }: Problem, tableOf: Int16Array): readonly NumberedSession[] {
  return sizes.map((list, session) => {
    const tables: number[][] = list.map(() => []);
    const pinned = list.map(() => false);
    for (const person of present[session] ?? []) {
      tables[tableOf[session * people + person] as number]?.push(person);
      const table = fixed[session * people + person] as number;
      if (table !== -1) pinned[table] = true;
    }
    return { tables, pinned };
  });
}

function toTableOf({ people, sizes }: Problem, numbered: readonly NumberedSession[]): Int16Array {
  const tableOf = new Int16Array(sizes.length * people).fill(-1);
  for (const [session, { tables }] of numbered.entries()) {
    for (const [table, list] of tables.entries()) for (const person of list) tableOf[session * people + person] = table;
  }
  return tableOf;
}

/** Seats ([person * 5 + seat]) and table numbers ([person * tables + table]) people had in the past. */
function pastOf(input: DrawInput, { ids, people, tables }: Problem) {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const seatsHad = new Uint16Array(people * 5);
  const tablesHad = new Uint16Array(people * tables);
  for (const { number, seats } of input.past.flat()) {
    for (const [seat, id] of seats.entries()) {
      const person = indexOf.get(id);
      if (person === undefined) continue;
      seatsHad[person * 5 + seat] = (seatsHad[person * 5 + seat] as number) + 1;
      if (number <= tables) tablesHad[person * tables + number - 1] = (tablesHad[person * tables + number - 1] as number) + 1;
    }
  }
  return { seatsHad, tablesHad };
}
