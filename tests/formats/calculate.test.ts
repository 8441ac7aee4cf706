import { describe, expect, it, test } from 'vitest';
import { CALCULATION_NAMES, calculate } from '../../electron/core/formats/calculate.ts';
import { asSets, formatCases } from './cases.ts';

describe('formats.ndjson', () => {
  test.each(formatCases().map(({ line, row }) => [line, row.do, row] as const))('line %i: %s', (_line, name, row) => {
    const answer = calculate(row);
    if (!answer.ok) expect.fail(`refused: ${JSON.stringify(answer.error)}`);
    const [given, expected] = name === 'eselstall.move' ? [asSets(answer.value), asSets(row.expected)] : [answer.value, row.expected];
    expect(given).toEqual(expected);
  });
});

// The sheets' and restatements' own examples for the operations that formats.ndjson has no line of, and for the house's other choices.
describe('calculate', () => {
  test.each([
    [
      'two ties, the better one first',
      { do: 'eselstall.ties', points: [-3, 8, -3, 8, -10] },
      [
        [1, 3],
        [0, 2],
      ],
    ],
    ['no tie', { do: 'eselstall.ties', points: [12, 4, -6, -10] }, []],
    ['places 1, 2, 2, 4', { do: 'places', points: [7, 20, 7, -3] }, [2, 1, 2, 4]],
    ['13 people: fours first', { do: 'tableSizes', n: 13 }, [4, 4, 5]],
    ['11 people cannot be divided', { do: 'tableSizes', n: 11 }, null],
    [
      'ranking of all years',
      {
        do: 'wielandstrasse.allTime',
        tournaments: [
          { year: 1999, points: { A: 3 } },
          { year: 2024, points: { B: 4 } },
        ],
      },
      [
        [1, 'B', 4],
        [2, 'A', 3],
      ],
    ],
    // sheet, second example: last with -20 gets 0.8 when a negative share is read by the hundredth; in hundredths
    [
      'negative share by the hundredth',
      { do: 'eselstall.session', points: [36, 4, -20, -20], settings: { negativeShare: 'hundredth' } },
      [760, 340, 180, 180],
    ],
    [
      'two seconds share 3 and 2',
      { do: 'eselstall.session', points: [20, 0, 0, -20], settings: { equalAtTable: 'shared' } },
      [60, 25, 25, -10],
    ],
    [
      'fives first where the winners sit at five',
      {
        do: 'wielandstrasse.groups',
        totals: { a: 9, b: 8, c: 7, d: 6, e: 5, f: 4, g: 3, h: 2, i: 1 },
        settings: { final: { winnersTable: 5 } },
      },
      {
        groups: [
          ['a', 'b', 'c', 'd', 'e'],
          ['f', 'g', 'h', 'i'],
        ],
        cuts: [],
      },
    ],
  ])('%s', (_name, input, expected) => {
    expect(calculate(input)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['no object', 7, { code: 'format.badCalculation', field: 'do' }],
    ['unknown calculation', { do: 'toString' }, { code: 'format.badCalculation', field: 'do' }],
    ['missing argument', { do: 'places' }, { code: 'format.badCalculation', field: 'points' }],
    ['a fraction', { do: 'places', points: [1.5] }, { code: 'format.badCalculation', field: 'points' }],
    ['unknown argument', { do: 'places', points: [1], pionts: [1] }, { code: 'format.badCalculation', field: 'pionts' }],
    [
      'wrong argument inside',
      { do: 'wielandstrasse.allTime', tournaments: [{ points: { A: 1 } }] },
      { code: 'format.badCalculation', field: 'tournaments.0.year' },
    ],
    ['impossible settings', { do: 'places', points: [1], settings: { sessions: 0 } }, { code: 'format.outOfRange', field: 'sessions' }],
    [
      'sizes that do not add up',
      { do: 'wielandstrasse.groups', totals: { a: 1, b: 2, c: 3, d: 4 }, sizes: [5] },
      { code: 'format.groupsDoNotAddUp', field: 'sizes', facts: { people: 4, seats: 5 } },
    ],
    [
      'seven people',
      { do: 'wielandstrasse.groups', totals: { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 } },
      { code: 'format.groupsImpossible', field: 'people', facts: { people: 7, fewer: 5 } },
    ],
  ])('refuses %s', (_name, input, error) => {
    expect(calculate(input)).toMatchObject({ ok: false, error });
  });

  it('knows every calculation of formats.ndjson', () => {
    expect(new Set(CALCULATION_NAMES)).toEqual(
      new Set([...formatCases().map(({ row }) => row.do), 'eselstall.ties', 'places', 'tableSizes']),
    );
  });
});
