import type { EntryForm, GameResult, ScoreLine } from '../../../api/types.ts';

/**
 * The value after each line, as the contract defines it: from 0, `points` adds, `factor` multiplies, `floor` raises.
 * Only for the grey column beside the lines; the value itself is the program's.
 */
export function runningValues(lines: readonly ScoreLine[]): readonly number[] {
  let value = 0;
  return lines.map(({ points, factor, floor }) => {
    if (points !== undefined) value += points;
    if (factor !== undefined) value *= factor;
    if (floor !== undefined && value < floor) value = floor;
    return value;
  });
}

/** Message key of each seat's party, or null for a seat that has none (yet). */
export function partiesOf(form: EntryForm | undefined, seats: number, sitsOut: number | null): readonly (string | null)[] {
  const field = form?.fields.find((one) => one.type === 'seats');
  return Array.from({ length: seats }, (_, seat) => {
    if (!field || seat === sitsOut) return null;
    if (field.value.includes(seat)) return field.chosenLabel;
    return field.value.length >= field.max || (field.value.length >= field.min && field.min < field.max) ? field.otherLabel : null;
  });
}

/** Who won, as the last part of a message key: "re", "nobody", "none" (points by hand). */
export const winnerOf = ({ winner, lines }: GameResult): string => winner ?? (lines.length > 0 ? 'nobody' : 'none');
