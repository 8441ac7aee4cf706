import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Executed, QueryInput, QueryName } from '../../electron/contract/contract.ts';
import type { Refused } from '../../electron/contract/views.ts';
import type { Answer, Client } from './client.ts';
import type { Command } from './types.ts';

const Context = createContext<Client | null>(null);

export function ClientProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <Context value={client}>{children}</Context>;
}

export function useClient(): Client {
  const client = use(Context);
  if (!client) throw new Error('useClient outside <ClientProvider>');
  return client;
}

const NOTHING: Answer<never> = { view: undefined, refused: undefined, loading: true };

/** The answer to a query, current at all times. `null` asks nothing. */
export function useQuery<N extends QueryName>(name: N, input: QueryInput<N> | null): Answer<N> {
  const client = useClient();
  const key = JSON.stringify(input);
  const stable = useMemo(() => JSON.parse(key) as QueryInput<N> | null, [key]);
  const subscribe = useCallback(
    (listener: () => void) => (stable === null ? () => undefined : client.watch(name, stable, listener)),
    [client, name, stable],
  );
  return useSyncExternalStore(subscribe, () => (stable === null ? NOTHING : client.peek(name, stable)));
}

/** Is the program reachable? */
export function useConnected(): boolean {
  const { connection } = useClient();
  return useSyncExternalStore(connection.onConnected, connection.connected);
}

export interface Sending {
  readonly busy: boolean;
  /** Why the last command was refused; null after one that was accepted. */
  readonly refused: Refused | null;
  /** Sends a command; answers true when it is on disk. */
  send(command: Command): Promise<boolean>;
  /** The same, answering everything. */
  execute(command: Command): Promise<Executed>;
  clear(): void;
}

/** Commands of one stream, with the state a form shows beside its fields. */
export function useSending(stream: string | null, seen: number): Sending {
  const client = useClient();
  const [busy, setBusy] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const latest = useRef(seen);
  latest.current = seen;
  const execute = useCallback(
    async (command: Command) => {
      setBusy((n) => n + 1);
      const executed = await client.send(stream, latest.current, command);
      setBusy((n) => n - 1);
      setRefused(executed.ok ? null : executed.error);
      return executed;
    },
    [client, stream],
  );
  const send = useCallback(async (command: Command) => (await execute(command)).ok, [execute]);
  const clear = useCallback(() => setRefused(null), []);
  return { busy: busy > 0, refused, send, execute, clear };
}
