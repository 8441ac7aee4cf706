import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { GameView, Refused, SeatView, TableCardView } from '../../contract/views.ts';
import { scaleOf, sessionCredits } from '../../core/formats/credits.ts';
import { compulsorySoloIn } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import { RULE_SETS } from '../../core/rules/ruleSets.ts';
import { contextAt, scoreAt, seatsAt } from '../../core/tournament/decideGame.ts';
import { forecastEnd } from '../../core/tournament/forecast.ts';
import { marksOf } from '../../core/tournament/marks.ts';
import {
  type GameRecord,
  type SessionState,
  type TableState,
  type TableTotals,
  type Tournament,
  tablePoints,
} from '../../core/tournament/model.ts';
import { openSolosAt, secondSolo } from '../../core/tournament/openSolos.ts';
import { missingGames, plannedAt } from '../../core/tournament/planned.ts';
import { chairOf, nextGame, playsAt, standInAt, tookPart } from '../../core/tournament/seats.ts';
import { type NameOf, namedFacts, refused } from '../names.ts';
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
    forecast: tables.flatMap((table) => {
      const endsAt = closed || table.closed || table.totals ? null : forecastEnd(table.games, missingGames(t, number, table));
      return endsAt === null ? [] : [{ table: table.number, endsAt }];
    }),
  });
}

const counts = (game: GameRecord): boolean => game.voided === null;

/** May games be entered at this table? */
const takesGames = (t: Tournament, { number, released, closed }: SessionState, table: TableState): boolean =>
  released && !closed && !table.closed && table.totals === null && missingGames(t, number, table) > 0;

function tableCard(t: Tournament, session: SessionState, table: TableState, name: NameOf): TableCardView {
  const points = tablePoints(table);
  const credits = creditsOf(t, table);
  const lastGame = table.games.findLast(counts);
  const { totals } = table;
  return {
    number: table.number,
    seats: table.seats.map((_, seat) => ({ ...seatView(table, seat, name), points: points[seat] ?? 0, credit: credits.get(seat) ?? null })),
    planned: plannedAt(t.settings, session.number, table),
    played: table.games.filter(counts).length,
    totals: totals !== null,
    closed: table.closed,
    missing: missingGames(t, session.number, table),
    closedReason: table.short?.reason ?? null,
    counts: table.counts,
    second: secondEntry(t, session, table),
    nextGame: takesGames(t, session, table) ? table.games.length + 1 : null,
    last: totals
      ? { game: null, value: 0, winner: null, time: totals.time }
      : lastGame
        ? { game: lastGame.number, value: lastGame.result.value, winner: lastGame.result.winner, time: lastGame.time }
        : null,
  };
}

/** What a finished table counts, by seat; nobody has a credit who played nothing that counts. */
function creditsOf(t: Tournament, table: TableState): ReadonlyMap<number, number> {
  if (!table.closed || table.counts === 'nothing') return new Map();
  const seats = table.seats.map((_, seat) => seat).filter((seat) => tookPart(table, seat));
  const points = tablePoints(table);
  const credits = sessionCredits(
    t.settings.formatSettings,
    seats.map((seat) => points[seat] ?? 0),
  );
  return new Map(seats.map((seat, index) => [seat, credits[index] ?? 0]));
}

/** A column of the list: where its person sits, and which games he plays. */
function seatView(table: TableState, seat: number, name: NameOf): SeatView {
  const game = nextGame(table);
  const person = table.seats[seat] ?? '';
  const stints = table.stints[seat] ?? [];
  const plays = playsAt(table, seat, game);
  const standIn = plays ? standInAt(table, seat, game)?.person : undefined;
  return {
    person,
    name: name(person),
    chair: chairOf(table, seat),
    plays,
    from: stints[0]?.from ?? 1,
    until: stints.at(-1)?.until ?? null,
    standIn: standIn === undefined ? null : { person: standIn, name: name(standIn) },
  };
}

/** Is the second entry of the result wanted, and can it be typed now? */
function secondEntry(t: Tournament, { number, released, closed }: SessionState, table: TableState): TableCardView['second'] {
  if (!t.options.doubleEntry || table.closed || closed || !released) return 'no';
  return missingGames(t, number, table) === 0 ? 'ready' : 'later';
}

/** A table's whole list. */
export function queryTable(ports: QueryPorts, input: QueryInput<'table'>): Result<QueryView<'table'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const place = findTable(t, input.session, input.table);
  if (!place.ok) return place;
  const { session, table } = place.value;
  const planned = plannedAt(t.settings, session.number, table);
  const open = takesGames(t, session, table);
  const game = table.games.length + 1;
  return ok({
    seq: t.seq,
    session: session.number,
    sessions: t.settings.formatSettings.sessions,
    table: table.number,
    seats: table.seats.map((_, seat) => seatView(table, seat, name)),
    firstDealer: table.firstDealer,
    planned,
    missing: missingGames(t, session.number, table),
    games: table.games.map(gameView),
    totals: table.totals && totalsView(table.totals),
    compulsory: compulsorySoloIn(t.settings.formatSettings, session.number),
    compulsoryOpen: openSolosAt(t, session.number, table).map((person) => ({ person, name: name(person) })),
    sums: tablePoints(table),
    marks: marksOf(t, session.number, table).map(({ code, facts }) => ({ code, facts: namedFacts(facts, name) })),
    approvals: RULE_SETS[t.settings.ruleSet].approvals ? table.approvals.map((one) => ({ ...one, name: name(one.person) })) : null,
    closed: table.closed,
    closedReason: table.short?.reason ?? null,
    counts: table.counts,
    second: secondEntry(t, session, table),
    sessionClosed: session.closed,
    next: open ? { game, ...seatsAt(t.settings, table, game) } : null,
    zeroSum: RULE_SETS[t.settings.ruleSet].zeroSum,
    scale: scaleOf(t.settings.formatSettings),
  });
}

const totalsView = ({ points, compulsory, reason, earlier, time }: TableTotals) => ({ points, compulsory, reason, earlier, time });

function gameView({ number, entry, result, facts, dealer, sitsOut, reason, voided, earlier, time }: GameRecord): GameView {
  const { kind, soloist, compulsory } = facts;
  return { number, entry, byHand: entry === null, soloist, compulsory, kind, result, dealer, sitsOut, reason, voided, earlier, time };
}

/** Form and reckoning of a draft at its place. Scoring is the function that records. */
export function queryPreview(ports: QueryPorts, input: QueryInput<'preview'>): Result<QueryView<'preview'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const place = findTable(t, input.session, input.table);
  if (!place.ok) return place;
  const { table } = place.value;
  const { dealer, sitsOut } = seatsAt(t.settings, table, input.game, input.dealer);
  const context = contextAt(t.settings, input.session, table, input.game, input.dealer);
  const form = RULE_SETS[t.settings.ruleSet].form(input.draft, context, t.settings.ruleOptions);
  const scored = scoreAt(t, input.session, table, input.game, form.entry, input.dealer);
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
