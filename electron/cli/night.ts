import type { StandingsView } from '../contract/views.ts';
import type { Draw } from '../core/tournament/model.ts';
import type { Client } from './client.ts';
import { happeningsOf } from './happenings.ts';
import type { Night, NightGame, NightSession } from './nightFile.ts';

export interface NightReport {
  readonly tournament: string;
  readonly sessions: readonly SessionReport[];
  readonly final: readonly FinalReport[] | null;
  /** Where points are settled in money, in cents; below 0: paid into the pot. */
  readonly settlement: { readonly rows: readonly { readonly name: string; readonly cents: number }[]; readonly pot: number } | null;
}
interface SessionReport {
  readonly session: number;
  readonly method: string;
  readonly seating: readonly { readonly table: number; readonly seats: readonly string[] }[];
  readonly results: readonly {
    readonly table: number;
    readonly points: { readonly [name: string]: number };
    readonly credits: { readonly [name: string]: number | null };
  }[];
  readonly standings: readonly PlaceReport[];
}
interface PlaceReport {
  readonly place: number;
  readonly name: string;
  /** Units of 1/scale point. */
  readonly total: number;
  readonly scale: number;
  readonly sessions: readonly (number | null)[];
  /** Units, within the total: points given or taken and the price of missing compulsory solos. */
  readonly adjustments: number;
  readonly compulsoryOpen: number;
}
interface FinalReport extends PlaceReport {
  /** Units of 1/rankingScale point; null where the place brings none. */
  readonly rankingPoints: number | null;
  readonly rankingScale: number | null;
}

/** Plays a described evening through the service, as an organizer would, and reports each session. Throws NightRefused where the service refuses. */
export async function playNight(client: Client, night: Night): Promise<NightReport> {
  const ids = new Map<string, string>();
  const { rules, options, format, formatSettings, name, date, place, feeCents } = night;
  await client.run({ type: 'createTournament', name, date, place, ruleSet: rules, ruleOptions: options, format, formatSettings, feeCents });
  /** The id of a person, who is put into the address book where he is new. */
  const named = async (person: string): Promise<string> => {
    const known = ids.get(person);
    if (known !== undefined) return known;
    const id = `p${ids.size + 1}-${client.tournament.slice(0, 8)}`;
    const space = person.lastIndexOf(' ');
    await client.run({
      type: 'addPerson',
      person: id,
      given: space < 0 ? '' : person.slice(0, space),
      family: person.slice(space + 1),
      club: '',
      note: '',
    });
    ids.set(person, id);
    return id;
  };
  const arrive = async (person: string) => {
    const known = ids.get(person);
    if (known !== undefined) return client.run({ type: 'setPresence', person: known, presence: 'present' });
    return client.run({ type: 'register', person: await named(person), presence: 'present', paid: true });
  };
  /** Somebody whom a happening names: one who was never there comes now. */
  const person = async (one: string): Promise<string> => {
    if (!ids.has(one)) await arrive(one);
    return idOf(ids, one);
  };
  for (const person of night.people) await arrive(person);

  const sessions: SessionReport[] = [];
  for (const [index, session] of night.sessions.entries()) {
    const number = index + 1;
    for (const person of session.arrive) await arrive(person);
    for (const person of session.leave) await client.run({ type: 'setPresence', person: idOf(ids, person), presence: 'left' });
    for (const one of session.rest) await client.run({ type: 'pause', person: idOf(ids, one), session: number, pause: true });
    const method = await seat(client, night, session, number, ids);
    await playTables(client, session, number, ids, person);
    const tables = await client.query('tables', { tournament: client.tournament, session: number });
    for (const table of tables.tables.filter((t) => !t.closed)) {
      await client.run({
        type: 'closeTable',
        session: number,
        table: table.number,
        ...(session.closeShort === undefined ? {} : { reason: session.closeShort, counts: session.shortCounts }),
      });
    }
    await client.run({ type: 'closeSession', session: number });
    for (const correction of session.corrections) await correct(client, correction, ids);
    for (const { person, points, reason, evening } of session.adjustments)
      await client.run({ type: 'adjust', person: idOf(ids, person), session: evening ? null : number, points, reason });
    sessions.push(await report(client, number, method));
  }
  const { next } = await client.query('tournament', { tournament: client.tournament });
  if (night.close ?? next.action === 'closeTournament') {
    await settleTies(client, night, ids);
    await client.run({ type: 'closeTournament' });
  }
  const standings = await client.query('standings', { tournament: client.tournament });
  const { stakeCents, rows, pot } = await client.query('settlement', { tournament: client.tournament });
  return {
    tournament: name,
    sessions,
    final: standings.final ? finalPlaces(standings) : null,
    settlement: stakeCents === null ? null : { rows: rows.map((row) => ({ name: row.name, cents: row.cents })), pot },
  };
}

/** Equal totals at the end, where the lot decides: in the organizer's order where he names one, else by a lot from the night's seed. */
async function settleTies(client: Client, night: Night, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const order of night.orders) await client.run({ type: 'settleTie', people: order.map((person) => idOf(ids, person)), seed: null });
  const { ties } = await client.query('ties', { tournament: client.tournament });
  for (const { people, settled } of ties) {
    if (settled === null) await client.run({ type: 'settleTie', people: people.map(({ person }) => person), seed: night.seed });
  }
}

const idOf = (ids: ReadonlyMap<string, string>, person: string): string => ids.get(person) ?? person;

async function seat(
  client: Client,
  night: Night,
  session: NightSession,
  number: number,
  ids: ReadonlyMap<string, string>,
): Promise<string> {
  let draw: Draw;
  const seed = session.seed ?? (night.seed + number - 1) >>> 0;
  if (session.seating) {
    const tables = session.seating.map((seats, i) => ({ number: i + 1, seats: seats.map((person) => idOf(ids, person)), firstDealer: 0 }));
    const reasons = Object.fromEntries(tables.flatMap((t) => t.seats.map((person) => [person, { code: 'hand' as const }])));
    draw = { method: 'byHand', tables, seed, engine: 1, reasons, ties: [], inputHash: '', moves: 0, plan: null };
  } else {
    const orders = session.orders.map((order) => order.map((person) => idOf(ids, person)));
    const { mend, sizes } = session;
    draw = (await client.query('proposeDraw', { tournament: client.tournament, seed, orders, mend, ...(sizes ? { sizes } : {}) })).draw;
  }
  await client.run({ type: 'adoptDraw', session: number, draw });
  await client.run({ type: 'releaseDraw', session: number });
  return draw.method;
}

/** Keys of an entry that hold seats; a described evening writes people there. */
const SEAT_KEYS = ['re', 'declarers', 'offender'] as const;

async function playTables(
  client: Client,
  session: NightSession,
  number: number,
  ids: ReadonlyMap<string, string>,
  id: (name: string) => Promise<string>,
): Promise<void> {
  const look = () => client.query('tables', { tournament: client.tournament, session: number });
  let view = await look();
  const tableOf = (person: string) => view.tables.find((t) => t.seats.some((s) => s.person === person))?.number ?? 0;
  const happenings = happeningsOf(client, number, session.happenings, { id, tableOf });
  const played = new Map<number, number>();
  /** The number of a table's next game, once everything has happened that was due before it. */
  const next = async (table: number): Promise<number> => {
    const games = played.get(table) ?? 0;
    if (await happenings.due(table, games)) view = await look();
    played.set(table, games + 1);
    return games + 1;
  };
  const seatsOf = (table: number) => view.tables.find((t) => t.number === table)?.seats.map((s) => s.person) ?? [];
  for (const entered of session.games) {
    const { table: given, ...rest } = entered;
    const table = given ?? tableOf(idOf(ids, peopleIn(entered)[0] ?? ''));
    const game = await next(table);
    await client.run({ type: 'recordGame', session: number, table, game, entry: withSeats(rest, seatsOf(table), ids) });
  }
  for (const { points, solo, reason } of session.byHand) {
    const table = tableOf(idOf(ids, Object.keys(points)[0] ?? ''));
    const game = await next(table);
    const seats = seatsOf(table);
    await client.run({
      type: 'recordGameByHand',
      session: number,
      table,
      game,
      points: inSeatOrder(points, seats, ids),
      ...(solo ? { solo: { seat: seats.indexOf(idOf(ids, solo.by)), compulsory: solo.compulsory } } : {}),
      reason,
    });
  }
  if (await happenings.rest()) view = await look();
  for (const table of view.tables) {
    const here = table.seats.filter((s) => Object.keys(session.totals).some((person) => idOf(ids, person) === s.person));
    if (here.length > 0)
      await client.run({
        type: 'recordTotals',
        session: number,
        table: table.number,
        points: inSeatOrder(session.totals, seatsOf(table.number), ids),
        compulsory: ticks(session.ticked, seatsOf(table.number), ids),
      });
  }
}

const peopleIn = (game: NightGame): string[] =>
  SEAT_KEYS.flatMap((key) => {
    const value = game[key];
    return (Array.isArray(value) ? value : [value]).filter((v) => typeof v === 'string');
  });

/** The entry with people replaced by their seats at the table. Numbers stay: seats may be written as such. */
function withSeats(
  game: { readonly [key: string]: unknown },
  seats: readonly string[],
  ids: ReadonlyMap<string, string>,
): { [key: string]: unknown } {
  const seatOf = (value: unknown) => (typeof value === 'string' ? seats.indexOf(idOf(ids, value)) : value);
  const entry: { [key: string]: unknown } = { ...game };
  for (const key of SEAT_KEYS) {
    const value = entry[key];
    if (value !== undefined) entry[key] = Array.isArray(value) ? value.map(seatOf) : seatOf(value);
  }
  return entry;
}

function inSeatOrder(points: { readonly [name: string]: number }, seats: readonly string[], ids: ReadonlyMap<string, string>): number[] {
  const byId = new Map(Object.entries(points).map(([person, value]) => [idOf(ids, person), value]));
  return seats.map((person) => byId.get(person) ?? 0);
}

const ticks = (people: readonly string[], seats: readonly string[], ids: ReadonlyMap<string, string>): boolean[] => {
  const ticked = new Set(people.map((person) => idOf(ids, person)));
  return seats.map((person) => ticked.has(person));
};

async function correct(client: Client, correction: NightSession['corrections'][number], ids: ReadonlyMap<string, string>): Promise<void> {
  const { session, table, game, entry, points, reason } = correction;
  const list = await client.query('table', { tournament: client.tournament, session, table });
  const seats = list.seats.map((s) => s.person);
  const place = { session, table, reason };
  if (game === undefined) {
    const ticked = correction.ticked === undefined ? {} : { compulsory: ticks(correction.ticked, seats, ids) };
    return client.run({
      type: 'correctTotals',
      ...place,
      points: points ? inSeatOrder(points, seats, ids) : (list.totals?.points ?? []),
      ...ticked,
    });
  }
  if (correction.void) return client.run({ type: 'voidGame', ...place, game });
  if (entry) return client.run({ type: 'correctGame', ...place, game, entry: withSeats(entry, seats, ids) });
  return client.run({ type: 'correctGameByHand', ...place, game, points: inSeatOrder(points ?? {}, seats, ids) });
}

async function report(client: Client, session: number, method: string): Promise<SessionReport> {
  const { tables } = await client.query('tables', { tournament: client.tournament, session });
  return {
    session,
    method,
    seating: tables.map((t) => ({ table: t.number, seats: t.seats.map((s) => s.name) })),
    results: tables.map((t) => ({
      table: t.number,
      points: Object.fromEntries(t.seats.map((s) => [s.name, s.points])),
      credits: Object.fromEntries(t.seats.map((s) => [s.name, s.credit])),
    })),
    standings: places(await client.query('standings', { tournament: client.tournament, session })),
  };
}

const places = (view: StandingsView): PlaceReport[] =>
  view.rows.map(({ place, name, total, sessions, adjustments, compulsoryOpen }) => ({
    place,
    name,
    total,
    scale: view.scale,
    sessions: sessions.map((cell) => cell?.credit ?? null),
    adjustments,
    compulsoryOpen,
  }));

const finalPlaces = (view: StandingsView): FinalReport[] =>
  places(view).map((row, index) => ({ ...row, rankingPoints: view.rows[index]?.rankingPoints ?? null, rankingScale: view.rankingScale }));
