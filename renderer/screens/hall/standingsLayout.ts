import type { HallStandingRow, HallStandings } from '../../../electron/contract/hallViews.ts';
import { type Fitted, fitName, SMALLEST } from './fit.ts';
import type { Measure } from './measure.ts';
import { pagesOf } from './paging.ts';
import type { Box } from './useBox.ts';

/* Where everything of the standings goes, in sheet units. Pure: text widths come in through `measure`. */

/** The figures and words of a row as they are shown. */
export interface RowTexts {
  readonly place: string;
  readonly movement: { readonly number: string; readonly word: string };
  readonly sessions: readonly string[];
  readonly total: string;
}
export interface HeadTexts {
  readonly name: string;
  readonly place: string;
  readonly movement: string;
  readonly sessions: readonly string[];
  readonly total: string;
}

export interface StandingsLayout {
  /** One list over the whole width, or lists side by side. */
  readonly single: boolean;
  /** Pages, their columns, the rows in them. */
  readonly pages: readonly (readonly (readonly HallStandingRow[])[])[];
  readonly rowHeight: number;
  /** Sizes of name, figures beside it, place and total. */
  readonly size: { readonly name: number; readonly figure: number; readonly place: number; readonly total: number };
  /** Column widths. `movement` is null before there is any. */
  readonly width: {
    readonly place: number;
    readonly movement: number | null;
    readonly name: number;
    readonly session: number;
    readonly total: number;
  };
  /** Sessions shown, from 0. */
  readonly sessions: readonly number[];
  /** The words "Bewegung" and "Platz" have room in the head. */
  readonly movementHead: boolean;
  readonly placeHead: boolean;
  readonly names: ReadonlyMap<string, Fitted>;
}

/** Room for the rows of a column: 11 rows of two squares. */
export const ROWS_HEIGHT = 22;
export const COLUMN_GAP = 2;
export const CELL_GAP = 0.4;
/** Up to so many people stand in one list over the whole width, up to so many on one sheet. */
const SINGLE = 10;
const ONE_SHEET = 24;
const NAME_AT_LEAST = { single: 12, two: 8.5 };

export function layoutStandings(
  view: HallStandings,
  texts: { readonly head: HeadTexts; readonly row: (row: HallStandingRow) => RowTexts },
  box: Box,
  measure: Measure,
): StandingsLayout {
  const { rows } = view;
  const single = rows.length <= SINGLE;
  const columns = single || !box.wide ? 1 : 2;
  const rowsPerColumn = !single && box.wide && rows.length <= ONE_SHEET ? 12 : 11;
  const shape = pagesOf(rows, columns, single ? SINGLE : rowsPerColumn);
  const longest = Math.max(1, ...shape.flatMap((page) => page.map((column) => column.length)));
  const rowHeight = single ? clamp(ROWS_HEIGHT / longest, 2.2, 2.7) : clamp(ROWS_HEIGHT / longest, 1.85, 2.5);
  // Few rows a page leave room for larger letters.
  const large = clamp(rowHeight / 2, 1, 1.2);
  const size = single
    ? { name: rowHeight * 0.685, figure: rowHeight * 0.58, place: rowHeight * 0.72, total: rowHeight * 0.78 }
    : { name: 1.32 * large, figure: 1.08 * large, place: 1.38 * large, total: 1.42 * large };
  const all = rows.map(texts.row);
  const columnWidth = (box.width - (columns - 1) * COLUMN_GAP) / columns;

  const widest = (list: readonly string[], face: 'plain' | 'bold', at: number): number =>
    Math.max(0, ...list.map((text) => measure(text, face) * at));
  const moved = rows.some(({ movement }) => movement !== null);
  const movementRoom = Math.max(
    0,
    ...all.map(({ movement: { number, word } }) => 0.86 + 0.3 + Math.max(0.55, measure(number, 'bold')) + 0.22 + measure(word, 'plain')),
  );
  const place = Math.max(
    single ? 2.4 : 1.9,
    widest(
      all.map((row) => row.place),
      'bold',
      size.place,
    ) +
      (single ? 0.7 : 0.45) +
      (moved ? 0 : 0.4),
  );
  const total =
    Math.max(
      widest(
        all.map((row) => row.total),
        'bold',
        size.total,
      ),
      measure(texts.head.total, 'plain'),
    ) + (single ? 0.8 : 0.15);

  function attempt(sessions: readonly number[], movementHead: boolean): StandingsLayout {
    const session = Math.max(
      single ? 3.2 : 2,
      ...sessions.map((i) =>
        Math.max(
          measure(texts.head.sessions[i] ?? '', 'plain'),
          widest(
            all.map((row) => row.sessions[i] ?? ''),
            'plain',
            size.figure,
          ),
        ),
      ),
    );
    const movement = moved
      ? Math.max(movementRoom + 0.3, movementHead ? measure(texts.head.movement, 'plain') : 0) + (single ? 0.8 : 0.1)
      : null;
    const cells = 3 + (moved ? 1 : 0) + sessions.length;
    const name = columnWidth - place - (movement ?? 0) - sessions.length * session - total - (cells - 1) * CELL_GAP;
    const room = { width: Math.max(1, name - 0.2), base: size.name, wrapped: clamp(rowHeight / 2 / LINE, SMALLEST, 1.2) };
    const names = new Map(rows.map((row) => [row.person, fitName([{ text: row.name, face: 'plain' }], room, measure)] as const));
    const height = (row: HallStandingRow): number => Math.max(rowHeight, nameHeight(names.get(row.person)));
    const pages = pagesOf(
      rows,
      columns,
      single ? SINGLE : rowsPerColumn,
      (column) => column.reduce((sum, row) => sum + height(row), 0) <= ROWS_HEIGHT + 0.3,
    );
    const placeHead = single && place >= measure(texts.head.place, 'plain');
    return { single, pages, rowHeight, size, width: { place, movement, name, session, total }, sessions, movementHead, placeHead, names };
  }

  // What gives way when space is short: the oldest session first, then the word in the head; a name never.
  const current = view.session > 0 ? [view.session - 1] : [];
  const shown = single ? Array.from({ length: view.session }, (_, i) => i) : current;
  let layout = attempt(shown, true);
  const enough = ({ width, names }: StandingsLayout): boolean =>
    width.name >= (single ? NAME_AT_LEAST.single : NAME_AT_LEAST.two) && [...names.values()].every(({ lines }) => lines.length <= 2);
  for (let left = shown; !enough(layout) && left.length > 0; ) {
    left = left.slice(1);
    layout = attempt(left, true);
  }
  return enough(layout) ? layout : attempt([], false);
}

/** Height of a line of a wrapped name, in its size. */
const LINE = 0.92;
/** Height a row needs for a name that was wrapped; 0 for one on a single line, which is lower than any row. */
export const nameHeight = (name: Fitted | undefined): number => (name && name.lines.length > 1 ? name.lines.length * name.size * LINE : 0);

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
