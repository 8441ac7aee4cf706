import type { FinalSettings, FormatSettings } from './format.ts';

/** What no sheet decides: the common ground from which each format names its differences. */
export const BASE_SETTINGS: FormatSettings = {
  sessions: 3,
  games: { four: 8, five: 10 },
  minutes: { four: null, five: null },
  tables: 'fewestFives',
  firstSeating: 'fewestRepeats',
  laterSeating: 'fewestRepeats',
  firstDealer: 'seatOne',
  counts: 'points',
  placePoints: [4, 3, 2, 1, 1],
  equalAtTable: 'betterPlace',
  negativeShare: 'tenth',
  dropWorst: false,
  tieBreak: 'shared',
  compulsorySolo: { per: 'none', price: 0, silentSoloCounts: true, sameDealerAgain: false },
  final: null,
  rankingPoints: 'none',
  rankingTies: 'betterPlace',
  stakeCents: null,
};

/** A final as the sheet of Wielandstrasse has it (VI); what `final: {}` and a ticked final mean. */
export const PLAIN_FINAL: FinalSettings = { winnersTable: 4, winnersCarry: false, games: { four: null, five: null } };
