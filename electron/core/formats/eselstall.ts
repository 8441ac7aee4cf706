import { BASE_SETTINGS } from './base.ts';
import type { FormatSettings } from './format.ts';

/** Eselstall Königswinter: five sessions of two rounds, tables re-formed by place ("Turnierlänge"), place points and a tenth ("Turnier-Zählweise"). */
export const ESELSTALL: FormatSettings = {
  ...BASE_SETTINGS,
  sessions: 5,
  games: { four: 8, five: 10 },
  firstSeating: 'lot',
  laterSeating: 'byPlace',
  firstDealer: 'atTable',
  counts: 'placePoints',
  placePoints: [4, 3, 2, 1, 1],
  equalAtTable: 'betterPlace',
  negativeShare: 'tenth',
};
