import { BASE_SETTINGS, PLAIN_FINAL } from './base.ts';
import type { FormatSettings } from './format.ts';

/** Wielandstraße: three group sessions after a plan and a final (VI), a compulsory solo before the final or 15 points less (II.5). */
export const WIELANDSTRASSE: FormatSettings = {
  ...BASE_SETTINGS,
  sessions: 4,
  games: { four: 8, five: 10 },
  compulsorySolo: { per: 'tournament', price: 15, silentSoloCounts: true, sameDealerAgain: false },
  final: PLAIN_FINAL,
  rankingPoints: 'places',
};
