import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES } from '../../electron/transport/socket.ts';
import { end, type StartedServer, startServer } from '../e2e/inBrowser.ts';
import { type BareApp, makeBareApp } from '../support/bareApp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { cookieOf, openSocket, type SocketOptions } from './transports.ts';

/* Who gets into the browser shell's server and who does not. */

let bare: BareApp;
let data: string;
let server: StartedServer;
let origin: string;
let cookies: { readonly desk: string; readonly hall: string };

beforeAll(async () => {
  bare = await makeBareApp();
  data = temporaryFolder();
  server = await startServer({ root: bare.root, data, db: `${data}/evening.sqlite`, args: [], env: {} });
  origin = new URL(server.addresses.desk).origin;
  cookies = { desk: await cookieOf(server.addresses.desk), hall: await cookieOf(server.addresses.hall) };
});
afterAll(async () => {
  await end(server.process, 'closed');
  bare.remove();
  rmSync(data, { recursive: true, force: true });
});

interface Asked {
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly host?: string;
  readonly method?: string;
}

/** A bare request: `fetch` would tidy the path and set the host. */
function ask({
  path,
  cookie,
  host,
  method = 'GET',
}: Asked): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const headers = { ...(cookie ? { cookie } : {}), ...(host ? { host } : {}) };
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('the server listens on this computer only', () => {
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('the two tokens are long and not the same', () => {
  const [desk, hall] = [server.addresses.desk, server.addresses.hall].map((address) => new URL(address).searchParams.get('token') ?? '');
  expect(desk).toMatch(/^[\w-]{43}$/);
  expect(hall).toMatch(/^[\w-]{43}$/);
  expect(desk).not.toBe(hall);
});

test('a token in the address becomes a cookie that no script can read, and is gone from the address', async () => {
  const address = new URL(server.addresses.desk);
  const first = await ask({ path: `${address.pathname}${address.search}&lang=en` });
  expect(first.status).toBe(302);
  expect(first.headers.location).toBe('/desk.html?lang=en');
  const [cookie = ''] = [first.headers['set-cookie']].flat();
  expect(cookie).toMatch(/^turnierabend-\d+-desk=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
});

describe('pages', () => {
  test.each([
    ['the desk, with the desk’s cookie', '/desk.html', 'desk', 200],
    ['the hall, with the hall’s cookie', '/hall.html', 'hall', 200],
    ['the hall, with the desk’s cookie', '/hall.html', 'desk', 200],
    ['the desk, with the hall’s cookie', '/desk.html', 'hall', 403],
    ['the desk, with no cookie', '/desk.html', undefined, 403],
    ['the log, with the desk’s cookie', '/turnierabend.log', 'desk', 200],
    ['the log, with the hall’s cookie', '/turnierabend.log', 'hall', 403],
    ['the log, with no cookie', '/turnierabend.log', undefined, 403],
    ['a file of the pages, with no cookie', '/assets/page-1.css', undefined, 403],
    ['a file of the pages', '/assets/page-1.css', 'hall', 200],
    ['a file that is not there', '/assets/none.js', 'desk', 404],
    ['a way out of the folder', '/../package.json', 'desk', 404],
    ['a way out of the folder, disguised', '/%2e%2e/package.json', 'desk', 404],
    ['a way out of the folder, with backslashes', '/..%5c..%5cpackage.json', 'desk', 404],
    ['an absolute path', '//etc/passwd', 'desk', 404],
    ['a hidden file', '/.stamp', 'desk', 404],
    ['a path that cannot be read', '/%ff', 'desk', 400],
  ] as const)('%s', async (_what, path, role, status) => {
    expect((await ask({ path, cookie: role && cookies[role] })).status).toBe(status);
  });

  test('the log is a file to keep, and tells of the start', async () => {
    const { headers, body } = await ask({ path: '/turnierabend.log', cookie: cookies.desk });
    expect(headers['content-disposition']).toBe('attachment; filename="turnierabend.log"');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} {2}Start: Turnierabend 0\.0\.0, Browser, .*\n.* {2}Geöffnet: .*evening\.sqlite\n/,
    );
  });

  test('a wrong token opens nothing', async () => {
    expect((await ask({ path: `/desk.html?token=${'x'.repeat(43)}` })).status).toBe(403);
    expect((await ask({ path: '/desk.html?token=' })).status).toBe(403);
  });

  test('a made-up cookie opens nothing', async () => {
    const cookie = cookies.desk.replace(/=.*/, `=${'x'.repeat(43)}`);
    expect((await ask({ path: '/desk.html', cookie })).status).toBe(403);
  });

  test('the closed door says what to do', async () => {
    expect((await ask({ path: '/desk.html' })).body).toContain('Bitte öffnen Sie das Fenster aus Turnierabend neu.');
  });

  test.each([['evil.example'], ['localhost'], ['127.0.0.1'], ['127.0.0.1:1']])('another host name (%s) is turned away', async (host) => {
    expect((await ask({ path: '/desk.html', cookie: cookies.desk, host })).status).toBe(421);
  });

  test.each([['POST'], ['PUT'], ['DELETE'], ['OPTIONS']])('%s is not a way to ask', async (method) => {
    expect((await ask({ path: '/desk.html', cookie: cookies.desk, method })).status).toBe(405);
  });

  test('every answer forbids inline scripts, other origins and guessing of types', async () => {
    for (const path of ['/desk.html', '/assets/page-1.css', '/nothing']) {
      const { headers } = await ask({ path, cookie: cookies.desk });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });
});

describe('sockets', () => {
  test.each([
    ['no cookie', 'desk', { cookie: '' }],
    ['a page of another site', 'desk', { origin: 'https://evil.example' }],
    ['no origin at all', 'desk', { origin: '' }],
    ['another host name', 'desk', { host: 'evil.example' }],
    ['another way in', 'desk', { path: '/socket' }],
    ['a role that there is not', 'desk', { path: '/socket/admin' }],
  ] as const satisfies readonly (readonly [string, 'desk' | 'hall', SocketOptions])[])(
    '%s: the door stays shut',
    async (_what, role, pretend) => {
      const { opened } = await openSocket(server, role, pretend);
      await expect(opened).rejects.toThrow('403');
    },
  );

  test('the hall’s cookie does not open the desk’s socket', async () => {
    const { opened } = await openSocket(server, 'desk', { cookie: cookies.hall });
    await expect(opened).rejects.toThrow('403');
  });

  const closedWith = async (send: string | Buffer): Promise<number> => {
    const { socket, opened } = await openSocket(server, 'desk');
    await opened;
    socket.send(send);
    return new Promise((resolve) => socket.once('close', resolve));
  };

  test.each([
    ['no JSON', 'hello', 1008],
    ['no object', '17', 1008],
    ['no verb', '{"id":1}', 1008],
    ['an unknown verb', '{"id":1,"verb":"delete"}', 1008],
    ['no id', '{"verb":"query","name":"hall","input":{}}', 1008],
    ['a field too many', '{"id":1,"verb":"query","name":"hall","input":{},"role":"desk"}', 1008],
    ['bytes', Buffer.from([1, 2, 3]), 1008],
    ['a message that is too large', 'x'.repeat(MAX_MESSAGE_BYTES + 1), 1009],
  ])('%s closes the socket', async (_what, message, code) => {
    expect(await closedWith(message)).toBe(code);
  });

  test('a page that asks far too much at once is cut off, and the program goes on', async () => {
    const { socket, opened } = await openSocket(server, 'desk');
    await opened;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let id = 1; id <= 5_000; id += 1) socket.send(JSON.stringify({ id, verb: 'query', name: 'catalogue', input: {} }));
    expect(await closed).toBe(1013);
    expect((await ask({ path: '/desk.html', cookie: cookies.desk })).status).toBe(200);
  });
});

test.runIf(process.platform === 'linux')('a flood of bodies, half requests and large messages does not fill the memory', async () => {
  const { pid } = server.process;
  const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const before = megabytes();
  const { hostname, port } = new URL(origin);
  const flood = (bytes: readonly (string | Buffer)[]) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        for (const chunk of bytes) socket.write(chunk);
      });
      socket.resume();
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      setTimeout(() => socket.destroy(), 1_500);
    });
  const body = Buffer.alloc(16 << 20);
  const post = `POST /desk.html HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: ${body.length}\r\n\r\n`;
  await Promise.all([
    ...Array.from({ length: 20 }, () => flood([post, body])),
    ...Array.from({ length: 300 }, () => flood([`GET /desk.html HTTP/1.1\r\nX: ${'x'.repeat(6000)}`])),
  ]);
  const { socket, opened } = await openSocket(server, 'desk');
  await opened;
  const large = JSON.stringify({ id: 1, verb: 'execute', envelope: 'x'.repeat(MAX_MESSAGE_BYTES - 100) });
  for (let i = 0; i < 50; i++) {
    const answered = new Promise((resolve) => socket.once('message', resolve));
    socket.send(large);
    await answered;
  }
  socket.close();
  expect((await ask({ path: '/desk.html', cookie: cookies.desk })).status).toBe(200);
  expect(megabytes() - before).toBeLessThan(100);
});
