import type { Language } from '../../../electron/contract/texts/text.ts';

/* People in a list, by the rules of a German phone book (DIN 5007-2: ä as ae), the "van der" of a name counting last. */

export interface NamedPerson {
  readonly person: string;
  readonly name: string;
  readonly given: string;
  readonly family: string;
}

const TITLES =
  'Freiherr|Freifrau|Freiin|Graf|Gräfin|Baron|Baronin|Baronesse|Prinz|Prinzessin|Fürst|Fürstin|Herzog|Herzogin|Ritter|Edler|Edle';
/** A title counts as such only before a small word: Steffi Graf is filed under Graf. */
const TITLE = new RegExp(`^(?:${TITLES})\\s+(?=\\p{Ll})`, 'u');
const SMALL_WORDS = /^(?:\p{Ll}[\p{L}.]*(?:\s+|['’])|d['’](?=\p{Lu}))+(?=\p{Lu})/u;

/** The name a person is filed under: the family name without titles and small words before it, "Straeten" for "van der Straeten". */
export function mainName({ family, name }: NamedPerson): string {
  const filed = family.trim() || name.trim();
  return filed.replace(TITLE, '').replace(SMALL_WORDS, '');
}

/** Order of people in a list: main name, small words, given name; the id last, so that it is always the same order. */
export function byName(language: Language): (a: NamedPerson, b: NamedPerson) => number {
  const { compare } = new Intl.Collator(language === 'en' ? 'en' : 'de-u-co-phonebk');
  return (a, b) =>
    compare(mainName(a), mainName(b)) || compare(a.family, b.family) || compare(a.given, b.given) || (a.person < b.person ? -1 : 1);
}

/** How much of each page's first and last name it takes to tell where it begins and ends: "A bis Ke", "Ki bis Z". */
export function pageLetters(pages: readonly (readonly NamedPerson[])[]): { readonly from: string; readonly to: string }[] {
  return pages.map((page, i) => {
    const first = page[0];
    const last = page.at(-1);
    return {
      from: first ? enough(mainName(first), pages[i - 1]?.at(-1)) : '',
      to: last ? enough(mainName(last), pages[i + 1]?.[0]) : '',
    };
  });
}

/** The shortest beginning of a name that its neighbour on the other page does not have. */
function enough(own: string, neighbour: NamedPerson | undefined): string {
  const letters = [...own];
  const other = neighbour ? [...mainName(neighbour)].map(plain) : [];
  let count = 1;
  while (count < letters.length && letters.slice(0, count).map(plain).join('') === other.slice(0, count).join('')) count++;
  const [first = '', ...rest] = letters.slice(0, count);
  return first.toLocaleUpperCase('de') + rest.join('');
}

const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('de');
