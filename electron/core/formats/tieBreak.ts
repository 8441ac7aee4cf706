import type { FormatSettings, SessionCell } from './format.ts';

/** What a tie-break looks at. `lot`: smaller first, undefined where none was drawn. */
export interface Tied {
  readonly sessions: readonly (SessionCell | null)[];
  readonly solos: number;
  readonly lot: number | undefined;
}

/**
 * Order of two people with equal totals: below 0 if `a` comes first, 0 if they share the place.
 * | tieBreak | compares |
 * | --- | --- |
 * | shared | nothing |
 * | lastSession | the last session's credit, then the one before, ...; who did not play it comes after who did |
 * | bestSession | the best session's credit, then the second best, ... |
 * | soloCount | the number of solos |
 * | lot | the lots; who has none yet comes after who has one, and shares the place with others without |
 */
export function breakTie(tieBreak: FormatSettings['tieBreak'], a: Tied, b: Tied): number {
  switch (tieBreak) {
    case 'shared':
      return 0;
    case 'lastSession':
      return firstDifference(creditsFromLast(a), creditsFromLast(b));
    case 'bestSession':
      return firstDifference(creditsFromBest(a), creditsFromBest(b));
    case 'soloCount':
      return b.solos - a.solos;
    case 'lot':
      return firstDifference([-(a.lot ?? Number.POSITIVE_INFINITY)], [-(b.lot ?? Number.POSITIVE_INFINITY)]);
  }
}

function creditsFromLast({ sessions }: Tied): number[] {
  return sessions.map((cell) => (counts(cell) ? cell.credit : Number.NEGATIVE_INFINITY)).reverse();
}

function creditsFromBest({ sessions }: Tied): number[] {
  return sessions
    .filter(counts)
    .map(({ credit }) => credit)
    .sort((a, b) => b - a);
}

function counts(cell: SessionCell | null): cell is SessionCell {
  return cell !== null && (cell.state === 'counted' || cell.state === 'dropped');
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const mine = a[i] ?? Number.NEGATIVE_INFINITY;
    const other = b[i] ?? Number.NEGATIVE_INFINITY;
    if (mine !== other) return other > mine ? 1 : -1;
  }
  return 0;
}
