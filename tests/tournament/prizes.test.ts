import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardsOf, type Prize, type Prizes } from '../../electron/core/tournament/prizes.ts';
import { checkUndo } from '../../electron/core/tournament/undo.ts';
import { eselstallWith } from '../support/coreEvening.ts';

const money = (euros: number, goods = ''): Prize => ({ cents: euros * 100, goods });
const prizes = (places: readonly Prize[], ties: Prizes['ties'] = 'split', seed = 7): Prizes => ({ places, ties, seed });
/** People a, b, c ... with these places. */
const ranked = (...places: readonly number[]) => places.map((place, at) => ({ person: String.fromCharCode(97 + at), place }));

test.each<[string, readonly number[], readonly Prize[], readonly (readonly [string, number])[], number]>([
  [
    'no ties',
    [1, 2, 3, 4],
    [money(30), money(20), money(10)],
    [
      ['a', 3000],
      ['b', 2000],
      ['c', 1000],
    ],
    0,
  ],
  [
    'two seconds share second and third',
    [1, 2, 2, 4],
    [money(30), money(20), money(10)],
    [
      ['a', 3000],
      ['b', 1500],
      ['c', 1500],
    ],
    0,
  ],
  [
    'three seconds share two prizes',
    [1, 2, 2, 2],
    [money(30), money(20), money(10)],
    [
      ['a', 3000],
      ['b', 1000],
      ['c', 1000],
      ['d', 1000],
    ],
    0,
  ],
  [
    'what does not go out evenly is left',
    [1, 1, 1],
    [money(10)],
    [
      ['a', 333],
      ['b', 333],
      ['c', 333],
    ],
    1,
  ],
  [
    'fewer people than prizes',
    [1, 2],
    [money(30), money(20), money(10)],
    [
      ['a', 3000],
      ['b', 2000],
    ],
    0,
  ],
  ['no prizes', [1, 2], [], [], 0],
])('%s', (_, places, given, expected, left) => {
  const { awards, leftCents } = awardsOf(ranked(...places), prizes(given));
  expect(awards.map(({ person, cents }) => [person, cents])).toEqual(expected);
  expect(leftCents).toBe(left);
});

test('goods of shared places belong to all of them together; the lot gives each its own', () => {
  const given = [money(0, 'Schinken'), money(5, 'Käse'), money(0, 'Wein')];
  const shared = awardsOf(ranked(1, 1, 3), prizes(given)).awards;
  expect(shared.map(({ goods, cents, among, drawn }) => [goods, cents, among, drawn])).toEqual([
    [['Schinken', 'Käse'], 250, 2, false],
    [['Schinken', 'Käse'], 250, 2, false],
    [['Wein'], 0, 1, false],
  ]);
  const drawn = awardsOf(ranked(1, 1, 3), prizes(given, 'draw')).awards;
  expect(drawn.map(({ goods, cents }) => [goods, cents])).toEqual([
    [['Schinken'], 0],
    [['Käse'], 500],
    [['Wein'], 0],
  ]);
  expect(drawn.slice(0, 2).every((award) => award.drawn && award.among === 2)).toBe(true);
});

test('the same seed draws the same, whatever order the equal ones are listed in; each of two wins now and then', () => {
  const list = ranked(1, 1);
  const winners = Array.from({ length: 40 }, (_, seed) => awardsOf(list, prizes([money(10)], 'draw', seed)).awards[0]?.person);
  expect(new Set(winners)).toEqual(new Set(['a', 'b']));
  expect(
    Array.from({ length: 40 }, (_, seed) => awardsOf([...list].reverse(), prizes([money(10)], 'draw', seed)).awards[0]?.person),
  ).toEqual(winners);
});

test('no cent is made or lost while there are people for the places', () => {
  const place = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 12 });
  const given = fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 8 });
  fc.assert(
    fc.property(place, given, fc.constantFrom('split' as const, 'draw' as const), fc.nat(), (gaps, cents, ties, seed) => {
      let at = 0;
      const list = gaps.map((gap, i) => {
        if (i === 0 || gap > 0) at = i + 1;
        return { person: `p${i}`, place: at };
      });
      const { awards, leftCents } = awardsOf(
        list,
        prizes(
          cents.map((c) => ({ cents: c, goods: '' })),
          ties,
          seed,
        ),
      );
      expect(awards.reduce((sum, award) => sum + award.cents, leftCents)).toBe(cents.reduce((a, b) => a + b, 0));
      expect(leftCents).toBeLessThan(list.length);
    }),
    { numRuns: 200 },
  );
});

test('prizes are a decision of the journal: trimmed, undone, possible after the end, refused when absurd', () => {
  const evening = eselstallWith(8);
  const set = { type: 'setPrizes', prizes: prizes([money(30, ' Schinken '), money(0), money(0)]) } as const;
  evening.run(set);
  expect(evening.state().prizes.places).toEqual([{ cents: 3000, goods: 'Schinken' }]);
  const id = evening.lastId();
  expect(checkUndo(evening.state(), id).ok).toBe(true);
  evening.run({ type: 'undo', commandId: id });
  expect(evening.state().prizes.places).toEqual([]);
  expect(evening.run({ type: 'setPrizes', prizes: prizes([money(-1)]) })).toBe('prizeWrong');
  expect(evening.run({ type: 'setPrizes', prizes: prizes([money(1, 'x'.repeat(121))]) })).toBe('textTooLong');
  expect(evening.run({ type: 'setPrizes', prizes: prizes(Array.from({ length: 101 }, () => money(1))) })).toBe('prizesTooMany');
  const plain = evening.state().certificate;
  expect(evening.run({ type: 'setCertificate', certificate: { ...plain, places: 0 } })).toBe('certificatePlacesWrong');
  evening.run({ type: 'setCertificate', certificate: { ...plain, title: 'Ehrenurkunde' } });
  expect(evening.state().certificate.title).toBe('Ehrenurkunde');
});
