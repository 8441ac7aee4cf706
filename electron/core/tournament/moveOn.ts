import { fingerprint } from '../draw/fingerprint.ts';
import { checkGroups, proposeMends } from '../draw/mendGroups.ts';
import { drawSeats, type MoveReason, moveByPlace } from '../draw/moveByPlace.ts';
import type { Seating } from '../draw/seating.ts';
import { drawLots, type Lots } from '../formats/lots.ts';
import { orderAtTable } from '../formats/tableOrder.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { presentPeople } from './decideDraw.ts';
import { type PersonId, type SeatReason, type SessionState, type Tournament, tablePoints } from './model.ts';
import { type DrawProposal, type DrawWish, overrule, proposalOf, seatings, settledTie } from './proposal.ts';

/**
 * Moving by place (Eselstall "Turnierlänge"): the winner stays, the second moves one table on, the third two, and so on. Equal points are
 * settled by lot unless the organizer says otherwise; people who came or went may make mends necessary.
 */
export function moveOn(
  t: Tournament,
  session: number,
  previous: SessionState,
  { seed, orders, mend }: DrawWish,
): Result<DrawProposal, Refusal> {
  const everybody = previous.tables.flatMap((table) => table.seats);
  const drawn = drawLots(seed, everybody);
  const overruled = overrule(tiesOf(previous, drawn), drawn, orders);
  if (!overruled.ok) return overruled;
  const { lots, byHand } = overruled.value;
  const ranked = previous.tables.map((table) => ({
    number: table.number,
    ranked: orderAtTable(table.seats, tablePoints(table), lots).ranked,
  }));
  const ties = tiesOf(previous, lots).map(({ table, people }) => settledTie(table, people, byHand));

  const moved = moveByPlace(ranked);
  const present = presentPeople(t);
  const check = checkGroups(moved.groups, present);
  const fits = check.misfits.length === 0 && check.unseated.length === 0;
  const mends = fits ? [] : proposeMends(check, seatings(t.sessions.slice(0, session - 1)));
  const chosenMend = Math.min(mend, Math.max(0, mends.length - 1));
  const groups = (mends[chosenMend]?.groups ?? check.groups).filter((group) => group.people.length > 0);
  const seating = drawSeats(groups, seed);
  const reasons = reasonsOf(seating, moved.reasons, new Set(ties.flatMap((tie) => tie.people)));
  const inputHash = fingerprint(JSON.stringify([ranked, present, chosenMend]));
  const proposal = proposalOf(t, session, seating, { method: 'byPlace', seed, reasons, ties, inputHash });
  return ok({ ...proposal, misfits: check.misfits, mends, chosenMend });
}

const tiesOf = (previous: SessionState, lots: Lots) =>
  previous.tables.flatMap((table) =>
    orderAtTable(table.seats, tablePoints(table), lots).ties.map((tie) => ({ ...tie, table: table.number })),
  );

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
