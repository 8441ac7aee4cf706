import type { Group } from './moveByPlace.ts';
import { countMeetings, meetingsOf } from './quality.ts';
import type { PersonId, Seating } from './seating.ts';

/** What is wrong with tables before seats are drawn. `misfits` have neither 4 nor 5 people; `unseated` are present but at no table. */
export interface GroupCheck {
  readonly groups: readonly Group[];
  readonly misfits: readonly { readonly number: number; readonly count: number }[];
  readonly unseated: readonly PersonId[];
}

/** Takes out who is not present any more and reports which tables do not have 4 or 5 then, and who has no table yet. */
export function checkGroups(groups: readonly Group[], present: readonly PersonId[]): GroupCheck {
  const here = new Set(present);
  const seated = new Set<PersonId>();
  const left = groups.map(({ number, people }) => {
    const stay = people.filter((person) => here.has(person));
    for (const person of stay) seated.add(person);
    return { number, people: stay };
  });
  const misfits = left.filter(({ people }) => !fits(people.length)).map(({ number, people }) => ({ number, count: people.length }));
  return { groups: left, misfits, unseated: present.filter((person) => !seated.has(person)) };
}

/** One change: a person goes from a table (null: has none yet) to a table. `others` are those who could go instead, best first. */
export interface MendMove {
  readonly person: PersonId;
  readonly from: number | null;
  readonly to: number;
  readonly others: readonly PersonId[];
}

/** One way to give every table 4 or 5 people. `moved` counts those taken from their table; `repeats` counts meetings it repeats. */
export interface Mend {
  readonly moves: readonly MendMove[];
  readonly moved: number;
  readonly closed: readonly number[];
  readonly opened: readonly number[];
  readonly repeats: number;
  readonly groups: readonly Group[];
}

const MOST_PROPOSALS = 60;

/**
 * All the ways (at most 60, the ones with the fewest repeated meetings first) to mend the tables by taking as few people as
 * possible from their table: filling a table from tables of five, spreading a table over tables of four, opening one for
 * newcomers. Empty where the people present cannot be divided (fewer than 4, and 6, 7, 11). The organizer chooses.
 */
export function proposeMends({ groups, unseated }: GroupCheck, past: readonly Seating[] = []): readonly Mend[] {
  const total = groups.reduce((sum, { people }) => sum + people.length, unseated.length);
  const lastNumber = groups.reduce((highest, { number }) => Math.max(highest, number), 0);
  const room = Math.floor(total / 4);
  const spare = Array.from({ length: Math.min(room, Math.ceil(unseated.length / 4) + 1) }, (_, i) => ({
    number: lastNumber + 1 + i,
    people: [],
  }));
  const tables: readonly Group[] = [...groups, ...spare];
  const meetings = countMeetings(past);
  return cheapestTargets(tables, total)
    .filter((targets) => spare.every((_, i) => i === 0 || (targets[groups.length + i] ?? 0) <= (targets[groups.length + i - 1] ?? 0)))
    .map((targets) => carryOut(tables, groups.length, targets, unseated, (a, b) => meetingsOf(meetings, a, b)))
    .sort((a, b) => a.repeats - b.repeats);
}

const fits = (count: number) => count === 4 || count === 5;

/** Sizes per table (0: closed or never opened) that seat `total` people and take the fewest people away. */
function cheapestTargets(tables: readonly Group[], total: number): readonly (readonly number[])[] {
  const open = [4, 5, 0];
  // best[i][s]: fewest people taken away from tables i.. if they keep s people together
  const best: Float64Array[] = Array.from({ length: tables.length + 1 }, () => new Float64Array(total + 1).fill(Number.POSITIVE_INFINITY));
  const at = (i: number, s: number) => (s < 0 ? Number.POSITIVE_INFINITY : (best[i]?.[s] ?? Number.POSITIVE_INFINITY));
  const taken = (i: number, size: number) => Math.max(0, (tables[i]?.people.length ?? 0) - size);
  const last = best[tables.length];
  if (last) last[0] = 0;
  for (let i = tables.length - 1; i >= 0; i--) {
    const row = best[i];
    if (row) for (let s = 0; s <= total; s++) row[s] = Math.min(...open.map((size) => taken(i, size) + at(i + 1, s - size)));
  }
  const found: number[][] = [];
  const chosen: number[] = [];
  const search = (i: number, left: number, budget: number): void => {
    if (found.length >= MOST_PROPOSALS) return;
    if (i === tables.length) {
      found.push([...chosen]);
      return;
    }
    for (const size of open) {
      if (taken(i, size) + at(i + 1, left - size) > budget) continue;
      chosen.push(size);
      search(i + 1, left - size, budget - taken(i, size));
      chosen.pop();
    }
  };
  const budget = at(0, total);
  if (total > 0 && Number.isFinite(budget)) search(0, total, budget);
  return found;
}

/** Chooses who goes: newcomers fill first, then from each table that must give, whoever meets the fewest acquaintances at the goal. */
function carryOut(
  tables: readonly Group[],
  existing: number,
  targets: readonly number[],
  unseated: readonly PersonId[],
  met: (a: PersonId, b: PersonId) => number,
): Mend {
  const people = tables.map((table) => [...table.people]);
  const moves: MendMove[] = [];
  let repeats = 0;
  const waiting = [...unseated];
  const wants = (i: number) => (targets[i] ?? 0) - (people[i]?.length ?? 0);
  for (let to = 0; to < tables.length; to++) {
    while (wants(to) > 0) {
      const from = waiting.length > 0 ? null : tables.findIndex((_, i) => wants(i) < 0);
      const source = from === null ? waiting : people[from];
      const goal = people[to];
      const goalNumber = tables[to]?.number;
      if (!source || !goal || goalNumber === undefined) break;
      const cost = (person: PersonId) => goal.reduce((sum, other) => sum + met(person, other), 0);
      // Later in the list means a lower place at the old table: among equals the lower place goes.
      const order = source.map((person, i) => ({ person, i, cost: cost(person) })).sort((a, b) => a.cost - b.cost || b.i - a.i);
      const pick = order[0];
      if (!pick) break;
      source.splice(pick.i, 1);
      goal.push(pick.person);
      repeats += pick.cost;
      const fromNumber = from === null ? null : (tables[from]?.number ?? null);
      moves.push({ person: pick.person, from: fromNumber, to: goalNumber, others: order.slice(1).map((entry) => entry.person) });
    }
  }
  const numbered = tables.map(({ number }, i) => ({ number, people: people[i] ?? [], existed: i < existing }));
  return {
    moves,
    moved: moves.filter((move) => move.from !== null).length,
    closed: numbered.filter((table) => table.people.length === 0 && table.existed).map((table) => table.number),
    opened: numbered.filter((table) => table.people.length > 0 && !table.existed).map((table) => table.number),
    repeats,
    groups: numbered.filter((table) => table.people.length > 0).map(({ number, people: now }) => ({ number, people: now })),
  };
}
