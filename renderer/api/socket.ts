import type { Api, Change, Executed, QueryInput, QueryName, QueryView, Role } from '../../electron/contract/contract.ts';
import type { Refused } from '../../electron/contract/views.ts';
import { SOCKET_PATHS, type WireMessage, type WireRequest } from '../../electron/contract/wire.ts';
import type { Connection } from './connection.ts';

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: Refused };
type Body = WireRequest extends infer R ? (R extends WireRequest ? Omit<R, 'id'> : never) : never;

interface Waiting {
  readonly request: WireRequest;
  readonly settle: (answer: Answer) => void;
}

/** What is needed of a WebSocket; tests hand in their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface SocketOptions {
  readonly role: Role;
  readonly open: () => Socket;
  readonly later: (work: () => void, ms: number) => void;
}

/** How long to wait before the n-th attempt to connect again, in ms. */
export const retryAfter = (attempt: number): number => Math.min(200 * 2 ** attempt, 3000);

const DISCONNECTED: Answer = { ok: false, error: { code: 'disconnected' } };
/** After so long without a connection the sender is told; until then the request waits and goes out again. */
const PATIENCE_MS = 15_000;

/** The browser shell's end of the socket. What was asked while it was down is asked again when it is back: commands carry an id, so a repeat is harmless. */
export function overSocket({ role, open, later }: SocketOptions): Connection {
  const waiting = new Map<number, Waiting>();
  const changeListeners = new Set<(change: Change) => void>();
  const stateListeners = new Set<() => void>();
  let socket: Socket | null = null;
  let up = false;
  let everUp = false;
  let attempt = 0;
  let lastId = 0;

  const tellState = (): void => {
    for (const listener of [...stateListeners]) listener();
  };
  const tell = (change: Change): void => {
    for (const listener of [...changeListeners]) listener(change);
  };

  function connect(): void {
    const mine = open();
    socket = mine;
    mine.onopen = () => {
      up = true;
      attempt = 0;
      for (const { request } of waiting.values()) mine.send(JSON.stringify(request));
      tellState();
      // Anything may have happened meanwhile: everybody asks again.
      if (everUp) tell({ stream: null, seq: 0 });
      everUp = true;
    };
    mine.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as WireMessage;
      if ('changed' in message) tell(message.changed);
      else settle(message.id, message.result);
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      up = false;
      tellState();
      later(connect, retryAfter(attempt));
      attempt += 1;
    };
  }

  function settle(id: number, answer: Answer): void {
    const found = waiting.get(id);
    waiting.delete(id);
    found?.settle(answer);
  }

  function ask(body: Body): Promise<Answer> {
    lastId += 1;
    const request: WireRequest = { ...body, id: lastId };
    const { id } = request;
    return new Promise((resolve) => {
      waiting.set(id, { request, settle: resolve });
      if (up) socket?.send(JSON.stringify(request));
      const look = (): void => {
        if (!waiting.has(id)) return;
        if (up) later(look, PATIENCE_MS);
        else settle(id, DISCONNECTED);
      };
      later(look, PATIENCE_MS);
    });
  }

  const api: Api = {
    role,
    execute: async (envelope) => (await ask({ verb: 'execute', envelope })) as Executed,
    query: async <N extends QueryName>(name: N, input: QueryInput<N>) =>
      (await ask({ verb: 'query', name, input })) as
        | { readonly ok: true; readonly value: QueryView<N> }
        | { readonly ok: false; readonly error: Refused },
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
  };
  connect();
  return {
    api,
    connected: () => up || !everUp,
    onConnected(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}

/** The socket of this page's own host. */
export function ownSocket(role: Role): Connection {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return overSocket({
    role,
    open: () => new WebSocket(`${scheme}://${location.host}${SOCKET_PATHS[role]}`),
    later: (work, ms) => {
      setTimeout(work, ms);
    },
  });
}
