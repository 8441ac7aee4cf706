import type { FormatSettings, SessionCell } from './format.ts';

/** What a tie-break looks at. */
export interface Tied {
  readonly sessions: readonly (SessionCell | null)[];
  readonly solos: number;
}

const LAST = Number.NEGATIVE_INFINITY;

/**
 * Figures that order people with equal totals: the first that differs decides, the higher one comes first; where none differs the
 * place is shared. A missing figure comes last.
 * | tieBreak | figures |
 * | --- | --- |
 * | shared | none |
 * | lastSession | the last session's credit, then the one before, ...; who did not play it comes after who did |
 * | bestSession | the best session's credit, then the second best, ... |
 * | soloCount | the number of solos |
 * | lot | the lot, smaller first; who has none yet comes after who has one |
 */
export function tieBreakers(tieBreak: FormatSettings['tieBreak'], { sessions, solos }: Tied, lot: number | undefined): readonly number[] {
  switch (tieBreak) {
    case 'shared':
      return [];
    case 'lastSession':
      return sessions.map((cell) => (counts(cell) ? cell.credit : LAST)).reverse();
    case 'bestSession':
      return sessions
        .filter(counts)
        .map(({ credit }) => credit)
        .sort((a, b) => b - a);
    case 'soloCount':
      return [solos];
    case 'lot':
      return [lot === undefined ? LAST : -lot];
  }
}

/** Below 0 if the figures `a` come before `b`, 0 if they are equal. */
export function compareTieBreakers(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const mine = a[i] ?? LAST;
    const other = b[i] ?? LAST;
    if (mine !== other) return other > mine ? 1 : -1;
  }
  return 0;
}

function counts(cell: SessionCell | null): cell is SessionCell {
  return cell !== null && (cell.state === 'counted' || cell.state === 'dropped');
}
