import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { DrawPlanView, DrawSheet, Refused } from '../../contract/views.ts';
import { describeDraw } from '../../core/draw/drawSentence.ts';
import { countMeetings, metAgain } from '../../core/draw/quality.ts';
import type { Seating } from '../../core/draw/seating.ts';
import { writeSeatings } from '../../core/draw/seatingText.ts';
import { standingsBeforeFinal } from '../../core/formats/standings.ts';
import { ok, type Result } from '../../core/result.ts';
import { presentPeople } from '../../core/tournament/decideDraw.ts';
import {
  currentSession,
  type Draw,
  type DrawnPlan,
  entrantOf,
  sessionOf,
  type Tournament,
  tablePoints,
} from '../../core/tournament/model.ts';
import { seatings } from '../../core/tournament/proposal.ts';
import { standingsInput } from '../../core/tournament/standing.ts';
import type { NameOf } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament, notFound } from './find.ts';

/** The adopted draw of a session (the current one if not said). */
export function queryDraw(ports: QueryPorts, input: QueryInput<'draw'>): Result<QueryView<'draw'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const session = input.session === undefined ? currentSession(t) : sessionOf(t, input.session);
  if (!session)
    return input.session === undefined
      ? ok({ session: 0, released: false, started: false, sheet: null, presenceChanged: [] })
      : notFound('sessionUnknown', { session: input.session });
  const seated = session.tables.flatMap((table) => table.seats);
  const present = presentPeople(t, session.number);
  const changed =
    session.closed || session.released
      ? []
      : [...seated.filter((p) => !present.includes(p)), ...present.filter((p) => !seated.includes(p))];
  return ok({
    session: session.number,
    released: session.released,
    started: session.closed || session.tables.some((table) => table.games.length > 0 || table.totals !== null || table.closed),
    sheet: drawSheet(t, session.number, session.draw, name),
    presenceChanged: changed.map(name),
  });
}

/** A draw as the organizer reads it, with names, reasons and what repeats. */
export function drawSheet(t: Tournament, session: number, draw: Draw, name: NameOf): DrawSheet {
  const past = seatings(t.sessions.slice(0, session - 1));
  const again = metAgain(past, draw.tables);
  const longest = Math.max(0, ...[...countMeetings([...past, draw.tables]).values()].flatMap((row) => [...row.values()]));
  const tableOfPerson = new Map(draw.tables.flatMap((table) => table.seats.map((person) => [person, table.number] as const)));
  const before = t.sessions[session - 2];
  const pointsOf = new Map(
    before?.tables.flatMap((table) => table.seats.map((person, seat) => [person, tablePoints(table)[seat] ?? 0] as const)),
  );
  const ranked =
    draw.method === 'finalGroups' && draw.ties.length > 0
      ? standingsBeforeFinal(t.settings.formatSettings, standingsInput(t, session - 1))
      : [];
  return {
    session,
    method: draw.method,
    seed: draw.seed,
    engine: draw.engine,
    tables: draw.tables.map(({ number, seats, firstDealer }) => ({
      number,
      firstDealer,
      seats: seats.map((person) => ({
        person,
        name: name(person),
        number: entrantOf(t, person)?.number ?? 0,
        reason: draw.reasons[person] ?? { code: 'hand' as const },
      })),
    })),
    ties: draw.ties.map(({ table, people, by }) => ({
      table,
      points: pointsOf.get(people[0] ?? '') ?? 0,
      place: ranked.find(({ person }) => person === people[0])?.place ?? null,
      people: people.map((person) => ({ person, name: name(person) })),
      by,
    })),
    quality: {
      repeats: again.length,
      longest,
      fours: draw.tables.filter((table) => table.seats.length === 4).length,
      fives: draw.tables.filter((table) => table.seats.length === 5).length,
      repeatedPairs: again.map(({ a, b, times }) => ({ a: name(a), b: name(b), table: tableOfPerson.get(a) ?? 0, times })),
    },
    inputHash: draw.inputHash,
    plan: draw.plan && planView(draw, draw.plan, past, name),
    sentences: sentencesOf(t, draw, past, { repeats: again.length }),
    text: writeSeatings([draw.tables, ...(draw.plan?.later ?? [])], (person) => entrantOf(t, person)?.number ?? 0),
  };
}

/** A plan speaks for all its sessions, a blind lot for its own; moving by place and final groups look for no repeats. */
function sentencesOf(
  t: Tournament,
  { method, plan, tables }: Draw,
  past: readonly Seating[],
  here: { readonly repeats: number },
): DrawSheet['sentences'] {
  if (!plan && method !== 'lot') return [];
  const worth = plan ?? { ...here, lowerBound: 0, fiveSpread: 0, prices: null, unmetWishes: [] };
  const people = tables.flatMap(({ seats }) => seats).length;
  return describeDraw(worth, { people, fair: plan?.fair ?? t.wishes.fair, replanned: past.length > 0, byHand: method === 'byHand' });
}

function planView({ tables }: Draw, { later, unmetWishes, ...plan }: DrawnPlan, past: readonly Seating[], name: NameOf): DrawPlanView {
  const here = new Set(metAgain(past, tables).map(({ a, b }) => `${a} ${b}`));
  const pairs = new Map<string, { a: string; b: string; times: number }>();
  for (const [index, seating] of later.entries()) {
    for (const { a, b, times } of metAgain([...past, tables, ...later.slice(0, index)], seating)) {
      if (!here.has(`${a} ${b}`)) pairs.set(`${a} ${b}`, { a: name(a), b: name(b), times });
    }
  }
  return {
    ...plan,
    sessions: later.length + 1,
    people: tables.flatMap((table) => table.seats).length,
    laterPairs: [...pairs.values()],
    unmetWishes: unmetWishes.map((wish) => {
      const { kind, session, table } = wish;
      return {
        kind,
        session,
        table: kind === 'fixed' ? wish.wanted : table,
        names: (wish.kind === 'apart' ? [wish.a, wish.b] : [wish.person]).map(name),
      };
    }),
  };
}
