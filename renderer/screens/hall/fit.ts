import type { Face, Measure } from './measure.ts';

/** A piece of a name in one weight. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}
/** A name as it is set: its size in sheet units and its lines. */
export interface Fitted {
  readonly size: number;
  readonly lines: readonly (readonly Run[])[];
}

export interface Room {
  /** Width in sheet units. */
  readonly width: number;
  /** Size where there is room enough. */
  readonly base: number;
  /** Size on two lines. */
  readonly wrapped: number;
}

/** Nothing in the hall is smaller: one sheet unit, 1/30 of the height. */
export const SMALLEST = 1;
const SHRINK = 0.72;

/**
 * A name in its column: as large as it goes on one line down to 72 %, then on two balanced lines, then on as many as it
 * takes. Never shortened, never below one unit.
 */
export function fitName(runs: readonly Run[], { width, base, wrapped }: Room, measure: Measure): Fitted {
  const whole = widthOf(runs, measure);
  const size = Math.min(base, Math.floor((100 * width) / whole) / 100);
  if (size >= Math.max(SMALLEST, base * SHRINK) || whole === 0) return { size: Math.min(base, size || base), lines: [runs] };
  const words = wordsOf(runs);
  const two = balanced(words, measure);
  const widest = Math.max(...two.map((line) => widthOf(line, measure)));
  const small = Math.min(wrapped, Math.floor((100 * width) / widest) / 100);
  if (small >= SMALLEST) return { size: small, lines: two };
  return { size: SMALLEST, lines: greedy(words, width / SMALLEST, measure) };
}

const widthOf = (runs: readonly Run[], measure: Measure): number => runs.reduce((sum, { text, face }) => sum + measure(text, face), 0);

export interface BlockRoom {
  /** Width in sheet units. */
  readonly width: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
  /** Lines it may take; at the last size it takes as many as it needs. */
  readonly most: number;
}

/** A text of some lines, at the largest size at which they are few enough. */
export function fitBlock(runs: readonly Run[], { width, sizes, most }: BlockRoom, measure: Measure): Fitted {
  const words = wordsOf(runs);
  const whole = widthOf(runs, measure);
  let fitted: Fitted = { size: SMALLEST, lines: [runs] };
  for (const size of sizes) {
    const evenly = words.length > 2 && whole * size > width && whole * size <= 1.9 * width;
    fitted = { size, lines: evenly ? balanced(words, measure) : greedy(words, width / size, measure) };
    const broken = fitted.lines.length > words.length;
    if (fitted.lines.length <= most && !broken && fitted.lines.every((line) => widthOf(line, measure) * size <= width)) return fitted;
  }
  return { size: fitted.size, lines: greedy(words, width / fitted.size, measure) };
}

/** Where a name may break: after spaces and hyphens. What begins with a comma stays with the word before it. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  for (const { text, face } of runs) {
    for (const piece of text.match(/[^\s\-‐–]*[-‐–]*\s*/g) ?? []) {
      if (piece === '') continue;
      const last = words.at(-1);
      if (last && /^[,.;:)]/.test(piece)) last.push({ text: piece, face });
      else words.push([{ text: piece, face }]);
    }
  }
  return words;
}

/** A line of words, without the space at its end; neighbours of one weight are one run. */
function lineOf(words: readonly (readonly Run[])[]): Run[] {
  const line: Run[] = [];
  for (const run of words.flat()) {
    const last = line.at(-1);
    if (last && last.face === run.face) line[line.length - 1] = { text: last.text + run.text, face: run.face };
    else line.push(run);
  }
  const end = line.at(-1);
  if (end) line[line.length - 1] = { ...end, text: end.text.trimEnd() };
  return line;
}

/** Two lines whose longer one is as short as can be. */
function balanced(words: readonly (readonly Run[])[], measure: Measure): Run[][] {
  let best = [lineOf(words)];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const lines = [lineOf(words.slice(0, i)), lineOf(words.slice(i))];
    const widest = Math.max(...lines.map((line) => widthOf(line, measure)));
    if (widest < least) {
      least = widest;
      best = lines;
    }
  }
  return best;
}

/** As many lines as it takes; a word longer than the line is cut with a hyphen. */
function greedy(words: readonly (readonly Run[])[], width: number, measure: Measure): Run[][] {
  const fits = (line: readonly (readonly Run[])[]): boolean => widthOf(lineOf(line), measure) <= width;
  const lines: Run[][] = [];
  let line: (readonly Run[])[] = [];
  for (const word of words.flatMap((one) => (fits([one]) ? [one] : cut(one, fits)))) {
    if (line.length > 0 && !fits([...line, word])) {
      lines.push(lineOf(line));
      line = [];
    }
    line.push(word);
  }
  lines.push(lineOf(line));
  return lines;
}

function cut(word: readonly Run[], fits: (line: Run[][]) => boolean): Run[][] {
  const parts: Run[][] = [];
  for (const { text, face } of word) {
    let part = '';
    for (const letter of text) {
      if (part !== '' && !fits([[{ text: `${part}${letter}-`, face }]])) {
        parts.push([{ text: `${part}-`, face }]);
        part = '';
      }
      part += letter;
    }
    parts.push([{ text: part, face }]);
  }
  return parts;
}
