import type { Change } from '../contract/contract.ts';

/** Carries the service's changes to every window or socket that listens. */
export interface Changes {
  publish(change: Change): void;
  /** Answers how to stop listening. */
  subscribe(listener: (change: Change) => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  return {
    publish(change) {
      for (const listener of [...listeners]) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
