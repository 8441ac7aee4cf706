import type { Dealing } from '../formats/dealer.ts';
import { compulsorySoloIn, PLAYING_SEATS } from '../formats/sessions.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import type { GameFacts, TableContext } from '../rules/ruleSet.ts';
import { RULE_SETS } from '../rules/ruleSets.ts';
import type { SoloByHand, TournamentCommand } from './commands.ts';
import { dealingOf, sitsOutAt } from './dealing.ts';
import type { Decision } from './decide.ts';
import type { ScoredGame, TournamentEvent } from './events.ts';
import { no, openTable, reasonOf } from './guard.ts';
import type { GameRecord, TableState, Tournament, TournamentSettings } from './model.ts';
import { plannedAt } from './planned.ts';
import { playingSeats, playsAt, widthAt } from './seats.ts';

type GameCommand = Extract<
  TournamentCommand,
  { type: 'recordGame' | 'recordGameByHand' | 'correctGame' | 'correctGameByHand' | 'voidGame' | 'recordTotals' | 'correctTotals' }
>;

/** Where a game is played: who deals, who sits out, how many columns it has. As recorded; for a new game as the deal goes round. */
export interface GameSeats extends Dealing {
  readonly players: 4 | 5;
}

/** The seats of a game. `dealer` names another dealer than the recorded one, who at a table of five sits out. */
export function seatsAt(settings: TournamentSettings, table: TableState, game: number, dealer?: number): GameSeats {
  const players = widthAt(table, game) > PLAYING_SEATS ? 5 : 4;
  if (dealer !== undefined) return { dealer, sitsOut: sitsOutAt(table, game, dealer), players };
  const { dealer: deals, sitsOut } = table.games[game - 1] ?? dealingOf(settings, table, game);
  return { dealer: deals, sitsOut, players };
}

/** All that the rules are told of a game's place. */
export function contextAt(settings: TournamentSettings, session: number, table: TableState, game: number, dealer?: number): TableContext {
  const { players, sitsOut } = seatsAt(settings, table, game, dealer);
  const compulsory = compulsorySoloIn(settings.formatSettings, session) === 'counts';
  const approvals = RULE_SETS[settings.ruleSet].approvals ? { approvals: table.approvals.filter((one) => one.game === game) } : {};
  return { players, sitsOut, compulsory, ...approvals };
}

/** Scores an entry at its place: the one function behind preview and record. `dealer`: see `seatsAt`. */
export function scoreAt(
  t: Tournament,
  session: number,
  table: TableState,
  game: number,
  given: unknown,
  dealer?: number,
): Result<ScoredGame, Refusal> {
  const { settings } = t;
  const rules = RULE_SETS[settings.ruleSet];
  const dealt = seatsAt(settings, table, game, dealer);
  const context = contextAt(settings, session, table, game, dealer);
  const entry = rules.settled(given, context);
  const result = rules.score(entry, context, settings.ruleOptions);
  if (!result.ok) return result;
  const facts = rules.facts(entry, context, settings.ruleOptions);
  const refusal = facts.compulsory ? compulsoryRefusal(settings, session, facts) : null;
  if (refusal) return refusal;
  return ok({ entry, result: result.value, facts, ruleVersion: rules.version, dealer: dealt.dealer, sitsOut: dealt.sitsOut });
}

/** No compulsory solo in the final (Wielandstrasse VI), and none by a silent solo unless the house counts it (II.5). */
function compulsoryRefusal({ formatSettings }: TournamentSettings, session: number, { solo }: Pick<GameFacts, 'solo'>) {
  const means = compulsorySoloIn(formatSettings, session);
  if (means === 'refused') return no('compulsoryRefused', 'compulsory', { session });
  return means === 'counts' && solo === SILENT && !formatSettings.compulsorySolo.silentSoloCounts
    ? no('compulsorySilent', 'compulsory')
    : null;
}
/** The silent solo (both queens of clubs, nothing said), as rules/entry.md writes it. */
const SILENT = 'still';

const BY_HAND: GameFacts = { kind: 'byHand', playing: [], soloist: null, compulsory: false, misplay: false };

interface HandGame {
  readonly session: number;
  readonly game: number;
  readonly points: readonly number[];
  readonly solo?: SoloByHand;
}

function byHand(t: Tournament, table: TableState, { session, game, points: typed, solo }: HandGame): Result<ScoredGame, Refusal> {
  const { dealer, sitsOut, players } = seatsAt(t.settings, table, game);
  // a column that came after this game may be typed along, with nothing in it
  const points = typed.slice(players).some((p) => p !== 0) ? typed : typed.slice(0, Math.max(players, 4));
  const wrong =
    pointsRefusal(t, players, points) ??
    (sitsOut !== null && points[sitsOut] !== 0 ? no('pointsSittingSeat', `points.${sitsOut}`, { seat: sitsOut + 1 }) : null);
  if (wrong) return wrong;
  if (solo !== undefined) {
    const seatWrong = !Number.isInteger(solo.seat) || solo.seat < 0 || solo.seat >= players || solo.seat === sitsOut;
    if (seatWrong) return no('seatWrong', 'solo', { seats: table.seats.length });
    const refusal = solo.compulsory ? compulsoryRefusal(t.settings, session, {}) : null;
    if (refusal) return refusal;
  }
  const facts = solo === undefined ? BY_HAND : { ...BY_HAND, playing: [solo.seat], soloist: solo.seat, compulsory: solo.compulsory };
  const result = { points, value: 0, winner: null, lines: [] };
  return ok({ entry: null, result, facts, ruleVersion: RULE_SETS[t.settings.ruleSet].version, dealer, sitsOut });
}

/** Points per seat typed by a person: one whole number a seat, and sum 0 where the house writes plus and minus. */
function pointsRefusal(t: Tournament, seats: number, points: readonly number[]) {
  if (points.length !== seats) return no('pointsCountWrong', 'points', { seats });
  const wrong = points.findIndex((p) => !Number.isSafeInteger(p) || Math.abs(p) > 100_000);
  if (wrong >= 0) return no('pointsNotWhole', `points.${wrong}`, { seat: wrong + 1 });
  const sum = points.reduce((a, b) => a + b, 0);
  return RULE_SETS[t.settings.ruleSet].zeroSum && sum !== 0 ? no('pointsNotZeroSum', 'points', { sum }) : null;
}

/** Compulsory solos ticked with totals: one tick a seat, and none where none can be played. */
function ticksRefusal(t: Tournament, session: number, table: TableState, compulsory: readonly boolean[]) {
  if (compulsory.length !== table.seats.length) return no('ticksCountWrong', 'compulsory', { seats: table.seats.length });
  return compulsory.includes(true) ? compulsoryRefusal(t.settings, session, {}) : null;
}

export function decideGame(t: Tournament, command: GameCommand): Decision {
  const place = openTable(t, command.session, command.table);
  if (!place.ok) return place;
  const { session, table } = place.value;
  switch (command.type) {
    case 'recordGame':
    case 'recordGameByHand':
      if (session.closed) return no('sessionIsClosed', 'session', { session: session.number });
      return record(t, table, command);
    case 'correctGame':
    case 'correctGameByHand':
    case 'voidGame':
      return amend(t, table, command);
    case 'recordTotals': {
      if (session.closed) return no('sessionIsClosed', 'session', { session: session.number });
      if (table.closed) return no('tableIsClosed', 'table', { session: session.number, table: table.number });
      if (table.games.some((g) => g.voided === null)) return no('tableHasGames', 'table', { session: session.number, table: table.number });
      const { session: s, table: number, points, compulsory = table.seats.map(() => false) } = command;
      return (
        pointsRefusal(t, table.seats.length, points) ??
        ticksRefusal(t, s, table, compulsory) ??
        ok([
          { type: 'totalsRecorded', session: s, table: number, points, compulsory },
          // with double entry they are typed once more before they count
          ...(t.options.doubleEntry ? [] : [{ type: 'tableClosed', session: s, table: number, missing: 0, reason: null } as const]),
        ])
      );
    }
    case 'correctTotals': {
      if (!table.totals) return no('tableHasNoTotals', 'table', { session: session.number, table: table.number });
      const reason = reasonOf(command.reason);
      if (!reason.ok) return reason;
      const { totals } = table;
      const { session: s, table: number, points, compulsory = totals.compulsory } = command;
      const wrong = pointsRefusal(t, table.seats.length, points) ?? ticksRefusal(t, s, table, compulsory);
      if (wrong) return wrong;
      const unchanged = points.every((p, seat) => p === totals.points[seat] && compulsory[seat] === totals.compulsory[seat]);
      if (unchanged) return no('gameUnchanged', 'points');
      return ok([{ type: 'totalsCorrected', session: s, table: number, points, compulsory, reason: reason.value }]);
    }
  }
}

/** The next game of the list; the last one planned closes the table, so that the hall counts it at once. */
function record(t: Tournament, table: TableState, command: Extract<GameCommand, { type: 'recordGame' | 'recordGameByHand' }>): Decision {
  const { session, table: number, game } = command;
  if (table.closed) return no('tableIsClosed', 'table', { session, table: number });
  if (table.totals) return no('tableHasTotals', 'table', { session, table: number });
  const planned = plannedAt(t.settings, session, table);
  const counting = table.games.filter((g) => g.voided === null).length;
  if (counting >= planned) return no('gameListFull', 'game', { planned });
  if (game !== table.games.length + 1) return no('gameNotNext', 'game', { game, next: table.games.length + 1 });
  const playing = playingSeats(table, game).length;
  if (playing < PLAYING_SEATS) return no('tableTooFew', 'table', { table: number, count: playing });
  let reason: string | null = null;
  if (command.type === 'recordGameByHand') {
    const given = reasonOf(command.reason);
    if (!given.ok) return given;
    reason = given.value;
  }
  const scored = command.type === 'recordGame' ? scoreAt(t, session, table, game, command.entry) : byHand(t, table, command);
  if (!scored.ok) return scored;
  const events: TournamentEvent[] = [{ type: 'gameRecorded', session, table: number, game, scored: scored.value, reason }];
  // with double entry the sums of the paper come first
  if (counting + 1 === planned && !t.options.doubleEntry)
    events.push({ type: 'tableClosed', session, table: number, missing: 0, reason: null });
  return ok(events);
}

/** An old game, corrected or taken out. The old value stays in the record. */
function amend(
  t: Tournament,
  table: TableState,
  command: Extract<GameCommand, { type: 'correctGame' | 'correctGameByHand' | 'voidGame' }>,
): Decision {
  const { session, table: number, game } = command;
  if (table.totals) return no('tableHasTotals', 'table', { session, table: number });
  const old = table.games.find((g) => g.number === game);
  if (!old) return no('gameUnknown', 'game', { session, table: number, game });
  if (old.voided !== null && command.type === 'voidGame') return no('gameIsVoided', 'game', { game });
  const reason = reasonOf(command.reason);
  if (!reason.ok) return reason;
  if (command.type === 'voidGame') return ok([{ type: 'gameVoided', session, table: number, game, reason: reason.value }]);
  const dealer = command.type === 'correctGame' ? command.dealer : undefined;
  if (dealer !== undefined && !playsAt(table, dealer, game)) return no('seatWrong', 'dealer', { seats: table.seats.length });
  const scored = command.type === 'correctGame' ? scoreAt(t, session, table, game, command.entry, dealer) : byHand(t, table, command);
  if (!scored.ok) return scored;
  if (old.voided === null && same(old, scored.value)) return no('gameUnchanged', 'entry');
  return ok([{ type: 'gameCorrected', session, table: number, game, scored: scored.value, reason: reason.value }]);
}

const same = (old: GameRecord, now: ScoredGame): boolean =>
  JSON.stringify([old.entry, old.result.points, old.facts, old.dealer]) ===
  JSON.stringify([now.entry, now.result.points, now.facts, now.dealer]);
