import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import type { Seating } from '../../core/draw/seating.ts';
import { parseSeatings } from '../../core/draw/seatingText.ts';
import { err, ok, type Refusal, type Result } from '../../core/result.ts';
import { presentPeople } from '../../core/tournament/decideDraw.ts';
import { entrantOf, type Tournament } from '../../core/tournament/model.ts';
import { type HandSeating, seatByHand } from '../../core/tournament/seatByHand.ts';
import { refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';
import { proposalView } from './proposalView.ts';

/** Seats given by hand, with the report of a proposal; nothing is recorded. */
export function queryAssessDraw(ports: QueryPorts, input: QueryInput<'assessDraw'>): Result<QueryView<'assessDraw'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const seats = seatsOf(t, input);
  if (!seats.ok) return err(refused(seats.error, name));
  const proposal = seatByHand(t, { seed: input.seed ?? ports.seed(), ...seats.value });
  return proposal.ok ? ok(proposalView(t, proposal.value, name)) : err(refused(proposal.error, name));
}

/** A text may hold the sessions planned for later too; with one session only, those stay as they are planned. */
function seatsOf(t: Tournament, { tables = [], text, later }: QueryInput<'assessDraw'>): Result<Omit<HandSeating, 'seed'>, Refusal> {
  const kept = later ? { later } : {};
  if (text === undefined) return ok({ tables, ...kept });
  const people = new Map(presentPeople(t).map((person) => [entrantOf(t, person)?.number ?? 0, person]));
  const read = parseSeatings(text, people, true);
  if (!read.ok) return read;
  const [first = [], ...more]: readonly Seating[] = read.value;
  return ok({ tables: first, ...(more.length > 0 ? { later: more } : kept) });
}
