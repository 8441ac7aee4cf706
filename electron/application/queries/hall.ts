import type { DrawProofView } from '../../contract/drawViews.ts';
import type { HallScene, HallView, Refused } from '../../contract/views.ts';
import { plannedGames } from '../../core/formats/sessions.ts';
import { ok, type Result } from '../../core/result.ts';
import { isHeldBack, isOver } from '../../core/tournament/finalReading.ts';
import type { ClockState, SessionState, ShownScene, Tournament } from '../../core/tournament/model.ts';
import { holdsCards, nextGame, peopleNow, playsAt } from '../../core/tournament/seats.ts';
import { type NameOf, namesIn, namingIn } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { rankingScene, revealScene } from './hallFinal.ts';
import { momentsOf } from './hallMoments.ts';
import { hallStandings } from './hallStandings.ts';
import { lastReleased } from './standings.ts';

/** What the hall shows: the evening written to last, and of it only what was released. */
export function queryHall(ports: QueryPorts): Result<HallView, Refused> {
  const { evenings, clock } = ports;
  const now = evenings.latest();
  if (!now) return ok({ seq: 0, tournament: null, scene: { kind: 'idle' }, line: '', page: null, stoppedAt: null, moments: [], gongs: [] });
  const t = pictured(now, evenings);
  const name = namesIn(evenings, t);
  const time = (): number => now.hall.frozenAt ?? clock.now();
  const { name: title, date, place, formatSettings } = t.settings;
  return ok({
    seq: now.seq,
    tournament: { name: title, date, place, sessions: formatSettings.sessions, session: lastReleased(t) },
    scene: sceneOf(t, name, ports, time),
    line: shownScene(t) === 'announcement' ? '' : t.hall.line,
    page: heldPage(now, t),
    stoppedAt: now.hall.frozenAt,
    moments: t.hall.scene === 'auto' && now.hall.moments ? momentsOf(t, name, time()) : [],
    gongs: gongsOf(now, clock.now()),
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
  if (!then || lastReleased(t) < lastReleased(then) || t.hall.read < then.hall.read) return t;
  const { scene } = t.hall;
  return scene === 'black' || then.hall.scene === 'black' ? { ...then, hall: { ...then.hall, scene } } : then;
}

/** Page that is held of what `seen` shows, or null. */
export function heldPage({ hall: { held } }: Tournament, seen: Tournament): number | null {
  return held?.scene === shownScene(seen) ? held.page : null;
}

/**
 * The scene that a name leads to now; `auto` follows the evening: welcome, then seats until the first table hands something in, then the
 * standings, and after the last session the final as it is read out. Until that is done the standings are the final, too.
 */
export function shownScene(t: Tournament): ShownScene {
  const { scene, line } = t.hall;
  const session = releasedSession(t);
  if (scene === 'black' || scene === 'welcome' || scene === 'ranking' || (scene === 'announcement' && line !== '')) return scene;
  if (!session) return 'welcome';
  const timed = t.clock?.session === session.number && !session.closed;
  const asked = scene === 'auto' || scene === 'announcement' || scene === 'reveal' || (scene === 'clock' && !timed) ? null : scene;
  if (asked !== null && !(asked === 'standings' && isHeldBack(t))) return asked;
  if (isOver(t)) return 'reveal';
  const begun = session.closed || session.tables.some((table) => table.games.length > 0 || table.closed);
  return begun ? 'standings' : 'seatingByName';
}

const releasedSession = (t: Tournament): SessionState | undefined => t.sessions.findLast((s) => s.released);

function sceneOf(t: Tournament, name: NameOf, ports: QueryPorts, time: () => number): HallScene {
  const { evenings } = ports;
  const kind = shownScene(t);
  const session = releasedSession(t);
  if (kind === 'black') return { kind };
  if (kind === 'announcement') return { kind, text: t.hall.line };
  if (kind === 'ranking') return rankingScene(ports, t);
  if (kind === 'welcome' || !session) return welcome(t, name, evenings);
  if (kind === 'standings') return { kind, standings: hallStandings(t, name) };
  if (kind === 'reveal') return revealScene(t, name);
  if (kind === 'clock' && t.clock) return clockScene(t, t.clock, session, time());
  if (kind === 'seatingByTable' || kind === 'call') {
    const tables = [...session.tables].sort((a, b) => a.number - b.number);
    return {
      kind,
      session: session.number,
      proof: proofOf(session),
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
  return { kind: 'seatingByName', session: session.number, rows, proof: proofOf(session) };
}

/** Seats given by hand have nothing to repeat. */
const proofOf = ({ draw: { method, seed, engine, inputHash } }: SessionState): DrawProofView | null =>
  method === 'byHand' ? null : { seed, engine, inputHash };

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

/** When the gong sounds: when the time is up, and again when that of a table with minutes more is. */
function gongsOf(t: Tournament, now: number): number[] {
  const { clock } = t;
  const session = releasedSession(t);
  const open = session && !session.closed ? session.tables.filter(({ closed }) => !closed) : [];
  if (!t.hall.gong || !clock || clock.endsAt === null || clock.session !== session?.number || open.length === 0) return [];
  const { endsAt } = clock;
  const longer = clock.extra.filter(({ table, minutes }) => minutes > 0 && open.some(({ number }) => number === table));
  const times = [endsAt, ...longer.map(({ minutes }) => endsAt + minutes * 60_000)];
  return [...new Set(times)].filter((time) => time > now).sort((a, b) => a - b);
}

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
