import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStage } from './Stage.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Rows change place by FLIP: every element with `data-row` that stood elsewhere in the last picture of the same page slides
 * from there, all at once. A new page, a new size or the first picture moves nothing. `busyUntil` is told how long it takes.
 */
export function useMoves(sheet: RefObject<HTMLElement | null>, page: number, busyUntil: RefObject<number>): void {
  const { clock } = useStage();
  const last = useRef<{ page: number; size: string; spots: Map<string, Spot> } | null>(null);
  useLayoutEffect(() => {
    const root = sheet.current;
    if (!root) return;
    const { left, top, width, height } = root.getBoundingClientRect();
    const before = last.current;
    const spots = new Map<string, Spot>();
    const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
    for (const row of rows) {
      // Where it belongs, not where a running movement has it just now.
      spots.set(row.dataset.row ?? '', { x: row.offsetLeft, y: row.offsetTop });
    }
    const size = `${left} ${top} ${width} ${height}`;
    last.current = { page, size, spots };
    if (!before || before.page !== page || before.size !== size) return;
    const view = root.ownerDocument.defaultView;
    if (!view || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const styles = view.getComputedStyle(root);
    const duration = milliseconds(styles.getPropertyValue('--calm'));
    const easing = styles.getPropertyValue('--ease').trim() || 'ease';
    for (const row of rows) {
      const from = before.spots.get(row.dataset.row ?? '');
      const to = spots.get(row.dataset.row ?? '');
      if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
      row.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], { duration, easing });
      busyUntil.current = clock() + duration;
    }
  });
}

/** "240ms" or ".24s" as a number of milliseconds. */
export function milliseconds(time: string): number {
  const value = Number.parseFloat(time);
  if (Number.isNaN(value)) return 0;
  return /\d\s*ms\s*$/.test(time) ? value : value * 1000;
}
