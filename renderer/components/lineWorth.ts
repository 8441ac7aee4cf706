import type { ScoreLine } from '../api/types.ts';
import { signed, whole } from '../i18n/format.ts';

/** What a line of a reckoning does: +1, × 2, ≥ 0. */
export function lineWorth({ points, factor, floor }: ScoreLine): string {
  const parts = [];
  if (points !== undefined) parts.push(signed(points));
  if (factor !== undefined) parts.push(`×\u2009${whole(factor)}`);
  if (floor !== undefined) parts.push(`≥\u2009${whole(floor)}`);
  return parts.join(' ');
}
