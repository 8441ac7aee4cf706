import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Change, Role } from '../contract/contract.ts';
import type { WireAnswer, WireMessage } from '../contract/wire.ts';
import { err } from '../core/result.ts';
import type { Caller, Dispatch } from './dispatch.ts';

/** The largest message is a draw for some thousand people, well under this. */
export const MAX_MESSAGE_BYTES = 1 << 20;
/** A page that asks more than this at once is broken. */
const MAX_OPEN_REQUESTS = 256;
/** A page that does not take its messages is cut off; it comes back and asks anew. */
const MAX_WAITING_BYTES = 8 << 20;
const HEARTBEAT_MS = 15_000;

const CLOSE_UNREADABLE = 1008;
const CLOSE_OVERLOADED = 1013;

const requestSchema = z.discriminatedUnion('verb', [
  z.strictObject({ id: z.number().int(), verb: z.literal('execute'), envelope: z.unknown().optional() }),
  z.strictObject({ id: z.number().int(), verb: z.literal('query'), name: z.unknown().optional(), input: z.unknown().optional() }),
]);

/** The browser shell's sockets; who may open one is decided before (`http.ts`). */
export interface Sockets {
  accept(role: Role, request: IncomingMessage, socket: Duplex, head: Buffer): void;
  publish(change: Change): void;
  connected(role: Role): number;
  close(): void;
}

export function createSockets(dispatch: Dispatch): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const open = new Map<WebSocket, { readonly role: Role; alive: boolean }>();

  const send = (socket: WebSocket, message: WireMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
    else socket.send(JSON.stringify(message));
  };

  const heartbeat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const listen = (role: Role, socket: WebSocket): void => {
    const state = { role, alive: true };
    const caller: Caller = {
      role,
      actor: role,
      savePdf: async () => err({ code: 'pdfInBrowser' }),
      printPage: async () => err({ code: 'printInBrowser' }),
    };
    let asked = 0;
    open.set(socket, state);
    socket.on('pong', () => {
      state.alive = true;
    });
    socket.on('close', () => open.delete(socket));
    // What is wrong with a frame closes the socket by itself; nothing more is to be done about it.
    socket.on('error', () => undefined);
    socket.on('message', (data, isBinary) => {
      const request = isBinary ? null : readRequest(String(data));
      if (!request) return socket.close(CLOSE_UNREADABLE, 'unreadable');
      if (asked >= MAX_OPEN_REQUESTS) return socket.close(CLOSE_OVERLOADED, 'too many requests');
      asked += 1;
      const answer =
        request.verb === 'execute' ? dispatch.execute(caller, request.envelope) : dispatch.query(caller, request.name, request.input);
      void answer.then((result: WireAnswer['result']) => {
        asked -= 1;
        send(socket, { id: request.id, result });
      });
    });
  };

  return {
    accept: (role, request, socket, head) => server.handleUpgrade(request, socket, head, (accepted) => listen(role, accepted)),
    publish(change) {
      for (const socket of open.keys()) send(socket, { changed: change });
    },
    connected: (role) => [...open.values()].filter((state) => state.role === role).length,
    close() {
      clearInterval(heartbeat);
      for (const socket of open.keys()) socket.terminate();
      server.close();
    },
  };
}

function readRequest(text: string): z.infer<typeof requestSchema> | null {
  try {
    return requestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
