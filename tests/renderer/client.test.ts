import { expect, test } from 'vitest';
import type { Api, Change, Envelope, Executed } from '../../electron/contract/contract.ts';
import { makeClient } from '../../renderer/api/client.ts';
import { overBridge } from '../../renderer/api/connection.ts';
import { overSocket, retryAfter, type Socket } from '../../renderer/api/socket.ts';

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

/** An Api whose answers a test gives by hand. */
function handApi() {
  const asked: { name: string; input: unknown; answer: (value: unknown) => void }[] = [];
  const sent: { envelope: Envelope; answer: (executed: Executed) => void }[] = [];
  let listener: (change: Change) => void = () => undefined;
  const api: Api = {
    role: 'desk',
    execute: (envelope) => new Promise((answer) => sent.push({ envelope, answer })),
    query: (name, input) =>
      new Promise((resolve) => {
        asked.push({ name, input, answer: (value) => resolve(value as never) });
      }),
    onChange(next) {
      listener = next;
      return () => undefined;
    },
  };
  return { api, asked, sent, change: (change: Change) => listener(change) };
}
const command = { type: 'closeTournament' } as const;

test('an answer is kept, and asked for again after a change of its own stream only', async () => {
  const { api, asked, change } = handApi();
  const client = makeClient(overBridge(api));
  let told = 0;
  client.watch('tournament', { tournament: 'a' }, () => {
    told += 1;
  });
  expect(client.peek('tournament', { tournament: 'a' })).toMatchObject({ view: undefined, loading: true });
  asked[0]?.answer({ ok: true, value: { seq: 1 } });
  await settle();
  expect(client.peek('tournament', { tournament: 'a' }).view).toEqual({ seq: 1 });
  change({ stream: 'b', seq: 9 });
  expect(asked).toHaveLength(1);
  change({ stream: 'a', seq: 2 });
  expect(asked).toHaveLength(2);
  change({ stream: null, seq: 5 });
  expect(asked, 'while one is on its way the next waits').toHaveLength(2);
  asked[1]?.answer({ ok: true, value: { seq: 2 } });
  await settle();
  expect(asked).toHaveLength(3);
  expect(told).toBe(2);
});

test('a refusal does not take away the last view', async () => {
  const { api, asked, change } = handApi();
  const client = makeClient(overBridge(api));
  client.watch('tournament', { tournament: 'a' }, () => undefined);
  asked[0]?.answer({ ok: true, value: { seq: 1 } });
  await settle();
  change({ stream: 'a', seq: 2 });
  asked[1]?.answer({ ok: false, error: { code: 'disconnected' } });
  await settle();
  expect(client.peek('tournament', { tournament: 'a' })).toMatchObject({ view: { seq: 1 }, refused: { code: 'disconnected' } });
});

test('commands of a stream go one after the other, and what was caused here counts as seen', async () => {
  const { api, sent } = handApi();
  let id = 0;
  const client = makeClient(overBridge(api), () => `c${++id}`);
  const first = client.send('a', 7, command);
  const second = client.send('a', 7, command);
  const other = client.send(null, 3, command);
  await settle();
  expect(sent.map(({ envelope }) => [envelope.commandId, envelope.tournament, envelope.expectedSeq])).toEqual([
    ['c1', 'a', 7],
    ['c3', null, 3],
  ]);
  sent[0]?.answer({ ok: true, value: { seq: 9 } });
  await first;
  await settle();
  expect(sent[2]?.envelope).toMatchObject({ commandId: 'c2', expectedSeq: 9 });
  sent[1]?.answer({ ok: true, value: { seq: 4 } });
  sent[2]?.answer({ ok: false, error: { code: 'stale' } });
  expect(await other).toMatchObject({ ok: true });
  expect(await second).toEqual({ ok: false, error: { code: 'stale' } });
});

test('what somebody else caused is not taken as seen', async () => {
  const { api, sent } = handApi();
  const client = makeClient(overBridge(api));
  const first = client.send('a', 7, command);
  await settle();
  sent[0]?.answer({ ok: false, error: { code: 'stale' } });
  await first;
  void client.send('a', 7, command);
  await settle();
  expect(sent[1]?.envelope.expectedSeq).toBe(7);
});

test('a transport that throws is a refusal', async () => {
  const { api } = handApi();
  const client = makeClient(overBridge({ ...api, execute: () => Promise.reject(new Error('gone')) }));
  expect(await client.send('a', 1, command)).toEqual({ ok: false, error: { code: 'internal', facts: { detail: 'gone' } } });
});

/** A socket that a test opens, answers and cuts off. */
function handSocket() {
  const sockets: (Socket & { readonly texts: string[] })[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const connection = overSocket({
    role: 'desk',
    open() {
      const texts: string[] = [];
      const socket = {
        texts,
        send: (text: string) => texts.push(text),
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
      } as Socket & {
        readonly texts: string[];
      };
      sockets.push(socket);
      return socket;
    },
    later: (work, ms) => timers.push({ work, ms }),
  });
  const at = (i: number) => {
    const socket = sockets[i];
    if (!socket) throw new Error(`no socket ${i}`);
    return socket;
  };
  return {
    connection,
    sockets,
    timers,
    texts: (i: number) => at(i).texts,
    open: (i: number) => at(i).onopen?.(undefined as never),
    cut: (i: number) => at(i).onclose?.(undefined as never),
    say: (i: number, message: unknown) => at(i).onmessage?.({ data: JSON.stringify(message) } as MessageEvent),
  };
}

test('what is asked before the socket is open goes out when it is', async () => {
  const { connection, open, say, texts } = handSocket();
  const answer = connection.api.query('tournaments', {});
  expect(texts(0)).toEqual([]);
  open(0);
  expect(JSON.parse(texts(0)[0] ?? '')).toEqual({ id: 1, verb: 'query', name: 'tournaments', input: {} });
  say(0, { id: 1, result: { ok: true, value: { tournaments: [] } } });
  expect(await answer).toEqual({ ok: true, value: { tournaments: [] } });
});

test('a command that was on its way when the line was cut is sent again with the same id', async () => {
  const { connection, sockets, timers, open, cut, say, texts } = handSocket();
  open(0);
  const changes: Change[] = [];
  connection.api.onChange((change) => changes.push(change));
  const envelope = { commandId: 'c1', tournament: 'a', expectedSeq: 1, command } as const;
  const done = connection.api.execute(envelope);
  cut(0);
  expect(connection.connected()).toBe(false);
  timers.find(({ ms }) => ms === retryAfter(0))?.work();
  expect(sockets).toHaveLength(2);
  open(1);
  expect(connection.connected()).toBe(true);
  expect(JSON.parse(texts(1)[0] ?? '')).toMatchObject({ verb: 'execute', envelope: { commandId: 'c1' } });
  expect(changes, 'everybody asks again after the line is back').toHaveLength(1);
  say(1, { id: 1, result: { ok: true, value: { seq: 2 } } });
  expect(await done).toEqual({ ok: true, value: { seq: 2 } });
});

test('after a while without a line the sender is told, and nothing goes out later', async () => {
  const { connection, timers, open, cut, texts } = handSocket();
  open(0);
  cut(0);
  const done = connection.api.query('tournaments', {});
  timers.find(({ ms }) => ms === 15_000)?.work();
  expect(await done).toEqual({ ok: false, error: { code: 'disconnected' } });
  timers.find(({ ms }) => ms === retryAfter(0))?.work();
  open(1);
  expect(texts(1)).toEqual([]);
});

test('changes are told to whoever listens, and no longer after', () => {
  const { connection, open, say } = handSocket();
  open(0);
  const heard: number[] = [];
  const stop = connection.api.onChange(({ seq }) => heard.push(seq));
  say(0, { changed: { stream: 'a', seq: 4 } });
  stop();
  say(0, { changed: { stream: 'a', seq: 5 } });
  expect(heard).toEqual([4]);
});

test('the pauses between attempts grow to three seconds', () => {
  expect([0, 1, 2, 3, 4, 9].map(retryAfter)).toEqual([200, 400, 800, 1600, 3000, 3000]);
});
