import { expect, test } from 'vitest';
import { byName, mainName, type NamedPerson, pageLetters } from '../../renderer/screens/hall/nameOrder.ts';

const named = (full: string): NamedPerson => {
  const [family = '', given = ''] = full.split(', ');
  return { person: full, name: `${given} ${family}`.trim(), given, family };
};

test.each([
  ['a plain name', 'Köster, Sabine', 'Köster'],
  ['van der', 'van der Straeten, Silke', 'Straeten'],
  ['von', 'von Weizsäcker, Anna', 'Weizsäcker'],
  ['von und zu', 'von und zu Guttenberg, Karl', 'Guttenberg'],
  ["d' before a capital", "d'Hondt, Lucie", 'Hondt'],
  ["in't", "in't Veld, Piet", 'Veld'],
  ['a particle written large belongs to the name', 'De Vries, Jan', 'De Vries'],
  ['a title before von', 'Freifrau von Bülow, Ida', 'Bülow'],
  ['a name that is also a title', 'Graf, Steffi', 'Graf'],
  ['a hyphen', 'Schäfer-Nölke, Ingeborg', 'Schäfer-Nölke'],
  ['a name written small throughout', 'straeten, silke', 'straeten'],
])('filed under: %s', (_, person, expected) => {
  expect(mainName(named(person))).toBe(expected);
});

test('somebody with one name is filed under it', () => {
  expect(mainName({ person: '1', name: 'Kalle', given: '', family: '' })).toBe('Kalle');
});

test.each([
  ['ä counts as ae', ['Ahorn, A', 'Ähre, B', 'Adler, C'], ['Adler, C', 'Ähre, B', 'Ahorn, A']],
  ['ö as oe, ü as ue', ['Ohm, A', 'Özil, B', 'Mulder, C', 'Müller, D'], ['Müller, D', 'Mulder, C', 'Özil, B', 'Ohm, A']],
  ['ß as ss', ['Rossmann, A', 'Rößler, B', 'Rosser, C'], ['Rößler, B', 'Rosser, C', 'Rossmann, A']],
  [
    'van der under the main name',
    ['Süßmilch, A', 'van der Straeten, S', 'Schäfer, I'],
    ['Schäfer, I', 'van der Straeten, S', 'Süßmilch, A'],
  ],
  ['the same family by given name', ['Pütz, Wolfgang', 'Pütz, Änne', 'Pütz, Bea'], ['Pütz, Änne', 'Pütz, Bea', 'Pütz, Wolfgang']],
  ['without particle before with', ['von Berg, A', 'Berg, Z'], ['Berg, Z', 'von Berg, A']],
  [
    'the single name before the double one',
    ['Schäfers, A', 'Schäfer-Nölke, B', 'Schäfer, C'],
    ['Schäfer, C', 'Schäfer-Nölke, B', 'Schäfers, A'],
  ],
  ['foreign letters beside their like', ['Lutz, A', 'Łukas, B', 'Lahn, C'], ['Lahn, C', 'Łukas, B', 'Lutz, A']],
])('order: %s', (_, given, expected) => {
  expect(
    given
      .map(named)
      .sort(byName('de'))
      .map(({ person }) => person),
  ).toEqual(expected);
});

test('two people of one name always come in the same order', () => {
  const twins = [
    { ...named('Pütz, Jan'), person: 'b' },
    { ...named('Pütz, Jan'), person: 'a' },
  ];
  expect(twins.sort(byName('de')).map(({ person }) => person)).toEqual(['a', 'b']);
});

test.each([
  [
    'one letter is enough',
    [
      ['Ahorn, A', 'Köster, B'],
      ['Lutz, C', 'Zündorf, D'],
    ],
    ['A bis K', 'L bis Z'],
  ],
  [
    'the same letter on both sides',
    [
      ['Ahorn, A', 'Kern, B'],
      ['Kiefer, C', 'Zündorf, D'],
    ],
    ['A bis Ke', 'Ki bis Z'],
  ],
  [
    'one inside the other',
    [
      ['Ahorn, A', 'Schäfer, B'],
      ['Schäfers, C', 'Weiß, D'],
    ],
    ['A bis Schäfer', 'Schäfers bis W'],
  ],
  [
    'the same name on both sides',
    [
      ['Ahorn, A', 'Pütz, B'],
      ['Pütz, C', 'Weiß, D'],
    ],
    ['A bis Pütz', 'Pütz bis W'],
  ],
  [
    'particles do not name a page',
    [
      ['Ahorn, A', 'van der Straeten, B'],
      ['Thelen, C', 'Weiß, D'],
    ],
    ['A bis S', 'T bis W'],
  ],
])('pages named by letters: %s', (_, pages, expected) => {
  expect(pageLetters(pages.map((page) => page.map(named))).map(({ from, to }) => `${from} bis ${to}`)).toEqual(expected);
});
