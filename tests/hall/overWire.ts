import type { Page } from 'playwright-core';
import type { Service } from '../../electron/application/service.ts';
import { type Client, clientOf } from '../../electron/cli/client.ts';
import { SOCKET_PATHS, type WireRequest } from '../../electron/contract/wire.ts';

type Body = WireRequest extends infer R ? (R extends WireRequest ? Omit<R, 'id'> : never) : never;

/** A desk without its screens: commands over a second socket of the desk's page, in the browser shell. */
export function deskOverWire(desk: Page): Client {
  const ask = (body: Body): Promise<unknown> =>
    desk.evaluate(
      ([path, message]) =>
        new Promise<unknown>((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}${path}`);
          socket.onopen = () => socket.send(message);
          socket.onerror = () => reject(new Error('socket'));
          socket.onmessage = ({ data }) => {
            const answer = JSON.parse(String(data));
            if (answer.id !== 1) return;
            socket.close();
            resolve(answer.result);
          };
        }),
      [SOCKET_PATHS.desk, JSON.stringify({ ...body, id: 1 })] as const,
    );
  const service: Pick<Service, 'execute' | 'query'> = {
    execute: async (_role, _actor, envelope) => (await ask({ verb: 'execute', envelope })) as Awaited<ReturnType<Service['execute']>>,
    query: async (_role, name, input) => (await ask({ verb: 'query', name, input })) as Awaited<ReturnType<Service['query']>>,
  };
  return clientOf(service as Service);
}
