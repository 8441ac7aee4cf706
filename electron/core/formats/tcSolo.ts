import { BASE_SETTINGS } from './base.ts';
import type { FormatSettings } from './format.ts';

/** Tarock-Club SOLO: the sheet covers the game only; sessions by lot, sum of points, and a championship that adds up evenings (1.1). */
export const TC_SOLO: FormatSettings = {
  ...BASE_SETTINGS,
  games: { four: 16, five: 20 },
  firstSeating: 'lot',
  laterSeating: 'lot',
  rankingPoints: 'total',
};
