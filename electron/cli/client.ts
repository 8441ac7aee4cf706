import { randomUUID } from 'node:crypto';
import type { Service } from '../application/service.ts';
import type { QueryInput, QueryName, QueryView } from '../contract/contract.ts';
import type { Refused } from '../contract/views.ts';
import { type Command, isClubCommand } from '../core/tournament/commands.ts';

/** A refusal that ends a scripted evening: the command it belongs to and why. */
export class NightRefused extends Error {
  readonly refused: Refused;
  readonly what: string;
  constructor(what: string, refused: Refused) {
    super(`${what}: ${refused.code}`);
    this.what = what;
    this.refused = refused;
  }
}

/** A client of the service that keeps the sequence numbers, as a screen does. */
export interface Client {
  readonly tournament: string;
  /** Sends a command of the evening; throws NightRefused if it is refused. */
  run(command: Command): Promise<void>;
  query<N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryView<N>>;
}

/** One desk that talks to the service about one tournament. */
export function clientOf(service: Pick<Service, 'execute' | 'query'>, tournament: string = randomUUID(), actor = 'cli'): Client {
  const seqs = { people: -1, evening: 0 };
  const query = async <N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryView<N>> => {
    const answer = await service.query('desk', name, input);
    if (!answer.ok) throw new NightRefused(`query ${name}`, answer.error);
    // The service answers the view of the query's name.
    return answer.value as QueryView<N>;
  };
  return {
    tournament,
    query,
    async run(command) {
      const people = isClubCommand(command);
      if (people && seqs.people < 0) seqs.people = (await query('people', {})).seq;
      const expectedSeq = people ? seqs.people : seqs.evening;
      const answer = await service.execute('desk', actor, {
        commandId: randomUUID(),
        tournament: people ? null : tournament,
        expectedSeq,
        command,
      });
      if (!answer.ok) throw new NightRefused(command.type, answer.error);
      if (people) seqs.people = answer.value.seq;
      else seqs.evening = answer.value.seq;
    },
  };
}
