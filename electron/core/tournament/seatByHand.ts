import { canonicalInput, checkInput } from '../draw/checkInput.ts';
import { NO_WISHES } from '../draw/drawInput.ts';
import { assessDraw } from '../draw/drawQuality.ts';
import { makeProblem } from '../draw/problem.ts';
import { lowerBoundOf } from '../draw/replanBound.ts';
import type { Seating } from '../draw/seating.ts';
import { seatingRuleOf } from '../formats/sessions.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { seedRng } from '../rng.ts';
import { nextSessionNumber, peopleRefusal, presentPeople, seatsRefusal } from './decideDraw.ts';
import { type DrawnPlan, type SeatReason, sessionOf, type Tournament } from './model.ts';
import { type DrawProposal, proposalOf } from './proposal.ts';
import { drawInputOf } from './proposeDraw.ts';

/** Seats that the organizer gave. `later`: what is planned for the sessions after it; left out, what was adopted before stays planned. */
export interface HandSeating {
  readonly seed: number;
  readonly tables: Seating;
  readonly later?: readonly Seating[];
}

/** A draw of the next session by hand, with the report an ordinary draw has. Refused where people or sizes do not fit. */
export function seatByHand(t: Tournament, { seed, tables, later }: HandSeating): Result<DrawProposal, Refusal> {
  const next = nextSessionNumber(t);
  if (!next.ok) return next;
  const session = next.value;
  const present = presentPeople(t);
  const seating = tables.toSorted((a, b) => a.number - b.number);
  const refusal = peopleRefusal(present.length) ?? seatsRefusal(t, seating);
  if (refusal) return refusal;
  const rule = seatingRuleOf(t.settings.formatSettings, session);
  const reasons = Object.fromEntries(present.map((person): [string, SeatReason] => [person, { code: 'hand' }]));
  const drawn = { method: 'byHand' as const, seed, reasons, inputHash: '' };
  if (rule !== 'fewestRepeats') return ok(proposalOf(t, session, seating, drawn));
  const plan = worthOf(t, session, seating, later ?? sessionOf(t, session)?.draw.plan?.later ?? [], seed);
  return plan.ok ? ok(proposalOf(t, session, seating, { ...drawn, plan: plan.value })) : plan;
}

const MOST_SPREAD = { strict: 1, balanced: 2, free: Number.POSITIVE_INFINITY } as const;

/** The plan that these seats begin. Later sessions that somebody else would sit in are left to the next draw. */
function worthOf(t: Tournament, session: number, seating: Seating, planned: readonly Seating[], seed: number): Result<DrawnPlan, Refusal> {
  const sizesIn = (one: Seating) => one.map((table) => table.seats.length);
  const whole = drawInputOf(t, session, 'fewestRepeats', { seed, orders: [], mend: 0 });
  const there = presentPeople(t).toSorted().join();
  const fit = planned.every(
    (one) =>
      one
        .flatMap((table) => table.seats)
        .toSorted()
        .join() === there,
  );
  const later = fit ? planned.slice(0, whole.sessions.length - 1) : [];
  const sessions = [seating, ...later];
  const input = canonicalInput({
    ...whole,
    sessions: sessions.map((one) => ({ people: presentPeople(t), sizes: sizesIn(one) })),
  });
  const sizes = checkInput(input);
  if (!sizes.ok) return sizes;
  // Which table has which number is the organizer's own choice: only who meets whom is bounded.
  const [problem] = makeProblem({ ...input, wishes: { ...NO_WISHES, fixed: input.wishes.fixed } }, sizes.value, seedRng(seed));
  const { fair } = t.wishes;
  const { repeats, longest, fiveSpread, unmetWishes } = assessDraw(input, sessions, 0, null);
  // A spread that the setting does not allow may have fewer repeats than the setting's bound.
  const lowerBound = lowerBoundOf(problem, fiveSpread <= MOST_SPREAD[fair] ? fair : 'free');
  return ok({ later, repeats, lowerBound, longest, fiveSpread, fair, prices: null, unmetWishes });
}
