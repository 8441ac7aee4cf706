import type { HallScene, HallView, Refused, StandingsView } from '../../contract/views.ts';
import { plannedGames } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ClockState, SessionState, ShownScene, Tournament } from '../../core/tournament/model.ts';
import { holdsCards, nextGame, peopleNow, playsAt } from '../../core/tournament/seats.ts';
import { type NameOf, namesIn, namingIn } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { lastReleased, standingsView } from './standings.ts';

/** What the hall shows: the evening written to last, and of it only what was released. */
export function queryHall({ evenings, clock }: QueryPorts): Result<HallView, Refused> {
  const now = evenings.latest();
  if (!now) return ok({ seq: 0, tournament: null, scene: { kind: 'idle' }, line: '', page: null, stoppedAt: null });
  const t = pictured(now, evenings);
  const { name: title, date, place, formatSettings } = t.settings;
  return ok({
    seq: now.seq,
    tournament: { name: title, date, place, sessions: formatSettings.sessions, session: lastReleased(t) },
    scene: sceneOf(t, namesIn(evenings, t), evenings, () => now.hall.frozenAt ?? clock.now()),
    line: shownScene(t) === 'announcement' ? '' : t.hall.line,
    page: heldPage(now, t),
    stoppedAt: now.hall.frozenAt,
  });
}

/**
 * The evening as the hall sees it: as it is, or as it was when its picture was kept. Black is black at once all the same, and a
 * picture kept while it was black is seen when black ends.
 */
export function pictured(t: Tournament, evenings: QueryPorts['evenings']): Tournament {
  if (t.hall.frozenAt === null) return t;
  const kept = evenings.entries(t.id).findLast(({ event }) => event.type === 'hallFreezeSet');
  const then = kept && evenings.asOf(t.id, kept.seq);
  // what was released then and is not any more is nobody's business, kept or not
  if (!then || lastReleased(t) < lastReleased(then)) return t;
  const { scene } = t.hall;
  return scene === 'black' || then.hall.scene === 'black' ? { ...then, hall: { ...then.hall, scene } } : then;
}

/** Page that is held of what `seen` shows, or null. */
export function heldPage({ hall: { held } }: Tournament, seen: Tournament): number | null {
  return held?.scene === shownScene(seen) ? held.page : null;
}

/** The scene that a name leads to now; `auto` follows the evening: welcome, then seats until the first table hands something in, then the standings. */
export function shownScene(t: Tournament): ShownScene {
  const { scene, line } = t.hall;
  const session = releasedSession(t);
  if (scene === 'black' || scene === 'welcome' || (scene === 'announcement' && line !== '')) return scene;
  if (!session) return 'welcome';
  const timed = t.clock?.session === session.number && !session.closed;
  if (scene !== 'auto' && scene !== 'announcement' && (scene !== 'clock' || timed)) return scene;
  const begun = session.closed || session.tables.some((table) => table.games.length > 0 || table.closed);
  return begun ? 'standings' : 'seatingByName';
}

const releasedSession = (t: Tournament): SessionState | undefined => t.sessions.findLast((s) => s.released);

function sceneOf(t: Tournament, name: NameOf, evenings: QueryPorts['evenings'], time: () => number): HallScene {
  const kind = shownScene(t);
  const session = releasedSession(t);
  if (kind === 'black') return { kind };
  if (kind === 'announcement') return { kind, text: t.hall.line };
  if (kind === 'welcome' || !session) return welcome(t, name, evenings);
  if (kind === 'standings') return { kind, standings: withoutReasons(standingsView(t, name)) };
  if (kind === 'clock' && t.clock) return clockScene(t, t.clock, session, time());
  if (kind === 'seatingByTable' || kind === 'call') {
    const tables = [...session.tables].sort((a, b) => a.number - b.number);
    return {
      kind,
      session: session.number,
      tables: tables.map((table) => ({ number: table.number, seats: peopleNow(table).map((person) => ({ person, name: name(person) })) })),
    };
  }
  const naming = namingIn(evenings, t);
  const rows = session.tables.flatMap((table) =>
    table.seats.flatMap((_, seat) => {
      if (!playsAt(table, seat, nextGame(table))) return [];
      const person = holdsCards(table, seat, nextGame(table));
      const { given, family } = naming(person);
      return [{ person, name: name(person), given, family, table: table.number, seat: seat + 1 }];
    }),
  );
  return { kind: 'seatingByName', session: session.number, rows };
}

function clockScene(t: Tournament, clock: ClockState, session: SessionState, now: number): HallScene {
  const tables = [...session.tables].sort((a, b) => a.number - b.number);
  return {
    kind: 'clock',
    session: session.number,
    now,
    minutes: clock.minutes,
    endsAt: clock.endsAt,
    leftMs: clock.leftMs,
    tables: tables.map(({ number, games, seats, closed }) => ({
      number,
      played: games.length,
      planned: plannedGames(t.settings.formatSettings, session.number, seats.length),
      closed,
      extra: clock.extra.find((one) => one.table === number)?.minutes ?? 0,
    })),
  };
}

/** Why somebody got a penalty is between him and the organizer. */
const withoutReasons = (view: StandingsView): StandingsView => ({ ...view, adjustments: [] });

/** People who are there, the latest first. */
function welcome(t: Tournament, name: NameOf, evenings: QueryPorts['evenings']): HallScene {
  const present = new Set(t.entrants.filter((e) => e.presence === 'present').map((e) => e.person));
  const arrived: string[] = [];
  for (const { event } of evenings.entries(t.id)) {
    if ((event.type === 'presenceSet' || event.type === 'entrantRegistered') && event.presence === 'present' && present.has(event.person)) {
      const at = arrived.indexOf(event.person);
      if (at >= 0) arrived.splice(at, 1);
      arrived.push(event.person);
    }
  }
  return {
    kind: 'welcome',
    expected: t.entrants.filter((e) => e.presence === 'expected').length,
    present: present.size,
    arrived: arrived.reverse().map((person) => ({ person, name: name(person) })),
  };
}
