import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { currentSession, sessionOf } from '../../core/tournament/model.ts';
import { repeatDraw } from '../../core/tournament/repeatDraw.ts';
import { refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament, notFound } from './find.ts';

/** Draws an adopted session once more from the journal as it stood before, and says whether the same tables come out. */
export function queryRepeatDraw(ports: QueryPorts, input: QueryInput<'repeatDraw'>): Result<QueryView<'repeatDraw'>, Refused> {
  const id = input.tournament ?? ports.evenings.latest()?.id;
  if (id === undefined) return notFound('tournamentUnknown');
  const found = findTournament(ports, id);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const session = input.session === undefined ? currentSession(t) : sessionOf(t, input.session);
  if (!session) return notFound('sessionUnknown', { session: input.session ?? 1 });
  const { method, seed, engine, inputHash, moves, tables } = session.draw;
  const adopted = ports.evenings
    .entries(id)
    .findLast(({ event }) => event.type === 'drawAdopted' && event.session === session.number && event.draw.inputHash === inputHash);
  const before = adopted && ports.evenings.asOf(id, adopted.seq - 1);
  const drawn = { session: session.number, method, seed, engine, inputHash, moves };
  if (!before || method === 'byHand') return ok({ ...drawn, same: false, tables: [] });
  const again = repeatDraw(before, session.draw);
  if (!again.ok) return err(refused(again.error, name));
  const seats = (list: typeof tables) => list.map((table) => ({ number: table.number, seats: table.seats.map(name) }));
  const repeated = again.value?.draw.tables ?? [];
  return ok({
    ...drawn,
    same: JSON.stringify(repeated) === JSON.stringify(adopted.event.type === 'drawAdopted' ? adopted.event.draw.tables : tables),
    tables: seats(repeated),
  });
}
