import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of tests/cases/formats.ndjson: a calculation and its expected answer. */
export interface FormatCase {
  readonly do: string;
  readonly expected: unknown;
  readonly [argument: string]: unknown;
}

/** All lines of formats.ndjson, numbered from 1. */
export function formatCases(): readonly { readonly line: number; readonly row: FormatCase }[] {
  const file = path.resolve(import.meta.dirname, '../cases/formats.ndjson');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text, index): { line: number; row: FormatCase } => ({ line: index + 1, row: JSON.parse(text) }));
}

/** Tables as the draw of `eselstall.move` is compared: seats are drawn anew, so each table is a set. */
export function asSets(tables: unknown): unknown {
  return Array.isArray(tables) ? tables.map((table) => (Array.isArray(table) ? [...table].sort() : table)) : tables;
}
