import { useEffect, useState } from 'react';
import type { Moment } from '../../../electron/contract/hallViews.ts';
import type { HallView } from '../../../electron/contract/views.ts';

/** The moment whose time is now, or null. */
export const momentAt = (moments: readonly Moment[], now: number): Moment | null =>
  moments.find(({ from, until }) => from <= now && now < until) ?? null;

/** Milliseconds until another moment is shown or this one is over, or null. */
export function momentChange(moments: readonly Moment[], now: number): number | null {
  const edges = moments.flatMap(({ from, until }) => [from, until]).filter((edge) => edge > now);
  return edges.length === 0 ? null : Math.min(...edges) - now;
}

/** What just happened, while it is shown. A picture that is kept keeps its moment. */
export function useMoment({ moments, stoppedAt }: Pick<HallView, 'moments' | 'stoppedAt'>, clock: () => number): Moment | null {
  const [, tick] = useState(0);
  const now = stoppedAt ?? clock();
  const wait = stoppedAt === null ? momentChange(moments, now) : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => tick((n) => n + 1), wait + 5);
    return () => clearTimeout(timer);
  }, [wait]);
  return momentAt(moments, now);
}
