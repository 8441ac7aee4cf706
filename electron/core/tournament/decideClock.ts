import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no, openTable } from './guard.ts';
import { sessionOf, type Tournament } from './model.ts';

type ClockCommand = Extract<TournamentCommand, { type: 'startClock' | 'pauseClock' | 'resumeClock' | 'setExtraTime' }>;

const MOST_MINUTES = 600;

/** The clock of the session that plays. Nothing but these commands moves it; when the time is up nothing happens by itself. */
export function decideClock(t: Tournament, command: ClockCommand): Decision {
  if (command.type === 'startClock') {
    const { session: number, minutes } = command;
    const session = sessionOf(t, number);
    if (!session) return no('sessionUnknown', 'session', { session: number });
    if (!session.released) return no('sessionNotReleased', 'session', { session: number });
    if (session.closed) return no('sessionIsClosed', 'session', { session: number });
    if (!whole(minutes, 1)) return no('clockMinutesWrong', 'minutes', { most: MOST_MINUTES });
    return ok([{ type: 'clockStarted', session: number, minutes }]);
  }
  const { clock } = t;
  if (!clock) return no('clockNone');
  switch (command.type) {
    case 'pauseClock':
      return clock.endsAt === null ? no('clockUnchanged') : ok([{ type: 'clockPaused' }]);
    case 'resumeClock':
      return clock.leftMs === null ? no('clockUnchanged') : ok([{ type: 'clockResumed' }]);
    case 'setExtraTime': {
      const { table, minutes } = command;
      const place = openTable(t, clock.session, table);
      if (!place.ok) return place;
      if (!whole(minutes, 0)) return no('clockMinutesWrong', 'minutes', { most: MOST_MINUTES });
      return ok([{ type: 'extraTimeSet', session: clock.session, table, minutes }]);
    }
  }
}

const whole = (minutes: number, least: number): boolean => Number.isSafeInteger(minutes) && minutes >= least && minutes <= MOST_MINUTES;
