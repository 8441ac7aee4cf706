import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULE_REFUSAL_CODES } from '../../electron/core/rules/refusals.ts';
import { RULE_SET_IDS, type RuleSetId, type TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { arbitraryGame, defaultOptions } from './arbitrary.ts';

const FOUR: TableContext = { players: 4, sitsOut: null };
const LONG = 'x'.repeat(100_000);

/** Scored or refused, never thrown; a refusal is small, whatever it is about. */
function survives(id: RuleSetId, entry: unknown, table: TableContext = FOUR, options = defaultOptions(id)): boolean {
  const result = RULE_SETS[id].score(entry, table, options);
  RULE_SETS[id].form(entry, table, options);
  if (result.ok) {
    for (const number of result.value.points) expect(Number.isSafeInteger(number)).toBe(true);
    return true;
  }
  expect(RULE_REFUSAL_CODES).toContain(result.error.code);
  expect(JSON.stringify(result.error).length).toBeLessThan(600);
  return false;
}

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const odd = fc.oneof(
  anything,
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    1e308,
    0.5,
    2 ** 53,
    '121',
    '',
    LONG,
    true,
    [],
    {},
    [[]],
    [LONG],
    { re: LONG },
    Symbol('re'),
    () => 0,
  ),
  fc.constantFrom<unknown>('constructor', '__proto__', 'toString', 'hasOwnProperty', 're', 'kontra', 'declarers'),
);

describe.each(RULE_SET_IDS)('%s', (id) => {
  test('any value at all is refused', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(survives(id, value)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('a valid entry with one part replaced by anything never throws', () => {
    fc.assert(
      fc.property(arbitraryGame(id), odd, fc.nat(), (game, value, which) => {
        const keys = Object.keys(game.entry);
        const key = keys[which % keys.length] ?? 'kind';
        survives(id, { ...game.entry, [key]: value }, game.table, game.options);
      }),
      { numRuns: 500 },
    );
  });

  test('a valid entry with a strange key is refused, and the key is named', () => {
    fc.assert(
      fc.property(
        arbitraryGame(id),
        fc.oneof(fc.string(), fc.constantFrom('constructor', 'Re', 'points', 'reeyes')),
        odd,
        (game, key, value) => {
          fc.pre(!['kind', 'of', 'solo', 're', 'reEyes', 'noTrick', 'calls', 'bonus', 'offender', 'compulsory'].includes(key));
          fc.pre(id !== 'tc-solo' || key === 'constructor' || key === 'points');
          const entry = Object.fromEntries([...Object.entries(game.entry), [key, value]]);
          const result = RULE_SETS[id].score(entry, game.table, game.options);
          expect(result).toMatchObject({ ok: false, error: { code: 'entry.unknownKey' } });
        },
      ),
    );
  });

  test.each([
    ['an own key __proto__', '{"__proto__":{"kind":"normal"}}'],
    ['an own key constructor', '{"kind":"normal","constructor":1}'],
    ['a list', '[]'],
    ['a number', '7'],
    ['kind as a list', '{"kind":["normal"]}'],
    ['kind as an object', '{"kind":{"toString":"normal"}}'],
    ['kind null', '{"kind":null}'],
  ])('%s is refused', (_, json) => {
    expect(survives(id, JSON.parse(json))).toBe(false);
  });

  test.each<[string, unknown]>([
    ['three players', { players: 3, sitsOut: null }],
    ['six players', { players: 6, sitsOut: null }],
    ['players as text', { players: '4', sitsOut: null }],
    ['four players and one sits out', { players: 4, sitsOut: 1 }],
    ['five players and nobody sits out', { players: 5, sitsOut: null }],
    ['five players and no word of it', { players: 5 }],
    ['a seat that is not there sits out', { players: 5, sitsOut: 5 }],
    ['half a seat sits out', { players: 5, sitsOut: 1.5 }],
    ['a seat before the first sits out', { players: 5, sitsOut: -1 }],
  ])('a table with %s is refused', (_, table) => {
    fc.assert(
      fc.property(arbitraryGame(id), ({ entry, options }) => {
        const result = RULE_SETS[id].score(entry, table as TableContext, options);
        expect(result).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^table\./) } });
        RULE_SETS[id].form(entry, table as TableContext, options);
      }),
      { numRuns: 10 },
    );
  });

  test('options that are none are refused', () => {
    const { parseOptions } = RULE_SETS[id];
    for (const bad of [1, 'x', [], { nothing: true }, { [LONG]: 1 }, JSON.parse('{"__proto__":1}')]) {
      const result = parseOptions(bad);
      expect(result.ok).toBe(false);
      if (!result.ok) expect(JSON.stringify(result.error).length).toBeLessThan(600);
    }
    expect(parseOptions(undefined)).toEqual({ ok: true, value: defaultOptions(id) });
    fc.assert(
      fc.property(odd, (value) => {
        for (const { name, choices } of RULE_SETS[id].options) {
          expect(parseOptions({ [name]: value }).ok).toBe(choices.some((choice) => choice === value));
        }
      }),
    );
  });
});

const normal = { kind: 'normal', re: [0, 1], reEyes: 130 };
test.each<[string, RuleSetId, unknown, string, string | undefined]>([
  // An entry that is wrong, and the refusal a person can act on: code and field.
  ['one seat', 'eselstall', { ...normal, re: [0] }, 'entry.seatsMissing', 're'],
  ['no seats', 'eselstall', { kind: 'normal', reEyes: 1 }, 'entry.seatsMissing', 're'],
  ['three seats', 'eselstall', { ...normal, re: [0, 1, 2] }, 'entry.seatsTooMany', 're'],
  ['a seat twice', 'eselstall', { ...normal, re: [2, 2] }, 'entry.seatTwice', 're.1'],
  ['a seat of another table', 'eselstall', { ...normal, re: [0, 4] }, 'entry.seatNotPlaying', 're.1'],
  ['-0 is seat 0', 'eselstall', { ...normal, re: [0, -0] }, 'entry.seatTwice', 're.1'],
  ['no eyes', 'eselstall', { kind: 'normal', re: [0, 1] }, 'entry.eyesMissing', 'reEyes'],
  ['241 eyes', 'eselstall', { ...normal, reEyes: 241 }, 'entry.eyesRange', 'reEyes'],
  ['eyes as text', 'eselstall', { ...normal, reEyes: '121' }, 'entry.notNumber', 'reEyes'],
  ['half an eye', 'eselstall', { ...normal, reEyes: 120.5 }, 'entry.notWhole', 'reEyes'],
  ['an endless list of calls', 'eselstall', { ...normal, calls: new Array(1_000_000).fill('re') }, 'entry.callTwice', 'calls.1'],
  ['an endless list of seats', 'eselstall', { ...normal, re: new Array(1_000_000).fill(0) }, 'entry.seatsTooMany', 're'],
  ['a call of 100 kB', 'eselstall', { ...normal, calls: [LONG] }, 'entry.callUnknown', 'calls.0'],
  ['a level that was passed', 'eselstall', { ...normal, calls: ['re', 're:60', 're:90'] }, 'entry.callLevelPassed', 'calls.2'],
  ['an Absage of the silent party', 'eselstall', { ...normal, calls: ['re', 'kontra:90'] }, 'entry.callNeedsParty', 'calls.1'],
  ['misplay in a house without it', 'eselstall', { kind: 'misplay', of: 'normal', re: [0, 1], offender: 1 }, 'entry.notOneOf', 'kind'],
  ['compulsory with two players', 'eselstall', { ...normal, compulsory: false }, 'entry.unknownKey', 'compulsory'],
  ['no trick with eyes', 'eselstall', { ...normal, noTrick: 'kontra' }, 'entry.noTrickEyes', 'noTrick'],
  ['null at 240 with 40 cards', 'eselstall', { ...normal, reEyes: 240, noTrick: null }, 'entry.noTrickEyes', 'noTrick'],
  ['240 with 48 cards', 'ddv', { ...normal, reEyes: 240 }, 'entry.noTrickMissing', 'noTrick'],
  ['the wrong party without a trick', 'ddv', { ...normal, reEyes: 240, noTrick: 're' }, 'entry.noTrickEyes', 'noTrick'],
  [
    'a bonus without a trick',
    'ddv',
    { ...normal, reEyes: 240, noTrick: 'kontra', bonus: { kontra: { fuchs: 1 } } },
    'entry.bonusWithoutTrick',
    'bonus.kontra.fuchs',
  ],
  [
    'a bonus in a solo',
    'ddv',
    { kind: 'solo', solo: 'still', re: [0], reEyes: 130, bonus: { re: { fuchs: 0 } } },
    'entry.bonusNotCounted',
    'bonus.re.fuchs',
  ],
  [
    'Karlchen for both',
    'eselstall',
    { ...normal, bonus: { re: { karlchen: 1 }, kontra: { karlchenCaught: 1 } } },
    'entry.lastTrickOnce',
    'bonus.re.karlchen',
  ],
  [
    'three jacks of clubs',
    'eselstall',
    { ...normal, bonus: { re: { karlchen: 1, karlchenCaught: 2 } } },
    'entry.bonusTooMany',
    'bonus.re.karlchen',
  ],
  [
    'Karlchen and caught, heinz',
    'heinz',
    { ...normal, bonus: { re: { karlchen: 1, karlchenCaught: 1 } } },
    'entry.karlchenOrCaught',
    'bonus.re.karlchen',
  ],
  ['Doppelkarlchen, heinz', 'heinz', { ...normal, bonus: { re: { karlchen: 2 } } }, 'entry.bonusTooMany', 'bonus.re.karlchen'],
  ['Doppelhammer unsaid', 'heinz', { ...normal, bonus: { re: { dulleCaught: 1 } } }, 'entry.dulleNeedsCall', 'bonus.re.dulleCaught'],
  [
    'Doppelhammer and Fuchs',
    'heinz',
    { ...normal, calls: ['re'], bonus: { re: { dulleCaught: 1 }, kontra: { fuchs: 1 } } },
    'entry.dulleWithFuchs',
    'bonus.re.dulleCaught',
  ],
  [
    'Doppelhammer of both',
    'heinz',
    { ...normal, calls: ['re', 'kontra'], bonus: { re: { dulleCaught: 1 }, kontra: { dulleCaught: 1 } } },
    'entry.dulleOneParty',
    'bonus.re.dulleCaught',
  ],
  ['Re in a Hochzeit, heinz', 'heinz', { kind: 'hochzeit', re: [0, 1], reEyes: 130, calls: ['re'] }, 'entry.callAutomatic', 'calls.0'],
  [
    'Re in a Hochzeit without a partner, heinz',
    'heinz',
    { kind: 'hochzeit', re: [0], reEyes: 130, calls: ['re'] },
    'entry.callNotInSolo',
    'calls.0',
  ],
  [
    'an Absage in a solo, heinz',
    'heinz',
    { kind: 'solo', solo: 'pik', re: [0], reEyes: 130, calls: ['kontra', 'kontra:90'] },
    'entry.callNotInSolo',
    'calls.1',
  ],
  [
    'five Doppelköpfe',
    'heinz',
    { ...normal, reEyes: 120, bonus: { re: { doppelkopf: 3 }, kontra: { doppelkopf: 2 } } },
    'entry.bonusTooMany',
    'bonus.re.doppelkopf',
  ],
  [
    'Doppelköpfe without eyes',
    'heinz',
    { ...normal, reEyes: 170, bonus: { kontra: { doppelkopf: 2 } } },
    'entry.doppelkopfEyes',
    'bonus.kontra.doppelkopf',
  ],
  [
    'two Herzstiche',
    'heinz',
    { ...normal, bonus: { re: { herzstich: 1 }, kontra: { herzstich: 1 } } },
    'entry.bonusTooMany',
    'bonus.re.herzstich',
  ],
  ['misplay without offender', 'heinz', { kind: 'misplay', of: 'normal', re: [0, 1] }, 'entry.offenderMissing', 'offender'],
  [
    'Pagat announced and silent',
    'tc-solo',
    { kind: 'solo', declarers: [0], declarerEyes: 50, pagat: { by: 'declarers', made: true }, pagatStill: 'declarers' },
    'entry.pagatTwice',
    'pagatStill',
  ],
  [
    'Valat announced and silent',
    'tc-solo',
    { kind: 'rufer', declarers: [0, 1], valat: { by: 'declarers', made: true }, valatStill: 'declarers' },
    'entry.valatTwice',
    'valatStill',
  ],
  [
    'Mond and Trull',
    'tc-solo',
    { kind: 'solo', declarers: [0], declarerEyes: 50, mond: 'declarers', trull: 'defenders' },
    'entry.mondTrull',
    'mond',
  ],
  [
    'a made Valat with 87 eyes',
    'tc-solo',
    { kind: 'rufer', declarers: [0, 1], declarerEyes: 87, valatStill: 'declarers' },
    'entry.valatEyes',
    'declarerEyes',
  ],
  [
    'a Valat in a solo without a word of approval',
    'tc-solo',
    { kind: 'solo', declarers: [0], valat: { by: 'declarers', made: true } },
    'entry.approvedMissing',
    'valat.approved',
  ],
  [
    'a Valat of the opponents without a word of approval',
    'tc-solo',
    { kind: 'rufer', declarers: [0, 1], valat: { by: 'defenders', made: true } },
    'entry.approvedMissing',
    'valat.approved',
  ],
  [
    'a renonce that was played on',
    'tc-solo',
    { kind: 'renonce', of: 'solo', declarers: [0], offender: 1, declarerEyes: 40 },
    'entry.unknownKey',
    'declarerEyes',
  ],
  [
    'a renonce with a Pagat that was made',
    'tc-solo',
    { kind: 'renonce', of: 'solo', declarers: [0], offender: 1, pagat: { by: 'declarers', made: true } },
    'entry.unknownKey',
    'pagat.made',
  ],
  ['Kontra declined on a free solo', 'tc-solo', { kind: 'solo', declarers: [0], declined: 'kontra' }, 'entry.declinedKontra', 'declined'],
  [
    'Rekontra declined without the Trull',
    'tc-solo',
    { kind: 'rufer', declarers: [0, 1], kontra: 1, declined: 'rekontra' },
    'entry.declinedRekontra',
    'declined',
  ],
  [
    'Kontra declined and a Trull',
    'tc-solo',
    { kind: 'solo', declarers: [0], mussSolo: true, trull: 'defenders', declined: 'kontra' },
    'entry.declinedNotPlayed',
    'trull',
  ],
  ['pagatStill null', 'tc-solo', { kind: 'rufer', declarers: [0, 1], declarerEyes: 50, pagatStill: null }, 'entry.notOneOf', 'pagatStill'],
])('%s', (_, id, entry, code, field) => {
  expect(RULE_SETS[id].score(entry, FOUR, defaultOptions(id))).toMatchObject({ ok: false, error: { code, field } });
});

test('121.0 is 121', () => {
  const entry: unknown = JSON.parse('{"kind":"normal","re":[0.0,1.0],"reEyes":121.0}');
  expect(RULE_SETS.eselstall.score(entry, FOUR, defaultOptions('eselstall'))).toMatchObject({
    ok: true,
    value: { points: [1, 1, -1, -1] },
  });
});
