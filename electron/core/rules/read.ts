import { ok, type Result } from '../result.ts';
import { no, type RuleRefusal, type RuleRefusalCode, type RuleRefused } from './refusals.ts';
import type { TableContext } from './ruleSet.ts';

/** An object that came from outside: nothing is known about its values. */
export type Group = { readonly [key: string]: unknown };

export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_SHOWN = 40;

/** `value` as a short text for a sentence; safe for anything (symbols, objects without prototype, 100 kB strings). */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? '[…]' : '{…}';
    default:
      return typeof value;
  }
}

export function unknownKey(key: string, path: string, allowed: readonly string[]): RuleRefused {
  const name = shown(key);
  return no('entry.unknownKey', path === '' ? name : `${path}.${name}`, { key: name, allowed: allowed.join(', ') });
}

/** The first key of `group` that is not among `allowed`, as a refusal; null if there is none. */
export function strangeKey(group: Group, allowed: readonly string[], path: string): RuleRefused | null {
  for (const key of Object.keys(group)) if (!allowed.includes(key)) return unknownKey(key, path, allowed);
  return null;
}

/** One of `choices`; `missing` is the refusal when nothing is there. */
export function readChoice<T extends string>(
  value: unknown,
  choices: readonly T[],
  path: string,
  missing: RuleRefusalCode,
): Result<T, RuleRefusal> {
  if (value === undefined || value === null) return no(missing, path, { name: path, value: shown(value), choices: choices.join(', ') });
  const choice = choices.find((one) => one === value);
  if (choice === undefined) return no('entry.notOneOf', path, { name: path, value: shown(value), choices: choices.join(', ') });
  return ok(choice);
}

/** A whole number `min`..`max`. JSON's 121.0 is 121; "121" is none. `range` is the refusal outside. */
export function readWhole(
  value: unknown,
  min: number,
  max: number,
  path: string,
  range: RuleRefusalCode = 'entry.outOfRange',
): Result<number, RuleRefusal> {
  if (typeof value !== 'number' || Number.isNaN(value)) return no('entry.notNumber', path, { name: path, value: shown(value) });
  if (value < min || value > max) return no(range, path, { name: path, min, max, value: shown(value) });
  if (!Number.isInteger(value)) return no('entry.notWhole', path, { name: path, value: shown(value) });
  return ok(value === 0 ? 0 : value); // -0 is 0
}

/** true or false; `absent` when nothing is there. */
export function readYesNo(value: unknown, absent: boolean, path: string): Result<boolean, RuleRefusal> {
  if (value === undefined) return ok(absent);
  if (typeof value !== 'boolean') return no('entry.notYesNo', path, { name: path, value: shown(value) });
  return ok(value);
}

/** Checks the table a game is played at; null when it is in order (rules/entry.md "Table context"). */
export function wrongTable(table: TableContext): RuleRefused | null {
  const players: unknown = table.players;
  const sitsOut: unknown = table.sitsOut ?? null;
  if (players !== 4 && players !== 5) return no('table.players', 'players', { value: shown(players) });
  const fits = players === 4 ? sitsOut === null : typeof sitsOut === 'number' && Number.isInteger(sitsOut) && sitsOut >= 0 && sitsOut < 5;
  return fits ? null : no('table.sitsOut', 'sitsOut', { players, value: shown(sitsOut) });
}

const plays = (seat: number, table: TableContext): boolean => seat < table.players && seat !== table.sitsOut;

/** A seat that plays at this table. */
export function readSeat(value: unknown, table: TableContext, path: string): Result<number, RuleRefusal> {
  const seat = readWhole(value, 0, 4, path);
  return !seat.ok || plays(seat.value, table) ? seat : no('entry.seatNotPlaying', path, { seat: seat.value + 1 });
}

/** `min`..`max` different seats that play at this table; `party` goes into the sentence. */
export function readSeats(
  value: unknown,
  min: number,
  max: number,
  table: TableContext,
  path: string,
  party: string,
): Result<readonly number[], RuleRefusal> {
  if (value === undefined) return no('entry.seatsMissing', path, { party, needed: min, chosen: 0 });
  if (!Array.isArray(value)) return no('entry.notList', path, { name: path, value: shown(value) });
  if (value.length > max) return no('entry.seatsTooMany', path, { party, needed: max, chosen: value.length });
  const seats: number[] = [];
  for (let i = 0; i < value.length; i++) {
    const seat = readSeat(value[i], table, `${path}.${i}`);
    if (!seat.ok) return seat;
    if (seats.includes(seat.value)) return no('entry.seatTwice', `${path}.${i}`, { seat: seat.value + 1 });
    seats.push(seat.value);
  }
  if (seats.length < min) return no('entry.seatsMissing', path, { party, needed: min, chosen: seats.length });
  return ok(seats);
}
