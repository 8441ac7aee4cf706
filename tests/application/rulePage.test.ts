import { afterAll, expect, test } from 'vitest';
import { clientOf } from '../../electron/cli/client.ts';
import { de } from '../../electron/contract/texts/de.ts';
import { isMessageKey, LANGUAGES, textOf } from '../../electron/contract/texts/text.ts';
import { RULE_SET_IDS, type RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { WORKED_CASES } from '../../electron/core/rules/workedCases.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { testService } from '../support/testService.ts';

const { service, close } = testService();
afterAll(close);
const desk = clientOf(service);
const pageOf = (ruleSet: RuleSetId) => desk.query('rulePage', { ruleSet });

/** Points by seat as the restatements of the sheets print them (rules/*.md "Worked cases", ddv: with the value from there). */
const EXPECTED: { readonly [id in RuleSetId]: readonly (readonly number[])[] } = {
  eselstall: [
    [-8, -8, 8, 8],
    [12, -4, -4, -4],
    [-12, -12, 12, 12],
    [2, 2, -2, -2],
    [3, 3, -3, -3],
    [0, 0, 0, 0],
    [2, 2, 2, -6],
  ],
  wielandstrasse: [
    [5, 0, 5, 0],
    [9, 0, 9, 0],
    [5, 0, 5, 0],
    [5, 0, 5, 5],
    [0, 21, 0, 0],
    [1, 0, 1, 0],
  ],
  heinz: [
    [-12, -12, 12, 12],
    [-2, -2, 2, 2],
    [8, 8, -8, -8],
    [2, 2, -2, -2],
    [-8, -8, 8, 8],
    [8, 8, -24, 8],
    [-12, -12, 12, 12],
  ],
  ddv: [
    [-5, -5, 5, 5],
    [-7, -7, 7, 7],
    [1, 1, -1, -1],
    [5, 5, -5, -5],
    [18, -6, -6, -6],
  ],
  'tc-solo': [
    [2, -2, 2, -2],
    [-3, 3, -3, 3],
    [-8, 24, -8, -8],
    [-24, 72, -24, -24],
    [-12, 36, -12, -12],
    [24, 8, -40, 8],
    [-12, 4, 4, 4],
  ],
};

test.each(RULE_SET_IDS)('%s: the worked cases come out as the sheet says, each with its story', async (ruleSet) => {
  const { cases } = await pageOf(ruleSet);
  expect(cases.map(({ result }) => result?.points)).toEqual(EXPECTED[ruleSet]);
  const stories = Object.keys(de).filter((key) => key.startsWith(`house.${ruleSet}.case.`));
  expect(stories).toHaveLength(WORKED_CASES[ruleSet].length);
});

test.each(RULE_SET_IDS)('%s: every sentence can be said in both languages, whatever the house decided', async (ruleSet) => {
  const { facts } = await pageOf(ruleSet);
  const keys = Object.keys(de).filter((key) => key.startsWith(`house.${ruleSet}.`) || key.startsWith('house.evening.'));
  const variants = RULE_SETS[ruleSet].options.flatMap(({ name, choices }) =>
    choices.map((choice) => ({ ...facts, [name]: String(choice) })),
  );
  for (const language of LANGUAGES)
    for (const variant of [facts, { ...facts, final: 'true', counts: 'placePoints', laterSeating: 'byPlace' }, ...variants])
      for (const key of keys) {
        expect(isMessageKey(key)).toBe(true);
        const sentence = textOf(language, key, variant);
        expect(sentence, key).not.toMatch(/[{}]|\bundefined\b/);
        if (key.includes('.value.')) expect(sentence.split(' | '), key).toHaveLength(2);
      }
});

test('the page of a tournament knows its own options and figures', async () => {
  await desk.run({ type: 'createTournament', ...settingsOf('eselstall'), ruleOptions: { againstSolo: true } });
  const page = await desk.query('rulePage', { tournament: desk.tournament });
  expect(page.options).toContainEqual({ name: 'againstSolo', value: true, usual: false, paragraph: 'Punktwert' });
  expect(page.facts).toMatchObject({ againstSolo: 'true', sessions: 5, four: 8, five: 10, first: 4 });
  // A simply lost solo costs 3 each where the point against the Alten is given in a solo too.
  expect(page.cases.at(-1)?.result?.points).toEqual([3, 3, 3, -9]);
});
