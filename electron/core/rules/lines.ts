import type { Facts } from '../result.ts';
import type { Line } from './ruleSet.ts';

/** Every code a line of a reckoning can have. Sentences: `line.<code>` in contract/texts. */
export const LINE_CODES = [
  // Doppelkopf
  'won',
  'against',
  'soloBonus',
  'soloFixed',
  'below',
  'noTrick',
  'announcedWon',
  'announced',
  'granted',
  'reached',
  're',
  'kontra',
  'called',
  'fuchs',
  'karlchen',
  'karlchenCaught',
  'doppelkopf',
  'herzstich',
  'dulleCaught',
  'losersBonus',
  'floor',
  'nobody',
  'misplay',
  // Tarock
  'game',
  'absolut',
  'absolutStill',
  'pagat',
  'pagatStill',
  'mond',
  'trull',
  'koenigstrull',
  'valat',
  'valatStill',
  'replaced',
  'declinedKontra',
  'declinedRekontra',
] as const;
export type LineCode = (typeof LINE_CODES)[number];

/** Appends a line; `paragraphs` tells where on the sheet its code comes from. */
export function addLine(
  lines: Line[],
  paragraphs: { readonly [code in LineCode]?: string },
  code: LineCode,
  effect: Pick<Line, 'points' | 'factor' | 'floor'>,
  facts?: Facts,
): void {
  const line: { -readonly [key in keyof Line]: Line[key] } = { code, ...effect };
  if (facts !== undefined) line.facts = facts;
  const paragraph = paragraphs[code];
  if (paragraph !== undefined) line.paragraph = paragraph;
  lines.push(line);
}

/** What the lines come to: from 0, `points` adds, `factor` multiplies, `floor` raises to at least that (rules/entry.md "Result"). */
export function foldLines(lines: readonly Line[]): number {
  let value = 0;
  for (const line of lines) {
    if (line.points !== undefined) value += line.points;
    if (line.factor !== undefined) value *= line.factor;
    if (line.floor !== undefined && value < line.floor) value = line.floor;
  }
  return value;
}
