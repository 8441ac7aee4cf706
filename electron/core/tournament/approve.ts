import { ok } from '../result.ts';
import { RULE_SETS } from '../rules/ruleSets.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { playingTable } from './decideArrivals.ts';
import { seatsAt } from './decideGame.ts';
import { no, type Tournament } from './guard.ts';
import { missingGames, plannedAt } from './planned.ts';
import { holdsCards, nextGame, playsAt } from './seats.ts';

/**
 * The director's approval of a Valat or of a Kontra against one (TC SOLO 2.10, 2.10.1): before the hand is entered, for the table's
 * next game. It is taken back by undo.
 */
export function approve(t: Tournament, command: Extract<TournamentCommand, { type: 'approve' }>): Decision {
  const { session, table: number, seat, against } = command;
  if (!RULE_SETS[t.settings.ruleSet].approvals) return no('approvalNone');
  const place = playingTable(t, session, number);
  if (!place.ok) return place;
  const table = place.value;
  const game = nextGame(table);
  if (missingGames(t, session, table) === 0) return no('gameListFull', 'game', { planned: plannedAt(t.settings, session, table) });
  if (!Number.isInteger(seat) || !playsAt(table, seat, game)) return no('seatWrong', 'seat', { seats: table.seats.length });
  const person = holdsCards(table, seat, game);
  if (seatsAt(t.settings, table, game).sitsOut === seat) return no('approvalSitsOut', 'seat', { person, game });
  if (table.approvals.some((one) => one.game === game && one.seat === seat && one.against === against))
    return no('approvalTwice', 'seat', { person, game });
  return ok([{ type: 'valatApproved', session, table: number, game, seat, person, against }]);
}
