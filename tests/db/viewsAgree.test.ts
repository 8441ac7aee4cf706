import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { fold } from '../../electron/core/tournament/evolve.ts';
import { reseat } from '../../electron/core/tournament/evolveSeats.ts';
import { type Tournament, tablePoints } from '../../electron/core/tournament/model.ts';
import { command, created, drawn, recorded, registered, scored } from './entries.ts';
import { freshFile, opened } from './folder.ts';

/* The views and the program's own fold tell the same evening, whatever was played, corrected, voided, undone and drawn again. */

const FOUR = ['a', 'b', 'c', 'd'];
const FIVE = ['e', 'f', 'g', 'h', 'i'];
type Pick = (below: number) => number;

/** Picks one of the functions by weight. */
function weighted<T>(pick: Pick, choices: readonly (readonly [weight: number, make: () => T])[]): T {
  const [first, ...rest] = choices;
  if (first === undefined) throw new Error('nothing to choose from');
  let at = pick(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, make] of choices) {
    if (at < weight) return make();
    at -= weight;
  }
  return rest.at(-1)?.[1]() ?? first[1]();
}

/** One more thing that can happen in this evening, or null where the pick does not fit. */
function next(t: Tournament, pick: Pick): TournamentEvent | null {
  const session = t.sessions[pick(Math.max(1, t.sessions.length))];
  const draw = (number: number) => drawn(number, rotate(FOUR, pick(4)), rotate(FIVE, pick(5)));
  if (!session) return draw(1);
  const table = session.tables[pick(session.tables.length)];
  if (!table) return null;
  const at = { session: session.number, table: table.number };
  const points = table.seats.map(() => pick(41) - 20);
  const game = table.games[pick(Math.max(1, table.games.length))];
  const seat = pick(table.seats.length);
  const person = table.seats[seat] ?? 'a';
  const change = { ...at, person, seat, from: table.games.length + 1, standIn: 'x' };
  const handOver = (newSeat: number | null): TournamentEvent => {
    const event = { type: 'seatHandedOver', ...change, newSeat, seats: [] } as const;
    return { ...event, seats: reseat(table, event).seats };
  };
  return weighted<TournamentEvent | null>(pick, [
    [6, () => entrantEvent(t, pick)],
    [1, () => draw(1 + pick(t.sessions.length + 1))],
    [1, () => ({ type: 'drawDiscarded', session: session.number })],
    [2, () => ({ type: 'totalsRecorded', ...at, points, compulsory: points.map(() => false) })],
    [3, () => ({ type: pick(2) === 0 ? 'tableReopened' : 'tableClosed', ...at, missing: 0, reason: null })],
    [2, () => ({ type: 'tableCountsSet', ...at, counts: 'nothing', reason: 'abgebrochen' })],
    [1, () => ({ type: 'totalsConfirmed', ...at, points })],
    [20, () => recorded(at.session, at.table, table.games.length + 1, points, { sitsOut: points.length === 5 ? pick(5) : null })],
    [
      6,
      () =>
        game ? { type: 'gameCorrected', ...at, game: game.number, scored: scored(points, { entry: null }), reason: 'verlesen' } : null,
    ],
    [5, () => (game ? { type: 'gameVoided', ...at, game: game.number, reason: 'Karte fehlte' } : null)],
    [2, () => handOver(table.seats.length < 5 && table.games.length > 0 && !table.totals ? table.seats.length : null)],
    [6, () => undoOne(t)],
    [4, () => redoOne(t)],
  ]);
}

function entrantEvent(t: Tournament, pick: Pick): TournamentEvent {
  const person = FOUR[pick(2)] ?? 'a';
  if (!t.entrants.some((entrant) => entrant.person === person)) return registered(person, t.lastNumber + 1);
  return weighted<TournamentEvent>(pick, [
    [1, () => ({ type: 'paidSet', person, paid: pick(2) === 1 })],
    [1, () => ({ type: 'entrantWithdrawn', person })],
    [1, () => ({ type: 'presenceSet', person, presence: 'left', leftAfter: pick(3) })],
    [1, () => ({ type: 'numberSet', person, number: t.lastNumber + 1 })],
  ]);
}

function undoOne(t: Tournament): TournamentEvent | null {
  const last = t.history.findLast((h) => h.undoable && !h.undone);
  return last ? { type: 'undone', commandId: last.commandId } : null;
}

function redoOne(t: Tournament): TournamentEvent | null {
  const last = t.redoStack.at(-1);
  return last === undefined ? null : { type: 'redone', commandId: last };
}

const rotate = (list: readonly string[], by: number): string[] => [...list.slice(by), ...list.slice(0, by)];

/** An evening told by a tape of numbers, divided up as they are asked for. */
function evening(tape: readonly number[]): JournalEntry<TournamentEvent>[] {
  const entries: JournalEntry<TournamentEvent>[] = command('evening', 1, 'c1', created);
  let at = 0;
  const pick: Pick = (below) => (tape[at++] ?? 0) % below;
  while (at < tape.length) {
    const state = fold(entries);
    const event = state && next(state, pick);
    if (event) entries.push(...command('evening', entries.length + 1, `c${entries.length + 1}`, event));
  }
  return entries;
}

const folded = (t: Tournament) => ({
  entrants: t.entrants.map((e) => [e.person, e.number, e.presence, e.leftAfter, e.paid ? 1 : 0]).sort(),
  seats: t.sessions.flatMap((s) => s.tables.flatMap((table) => table.seats.map((person, i) => [s.number, table.number, i + 1, person]))),
  totals: t.sessions.flatMap((s) =>
    s.tables.flatMap((table) =>
      tablePoints(table).map((points, i) => [
        s.number,
        table.number,
        i + 1,
        points,
        table.totals ? 1 : 0,
        table.confirmed ? 1 : 0,
        table.closed ? 1 : 0,
        table.counts === 'played' ? 1 : 0,
      ]),
    ),
  ),
  games: t.sessions.flatMap((s) =>
    s.tables.flatMap((table) =>
      table.games.map((g) => [s.number, table.number, g.number, JSON.stringify(g.result.points), g.voided, g.reason]),
    ),
  ),
});

function viewed(db: Database.Database): ReturnType<typeof folded> {
  const all = (sql: string) => db.prepare<[], never>(sql).raw().all();
  return {
    entrants: [...all('SELECT person, number, presence, left_after, paid FROM entrant')].sort(),
    seats: all('SELECT session, table_number, seat, person FROM seat ORDER BY 1, 2, 3'),
    totals: all('SELECT session, table_number, seat, points, handed_in, confirmed, closed, counts FROM table_total ORDER BY 1, 2, 3'),
    games: all('SELECT session, table_number, game, points, voided, reason FROM game ORDER BY 1, 2, 3'),
  };
}

it('The views show what the program shows, for any evening', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 100, maxLength: 800, size: 'max' }), (tape) => {
      const entries = evening(tape);
      const file = freshFile();
      const database = opened(file);
      expect(database.journal.append(entries)).toMatchObject({ ok: true });
      const state = fold(entries);
      const tool = new Database(file, { readonly: true });
      try {
        expect(state && viewed(tool)).toEqual(state && folded(state));
      } finally {
        tool.close();
        database.close();
      }
    }),
    { numRuns: 60, seed: 1130, endOnFailure: true },
  );
});
