import type { Refusal } from '../result.ts';
import type { FormatSettings } from './format.ts';
import { finalSession, PLAYING_SEATS, plannedGames } from './sessions.ts';

/** Settings that can be played but are seldom meant. */
export const FORMAT_WARNINGS = ['format.gamesNotRounds', 'format.gamesUneven'] as const;
export type FormatWarning = (typeof FORMAT_WARNINGS)[number];

/**
 * What the set-up screen points out: games that are no whole rounds (not everybody deals equally often), and tables of five where a person
 * plays more or fewer games than at a table of four.
 */
export function settingWarnings(settings: FormatSettings): readonly Refusal<FormatWarning>[] {
  const warnings: Refusal<FormatWarning>[] = [];
  const fields = settings.final === null ? (['games'] as const) : (['games', 'final.games'] as const);
  for (const field of fields) {
    const session = field === 'games' ? 1 : (finalSession(settings) ?? 1);
    const four = plannedGames(settings, session, 4);
    const five = plannedGames(settings, session, 5);
    const own = field === 'games' || settings.final?.games.four !== null || settings.final.games.five !== null;
    if (!own) continue;
    if (four % 4 !== 0) warnings.push({ code: 'format.gamesNotRounds', field: `${field}.four`, facts: { size: 4, games: four } });
    if (five % 5 !== 0) warnings.push({ code: 'format.gamesNotRounds', field: `${field}.five`, facts: { size: 5, games: five } });
    else if ((five * PLAYING_SEATS) / 5 !== four) {
      warnings.push({ code: 'format.gamesUneven', field: `${field}.five`, facts: { four, five: (five * PLAYING_SEATS) / 5 } });
    }
  }
  return warnings;
}
