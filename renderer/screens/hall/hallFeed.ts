import type { Change } from '../../../electron/contract/contract.ts';
import type { HallView } from '../../../electron/contract/views.ts';

export interface FeedPorts {
  /** The picture now, or undefined where it could not be had. */
  readonly ask: () => Promise<HallView | undefined>;
  readonly onChange: (listener: (change: Change) => void) => () => void;
  readonly later: (work: () => void, ms: number) => () => void;
  readonly now: () => number;
}

/** Changes that follow each other within this time are one. */
export const COALESCE_MS = 200;
/** How long to wait before asking again after a failure. */
export const RETRY_MS = 2000;

export interface HallFeed {
  /** The last picture that came, or null before the first. */
  readonly picture: () => HallView | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/**
 * The hall's picture, following the desk: the first change is asked for at once, what follows within 200 ms together. Where
 * it cannot be had the last picture stays, without a word, and it is asked for again.
 */
export function followHall({ ask, onChange, later, now }: FeedPorts): HallFeed {
  const listeners = new Set<() => void>();
  let picture: HallView | null = null;
  let asked = Number.NEGATIVE_INFINITY;
  let running = false;
  let again = false;
  let stopped = false;
  let cancel: (() => void) | null = null;

  async function look(): Promise<void> {
    cancel?.();
    cancel = null;
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    asked = now();
    const next = await ask().catch(() => undefined);
    running = false;
    if (stopped) return;
    if (next) {
      picture = next;
      for (const listener of [...listeners]) listener();
    }
    if (again) soon();
    else if (!next) wait(RETRY_MS);
  }

  function wait(ms: number): void {
    cancel?.();
    cancel = later(() => void look(), ms);
  }

  function soon(): void {
    const left = asked + COALESCE_MS - now();
    if (left <= 0) void look();
    else if (running) again = true;
    else wait(left);
  }

  const off = onChange(soon);
  void look();
  return {
    picture: () => picture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      cancel?.();
      off();
    },
  };
}
