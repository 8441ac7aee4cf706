import { useEffect } from 'react';
import { useClient } from '../../api/ClientContext.tsx';

/** Keeps the display awake while `wanted`: Electron is told, a browser is asked by the page, again whenever the page comes back to view. */
export function useAwake(wanted: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (!wanted) return;
    if (window.turnierabend) {
      void client.send(null, 0, { type: 'keepAwake', awake: true });
      return () => void client.send(null, 0, { type: 'keepAwake', awake: false });
    }
    let held: WakeLockSentinel | null = null;
    let over = false;
    const hold = async (): Promise<void> => {
      if (over || document.visibilityState !== 'visible' || (held && !held.released) || !('wakeLock' in navigator)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (over) await got.release();
        else held = got;
      } catch {
        // A browser may refuse, on low battery for example; the rehearsal says to look at the power settings.
      }
    };
    const again = (): void => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [client, wanted]);
}
