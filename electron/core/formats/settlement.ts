import type { StandingsInput } from './format.ts';

/** What a person settles. `cents` below 0 are paid into the pot, above 0 taken out of it. */
export interface SettlementRow {
  readonly person: string;
  readonly points: number;
  readonly cents: number;
}

/** The pot once everybody has paid: `rows` add up to `paidOut - paidIn`, and `pot` is what stays in it (below 0: what it lacks). */
export interface Settlement {
  readonly rows: readonly SettlementRow[];
  readonly paidIn: number;
  readonly paidOut: number;
  readonly pot: number;
}

/**
 * Game points of each entrant for the settlement: every finished table, also a session that the standings drop, and the organizer's
 * adjustments. Without adjustments they sum to 0 in a house that pays between players (TC SOLO).
 */
export function pointsToSettle({ entrants, outcomes, adjustments }: StandingsInput): { person: string; points: number }[] {
  const sums = new Map(entrants.map(({ person }) => [person, 0]));
  const add = (person: string | undefined, points: number) => {
    const sum = person === undefined ? undefined : sums.get(person);
    if (person !== undefined && sum !== undefined) sums.set(person, sum + points);
  };
  for (const { finished, seats, points } of outcomes) {
    if (finished) for (const [seat, value] of points.entries()) add(seats[seat], value);
  }
  for (const { person, points } of adjustments) add(person, points);
  return [...sums].map(([person, points]) => ({ person, points }));
}

/** Who pays what into the pot and who takes what out, `stakeCents` a point, in the order the people came. Whole cents, nothing is rounded. */
export function settle(stakeCents: number, people: readonly { readonly person: string; readonly points: number }[]): Settlement {
  const rows = people.map(({ person, points }) => ({ person, points, cents: points * stakeCents }));
  let paidIn = 0;
  let paidOut = 0;
  for (const { cents } of rows) {
    if (cents < 0) paidIn -= cents;
    else paidOut += cents;
  }
  return { rows, paidIn, paidOut, pot: paidIn - paidOut };
}
