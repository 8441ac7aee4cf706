import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Seating } from '../../electron/core/draw/seating.ts';
import { parseSeatings, writeSeatings } from '../../electron/core/draw/seatingText.ts';

/** Start number i is person "pi". */
const known = (n: number) => new Map(Array.from({ length: n }, (_, i) => [i + 1, `p${i + 1}`]));
const numberOf = (person: string) => Number(person.slice(1));

describe('writeSeatings', () => {
  it('writes a line per table and a blank line between sessions', () => {
    const sessions: Seating[] = [
      [
        { number: 1, seats: ['p1', 'p2', 'p3', 'p4'] },
        { number: 2, seats: ['p9', 'p8', 'p7', 'p6', 'p5'] },
      ],
      [
        { number: 1, seats: ['p1', 'p5', 'p9', 'p2'] },
        { number: 4, seats: ['p3', 'p4', 'p6', 'p7', 'p8'] },
      ],
    ];
    expect(writeSeatings(sessions, numberOf)).toBe('1-2-3-4\n9-8-7-6-5\n\n1-5-9-2\n4: 3-4-6-7-8');
  });

  it('is read back as it was', () => {
    const table = fc.record({ gap: fc.nat(2), size: fc.constantFrom(4, 5) });
    const sessions = fc.array(fc.tuple(fc.array(table, { minLength: 1, maxLength: 8 }), fc.nat()), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sessions, (list) => {
        const seatings = list.map(([tables, turn]): Seating => {
          let next = 0;
          let number = 0;
          return tables.map(({ gap, size }) => {
            number += 1 + gap;
            return { number, seats: Array.from({ length: size }, () => `p${((next++ + turn) % 40) + 1}`) };
          });
        });
        expect(parseSeatings(writeSeatings(seatings, numberOf), known(40), false)).toEqual({ ok: true, value: seatings });
      }),
    );
  });
});

describe('parseSeatings', () => {
  test.each([
    ['blanks, tabs and commas', ' 1 - 2 -3- 4 \n5,6\t7 8 9\n'],
    ['Windows line ends and several blank lines', '\r\n\r\n1-2-3-4\r\n5-6-7-8-9\r\n   \r\n\r\n'],
    ['table numbers written out', '1: 1-2-3-4\n2 : 5-6-7-8-9'],
    ['long dashes', '1–2–3–4\n5–6–7–8–9'],
  ])('reads %s', (_, text) => {
    expect(parseSeatings(text, known(9), true)).toEqual({
      ok: true,
      value: [
        [
          { number: 1, seats: ['p1', 'p2', 'p3', 'p4'] },
          { number: 2, seats: ['p5', 'p6', 'p7', 'p8', 'p9'] },
        ],
      ],
    });
  });

  test.each([
    ['nothing', ' \n\n', { code: 'seatingTextEmpty', field: 'text' }],
    ['words', '1-2-3-4\nTisch zwei', { code: 'seatingTextLine', field: 'text', facts: { line: 2, text: 'Tisch zwei' } }],
    ['a hole', '1--2-3-4', { code: 'seatingTextLine', field: 'text', facts: { line: 1, text: '1--2-3-4' } }],
    ['a dangling dash', '1-2-3-4-', { code: 'seatingTextLine', field: 'text', facts: { line: 1, text: '1-2-3-4-' } }],
    ['a number nobody has', '1-2-3-14', { code: 'seatingTextUnknown', field: 'text', facts: { line: 1, number: 14 } }],
    ['a number twice at a table', '1-2-3-2', { code: 'seatingTextTwice', field: 'text', facts: { line: 1, number: 2 } }],
    ['a number at two tables', '1-2-3-4\n5-6-7-4', { code: 'seatingTextTwice', field: 'text', facts: { line: 2, number: 4 } }],
    ['three at a table', '1-2-3', { code: 'seatingTextSize', field: 'text', facts: { line: 1, count: 3 } }],
    ['six at a table', '1-2-3-4-5-6', { code: 'seatingTextSize', field: 'text', facts: { line: 1, count: 6 } }],
    ['a table number twice', '1-2-3-4\n1: 5-6-7-8', { code: 'seatingTextTable', field: 'text', facts: { line: 2, table: 1 } }],
    ['table 0', '0: 5-6-7-8', { code: 'seatingTextTable', field: 'text', facts: { line: 1, table: 0 } }],
    [
      'somebody left out',
      '1-2-3-4\n5-6-7-8-9\n\n1-2-3-4',
      { code: 'seatingTextMissing', field: 'text', facts: { session: 2, numbers: [5, 6, 7, 8, 9] } },
    ],
  ])('refuses %s', (_, text, error) => {
    expect(parseSeatings(text, known(9), true)).toEqual({ ok: false, error });
  });

  it('may leave people out when not all are needed', () => {
    expect(parseSeatings('1-2-3-4', known(9), false).ok).toBe(true);
  });

  it('never throws and takes no time, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseSeatings(text, known(9), true).ok === 'boolean'));
    expect(parseSeatings(`1${' '.repeat(200_000)}x`, known(9), true).ok).toBe(false);
  });
});
