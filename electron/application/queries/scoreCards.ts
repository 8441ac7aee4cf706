import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { PLAYING_SEATS, plannedGames } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import type { EntryForm } from '../../core/rules/form.ts';
import { RULE_SETS } from '../../core/rules/ruleSets.ts';
import { seatsAt } from '../../core/tournament/decideGame.ts';
import type { Tournament } from '../../core/tournament/model.ts';
import { plannedAt } from '../../core/tournament/planned.ts';
import type { QueryPorts } from '../queries.ts';
import { findSession, findTable, findTournament, notFound } from './find.ts';

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
  return ok({
    ...frameOf(t, sessionNumber),
    cards: input.table === undefined ? cards : cards.filter((card) => card.table === input.table),
  });
}

/** Cards without names for a session that was not drawn yet: their dealers are those of seat 1 first. Table and card are 0, to be filled in by hand. */
export function queryBlankCards(ports: QueryPorts, input: QueryInput<'blankCards'>): Result<QueryView<'blankCards'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t } = found.value;
  const { formatSettings } = t.settings;
  if (input.session > formatSettings.sessions) return notFound('sessionUnknown', { session: input.session });
  const cards = input.sizes.map((size, at) => ({
    table: 0,
    card: 0,
    seats: Array.from({ length: size }, (_, seat) => ({ person: `${at}-${seat}`, name: '' })),
    firstDealer: 0,
    rows: Array.from({ length: plannedGames(formatSettings, input.session, size) }, (_, index) => {
      const dealer = index % size;
      return { game: index + 1, dealer, sitsOut: size > PLAYING_SEATS ? dealer : null };
    }),
  }));
  return ok({ ...frameOf(t, input.session), cards });
}

/** What all cards of a session share. */
function frameOf({ settings }: Tournament, session: number): Omit<QueryView<'scoreCards'>, 'cards'> {
  const { name, date, place, formatSettings, ruleSet, ruleOptions } = settings;
  const { per, sameDealerAgain } = formatSettings.compulsorySolo;
  const rules = RULE_SETS[ruleSet];
  return {
    tournament: { name, date, place },
    ruleSet,
    session,
    sessions: formatSettings.sessions,
    zeroSum: rules.zeroSum,
    firstDealerAtTable: formatSettings.firstDealer === 'atTable',
    dealsAgain: per !== 'none' && sameDealerAgain,
    columns: columnsOf(rules.form({}, { players: 4, sitsOut: null }, ruleOptions)),
  };
}

/** Column heads of the card in the order of the entry form: each field or group once. */
function columnsOf(form: EntryForm): string[] {
  const heads = form.fields.map((field) => field.group ?? field.label);
  return heads.filter((head, i) => heads.indexOf(head) === i);
}
