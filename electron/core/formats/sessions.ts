import type { ByTable, FormatSettings, SeatingRule } from './format.ts';

/** Number of the session that is the final, or null. */
export function finalSession({ final, sessions }: FormatSettings): number | null {
  return final === null ? null : sessions;
}

/** How many sessions come before the final; all of them where there is none. */
export function sessionsBeforeFinal({ final, sessions }: FormatSettings): number {
  return final === null ? sessions : sessions - 1;
}

/** How the seats of a session (from 1) come about. */
export function seatingRuleOf(settings: FormatSettings, session: number): SeatingRule {
  if (session === finalSession(settings)) return 'finalGroups';
  return session === 1 ? settings.firstSeating : settings.laterSeating;
}

/** Games a table of `tableSize` plays in a session. */
export function plannedGames(settings: FormatSettings, session: number, tableSize: number): number {
  const games = byTable(settings.games, tableSize);
  if (settings.final === null || session !== finalSession(settings)) return games;
  return byTable(settings.final.games, tableSize) ?? games;
}

/** Time limit of a session in minutes, or null. */
export function plannedMinutes(settings: FormatSettings, tableSize: number): number | null {
  return byTable(settings.minutes, tableSize);
}

/** What a compulsory solo is in a session: it counts, it means nothing in this format, or it is refused (Wielandstrasse VI: none in the final). */
export function compulsorySoloIn(settings: FormatSettings, session: number): 'counts' | 'ignored' | 'refused' {
  if (settings.compulsorySolo.per === 'none') return 'ignored';
  return session === finalSession(settings) ? 'refused' : 'counts';
}

function byTable<T>(figures: ByTable<T>, tableSize: number): T {
  return tableSize > PLAYING_SEATS ? figures.five : figures.four;
}

/** Seats that play a game; at a larger table one sits out. */
export const PLAYING_SEATS = 4;
