import type { TableContext } from './ruleSet.ts';

/** The choice that stands in a draft, if it is one. */
export const choose = <T extends string>(value: unknown, choices: readonly T[]): T | undefined => choices.find((one) => one === value);

/** Seats that play at the table, in order. */
export function playingSeats(table: TableContext): readonly number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < (table.players === 5 ? 5 : 4); seat++) if (seat !== table.sitsOut) seats.push(seat);
  return seats;
}

/** The seats of a draft that can stand: different, playing, at most `max`. */
export function tidySeats(value: unknown, max: number, table: TableContext): readonly number[] {
  const playing = playingSeats(table);
  const seats: number[] = [];
  if (!Array.isArray(value)) return seats;
  for (const seat of value.slice(0, 16)) if (playing.includes(seat) && !seats.includes(seat) && seats.length < max) seats.push(seat);
  return seats;
}
