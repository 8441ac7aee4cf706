import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { CHANNELS } from '../contract/contract.ts';
import { err } from '../core/result.ts';
import type { Caller, Dispatch } from './dispatch.ts';

/**
 * The Electron transport: the three verbs over ipc. `callerOf` tells which of our windows asks; anybody else is refused.
 * Changes go out where the windows are known (`main.ts`).
 */
export function serveIpc(dispatch: Dispatch, callerOf: (event: IpcMainInvokeEvent) => Caller | null): void {
  const forbidden = err({ code: 'forbidden' });
  ipcMain.handle(CHANNELS.execute, (event, envelope: unknown) => {
    const caller = callerOf(event);
    return caller ? dispatch.execute(caller, envelope) : forbidden;
  });
  ipcMain.handle(CHANNELS.query, (event, name: unknown, input: unknown) => {
    const caller = callerOf(event);
    return caller ? dispatch.query(caller, name, input) : forbidden;
  });
}
