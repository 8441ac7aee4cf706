import { type FittedName, fitName } from './fitName.ts';

/* A score card, in millimetres and points. Pure: what goes on which page, and how high and wide everything is. */

export const CARD_SHEETS = ['a4', 'a5'] as const;
export type CardSheet = (typeof CARD_SHEETS)[number];

interface SheetSizes {
  /** Inner size of the sheet: less 12 mm (A5: 10) at the sides, 11 (10) above and 10 (9) below. */
  readonly width: number;
  readonly height: number;
  /** Row heights: what is pleasant to write in, and the least before a second page is better. */
  readonly row: { readonly four: number; readonly five: number; readonly least: number };
  readonly game: number;
  /** The columns before the seats take this much at most. */
  readonly columnsMost: number;
  readonly columnLeast: number;
  readonly headLeast: number;
  /** Title, notes and foot of the sheet. */
  readonly around: number;
  readonly sumLeast: number;
  /** Millimetres of a letter of Source Sans in the heads of the columns. */
  readonly letter: number;
  /** Sizes of the names in points. */
  readonly names: readonly number[];
}

const SHEETS: { readonly [sheet in CardSheet]: SheetSizes } = {
  a4: {
    width: 186,
    height: 275.5,
    row: { four: 21, five: 17, least: 7.5 },
    game: 10,
    columnsMost: 78,
    columnLeast: 11,
    headLeast: 19,
    around: 42.5,
    sumLeast: 8,
    letter: 1.62,
    names: [12.5, 11, 10, 9],
  },
  a5: {
    width: 128.5,
    height: 190.5,
    row: { four: 13, five: 11.5, least: 6.2 },
    game: 9,
    columnsMost: 46,
    columnLeast: 9,
    headLeast: 17,
    around: 42,
    sumLeast: 7,
    letter: 1.45,
    names: [11, 10, 9, 8],
  },
};

export interface CardInput<Row> {
  readonly sheet?: CardSheet;
  readonly seats: readonly string[];
  readonly rows: readonly Row[];
  /** Heads of the columns between the number of the game and the seats. */
  readonly columns: readonly string[];
  /** A line for the first dealer that the table draws itself. */
  readonly dealerLine: boolean;
}

export interface CardLayout<Row> {
  /** Rows of each page. */
  readonly pages: readonly (readonly Row[])[];
  readonly rowHeight: number;
  readonly sumHeight: number;
  readonly headHeight: number;
  readonly width: { readonly game: number; readonly columns: readonly number[]; readonly seat: number };
  /** Heads of the columns stand upright, read from below, because there are too many to lie. */
  readonly upright: boolean;
  readonly names: readonly FittedName[];
}

const UPRIGHT_HEAD = 25;
const DEALER_LINE = 9;

export function layoutCard<Row>({ sheet = 'a4', seats, rows, columns, dealerLine }: CardInput<Row>): CardLayout<Row> {
  const sizes = SHEETS[sheet];
  const lying = columns.map((head) => Math.max(sizes.columnLeast, longestWord(head) * sizes.letter + 3));
  const upright = sum(lying) > sizes.columnsMost;
  const widths = upright ? columns.map(() => Math.min(sizes.columnLeast, sizes.columnsMost / columns.length)) : lying;
  const seat = (sizes.width - sizes.game - sum(widths)) / Math.max(1, seats.length);
  const names = seats.map((name) => fitName(name, seat - 2.5, sizes.names));
  const headHeight = Math.max(
    sizes.headLeast,
    upright ? UPRIGHT_HEAD : 0,
    ...names.map(({ lines, size }) => 6.5 + lines * size * 0.3528 * 1.06),
  );

  const room = sizes.height - sizes.around - headHeight - (dealerLine ? DEALER_LINE : 0);
  const most = seats.length > 4 ? sizes.row.five : sizes.row.four;
  /** Height of a row when so many rows and the two of the sum share the page; the sum is never lower than can be written in. */
  const height = (count: number): number => Math.min(most, room / (count + 2), (room - 2 * sizes.sumLeast) / Math.max(1, count));
  let pageCount = 1;
  let perPage = rows.length;
  while (height(perPage + (pageCount > 1 ? 1 : 0)) < sizes.row.least && perPage > seats.length) {
    pageCount++;
    perPage = wholeRounds(rows.length, seats.length, pageCount);
  }
  const pages = Array.from({ length: pageCount }, (_, i) => rows.slice(i * perPage, (i + 1) * perPage)).filter((page) => page.length > 0);
  const rowHeight = floor(height(perPage + (pageCount > 1 ? 1 : 0)));
  const sumHeight = floor(Math.min(most, Math.max(sizes.sumLeast, rowHeight)));
  return { pages, rowHeight, sumHeight, headHeight, width: { game: sizes.game, columns: widths, seat }, upright, names };
}

/** Rows a page, whole rounds where the list is cut. */
const wholeRounds = (rows: number, seats: number, pages: number): number => Math.ceil(Math.ceil(rows / seats) / pages) * seats;

const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/u).map((word) => [...word].length));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const floor = (millimetres: number): number => Math.floor(millimetres * 10) / 10;
