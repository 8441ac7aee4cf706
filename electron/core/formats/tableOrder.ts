import { compareLots, type Lots, lotsSettle, type Tie } from './lots.ts';
import { tiesAtTable } from './places.ts';

/** A table's people from first to last, for moving by place, and the ties that lots or the organizer settle. */
export interface TableOrder {
  readonly ranked: readonly string[];
  /** Best first; empty where all points differ. */
  readonly ties: readonly Tie[];
}

/**
 * Order of a finished table by game points; equal points are ordered by lot (eselstall.md "Format": who moves where is settled by lot,
 * which the organizer may change). `seats` and `points` have one item per seat.
 */
export function orderAtTable(seats: readonly string[], points: readonly number[], lots: Lots): TableOrder {
  const rows = seats.map((person, seat) => ({ person, points: points[seat] ?? 0 }));
  const ranked = rows.sort((a, b) => b.points - a.points || compareLots(lots, a.person, b.person)).map(({ person }) => person);
  const ties = tiesAtTable(points).map((tied) => {
    const people = new Set(tied.map((seat) => seats[seat]));
    const ordered = ranked.filter((person) => people.has(person));
    return { people: ordered, settled: lotsSettle(lots, ordered) };
  });
  return { ranked, ties };
}
