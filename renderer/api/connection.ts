import type { Api } from '../../electron/contract/contract.ts';

/** An Api and whether it can be reached just now. */
export interface Connection {
  readonly api: Api;
  readonly connected: () => boolean;
  /** Calls back when the connection is lost or back. Answers how to stop. */
  readonly onConnected: (listener: () => void) => () => void;
}

/** The preload script of the Electron shell: always there. */
export function overBridge(api: Api): Connection {
  return { api, connected: () => true, onConnected: () => () => undefined };
}
