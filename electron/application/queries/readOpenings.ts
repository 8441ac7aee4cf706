import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { ReadOpeningsView } from '../../contract/rankingViews.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import { type NameOf, namesInBook } from '../names.ts';
import type { PersonRow } from '../ports.ts';
import type { QueryPorts } from '../queries.ts';

type ReadRow = ReadOpeningsView['rows'][number];
/** Answers everybody of that name. */
type Named = (given: string, family: string) => readonly PersonRow[];

/**
 * Reads opening balances from typed or pasted lines: name; points; evenings; year. The columns are separated by semicolons or tabs,
 * in a line without either by commas; evenings and year may be missing (no evenings, all time). A name is "Given Family" or "Family, Given". A first line whose points are no
 * number is taken for a heading. Nothing is recorded.
 */
export function queryReadOpenings(
  { evenings }: QueryPorts,
  { text }: QueryInput<'readOpenings'>,
): Result<QueryView<'readOpenings'>, Refused> {
  const book = evenings.book();
  const people = evenings.people().filter(({ id }) => book.who(id) === id);
  const name = namesInBook(evenings);
  const named: Named = (given, family) => people.filter((row) => fold(`${row.given} ${row.family}`) === fold(`${given} ${family}`));
  const lines = text.split(/\r\n|\r|\n/).map((content, index) => ({ content, line: index + 1 }));
  const rows = lines.filter(({ content }) => content.trim() !== '').map(({ content, line }) => readLine(content, line, named, name));
  const heading =
    rows[0]?.problem?.code === 'importPointsWrong' && !/\d/.test(lines.find(({ content }) => content.trim() !== '')?.content ?? '');
  return ok({ rows: heading ? rows.slice(1) : rows });
}

function readLine(content: string, line: number, named: Named, name: NameOf): ReadRow {
  const [nameText = '', pointsText = '', eveningsText = '', yearText = ''] = cellsOf(content);
  const { given, family } = readName(nameText);
  const points = readPoints(pointsText);
  const count = readWhole(eveningsText, 0, 10_000);
  const year = readWhole(yearText, 1900, 2200);
  const candidates = family === '' ? [] : named(given, family);
  const problem: Refused | null =
    family === ''
      ? { code: 'importNameMissing', field: 'name' }
      : points === null
        ? { code: 'importPointsWrong', field: 'points', facts: { given: pointsText } }
        : count === undefined
          ? { code: 'importEveningsWrong', field: 'evenings', facts: { given: eveningsText } }
          : year === undefined
            ? { code: 'importYearWrong', field: 'year', facts: { given: yearText } }
            : candidates.length === 1
              ? null
              : {
                  code: candidates.length === 0 ? 'importPersonUnknown' : 'importPersonTwice',
                  field: 'name',
                  facts: { name: `${given} ${family}`.trim() },
                };
  return {
    line,
    given,
    family,
    points: points?.points ?? 0,
    scale: points?.scale ?? 1,
    evenings: count ?? 0,
    year: year ?? null,
    person: candidates.length === 1 ? (candidates[0]?.id ?? null) : null,
    candidates: candidates.map((row) => ({ person: row.id, name: name(row.id) })),
    problem,
  };
}

/** The cells of a line without their quotes. Of commas, the one in a name "Family, Given" is none that separates, quoted or not. */
function cellsOf(content: string): string[] {
  const bare = (cell: string): string => cell.replace(/^\s*"?|"?\s*$/g, '');
  if (/[;\t]/.test(content)) return content.split(/[;\t]/).map(bare);
  const [first = '', second = '', ...others] = (content.match(/(?<=^|,)(?:\s*"[^"]*"\s*|[^,]*)(?=,|$)/g) ?? []).map(bare);
  const nameInTwo = !first.includes(',') && second !== '' && others.length > 0 && /^\p{L}/u.test(second) && /\d/.test(others[0] ?? '');
  return nameInTwo ? [`${first}, ${second}`, ...others] : [first, second, ...others];
}

function readName(text: string): { given: string; family: string } {
  const tidy = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const comma = tidy.indexOf(',');
  if (comma >= 0) return { given: tidy.slice(comma + 1).trim(), family: tidy.slice(0, comma).trim() };
  const space = tidy.lastIndexOf(' ');
  return { given: tidy.slice(0, Math.max(space, 0)), family: tidy.slice(space + 1) };
}

/** Whole, or with one or two places after the comma or point; a minus of any kind. No float is ever made of it. */
function readPoints(text: string): { points: number; scale: 1 | 10 | 100 } | null {
  const match = /^([+\-\u2212\u2013]?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/gu, ''));
  if (match === null) return null;
  const [, sign = '', whole = '', part = ''] = match;
  const units = Number(whole + part);
  const scales = [1, 10, 100] as const;
  return { points: sign === '' || sign === '+' || units === 0 ? units : -units, scale: scales[part.length] ?? 1 };
}

/** A whole number in range, null where nothing stands, undefined where something else does. */
function readWhole(text: string, min: number, max: number): number | null | undefined {
  if (text === '') return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

const fold = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase('de');
