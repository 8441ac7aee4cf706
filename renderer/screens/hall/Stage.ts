import { createContext, use } from 'react';
import type { Measure } from './measure.ts';
import type { Box } from './useBox.ts';

/** Which page is shown, and how many there are; both from 0 pages on. */
export interface PageState {
  readonly page: number;
  readonly pages: number;
}

/** What every scene stands on. */
export interface StageValue {
  readonly box: Box;
  readonly measure: Measure;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Page the organizer holds, or undefined: pages turn by themselves. */
  readonly held: number | undefined;
  /** Since when the picture is kept: the pages stay as they were then. Null: they turn. */
  readonly stoppedAt: number | null;
  readonly onPage: ((state: PageState) => void) | undefined;
  /** The scene came as a change, not with the first picture: its title is written. */
  readonly live: boolean;
}

export const Stage = createContext<StageValue | null>(null);

export function useStage(): StageValue {
  const stage = use(Stage);
  if (!stage) throw new Error('useStage outside <HallSheet>');
  return stage;
}

/** A length in sheet units, for inline styles. */
export const u = (units: number): string => `calc(${Math.round(units * 1000) / 1000} * var(--u))`;
