import type { Refusal, Result } from '../result.ts';
import { ok } from '../result.ts';
import { approve } from './approve.ts';
import type { TournamentCommand } from './commands.ts';
import { decideAdjustment } from './decideAdjustment.ts';
import { decideArrivals } from './decideArrivals.ts';
import { decideClock } from './decideClock.ts';
import { decideClosing } from './decideClosing.ts';
import { decideDraw } from './decideDraw.ts';
import { decideGame } from './decideGame.ts';
import { decideHall, isHallCommand } from './decideHall.ts';
import { decidePapers } from './decidePapers.ts';
import { decidePeople, setOptions } from './decidePeople.ts';
import { decideSeats } from './decideSeats.ts';
import { decideSettings } from './decideSettings.ts';
import { setTableCounts } from './decideShort.ts';
import { confirmTotals } from './decideTwice.ts';
import type { TournamentEvent } from './events.ts';
import { no, type Tournament } from './guard.ts';
import { redrawAfter } from './redrawAfter.ts';
import { checkRedo, checkUndo } from './undo.ts';

export type Decision = Result<readonly TournamentEvent[], Refusal>;

/**
 * What a command leads to: the events to append, or why not. Pure; a refusal changes nothing.
 * `t` is undefined before the tournament exists.
 */
export function decide(t: Tournament | undefined, command: TournamentCommand): Decision {
  if (command.type === 'createTournament') return t ? no('tournamentExists') : decideSettings(undefined, command);
  if (!t) return no('tournamentUnknown');
  if (command.type === 'undo') {
    const allowed = checkUndo(t, command.commandId);
    return allowed.ok ? ok([{ type: 'undone', commandId: command.commandId }]) : allowed;
  }
  if (command.type === 'redo') {
    const allowed = checkRedo(t, command.commandId);
    return allowed.ok ? ok([{ type: 'redone', commandId: command.commandId }]) : allowed;
  }
  if (isHallCommand(command)) return decideHall(t, command);
  if (command.type === 'reopenTournament') return t.final ? ok([{ type: 'tournamentReopened' }]) : no('tournamentIsOpen');
  if (command.type === 'setSeries')
    return command.series === t.series ? no('seriesUnchanged', 'series') : ok([{ type: 'seriesSet', series: command.series }]);
  if (command.type === 'setPrizes' || command.type === 'setCertificate') return decidePapers(command);
  if (t.final) return no('tournamentIsClosed');
  switch (command.type) {
    case 'changeSettings':
      return decideSettings(t, command);
    case 'register':
    case 'withdraw':
    case 'setPresence':
    case 'setPaid':
    case 'setNumber':
      return decidePeople(t, command);
    case 'setOptions':
      return setOptions(command);
    case 'sitDown':
    case 'leave':
    case 'pause':
    case 'substitute':
      return decideArrivals(t, command);
    case 'swapSeats':
      return redrawAfter(t, command.session, command.seats, decideSeats(t, command));
    case 'setNextDealer':
      return decideSeats(t, command);
    case 'approve':
      return approve(t, command);
    case 'setTableCounts':
      return redrawAfter(t, command.session, command.seats, setTableCounts(t, command));
    case 'confirmTotals':
      return confirmTotals(t, command);
    case 'startClock':
    case 'pauseClock':
    case 'resumeClock':
    case 'setExtraTime':
      return decideClock(t, command);
    case 'setWishes':
    case 'adoptDraw':
    case 'discardDraw':
    case 'releaseDraw':
    case 'setFirstDealer':
      return decideDraw(t, command);
    case 'recordGame':
    case 'recordGameByHand':
    case 'recordTotals':
      return decideGame(t, command);
    case 'correctGame':
    case 'correctGameByHand':
    case 'voidGame':
    case 'correctTotals':
      return redrawAfter(t, command.session, command.seats, decideGame(t, command));
    case 'adjust':
    case 'withdrawAdjustment':
    case 'settleTie':
      return decideAdjustment(t, command);
    case 'closeTable':
    case 'reopenTable':
    case 'closeSession':
    case 'closeTournament':
      return decideClosing(t, command);
  }
}
