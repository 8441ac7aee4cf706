import { IntlMessageFormat } from 'intl-messageformat';
import type { Facts } from '../../core/result.ts';
import { de, type MessageKey } from './de.ts';
import { en } from './en.ts';

export const LANGUAGES = ['de', 'en'] as const;
/** `keys` is the test language: it prints the key itself, so that a text that bypasses the table stands out. */
export type Language = (typeof LANGUAGES)[number] | 'keys';

const TABLES = { de, en } satisfies { [L in (typeof LANGUAGES)[number]]: { readonly [K in MessageKey]: string } };
const compiled = new Map<string, IntlMessageFormat>();

/** The sentence for a key, its figures filled in. Lists are joined as the language does it. */
export function text(language: Language, key: MessageKey, facts: Facts = {}): string {
  if (language === 'keys') return `[[${key}]]`;
  const id = `${language}/${key}`;
  let format = compiled.get(id);
  if (!format) {
    format = new IntlMessageFormat(TABLES[language][key], language === 'de' ? 'de-DE' : 'en-GB', undefined, { ignoreTag: true });
    compiled.set(id, format);
  }
  return String(format.format(plain(language, facts)));
}

function plain(language: 'de' | 'en', facts: Facts): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'string' || typeof value === 'number') out[name] = value;
    else {
      out[name] = list.format(value.map(String));
      out.count ??= value.length;
    }
  }
  return out;
}

/** Is this a key of the table? For keys that arrive as data (refusal codes, form labels). */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(de, key);

/** The sentence for a key that arrives as data; the key itself where the table does not know it. */
export function textOf(language: Language, key: string, facts?: Facts): string {
  return isMessageKey(key) ? text(language, key, facts) : key;
}
