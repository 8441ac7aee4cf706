/** A row with its place; shared places give the better number (1, 2, 2, 4). */
export interface Placed<T> {
  readonly row: T;
  readonly place: number;
}

/**
 * Sorts and numbers. `compare` decides the places: rows it calls equal (0) share one. `listing` orders those who share a place
 * and changes no place.
 */
export function placeRows<T>(rows: readonly T[], compare: (a: T, b: T) => number, listing: (a: T, b: T) => number): Placed<T>[] {
  const sorted = [...rows].sort((a, b) => compare(a, b) || listing(a, b));
  const placed: Placed<T>[] = [];
  for (const [index, row] of sorted.entries()) {
    const before = placed.at(-1);
    const place = before !== undefined && compare(before.row, row) === 0 ? before.place : index + 1;
    placed.push({ row, place });
  }
  return placed;
}

/** Places of some totals, highest first, in the order the totals came: [5, 9, 9, 1] -> [3, 1, 1, 4]. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((total) => {
    let place = 1;
    for (const other of totals) if (other > total) place++;
    return place;
  });
}

/** Place at the table of each seat, by game points; equal points share the better place. */
export function rankAtTable(points: readonly number[]): number[] {
  return placesOf(points);
}

/** Seats (from 0) with equal points, one list per tie, best first. Empty where all differ. */
export function tiesAtTable(points: readonly number[]): number[][] {
  const seats = new Map<number, number[]>();
  for (const [seat, value] of points.entries()) seats.set(value, [...(seats.get(value) ?? []), seat]);
  return [...seats]
    .filter(([, tied]) => tied.length > 1)
    .sort(([a], [b]) => b - a)
    .map(([, tied]) => tied);
}
