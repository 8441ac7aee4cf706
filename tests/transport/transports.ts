import { rmSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { Change, Executed, Role } from '../../electron/contract/contract.ts';
import type { Refused } from '../../electron/contract/views.ts';
import type { WireMessage } from '../../electron/contract/wire.ts';
import { SOCKET_PATHS } from '../../electron/contract/wire.ts';
import type { Result } from '../../electron/core/result.ts';
import { openApp } from '../e2e/driver.ts';
import { end, type StartedServer, startServer } from '../e2e/inBrowser.ts';
import type { BareApp } from '../support/bareApp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** A page as the tests of the transports see it: the three verbs, with whatever one likes to send. */
export interface RawPage {
  execute(envelope: unknown): Promise<Executed>;
  query(name: unknown, input: unknown): Promise<Result<unknown, Refused>>;
  /** The changes heard so far. */
  heard(): Promise<readonly Change[]>;
}

export interface Transport {
  readonly page: { readonly [R in Role]: RawPage };
  close(): Promise<void>;
}

/** Over the browser shell's socket, as a process of its own. */
export async function overSocket(bare: BareApp): Promise<Transport> {
  const data = temporaryFolder();
  const server = await startServer({ root: bare.root, data, db: `${data}/evening.sqlite`, args: [], env: {} });
  const desk = await socketPage(server, 'desk');
  const hall = await socketPage(server, 'hall');
  return {
    page: { desk, hall },
    async close() {
      desk.close();
      hall.close();
      await end(server.process, 'closed');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Over Electron's ipc: the built main process and preload. */
export async function overIpc(bare: BareApp): Promise<Transport> {
  const app = await openApp({ shell: 'standin', root: bare.root });
  const pages = { desk: app.desk, hall: await app.hall() };
  for (const page of Object.values(pages)) {
    await page.evaluate(() => {
      const { turnierabend, heard } = Object.assign(globalThis as unknown as Window, { heard: [] as unknown[] });
      turnierabend.onChange((change) => heard.push(change));
    });
  }
  const pageOf = (role: Role): RawPage => ({
    execute: (envelope) => pages[role].evaluate((sent) => (globalThis as unknown as Window).turnierabend.execute(sent), envelope),
    query: (name, input) =>
      pages[role].evaluate(([n, i]) => (globalThis as unknown as Window).turnierabend.query(n, i), [name, input] as const),
    heard: () => pages[role].evaluate(() => (globalThis as unknown as Window).heard),
  });
  return { page: { desk: pageOf('desk'), hall: pageOf('hall') }, close: app.close };
}

interface Window {
  readonly turnierabend: {
    execute(envelope: unknown): Promise<Executed>;
    query(name: unknown, input: unknown): Promise<Result<unknown, Refused>>;
    onChange(listener: (change: Change) => void): void;
  };
  readonly heard: Change[];
}

interface SocketPage extends RawPage {
  close(): void;
}

async function socketPage(server: StartedServer, role: Role): Promise<SocketPage> {
  const { socket, opened } = await openSocket(server, role);
  await opened;
  const waiting = new Map<number, (result: Result<unknown, Refused>) => void>();
  const changes: Change[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as WireMessage;
    if ('changed' in message) {
      changes.push(message.changed);
      return;
    }
    waiting.get(message.id)?.(message.result);
    waiting.delete(message.id);
  });
  let last = 0;
  const ask = (request: { readonly [key: string]: unknown }): Promise<Result<unknown, Refused>> => {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  };
  return {
    execute: (envelope) => ask({ verb: 'execute', envelope }) as Promise<Executed>,
    query: (name, input) => ask({ verb: 'query', name, input }),
    heard: async () => changes,
    close: () => socket.close(),
  };
}

/** What a page of the role carries after its address was opened: its cookie. */
export async function cookieOf(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export interface SocketOptions {
  readonly cookie?: string;
  readonly origin?: string;
  readonly host?: string;
  readonly path?: string;
}

/** Opens a socket as a page of the role does, or as somebody who pretends to. `opened` rejects where the door stays shut. */
export async function openSocket(
  server: StartedServer,
  role: Role,
  pretend: SocketOptions = {},
): Promise<{ readonly socket: WebSocket; readonly opened: Promise<void> }> {
  const address = new URL(server.addresses[role]);
  const cookie = pretend.cookie ?? (await cookieOf(address.href));
  const headers = { cookie, origin: pretend.origin ?? address.origin, host: pretend.host ?? address.host };
  const socket = new WebSocket(`ws://${address.host}${pretend.path ?? SOCKET_PATHS[role]}`, { headers });
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, opened };
}
