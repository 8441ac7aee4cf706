import type { Service } from '../../electron/application/service.ts';
import type { WireMessage } from '../../electron/contract/wire.ts';
import type { StartedServer } from '../e2e/inBrowser.ts';
import { openSocket } from '../transport/transports.ts';

export interface WireService {
  readonly service: Service;
  /** Times since they were last taken, in ms. */
  takeTimes(): { readonly commands: readonly number[]; readonly pictures: readonly number[] };
  close(): void;
}

/** The service over a desk's socket, with a hall's socket beside it that fetches the picture after every change, as the hall's page does. */
export async function wireService(server: StartedServer): Promise<WireService> {
  const desk = await openSocket(server, 'desk');
  const hall = await openSocket(server, 'hall');
  await Promise.all([desk.opened, hall.opened]);
  let commands: number[] = [];
  let pictures: number[] = [];
  let last = 0;
  /** When a command was sent, and when the hall had its picture, by the journal entry it led to: whichever comes first waits for the other. */
  const sent = new Map<string, number>();
  const painted = new Map<string, number>();
  const changes: string[] = [];
  const pair = (entry: string): void => {
    const [start, end] = [sent.get(entry), painted.get(entry)];
    if (start === undefined || end === undefined) return;
    pictures.push(end - start);
    sent.delete(entry);
    painted.delete(entry);
  };
  const waiting = new Map<number, (result: never) => void>();

  desk.socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as WireMessage;
    if ('changed' in message) return;
    waiting.get(message.id)?.(message.result as never);
    waiting.delete(message.id);
  });
  hall.socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as WireMessage;
    if ('changed' in message) {
      changes.push(`${message.changed.stream}/${message.changed.seq}`);
      hall.socket.send(JSON.stringify({ id: changes.length - 1, verb: 'query', name: 'hall', input: {} }));
      return;
    }
    const entry = changes[message.id];
    if (entry === undefined) return;
    painted.set(entry, performance.now());
    pair(entry);
  });
  const ask = <T>(body: object): Promise<T> => {
    last += 1;
    const id = last;
    return new Promise<T>((resolve) => {
      waiting.set(id, resolve as (result: never) => void);
      desk.socket.send(JSON.stringify({ ...body, id }));
    });
  };
  return {
    service: {
      async execute(_role, _actor, envelope) {
        const start = performance.now();
        const answer = await ask<Awaited<ReturnType<Service['execute']>>>({ verb: 'execute', envelope });
        commands.push(performance.now() - start);
        const stream = (envelope as { readonly tournament: string | null }).tournament;
        if (answer.ok) {
          const entry = `${stream}/${answer.value.seq}`;
          sent.set(entry, start);
          pair(entry);
        }
        return answer;
      },
      query: (_role, name, input) => ask({ verb: 'query', name, input }),
    },
    takeTimes() {
      const taken = { commands, pictures };
      [commands, pictures] = [[], []];
      return taken;
    },
    close() {
      desk.socket.close();
      hall.socket.close();
    },
  };
}
