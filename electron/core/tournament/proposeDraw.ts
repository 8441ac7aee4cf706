import { DEFAULT_MOVES, type DrawInput, type DrawPlan } from '../draw/drawInput.ts';
import { planDraw } from '../draw/planDraw.ts';
import { checkSizes } from '../draw/tableSizes.ts';
import type { SeatingRule } from '../formats/format.ts';
import { seatingRuleOf } from '../formats/sessions.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { nextSessionNumber, peopleRefusal, presentPeople } from './decideDraw.ts';
import { groupForFinal } from './groupForFinal.ts';
import { no } from './guard.ts';
import type { PersonId, SeatReason, Tournament } from './model.ts';
import { moveOn } from './moveOn.ts';
import { type DrawProposal, type DrawWish, proposalOf, seatings } from './proposal.ts';

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
  const sized = wish.sizes === undefined ? null : sizesRefusal(presentPeople(t, session).length, wish.sizes, previous ? rule : 'lot');
  if (sized) return sized;
  if (previous && (rule === 'byPlace' || rule === 'finalGroups')) {
    const ready = rule === 'byPlace' ? moveOn(t, session, previous, wish) : groupForFinal(t, session, wish);
    return ready.ok ? ok({ kind: 'ready', proposal: ready.value }) : ready;
  }
  const method = rule === 'lot' ? 'lot' : 'fewestRepeats';
  const input = drawInputOf(t, session, method, wish);
  return ok({ kind: 'search', input, toProposal: (plan, moves) => planned(t, session, method, plan, moves) });
}

/** Why these sizes cannot be had, or null. Where people move by place the tables follow from the results, and mends are offered instead. */
function sizesRefusal(count: number, sizes: readonly number[], rule: SeatingRule) {
  if (rule === 'byPlace') return no('sizesByPlace', 'sizes');
  const checked = checkSizes(count, sizes);
  return checked.ok ? null : checked;
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
export function drawInputOf(t: Tournament, session: number, method: 'lot' | 'fewestRepeats', { seed, sizes }: DrawWish): DrawInput {
  const settings = t.settings.formatSettings;
  const people = presentPeople(t);
  let last = session;
  while (method === 'fewestRepeats' && last < settings.sessions && seatingRuleOf(settings, last + 1) === 'fewestRepeats') last++;
  const later = t.sessions[session - 2]?.draw.plan?.later ?? [];
  return {
    method,
    sessions: Array.from({ length: last - session + 1 }, (_, index) => ({ people, ...(sizes && index === 0 ? { sizes } : {}) })),
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
  const { seed, inputHash } = plan;
  if (method === 'lot') return proposalOf(t, session, seating, { method, seed, reasons, inputHash });
  const { repeats, lowerBound, longest, fiveSpread, prices, unmetWishes } = plan.quality;
  const worth = { later, repeats, lowerBound, longest, fiveSpread, fair: t.wishes.fair, prices, unmetWishes };
  return proposalOf(t, session, seating, { method, seed, reasons, inputHash, moves, plan: worth });
}
