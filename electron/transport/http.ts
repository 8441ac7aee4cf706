import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change, Role } from '../contract/contract.ts';
import { LOG_PATH, PAGES, SOCKET_PATHS } from '../contract/wire.ts';
import { err, ok, type Result } from '../core/result.ts';
import { createAccess, TOKEN_PARAMETER } from './access.ts';
import type { Dispatch } from './dispatch.ts';
import { type PageFiles, pathOf, SECURITY_HEADERS } from './files.ts';
import { createSockets } from './socket.ts';

const HOST = '127.0.0.1';

/** Our pages need a handful; whoever opens more is turned away, so that nobody can eat up the memory. */
const MAX_CONNECTIONS = 128;
/** Time a request may take to arrive, in milliseconds: they come from this computer and have no body. */
const PATIENCE_MS = 10_000;
const MAX_HEADER_BYTES = 8 << 10;

export interface ServerOptions {
  readonly pages: PageFiles;
  readonly dispatch: Dispatch;
  /** The program's log, which the desk may download. */
  readonly readLog: () => string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Shown to whom the door stays closed. */
  readonly closedDoor: string;
  /** Milliseconds a request may take to arrive; default ten seconds. */
  readonly patienceMs?: number;
  /** Language the pages are asked to take, or null to leave it to them. */
  readonly language: 'de' | 'en' | null;
}

export interface Server {
  readonly origin: string;
  /** Address that lets a window in, with the role's token. */
  address(role: Role): string;
  publish(change: Change): void;
  /** Pages connected in a role. */
  connected(role: Role): number;
  close(): Promise<void>;
}

/** Why the server could not start listening. */
export interface ListenRefusal {
  readonly code: 'portTaken' | 'listenFailed';
  readonly detail: string;
}

interface Reply {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Uint8Array;
}

const LOG_HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'content-disposition': `attachment; filename="${LOG_PATH}"` };

/**
 * The browser shell's server: pages and sockets on this machine's own address and nowhere else. A request must name this very host
 * (against DNS rebinding), carry a role's cookie, and a socket must come from a page of this server (against other web sites).
 */
export function startServer({
  pages,
  dispatch,
  readLog,
  port,
  closedDoor,
  language,
  patienceMs = PATIENCE_MS,
}: ServerOptions): Promise<Result<Server, ListenRefusal>> {
  let origin = '';
  let actualPort = port;
  const access = createAccess(() => actualPort);
  const sockets = createSockets(dispatch);
  const isOurHost = (host: string | undefined): boolean => `http://${host}` === origin;

  const mayRead = (name: string, cookies: string | undefined): boolean => {
    if (name === PAGES.desk || name === LOG_PATH) return access.has('desk', cookies);
    return access.has('desk', cookies) || access.has('hall', cookies);
  };

  const reply = ({ headers, headersDistinct, method, url: asked }: IncomingMessage): Reply => {
    if (headersDistinct.host?.length !== 1) return { status: 400 };
    if (!isOurHost(headers.host)) return { status: 421 };
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
    const url = URL.parse(asked ?? '/', origin);
    const name = url && pathOf(url);
    if (!url || name === null) return { status: 400 };
    const role = access.roleOf(url.searchParams.get(TOKEN_PARAMETER));
    if (role) {
      url.searchParams.delete(TOKEN_PARAMETER);
      return { status: 302, headers: { location: url.pathname + url.search, 'set-cookie': access.setCookie(role) } };
    }
    // Browsers ask for this by themselves.
    if (name === 'favicon.ico') return { status: 204 };
    if (!mayRead(name, headers.cookie)) return { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: closedDoor };
    if (name === '') return { status: 302, headers: { location: `/${access.has('desk', headers.cookie) ? PAGES.desk : PAGES.hall}` } };
    if (name === LOG_PATH) return { status: 200, headers: LOG_HEADERS, body: readLog() };
    const file = pages.get(name);
    return file ? { status: 200, ...file } : { status: 404 };
  };

  const limits = {
    headersTimeout: patienceMs,
    requestTimeout: patienceMs,
    connectionsCheckingInterval: Math.ceil(patienceMs / 4),
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const http = createServer(limits, (request, response) => {
    const { status, headers, body = '' } = reply(request);
    // Nobody is asked to send anything: what somebody sends all the same is not read, and the connection goes with it.
    const unread = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (unread) response.setHeader('connection', 'close');
    response.writeHead(status, { ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers });
    response.end(request.method === 'HEAD' ? '' : body, () => {
      if (unread) request.socket.destroySoon();
    });
  });
  http.maxConnections = MAX_CONNECTIONS;
  http.on('upgrade', (request, socket, head) => {
    const role = roleOfPath(request.url);
    const allowed =
      role && isOurHost(request.headers.host) && request.headers.origin === origin && access.has(role, request.headers.cookie);
    if (allowed) return sockets.accept(role, request, socket, head);
    // A stranger may go away in the middle of it.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
  });

  return new Promise((resolve) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      resolve(err({ code: error.code === 'EADDRINUSE' ? 'portTaken' : 'listenFailed', detail: error.message })),
    );
    http.listen(port, HOST, () => {
      actualPort = (http.address() as AddressInfo).port;
      origin = `http://${HOST}:${actualPort}`;
      resolve(
        ok({
          origin,
          address: (role) => `${origin}/${PAGES[role]}?${TOKEN_PARAMETER}=${access.token(role)}${language ? `&lang=${language}` : ''}`,
          publish: sockets.publish,
          connected: sockets.connected,
          close: () =>
            new Promise((done) => {
              sockets.close();
              http.close(() => done());
              http.closeAllConnections();
            }),
        }),
      );
    });
  });
}

function roleOfPath(url: string | undefined): Role | null {
  if (url === SOCKET_PATHS.desk) return 'desk';
  return url === SOCKET_PATHS.hall ? 'hall' : null;
}
