import type { FormatSettings, TableOutcome } from './format.ts';
import { finalSession, sessionsBeforeFinal } from './sessions.ts';

/** A person's session as far as compulsory solos are concerned: was the table finished, how many were played. */
export interface SoloSession {
  readonly session: number;
  readonly finished: boolean;
  readonly compulsorySolos: number;
}

/** Compulsory solos a person still owes, and those that can no longer be played and are to be paid: session number, or null for the evening. */
export interface SoloAccount {
  readonly missing: number;
  readonly due: readonly (number | null)[];
}

/** The account of everybody where there is no compulsory solo. */
export const NOTHING_OWED: SoloAccount = { missing: 0, due: [] };

/**
 * Account of one person (Wielandstrasse II.5: one in the sessions before the final; DDV: one in each session). Sessions of the final
 * do not count. `ticked` are solos of tables that handed in totals only. A second solo pays for nothing. Whoever has not finished a
 * session owes nothing yet.
 */
export function soloAccount(settings: FormatSettings, played: readonly SoloSession[], ticked: number, over: boolean): SoloAccount {
  const final = finalSession(settings);
  const before = played.filter(({ session }) => session !== final);
  switch (settings.compulsorySolo.per) {
    case 'none':
      return NOTHING_OWED;
    case 'tournament': {
      const done = before.reduce((sum, { compulsorySolos }) => sum + compulsorySolos, ticked);
      if (done > 0) return NOTHING_OWED;
      const last = before.some(({ session, finished }) => finished && session === sessionsBeforeFinal(settings));
      const due = last || (over && before.some(({ finished }) => finished));
      return { missing: 1, due: due ? [null] : [] };
    }
    case 'session': {
      // The tick says how many, not in which session: it pays for the earliest ones without.
      const without = before
        .filter(({ compulsorySolos }) => compulsorySolos === 0)
        .sort((a, b) => a.session - b.session)
        .slice(ticked);
      return { missing: without.length, due: without.filter(({ finished }) => finished).map(({ session }) => session) };
    }
  }
}

/** True when no table can play a compulsory solo any more: the last session before the final is finished everywhere, or the final is seated. */
export function solosOver(settings: FormatSettings, outcomes: readonly TableOutcome[]): boolean {
  const last = sessionsBeforeFinal(settings);
  const tables = outcomes.filter(({ session }) => session === last);
  return outcomes.some(({ session }) => session > last) || (tables.length > 0 && tables.every(({ finished }) => finished));
}
