import type { FormatId } from '../../electron/core/formats/format.ts';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { decide } from '../../electron/core/tournament/decide.ts';
import { seatsAt } from '../../electron/core/tournament/decideGame.ts';
import { isOver } from '../../electron/core/tournament/finalReading.ts';
import {
  currentSession,
  HALL_SCENES,
  HALL_SWITCHES,
  type SessionState,
  type TableState,
  type Tournament,
  tablePoints,
} from '../../electron/core/tournament/model.ts';
import { missingGames } from '../../electron/core/tournament/planned.ts';
import { proposeDraw } from '../../electron/core/tournament/proposeDraw.ts';
import { nextGame } from '../../electron/core/tournament/seats.ts';
import { SERIES_LISTS } from '../../electron/core/tournament/series.ts';
import { tiesOf } from '../../electron/core/tournament/standing.ts';
import { nextRedo, nextUndo } from '../../electron/core/tournament/undo.ts';
import { settingsOf } from './coreEvening.ts';

/** A whole number from 0, below the bound; where it comes from is the test's matter. */
export type Pick = (below: number) => number;
type CommandType = TournamentCommand['type'];

/** Picks read off a tape that fast-check made and can shorten. A tape that has run out answers 0. */
export function tapeOf(tape: readonly number[]): { readonly pick: Pick; readonly isOver: () => boolean } {
  let at = 0;
  return { pick: (below) => (tape[at++] ?? 0) % below, isOver: () => at >= tape.length };
}

/** People of the address book that random evenings know. */
export const CLUB = Array.from({ length: 14 }, (_, i) => `p${i + 1}`);
/** Series they know. */
export const CLUB_SERIES = 'reihe';

/** Short sessions, so that an evening comes to its end; every format with its own way of seating and counting. */
export function shortEvening(house: RuleSetId & FormatId, pick: Pick): TournamentCommand {
  const tieBreak = pick(3) === 0 ? 'lot' : 'shared';
  return { type: 'createTournament', ...settingsOf(house, { sessions: 4 + pick(5), games: { four: 3, five: 4 }, tieBreak }) };
}

/** The next command of a random evening: mostly what would come next, now and then anything at all. It may well be refused. */
export function nextCommand(t: Tournament, pick: Pick): TournamentCommand {
  if (pick(100) < 45) return onward(t, pick);
  // a clock that stands is set going again before long, else hardly one ever is
  if (t.clock?.leftMs != null && pick(4) === 0) return { type: 'resumeClock' };
  // what was just taken back is brought again before something else makes that impossible
  if (nextRedo(t) && pick(4) === 0) return MAKE.redo(t, pick) ?? onward(t, pick);
  const session = currentSession(t);
  const playing = session?.released && !session.closed && pick(4) > 0;
  const type = one(playing ? AT_TABLES : KINDS, pick) ?? 'setPaid';
  return MAKE[type](t, pick) ?? onward(t, pick);
}

/** What brings the evening on. */
function onward(t: Tournament, pick: Pick): TournamentCommand {
  if (t.final) return (flag(pick) ? MAKE.readFinal(t, pick) : null) ?? { type: 'reopenTournament' };
  const session = currentSession(t);
  if (session && !session.released && decide(t, { type: 'releaseDraw', session: session.number }).ok)
    return { type: 'releaseDraw', session: session.number };
  if (session?.released && !session.closed) {
    const open = session.tables.filter((table) => !table.closed);
    const table = open[pick(Math.max(1, open.length))];
    if (!table) return { type: 'closeSession', session: session.number };
    return missingGames(t, session.number, table) > 0 ? game(t, session, table, pick) : confirm(session, table, pick, 1);
  }
  const here = t.entrants.filter((e) => e.presence === 'present').length;
  if (here < 4 + pick(10)) return arrive(t, pick);
  if (session?.closed && session.number >= t.settings.formatSettings.sessions) {
    const tie = pick(3) > 0 ? MAKE.settleTie(t, pick) : null;
    return tie ?? (pick(4) === 0 ? oneMore(t) : { type: 'closeTournament' });
  }
  return MAKE.adoptDraw(t, pick) ?? arrive(t, pick);
}

/** Everybody wants another session. */
function oneMore({ settings }: Tournament): TournamentCommand {
  const { formatSettings } = settings;
  return { type: 'changeSettings', ...settings, formatSettings: { ...formatSettings, sessions: formatSettings.sessions + 1 } };
}

/** Somebody more for the tables. */
function arrive(t: Tournament, pick: Pick): TournamentCommand {
  if (t.options.capacity !== null) return { type: 'setOptions', options: { ...t.options, capacity: null } };
  const away = t.entrants.filter((e) => e.presence !== 'present');
  const person = one(away, pick)?.person;
  const known = person !== undefined && (t.entrants.length === CLUB.length || flag(pick));
  if (known) return { type: 'setPresence', person, presence: 'present' };
  return MAKE.register(t, pick) ?? { type: 'setHallLine', line: 'Alle da' };
}

const one = <T>(list: readonly T[], pick: Pick): T | undefined => list[pick(Math.max(1, list.length))];
const someone = (t: Tournament, pick: Pick): string => one(t.entrants, pick)?.person ?? one(CLUB, pick) ?? 'p1';
const flag = (pick: Pick): boolean => pick(2) === 1;
const REASON = 'nachgesehen';

/** A table of the evening, mostly of the session that runs; null before the first draw. */
function anyTable(t: Tournament, pick: Pick): { readonly session: SessionState; readonly table: TableState } | null {
  const session = pick(4) === 0 ? one(t.sessions, pick) : currentSession(t);
  const table = session && one(session.tables, pick);
  return session && table ? { session, table } : null;
}

/** Points that cancel out, spread over the seats that may have some. */
function pointsFor(seats: number, pick: Pick, empty: number | null = null): number[] {
  const points = Array.from({ length: seats }, (_, seat) => (seat === empty ? 0 : pick(21) - 10));
  const last = points.findLastIndex((_, seat) => seat !== empty);
  points[last] = (points[last] ?? 0) - points.reduce((a, b) => a + b, 0);
  return points;
}

/** An entry as the house of the evening writes it: two against two, anybody's eyes. */
function entryFor(t: Tournament, playing: readonly number[], pick: Pick): unknown {
  const [first, second] = [playing[pick(2)] ?? 0, playing[2 + pick(2)] ?? 1];
  return RULE_SETS[t.settings.ruleSet].game === 'tarock'
    ? { kind: 'rufer', declarers: [first, second], declarerEyes: pick(71) }
    : { kind: 'normal', re: [first, second], reEyes: 1 + pick(239) };
}

function game(t: Tournament, session: SessionState, table: TableState, pick: Pick, number = nextGame(table)): TournamentCommand {
  const at = { session: session.number, table: table.number, game: number };
  const { players, sitsOut } = seatsAt(t.settings, table, number);
  const playing = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== sitsOut);
  if (table.games.length === 0 && pick(3) === 0) return totals(session, table, pick);
  if (pick(3) === 0) return { type: 'recordGameByHand', ...at, points: pointsFor(players, pick, sitsOut), reason: REASON };
  return { type: 'recordGame', ...at, entry: entryFor(t, playing, pick) };
}

const totals = (session: SessionState, table: TableState, pick: Pick): TournamentCommand => ({
  type: 'recordTotals',
  session: session.number,
  table: table.number,
  points: pointsFor(table.seats.length, pick),
});

/** The second entry: right, or (once in `wrong`) wrong. */
function confirm(session: SessionState, table: TableState, pick: Pick, wrong: number): TournamentCommand {
  const right = tablePoints(table);
  const points = wrong > 1 && pick(wrong) === 0 ? pointsFor(table.seats.length, pick) : right;
  return { type: 'confirmTotals', session: session.number, table: table.number, points };
}

type Maker = (t: Tournament, pick: Pick) => TournamentCommand | null;
const atTable =
  (
    make: (
      at: { session: number; table: number },
      found: { session: SessionState; table: TableState },
      t: Tournament,
      pick: Pick,
    ) => TournamentCommand | null,
  ): Maker =>
  (t, pick) => {
    const found = anyTable(t, pick);
    return found && make({ session: found.session.number, table: found.table.number }, found, t, pick);
  };

const correcting = (pick: Pick) => (pick(3) === 0 ? { seats: 'redraw' as const } : {});

/** One way to make each command from the evening as it stands; a new command without one does not compile. */
const MAKE: { readonly [type in CommandType]: Maker } = {
  createTournament: () => null,
  changeSettings: (t, pick) => {
    const { ruleSet, format, formatSettings, ruleOptions } = t.settings;
    return { type: 'changeSettings', ...settingsOf('eselstall'), ruleSet, format, formatSettings, ruleOptions, feeCents: pick(5) * 100 };
  },
  register: (t, pick) => {
    const person = one(
      CLUB.filter((id) => !t.entrants.some((e) => e.person === id)),
      pick,
    );
    if (person === undefined) return null;
    const presence = (['present', 'present', 'present', 'expected', 'standby', 'waiting'] as const)[pick(6)] ?? 'present';
    return { type: 'register', person, presence, paid: flag(pick) };
  },
  withdraw: (t, pick) => ({ type: 'withdraw', person: someone(t, pick) }),
  setPresence: (t, pick) => {
    const presence = (['present', 'present', 'present', 'expected', 'left', 'standby', 'waiting', 'noShow'] as const)[pick(8)] ?? 'present';
    return { type: 'setPresence', person: someone(t, pick), presence };
  },
  setPaid: (t, pick) => ({ type: 'setPaid', person: someone(t, pick), paid: flag(pick) }),
  setNumber: (t, pick) => ({ type: 'setNumber', person: someone(t, pick), number: 1 + pick(40) }),
  setWishes: (t, pick) => {
    const [a, b] = [someone(t, pick), someone(t, pick)];
    const apart = a === b ? [] : [{ people: [a, b], when: 'always' as const }];
    return { type: 'setWishes', wishes: { fair: 'balanced', apart, fixed: [], otherTable: flag(pick) } };
  },
  setOptions: (_, pick) => ({
    type: 'setOptions',
    options: { capacity: pick(3) === 0 ? 4 + pick(12) : null, doubleEntry: pick(3) === 0 },
  }),
  setPrizes: (_, pick) => ({
    type: 'setPrizes',
    prizes: {
      places: Array.from({ length: pick(5) }, () => ({ cents: pick(4) * 500, goods: pick(2) === 0 ? '' : 'Schinken' })),
      ties: flag(pick) ? 'split' : 'draw',
      seed: pick(1000),
    },
  }),
  setCertificate: (_, pick) => ({
    type: 'setCertificate',
    certificate: { title: 'Urkunde', opening: '', closing: '', left: 'Leitung', right: '', places: 1 + pick(5) },
  }),
  pause: (t, pick) => {
    const session = Math.max(1, t.sessions.length + pick(2));
    const person = someone(t, pick);
    return { type: 'pause', person, session, pause: !t.entrants.some((e) => e.person === person && e.pauses.includes(session)) };
  },
  leave: (t, pick) => ({ type: 'leave', person: someone(t, pick), why: flag(pick) ? 'good' : 'noShow' }),
  sitDown: atTable((at, _, t, pick) => {
    const seated = new Set(currentSession(t)?.tables.flatMap((table) => table.seats));
    const free = t.entrants.filter((e) => !seated.has(e.person));
    return { type: 'sitDown', person: (pick(4) > 0 ? one(free, pick)?.person : undefined) ?? someone(t, pick), ...at };
  }),
  substitute: atTable((at, { table }, t, pick) => {
    const seated = new Set(currentSession(t)?.tables.flatMap((other) => other.seats));
    const by = one(
      CLUB.filter((id) => !seated.has(id)),
      pick,
    );
    const person = one(table.seats, pick);
    if (by === undefined || person === undefined) return null;
    return { type: 'substitute', ...at, person, by, points: flag(pick) ? 'absent' : 'substitute' };
  }),
  swapSeats: (t, pick) => {
    const session = one(t.sessions, pick);
    const place = () => {
      const table = session && one(session.tables, pick);
      return table && { table: table.number, seat: pick(table.seats.length) };
    };
    const [a, b] = [place(), place()];
    if (!session || !a || !b) return null;
    const games = ([undefined, 'withPeople', 'withSeats'] as const)[pick(3)];
    return { type: 'swapSeats', session: session.number, a, b, ...(games ? { games } : {}), ...correcting(pick) };
  },
  approve: atTable((at, { table }, _, pick) => ({ type: 'approve', ...at, seat: pick(table.seats.length), against: flag(pick) })),
  setNextDealer: atTable((at, { table }, _, pick) => ({ type: 'setNextDealer', ...at, seat: pick(table.seats.length) })),
  setTableCounts: atTable((at, { table }, _, pick) => ({
    type: 'setTableCounts',
    ...at,
    counts: table.counts === 'played' ? 'nothing' : 'played',
    reason: REASON,
    ...correcting(pick),
  })),
  confirmTotals: atTable((_, { session, table }, _t, pick) => confirm(session, table, pick, 3)),
  adoptDraw: (t, pick) => {
    const drawn = proposeDraw(t, { seed: pick(1_000_000), orders: [], mend: pick(3) }, 200);
    return drawn.ok ? { type: 'adoptDraw', session: drawn.value.session, draw: drawn.value.draw } : null;
  },
  discardDraw: (t) => (t.sessions.length > 0 ? { type: 'discardDraw', session: t.sessions.length } : null),
  releaseDraw: (t) => (t.sessions.length > 0 ? { type: 'releaseDraw', session: t.sessions.length } : null),
  setFirstDealer: atTable((at, { table }, _, pick) => ({ type: 'setFirstDealer', ...at, seat: pick(table.seats.length) })),
  recordGame: atTable((_, { session, table }, t, pick) => game(t, session, table, pick)),
  recordGameByHand: atTable((at, { table }, t, pick) => {
    const { players, sitsOut } = seatsAt(t.settings, table, nextGame(table));
    return { type: 'recordGameByHand', ...at, game: nextGame(table), points: pointsFor(players, pick, sitsOut), reason: REASON };
  }),
  correctGame: atTable((at, { table }, t, pick) => {
    const old = one(table.games, pick);
    if (!old) return null;
    const { players, sitsOut } = seatsAt(t.settings, table, old.number);
    const playing = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== sitsOut);
    return { type: 'correctGame', ...at, game: old.number, entry: entryFor(t, playing, pick), reason: REASON, ...correcting(pick) };
  }),
  correctGameByHand: atTable((at, { table }, t, pick) => {
    const old = one(table.games, pick);
    if (!old) return null;
    const { players, sitsOut } = seatsAt(t.settings, table, old.number);
    const points = pointsFor(players, pick, sitsOut);
    return { type: 'correctGameByHand', ...at, game: old.number, points, reason: REASON, ...correcting(pick) };
  }),
  voidGame: atTable((at, { table }, _, pick) => {
    const old = one(table.games, pick);
    return old ? { type: 'voidGame', ...at, game: old.number, reason: REASON, ...correcting(pick) } : null;
  }),
  recordTotals: atTable((_, { session, table }, _t, pick) => totals(session, table, pick)),
  correctTotals: atTable((at, { table }, _, pick) => {
    const points = pointsFor(table.seats.length, pick);
    return { type: 'correctTotals', ...at, points, reason: REASON, ...correcting(pick) };
  }),
  adjust: (t, pick) => {
    const session = pick(2) === 0 ? null : Math.max(1, t.sessions.length);
    return { type: 'adjust', person: someone(t, pick), session, points: pick(21) - 10, reason: REASON };
  },
  withdrawAdjustment: (t, pick) => {
    const adjustment = one(t.adjustments, pick)?.number;
    return adjustment === undefined ? null : { type: 'withdrawAdjustment', adjustment, reason: REASON };
  },
  settleTie: (t, pick) => {
    const tie = one(tiesOf(t), pick);
    return tie ? { type: 'settleTie', people: tie.people, seed: flag(pick) ? pick(1000) : null } : null;
  },
  setSeries: (t) => ({ type: 'setSeries', series: t.series === null ? CLUB_SERIES : null }),
  closeTable: atTable((at, _, _t, pick) => {
    const counts = ([undefined, 'played', 'nothing'] as const)[pick(3)];
    return { type: 'closeTable', ...at, ...(flag(pick) ? { reason: REASON } : {}), ...(counts ? { counts } : {}) };
  }),
  reopenTable: atTable((at) => ({ type: 'reopenTable', ...at })),
  closeSession: (t, pick) =>
    t.sessions.length > 0
      ? {
          type: 'closeSession',
          session: t.sessions.length,
          ...(pick(3) === 0 ? { reason: REASON, counts: flag(pick) ? 'nothing' : 'played' } : {}),
        }
      : null,
  closeTournament: () => ({ type: 'closeTournament' }),
  reopenTournament: () => ({ type: 'reopenTournament' }),
  showInHall: (_, pick) => ({ type: 'showInHall', scene: one(HALL_SCENES, pick) ?? 'auto' }),
  setHallLine: (_, pick) => ({ type: 'setHallLine', line: pick(2) === 0 ? '' : 'Suppe ist fertig' }),
  startClock: (t, pick) => (t.sessions.length > 0 ? { type: 'startClock', session: t.sessions.length, minutes: 1 + pick(90) } : null),
  // a clock that stands is set going again, which chance alone would seldom do
  pauseClock: (t) => (t.clock?.leftMs != null ? { type: 'resumeClock' } : { type: 'pauseClock' }),
  resumeClock: () => ({ type: 'resumeClock' }),
  setExtraTime: (_, pick) => ({ type: 'setExtraTime', table: 1 + pick(3), minutes: 5 * pick(3) }),
  turnHallPage: (_, pick) => ({
    type: 'turnHallPage',
    held: flag(pick) ? { scene: one(['seatingByName', 'standings', 'call'] as const, pick) ?? 'standings', page: pick(3) } : null,
  }),
  freezeHall: (t, pick) => ({ type: 'freezeHall', frozen: pick(8) === 0 ? t.hall.frozenAt !== null : t.hall.frozenAt === null }),
  readFinal: (t, pick) => (isOver(t) ? { type: 'readFinal', people: pick(t.entrants.length + 1) } : null),
  setHallList: (_, pick) => ({ type: 'setHallList', list: one(SERIES_LISTS, pick) ?? 'allTime' }),
  switchHall: (_, pick) => ({ type: 'switchHall', what: one(HALL_SWITCHES, pick) ?? 'gong', on: flag(pick) }),
  undo: (t, pick) => {
    const undoable = t.history.filter((h) => h.undoable && !h.undone);
    const entry = pick(3) === 0 ? one(undoable, pick) : nextUndo(t);
    return entry ? { type: 'undo', commandId: entry.commandId } : null;
  },
  redo: (t) => {
    const entry = nextRedo(t);
    return entry ? { type: 'redo', commandId: entry.commandId } : null;
  },
};

/** Every command that is made while an evening runs; the evening itself is created before. */
export const KINDS = (Object.keys(MAKE) as CommandType[]).filter((type) => type !== 'createTournament');

/** What happens at tables while a session is played. */
const AT_TABLES: readonly CommandType[] = [
  'leave',
  'pause',
  'sitDown',
  'sitDown',
  'substitute',
  'substitute',
  'swapSeats',
  'approve',
  'setNextDealer',
  'setFirstDealer',
  'setTableCounts',
  'confirmTotals',
  'recordTotals',
  'correctTotals',
  'correctGame',
  'correctGameByHand',
  'voidGame',
  'closeTable',
  'reopenTable',
  'closeSession',
  'startClock',
  'pauseClock',
  'resumeClock',
  'setExtraTime',
  'discardDraw',
  'undo',
  'undo',
  'redo',
  'withdraw',
];
