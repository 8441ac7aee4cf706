import { setThresholds, threshold } from './annealing.ts';
import { applySwap, type Board, trySwap, weigh } from './board.ts';
import { type FastRandom, fastU32 } from './fastRandom.ts';

/** Table numbers people have had before the planned sessions: [person * tables + table]. */
export type Visits = Uint16Array;

const LENGTH = 480_000;
const STEPS = 48;
/** A repeat weighs as much as this many returns. */
const REPEAT = 3;

/**
 * Where changing numbers is not enough, people change places so that fewer come to a table number again: a cooling run over a
 * numbered plan in which a repeat, a clash or an uneven share of fives counts far more. Answers the tables ([session * people
 * + person]) with the fewest returns found that are no worse in anything else, or null.
 */
export function avoidReturns(board: Board, had: Visits, random: FastRandom): Int16Array | null {
  const { people, sessions, tables, tableOf, movable, movableCount } = board;
  const visits = countVisits(board, had);
  const start = weigh(board.clashes, board.unfair, board.repeats);
  let returns = visits.reduce((sum, times) => sum + (times * (times - 1)) / 2, 0);
  let least = returns;
  let best: Int16Array | null = null;
  for (let move = 0; move < LENGTH && least > 0; move++) {
    if (move % (LENGTH / STEPS) === 0) setThresholds(1 - (0.8 * move) / LENGTH);
    const draw = fastU32(random);
    const session = Math.floor(((draw >>> 16) * sessions) / 0x10000);
    const row = session * people;
    const count = movableCount[session] as number;
    if (count < 2) continue;
    const a = movable[row + Math.floor(((draw & 0xffff) * count) / 0x10000)] as number;
    const b = movable[row + Math.floor((fastU32(random) * count) / 0x1_0000_0000)] as number;
    const tableA = tableOf[row + a] as number;
    const tableB = tableOf[row + b] as number;
    if (tableA === tableB) continue;
    trySwap(board, session, a, b);
    const moved = changeOf(visits, a * tables, tableA, tableB) + changeOf(visits, b * tables, tableB, tableA);
    const delta = REPEAT * (board.dRepeats + 2 * board.dUnfair + 4 * board.dClashes) + moved;
    if (delta > 0 && (delta >= threshold.length || fastU32(random) >= (threshold[delta] as number))) continue;
    applySwap(board, session, a, b);
    returns += moved;
    moveOn(visits, a * tables, tableA, tableB);
    moveOn(visits, b * tables, tableB, tableA);
    if (returns < least && weigh(board.clashes, board.unfair, board.repeats) <= start) {
      least = returns;
      best = tableOf.slice();
    }
  }
  return best;
}

function countVisits({ people, sessions, tables, tableOf }: Board, had: Visits): Visits {
  const visits = had.slice();
  for (let session = 0; session < sessions; session++) {
    for (let person = 0; person < people; person++) {
      const table = tableOf[session * people + person] as number;
      if (table !== -1) visits[person * tables + table] = (visits[person * tables + table] as number) + 1;
    }
  }
  return visits;
}

/** Change of the sum of C(visits, 2) when a person goes from one table to another. */
function changeOf(visits: Visits, row: number, from: number, to: number): number {
  return (visits[row + to] as number) - (visits[row + from] as number) + 1;
}

function moveOn(visits: Visits, row: number, from: number, to: number): void {
  visits[row + from] = (visits[row + from] as number) - 1;
  visits[row + to] = (visits[row + to] as number) + 1;
}
