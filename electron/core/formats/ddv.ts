import { BASE_SETTINGS } from './base.ts';
import type { FormatSettings } from './format.ts';

/** Deutscher Doppelkopf-Verband: lists of 24 or 30 games against the clock, a compulsory solo per session and person, seat 1 deals first. */
export const DDV: FormatSettings = {
  ...BASE_SETTINGS,
  games: { four: 24, five: 30 },
  minutes: { four: 100, five: 125 },
  firstSeating: 'lot',
  compulsorySolo: { per: 'session', price: 0, silentSoloCounts: false, sameDealerAgain: true },
};
