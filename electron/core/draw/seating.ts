/** Stable id of a person. The draw sorts by it before it draws, so the order of arrival has no influence. */
export type PersonId = string;

/** One table of a session: its number (from 1) and its people in seat order. Seat 1 (the first entry) deals first. */
export interface SeatedTable {
  readonly number: number;
  readonly seats: readonly PersonId[];
}

/** Who sits where in one session. */
export type Seating = readonly SeatedTable[];

/** Everybody seated, table by table. */
export function peopleOf(seating: Seating): readonly PersonId[] {
  return seating.flatMap((table) => table.seats);
}

/** Order of ids that is the same on every machine (UTF-16 code units, no locale). */
export function compareIds(a: PersonId, b: PersonId): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same people in the order every draw starts from. */
export function sortedPeople(people: readonly PersonId[]): readonly PersonId[] {
  return [...people].sort(compareIds);
}
