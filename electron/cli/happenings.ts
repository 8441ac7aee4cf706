import type { Client } from './client.ts';
import type { NightSession } from './nightFile.ts';

type Happening = NightSession['happenings'][number];

/** What goes differently than planned in a described session: each happens once its table has entered so many games. */
export interface Happenings {
  /** Those of a table that are due when it has entered `games`; true if anything happened, so that seats are to be looked up again. */
  due(table: number, games: number): Promise<boolean>;
  /** All that are left. */
  rest(): Promise<boolean>;
}

/** `tableOf`: where a person of the evening sits now; `id`: the person's id, also of somebody never named before. */
export function happeningsOf(
  client: Client,
  session: number,
  happenings: readonly Happening[],
  { id, tableOf }: { readonly id: (name: string) => Promise<string>; readonly tableOf: (person: string) => number },
): Happenings {
  const left = [...happenings];
  const table = async (one: Happening): Promise<number> => {
    if ('sitDown' in one) return one.table;
    if ('swap' in one) return tableOf(await id(one.swap[0]));
    return tableOf(await id('leave' in one ? one.leave : 'rest' in one ? one.rest : one.for));
  };
  const happen = async (one: Happening): Promise<void> => {
    const at = await table(one);
    if ('sitDown' in one) return client.run({ type: 'sitDown', person: await id(one.sitDown), session, table: at });
    if ('leave' in one) return client.run({ type: 'leave', person: await id(one.leave), why: one.why });
    if ('rest' in one) return client.run({ type: 'pause', person: await id(one.rest), session, pause: true });
    if ('substitute' in one) {
      const [person, by] = [await id(one.for), await id(one.substitute)];
      return client.run({ type: 'substitute', session, table: at, person, by, points: one.points });
    }
    return swap(one.swap, one.games);
  };
  const swap = async (names: readonly [string, string], games: 'withPeople' | 'withSeats' | undefined): Promise<void> => {
    const { tables } = await client.query('tables', { tournament: client.tournament, session });
    const place = async (name: string) => {
      const person = await id(name);
      const found = tables.find((one) => one.seats.some((seat) => seat.person === person));
      return { table: found?.number ?? 0, seat: found?.seats.findIndex((seat) => seat.person === person) ?? 0 };
    };
    const [a, b] = [await place(names[0]), await place(names[1])];
    return client.run({ type: 'swapSeats', session, a, b, ...(games ? { games } : {}) });
  };
  return {
    async due(number, games) {
      let any = false;
      for (const one of [...left]) {
        if (one.after > games || (await table(one)) !== number) continue;
        left.splice(left.indexOf(one), 1);
        await happen(one);
        any = true;
      }
      return any;
    },
    async rest() {
      const any = left.length > 0;
      for (const one of left.splice(0)) await happen(one);
      return any;
    },
  };
}
