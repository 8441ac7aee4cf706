import { type Fitted, fitName } from './fit.ts';
import type { Measure } from './measure.ts';

/** What stands in the foot and how. */
export interface TickerLayout {
  readonly line: Fitted;
  /** In the hand on a Leuchtstrich; a long line is set in the calm face. */
  readonly hand: boolean;
  /** How many of the notes are left, and whether the page is. */
  readonly notes: number;
  readonly page: boolean;
}

const HAND = { base: 1.45, least: 1.4 };
/** A line in the calm face, and the least before it takes two lines. */
const CALM = 1.3;
const CALM_AT_LEAST = 1.1;
const GAP = 2;
const SWIPE = 1;
/** Between two parts on the right. */
export const PART_GAP = 1.3;

/**
 * Shares the foot between the free line (left) and notes and page (right), widths in sheet units. The line is never cut: notes
 * give way first, then the hand, then the page.
 */
export function layoutTicker(
  line: string,
  noteWidths: readonly number[],
  pageWidth: number,
  width: number,
  measure: Measure,
): TickerLayout {
  const right = (notes: number, page: boolean): number => {
    const parts = [...noteWidths.slice(0, notes), ...(page && pageWidth > 0 ? [pageWidth] : [])];
    return parts.reduce((sum, part) => sum + part, 0) + Math.max(0, parts.length - 1) * PART_GAP + (parts.length > 0 ? GAP : 0);
  };
  const shares = [...noteWidths.map((_, i) => noteWidths.length - i), 0].map((notes) => ({ notes, page: true }));
  if (line === '') {
    const fitting = shares.find(({ notes }) => right(notes, true) - GAP <= width);
    return { line: { size: HAND.base, lines: [] }, hand: true, notes: fitting?.notes ?? 0, page: true };
  }
  const hand = measure(line, 'hand');
  for (const { notes, page } of shares) {
    const size = Math.min(HAND.base, (width - right(notes, page) - SWIPE) / hand);
    if (size >= HAND.least) return { line: { size, lines: [[{ text: line, face: 'hand' }]] }, hand: true, notes, page };
  }
  const calm = (notes: number, page: boolean): Fitted =>
    fitName([{ text: line, face: 'plain' }], { width: width - right(notes, page) - SWIPE, base: CALM, wrapped: 1 }, measure);
  for (const share of shares) {
    const fitted = calm(share.notes, share.page);
    if (fitted.lines.length === 1 && fitted.size >= CALM_AT_LEAST) return { line: fitted, hand: false, ...share };
  }
  const beside = calm(0, true);
  if (beside.lines.length <= 2) return { line: beside, hand: false, notes: 0, page: true };
  return { line: calm(0, false), hand: false, notes: 0, page: false };
}
