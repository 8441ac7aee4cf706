import type { DrawSheet } from '../../../../electron/contract/views.ts';

/** Tables as the organizer rearranges them: people in seat order. */
export type HandTables = readonly { readonly number: number; readonly seats: readonly string[] }[];

export const tablesOf = (sheet: DrawSheet): HandTables =>
  sheet.tables.map(({ number, seats }) => ({ number, seats: seats.map(({ person }) => person) }));

/** Two people change seats. */
export function swapped(tables: HandTables, a: string, b: string): HandTables {
  const other = (person: string): string => (person === a ? b : person === b ? a : person);
  return tables.map(({ number, seats }) => ({ number, seats: seats.map(other) }));
}

/** May this person leave for the free seat of that table? Only from a table of five to one of four. */
export function mayMove(tables: HandTables, person: string, to: number): boolean {
  const from = tables.find(({ seats }) => seats.includes(person));
  const target = tables.find(({ number }) => number === to);
  return from !== undefined && target !== undefined && from.number !== to && from.seats.length === 5 && target.seats.length === 4;
}

/** The person takes the free seat of another table. */
export function moved(tables: HandTables, person: string, to: number): HandTables {
  if (!mayMove(tables, person, to)) return tables;
  return tables.map(({ number, seats }) => {
    const without = seats.filter((one) => one !== person);
    return { number, seats: number === to ? [...without, person] : without };
  });
}
