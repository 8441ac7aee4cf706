import { DEFAULT_MOVES, type DrawInput, type DrawPlan, ENGINE_VERSION } from '../draw/drawInput.ts';
import { fingerprint } from '../draw/fingerprint.ts';
import { checkGroups, type Mend, proposeMends } from '../draw/mendGroups.ts';
import { drawSeats, type MoveReason, moveByPlace, type RankedTable } from '../draw/moveByPlace.ts';
import { planDraw } from '../draw/planDraw.ts';
import type { Seating } from '../draw/seating.ts';
import { firstDealerOf } from '../formats/dealer.ts';
import { tiesAtTable } from '../formats/places.ts';
import { seatingRuleOf } from '../formats/sessions.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { type RngState, seedRng, shuffle } from '../rng.ts';
import { nextSessionNumber, peopleRefusal, presentPeople } from './decideDraw.ts';
import { no } from './guard.ts';
import {
  type Draw,
  type DrawnPlan,
  type PersonId,
  type SeatReason,
  type SessionState,
  type SettledTie,
  type Tournament,
  tablePoints,
} from './model.ts';

/** What the organizer asks for: a seed, tied people in an order of his own, one of the mends. */
export interface DrawWish {
  readonly seed: number;
  readonly orders: readonly (readonly PersonId[])[];
  readonly mend: number;
}

export interface DrawProposal {
  readonly session: number;
  readonly draw: Draw;
  readonly misfits: readonly { readonly number: number; readonly count: number }[];
  readonly mends: readonly Mend[];
  readonly chosenMend: number;
}

/** A draw that is ready, or one that must be searched for (slow: a worker's job) and then becomes a proposal. */
export type DrawTask =
  | { readonly kind: 'ready'; readonly proposal: DrawProposal }
  | { readonly kind: 'search'; readonly input: DrawInput; readonly toProposal: (plan: DrawPlan, moves: number) => DrawProposal };

/** How the seats of the next session come about, as the format says. Refused where nobody can be seated. The same wish gives the same draw. */
export function drawTask(t: Tournament, wish: DrawWish): Result<DrawTask, Refusal> {
  const next = nextSessionNumber(t);
  if (!next.ok) return next;
  const session = next.value;
  const refusal = peopleRefusal(presentPeople(t).length);
  if (refusal) return refusal;
  const previous = t.sessions[session - 2];
  const rule = seatingRuleOf(t.settings.formatSettings, session);
  if (rule === 'byPlace' && previous) {
    const moved = byPlace(t, session, previous, wish);
    return moved.ok ? ok({ kind: 'ready', proposal: moved.value }) : moved;
  }
  const method = rule === 'lot' ? 'lot' : 'fewestRepeats';
  const input = drawInputOf(t, session, method, wish.seed);
  return ok({ kind: 'search', input, toProposal: (plan, moves) => planned(t, session, method, plan, moves) });
}

/** `drawTask` carried out in one go. */
export function proposeDraw(t: Tournament, wish: DrawWish, moves = DEFAULT_MOVES): Result<DrawProposal, Refusal> {
  const task = drawTask(t, wish);
  if (!task.ok) return task;
  if (task.value.kind === 'ready') return ok(task.value.proposal);
  const plan = planDraw(task.value.input, { moves });
  return plan.ok ? ok(task.value.toProposal(plan.value, moves)) : plan;
}

/** What the engine plans from: all sessions still drawn like this one, with the people who are there now. A blind lot looks at one session only. */
function drawInputOf(t: Tournament, session: number, method: 'lot' | 'fewestRepeats', seed: number): DrawInput {
  const settings = t.settings.formatSettings;
  const people = presentPeople(t);
  let last = session;
  while (method === 'fewestRepeats' && last < settings.sessions && seatingRuleOf(settings, last + 1) === 'fewestRepeats') last++;
  const later = t.sessions[session - 2]?.draw.plan?.later ?? [];
  return {
    method,
    sessions: Array.from({ length: last - session + 1 }, () => ({ people })),
    past: seatings(t.sessions.slice(0, session - 1)),
    preference: settings.tables,
    fair: t.wishes.fair,
    wishes: wishesOf(t, people),
    seed,
    ...(later.length > 0 ? { planned: later } : {}),
  };
}

/** Wishes about people who are not here would only be in the way. */
function wishesOf({ wishes: { apart, fixed, otherTable } }: Tournament, people: readonly PersonId[]): DrawInput['wishes'] {
  const here = new Set(people);
  return {
    apart: apart.map((w) => ({ ...w, people: w.people.filter((person) => here.has(person)) })).filter((w) => w.people.length > 1),
    fixed: fixed.filter((w) => here.has(w.person)),
    otherTable,
  };
}

function planned(t: Tournament, session: number, method: 'lot' | 'fewestRepeats', plan: DrawPlan, moves: number): DrawProposal {
  const [seating = [], ...later] = plan.sessions;
  const code = method === 'lot' ? 'lot' : 'drawn';
  const reasons = Object.fromEntries(presentPeople(t).map((person): [string, SeatReason] => [person, { code }]));
  const { repeats, lowerBound, longest, fiveSpread, prices, unmetWishes } = plan.quality;
  const drawn = method === 'lot' ? null : { later, repeats, lowerBound, longest, fiveSpread, fair: t.wishes.fair, prices, unmetWishes };
  return proposal(t, session, method, seating, plan.seed, reasons, [], plan.inputHash, method === 'lot' ? 0 : moves, drawn);
}

/** Eselstall "Turnierlänge": the winner stays, the second moves one table on, the third two, and so on. */
function byPlace(t: Tournament, session: number, previous: SessionState, { seed, orders, mend }: DrawWish): Result<DrawProposal, Refusal> {
  const settled = settleTies(previous, seed, orders);
  if (!settled.ok) return settled;
  const { ranked, ties } = settled.value;
  const moved = moveByPlace(ranked);
  const check = checkGroups(moved.groups, presentPeople(t));
  const fits = check.misfits.length === 0 && check.unseated.length === 0;
  const mends = fits ? [] : proposeMends(check, seatings(t.sessions.slice(0, session - 1)));
  const chosenMend = Math.min(mend, Math.max(0, mends.length - 1));
  const groups = mends[chosenMend]?.groups ?? check.groups;
  const seating = drawSeats(
    groups.filter((group) => group.people.length > 0),
    seed,
  );
  const tied = new Set(ties.flatMap((tie) => tie.people));
  const reasons = reasonsOf(seating, moved.reasons, tied);
  const inputHash = fingerprint(JSON.stringify([ranked, presentPeople(t), chosenMend]));
  return ok({
    ...proposal(t, session, 'byPlace', seating, seed, reasons, ties, inputHash, 0, null),
    misfits: check.misfits,
    mends,
    chosenMend,
  });
}

/** Each table from first to last; equal results in the order the organizer gave, else by lot. */
function settleTies(
  previous: SessionState,
  seed: number,
  orders: DrawWish['orders'],
): Result<{ ranked: RankedTable[]; ties: SettledTie[] }, Refusal> {
  const used = new Set<readonly PersonId[]>();
  const ties: SettledTie[] = [];
  let state: RngState = seedRng(seed ^ 0x7e57_1e5);
  const ranked = previous.tables.map(({ number, seats, ...table }) => {
    const points = tablePoints({ number, seats, ...table });
    const order = [...seats.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
    const people = order.map((seat) => seats[seat] ?? '');
    for (const seatsTied of tiesAtTable(points)) {
      const group = seatsTied.map((seat) => seats[seat] ?? '');
      let lot: PersonId[];
      [lot, state] = shuffle(state, group);
      const wanted = orders.find((o) => o.length === group.length && o.every((person) => group.includes(person)));
      if (wanted) used.add(wanted);
      const settledOrder = wanted ?? lot;
      const first = Math.min(...group.map((person) => people.indexOf(person)));
      people.splice(first, group.length, ...settledOrder);
      ties.push({ table: number, people: settledOrder, by: wanted ? 'hand' : 'lot' });
    }
    return { number, ranked: people };
  });
  const unused = orders.find((order) => !used.has(order));
  return unused
    ? no('drawTieWrong', 'orders', { table: ties.find((tie) => tie.people.includes(unused[0] ?? ''))?.table ?? 0 })
    : ok({ ranked, ties });
}

function reasonsOf(seating: Seating, moves: readonly MoveReason[], tied: ReadonlySet<PersonId>): { [person: PersonId]: SeatReason } {
  const byPerson = new Map(moves.map((move) => [move.person, move]));
  const reasons: { [person: PersonId]: SeatReason } = {};
  for (const { number, seats } of seating) {
    for (const person of seats) {
      const move = byPerson.get(person);
      if (!move) reasons[person] = { code: 'new' };
      else if (move.toTable !== number) reasons[person] = { code: 'mended', from: move.fromTable };
      else {
        const { fromTable: from, steps } = move;
        reasons[person] = { code: steps === 0 ? 'stays' : 'moves', from, steps, ...(tied.has(person) ? { byLot: true } : {}) };
      }
    }
  }
  return reasons;
}

function proposal(
  t: Tournament,
  session: number,
  method: Draw['method'],
  seating: Seating,
  seed: number,
  reasons: Draw['reasons'],
  ties: readonly SettledTie[],
  inputHash: string,
  moves: number,
  plan: DrawnPlan | null,
): DrawProposal {
  let state: RngState = seedRng(seed ^ 0xdea1);
  const tables = seating.map(({ number, seats }) => {
    let firstDealer: number;
    [firstDealer, state] = firstDealerOf(t.settings.formatSettings, seats.length, state);
    return { number, seats, firstDealer };
  });
  return {
    session,
    draw: { method, tables, seed, engine: ENGINE_VERSION, reasons, ties, inputHash, moves, plan },
    misfits: [],
    mends: [],
    chosenMend: 0,
  };
}

/** Who sat where in these sessions. */
export const seatings = (sessions: readonly SessionState[]): Seating[] =>
  sessions.map((s) => s.tables.map(({ number, seats }) => ({ number, seats })));
