import { ENGINE_VERSION } from '../draw/drawInput.ts';
import type { Mend } from '../draw/mendGroups.ts';
import type { Seating } from '../draw/seating.ts';
import { firstDealerOf } from '../formats/dealer.ts';
import { type Lots, lotsByHand, type Tie } from '../formats/lots.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { type RngState, seedRng } from '../rng.ts';
import { no } from './guard.ts';
import type { Draw, PersonId, SessionState, SettledTie, Tournament } from './model.ts';

/** What the organizer asks for: a seed, tied people in an order of his own, one of the mends. */
export interface DrawWish {
  readonly seed: number;
  readonly orders: readonly (readonly PersonId[])[];
  readonly mend: number;
  /** Table sizes that the organizer chose, in the order of the tables; left out: those of the format. */
  readonly sizes?: readonly number[];
}

/** A draw that may be adopted, and what the organizer should know before. */
export interface DrawProposal {
  readonly session: number;
  readonly draw: Draw;
  readonly misfits: readonly { readonly number: number; readonly count: number }[];
  readonly mends: readonly Mend[];
  readonly chosenMend: number;
}

type Drawn = Pick<Draw, 'method' | 'seed' | 'reasons' | 'inputHash'> & Partial<Pick<Draw, 'ties' | 'moves' | 'plan'>>;

/** A proposal from a seating: adds the first dealers that the format wants. */
export function proposalOf(t: Tournament, session: number, seating: Seating, drawn: Drawn): DrawProposal {
  let state: RngState = seedRng(drawn.seed ^ 0xdea1);
  const tables = seating.map(({ number, seats }) => {
    let firstDealer: number;
    [firstDealer, state] = firstDealerOf(t.settings.formatSettings, seats.length, state);
    return { number, seats, firstDealer };
  });
  const draw: Draw = { ties: [], moves: 0, plan: null, ...drawn, tables, engine: ENGINE_VERSION };
  return { session, draw, misfits: [], mends: [], chosenMend: 0 };
}

/** Who sat where in these sessions. */
export const seatings = (sessions: readonly SessionState[]): Seating[] =>
  sessions.map((s) => s.tables.map(({ number, seats }) => ({ number, seats })));

/** Lots overlaid with the organizer's orders; each order must be exactly one of the ties. `table` of a tie is where it is shown. */
export function overrule(
  ties: readonly (Tie & { readonly table: number })[],
  lots: Lots,
  orders: DrawWish['orders'],
): Result<{ readonly lots: Lots; readonly byHand: ReadonlySet<PersonId> }, Refusal> {
  const byHand = new Set<PersonId>();
  let settled = lots;
  for (const order of orders) {
    const tie = ties.find(({ people }) => people.some((person) => order.includes(person)));
    const given = tie && lotsByHand(tie.people, order);
    if (!given?.ok) return no('drawTieWrong', 'orders', { table: tie?.table ?? 0 });
    settled = { ...settled, ...given.value };
    for (const person of order) byHand.add(person);
  }
  return ok({ lots: settled, byHand });
}

export const settledTie = (table: number, people: readonly PersonId[], byHand: ReadonlySet<PersonId>): SettledTie => ({
  table,
  people,
  by: people.every((person) => byHand.has(person)) ? 'hand' : 'lot',
});
