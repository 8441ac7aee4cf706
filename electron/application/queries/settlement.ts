import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { pointsToSettle, settle } from '../../core/formats/settlement.ts';
import { ok, type Result } from '../../core/result.ts';
import { standingsInput } from '../../core/tournament/standing.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** Points times the stake: who pays what into the pot and who takes what out. People who finished no table and were not adjusted are left out. */
export function querySettlement(ports: QueryPorts, input: QueryInput<'settlement'>): Result<QueryView<'settlement'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const { stakeCents } = t.settings.formatSettings;
  const tables = standingsInput(t);
  const tablesOpen = tables.outcomes.filter(({ finished }) => !finished).length;
  if (stakeCents === null) return ok({ seq: t.seq, stakeCents, rows: [], paidIn: 0, paidOut: 0, pot: 0, tablesOpen });
  const concerned = new Set([
    ...tables.outcomes.flatMap(({ finished, seats }) => (finished ? seats : [])),
    ...tables.adjustments.map(({ person }) => person),
  ]);
  const numbers = new Map(t.entrants.map(({ person, number }) => [person, number]));
  const { rows, ...pot } = settle(
    stakeCents,
    pointsToSettle(tables).filter(({ person }) => concerned.has(person)),
  );
  return ok({
    seq: t.seq,
    stakeCents,
    rows: rows
      .map((row) => ({ ...row, name: name(row.person), number: numbers.get(row.person) ?? 0 }))
      .sort((a, b) => b.cents - a.cents || a.number - b.number),
    ...pot,
    tablesOpen,
  });
}
