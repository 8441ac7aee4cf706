import { useCallback, useState } from 'react';

const PREFIX = 'turnierabend.draft.';

/** Something being typed that survives leaving the screen and a reload, until it is saved or thrown away. */
export function useDraft<T>(
  key: string,
  initial: T,
  accept: (stored: unknown) => stored is T,
): readonly [T, (next: T) => void, () => void] {
  const [held, setHeld] = useState<{ readonly key: string; readonly value: T }>(() => ({ key, value: read(key, accept) ?? initial }));
  const value = held.key === key ? held.value : (read(key, accept) ?? initial);
  const set = useCallback(
    (next: T) => {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
      setHeld({ key, value: next });
    },
    [key],
  );
  const clear = useCallback(() => {
    sessionStorage.removeItem(PREFIX + key);
    setHeld({ key, value: initial });
  }, [key, initial]);
  return [value, set, clear];
}

function read<T>(key: string, accept: (stored: unknown) => stored is T): T | null {
  const stored = sessionStorage.getItem(PREFIX + key);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return accept(value) ? value : null;
  } catch {
    return null;
  }
}
