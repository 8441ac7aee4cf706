import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ROLES } from '../../electron/contract/contract.ts';
import { ok } from '../../electron/core/result.ts';
import type { Caller, Dispatch } from '../../electron/transport/dispatch.ts';
import { SECURITY_HEADERS } from '../../electron/transport/files.ts';
import { type Server, startServer } from '../../electron/transport/http.ts';

/* The browser shell's server against bytes nobody means well with: the right status, no effect, and it goes on. */

const PATIENCE_MS = 400;
const asked: { readonly caller: Caller; readonly sent: unknown }[] = [];
const dispatch: Dispatch = {
  execute: async (caller, sent) => {
    asked.push({ caller, sent });
    return ok({ seq: 1 });
  },
  query: async (caller, name) => {
    asked.push({ caller, sent: name });
    return ok(null);
  },
};

let server: Server;
let port: number;
let cookies: { readonly desk: string; readonly hall: string };
beforeAll(async () => {
  const page = { body: new Uint8Array(Buffer.from('<h1>desk</h1>')), headers: { ...SECURITY_HEADERS, 'content-type': 'text/html' } };
  const pages = new Map(ROLES.map((role) => [`${role}.html`, page]));
  const started = await startServer({
    pages,
    dispatch,
    readLog: () => '',
    port: 0,
    closedDoor: 'closed',
    language: null,
    patienceMs: PATIENCE_MS,
  });
  if (!started.ok) throw new Error(started.error.detail);
  server = started.value;
  port = Number(new URL(server.origin).port);
  const cookieOf = async (role: 'desk' | 'hall') =>
    (await fetch(server.address(role), { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  cookies = { desk: await cookieOf('desk'), hall: await cookieOf('hall') };
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

const HOST = () => `127.0.0.1:${port}`;

/** Opens a connection, lets `talk` send what it likes, and answers all that came back when the other side hung up. */
function raw(talk: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => talk(socket));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
const send = (bytes: string | Buffer) => raw((socket) => socket.end(bytes));
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/** The program is there for its own page, and nothing was asked of it meanwhile. */
async function goesOn(): Promise<void> {
  expect(asked).toEqual([]);
  const answer = await fetch(`${server.origin}/desk.html`, { headers: { cookie: cookies.desk } });
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>desk</h1>']);
}

describe('Requests that are wrong', () => {
  const get = (more = '', path = '/desk.html'): string => `GET ${path} HTTP/1.1\r\nHost: ${HOST()}\r\nConnection: close\r\n${more}\r\n`;
  const WRONG: readonly (readonly [what: string, bytes: () => string, status: number])[] = [
    ['no HTTP', () => 'hello\r\n\r\n', 400],
    ['no host', () => 'GET /desk.html HTTP/1.1\r\n\r\n', 400],
    ['two hosts', () => get('Host: evil.example\r\n'), 400],
    ['another host', () => 'GET /desk.html HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421],
    [
      'a whole address of another host',
      () => 'GET http://evil.example/desk.html HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      421,
    ],
    ['a method there is none of', () => `FLY /desk.html HTTP/1.1\r\nHost: ${HOST()}\r\n\r\n`, 400],
    ['a header without a name', () => get(': x\r\n'), 400],
    ['a line break inside a header', () => get('Cookie: a\rb\r\n'), 400],
    ['a null character', () => get(`Cookie: a\u0000b\r\n`), 400],
    ['two lengths', () => get('Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
    ['a length and chunks', () => get('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'), 400],
    ['a negative length', () => get('Content-Length: -1\r\n'), 400],
    ['headers of a megabyte', () => get(`X: ${'x'.repeat(1 << 20)}\r\n`), 431],
    ['ten thousand headers', () => get(Array.from({ length: 10_000 }, (_, i) => `X-${i}: x\r\n`).join('')), 431],
    ['an address of a megabyte', () => get('', `/${'a'.repeat(1 << 20)}`), 431],
    ['a path that cannot be read', () => get(`Cookie: ${cookies.desk}\r\n`, '/%c0%ae%c0%ae/etc/passwd'), 400],
    ['a way out of the folder', () => get(`Cookie: ${cookies.desk}\r\n`, '/..%2f..%2f..%2fetc/passwd'), 404],
    ['a way out through an address', () => get(`Cookie: ${cookies.desk}\r\n`, `http://${HOST()}/../../etc/passwd`), 404],
    ['a token as long as the limit allows', () => get('', `/desk.html?token=${'x'.repeat(7000)}`), 403],
    ['a thousand cookies', () => get(`Cookie: ${'turnierabend-1-desk=x; '.repeat(300)}\r\n`), 403],
    ['the wrong role’s cookie', () => get(`Cookie: ${cookies.hall}\r\n`), 403],
    ['a version of HTTP there is none of', () => 'GET / HTTP/9.9\r\n\r\n', 400],
    ['the greeting of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['the greeting of TLS', () => Buffer.from('160301020001000001fc0303', 'hex').toString('latin1'), 400],
  ];
  test.each(WRONG)('%s', async (_what, bytes, status) => {
    expect(statusOf(await send(Buffer.from(bytes(), 'latin1')))).toBe(status);
    await goesOn();
  });

  test('a body is not read, and the connection ends with the answer', async () => {
    let sent = 0;
    const answer = await raw((socket) => {
      socket.write(`POST /desk.html HTTP/1.1\r\nHost: ${HOST()}\r\nCookie: ${cookies.desk}\r\nContent-Length: 4000000000\r\n\r\n`);
      const chunk = Buffer.alloc(1 << 20);
      const pour = (): void => {
        while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      socket.on('drain', pour);
      pour();
    });
    expect([0, 405]).toContain(statusOf(answer));
    expect(sent).toBeLessThan(64 << 20);
    await goesOn();
  });

  test('a request that never ends is cut off', async () => {
    const answer = await raw((socket) => {
      socket.write(`GET /desk.html HTTP/1.1\r\nHost: ${HOST()}\r\n`);
      const timer = setInterval(() => socket.write('X: x\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    expect(statusOf(answer)).toBe(408);
    await goesOn();
  });

  test('any bytes at all', async () => {
    let seed = 1;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const whole = Buffer.from(`GET /desk.html?token=abc HTTP/1.1\r\nHost: ${HOST()}\r\nCookie: a=b\r\nConnection: close\r\n\r\n`);
    for (let round = 0; round < 300; round++) {
      const bytes = Buffer.from(whole);
      for (let i = next(6); i >= 0; i--) bytes[next(bytes.length)] = next(256);
      const status = statusOf(await send(bytes.subarray(0, next(4) === 0 ? next(bytes.length) : bytes.length)));
      // Never the page, never an error of ours; 0 is a connection that was simply closed.
      expect([0, 204, 400, 403, 404, 405, 408, 417, 421, 431]).toContain(status);
    }
    await goesOn();
  });
});

describe('Sockets that are wrong', () => {
  const upgrade = (path: string, headers: { readonly [name: string]: string }) =>
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${headers.host ?? HOST()}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');
  test.each([
    ['no origin and no cookie', '/socket/desk', () => ({}), 403],
    ['another origin', '/socket/desk', () => ({ Cookie: cookies.desk, Origin: 'http://evil.example' }), 403],
    ['our origin in other words', '/socket/desk', () => ({ Cookie: cookies.desk, Origin: `http://localhost:${port}` }), 403],
    ['the origin "null" of a file', '/socket/desk', () => ({ Cookie: cookies.desk, Origin: 'null' }), 403],
    ['the hall’s cookie at the desk’s door', '/socket/desk', () => ({ Cookie: cookies.hall, Origin: server.origin }), 403],
    ['a door there is not', '/socket/desk/../hall', () => ({ Cookie: cookies.desk, Origin: server.origin }), 403],
  ] as const)('%s: the door stays shut and the connection goes', async (_what, path, headers, status) => {
    const answer = await raw((socket) => socket.write(upgrade(path, headers())));
    expect(statusOf(answer)).toBe(status);
    await goesOn();
  });

  test('frames of nonsense close the socket and reach nobody', async () => {
    const head = upgrade('/socket/desk', { Cookie: cookies.desk, Origin: server.origin });
    for (const bytes of [
      Buffer.alloc(64, 0xff),
      Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.from([0x81, 5, 1, 2, 3, 4, 5]),
    ]) {
      const answer = await raw((socket) => {
        socket.write(head);
        socket.write(bytes);
      });
      expect(statusOf(answer)).toBe(101);
    }
    await goesOn();
  });

  test('hundreds of connections at once: our own page is served as soon as they are gone', async () => {
    const crowd = Array.from({ length: 400 }, () => raw((socket) => socket.write('GET / HT')));
    await Promise.all(crowd);
    await goesOn();
  });

  test('many sockets of the desk, all talking, each heard once', async () => {
    const headers = { cookie: cookies.desk, origin: server.origin };
    const sockets = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = new WebSocket(`ws://${HOST()}/socket/desk`, { headers });
        await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
        return socket;
      }),
    );
    const answers = sockets.map((socket) => new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data))))));
    for (const socket of sockets) socket.send(JSON.stringify({ id: 1, verb: 'query', name: 'hall', input: {} }));
    expect(new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"id":1,"result":{"ok":true,"value":null}}']),
    );
    expect(asked).toHaveLength(60);
    for (const socket of sockets) socket.terminate();
    asked.length = 0;
    await goesOn();
  });
});
