/* Long lists in pages, and the clock that turns them. Pure; the time comes in. */

/** Lists as equal as possible, in order: 24 in two are 12 and 12, 25 are 13 and 12. */
export function splitEvenly<T>(list: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, i) => {
    const before = (n: number): number => Math.ceil((list.length * n) / parts);
    return list.slice(before(i), before(i + 1));
  });
}

/** The fewest even pages on which everything fits, each cut into columns. `fits` says whether a column has room. */
export function pagesOf<T>(
  list: readonly T[],
  columns: number,
  rows: number,
  fits: (column: readonly T[]) => boolean = () => true,
): T[][][] {
  for (let count = Math.max(1, Math.ceil(list.length / (columns * rows))); ; count++) {
    const pages = splitEvenly(list, count).map((page) => splitEvenly(page, columns));
    // One row that does not fit alone never will.
    if (count >= list.length || pages.every((page) => page.every((column) => column.length <= rows && fits(column)))) return pages;
  }
}

/** How long a page of so many rows stays, in milliseconds. */
export const pageTime = (rows: number): number => 6000 + 400 * rows;

export interface Turn {
  /** Page, from 0. */
  readonly page: number;
  /** Milliseconds it stays. */
  readonly lasts: number;
}

/** One turn through all pages. Where the first matters most (standings) it comes twice: 1 2 1 3, 1 2 3 1 4 5. */
export function schedule(rowsPerPage: readonly number[], firstTwice: boolean): Turn[] {
  const turns = rowsPerPage.map((rows, page) => ({ page, lasts: pageTime(rows) }));
  const [first, ...others] = turns;
  if (!first || !firstTwice || others.length === 0) return turns;
  const half = Math.ceil(others.length / 2);
  if (others.length === 1) return [{ ...first, lasts: 2 * first.lasts }, ...others];
  return [first, ...others.slice(0, half), first, ...others.slice(half)];
}

/**
 * Page at a time and how long it stays. The wall clock alone decides, so that the projector and the desk's preview turn
 * together without talking to each other, and a reload changes nothing.
 */
export function pageAt(turns: readonly Turn[], now: number): Turn {
  const whole = turns.reduce((sum, turn) => sum + turn.lasts, 0);
  if (whole === 0) return { page: 0, lasts: Number.POSITIVE_INFINITY };
  let left = now % whole;
  for (const turn of turns) {
    if (left < turn.lasts) return { page: turn.page, lasts: turns.length > 1 ? turn.lasts - left : Number.POSITIVE_INFINITY };
    left -= turn.lasts;
  }
  return { page: 0, lasts: 0 };
}

/** What to do when the page's timer rings: the page to show, or null while rows still move, and when to look again. */
export function lookAgain(turns: readonly Turn[], now: number, busyUntil: number): { readonly page: number | null; readonly wait: number } {
  const busy = busyUntil - now;
  if (busy > 0) return { page: null, wait: busy + 20 };
  const { page, lasts } = pageAt(turns, now);
  return { page, wait: lasts + 5 };
}
