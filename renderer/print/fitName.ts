import { hyphenate, SOFT_HYPHEN } from './hyphenate.ts';

/* Names on paper are never cut: they get smaller, then they break. Pure, from the mean width of our letters. */

export interface FittedName {
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly lines: number;
}

/** Millimetres of a letter of Alegreya Sans Extra Bold (and, on the safe side, of Source Sans Bold) in one point. */
const LETTER = 0.19;
/** The same as a mean over a whole name, where wide and narrow letters make up for each other. */
const MEAN_LETTER = 0.178;
/** From so many letters on a word may be broken wherever it stands in the way. */
const LONGEST_WHOLE = 11;

/** The largest size at which no word must be broken; else the smallest, with soft hyphens. `width` in millimetres. */
export function fitName(name: string, width: number, sizes: readonly number[]): FittedName {
  const words = wordsOf(name);
  for (const size of sizes) {
    const letters = width / (size * LETTER);
    if (words.every((word) => [...word].length <= letters)) return { text: name, size, lines: linesOf(words, letters) };
  }
  const size = sizes.at(-1) ?? 9;
  const letters = width / (size * LETTER);
  const text = hyphenate(name, Math.min(LONGEST_WHOLE, Math.max(6, Math.floor(letters))));
  return { text, size, lines: linesOf(text.split(/(?<=-)|\s+|\u00ad/u), letters) + 1 };
}

/** The largest size at which the name stands in one line; else the smallest, where it may break into two. */
export function fitLine(name: string, width: number, sizes: readonly number[]): FittedName {
  const size = sizes.find((one) => [...name].length * one * MEAN_LETTER <= width);
  if (size !== undefined) return { text: name, size, lines: 1 };
  return { ...fitName(name, width, sizes.slice(-1)) };
}

const wordsOf = (name: string): string[] => name.split(/(?<=-)|\s+/u).filter((word) => word !== '');

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
