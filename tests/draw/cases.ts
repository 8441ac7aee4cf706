import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of tests/cases/formats.ndjson. */
export interface MoveCase {
  readonly do: string;
  readonly tables: readonly (readonly string[])[];
  readonly expected: readonly (readonly string[])[];
}

/** The rows of formats.ndjson that ask for moving by place. */
export function moveCases(): readonly MoveCase[] {
  const file = path.resolve(import.meta.dirname, '../cases/formats.ndjson');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): MoveCase => JSON.parse(line));
  return rows.filter((row) => row.do === 'eselstall.move');
}

/** n people with ids that sort as they are numbered: p001, p002, ... */
export function people(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `p${String(i + 1).padStart(3, '0')}`);
}
