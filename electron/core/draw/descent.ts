import { applySwap, type Board, trySwap } from './board.ts';
import { type FastRandom, fastBelow } from './fastRandom.ts';

/** How often a person in conflict looks for somebody to change places with before the next conflict has its turn. */
const TRIES = 48;

/**
 * One pass over all conflicts (a pair that met before, a clash, a count of fives outside its window): each person in conflict
 * tries to change places with others of the session and takes the first swap that makes things better, or now and then one
 * that makes them no worse. With many tables nearly every swap helps, so a few passes are a whole draw. Answers the moves
 * tried.
 */
export function descendOnce(board: Board, random: FastRandom): number {
  const { people, sessions, tables, sizes, seats, movable, movableCount } = board;
  let moves = 0;
  for (let session = 0; session < sessions; session++) {
    const count = movableCount[session] as number;
    if (count < 2) continue;
    for (let table = 0; table < tables; table++) {
      const at = (session * tables + table) * 5;
      for (let slot = 0; slot < (sizes[session * tables + table] as number); slot++) {
        if (inConflict(board, session, at, slot))
          moves += findPlace(board, session, seats[at + slot] as number, movable, session * people, count, random);
      }
    }
  }
  return moves;
}

function inConflict(board: Board, session: number, at: number, slot: number): boolean {
  const { people, met, seats, apart } = board;
  const size = board.sizes[at / 5] as number;
  const person = seats[at + slot] as number;
  const row = person * people;
  for (let i = 0; i < size; i++) {
    const mate = seats[at + i] as number;
    if (i === slot) continue;
    if ((met[row + mate] as number) > 1) return true;
    if (apart.length > 0 && (apart[row + mate] as number) & (board.apartMask[session] as number)) return true;
  }
  if (!board.fair) return false;
  const fives = board.fives[person] as number;
  return size === 5 ? fives > (board.hi[person] as number) : fives < (board.lo[person] as number);
}

function findPlace(
  board: Board,
  session: number,
  person: number,
  movable: Int16Array,
  row: number,
  count: number,
  random: FastRandom,
): number {
  const { tableOf } = board;
  const base = session * board.people;
  // Somebody fixed to a table stays; the others in the conflict look for a place themselves.
  if (!isMovable(movable, row, count, person)) return 0;
  for (let tries = 1; tries <= TRIES; tries++) {
    const other = movable[row + fastBelow(random, count)] as number;
    if (tableOf[base + other] === tableOf[base + person]) continue;
    trySwap(board, session, person, other);
    const delta = board.dRepeats + 2 * board.dUnfair + 4 * board.dClashes;
    if (delta < 0 || (delta === 0 && tries % 4 === 0)) {
      applySwap(board, session, person, other);
      return tries;
    }
  }
  return TRIES;
}

/** `movable` is ascending per session. */
function isMovable(movable: Int16Array, row: number, count: number, person: number): boolean {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = movable[row + middle] as number;
    if (found === person) return true;
    if (found < person) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
