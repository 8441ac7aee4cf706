import fc, { type GeneratorValue } from 'fast-check';
import { type FormatId, TIE_BREAKS } from '../../electron/core/formats/format.ts';
import { RULE_SET_IDS, type RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { dealingOf } from '../../electron/core/tournament/dealing.ts';
import type { SessionState, TableState, Tournament } from '../../electron/core/tournament/model.ts';
import { proposeDraw } from '../../electron/core/tournament/proposeDraw.ts';
import { tiesOf } from '../../electron/core/tournament/standing.ts';
import { nextRedo, nextUndo } from '../../electron/core/tournament/undo.ts';
import { arbitraryEntry } from '../rules/arbitrary.ts';
import { type CoreEvening, coreEvening } from '../support/coreEvening.ts';

const PEOPLE = [8, 9, 10, 12, 13];
const yes = (g: GeneratorValue): boolean => g(fc.boolean);
const upTo = (g: GeneratorValue, max: number): number => g(fc.nat, { max });
const one = <T>(g: GeneratorValue, items: readonly T[]): T | undefined => items[upTo(g, Math.max(0, items.length - 1))];

/** An evening of a format with any rule set, set up with short lists and everything that moves totals, people present. */
export function beginEvening(g: GeneratorValue, format: FormatId): CoreEvening {
  const evening = coreEvening();
  const ruleSet: RuleSetId = g(fc.constantFrom, ...RULE_SET_IDS);
  const formatSettings = {
    sessions: 3,
    games: { four: 2, five: 2 },
    tieBreak: g(fc.constantFrom, ...TIE_BREAKS),
    dropWorst: yes(g),
    compulsorySolo: { price: 3, silentSoloCounts: yes(g) },
  };
  evening.run({
    type: 'createTournament',
    name: 'Probe',
    date: '2026-03-14',
    place: '',
    ruleSet,
    ruleOptions: {},
    format,
    formatSettings,
    feeCents: 0,
  });
  const people = one(g, PEOPLE) ?? 8;
  for (let i = 1; i <= people; i++) evening.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  return evening;
}

const KINDS = [
  'on',
  'on',
  'on',
  'on',
  'totals',
  'game',
  'game',
  'amend',
  'totalsAmend',
  'close',
  'adjust',
  'withdraw',
  'settle',
  'undo',
  'redo',
  'come',
] as const;

/** One thing that happens; often what comes next, sometimes a correction, a penalty, an undo, or nonsense. Answers what the program said. */
export function step(g: GeneratorValue, evening: CoreEvening): string {
  const t = evening.state();
  const session = t.sessions.at(-1);
  switch (one(g, KINDS)) {
    case 'totals':
      return session ? evening.run(totals(g, t, session)) : 'none';
    case 'game':
      return session ? evening.run(game(g, t, session)) : 'none';
    case 'amend': {
      const table = one(g, one(g, t.sessions)?.tables ?? []);
      const of = t.sessions.find((s) => table && s.tables.includes(table));
      return of && table ? evening.run(amended(g, t, of, table)) : 'none';
    }
    case 'totalsAmend': {
      const of = one(g, t.sessions);
      if (!of) return 'none';
      return evening.run({ ...totals(g, t, of), type: 'correctTotals', reason: 'verrechnet' });
    }
    case 'close': {
      const table = one(g, session?.tables ?? []);
      if (!session || !table) return 'none';
      const place = { session: session.number, table: table.number };
      return evening.run(yes(g) ? { type: 'closeTable', ...place, reason: 'Zeit um' } : { type: 'reopenTable', ...place });
    }
    case 'adjust':
      return evening.run({
        type: 'adjust',
        person: one(g, t.entrants)?.person ?? '',
        session: yes(g) ? null : 1 + upTo(g, 2),
        points: upTo(g, 12) - 6,
        reason: 'Strafe',
      });
    case 'withdraw':
      return evening.run({ type: 'withdrawAdjustment', adjustment: 1 + upTo(g, 3), reason: 'Irrtum' });
    case 'settle': {
      const tie = one(g, tiesOf(t));
      return tie ? evening.run({ type: 'settleTie', people: [...tie.people].reverse(), seed: yes(g) ? null : upTo(g, 1000) }) : 'none';
    }
    case 'undo':
      return evening.run({ type: 'undo', commandId: nextUndo(t)?.commandId ?? '' });
    case 'redo':
      return evening.run({ type: 'redo', commandId: nextRedo(t)?.commandId ?? '' });
    case 'come': {
      const person = one(g, t.entrants)?.person ?? '';
      if (yes(g)) return evening.run({ type: 'setPresence', person, presence: yes(g) ? 'present' : 'left' });
      return evening.run({ type: 'register', person: `late${upTo(g, 3)}`, presence: 'present', paid: false });
    }
    default:
      return goOn(g, evening);
  }
}

/** What the evening needs next: a draw, its release, a table's totals, the end of the session. */
function goOn(g: GeneratorValue, evening: CoreEvening): string {
  const t = evening.state();
  const session = t.sessions.at(-1);
  if (session && !session.closed) {
    if (!session.released) return evening.run({ type: 'releaseDraw', session: session.number });
    const open = session.tables.filter(({ closed }) => !closed);
    const table = one(g, open);
    if (!table) return evening.run({ type: 'closeSession', session: session.number });
    const only = { ...session, tables: [table] };
    const entered = table.games.filter(({ voided }) => voided === null).length;
    if (entered >= 2) return evening.run({ type: 'closeTable', session: session.number, table: table.number });
    return evening.run(entered > 0 || upTo(g, 2) === 0 ? game(g, t, only) : totals(g, t, only));
  }
  const proposed = proposeDraw(t, { seed: upTo(g, 1_000_000), orders: [], mend: 0 }, 20);
  if (!proposed.ok) return proposed.error.code;
  return evening.run({ type: 'adoptDraw', session: proposed.value.session, draw: proposed.value.draw });
}

function totals(g: GeneratorValue, t: Tournament, session: SessionState): Extract<TournamentCommand, { type: 'recordTotals' }> {
  const table = one(g, session.tables);
  const seats = table?.seats ?? [];
  const points = seats.map(() => upTo(g, 10) - 4);
  const { zeroSum } = RULE_SETS[t.settings.ruleSet];
  const sum = points.slice(1).reduce((all, own) => all + own, 0);
  if (zeroSum && points.length > 0) points[0] = sum === 0 ? 0 : -sum;
  return {
    type: 'recordTotals',
    session: session.number,
    table: table?.number ?? 0,
    points,
    ...(yes(g) ? { compulsory: seats.map(() => upTo(g, 3) === 0) } : {}),
  };
}

function game(g: GeneratorValue, t: Tournament, session: SessionState): TournamentCommand {
  const table = one(g, session.tables);
  const place = { session: session.number, table: table?.number ?? 0, game: (table?.games.length ?? 0) + 1 };
  return table && upTo(g, 5) > 0
    ? { type: 'recordGame', ...place, entry: entryAt(g, t, table, place.game) }
    : { type: 'recordGameByHand', ...place, ...handGame(g, t, table), reason: 'Renonce' };
}

function amended(g: GeneratorValue, t: Tournament, session: SessionState, table: TableState): TournamentCommand {
  const number = Math.max(1, table.games.length - upTo(g, 1));
  const place = { session: session.number, table: table.number, game: number, reason: 'verschrieben' };
  switch (upTo(g, 2)) {
    case 0:
      return { type: 'voidGame', ...place };
    case 1:
      return { type: 'correctGameByHand', ...place, ...handGame(g, t, table) };
    default:
      return { type: 'correctGame', ...place, entry: entryAt(g, t, table, number) };
  }
}

function handGame(g: GeneratorValue, t: Tournament, table: TableState | undefined) {
  const points = (table?.seats ?? []).map(() => 0);
  const sitsOut = table ? dealingOf(t.settings, table, table.games.length + 1).sitsOut : null;
  const [winner, loser] = points.map((_, seat) => seat).filter((seat) => seat !== sitsOut);
  if (winner !== undefined && loser !== undefined) {
    points[winner] = 1 + upTo(g, 4);
    if (RULE_SETS[t.settings.ruleSet].zeroSum) points[loser] = -points[winner];
  }
  return { points, ...(yes(g) && winner !== undefined ? { solo: { seat: winner, compulsory: yes(g) } } : {}) };
}

function entryAt(g: GeneratorValue, t: Tournament, table: TableState, number: number): unknown {
  const { sitsOut } = table.games[number - 1] ?? dealingOf(t.settings, table, number);
  const players = table.seats.length === 5 ? 5 : 4;
  return g(arbitraryEntry, t.settings.ruleSet, { players, sitsOut }, t.settings.ruleOptions);
}
