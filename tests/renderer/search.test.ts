import { expect, test } from 'vitest';
import { candidates, countSizes, hits, sortEntrants } from '../../renderer/screens/desk/registration/people.ts';
import { findPeople, fits, fold, hitIn, splitName } from '../../renderer/screens/desk/search.ts';

const person = (given: string, family: string, number: number | null = null) => ({ given, family, number });
const PEOPLE = [
  person('Ömer', 'Yıldız', 1),
  person('Uschi', 'Größl', 2),
  person('Ingeborg', 'Schäfer-Nölke', 12),
  person('Silke', 'van der Straeten', 17),
  person('Łukasz', 'Wójcik', 8),
  person('Nora', 'Schulz'),
  person('Schorsch', 'Meier'),
];

test.each([
  ['family name', 'schä', ['Schäfer-Nölke']],
  ['without the dots', 'scha', ['Schäfer-Nölke']],
  ['umlaut as two letters', 'schae', ['Schäfer-Nölke']],
  ['sharp s as two', 'groessl', ['Größl']],
  ['family names before given names', 'sch', ['Schäfer-Nölke', 'Schulz', 'Meier']],
  ['second part of a double name', 'nölk', ['Schäfer-Nölke']],
  ['a particle or the name behind it', 'strae', ['van der Straeten']],
  ['Polish letters without their marks', 'lukasz wojc', ['Wójcik']],
  ['given name, then family name', 'silke van', ['van der Straeten']],
  ['family name, then given name', 'größl u', ['Größl']],
  ['Turkish dotless i', 'yild', ['Yıldız']],
  ['a start number', '12', ['Schäfer-Nölke']],
  ['a number nobody has', '1234', []],
  ['nothing', '  ', []],
  ['nobody', 'xy', []],
] as const)('finds by %s', (_name, typed, families) => {
  expect(findPeople(typed, PEOPLE).map(({ family }) => family)).toEqual(families);
});

test.each([
  ['sch', 'Ingeborg Schäfer-Nölke', 'Sch'],
  ['schae', 'Ingeborg Schäfer-Nölke', 'Schä'],
  ['grös', 'Uschi Größl', 'Größ'],
  ['nö', 'Ingeborg Schäfer-Nölke', 'Nö'],
  ['xy', 'Uschi Größl', null],
] as const)('the letters of "%s" in %s', (typed, name, expected) => {
  const hit = hitIn(typed, name);
  expect(hit && name.slice(...hit)).toBe(expected);
});

test.each([
  ['Käthe Lütkehaus', 'Käthe', 'Lütkehaus'],
  ['silke van der straeten', 'Silke', 'van der Straeten'],
  ['Größl, Uschi', 'Uschi', 'Größl'],
  ['karl-heinz  brüggemann', 'Karl-Heinz', 'Brüggemann'],
  ['Anna Maria Schmidt', 'Anna Maria', 'Schmidt'],
  ['müller', '', 'Müller'],
  ['McDonald', '', 'McDonald'],
] as const)('"%s" in two parts', (typed, given, family) => {
  expect(splitName(typed)).toEqual({ given, family });
});

test.each([
  ['tisch 2', 'Tisch 2, Spiel 6 eintragen', true],
  ['2 tisch', 'Tisch 2, Spiel 6 eintragen', true],
  ['tisch 1', 'Tisch 10, Spiel 6 eintragen', false],
  ['spi', 'Tisch 2, Spiel 6 eintragen', true],
  ['stand', 'Saal: Stand', true],
  ['', 'alles', true],
] as const)('command "%s" fits %s: %s', (typed, words, expected) => {
  expect(fits(typed, words)).toBe(expected);
});

test('letters with marks are folded one by one', () => {
  expect(fold('Éßer Łukasz Yıldız')).toBe('esser lukasz yildiz');
});

const row = (number: number, given: string, family: string, presence: 'expected' | 'present' | 'left') => ({
  person: `p${number}`,
  name: `${given} ${family}`,
  given,
  family,
  club: '',
  number,
  presence,
  paid: false,
  leftAfter: null,
  pauses: [],
  waitingPlace: null,
  seat: null,
  seated: false,
});
const ENTRANTS = {
  seq: 1,
  entrants: [
    row(1, 'Anna', 'Schmidt', 'present'),
    row(2, 'Bernd', 'Schmitz', 'expected'),
    row(3, 'Carla', 'Adam', 'present'),
    row(4, 'Dirk', 'Öhler', 'left'),
  ],
};
/** An entry of the address book that nothing special is known of. */
const marks = { consent: false, erased: false, merged: [], sameName: [] };
const BOOK = {
  seq: 1,
  people: [
    { person: 'p1', name: 'Anna Schmidt', given: 'Anna', family: 'Schmidt', club: '', note: '', number: 1, ...marks },
    { person: 'q', name: 'Emil Schmidtke', given: 'Emil', family: 'Schmidtke', club: '', note: '', number: null, ...marks },
  ],
};

test('the big field: who is missing comes first, then the address book, then who is here', () => {
  const all = candidates(ENTRANTS, BOOK);
  expect(hits('schm', all).map(({ person: id }) => id)).toEqual(['p2', 'q', 'p1']);
  expect(hits('s', all)).toEqual([]);
  expect(hits('3', all).map(({ person: id }) => id)).toEqual(['p3']);
});

test.each([
  ['arrival', ['p3', 'p1', 'p2', 'p4']],
  ['name', ['p3', 'p4', 'p1', 'p2']],
  ['number', ['p1', 'p2', 'p3', 'p4']],
] as const)('the list by %s', (order, expected) => {
  expect(sortEntrants(ENTRANTS.entrants, order, ['p3']).map(({ person: id }) => id)).toEqual(expected);
});

test('table sizes are counted', () => {
  expect(countSizes([5, 4, 4])).toEqual({ fours: 2, fives: 1 });
});
