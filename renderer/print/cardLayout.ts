import { hyphenate, SOFT_HYPHEN } from './hyphenate.ts';

/* A score card on A4, in millimetres and points. Pure: what goes on which page, and how high and wide everything is. */

/** Inner size of the sheet: A4 less 12 mm at the sides, 11 above and 10 below. */
export const SHEET = { width: 186, height: 275.5 };

export interface CardInput<Row> {
  readonly seats: readonly string[];
  readonly rows: readonly Row[];
  /** Heads of the columns between the number of the game and the seats. */
  readonly columns: readonly string[];
  /** A line for the first dealer that the table draws itself. */
  readonly dealerLine: boolean;
}

export interface CardName {
  readonly text: string;
  /** In points. */
  readonly size: number;
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
  readonly names: readonly CardName[];
}

/** Row heights: what is pleasant to write in, and the least before a second page is better. */
const ROW = { four: 21, five: 17, least: 7.5 };
const GAME = 10;
/** The columns before the seats take this much at most. */
const COLUMNS_MOST = 78;
const COLUMN_LEAST = 11;
const UPRIGHT_HEAD = 25;
const HEAD_LEAST = 19;
/** Title, notes and foot of the sheet. */
const AROUND = 42.5;
const DEALER_LINE = 9;
/** Millimetres of a letter of Source Sans in 9 pt, and of Alegreya Sans Extra Bold in one point. */
const LETTER = 1.62;
const NAME_LETTER = 0.19;
const SIZES = [12.5, 11, 10, 9];

export function layoutCard<Row>({ seats, rows, columns, dealerLine }: CardInput<Row>): CardLayout<Row> {
  const lying = columns.map((head) => Math.max(COLUMN_LEAST, longestWord(head) * LETTER + 3));
  const upright = sum(lying) > COLUMNS_MOST;
  const widths = upright ? columns.map(() => Math.min(COLUMN_LEAST, COLUMNS_MOST / columns.length)) : lying;
  const seat = (SHEET.width - GAME - sum(widths)) / Math.max(1, seats.length);
  const names = seats.map((name) => fitName(name, seat - 2.5));
  const headHeight = Math.max(
    HEAD_LEAST,
    upright ? UPRIGHT_HEAD : 0,
    ...names.map(({ lines, size }) => 6.5 + lines * size * 0.3528 * 1.06),
  );

  const room = SHEET.height - AROUND - headHeight - (dealerLine ? DEALER_LINE : 0);
  const most = seats.length > 4 ? ROW.five : ROW.four;
  /** Height of a row when so many rows and the two of the sum share the page; the sum is never lower than 8 mm. */
  const height = (count: number): number => Math.min(most, room / (count + 2), (room - 16) / Math.max(1, count));
  const pageCount = height(rows.length) >= ROW.least ? 1 : 2;
  const perPage = roundsOf(rows.length, seats.length, pageCount);
  const pages = Array.from({ length: pageCount }, (_, i) => rows.slice(i * perPage, (i + 1) * perPage));
  const rowHeight = floor(height(perPage + (pageCount - 1)));
  const sumHeight = floor(Math.min(most, Math.max(8, rowHeight)));
  return {
    pages,
    rowHeight,
    sumHeight,
    headHeight,
    width: { game: GAME, columns: widths, seat },
    upright,
    names: names.map(({ text, size }) => ({ text, size })),
  };
}

/** Rows a page, whole rounds where the list is cut. */
function roundsOf(rows: number, seats: number, pages: number): number {
  if (pages === 1) return rows;
  return Math.ceil(Math.ceil(rows / seats) / pages) * seats;
}

/** The largest size at which no word must be broken; else the smallest, with soft hyphens. */
function fitName(name: string, width: number): CardName & { readonly lines: number } {
  const words = name.split(/(?<=-)|\s+/u).filter((word) => word !== '');
  for (const size of SIZES) {
    const letters = width / (size * NAME_LETTER);
    if (words.every((word) => [...word].length <= letters)) return { text: name, size, lines: linesOf(words, letters) };
  }
  const size = SIZES.at(-1) ?? 9;
  const text = hyphenate(name);
  return { text, size, lines: linesOf(text.split(/(?<=-)|\s+|\u00ad/u), width / (size * NAME_LETTER)) + 1 };
}

function linesOf(words: readonly string[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const length = [...word.replaceAll(SOFT_HYPHEN, '')].length;
    if (used > 0 && used + length > letters) {
      lines++;
      used = 0;
    }
    used += length + 1;
  }
  return lines;
}

const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/u).map((word) => [...word].length));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const floor = (millimetres: number): number => Math.floor(millimetres * 10) / 10;
