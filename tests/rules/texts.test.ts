import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { deRules } from '../../electron/contract/texts/de-rules.ts';
import { enRules } from '../../electron/contract/texts/en-rules.ts';
import type { Facts, Refusal } from '../../electron/core/result.ts';
import type { EntryForm } from '../../electron/core/rules/form.ts';
import { RULE_SET_IDS, type RuleSetId, type TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { arbitraryGame, defaultOptions, type Entry } from './arbitrary.ts';

const LANGUAGES = { de: deRules, en: enRules } as const satisfies { readonly [language: string]: { readonly [key: string]: string } };
const compiled = new Map<string, IntlMessageFormat>();

/** The sentence as the screen writes it; throws when the text asks for a fact that is not there. */
function say(language: keyof typeof LANGUAGES, key: string, facts: Facts = {}): string {
  const text = (LANGUAGES[language] as { readonly [key: string]: string })[key];
  if (text === undefined) throw new Error(`no text ${key} in ${language}`);
  const message = compiled.get(language + key) ?? new IntlMessageFormat(text, language);
  compiled.set(language + key, message);
  const said = message.format(facts as { [name: string]: string | number });
  expect(said).toEqual(expect.stringMatching(/\S/));
  return String(said);
}
const sayBoth = (key: string, facts?: Facts) => [say('de', key, facts), say('en', key, facts)];

test('both languages have the same keys, and every message is well formed', () => {
  expect(Object.keys(enRules).sort()).toEqual(Object.keys(deRules).sort());
  for (const [language, texts] of Object.entries(LANGUAGES)) {
    for (const [key, text] of Object.entries(texts)) expect(() => new IntlMessageFormat(text, language), key).not.toThrow();
  }
});

test('everyday German: no exclamation marks, straight quotes or dots for unfinished words', () => {
  for (const [key, text] of Object.entries(deRules)) expect(text, key).not.toMatch(/[!"']|\.\.\.|ungültig|Fehler \d/);
});

function keysOf(form: EntryForm): string[] {
  return form.fields.flatMap((field) => {
    const own: (string | undefined)[] = [field.label, field.hint, field.group];
    if (field.type === 'choice') own.push(...field.choices.flatMap((choice) => [choice.label, choice.blocked]));
    if (field.type === 'calls') own.push(...field.available.map((call) => call.label), ...field.value.map((call) => `call.${call}`));
    if (field.type === 'seats') own.push(field.chosenLabel, field.otherLabel);
    if (field.type === 'eyes') own.push(field.partyLabel, field.otherLabel);
    if (field.type === 'count') own.push(field.row, field.column);
    return own.filter((key) => key !== undefined);
  });
}

describe.each(RULE_SET_IDS)('%s', (id) => {
  test('every line and every label of any game has a sentence with all its facts', () => {
    fc.assert(
      fc.property(arbitraryGame(id), ({ entry, table, options }) => {
        const result = RULE_SETS[id].score(entry, table, options);
        if (!result.ok) throw new Error(result.error.code);
        for (const line of result.value.lines) sayBoth(`line.${line.code}`, line.facts);
        for (const warning of result.value.warnings ?? []) sayBoth(`warning.${warning.code}`, warning.facts);
        for (const key of keysOf(RULE_SETS[id].form(entry, table, options))) sayBoth(key);
      }),
      { numRuns: 300 },
    );
  });

  test('every refusal has a sentence with all its facts', () => {
    const rubbish = fc.oneof(
      fc.constantFrom<unknown>(null, -1, 300, 0.5, '', 'x', [], {}, true, [0, 0], ['re', 're'], ['re:90'], [9], [0, 1, 2]),
      fc.anything(),
    );
    fc.assert(
      fc.property(arbitraryGame(id), rubbish, fc.nat(), ({ entry, table, options }, value, which) => {
        const keys = [...Object.keys(entry), 'bonus', 'noTrick', 'calls', 'pagat', 'valat', 'declined', 'kontra'];
        const changed: { [key: string]: unknown } = { ...entry, [keys[which % keys.length] ?? 'kind']: value };
        if (which % 3 === 0) delete changed[keys[which % keys.length] ?? 'kind'];
        const result = RULE_SETS[id].score(changed, table, options);
        if (!result.ok) sayBoth(`refusal.${result.error.code}`, result.error.facts);
      }),
      { numRuns: 600 },
    );
  });

  test('every option has a question and a sentence per alternative', () => {
    sayBoth(`ruleset.${id}`);
    for (const { name, choices } of RULE_SETS[id].options) {
      sayBoth(`option.${id}.${name}`);
      for (const choice of choices) sayBoth(`option.${id}.${name}.${choice}`);
    }
  });
});

const FOUR: TableContext = { players: 4, sitsOut: null };
const result = (id: RuleSetId, entry: Entry, partial: unknown = {}) => RULE_SETS[id].score(entry, FOUR, defaultOptions(id, partial));
function linesOf(id: RuleSetId, entry: Entry, partial?: unknown): string[] {
  const scored = result(id, entry, partial);
  if (!scored.ok) throw new Error(scored.error.code);
  return scored.value.lines.map((line) => say('de', `line.${line.code}`, line.facts));
}
function refusalOf(id: RuleSetId, entry: Entry): string {
  const scored = result(id, entry);
  if (scored.ok) throw new Error('accepted');
  const refusal: Refusal = scored.error;
  return say('de', `refusal.${refusal.code}`, refusal.facts);
}

describe('what the organizer reads', () => {
  test.each<[string, RuleSetId, Entry, readonly string[]]>([
    [
      'the game of the desk picture',
      'eselstall',
      { kind: 'normal', re: [0, 3], reEyes: 155, calls: ['re', 'kontra', 're:90'], bonus: { re: { fuchs: 1 }, kontra: {} } },
      [
        'Gewonnen: Re, „keine 90“ gehalten (die anderen 85 Augen)',
        'Kontra unter 90 (85 Augen)',
        '„Keine 90“ angesagt, Re',
        'Re angesagt',
        'Kontra angesagt',
        'Fuchs gefangen, Re',
      ],
    ],
    [
      'a plain game',
      'eselstall',
      { kind: 'normal', re: [0, 3], reEyes: 155 },
      ['Gewonnen: Re, 155 Augen (braucht 121)', 'Kontra unter 90 (85 Augen)'],
    ],
    [
      'a failed Absage',
      'eselstall',
      { kind: 'normal', re: [0, 3], reEyes: 172, calls: ['re', 're:90', 're:60'] },
      [
        'Gewonnen: Kontra, 68 Augen gegen „keine 60“ von Re',
        'Gegen die Alten gewonnen',
        '„keine 90“ hat Re nicht geschafft: zählt für die anderen',
        '„Keine 90“ angesagt, Re',
        '„keine 60“ hat Re nicht geschafft: zählt für die anderen',
        '„Keine 60“ angesagt, Re',
        'Re angesagt',
      ],
    ],
    [
      'the floor',
      'eselstall',
      { kind: 'normal', re: [0, 1], reEyes: 121, bonus: { kontra: { fuchs: 2 } } },
      ['Gewonnen: Re, 121 Augen (braucht 121)', '2 Füchse gefangen, Kontra', 'Ein gewonnenes Spiel ist mindestens 0 wert'],
    ],
    [
      'nobody',
      'ddv',
      { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re', 're:90', 'kontra', 'kontra:90'] },
      [
        'Beide Absagen verfehlt: Niemand gewinnt, jeder bekommt nur, was er erreicht hat',
        '130 Augen gegen „keine 90“ erreicht, Re (130 Augen)'.replace('130', '120'),
      ],
    ],
    [
      'a fixed solo',
      'heinz',
      { kind: 'solo', solo: 'pik', re: [0], reEyes: 100, calls: ['kontra'] },
      ['Solo verloren: fest 12 für den Solisten, 4 je Gegner', 'Kontra angesagt'],
    ],
    [
      'automatic Re',
      'heinz',
      { kind: 'hochzeit', re: [0, 1], reEyes: 130 },
      ['Gewonnen: Re, 130 Augen (braucht 121)', 'Re gilt durch die Hochzeit'],
    ],
    [
      'Doppelkarlchen, and a bonus of the losers',
      'wielandstrasse',
      { kind: 'normal', re: [0, 1], reEyes: 130, bonus: { re: { karlchen: 2 }, kontra: { fuchs: 1 } } },
      ['Gewonnen: Re, 130 Augen (braucht 121)', 'Fuchs gefangen, Kontra: zählt nicht, die Partei hat verloren', 'Doppelkarlchen, Re'],
    ],
    [
      'schwarz kept',
      'wielandstrasse',
      { kind: 'solo', solo: 'herz', re: [0], reEyes: 240, noTrick: 'kontra', calls: ['re', 're:0'] },
      [
        'Gewonnen: Re, „schwarz“ gehalten',
        'Kontra unter 90 (0 Augen)',
        'Kontra unter 60 (0 Augen)',
        'Kontra unter 30 (0 Augen)',
        'Kontra schwarz, kein Stich',
        '„Keine 90“ angesagt, Re',
        '„Keine 60“ angesagt, Re',
        '„Keine 30“ angesagt, Re',
        '„Schwarz“ angesagt, Re',
        'Re angesagt',
      ],
    ],
    [
      'Tarock',
      'tc-solo',
      {
        kind: 'rufer',
        declarers: [0, 1],
        declarerEyes: 44,
        kontra: 1,
        pagat: { by: 'defenders', kontra: 0, made: true },
        trull: 'declarers',
      },
      ['Spiel verloren: Spieler, 44 Augen (braucht 45), Kontra × 2', 'Pagat ultimo angesagt, Gegner: gewonnen', 'Trull, Spieler'],
    ],
    [
      'a Valat without approval',
      'tc-solo',
      { kind: 'solo', declarers: [0], valat: { by: 'declarers', made: true, approved: false, kontra: 1 } },
      ['Valat angesagt, Spieler: gewonnen, halb, weil nicht genehmigt, Kontra × 2', 'Der Valat ersetzt alles andere in diesem Spiel'],
    ],
  ])('%s', (_, id, entry, sentences) => {
    expect(linesOf(id, entry)).toEqual(sentences);
  });

  test.each<[RuleSetId, Entry, string]>([
    ['eselstall', { kind: 'normal', re: [2], reEyes: 130 }, 'Re braucht zwei Sitze, gewählt ist einer.'],
    ['eselstall', { kind: 'normal', reEyes: 130 }, 'Re braucht zwei Sitze, gewählt ist keiner.'],
    ['eselstall', { kind: 'solo', solo: 'pik', re: [], reEyes: 130 }, 'Der Solist braucht einen Sitz, gewählt ist keiner.'],
    ['tc-solo', { kind: 'rufer', declarers: [1], declarerEyes: 50 }, 'Rufer und Partner brauchen zwei Sitze, gewählt ist einer.'],
    ['eselstall', { kind: 'normal', re: [0, 1], reEyes: 300 }, 'Augen gehen von 0 bis 240, eingetippt ist 300.'],
    ['eselstall', { kind: 'normal', re: [0, 1] }, 'Die Augen von Re fehlen.'],
    ['eselstall', { kind: 'normal', re: [0, 4], reEyes: 9 }, 'Sitz 5 spielt in diesem Spiel nicht mit.'],
    ['eselstall', { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re:90'] }, 'Eine Absage von Re geht erst, wenn „Re“ angesagt ist.'],
    ['heinz', { kind: 'solo', solo: 'pik', re: [0], reEyes: 130, calls: ['re'] }, 'Im Solo zählt nur Kontra von den Gegnern.'],
    ['ddv', { kind: 'normal', re: [0, 1], reEyes: 240 }, 'Kontra hat 0 Augen. Hat Kontra einen Stich bekommen?'],
    [
      'eselstall',
      { kind: 'normal', re: [0, 1], reEyes: 161, bonus: { kontra: { doppelkopf: 2 } } },
      'Für 2 Doppelköpfe hat Kontra zu wenig Augen: Jeder braucht 40.',
    ],
    [
      'eselstall',
      { kind: 'normal', re: [0, 1], reEyes: 120, bonus: { kontra: { fuchs: 2 }, re: { fuchs: 1 } } },
      'Fuchs gefangen, Re: eingetragen 1, möglich höchstens 0.',
    ],
    [
      'tc-solo',
      { kind: 'solo', declarers: [0], valat: { by: 'declarers', made: true } },
      'Hat die Turnierleitung den Valat vorher genehmigt?',
    ],
  ])('%s %o', (id, entry, sentence) => {
    expect(refusalOf(id, entry)).toBe(sentence);
  });
});
