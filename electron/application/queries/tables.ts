import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { GameView, Refused, TableCardView } from '../../contract/views.ts';
import { scaleOf, sessionCredits } from '../../core/formats/credits.ts';
import { compulsorySoloIn, plannedGames } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import { RULE_SETS } from '../../core/rules/ruleSets.ts';
import { decide } from '../../core/tournament/decide.ts';
import { missingGames } from '../../core/tournament/decideClosing.ts';
import { dealingOf, scoreAt } from '../../core/tournament/decideGame.ts';
import { evolve } from '../../core/tournament/evolve.ts';
import {
  type GameRecord,
  type SessionState,
  type TableState,
  type TableTotals,
  type Tournament,
  tablePoints,
} from '../../core/tournament/model.ts';
import { openSolosAt, secondSolo } from '../../core/tournament/openSolos.ts';
import { standingsOf } from '../../core/tournament/standing.ts';
import { type NameOf, refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findSession, findTable, findTournament } from './find.ts';

/** A card per table of a session (the current one if not said). */
export function queryTables(ports: QueryPorts, input: QueryInput<'tables'>): Result<QueryView<'tables'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const session = findSession(t, input.session);
  if (!session.ok) return session;
  const { number, released, closed, tables } = session.value;
  const settings = t.settings.formatSettings;
  return ok({
    seq: t.seq,
    session: number,
    sessions: settings.sessions,
    released,
    closed,
    scale: scaleOf(settings),
    tables: [...tables].sort((a, b) => a.number - b.number).map((table) => tableCard(t, session.value, table, name)),
  });
}

const counts = (game: GameRecord): boolean => game.voided === null;

/** May games be entered at this table? */
const takesGames = (t: Tournament, { number, released, closed }: SessionState, table: TableState): boolean =>
  released && !closed && !table.closed && table.totals === null && missingGames(t, number, table) > 0;

function tableCard(t: Tournament, session: SessionState, table: TableState, name: NameOf): TableCardView {
  const points = tablePoints(table);
  const credits = table.closed ? sessionCredits(t.settings.formatSettings, points) : null;
  const lastGame = table.games.findLast(counts);
  const { totals } = table;
  return {
    number: table.number,
    seats: table.seats.map((person, seat) => ({ person, name: name(person), points: points[seat] ?? 0, credit: credits?.[seat] ?? null })),
    planned: plannedGames(t.settings.formatSettings, session.number, table.seats.length),
    played: table.games.filter(counts).length,
    totals: totals !== null,
    closed: table.closed,
    missing: missingGames(t, session.number, table),
    nextGame: takesGames(t, session, table) ? table.games.length + 1 : null,
    last: totals
      ? { game: null, value: 0, winner: null, time: totals.time }
      : lastGame
        ? { game: lastGame.number, value: lastGame.result.value, winner: lastGame.result.winner, time: lastGame.time }
        : null,
  };
}

/** A table's whole list. */
export function queryTable(ports: QueryPorts, input: QueryInput<'table'>): Result<QueryView<'table'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const place = findTable(t, input.session, input.table);
  if (!place.ok) return place;
  const { session, table } = place.value;
  const planned = plannedGames(t.settings.formatSettings, session.number, table.seats.length);
  const open = takesGames(t, session, table);
  const game = table.games.length + 1;
  return ok({
    seq: t.seq,
    session: session.number,
    sessions: t.settings.formatSettings.sessions,
    table: table.number,
    seats: table.seats.map((person) => ({ person, name: name(person) })),
    firstDealer: table.firstDealer,
    planned,
    games: table.games.map(gameView),
    totals: table.totals && totalsView(table.totals),
    compulsory: compulsorySoloIn(t.settings.formatSettings, session.number),
    compulsoryOpen: openSolosAt(t, session.number, table).map((person) => ({ person, name: name(person) })),
    sums: tablePoints(table),
    closed: table.closed,
    sessionClosed: session.closed,
    next: open ? { game, ...dealingOf(t.settings, table, game) } : null,
    zeroSum: RULE_SETS[t.settings.ruleSet].zeroSum,
    scale: scaleOf(t.settings.formatSettings),
  });
}

const totalsView = ({ points, compulsory, reason, earlier }: TableTotals) => ({ points, compulsory, reason, earlier });

function gameView({ number, entry, result, facts, dealer, sitsOut, reason, voided, earlier, time }: GameRecord): GameView {
  return { number, entry, byHand: entry === null, kind: facts.kind, result, dealer, sitsOut, reason, voided, earlier, time };
}

/** Form and reckoning of a draft at its place. Scoring is the function that records. */
export function queryPreview(ports: QueryPorts, input: QueryInput<'preview'>): Result<QueryView<'preview'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const place = findTable(t, input.session, input.table);
  if (!place.ok) return place;
  const { table } = place.value;
  const { dealer, sitsOut } = table.games[input.game - 1] ?? dealingOf(t.settings, table, input.game);
  const context = { players: table.seats.length === 5 ? (5 as const) : (4 as const), sitsOut };
  const form = RULE_SETS[t.settings.ruleSet].form(input.draft, context, t.settings.ruleOptions);
  const scored = scoreAt(t, input.session, table, input.game, form.entry);
  const second = scored.ok ? secondSolo(t, input.session, table, input.game, scored.value) : null;
  return ok({
    form,
    result: scored.ok ? scored.value.result : null,
    refused: scored.ok ? null : refused(scored.error, name),
    warnings: second ? [refused(second, name)] : [],
    dealer,
    sitsOut,
  });
}

/** What a correction would move: points at the table and places in the standings, without recording anything. */
export function queryCorrection(ports: QueryPorts, input: QueryInput<'correction'>): Result<QueryView<'correction'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const place = findTable(t, input.session, input.table);
  if (!place.ok) return place;
  const scale = scaleOf(t.settings.formatSettings);
  const before = tablePoints(place.value.table);
  const decided = decide(t, commandOf(input));
  if (!decided.ok) return ok({ refused: refused(decided.error, name), before, after: before, standings: [], scale });
  let changed: Tournament = t;
  for (const event of decided.value) changed = { ...changed, ...evolve(changed, event, t.id, 0) };
  const table = findTable(changed, input.session, input.table);
  const now = new Map(standingsOf(t).map((row) => [row.person, row]));
  const standings = standingsOf(changed).flatMap((row) => {
    const was = now.get(row.person);
    if (!was || (was.place === row.place && was.total === row.total)) return [];
    return [{ name: name(row.person), placeBefore: was.place, placeAfter: row.place, totalBefore: was.total, totalAfter: row.total }];
  });
  return ok({ refused: null, before, after: table.ok ? tablePoints(table.value.table) : before, standings, scale });
}

/** The command that would be sent; the reason is asked for when it is saved. */
function commandOf({ session, table, game, entry, points }: QueryInput<'correction'>) {
  const reason = '...';
  if (game === undefined) return { type: 'correctTotals' as const, session, table, points: points ?? [], reason };
  if (points !== undefined) return { type: 'correctGameByHand' as const, session, table, game, points, reason };
  return entry === undefined
    ? { type: 'voidGame' as const, session, table, game, reason }
    : { type: 'correctGame' as const, session, table, game, entry, reason };
}
