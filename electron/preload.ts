import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { type Api, CHANNELS, type Change, ROLES } from './contract/contract.ts';

/*
 * Runs in the page before the page's own code, in a sandbox: one CommonJS file that requires nothing but `electron`.
 * The role only tells the page what it is; what it may do is decided where its window is known.
 */
const role = ROLES.find((name) => process.argv.includes(`--turnierabend-role=${name}`)) ?? 'hall';

const api: Api = {
  role,
  execute: (envelope) => ipcRenderer.invoke(CHANNELS.execute, envelope),
  query: (name, input) => ipcRenderer.invoke(CHANNELS.query, name, input),
  onChange(listener) {
    const heard = (_event: IpcRendererEvent, change: Change): void => listener(change);
    ipcRenderer.on(CHANNELS.changed, heard);
    return () => {
      ipcRenderer.off(CHANNELS.changed, heard);
    };
  },
};

contextBridge.exposeInMainWorld('turnierabend', api);
