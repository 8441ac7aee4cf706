import { eselstall } from '../../electron/core/rules/doppelkopf/eselstall.ts';
import type { House } from '../../electron/core/rules/doppelkopf/house.ts';

/**
 * The worked example of electron/core/EXTENDING.md: a house that plays as the Eselstall does, but Re and Kontra add 2 each instead of
 * doubling, and the organizer may choose. A real house has an id of its own, added to RULE_SET_IDS.
 */
export const exampleHouse = {
  ...eselstall,
  version: 1,
  rules: {
    ...eselstall.rules,
    said: 'add',
    // Where the sheet says so; shown beside the line.
    paragraphs: { ...eselstall.rules.paragraphs, re: 'Ansagen', kontra: 'Ansagen' },
  },
  options: [...eselstall.options, { name: 'said', choices: ['add', 'double'], paragraph: 'Ansagen', open: true }],
} as const satisfies House;
