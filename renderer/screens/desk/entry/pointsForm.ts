import { parseWhole } from '../../../i18n/format.ts';

/* Points typed seat by seat: reading them, and the one number that would mend the sum. Pure. */

export interface TypedPoints {
  /** What stands in the fields, one text a seat. */
  readonly texts: readonly string[];
  /** Seat written to last; its number is the one that would be mended. */
  readonly last: number;
}

export const isTypedPoints = (value: unknown): value is TypedPoints =>
  typeof value === 'object' &&
  value !== null &&
  'texts' in value &&
  Array.isArray(value.texts) &&
  'last' in value &&
  typeof value.last === 'number';

export const emptyPoints = (seats: number, sitsOut: number | null): TypedPoints => ({
  texts: Array.from({ length: seats }, (_, seat) => (seat === sitsOut ? '0' : '')),
  last: 0,
});

export const typePoints = (typed: TypedPoints, seat: number, text: string): TypedPoints => ({
  texts: typed.texts.map((old, i) => (i === seat ? text : old)),
  last: seat,
});

/** The numbers; null where nothing readable stands. */
export const numbersOf = (typed: TypedPoints): readonly (number | null)[] => typed.texts.map(parseWhole);

export interface PointsCheck {
  readonly sum: number;
  readonly complete: boolean;
  /** Seats whose text is no whole number. */
  readonly unreadable: readonly number[];
  /** The number that would make the sum 0, and at which seat; null where there is nothing to mend. */
  readonly mend: { readonly seat: number; readonly value: number } | null;
}

/** Sum and what is wrong with it. `zeroSum`: plus and minus must cancel out. A single empty seat can be filled in. */
export function checkPoints(typed: TypedPoints, zeroSum: boolean): PointsCheck {
  const numbers = numbersOf(typed);
  const unreadable = typed.texts.flatMap((text, seat) => (text.trim() !== '' && numbers[seat] === null ? [seat] : []));
  const empty = typed.texts.flatMap((text, seat) => (text.trim() === '' ? [seat] : []));
  const sum = numbers.reduce<number>((total, value) => total + (value ?? 0), 0);
  const complete = unreadable.length === 0 && empty.length === 0;
  let mend: PointsCheck['mend'] = null;
  if (zeroSum && unreadable.length === 0) {
    const [lone] = empty;
    if (empty.length === 1 && lone !== undefined) mend = { seat: lone, value: 0 - sum };
    else if (complete && sum !== 0) mend = { seat: typed.last, value: (numbers[typed.last] ?? 0) - sum };
  }
  return { sum, complete, unreadable, mend };
}
