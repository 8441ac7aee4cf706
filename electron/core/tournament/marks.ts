import type { Facts } from '../result.ts';
import { RULE_SETS } from '../rules/ruleSets.ts';
import type { TableState, Tournament } from './model.ts';
import { openSolosAt } from './openSolos.ts';
import { plannedAt } from './planned.ts';

/** What a table's list shows about itself, without a word of blame. Sentences: `mark.<code>` in contract/texts. */
export const MARK_CODES = ['sumsZero', 'sumsOff', 'evenOdd', 'evenOddOff', 'gamesMissing', 'gamesOver', 'compulsoryOpen'] as const;
export type MarkCode = (typeof MARK_CODES)[number];

/** `games`: numbers of the rows, where the list is one of games; without them it is the row of the totals. */
export interface Mark {
  readonly code: MarkCode;
  readonly facts: Facts;
}

/**
 * Marks of a list: sums of its rows where the house writes plus and minus, all even or all odd where its sheet checks that (DDV, not at
 * a table of five), more or fewer games than planned, whose compulsory solo is open (a fact `people` with ids).
 */
export function marksOf(t: Tournament, session: number, table: TableState): readonly Mark[] {
  const { zeroSum, evenOdd } = RULE_SETS[t.settings.ruleSet];
  const rows: readonly Row[] = table.totals
    ? [{ number: null, points: table.totals.points }]
    : table.games.filter((game) => game.voided === null).map(({ number, result }) => ({ number, points: result.points }));
  const marks: Mark[] = [];
  const check = (fine: MarkCode, off: MarkCode, wrong: readonly Row[]) => {
    const games = wrong.flatMap(({ number }) => (number === null ? [] : [String(number)]));
    marks.push(wrong.length === 0 ? { code: fine, facts: { count: rows.length } } : { code: off, facts: { count: games.length, games } });
  };
  if (rows.length > 0 && zeroSum)
    check(
      'sumsZero',
      'sumsOff',
      rows.filter(({ points }) => points.reduce((sum, one) => sum + one, 0) !== 0),
    );
  if (rows.length > 0 && evenOdd && table.seats.length === 4)
    check(
      'evenOdd',
      'evenOddOff',
      rows.filter(({ points }) => points.some((one) => (one - (points[0] ?? 0)) % 2 !== 0)),
    );
  const planned = plannedAt(t.settings, session, table);
  if (!table.totals && rows.length !== planned) {
    const facts = { played: rows.length, planned, difference: Math.abs(planned - rows.length) };
    marks.push({ code: rows.length < planned ? 'gamesMissing' : 'gamesOver', facts });
  }
  const people = openSolosAt(t, session, table);
  if (people.length > 0) marks.push({ code: 'compulsoryOpen', facts: { people } });
  return marks;
}

interface Row {
  readonly number: number | null;
  readonly points: readonly number[];
}
