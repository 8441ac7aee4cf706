import type { Standing } from '../formats/format.ts';
import type { Tournament } from './model.ts';
import { standingsOf } from './standing.ts';

/* The final, read out from the last place to the first: everybody of one place together, at the organizer's pace. */

type Placed = Pick<Standing, 'place'>;

/** Is the last session played to the end, so that its list is the final one? */
export function isOver(t: Tournament): boolean {
  const last = t.sessions[t.settings.formatSettings.sessions - 1];
  return t.final !== null || (last?.released === true && last.tables.length > 0 && last.tables.every(({ closed }) => closed));
}

/** The final list, best first: frozen once the tournament is closed. */
export const finalRows = (t: Tournament): readonly Standing[] => t.final?.places ?? standingsOf(t);

/** People whose place was read out: a place is read whole, so one of several on it brings the others. */
export function readPeople(rows: readonly Placed[], read: number): number {
  const first = rows[Math.max(0, rows.length - read)];
  if (read <= 0 || !first) return Math.min(Math.max(0, read), rows.length);
  return rows.length - rows.findIndex(({ place }) => place === first.place);
}

/** Places up to this one are read out one by one and large; no more than four people stand there, or none where the best place is shared by more. */
export function podiumPlace(rows: readonly Placed[]): number {
  return [3, 2, 1].find((place) => rows.filter((row) => row.place <= place).length <= 4) ?? 0;
}

/** Some people of the final are still to be read out: whatever would tell their places has to wait. */
export const isHeldBack = (t: Tournament, rows: () => readonly Placed[] = () => finalRows(t)): boolean =>
  isOver(t) && readPeople(rows(), t.hall.read) < rows().length;
