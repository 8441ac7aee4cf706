import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { FORMAT_IDS, type FormatId } from '../../electron/core/formats/format.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { append, fold } from '../../electron/core/tournament/evolve.ts';
import { type Tournament, tablePoints } from '../../electron/core/tournament/model.ts';
import { finishedStays, sumsHold, undoAndRedo } from '../support/eveningChecks.ts';
import { CLUB, CLUB_SERIES, nextCommand, shortEvening, tapeOf } from '../support/randomEvening.ts';
import { type TestService, testService } from '../support/testService.ts';

/* Random evenings of every format, played through the real service on a real database, and looked at from all sides after every command. */

const isEvening = (entry: JournalEntry): entry is JournalEntry<TournamentEvent> => entry.stream !== null;

/** TURNIERABEND_LONG=1: thousands of steps, minutes; otherwise an evening of a few dozen commands for each format. */
const LONG = process.env.TURNIERABEND_LONG === '1';
const TAPE = LONG ? { minLength: 400, maxLength: 1200 } : { minLength: 150, maxLength: 190 };

/** Commands that were accepted, over all evenings. */
let steps = 0;

/** A service with the people and the series that random evenings know. */
async function club(): Promise<TestService> {
  const it = testService();
  let seq = 0;
  const send = async (command: object) => {
    const answer = await it.service.execute('desk', 'desk', { commandId: `club-${seq}`, tournament: null, expectedSeq: seq, command });
    if (!answer.ok) throw new Error(answer.error.code);
    seq = answer.value.seq;
  };
  for (const person of CLUB)
    await send({ type: 'addPerson', person, given: 'Kim', family: `Nummer${person.slice(1)}`, club: '', note: '' });
  await send({ type: 'createSeries', series: CLUB_SERIES, name: 'Reihe', rules: {} });
  return it;
}

/** What people see of an evening. */
async function pictures(service: TestService['service'], tournament: string): Promise<unknown> {
  const asked = [
    ['hall', {}],
    ['tournament', { tournament }],
    ['standings', { tournament }],
    ['entrants', { tournament }],
    ['splits', { tournament }],
    ['placesForLate', { tournament }],
    ['journal', { tournament, limit: 5 }],
  ] as const;
  const out = [];
  for (const [name, input] of asked) {
    const answer = await service.query('desk', name, input);
    expect(answer).toMatchObject({ ok: true });
    out.push(answer);
  }
  return out;
}

async function play(it: TestService, house: FormatId, tape: readonly number[]): Promise<void> {
  const { pick, isOver } = tapeOf(tape);
  const tournament = 'abend';
  let sent = 0;
  let state: Tournament | undefined;
  const step = async (command: TournamentCommand): Promise<void> => {
    const seq = state?.seq ?? 0;
    const answer = await it.service.execute('desk', 'desk', { commandId: `c${sent++}`, tournament, expectedSeq: seq, command });
    const entries = it.journal.read(tournament).filter(isEvening);
    if (!answer.ok) {
      expect(answer.error.code).not.toMatch(/internal|badCommand|stale/);
      expect(entries.length).toBe(seq);
      return;
    }
    steps++;
    const before = state;
    const kept = append(state, entries.slice(seq), () => entries);
    state = fold(entries);
    expect(state).toEqual(kept);
    if (!state) return;
    if (before) finishedStays(before, command, state);
    sumsHold(state);
    undoAndRedo(entries, state);
    expect(await pictures(it.fresh(), tournament)).toEqual(await pictures(it.service, tournament));
  };
  await step(shortEvening(house, pick));
  while (!isOver() && state) await step(nextCommand(state, pick));
  if (state) viewsAgree(it.file, state);
}

/** What any SQLite tool reads in the file's views is what the program shows: who has which column, and its points. */
function viewsAgree(file: string, t: Tournament): void {
  const tool = new Database(file, { readonly: true });
  try {
    const rows = tool
      .prepare<[], unknown[]>(
        'SELECT session, table_number, seat, person, points, handed_in, closed, counts FROM table_total ORDER BY session, table_number, seat',
      )
      .raw()
      .all();
    const shown = t.sessions.flatMap((s) =>
      [...s.tables]
        .sort((a, b) => a.number - b.number)
        .flatMap((table) =>
          tablePoints(table).map((points, seat) => {
            const { number, seats, totals, closed, counts } = table;
            return [s.number, number, seat + 1, seats[seat], points, totals ? 1 : 0, closed ? 1 : 0, counts === 'played' ? 1 : 0];
          }),
        ),
    );
    expect(rows).toEqual(shown);
  } finally {
    tool.close();
  }
}

test.each(FORMAT_IDS)(
  'random evenings of %s: nothing is lost, everything can be taken back, the hall shows the same',
  async (house) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.noBias(fc.nat(1_000_000)), { ...TAPE, size: 'max' }), async (tape) => {
        const it = await club();
        try {
          await play(it, house, tape);
        } finally {
          it.close();
        }
      }),
      { numRuns: LONG ? 3 : 1, seed: 6 },
    );
  },
  600_000,
);

afterAll(() => {
  expect(steps).toBeGreaterThan(LONG ? 1000 : 100);
});
