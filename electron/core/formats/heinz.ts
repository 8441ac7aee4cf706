import { BASE_SETTINGS } from './base.ts';
import type { FormatSettings } from './format.ts';

/** Béi Chéz Heinz: sessions of two rounds, new tables and a first dealer by lot each time, sum of plus and minus ("Ablauf"). */
export const HEINZ: FormatSettings = {
  ...BASE_SETTINGS,
  games: { four: 8, five: 10 },
  firstDealer: 'lot',
};
