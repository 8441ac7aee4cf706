import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of tests/cases/best.json: what the seating page's own search found for n people and r sessions with the fewest fives. */
export interface BestKnown {
  readonly n: number;
  readonly r: number;
  readonly cost: number;
  readonly spread5: number;
  readonly lowerBound: number;
  /** With fives shared out within one. */
  readonly balanced?: { readonly cost: number; readonly spread5: number; readonly lowerBound: number };
  /** Price per allowed spread. */
  readonly pareto?: readonly { readonly spread5: number; readonly cost: number; readonly lowerBound: number }[];
}

export function bestKnown(): readonly BestKnown[] {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../cases/best.json'), 'utf8'));
}

/** The fewest repeats known with fives within `spread`. */
export function bestAt({ cost, spread5, balanced, pareto = [] }: BestKnown, spread: number): number {
  const rows = [{ cost, spread5 }, ...(balanced ? [balanced] : []), ...pareto];
  return Math.min(...rows.filter((row) => row.spread5 <= spread).map((row) => row.cost));
}
