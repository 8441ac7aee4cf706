import { useEffect, useState } from 'react';
import { useClient } from '../../../api/ClientContext.tsx';

/** `gone`: it was there and is not any more, or its screen is not. `unknown` until the shell has answered. */
export type HallWindow = 'unknown' | 'closed' | 'open' | 'gone';

const EVERY_MS = 2_000;

interface Seen {
  readonly state: HallWindow;
  readonly screens: number;
}

/** What follows from one more look at the shell. */
export function seenNext(before: Seen, hallOpen: boolean, screens: number | null): Seen {
  const most = Math.max(before.screens, screens ?? 0);
  if (hallOpen) return { state: screens !== null && screens < most && screens < 2 ? 'gone' : 'open', screens: most };
  return { state: before.state === 'open' || before.state === 'gone' ? 'gone' : 'closed', screens: most };
}

/** Is the hall's window there? Asked again and again, because no shell tells when a cable is pulled. */
export function useHallWindow(): HallWindow {
  const client = useClient();
  const [seen, setSeen] = useState<Seen>({ state: 'unknown', screens: 0 });
  useEffect(() => {
    let over = false;
    const look = async (): Promise<void> => {
      const { view } = await client.ask('surroundings', {});
      if (!over && view) setSeen((before) => seenNext(before, view.hallOpen, view.screens));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [client]);
  return seen.state;
}
