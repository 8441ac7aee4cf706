import type { Api, Role } from '../../electron/contract/contract.ts';
import { type Connection, overBridge } from './connection.ts';
import { ownSocket } from './socket.ts';

declare global {
  interface Window {
    /** Put there by the preload script of the Electron shell; absent in a browser. */
    readonly turnierabend?: Api;
  }
}

/** The way to the program: the preload's bridge where there is one, else a socket to the page's own host. */
export const connect = (role: Role): Connection => (window.turnierabend ? overBridge(window.turnierabend) : ownSocket(role));
