import type { Refusal } from '../result.ts';
import { refuse } from '../result.ts';

type Problem = Refusal<'format.badCalculation'>;
export type Figures = { readonly [name: string]: number };

/** Reads the arguments of a calculation. A wrong one is remembered (the first of them) and read as empty. */
export interface Fields {
  text(name: string): string;
  /** Like `whole`, but may be missing. */
  optionalWhole(name: string): number | null;
  whole(name: string): number;
  tick(name: string): boolean;
  wholes(name: string): readonly number[];
  /** Like `wholes`, but may be missing. */
  optionalWholes(name: string): readonly number[] | null;
  /** Names with a whole number each; missing means none. */
  figures(name: string): Figures;
  figuresList(name: string): readonly Figures[];
  names(name: string): readonly (readonly string[])[];
  list(name: string): readonly Fields[];
  /** Anything; marks the argument as known. */
  raw(name: string): unknown;
  /** The first argument that is wrong, missing or unknown, or null. */
  problem(): Problem | null;
}

/** `input` must be an object; `path` is put before the names of wrong arguments. */
export function readFields(input: unknown, path = ''): Fields {
  const known = new Set<string>();
  const nested: Fields[] = [];
  let first: Problem | null = null;
  const values = isObject(input) ? new Map(Object.entries(input)) : new Map<string, unknown>();
  const wrong = (name: string): void => {
    const refused = refuse('format.badCalculation', name === '' ? path.slice(0, -1) : path + name, { name: path + name });
    first ??= refused.error;
  };
  if (!isObject(input)) wrong('');

  function read<T>(name: string, isRight: (value: unknown) => value is T, otherwise: T): T {
    known.add(name);
    const value = values.get(name);
    if (isRight(value)) return value;
    wrong(name);
    return otherwise;
  }
  const has = (name: string) => values.has(name);

  return {
    text: (name) => read(name, isText, ''),
    optionalWhole: (name) => (has(name) ? read(name, isWhole, 0) : null),
    whole: (name) => read(name, isWhole, 0),
    tick: (name) => read(name, isTick, false),
    wholes: (name) => read(name, isListOf(isWhole), []),
    optionalWholes: (name) => (has(name) ? read(name, isListOf(isWhole), []) : null),
    figures: (name) => (has(name) ? read(name, isFigures, {}) : {}),
    figuresList: (name) => read(name, isListOf(isFigures), []),
    names: (name) => read(name, isListOf(isListOf(isText)), []),
    list: (name) => {
      const items = read(name, isListOf(isObject), []).map((item, index) => readFields(item, `${path}${name}.${index}.`));
      nested.push(...items);
      return items;
    },
    raw: (name) => {
      known.add(name);
      return values.get(name);
    },
    problem: () => {
      for (const name of values.keys()) if (!known.has(name)) wrong(name);
      return nested.reduce<Problem | null>((found, fields) => found ?? fields.problem(), first);
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTick = (value: unknown): value is boolean => typeof value === 'boolean';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFigures = (value: unknown): value is Figures => isObject(value) && Object.values(value).every(isWhole);

function isListOf<T>(isRight: (value: unknown) => value is T): (value: unknown) => value is readonly T[] {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(isRight);
}
