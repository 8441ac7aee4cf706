import { ok, type Refusal, type Result, refuse } from '../result.ts';

/** How many tables of five: as few as possible (default of every sheet) or as many as possible. */
export type SizePreference = 'fewestFives' | 'mostFives';

/**
 * Table sizes for `n` people, tables of four first; null where nothing fits (fewer than 4, and 6, 7, 11).
 * n = 4a + 5b: the fewest fives are b = n mod 4, the fewest fours a = -n mod 5.
 */
export function tableSizes(n: number, preference: SizePreference = 'fewestFives'): readonly number[] | null {
  if (!Number.isInteger(n) || n < 4) return null;
  const fives = preference === 'fewestFives' ? n % 4 : (n - 4 * ((5 - (n % 5)) % 5)) / 5;
  const fours = (n - 5 * fives) / 4;
  if (fives < 0 || fours < 0) return null;
  return [...Array.from({ length: fours }, () => 4), ...Array.from({ length: fives }, () => 5)];
}

export type SizesRefusal = Refusal<'drawTableSize' | 'drawSizesSum'>;

/** Checks sizes the organizer chose for `n` people: each 4 or 5, together exactly `n`. The order is kept: it is the order of the tables. */
export function checkSizes(n: number, sizes: readonly number[]): Result<readonly number[], SizesRefusal> {
  for (const [table, size] of sizes.entries()) {
    if (size !== 4 && size !== 5) return refuse('drawTableSize', `sizes.${table}`, { table: table + 1, size });
  }
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  return seats === n ? ok(sizes) : refuse('drawSizesSum', 'sizes', { people: n, seats });
}
