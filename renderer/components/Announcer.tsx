import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (words: string, urgency?: 'polite' | 'assertive') => void;
const Context = createContext<Announce | null>(null);

/** Two lines nobody sees and screen readers read: polite for what was saved, assertive for what was refused. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [polite, setPolite] = useState('');
  const [assertive, setAssertive] = useState('');
  const announce = useCallback<Announce>((words, urgency = 'polite') => {
    // A zero-width space makes the same words news again.
    const again = (before: string): string => (before === words ? `${words}\u200b` : words);
    if (urgency === 'polite') setPolite(again);
    else setAssertive(again);
  }, []);
  return (
    <Context value={announce}>
      {children}
      <div className="hidden" aria-live="polite" data-testid="said">
        {polite}
      </div>
      <div className="hidden" aria-live="assertive">
        {assertive}
      </div>
    </Context>
  );
}

export function useAnnounce(): Announce {
  const announce = use(Context);
  if (!announce) throw new Error('useAnnounce outside <Announcer>');
  return announce;
}
