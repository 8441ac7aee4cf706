import { fingerprint } from '../draw/fingerprint.ts';
import { drawSeats } from '../draw/moveByPlace.ts';
import { finalGroupSizes, finalGroups } from '../formats/final.ts';
import { drawLots } from '../formats/lots.ts';
import { standingsBeforeFinal } from '../formats/standings.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { presentPeople } from './decideDraw.ts';
import type { SeatReason, Tournament } from './model.ts';
import { type DrawProposal, type DrawWish, overrule, proposalOf, settledTie } from './proposal.ts';
import { standingsInput } from './standing.ts';

/**
 * Groups of a final by the places before it (Wielandstrasse VI): the best at table 1, the next at table 2, and so on. A tie across a cut is
 * settled by lot unless the organizer says otherwise. Who is not there any more is left out, the others close up.
 */
export function groupForFinal(t: Tournament, session: number, { seed, orders, sizes: chosen }: DrawWish): Result<DrawProposal, Refusal> {
  const settings = t.settings.formatSettings;
  const present = presentPeople(t);
  const here = new Set(present);
  const ranked = standingsBeforeFinal(settings, standingsInput(t, session - 1)).filter((row) => here.has(row.person));
  const sizes = chosen === undefined ? finalGroupSizes(settings, ranked.length) : ok(chosen);
  if (!sizes.ok) return sizes;
  const drawn = drawLots(seed, present);
  const first = finalGroups(ranked, drawn, sizes.value);
  if (!first.ok) return first;
  const tableOf = (groups: readonly (readonly string[])[], person: string | undefined) =>
    groups.findIndex((group) => group.some((p) => p === person)) + 1;
  const ties = first.value.cuts.map((cut) => ({ ...cut, table: tableOf(first.value.groups, cut.people[0]) }));
  const overruled = overrule(ties, drawn, orders);
  if (!overruled.ok) return overruled;
  const { lots, byHand } = overruled.value;
  const cut = finalGroups(ranked, lots, sizes.value);
  if (!cut.ok) return cut;
  const { groups, cuts } = cut.value;
  const seating = drawSeats(
    groups.map((people, index) => ({ number: index + 1, people })),
    seed,
  );
  const tied = new Set(cuts.flatMap(({ people }) => people));
  const reasons = Object.fromEntries(
    ranked.map(({ person }): [string, SeatReason] => [person, { code: 'group', ...(tied.has(person) ? { byLot: true } : {}) }]),
  );
  const settled = cuts.map(({ people }) => settledTie(tableOf(groups, people[0]), people, byHand));
  const inputHash = fingerprint(JSON.stringify([ranked.map(({ person, place }) => [person, place]), groups]));
  return ok(proposalOf(t, session, seating, { method: 'finalGroups', seed, reasons, ties: settled, inputHash }));
}
