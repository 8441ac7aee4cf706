import type { Moment, News, SoloWon, TableFinished } from '../../contract/hallViews.ts';
import type { StandingsView } from '../../contract/views.ts';
import { isOver } from '../../core/tournament/finalReading.ts';
import type { GameRecord, SessionState, TableState, Tournament } from '../../core/tournament/model.ts';
import { plannedAt } from '../../core/tournament/planned.ts';
import { holdsCards } from '../../core/tournament/seats.ts';
import type { NameOf } from '../names.ts';
import { standingsView } from './standings.ts';

/** How long a moment is shown, how far apart two begin, and after what delay it is no news any more (LOOK.md, "Eben passiert"). */
const SHOWN_MS = 20_000;
const APART_MS = 60_000;
const STALE_MS = 5 * 60_000;

interface Happening {
  readonly at: number;
  readonly table: TableState;
  /** The solo that was won, or null: the table finished. */
  readonly solo: GameRecord | null;
}

/**
 * What just happened in the session that plays: tables that finished and, while they still play, solos that were won. When each is shown
 * follows from the times in the journal alone: a reload shows nothing twice, and the desk's preview shows the same. After the last table
 * of the evening nothing is told any more: its final is read out.
 */
export function momentsOf(t: Tournament, name: NameOf, now: number): readonly Moment[] {
  const session = t.sessions.findLast(({ released }) => released);
  if (!session || isOver(t)) return [];
  const slots = slotsOf(happenings(session)).filter(({ from }) => from + SHOWN_MS > now);
  if (slots.length === 0) return [];
  const standings = standingsView(t, name);
  return slots.map(({ from, at, table, solo }) => {
    const timed = { from, until: from + SHOWN_MS, session: session.number, table: table.number, at };
    return solo ? soloMoment(timed, table, solo, name) : tableMoment(timed, t, session, table, standings);
  });
}

function happenings(session: SessionState): Happening[] {
  const all: Happening[] = [];
  for (const table of session.tables) {
    if (table.closedAt !== null && table.counts === 'played') all.push({ at: table.closedAt, table, solo: null });
    // a correction is no news
    for (const game of table.games) if (isSoloWon(game) && game.earlier.length === 0) all.push({ at: game.time, table, solo: game });
  }
  return all.sort((a, b) => a.at - b.at || a.table.number - b.table.number || (a.solo?.number ?? 0) - (b.solo?.number ?? 0));
}

const isSoloWon = ({ voided, facts: { soloist, misplay }, result: { points } }: GameRecord): boolean =>
  voided === null && !misplay && soloist !== null && (points[soloist] ?? 0) > 0;

/** One after the other, at most one a minute. */
function slotsOf(all: readonly Happening[]): (Happening & { readonly from: number })[] {
  const slots: (Happening & { readonly from: number })[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const from = Math.max(one.at, free);
    // the table's own moment tells of a solo whose turn had not come when it finished
    const told = one.solo !== null && one.table.closedAt !== null && one.table.closedAt <= from;
    if (told || from > one.at + STALE_MS) continue;
    slots.push({ ...one, from });
    free = from + APART_MS;
  }
  return slots;
}

type Timed = Pick<Moment, 'from' | 'until' | 'session' | 'table' | 'at'>;

function soloMoment(timed: Timed, table: TableState, { number, facts, result }: GameRecord, name: NameOf): SoloWon {
  const seat = facts.soloist ?? 0;
  const person = holdsCards(table, seat, number);
  return {
    kind: 'soloWon',
    ...timed,
    game: number,
    soloist: { person, name: name(person) },
    points: result.points[seat] ?? 0,
    compulsory: facts.compulsory,
  };
}

function tableMoment(timed: Timed, t: Tournament, session: SessionState, table: TableState, standings: StandingsView): TableFinished {
  const rows = standings.rows.flatMap((row) => {
    const cell = row.sessions[session.number - 1];
    if (cell?.table !== table.number || cell.state === 'open') return [];
    const { person, name, total, place, movement } = row;
    return [{ person, name, tablePlace: cell.tablePlace, points: cell.points, credit: cell.credit, total, place, movement }];
  });
  rows.sort((a, b) => a.tablePlace - b.tablePlace || a.place - b.place);
  return {
    kind: 'tableFinished',
    ...timed,
    scale: standings.scale,
    rows,
    news: newsOf(table, rows, standings),
    playing: session.tables
      .filter(({ closed }) => !closed)
      .map((other) => ({ table: other.number, played: other.games.length, planned: plannedAt(t.settings, session.number, other) })),
  };
}

/** The one sentence worth saying: who leads now and did not without this table, a solo, or the best session of the evening so far. */
function newsOf(table: TableState, rows: TableFinished['rows'], { rows: all, session }: StandingsView): News | null {
  const here = new Map(rows.map((row) => [row.person, row]));
  const [first, second] = all;
  const leader = first && second?.place !== 1 ? here.get(first.person) : undefined;
  if (leader) {
    const before = leader.total - leader.credit;
    const others = all.filter(({ person }) => person !== leader.person);
    if (others.some((row) => row.total - (here.get(row.person)?.credit ?? 0) >= before)) return news('newLeader', leader);
  }
  const solo = table.games.findLast(isSoloWon);
  const soloist = solo ? here.get(table.seats[solo.facts.soloist ?? 0] ?? '') : undefined;
  if (soloist) return news('soloWon', soloist);
  const [best] = [...rows].sort((a, b) => b.credit - a.credit);
  const beaten = all.flatMap((row) =>
    row.sessions.flatMap((cell, i) => {
      const own = row.person === best?.person && i === session - 1;
      return cell && cell.state !== 'open' && !own ? [cell.credit] : [];
    }),
  );
  return best && beaten.length > rows.length && beaten.every((credit) => credit < best.credit) ? news('bestSession', best) : null;
}

const news = (code: News['code'], { person, name }: TableFinished['rows'][number]): News => ({ code, person, name });
