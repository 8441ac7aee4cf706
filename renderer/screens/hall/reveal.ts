import type { RevealScene } from '../../../electron/contract/hallViews.ts';

/* How the final is laid out while it is read. Pure. */

type Row = RevealScene['rows'][number];

/** Rows of the list beside the large places. */
export const LIST_ROWS = 10;
/** Names that stand large at once. */
const LARGE_MOST = 4;

/** Who stands large, the lower place first: the podium as far as it was read, before that the place read last. `pending`: the place that comes next, if it will be large. */
export function sectionsOf({ rows, podium, next }: Pick<RevealScene, 'rows' | 'podium' | 'next'>): {
  readonly large: readonly Row[];
  readonly pending: number | null;
} {
  const onPodium = rows.filter(({ place }) => place <= podium);
  const pending = next !== null && (next <= podium || rows.length === 0) ? next : null;
  if (onPodium.length > 0) return { large: onPodium.toReversed(), pending };
  const latest = rows.filter(({ place }) => place === rows[0]?.place);
  return { large: latest.slice(0, LARGE_MOST), pending };
}

/** The sum of the sessions that count, as people add up: "4,5 + 6,0 − 1,2". */
export function sumOf({ credits, adjustments }: Pick<Row, 'credits' | 'adjustments'>, value: (units: number) => string): string {
  const parts = credits.filter((credit) => credit !== null);
  if (adjustments !== 0) parts.push(adjustments);
  return parts.map((part, i) => (i === 0 ? value(part) : part < 0 ? `− ${value(-part)}` : `+ ${value(part)}`)).join(' ');
}

/** The first of them that have room together. */
export function fitting<T>(list: readonly T[], height: (one: T) => number, room: number): readonly T[] {
  let left = room;
  const most = list.findIndex((one) => {
    left -= height(one);
    return left < 0;
  });
  return most < 0 ? list : list.slice(0, most);
}
