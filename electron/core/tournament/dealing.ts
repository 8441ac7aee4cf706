import { type Dealing, dealsAgain } from '../formats/dealer.ts';
import { PLAYING_SEATS } from '../formats/sessions.ts';
import type { TableState, TournamentSettings } from './model.ts';
import { playingSeats } from './seats.ts';

/**
 * Who deals game `game` of a table, and who sits out. The deal goes round clockwise among those who play; after a compulsory solo the
 * same dealer deals again where the format says so (DDV); a struck game passes nothing on. At a table of five the dealer sits out; of
 * five columns with four people the empty one does. Games not recorded yet are taken to be ordinary ones.
 */
export function dealingOf(settings: Pick<TournamentSettings, 'formatSettings'>, table: TableState, game: number): Dealing {
  const again = dealsAgain(settings.formatSettings);
  let seat = table.firstDealer;
  for (let number = 1; number < game; number++) {
    seat = setAt(table, number) ?? seat;
    const record = table.games[number - 1];
    if (record && (record.voided !== null || (again && record.facts.compulsory))) continue;
    seat = after(table, dealerFrom(table, seat, number));
  }
  const dealer = dealerFrom(table, setAt(table, game) ?? seat, game);
  return { dealer, sitsOut: sitsOutAt(table, game, dealer) };
}

/** Who sits out when `dealer` deals: the dealer of five, or the column nobody plays in. */
export function sitsOutAt(table: TableState, game: number, dealer: number): number | null {
  const playing = playingSeats(table, game);
  if (playing.length > PLAYING_SEATS) return dealer;
  // four people in the first four columns: an ordinary table of four, also when a fifth column came later
  if (playing.every((seat, index) => seat === index)) return null;
  return table.seats.findIndex((_, seat) => !playing.includes(seat));
}

const setAt = (table: TableState, game: number): number | undefined => table.dealsSet.findLast((one) => one.game === game)?.seat;

const after = ({ ring }: TableState, seat: number): number => ring[(ring.indexOf(seat) + 1) % ring.length] ?? seat;

/** The first seat at or after `seat`, clockwise, that plays game `game`. */
function dealerFrom(table: TableState, seat: number, game: number): number {
  const playing = playingSeats(table, game);
  let dealer = seat;
  for (let step = 0; step < table.ring.length && !playing.includes(dealer); step++) dealer = after(table, dealer);
  return dealer;
}
