import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import type { EntryForm } from '../../core/rules/form.ts';
import { RULE_SETS } from '../../core/rules/ruleSets.ts';
import { seatsAt } from '../../core/tournament/decideGame.ts';
import { plannedAt } from '../../core/tournament/planned.ts';
import type { QueryPorts } from '../queries.ts';
import { findSession, findTable, findTournament } from './find.ts';

/** Score cards of a session's tables, or of one of them. The cards are numbered through the tournament. */
export function queryScoreCards(ports: QueryPorts, input: QueryInput<'scoreCards'>): Result<QueryView<'scoreCards'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const session = findSession(t, input.session);
  if (!session.ok) return session;
  const { number: sessionNumber, tables } = session.value;
  if (input.table !== undefined) {
    const known = findTable(t, sessionNumber, input.table);
    if (!known.ok) return known;
  }
  const rules = RULE_SETS[t.settings.ruleSet];
  const cardsBefore = t.sessions.slice(0, sessionNumber - 1).reduce((sum, s) => sum + s.tables.length, 0);
  const ordered = [...tables].sort((a, b) => a.number - b.number);
  const cards = ordered.map((table, index) => {
    const planned = plannedAt(t.settings, sessionNumber, table);
    return {
      table: table.number,
      card: cardsBefore + index + 1,
      seats: table.seats.map((person) => ({ person, name: name(person) })),
      firstDealer: table.firstDealer,
      rows: Array.from({ length: planned }, (_, index) => {
        const { dealer, sitsOut } = seatsAt(t.settings, table, index + 1);
        return { game: index + 1, dealer, sitsOut };
      }),
    };
  });
  const { name: title, date, place, formatSettings } = t.settings;
  const { per, sameDealerAgain } = formatSettings.compulsorySolo;
  return ok({
    tournament: { name: title, date, place },
    ruleSet: t.settings.ruleSet,
    session: sessionNumber,
    sessions: formatSettings.sessions,
    zeroSum: rules.zeroSum,
    firstDealerAtTable: formatSettings.firstDealer === 'atTable',
    dealsAgain: per !== 'none' && sameDealerAgain,
    columns: columnsOf(rules.form({}, { players: 4, sitsOut: null }, t.settings.ruleOptions)),
    cards: input.table === undefined ? cards : cards.filter((card) => card.table === input.table),
  });
}

/** Column heads of the card in the order of the entry form: each field or group once. */
function columnsOf(form: EntryForm): string[] {
  const heads = form.fields.map((field) => field.group ?? field.label);
  return heads.filter((head, i) => heads.indexOf(head) === i);
}
