/*
 * The page's half of the stand-in: put into every page before its own scripts, as source text, so it may use nothing from outside.
 * It gives the preload a sandboxed `require`, a context bridge that copies and freezes, and ipc over Playwright's binding.
 */

type Listener = (event: unknown, ...args: unknown[]) => void;
type Send = (channel: string, args: readonly unknown[], invoke: boolean) => Promise<{ error?: string; value?: unknown } | undefined>;

export interface PageHalfInput {
  readonly preload: string;
  readonly argv: readonly string[];
}

export function pageHalf({ preload, argv }: PageHalfInput): void {
  const page = globalThis as unknown as {
    __standinSend?: Send;
    __standinDispatch?: (channel: string, args: readonly unknown[]) => void;
    top?: unknown;
    [key: string]: unknown;
  };
  const send = page.__standinSend;
  delete page.__standinSend;
  // A preload runs in the page itself and not in frames of it.
  if (page.top !== page || !send) return;

  const listeners = new Map<string, Set<Listener>>();
  const ipcRenderer = {
    on(channel: string, listener: Listener) {
      if (!listeners.has(channel)) listeners.set(channel, new Set());
      listeners.get(channel)?.add(listener);
      return ipcRenderer;
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
    send(channel: string, ...args: unknown[]) {
      void send(channel, structuredClone(args), false);
    },
    async invoke(channel: string, ...args: unknown[]) {
      const answer = await send(channel, structuredClone(args), true);
      if (answer?.error !== undefined) throw new Error(`Error invoking remote method '${channel}': ${answer.error}`);
      return answer?.value;
    },
  };
  Object.defineProperty(page, '__standinDispatch', {
    value: (channel: string, args: readonly unknown[]) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...structuredClone(args));
    },
  });

  const across = (value: unknown): unknown => {
    if (typeof value === 'function') return bridged(value as (...args: unknown[]) => unknown);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return Object.freeze(value.map(across));
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, across(inside)])));
  };
  const bridged =
    (run: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const answer = run(...args.map((arg) => (typeof arg === 'function' ? arg : structuredClone(arg))));
      return answer instanceof Promise ? answer.then(across) : across(answer);
    };
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (key in page) throw new Error(`Cannot bind an API on top of an existing property on the window object: ${key}`);
      Object.defineProperty(page, key, { value: across(api), enumerable: true });
    },
  };

  const require = (id: string): unknown => {
    if (id === 'electron') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${id}`);
  };
  const module = { exports: {} };
  new Function('require', 'exports', 'module', 'process', preload)(require, module.exports, module, {
    argv: [...argv],
    platform: 'linux',
    type: 'renderer',
    sandboxed: true,
    versions: {},
    env: {},
  });
}
