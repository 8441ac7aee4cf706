import type { Change, Executed, QueryInput, QueryName, QueryView } from '../../electron/contract/contract.ts';
import type { Refused } from '../../electron/contract/views.ts';
import type { Connection } from './connection.ts';
import type { Command } from './types.ts';

/** What is known about a query's answer. Either, both or none of `view` and `refused` may be there; `view` is the last one that came. */
export interface Answer<N extends QueryName> {
  readonly view: QueryView<N> | undefined;
  readonly refused: Refused | undefined;
  /** Nothing has come yet. */
  readonly loading: boolean;
}

/** The screens' end of the wire: answers that keep themselves current, and commands in order. Knows no React. */
export interface Client {
  readonly connection: Connection;
  /** The answer as known now; the same object until it changes. */
  peek<N extends QueryName>(name: N, input: QueryInput<N>): Answer<N>;
  /** Asks, and asks again after every change that matters. Answers how to stop. */
  watch<N extends QueryName>(name: N, input: QueryInput<N>, listener: () => void): () => void;
  /** Asks once, without keeping the answer. */
  ask<N extends QueryName>(name: N, input: QueryInput<N>): Promise<Answer<N>>;
  /**
   * Sends a command. `stream` is the tournament, or null for the address book and the shell; `seen` the sequence number the
   * screen saw. Commands of a stream go one after the other, and what this client itself caused counts as seen.
   */
  send(stream: string | null, seen: number, command: Command): Promise<Executed>;
}

interface Kept {
  readonly name: QueryName;
  readonly input: unknown;
  readonly listeners: Set<() => void>;
  answer: Answer<QueryName>;
  running: boolean;
  again: boolean;
}

const EMPTY: Answer<QueryName> = { view: undefined, refused: undefined, loading: true };
const failed = (error: unknown): Refused => ({
  code: 'internal',
  facts: { detail: error instanceof Error ? error.message : String(error) },
});

/** Does this change matter to a query with this input? People's names are in every view, so the address book matters to all. */
function concerns(change: Change, input: unknown): boolean {
  if (change.stream === null || typeof input !== 'object' || input === null || !('tournament' in input)) return true;
  return input.tournament === change.stream;
}

export function makeClient(connection: Connection, freshId: () => string = () => crypto.randomUUID()): Client {
  const { api } = connection;
  const kept = new Map<string, Kept>();
  const tails = new Map<string | null, Promise<unknown>>();
  /** Sequence number after the last command of this client, per stream. */
  const own = new Map<string | null, number>();

  async function ask<N extends QueryName>(name: N, input: QueryInput<N>): Promise<Answer<N>> {
    try {
      const result = await api.query(name, input);
      return { view: result.ok ? result.value : undefined, refused: result.ok ? undefined : result.error, loading: false };
    } catch (error) {
      return { view: undefined, refused: failed(error), loading: false };
    }
  }

  async function refresh(entry: Kept): Promise<void> {
    if (entry.running) {
      entry.again = true;
      return;
    }
    entry.running = true;
    do {
      entry.again = false;
      const answer = await ask(entry.name, entry.input as QueryInput<QueryName>);
      if (entry.again && answer.view === undefined) continue;
      // The last view stays on the screen while a refusal says why there is no newer one.
      entry.answer = { ...answer, view: answer.view ?? entry.answer.view };
      for (const listener of [...entry.listeners]) listener();
    } while (entry.again);
    entry.running = false;
  }

  function entryOf(name: QueryName, input: unknown): Kept {
    const key = `${name} ${JSON.stringify(input)}`;
    let entry = kept.get(key);
    if (!entry) {
      entry = { name, input, listeners: new Set(), answer: EMPTY, running: false, again: false };
      kept.set(key, entry);
    }
    return entry;
  }

  api.onChange((change) => {
    for (const [key, entry] of kept) {
      if (!concerns(change, entry.input)) continue;
      if (entry.listeners.size > 0) void refresh(entry);
      else kept.delete(key);
    }
  });

  return {
    connection,
    ask,
    peek: <N extends QueryName>(name: N, input: QueryInput<N>) => entryOf(name, input).answer as Answer<N>,
    watch(name, input, listener) {
      const entry = entryOf(name, input);
      entry.listeners.add(listener);
      void refresh(entry);
      return () => entry.listeners.delete(listener);
    },
    send(stream, seen, command) {
      const commandId = freshId();
      const run = async (): Promise<Executed> => {
        try {
          const expectedSeq = Math.max(seen, own.get(stream) ?? 0);
          const executed = await api.execute({ commandId, tournament: stream, expectedSeq, command });
          if (executed.ok) own.set(stream, executed.value.seq);
          return executed;
        } catch (error) {
          return { ok: false, error: failed(error) };
        }
      };
      const done = (tails.get(stream) ?? Promise.resolve()).then(run);
      tails.set(stream, done);
      return done;
    },
  };
}
