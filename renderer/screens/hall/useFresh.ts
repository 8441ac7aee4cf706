import { useEffect, useState } from 'react';
import { useStage } from './Stage.ts';

/** How long a Leuchtstrich stays before it fades. */
export const FRESH_MS = 60_000;

/** Is something that happened at `time` (clock time, null: never) younger than a minute? Becomes false by itself. */
export function useFresh(time: number | null): boolean {
  const { clock } = useStage();
  const left = time === null ? 0 : time + FRESH_MS - clock();
  const [, tick] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), left + 5);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0 && left <= FRESH_MS;
}
