import { describe, expect, test } from 'vitest';
import { type OptionValue, RULE_SET_IDS, type RuleSetId, type TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { defaultOptions, type Entry } from './arbitrary.ts';

const FOUR: TableContext = { players: 4, sitsOut: null };
const normal = (reEyes: number, ...calls: string[]): Entry => ({ kind: 'normal', re: [0, 1], reEyes, calls });
const both90 = normal(130, 're', 're:90', 'kontra', 'kontra:90');
const kontraFuchs = { bonus: { kontra: { fuchs: 1 } } };
/** Outcome: winner and value, or the code of the refusal. */
type Outcome = readonly [winner: string | null, value: number] | string;

// Each alternative of each option, with the same game under all of them. The reckoning beside it follows the words of the
// sheet (rules/sources) and of its restatement.
const ROWS: readonly (readonly [RuleSetId, string, Entry, readonly (readonly [OptionValue, Outcome])[]])[] = [
  [
    'eselstall',
    'bothFailed',
    both90,
    [
      ['nobody', [null, 0]],
      // Re has 130 of the 121 it needs: won 1; Kontra's "unter 90" counts as reached 1 and as announced 1; Re's own failed
      // Absage earns nothing; Re x 2, Kontra x 2
      ['eyes', ['re', 12]],
    ],
  ],
  [
    'eselstall',
    'againstSolo',
    { kind: 'solo', solo: 'damen', re: [3], reEyes: 100 },
    [
      // worked case 9: won 1, Solo-Sonderpunkt 1
      [false, ['kontra', 2]],
      // and 1 "gegen die Alten"
      [true, ['kontra', 3]],
    ],
  ],
  [
    'wielandstrasse',
    'bothCalled',
    normal(120, 're', 'kontra'),
    [
      // II.6: Kontra spoke last, needs 121 and has 120: won 1, Kontra/Re 4
      ['lastCallerNeeds121', ['re', 5]],
      // V: Kontra came after a Re, so Re needs 121: won 1, gegen die Alten 1, Kontra/Re 4
      ['firstCallerNeeds121', ['kontra', 6]],
      ['reNeeds121', ['kontra', 6]],
      ['kontraNeeds121', ['re', 5]],
    ],
  ],
  [
    'wielandstrasse',
    'bothCalled',
    normal(120, 'kontra', 're'),
    [
      ['lastCallerNeeds121', ['kontra', 6]],
      ['firstCallerNeeds121', ['re', 5]],
      ['reNeeds121', ['kontra', 6]],
      ['kontraNeeds121', ['re', 5]],
    ],
  ],
  [
    'wielandstrasse',
    'bothFailed',
    both90,
    [
      ['nobody', [null, 0]],
      // V: gewonnen 1, keine 90 angesagt by each 2, 120 gegen keine 90 1, Kontra/Re 4
      ['eyes', ['re', 8]],
    ],
  ],
  [
    'wielandstrasse',
    'losersBonus',
    { ...normal(151), ...kontraFuchs },
    [
      // gewonnen 1, keine 90 1
      ['ignored', ['re', 2]],
      ['deducted', ['re', 1]],
    ],
  ],
  [
    'wielandstrasse',
    'losersBonus',
    { ...normal(121), bonus: { kontra: { fuchs: 2 } } },
    [
      ['ignored', ['re', 1]],
      // 1 - 2, but "es werden nur Pluspunkte notiert"
      ['deducted', ['re', 0]],
    ],
  ],
  [
    'wielandstrasse',
    'misplayPerCall',
    { kind: 'misplay', of: 'normal', re: [0, 1], offender: 0, calls: ['re', 'kontra'] },
    [
      // "Alten-Besitzer ... 6, Kontra/Re +2": each of the two
      [true, ['kontra', 10]],
      [false, ['kontra', 8]],
    ],
  ],
  [
    'wielandstrasse',
    'misplayPerCall',
    { kind: 'misplay', of: 'normal', re: [0, 1], offender: 2 },
    [
      // "Gegen die Alten 5", nothing was called
      [true, ['re', 5]],
      [false, ['re', 5]],
    ],
  ],
  [
    'heinz',
    'failedAbsage',
    normal(95, 'kontra', 'kontra:90'),
    [
      // worked case 5: 12-9 twice 4, Kontra x 2
      ['loses', ['re', 8]],
      // Kontra has 145: 12 reached, 12 announced, the 9 was not reached; gegen die Alten 1; x 2
      ['eyes', ['kontra', 6]],
    ],
  ],
  [
    'heinz',
    'failedAbsage',
    normal(125, 'kontra', 'kontra:90'),
    [
      // who lost by eyes too pays as before
      ['loses', ['re', 8]],
      ['eyes', ['re', 8]],
    ],
  ],
  [
    'heinz',
    'bothFailed',
    both90,
    [
      ['nobody', [null, 0]],
      // Re has 130: 12 reached, 12 announced; Kontra's 9 granted, 12-9 announced; Re x 2, Kontra x 2: (1 + 1 + 1 + 2) x 4
      ['eyes', ['re', 20]],
    ],
  ],
  [
    'heinz',
    'failedAbsageStake',
    normal(95, 'kontra', 'kontra:90'),
    [
      ['bothWays', ['re', 8]],
      // won 12, announced 12-9: 3 x 2
      ['once', ['re', 6]],
      // won 12 x 2
      ['nothing', ['re', 2]],
    ],
  ],
  [
    'heinz',
    'losersBonus',
    { ...normal(160, 're'), ...kontraFuchs },
    [
      // worked case 6: 12-9, minus 1, x 2
      ['deducted', ['re', 2]],
      // 12-9 x 2
      ['ignored', ['re', 4]],
    ],
  ],
  [
    'heinz',
    'floor',
    { ...normal(125), bonus: { kontra: { herzstich: 1, doppelkopf: 1 } } },
    [
      // worked case 12: 1 - 2
      ['none', ['re', -1]],
      [0, ['re', 0]],
    ],
  ],
  [
    'heinz',
    'karlchenCaught',
    { ...normal(130), bonus: { re: { karlchenCaught: 1 }, kontra: { karlchen: 1 } } },
    [
      // "Letzter Stich durch Kreuz-Bube": the last trick has one winner
      ['lastTrick', 'entry.lastTrickOnce'],
      // 12, plus 1 for the jack caught in another trick, minus 1 for Kontra's last trick
      ['anyTrick', ['re', 1]],
    ],
  ],
  [
    'heinz',
    'karlchenCaught',
    { ...normal(130), bonus: { re: { karlchen: 1, karlchenCaught: 1 } } },
    [
      // caught by the queen of diamonds in the last trick, which then no jack of clubs has won
      ['lastTrick', 'entry.karlchenOrCaught'],
      ['anyTrick', ['re', 3]],
    ],
  ],
  [
    'heinz',
    'hochzeitKontra',
    // Somebody says Kontra, becomes the partner of Re, and the organizer enters what the form tells: the Kontra, or nothing.
    { kind: 'hochzeit', re: [0, 1], reEyes: 130, calls: ['kontra'] },
    [
      // "Ansagen ändern sich nicht": 12, Re x 2, Kontra x 2
      ['stays', ['re', 4]],
      // a Kontra that is entered all the same was said by an opponent
      ['becomesRe', ['re', 4]],
    ],
  ],
  [
    'tc-solo',
    'valat',
    { kind: 'solo', declarers: [0], trull: 'declarers', valat: { by: 'declarers', made: true, approved: true } },
    [
      // 3.9: 24; 72 = 3 x 24
      ['replaces', ['declarers', 24]],
      // Spiel 4, Trull 2, Valat 24
      ['adds', ['declarers', 30]],
    ],
  ],
  [
    'tc-solo',
    'valat',
    { kind: 'rufer', declarers: [0, 1], declarerEyes: 88, valatStill: 'declarers' },
    [
      ['replaces', ['declarers', 6]],
      // Spiel 1, Absolut still 1, Valat still 6
      ['adds', ['declarers', 8]],
    ],
  ],
  [
    'tc-solo',
    'valat',
    { kind: 'rufer', declarers: [0, 1], valat: { by: 'declarers', made: false } },
    [
      ['replaces', ['defenders', 12]],
      // who won the game must be known now
      ['adds', 'entry.eyesMissing'],
    ],
  ],
  [
    'tc-solo',
    'unapprovedKontraValat',
    { kind: 'rufer', declarers: [0, 1], valat: { by: 'defenders', made: true, approved: false } },
    [
      // 2.10 halves
      ['half', ['defenders', 6]],
      // 2.10 names 36 instead of 72, which only a single player's Valat is worth
      ['full', ['defenders', 12]],
    ],
  ],
  [
    'tc-solo',
    'unapprovedKontraValat',
    { kind: 'solo', declarers: [0], valat: { by: 'defenders', made: true, approved: false } },
    [
      ['half', ['defenders', 12]],
      ['full', ['defenders', 12]],
    ],
  ],
  [
    'tc-solo',
    'declinedDoubling',
    { kind: 'solo', declarers: [0], mussSolo: true, declined: 'kontra' },
    [
      // worked case 14
      ['conceded', ['defenders', 4]],
      // the hand is played and entered as it ended
      ['playedOn', 'entry.declinedPlayedOn'],
    ],
  ],
];

const cases = ROWS.flatMap(([id, name, entry, alternatives]) =>
  alternatives.map(([choice, outcome]) => [`${id} ${name} ${choice}: ${JSON.stringify(entry)}`, id, name, choice, entry, outcome] as const),
);

test.each(cases)('%s', (_, id, name, choice, entry, outcome) => {
  const result = RULE_SETS[id].score(entry, FOUR, defaultOptions(id, { [name]: choice }));
  if (typeof outcome === 'string') expect(result).toMatchObject({ ok: false, error: { code: outcome } });
  else expect(result).toMatchObject({ ok: true, value: { winner: outcome[0], value: outcome[1] } });
});

describe('wielandstrasse soloistFactor: what a winning soloist writes', () => {
  // gewonnen 1, keine 90 1, Re 2 = 4; "Solist 15, +6": the table of penalties pays three times what it pays a partner, whatever the factor
  const solo = { kind: 'solo', solo: 'pik', re: [1], reEyes: 151, calls: ['re'] };
  const misplayed = { kind: 'misplay', of: 'solo', solo: 'pik', re: [1], offender: 3, calls: ['re'] };
  test.each([
    [3, [0, 12, 0, 0], [0, 21, 0, 0]],
    [1, [0, 4, 0, 0], [0, 21, 0, 0]],
  ])('%d', (soloistFactor, points, penalty) => {
    const options = defaultOptions('wielandstrasse', { soloistFactor });
    expect(RULE_SETS.wielandstrasse.score(solo, FOUR, options)).toMatchObject({ value: { points, value: 4 } });
    expect(RULE_SETS.wielandstrasse.score(misplayed, FOUR, options)).toMatchObject({ value: { points: penalty, value: 7 } });
  });
});

test('no alternative of any option is without a case', () => {
  const tried = new Set([
    ...cases.map(([, id, name, choice]) => `${id} ${name} ${choice}`),
    'wielandstrasse soloistFactor 3',
    'wielandstrasse soloistFactor 1',
  ]);
  const all = RULE_SET_IDS.flatMap((id) =>
    RULE_SETS[id].options.flatMap(({ name, choices }) => choices.map((choice) => `${id} ${name} ${choice}`)),
  );
  expect([...tried].sort()).toEqual(all.sort());
});

// The Open points of the restatements that concern a game, with the default the restatement states.
test.each<[RuleSetId, { readonly [name: string]: OptionValue }]>([
  ['eselstall', { bothFailed: 'nobody', againstSolo: false }],
  [
    'wielandstrasse',
    { bothFailed: 'nobody', bothCalled: 'lastCallerNeeds121', losersBonus: 'ignored', soloistFactor: 3, misplayPerCall: true },
  ],
  [
    'heinz',
    {
      failedAbsage: 'loses',
      bothFailed: 'nobody',
      failedAbsageStake: 'bothWays',
      losersBonus: 'deducted',
      floor: 'none',
      hochzeitKontra: 'stays',
      karlchenCaught: 'lastTrick',
    },
  ],
  ['tc-solo', { valat: 'replaces', unapprovedKontraValat: 'half', declinedDoubling: 'conceded' }],
  ['ddv', {}],
])('defaults of %s', (id, defaults) => {
  expect(defaultOptions(id)).toEqual(defaults);
  for (const option of RULE_SETS[id].options) {
    expect(option.choices[0]).toBe(option.default);
    expect(option.choices.length).toBeGreaterThan(1);
    expect(option.paragraph).toMatch(/\S/);
    expect(option.open).toBe(true);
  }
});

test('an option that is not there and a value that is none are refused, with what there is', () => {
  const { parseOptions } = RULE_SETS.eselstall;
  expect(parseOptions({ bothfailed: 'nobody' })).toEqual({
    ok: false,
    error: { code: 'options.unknown', field: 'options.bothfailed', facts: { name: 'bothfailed', known: 'bothFailed, againstSolo' } },
  });
  expect(parseOptions({ againstSolo: 'true' })).toMatchObject({
    ok: false,
    error: { code: 'options.value', field: 'options.againstSolo' },
  });
});

describe('Tarock: worth a look, the points stand', () => {
  const warned = (entry: Entry) => {
    const result = RULE_SETS['tc-solo'].score(entry, FOUR, defaultOptions('tc-solo'));
    if (!result.ok) throw new Error(result.error.code);
    return (result.value.warnings ?? []).map((warning) => warning.code);
  };
  const rufer = { kind: 'rufer', declarers: [0, 1], declarerEyes: 50, trull: 'defenders' };
  const valat = { by: 'declarers', made: true, approved: true, kontra: 1 };
  test.each<[string, Entry, string[]]>([
    ['2.5: the opponents held the Trull and said nothing', rufer, ['forcedKontra']],
    ['2.5: they said Kontra', { ...rufer, kontra: 1 }, []],
    ['2.5: the declarers held it', { ...rufer, trull: 'declarers' }, []],
    ['2.5: "bei einem einfachen Spiel ohne Zusatzansage"', { ...rufer, absolut: { by: 'declarers' } }, []],
    ['2.5: "bei Solospielen muss das Spiel nicht kontriert werden"', { ...rufer, kind: 'solo', declarers: [0] }, []],
    ['2.10.1: Kontra against a solo Valat', { kind: 'solo', declarers: [0], valat }, ['valatKontra']],
    ['2.10.1: nothing of it in a rufer', { kind: 'rufer', declarers: [0, 1], valat }, []],
    ['2.10.1: no Kontra', { kind: 'solo', declarers: [0], valat: { ...valat, kontra: 0 } }, []],
  ])('%s', (_, entry, codes) => {
    expect(warned(entry)).toEqual(codes);
  });
});
