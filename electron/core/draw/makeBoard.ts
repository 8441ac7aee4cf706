import type { Board } from './board.ts';
import type { Fairness } from './drawInput.ts';
import { type FastRandom, fastBelow } from './fastRandom.ts';
import { fiveWindow } from './fiveShares.ts';
import type { Problem } from './problem.ts';

/** A board for `problem` with the tables of `tableOf`; everything else is counted from it. */
export function makeBoard(problem: Problem, tableOf: Int16Array, fair: Fairness, variant: 0 | 1): Board {
  const { people, tables } = problem;
  const sessions = problem.sizes.length;
  const sizes = new Uint8Array(sessions * tables);
  for (const [session, list] of problem.sizes.entries()) sizes.set(list, session * tables);
  const board: Board = {
    people,
    sessions,
    tables,
    sizes,
    tableOf: tableOf.slice(),
    slotOf: new Int8Array(sessions * people),
    seats: new Int16Array(sessions * tables * 5),
    movable: new Int16Array(sessions * people),
    movableCount: new Int16Array(sessions),
    met: new Uint8Array(people * people),
    fives: new Int16Array(people),
    ...fiveWindow(problem, fair, variant),
    apart: problem.apart,
    apartMask: problem.apartMask,
    fair: fair !== 'free' && problem.mixed,
    repeats: 0,
    unfair: 0,
    clashes: 0,
    dRepeats: 0,
    dUnfair: 0,
    dClashes: 0,
  };
  for (const [session, there] of problem.present.entries()) {
    const movable = there.filter((person) => problem.fixed[session * people + person] === -1);
    board.movable.set(movable, session * people);
    board.movableCount[session] = movable.length;
  }
  setTables(board, problem, tableOf);
  return board;
}

/** Lays other tables on a board of the same problem. */
export function setTables(board: Board, problem: Problem, tableOf: Int16Array): void {
  const { people, sessions, tables, met, fives, seats, slotOf } = board;
  board.tableOf.set(tableOf);
  met.set(problem.pastMet);
  fives.set(problem.pastFives);
  const filled = new Uint8Array(sessions * tables);
  board.repeats = 0;
  board.clashes = 0;
  for (const [session, there] of problem.present.entries()) {
    for (const person of there) {
      const table = session * tables + (tableOf[session * people + person] as number);
      const slot = filled[table] as number;
      for (let i = 0; i < slot; i++) {
        const mate = seats[table * 5 + i] as number;
        const before = met[person * people + mate] as number;
        board.repeats += before;
        met[person * people + mate] = before + 1;
        met[mate * people + person] = before + 1;
        if (board.apart.length > 0 && (board.apart[person * people + mate] as number) & (board.apartMask[session] as number))
          board.clashes++;
      }
      seats[table * 5 + slot] = person;
      slotOf[session * people + person] = slot;
      filled[table] = slot + 1;
      if (board.sizes[table] === 5) fives[person] = (fives[person] as number) + 1;
    }
  }
  board.unfair = board.fair ? countUnfair(board) : 0;
}

function countUnfair(board: Board): number {
  let sum = 0;
  for (let person = 0; person < board.people; person++) {
    const count = board.fives[person] as number;
    const by = Math.max((board.lo[person] as number) - count, count - (board.hi[person] as number), 0);
    sum += by * by;
  }
  return sum;
}

/** A lot: fixed people at their tables, everybody else wherever chance puts them. */
export function randomTables(problem: Problem, random: FastRandom): Int16Array {
  const { people } = problem;
  const tableOf = new Int16Array(problem.sizes.length * people).fill(-1);
  for (const [session, list] of problem.sizes.entries()) {
    const row = session * people;
    const room = [...list];
    const loose: number[] = [];
    for (const person of problem.present[session] ?? []) {
      const table = problem.fixed[row + person] as number;
      if (table === -1) loose.push(person);
      else {
        tableOf[row + person] = table;
        room[table] = (room[table] ?? 0) - 1;
      }
    }
    for (let i = loose.length - 1; i > 0; i--) {
      const j = fastBelow(random, i + 1);
      const held = loose[i] as number;
      loose[i] = loose[j] as number;
      loose[j] = held;
    }
    let next = 0;
    for (const [table, free] of room.entries()) for (let i = 0; i < free; i++) tableOf[row + (loose[next++] as number)] = table;
  }
  return tableOf;
}
