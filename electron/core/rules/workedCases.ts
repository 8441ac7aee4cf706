import type { RuleSetId } from './ruleSet.ts';

/**
 * Games for the rule page of each house, taken from the worked cases of its rule sheet (rules/*.md). What happened stands in the
 * texts `house.<rule set>.case.<n>`, counted from 1; points and lines are computed under the options in force.
 */
export const WORKED_CASES = {
  eselstall: [
    { kind: 'normal', re: [0, 1], reEyes: 115, calls: ['re', 'kontra'] },
    { kind: 'solo', solo: 'herz', re: [0], reEyes: 121, calls: ['re'] },
    { kind: 'normal', re: [0, 1], reEyes: 172, calls: ['re', 're:90', 're:60'] },
    { kind: 'normal', re: [0, 1], reEyes: 120, calls: ['kontra'] },
    { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re'], bonus: { re: { fuchs: 1 } } },
    { kind: 'normal', re: [0, 1], reEyes: 121, bonus: { kontra: { fuchs: 1, karlchen: 1 } } },
    { kind: 'solo', solo: 'damen', re: [3], reEyes: 100 },
  ],
  wielandstrasse: [
    { kind: 'normal', re: [0, 2], reEyes: 130, calls: ['kontra', 'kontra:90'] },
    { kind: 'normal', re: [0, 2], reEyes: 160, calls: ['re', 're:90', 'kontra', 'kontra:90'] },
    { kind: 'normal', re: [0, 2], reEyes: 120, calls: ['re', 'kontra'] },
    { kind: 'solo', solo: 'damen', re: [1], reEyes: 80, calls: ['re'] },
    { kind: 'misplay', of: 'solo', solo: 'damen', re: [1], offender: 3, calls: ['re'] },
    { kind: 'normal', re: [0, 2], reEyes: 121, bonus: { kontra: { fuchs: 1 } } },
  ],
  heinz: [
    { kind: 'normal', re: [0, 1], reEyes: 55, calls: ['kontra', 'kontra:90'] },
    { kind: 'normal', re: [0, 1], reEyes: 120 },
    { kind: 'normal', re: [0, 1], reEyes: 95, calls: ['kontra', 'kontra:90'] },
    { kind: 'normal', re: [0, 1], reEyes: 160, calls: ['re'], bonus: { kontra: { fuchs: 1 } } },
    { kind: 'hochzeit', re: [0, 1], reEyes: 100, calls: ['kontra'] },
    { kind: 'solo', solo: 'buben', re: [2], reEyes: 120, calls: ['kontra'] },
    { kind: 'misplay', of: 'normal', re: [0, 1], offender: 0, calls: ['re'] },
  ],
  ddv: [
    { kind: 'normal', re: [0, 1], reEyes: 80, calls: ['kontra'] },
    { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re', 're:90', 're:60'] },
    { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re', 're:90', 'kontra', 'kontra:90'] },
    { kind: 'normal', re: [0, 1], reEyes: 120, calls: ['kontra', 'kontra:90'] },
    { kind: 'solo', solo: 'still', re: [0], reEyes: 216, calls: ['re'] },
  ],
  'tc-solo': [
    { kind: 'rufer', declarers: [0, 2], declarerEyes: 60 },
    { kind: 'rufer', declarers: [0, 2], declarerEyes: 50, pagat: { by: 'declarers', kontra: 1, made: false } },
    { kind: 'solo', declarers: [1], declarerEyes: 70, trull: 'declarers', pagatStill: 'declarers' },
    { kind: 'solo', declarers: [1], declarerEyes: 88, valat: { by: 'declarers', kontra: 0, made: true, approved: true } },
    { kind: 'solo', declarers: [1], declarerEyes: 88, valat: { by: 'declarers', kontra: 0, made: true, approved: false } },
    { kind: 'renonce', of: 'solo', declarers: [0], offender: 2, kontra: 0, pagat: { by: 'declarers', kontra: 0 } },
    { kind: 'solo', declarers: [0], mussSolo: true, declined: 'kontra' },
  ],
} as const satisfies { readonly [id in RuleSetId]: readonly object[] };
