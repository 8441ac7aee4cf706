import { drawLots } from '../formats/lots.ts';
import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no, reasonOf } from './guard.ts';
import { entrantOf, sessionOf, type Tournament } from './model.ts';
import { tiesOf } from './standing.ts';
import { sameTie } from './ties.ts';

type Adjusting = Extract<TournamentCommand, { type: 'adjust' | 'withdrawAdjustment' | 'settleTie' }>;

const MOST_POINTS = 100_000;

/** What the organizer decides beside the games: points with a reason, and the order of equal totals. */
export function decideAdjustment(t: Tournament, command: Adjusting): Decision {
  switch (command.type) {
    case 'adjust': {
      const { person, session, points } = command;
      if (!entrantOf(t, person)) return no('personNotIn', 'person', { person });
      if (session !== null && !sessionOf(t, session)) return no('sessionUnknown', 'session', { session });
      if (session !== null && !sessionOf(t, session)?.released) return no('sessionNotReleased', 'session', { session });
      if (!Number.isSafeInteger(points) || points === 0 || Math.abs(points) > MOST_POINTS)
        return no('adjustmentPointsWrong', 'points', { most: MOST_POINTS });
      const reason = reasonOf(command.reason);
      if (!reason.ok) return reason;
      const adjustment = (t.adjustments.at(-1)?.number ?? 0) + 1;
      return ok([{ type: 'adjusted', adjustment, person, session, points, reason: reason.value }]);
    }
    case 'withdrawAdjustment': {
      const made = t.adjustments.find(({ number }) => number === command.adjustment);
      if (!made) return no('adjustmentUnknown', 'adjustment');
      const { number, person, points } = made;
      if (made.withdrawn !== null) return no('adjustmentWithdrawn', 'adjustment', { person });
      const reason = reasonOf(command.reason);
      return reason.ok ? ok([{ type: 'adjustmentWithdrawn', adjustment: number, person, points, reason: reason.value }]) : reason;
    }
    case 'settleTie': {
      if (t.settings.formatSettings.tieBreak !== 'lot') return no('tieNotByLot');
      const tie = tiesOf(t).find(({ people }) => sameTie(people, command.people));
      if (!tie) return no('tieUnknown', 'people', { people: command.people });
      const { seed } = command;
      if (seed === null) return ok([{ type: 'tieSettled', people: command.people, by: 'hand', seed }]);
      const lots = drawLots(seed, tie.people);
      const people = [...tie.people].sort((a, b) => (lots[a] ?? 0) - (lots[b] ?? 0));
      return ok([{ type: 'tieSettled', people, by: 'lot', seed }]);
    }
  }
}
