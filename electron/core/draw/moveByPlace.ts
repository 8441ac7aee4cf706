import { type RngState, seedRng, shuffle } from '../rng.ts';
import { type PersonId, type Seating, sortedPeople } from './seating.ts';

/** A finished table: its people from first to last. Ties are settled before (the organizer sees the lot). */
export interface RankedTable {
  readonly number: number;
  readonly ranked: readonly PersonId[];
}

/** A table of the next session whose seats are not drawn yet. */
export interface Group {
  readonly number: number;
  readonly people: readonly PersonId[];
}

/** Why a person sits where: `rank` (from 1) at `fromTable` means `steps` = rank - 1 tables on, which is `toTable`. */
export interface MoveReason {
  readonly person: PersonId;
  readonly fromTable: number;
  readonly rank: number;
  readonly steps: number;
  readonly toTable: number;
}

export interface Moved {
  /** The tables with the former first named first, then the former second, and so on. */
  readonly groups: readonly Group[];
  /** One per person, in table and rank order of the finished session. */
  readonly reasons: readonly MoveReason[];
}

/**
 * Moving by place (eselstall.md "Format"): the winner stays, the second goes one table on, the third two, the fourth three,
 * the fifth four; after the last table comes the first again. `tables` may have gaps in their numbers: one step is the next
 * table that exists. Somebody who leaves before the next session still counts here; `checkGroups` tells what is missing then.
 */
export function moveByPlace(tables: readonly RankedTable[]): Moved {
  const ordered = [...tables].sort((a, b) => a.number - b.number);
  const count = ordered.length;
  const reasons: MoveReason[] = [];
  for (const [index, table] of ordered.entries()) {
    for (const [steps, person] of table.ranked.entries()) {
      const target = ordered[(index + steps) % count] ?? table;
      reasons.push({ person, fromTable: table.number, rank: steps + 1, steps, toTable: target.number });
    }
  }
  const groups = ordered.map(({ number }) => ({
    number,
    people: reasons
      .filter((reason) => reason.toTable === number)
      .sort((a, b) => a.rank - b.rank)
      .map((reason) => reason.person),
  }));
  return { groups, reasons };
}

/** Draws the seats of given tables: every order of a table is equally likely. Same groups and seed, same seats. */
export function drawSeats(groups: readonly Group[], seed: number): Seating {
  let state: RngState = seedRng(seed);
  return groups.map(({ number, people }) => {
    const [seats, next] = shuffle(state, sortedPeople(people));
    state = next;
    return { number, seats };
  });
}
