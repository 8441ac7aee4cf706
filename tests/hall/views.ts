import type { ClockScene, HallScene, HallView, PersonView, StandingRowView, StandingsView } from '../../electron/contract/views.ts';

/* Invented evenings of any size, always the same for the same size. Names are everyday ones and a few that are hard to set. */

const GIVEN =
  'Uschi Jens Sabine Silke Günter Jürgen Monika Björn Friedhelm Käthe Annegret Wolfgang Łukasz Peter Traudl Rüdiger Dieter Ömer Ingeborg Heinz-Jürgen Änne Gerd'.split(
    ' ',
  );
const FAMILY =
  'Größl Quast Köster Rößler Möllenbeck Büsching Döring Jäckel Lütkehaus Süßmilch Pütz Wójcik Zündorf Eßer Thelen Hövelmann Yıldız Schäfer-Nölke Öttinger Brüggemann Ahrens Weiß'.split(
    ' ',
  );
/** Names of real length that need two lines, and one that needs everything. */
export const LONG_NAMES = [
  { given: 'Marie-Christine', family: 'Oberhäuser-Wüstenhagen' },
  { given: 'Silke', family: 'van der Straeten' },
  { given: 'Maximilian-Alexander', family: 'Freiherr von Schwarzenberg-Hohenlohe' },
  { given: 'Wijayarathna', family: 'Rajapaksamudiyanselage' },
];

export interface Person extends PersonView {
  readonly given: string;
  readonly family: string;
}

export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, i) => {
    const long = i % 11 === 4 ? LONG_NAMES[Math.floor(i / 11) % LONG_NAMES.length] : undefined;
    const given = long?.given ?? GIVEN[(i * 7) % GIVEN.length] ?? '';
    const family = long?.family ?? FAMILY[(i + Math.floor(i / FAMILY.length) * 5) % FAMILY.length] ?? '';
    return { person: `p${i}`, name: `${given} ${family}`, given, family };
  });
}

const tablesOf = (count: number): number => Math.max(1, Math.floor(count / 4));

/** Standings after `session` of 5; `openTables` of them not yet counted. Totals in tenths, falling, some shared. */
export function standings(count: number, session = 3, openTables = 0, lastTableAt: number | null = null): StandingsView {
  const tables = tablesOf(count);
  const rows = people(count).map(({ person, name }, i): StandingRowView => {
    const table = (i % tables) + 1;
    const total = (i === 0 && count !== 8 ? 190 : 184) - Math.floor(i / 2) * 2 - (i % 2 === 0 ? 0 : i % 6 === 1 ? 0 : 1);
    return {
      person,
      name,
      number: i + 1,
      place: 0,
      movement: session < 2 ? null : i % 9 === 8 ? null : ((i * 5) % 9) - 4,
      total,
      sessions: Array.from({ length: session }, (_, s) => ({
        credit: ((i * 13 + s * 29) % 97) - 24,
        points: (i * 7) % 40,
        tablePlace: (i % 4) + 1,
        table,
        state: s === session - 1 && table <= openTables ? 'open' : 'counted',
        games: 8,
      })),
      games: 8 * session,
      solos: 0,
      compulsoryOpen: 0,
      group: 'all',
      adjustments: 0,
      rankingPoints: null,
      just: table === tables && lastTableAt !== null,
    };
  });
  rows.sort((a, b) => b.total - a.total);
  const placed = rows.map((row) => ({ ...row, place: rows.findIndex(({ total }) => total === row.total) + 1 }));
  return {
    seq: 100,
    session,
    sessions: 5,
    scale: 10,
    tables,
    tablesCounted: tables - openTables,
    lastTable: tables,
    lastTableAt,
    rows: placed,
    final: false,
    rankingScale: null,
    adjustments: [],
  };
}

const PROOF = { seed: 4_294_967_295, engine: 1, inputHash: '0123456789abcdef' };

export function seatsByName(count: number): Extract<HallScene, { kind: 'seatingByName' }> {
  const tables = tablesOf(count);
  const rows = people(count).map((person, i) => ({ ...person, table: (i % tables) + 1, seat: Math.floor(i / tables) + 1 }));
  return { kind: 'seatingByName', session: 3, rows, proof: PROOF };
}

export function seatsByTable(count: number): Extract<HallScene, { kind: 'seatingByTable' | 'call' }> {
  const { rows } = seatsByName(count);
  const tables = Array.from({ length: tablesOf(count) }, (_, i) => ({ number: i + 1, seats: rows.filter(({ table }) => table === i + 1) }));
  return { kind: 'seatingByTable', session: 3, tables, proof: PROOF };
}

export function clock(tables: number, leftMs: number, running = true): ClockScene {
  const now = 1_800_000_000_000;
  return {
    kind: 'clock',
    session: 3,
    now,
    minutes: 60,
    endsAt: running ? now + leftMs : null,
    leftMs: running ? null : leftMs,
    tables: Array.from({ length: tables }, (_, i) => ({
      number: i + 1,
      played: i % 3 === 0 ? 8 : 5 + (i % 4),
      planned: 8,
      closed: i % 3 === 0,
      extra: i % 5 === 1 ? 10 : 0,
    })),
  };
}

export function welcome(present: number, expected: number): Extract<HallScene, { kind: 'welcome' }> {
  return { kind: 'welcome', present, expected, arrived: people(present).reverse() };
}

export function view(scene: HallScene, line = '', seq = 1): HallView {
  return {
    seq,
    tournament: { name: 'Eselstall-Turnier', date: '2026-03-14', place: 'Eselstall, Köln', sessions: 5, session: 3 },
    scene,
    line,
    page: null,
    stoppedAt: null,
    moments: [],
    gongs: [],
  };
}
