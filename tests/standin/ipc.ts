import { EventEmitter } from 'node:events';

type Handler = (event: unknown, ...args: unknown[]) => unknown;
const handlers = new Map<string, Handler>();

class IpcMain extends EventEmitter {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }
  removeHandler(channel: string): void {
    handlers.delete(channel);
  }
}
export const ipcMain = new IpcMain();

/** A message from a page, answered as Electron words it. */
export async function dispatchIpc(
  event: unknown,
  channel: string,
  args: readonly unknown[],
  invoke: boolean,
): Promise<{ readonly error: string } | { readonly value: unknown } | undefined> {
  if (!invoke) {
    ipcMain.emit(channel, event, ...args);
    return undefined;
  }
  const handler = handlers.get(channel);
  if (!handler) return { error: `Error: No handler registered for '${channel}'` };
  try {
    return { value: structuredClone(await handler(event, ...args)) };
  } catch (error) {
    return { error: String(error) };
  }
}
