import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { fold } from '../../electron/core/tournament/evolve.ts';
import { type Tournament, tablePoints } from '../../electron/core/tournament/model.ts';
import { command, created, drawn, recorded, registered, scored } from './entries.ts';
import { freshFile, opened } from './folder.ts';

/* The views and the program's own fold tell the same evening, whatever was played, corrected, voided, undone and drawn again. */

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
type Pick = (below: number) => number;

/** One more thing that can happen in this evening; what does not fit yet becomes something that does. */
function next(t: Tournament, pick: Pick): TournamentEvent {
  const session = t.sessions.at(-1);
  const person = PEOPLE[pick(PEOPLE.length)] ?? 'a';
  const entered = t.entrants.some((entrant) => entrant.person === person);
  const table = session?.tables[pick(session.tables.length)];
  const at = { session: session?.number ?? 1, table: table?.number ?? 1 };
  const points = (table?.seats ?? []).map(() => pick(41) - 20);
  const game = table?.games[pick(Math.max(1, table.games.length))];
  const redraw = drawn(1 + pick(t.sessions.length + 1), rotate(PEOPLE.slice(0, 4), pick(4)), rotate(PEOPLE.slice(4), pick(5)));
  const undoable = t.history.filter((h) => h.undoable && !h.undone);
  switch (pick(14)) {
    case 0:
      return entered ? { type: 'paidSet', person, paid: pick(2) === 1 } : registered(person, t.lastNumber + 1);
    case 1:
      return entered ? { type: 'entrantWithdrawn', person } : registered(person, t.lastNumber + 1);
    case 2:
      return entered ? { type: 'presenceSet', person, presence: 'left', leftAfter: pick(3) } : registered(person, t.lastNumber + 1);
    case 3:
      return redraw;
    case 4:
      return t.sessions.length > 1 ? { type: 'drawDiscarded', session: t.sessions.length } : redraw;
    case 5:
      return table ? { type: 'totalsRecorded', ...at, points, compulsory: points.map(() => false) } : redraw;
    case 6:
      return table ? { type: pick(2) === 0 ? 'tableReopened' : 'tableClosed', ...at, missing: 0, reason: null } : redraw;
    case 7:
      return table && game
        ? { type: 'gameCorrected', ...at, game: game.number, scored: scored(points, { entry: null }), reason: 'verlesen' }
        : redraw;
    case 8:
      return table && game ? { type: 'gameVoided', ...at, game: game.number, reason: 'Karte fehlte' } : redraw;
    case 9: {
      const last = undoable.at(-1);
      return last ? { type: 'undone', commandId: last.commandId } : redraw;
    }
    case 10: {
      const last = t.redoStack.at(-1);
      return last === undefined ? redraw : { type: 'redone', commandId: last };
    }
    default:
      return table
        ? recorded(at.session, at.table, table.games.length + 1, points, { sitsOut: points.length === 5 ? pick(5) : null })
        : redraw;
  }
}
const rotate = (list: readonly string[], by: number): string[] => [...list.slice(by), ...list.slice(0, by)];

/** An evening of as many happenings as there are picks in the tape, divided up as they are asked for. */
function evening(tape: readonly number[]): JournalEntry<TournamentEvent>[] {
  const entries: JournalEntry<TournamentEvent>[] = command('evening', 1, 'c1', created);
  let at = 0;
  const pick: Pick = (below) => (tape[at++] ?? 0) % below;
  while (at < tape.length) {
    const state = fold(entries);
    if (!state) break;
    entries.push(...command('evening', entries.length + 1, `c${entries.length + 1}`, next(state, pick)));
  }
  return entries;
}

const folded = (t: Tournament) => ({
  entrants: t.entrants.map((e) => [e.person, e.number, e.presence, e.leftAfter, e.paid ? 1 : 0]).sort(),
  seats: t.sessions.flatMap((s) => s.tables.flatMap((table) => table.seats.map((person, i) => [s.number, table.number, i + 1, person]))),
  totals: t.sessions.flatMap((s) =>
    s.tables.flatMap((table) =>
      tablePoints(table).map((points, i) => [s.number, table.number, i + 1, points, table.totals ? 1 : 0, table.closed ? 1 : 0]),
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
    totals: all('SELECT session, table_number, seat, points, handed_in, closed FROM table_total ORDER BY 1, 2, 3'),
    games: all('SELECT session, table_number, game, points, voided, reason FROM game ORDER BY 1, 2, 3'),
  };
}

it('The views show what the program shows, for any evening', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 50, maxLength: 400 }), (tape) => {
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
    { numRuns: 60, seed: 1130 },
  );
});
