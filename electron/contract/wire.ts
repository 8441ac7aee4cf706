import type { Result } from '../core/result.ts';
import type { Change, Role } from './contract.ts';
import type { Refused } from './views.ts';

/*
 * The messages of the browser shell's socket: JSON, one object a message. The three verbs and nothing else.
 * A page asks (`WireRequest`), the program answers under the same `id` (`WireAnswer`) and tells of changes unasked (`WireNotice`).
 * Answers may come in another order than they were asked for. What cannot be read as a request closes the socket (code 1008);
 * a message over the size limit closes it with 1009. A page that was cut off may send the same command again: its `commandId` makes that harmless.
 */

export type WireRequest =
  | { readonly id: number; readonly verb: 'execute'; readonly envelope: unknown }
  | { readonly id: number; readonly verb: 'query'; readonly name: unknown; readonly input: unknown };

export interface WireAnswer {
  readonly id: number;
  readonly result: Result<unknown, Refused>;
}

export interface WireNotice {
  readonly changed: Change;
}

export type WireMessage = WireAnswer | WireNotice;

/** Where each role's page opens its socket, on the host it was loaded from; the role's cookie goes with it. */
export const SOCKET_PATHS = { desk: '/socket/desk', hall: '/socket/hall' } as const satisfies { readonly [R in Role]: string };

/** Where the browser shell offers the program's log to the desk, as a file to keep. */
export const LOG_PATH = 'turnierabend.log';

/** The page of each role, in both shells. */
export const PAGES = { desk: 'desk.html', hall: 'hall.html' } as const satisfies { readonly [R in Role]: string };
