import { ok, type Refusal, type Result, refuse } from '../result.ts';
import type { PersonId, SeatedTable, Seating } from './seating.ts';

export type SeatingTextRefusal = Refusal<
  | 'seatingTextEmpty'
  | 'seatingTextLine'
  | 'seatingTextUnknown'
  | 'seatingTextTwice'
  | 'seatingTextSize'
  | 'seatingTextTable'
  | 'seatingTextMissing'
>;

/**
 * Seatings as text to copy: a line per table with the start numbers in seat order ("1-2-3-4"), a blank line between sessions.
 * The lines are tables 1, 2, 3 ...; a table with another number carries it in front ("7: 1-2-3-4").
 */
export function writeSeatings(sessions: readonly Seating[], numberOf: (person: PersonId) => number): string {
  return sessions
    .map((seating) =>
      [...seating]
        .sort((a, b) => a.number - b.number)
        .map((table, index) => writeTable(table, index + 1, numberOf))
        .join('\n'),
    )
    .join('\n\n');
}

function writeTable({ number, seats }: SeatedTable, expected: number, numberOf: (person: PersonId) => number): string {
  const line = seats.map(numberOf).join('-');
  return number === expected ? line : `${number}: ${line}`;
}

/**
 * Reads what `writeSeatings` writes; blanks around numbers, tabs, commas or blanks in place of "-" and several blank lines do
 * no harm. `people` gives the person of each start number. With `complete`, every session must seat all of them. `line`,
 * `session` and `table` in the facts count from 1.
 */
export function parseSeatings(
  text: string,
  people: ReadonlyMap<number, PersonId>,
  complete: boolean,
): Result<readonly Seating[], SeatingTextRefusal> {
  const sessions: SeatedTable[][] = [];
  let current: SeatedTable[] | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '') {
      current = null;
      continue;
    }
    if (!current) {
      current = [];
      sessions.push(current);
    }
    const table = parseTable(line, index + 1, current, people);
    if (!table.ok) return table;
    current.push(table.value);
  }
  if (sessions.length === 0) return refuse('seatingTextEmpty', 'text');
  for (const [index, session] of sessions.entries()) {
    const seated = new Set(session.flatMap((table) => table.seats));
    const missing = [...people].filter(([, person]) => !seated.has(person)).map(([number]) => number);
    if (complete && missing.length > 0) return refuse('seatingTextMissing', 'text', { session: index + 1, numbers: missing });
  }
  return ok(sessions);
}

function parseTable(
  line: string,
  at: number,
  before: readonly SeatedTable[],
  people: ReadonlyMap<number, PersonId>,
): Result<SeatedTable, SeatingTextRefusal> {
  const found = /^(?:(\d+)\s*:\s*)?(\d(?:[\d\s,;–-]*\d)?)$/.exec(line);
  // Two separators in a row: a number is missing between them.
  if (!found || /[,;–-]\s*[,;–-]/.test(line)) return refuse('seatingTextLine', 'text', { line: at, text: line.slice(0, 40) });
  const number = found[1] === undefined ? before.length + 1 : Number(found[1]);
  if (number < 1 || before.some((table) => table.number === number)) return refuse('seatingTextTable', 'text', { line: at, table: number });
  const seated = new Set(before.flatMap((table) => table.seats));
  const seats: PersonId[] = [];
  for (const digits of (found[2] ?? '').match(/\d+/g) ?? []) {
    const person = people.get(Number(digits));
    if (person === undefined) return refuse('seatingTextUnknown', 'text', { line: at, number: Number(digits) });
    if (seated.has(person)) return refuse('seatingTextTwice', 'text', { line: at, number: Number(digits) });
    seated.add(person);
    seats.push(person);
  }
  if (seats.length !== 4 && seats.length !== 5) return refuse('seatingTextSize', 'text', { line: at, count: seats.length });
  return ok({ number, seats });
}
