import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { DEFAULT_SERIES_RULES } from '../../electron/core/tournament/series.ts';
import { created, drawn, NOW, person, recorded, registered, SETTINGS, scored, stream } from './entries.ts';
import { freshFile, opened } from './folder.ts';

/* The views as somebody with an ordinary SQLite tool sees them: a file, a second connection, SELECT. */

const PEOPLE = stream(
  null,
  person('a', 'Anna', 'Berg', 'DC Krone'),
  person('b', 'Bernd', 'Adler'),
  person('c', 'Carla', 'Creutz'),
  person('d', 'Dieter', 'Dorn'),
  person('e', 'Else', 'Ehm'),
);
const SIGNED_UP: readonly TournamentEvent[] = [created, ...['a', 'b', 'c', 'd', 'e'].map((id, i) => registered(id, i + 1))];

/** Rows of a query over an evening of these events, each a command of its own (c1, c2 ...). */
function see(sql: string, ...events: readonly TournamentEvent[]): unknown[] {
  const file = freshFile();
  const database = opened(file);
  database.journal.append(PEOPLE);
  append(database.journal.append, stream('evening', ...events));
  database.close();
  const tool = new Database(file, { readonly: true });
  try {
    return tool.prepare(sql).raw().all();
  } finally {
    tool.close();
  }
}

function append(write: (entries: readonly JournalEntry[]) => { readonly ok: boolean }, entries: readonly JournalEntry[]): void {
  for (const entry of entries) expect(write([entry])).toMatchObject({ ok: true });
}

const undo = (command: number): TournamentEvent => ({ type: 'undone', commandId: `c${command}` });
const redo = (command: number): TournamentEvent => ({ type: 'redone', commandId: `c${command}` });

describe('The view "tournament"', () => {
  const sql = 'SELECT tournament, name, date, place, rule_set, format, fee_cents, series, created_at, closed FROM tournament';
  const settings = { ...SETTINGS, name: 'Nikolausturnier', feeCents: 1500 };
  const row = (name: string, fee: number, closed: number) => [
    ['evening', name, '2026-11-30', 'Gasthaus Krone', 'eselstall', 'eselstall', fee, null, '2026-11-30T19:15:00Z', closed],
  ];
  const closing: TournamentEvent = { type: 'tournamentClosed', final: { scale: 10, rankingScale: null, places: [] } };
  it.each([
    ['shows what was set up', [created], row('Novemberturnier', 1000, 0)],
    ['shows the last settings', [created, { type: 'settingsChanged', settings }], row('Nikolausturnier', 1500, 0)],
    ['leaves undone settings out', [created, { type: 'settingsChanged', settings }, undo(2)], row('Novemberturnier', 1000, 0)],
    ['takes them back in when redone', [created, { type: 'settingsChanged', settings }, undo(2), redo(2)], row('Nikolausturnier', 1500, 0)],
    ['tells that the evening is closed', [created, closing], row('Novemberturnier', 1000, 1)],
    ['tells that it was opened again', [created, closing, { type: 'tournamentReopened' }], row('Novemberturnier', 1000, 0)],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('%s', (_what, events, expected) => {
    expect(see(sql, ...events)).toEqual(expected);
  });
});

describe('The view "series"', () => {
  it('names each series there is, and the tournament tells to which it belongs', () => {
    const file = freshFile();
    const database = opened(file);
    const rules = DEFAULT_SERIES_RULES;
    database.journal.append(
      stream(
        null,
        { type: 'seriesCreated', series: 's1', name: 'Ewige Rangliste', rules },
        { type: 'seriesCreated', series: 's2', name: 'Probe', rules },
        { type: 'seriesRenamed', series: 's1', name: 'Meisterschaft' },
        { type: 'seriesRemoved', series: 's2' },
      ),
    );
    append(database.journal.append, stream('evening', created, { type: 'seriesSet', series: 's2' }, { type: 'seriesSet', series: 's1' }));
    database.close();
    const tool = new Database(file, { readonly: true });
    expect(tool.prepare('SELECT series, name FROM series').raw().all()).toEqual([['s1', 'Meisterschaft']]);
    expect(tool.prepare('SELECT t.name, s.name FROM tournament AS t JOIN series AS s USING (series)').raw().all()).toEqual([
      ['Novemberturnier', 'Meisterschaft'],
    ]);
    tool.close();
  });
});

describe('The view "entrant"', () => {
  const sql = `SELECT person, number, given, family, club, presence, left_after, paid FROM entrant WHERE person = 'a'`;
  const anna = (number: number, presence: string, left: number | null, paid: number) => [
    ['a', number, 'Anna', 'Berg', 'DC Krone', presence, left, paid],
  ];
  const join = registered('a', 1);
  const leave: TournamentEvent = { type: 'entrantWithdrawn', person: 'a' };
  const pay: TournamentEvent = { type: 'paidSet', person: 'a', paid: true };
  const go: TournamentEvent = { type: 'presenceSet', person: 'a', presence: 'left', leftAfter: 2 };
  const renumber: TournamentEvent = { type: 'numberSet', person: 'a', number: 17 };
  it.each([
    ['shows who registered', [created, join], anna(1, 'present', null, 0)],
    ['shows who paid', [created, join, pay], anna(1, 'present', null, 1)],
    ['shows who left, and after which session', [created, join, go], anna(1, 'left', 2, 0)],
    ['shows another start number', [created, join, renumber], anna(17, 'present', null, 0)],
    ['shows all of these together', [created, join, pay, go, renumber], anna(17, 'left', 2, 1)],
    ['leaves an undone payment out', [created, join, pay, undo(3)], anna(1, 'present', null, 0)],
    ['leaves out who withdrew', [created, join, pay, leave], []],
    ['starts afresh with who came back', [created, join, pay, leave, registered('a', 9)], anna(9, 'present', null, 0)],
    ['leaves out whose registration was undone', [created, join, undo(2)], []],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('%s', (_what, events, expected) => {
    expect(see(sql, ...events)).toEqual(expected);
  });
});

describe('The views "draw" and "seat"', () => {
  const first = drawn(1, ['a', 'b', 'c', 'd', 'e']);
  const again = drawn(1, ['e', 'd', 'c', 'b', 'a']);
  const second = drawn(2, ['c', 'a', 'b', 'd', 'e']);
  const seats = (events: readonly TournamentEvent[]) =>
    see(
      "SELECT session, group_concat(person, '') FROM (SELECT * FROM seat ORDER BY session, table_number, seat) GROUP BY session",
      ...SIGNED_UP,
      ...events,
    );

  it('count seats from 1', () => {
    expect(see('SELECT tournament, session, table_number, seat, person FROM seat WHERE seat < 3', ...SIGNED_UP, first)).toEqual([
      ['evening', 1, 1, 1, 'a'],
      ['evening', 1, 1, 2, 'b'],
    ]);
  });
  it.each([
    ['hold a session’s seats', [first], [[1, 'abcde']]],
    ['hold the later of two draws', [first, again], [[1, 'edcba']]],
    ['hold nothing of a discarded draw', [first, { type: 'drawDiscarded', session: 1 }], []],
    [
      'hold each session',
      [first, second],
      [
        [1, 'abcde'],
        [2, 'cabde'],
      ],
    ],
    ['lose later sessions when an earlier one is drawn again', [first, second, again], [[1, 'edcba']]],
    ['keep the first session when the second is discarded', [first, second, { type: 'drawDiscarded', session: 2 }], [[1, 'abcde']]],
    ['have a draw back whose discarding was undone', [first, { type: 'drawDiscarded', session: 1 }, undo(8)], [[1, 'abcde']]],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('%s', (_what, events, expected) => {
    expect(seats(events)).toEqual(expected);
  });
  const place = { session: 1, table: 1 };
  const gone: TournamentEvent = { type: 'seatLeft', ...place, person: 'e', seat: 4, until: 0, seats: ['a', 'b', 'c', 'd'] };
  const instead: TournamentEvent = {
    type: 'seatHandedOver',
    ...place,
    person: 'd',
    standIn: 'e',
    seat: 3,
    from: 3,
    newSeat: 4,
    seats: ['a', 'b', 'c', 'd', 'e'],
  };
  const swap: TournamentEvent = {
    type: 'seatsSwapped',
    session: 1,
    a: { table: 1, seat: 0 },
    b: { table: 1, seat: 1 },
    people: ['a', 'b'],
    games: 'withSeats',
    tables: [{ number: 1, seats: ['b', 'a', 'c', 'd', 'e'] }],
  };
  it.each([
    ['lose who left before he played', [first, gone], [[1, 'abcd']]],
    ['have who plays on for somebody in a column of his own', [first, gone, instead], [[1, 'abcde']]],
    ['have two people who changed places', [first, swap], [[1, 'bacde']]],
    ['have them back where they were when that was undone', [first, swap, undo(8)], [[1, 'abcde']]],
    ['know nothing of it after a new draw', [first, swap, again], [[1, 'edcba']]],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('%s', (_what, events, expected) => {
    expect(seats(events)).toEqual(expected);
  });
  it('tell how it was drawn and whether it was released', () => {
    const sql = 'SELECT session, method, seed, engine, released, drawn_at FROM draw';
    expect(see(sql, ...SIGNED_UP, first)).toEqual([[1, 'lot', 7, 1, 0, '2026-11-30T19:15:00Z']]);
    expect(see(sql, ...SIGNED_UP, first, { type: 'drawReleased', session: 1 })).toMatchObject([[1, 'lot', 7, 1, 1, expect.any(String)]]);
    expect(see(sql, ...SIGNED_UP, first, { type: 'drawReleased', session: 1 }, again)).toMatchObject([
      [1, 'lot', 7, 1, 0, expect.any(String)],
    ]);
  });
});

describe('The views of games and points', () => {
  const table = drawn(1, ['a', 'b', 'c', 'd', 'e']);
  // Command 7 is the draw, 8 the first game, 9 the second.
  const start = [...SIGNED_UP, table];
  const game1 = recorded(1, 1, 1, [3, 3, -3, -3, 0], { dealer: 4, sitsOut: 4 });
  const solo = { kind: 'solo', solo: 'queens', playing: [1], soloist: 1, compulsory: false, misplay: false };
  const game2 = recorded(1, 1, 2, [0, 12, -4, -4, -4], { dealer: 0, sitsOut: 0, facts: solo });
  const correct: TournamentEvent = {
    type: 'gameCorrected',
    session: 1,
    table: 1,
    game: 1,
    scored: scored([1, 1, -1, -1, 0], { dealer: 4, sitsOut: 4 }),
    reason: 'verlesen',
  };
  const byHand: TournamentEvent = {
    type: 'gameCorrected',
    session: 1,
    table: 1,
    game: 1,
    scored: scored([2, 2, -2, -2, 0], { entry: null }),
    reason: 'Zettel',
  };
  const annul: TournamentEvent & { readonly type: 'gameVoided' } = {
    type: 'gameVoided',
    session: 1,
    table: 1,
    game: 2,
    reason: 'Karte fehlte',
  };
  const totals: TournamentEvent = { type: 'totalsRecorded', session: 1, table: 1, points: [10, 20, -10, -15, -5], compulsory: [] };
  const retotal: TournamentEvent = {
    type: 'totalsCorrected',
    session: 1,
    table: 1,
    points: [11, 19, -10, -15, -5],
    compulsory: [],
    reason: 'Zahlendreher',
  };
  const done: TournamentEvent = { type: 'tableClosed', session: 1, table: 1, missing: 0, reason: null };

  it('show a game with everything a person wants to check', () => {
    const sql = `SELECT tournament, session, table_number, game, value, winner, kind, solo, soloist, dealer, sits_out, by_hand, reason, voided,
      corrections, rule_version, entered_at, points, entry FROM game`;
    expect(see(sql, ...start, game1, game2)).toEqual([
      [
        'evening',
        1,
        1,
        1,
        3,
        're',
        'normal',
        null,
        null,
        5,
        5,
        0,
        null,
        null,
        0,
        1,
        '2026-11-30T19:15:00Z',
        '[3,3,-3,-3,0]',
        '{"kind":"normal"}',
      ],
      [
        'evening',
        1,
        1,
        2,
        12,
        're',
        'solo',
        'queens',
        2,
        1,
        1,
        0,
        null,
        null,
        0,
        1,
        '2026-11-30T19:15:00Z',
        '[0,12,-4,-4,-4]',
        '{"kind":"normal"}',
      ],
    ]);
    expect(NOW).toBe(Date.parse('2026-11-30T19:15:00Z'));
  });

  const games = 'SELECT game, points, by_hand, reason, voided, corrections FROM game ORDER BY game';
  it.each([
    ['the corrected result and how often it was corrected', [game1, correct, byHand], [[1, '[2,2,-2,-2,0]', 1, 'Zettel', null, 2]]],
    ['the earlier result again when the correction was undone', [game1, correct, undo(9)], [[1, '[3,3,-3,-3,0]', 0, null, null, 0]]],
    [
      'a voided game with its reason',
      [game1, game2, annul],
      [
        [1, '[3,3,-3,-3,0]', 0, null, null, 0],
        [2, '[0,12,-4,-4,-4]', 0, null, 'Karte fehlte', 0],
      ],
    ],
    ['a game as valid again when its voiding was undone', [game2, annul, undo(9)], [[2, '[0,12,-4,-4,-4]', 0, null, null, 0]]],
    [
      'a voided game that was corrected afterwards as valid',
      [game1, { ...annul, game: 1 }, correct],
      [[1, '[1,1,-1,-1,0]', 0, 'verlesen', null, 1]],
    ],
    ['nothing of an undone game', [game1, game2, undo(8)], [[2, '[0,12,-4,-4,-4]', 0, null, null, 0]]],
    ['nothing of the table before a new draw', [game1, table], []],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('show %s', (_what, events, expected) => {
    expect(see(games, ...start, ...events)).toEqual(expected);
  });

  it('give each seat’s points with the person, and who sat out', () => {
    expect(see('SELECT game, seat, person, points, sat_out, counts FROM game_points ORDER BY game, seat', ...start, game2, annul)).toEqual([
      [2, 1, 'a', 0, 1, 0],
      [2, 2, 'b', 12, 0, 0],
      [2, 3, 'c', -4, 0, 0],
      [2, 4, 'd', -4, 0, 0],
      [2, 5, 'e', -4, 0, 0],
    ]);
  });

  const total = 'SELECT person, points, games, handed_in, closed FROM table_total ORDER BY seat';
  it.each([
    [
      'add up the games that count',
      [game1, game2],
      [
        ['a', 3, 1, 0, 0],
        ['b', 15, 2, 0, 0],
        ['c', -7, 2, 0, 0],
        ['d', -7, 2, 0, 0],
        ['e', -4, 1, 0, 0],
      ],
    ],
    [
      'leave a voided game out',
      [game1, game2, annul],
      [
        ['a', 3, 1, 0, 0],
        ['b', 3, 1, 0, 0],
        ['c', -3, 1, 0, 0],
        ['d', -3, 1, 0, 0],
        ['e', 0, 0, 0, 0],
      ],
    ],
    [
      'are 0 before the first game',
      [],
      [
        ['a', 0, 0, 0, 0],
        ['b', 0, 0, 0, 0],
        ['c', 0, 0, 0, 0],
        ['d', 0, 0, 0, 0],
        ['e', 0, 0, 0, 0],
      ],
    ],
    [
      'take what the table handed in',
      [totals, done],
      [
        ['a', 10, 0, 1, 1],
        ['b', 20, 0, 1, 1],
        ['c', -10, 0, 1, 1],
        ['d', -15, 0, 1, 1],
        ['e', -5, 0, 1, 1],
      ],
    ],
    [
      'take the corrected totals',
      [totals, retotal],
      [
        ['a', 11, 0, 1, 0],
        ['b', 19, 0, 1, 0],
        ['c', -10, 0, 1, 0],
        ['d', -15, 0, 1, 0],
        ['e', -5, 0, 1, 0],
      ],
    ],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('of a table %s', (_what, events, expected) => {
    expect(see(total, ...start, ...events)).toEqual(expected);
  });

  const confirmed: TournamentEvent = { type: 'totalsConfirmed', session: 1, table: 1, points: [10, 20, -10, -15, -5] };
  const nothing: TournamentEvent = { type: 'tableCountsSet', session: 1, table: 1, counts: 'nothing', reason: 'abgebrochen' };
  const reopened: TournamentEvent = { type: 'tableReopened', session: 1, table: 1 };
  it.each([
    ['that totals were typed twice and agreed', [totals, confirmed], [1, 1]],
    ['that new totals are to be confirmed again', [totals, confirmed, totals], [0, 1]],
    ['that a table counts nothing', [totals, nothing], [0, 0]],
    ['that a table opened again counts and is to be confirmed', [totals, confirmed, nothing, reopened], [0, 1]],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown])[])('tell %s', (_what, events, expected) => {
    expect(see('SELECT DISTINCT confirmed, counts FROM table_total', ...start, ...events)).toEqual([expected]);
  });

  it('leave a table that counts nothing out of the evening', () => {
    expect(see('SELECT count(*) FROM evening_points', ...start, game1, nothing)).toEqual([[0]]);
  });

  it('tell that a table was opened again', () => {
    const events = [...start, game1, done, { type: 'tableReopened', session: 1, table: 1 }] as const satisfies readonly TournamentEvent[];
    expect(see('SELECT DISTINCT closed FROM table_total', ...events)).toEqual([[0]]);
  });

  it('rank the bare sums of the evening by name', () => {
    const second = [drawn(2, ['e', 'd', 'c', 'b', 'a']), recorded(2, 1, 1, [5, 5, -5, -5, 0], { sitsOut: 4 })];
    const sql = 'SELECT place, number, given, family, points, adjustments, sessions, games FROM evening_points ORDER BY place, number';
    expect(see(sql, ...start, game1, ...second)).toEqual([
      [1, 5, 'Else', 'Ehm', 5, 0, 2, 1],
      [2, 1, 'Anna', 'Berg', 3, 0, 2, 1],
      [3, 4, 'Dieter', 'Dorn', 2, 0, 2, 2],
      [4, 2, 'Bernd', 'Adler', -2, 0, 2, 2],
      [5, 3, 'Carla', 'Creutz', -8, 0, 2, 2],
    ]);
    expect(see('SELECT place, number FROM evening_points ORDER BY place, number', ...start, game1)).toEqual([
      [1, 1],
      [1, 2],
      [3, 5],
      [4, 3],
      [4, 4],
    ]);
  });

  const fine: TournamentEvent = { type: 'adjusted', adjustment: 1, person: 'a', session: 1, points: -5, reason: 'zu spät' };
  const gift: TournamentEvent = { type: 'adjusted', adjustment: 2, person: 'c', session: null, points: 2, reason: 'Helferin' };
  const back: TournamentEvent = { type: 'adjustmentWithdrawn', adjustment: 1, person: 'a', points: -5, reason: 'doch nicht' };
  it.each([
    [
      'points given and taken',
      [fine, gift],
      [1, 'a', 1, -5, 'zu spät', null],
      [
        ['a', -5],
        ['c', 2],
      ],
    ],
    ['one withdrawn, with the reason', [fine, gift, back], [1, 'a', 1, -5, 'zu spät', 'doch nicht'], [['c', 2]]],
    [
      'one whose withdrawal was undone',
      [fine, gift, back, undo(10)],
      [1, 'a', 1, -5, 'zu spät', null],
      [
        ['a', -5],
        ['c', 2],
      ],
    ],
  ] as const satisfies readonly (readonly [string, readonly TournamentEvent[], unknown, unknown])[])(
    'show %s',
    (_what, events, first, counted) => {
      expect(
        see('SELECT adjustment, person, session, points, reason, withdrawn FROM adjustment ORDER BY adjustment', ...start, ...events),
      ).toEqual([first, [2, 'c', null, 2, 'Helferin', null]]);
      expect(see('SELECT person, adjustments FROM evening_points WHERE adjustments <> 0 ORDER BY person', ...start, ...events)).toEqual(
        counted,
      );
      expect(see(`SELECT place FROM evening_points WHERE person = 'c'`, ...start, ...events)).toEqual([[1]]);
    },
  );

  it('show the frozen final list until the evening is opened again', () => {
    const rest = { group: 'all', sessions: [], games: 0, solos: 0, compulsoryOpen: 0, adjustments: 0, rankingPoints: null } as const;
    const closed: TournamentEvent = {
      type: 'tournamentClosed',
      final: {
        scale: 10,
        rankingScale: null,
        places: [
          { person: 'b', number: 2, place: 1, total: 153, ...rest },
          { person: 'a', number: 1, place: 2, total: 30, ...rest },
        ],
      },
    };
    const sql = 'SELECT place, person, number, given, family, total, scale FROM final_place ORDER BY place';
    expect(see(sql, ...start, closed)).toEqual([
      [1, 'b', 2, 'Bernd', 'Adler', 153, 10],
      [2, 'a', 1, 'Anna', 'Berg', 30, 10],
    ]);
    expect(see(sql, ...start, closed, { type: 'tournamentReopened' })).toEqual([]);
    expect(see(sql, ...start, closed, undo(8))).toEqual([]);
  });
});
