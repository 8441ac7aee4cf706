import type { Tournament } from '../../core/tournament/model.ts';

/** Orders tournaments by their day, the newest first; given oldest stream first, the one made last stands first among those of one day. */
export function newestFirst(tournaments: readonly Tournament[]): Tournament[] {
  const day = (t: Tournament) => t.settings.date;
  return tournaments.toReversed().sort((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0));
}
