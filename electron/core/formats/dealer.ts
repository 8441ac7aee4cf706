import { nextBelow, type RngState } from '../rng.ts';
import type { FormatSettings } from './format.ts';
import { PLAYING_SEATS } from './sessions.ts';

/** Who deals, and who sits out: at a table of five the dealer, at a table of four nobody. Seats from 0. */
export interface Dealing {
  readonly dealer: number;
  readonly sitsOut: number | null;
}

/** Seat that deals first at a table, before the organizer says otherwise, and the generator's next state. */
export function firstDealerOf(settings: FormatSettings, tableSize: number, state: RngState): [number, RngState] {
  return settings.firstDealer === 'lot' ? nextBelow(state, tableSize) : [0, state];
}

/** Does a dealer deal again after a compulsory solo (DDV)? */
export const dealsAgain = ({ compulsorySolo: { per, sameDealerAgain } }: FormatSettings): boolean => per !== 'none' && sameDealerAgain;

/**
 * Dealer of the next game of a session. The deal goes round clockwise; after a compulsory solo the same dealer deals again where the
 * format says so (DDV), also at a table of five. `games` are those recorded so far, in order.
 */
export function dealerOf(
  settings: FormatSettings,
  tableSize: number,
  firstDealer: number,
  games: readonly { readonly compulsory: boolean }[],
): Dealing {
  const again = dealsAgain(settings);
  const passed = games.filter(({ compulsory }) => !(again && compulsory)).length;
  const dealer = (firstDealer + passed) % tableSize;
  return { dealer, sitsOut: tableSize > PLAYING_SEATS ? dealer : null };
}
