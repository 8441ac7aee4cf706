import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { MessageKey } from '../../electron/contract/texts/de.ts';
import { labelText, refusalText } from '../../electron/contract/texts/sentence.ts';
import { isMessageKey, type Language, text, textOf } from '../../electron/contract/texts/text.ts';
import type { LabelView, Refused } from '../../electron/contract/views.ts';
import type { Facts } from '../api/types.ts';
import { isLanguage } from './format.ts';

export interface Texts {
  readonly language: Language;
  /** The sentence of a key of this program. */
  t(key: MessageKey, facts?: Facts): string;
  /** The sentence of a key that arrived as data (form labels, lines). */
  say(key: string, facts?: Facts): string;
  /** Is there a sentence for this key? */
  knows(key: string): key is MessageKey;
  /** A refusal as a sentence. */
  refusal(refused: Refused): string;
  /** Something decided, e.g. "Tisch 4, Spiel 8 eingetragen". */
  label(label: LabelView): string;
}

/** All texts of one language. */
export function textsOf(language: Language): Texts {
  return {
    language,
    t: (key, facts) => text(language, key, facts),
    say: (key, facts) => textOf(language, key, facts),
    knows: isMessageKey,
    label: (label) => labelText(language, label),
    refusal: (refused) => refusalText(language, refused),
  };
}

const STORED = 'turnierabend.language';

/** Language asked for by the address (`?lang=en`, tests), chosen before, or of the system; German otherwise. */
export function chosenLanguage(search: string, stored: string | null, system: readonly string[]): Language {
  const asked = new URLSearchParams(search).get('lang');
  if (asked === 'keys') return 'keys';
  if (isLanguage(asked)) return asked;
  if (isLanguage(stored)) return stored;
  const first = system.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return first ?? 'de';
}

interface Chosen extends Texts {
  setLanguage(language: 'de' | 'en'): void;
}
const Context = createContext<Chosen | null>(null);

export function I18n({ children }: { readonly children: ReactNode }) {
  const [language, set] = useState(() => chosenLanguage(location.search, localStorage.getItem(STORED), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'de';
  }, [language]);
  const value = useMemo(
    () => ({
      ...textsOf(language),
      setLanguage(next: 'de' | 'en') {
        localStorage.setItem(STORED, next);
        set(next);
      },
    }),
    [language],
  );
  return <Context value={value}>{children}</Context>;
}

/** The texts of the chosen language. */
export function useTexts(): Chosen {
  const texts = use(Context);
  if (!texts) throw new Error('useTexts outside <I18n>');
  return texts;
}
