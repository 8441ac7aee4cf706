/* Finding people and actions by a few typed letters. */

const FOLDED: { readonly [letter: string]: string } = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss', ł: 'l', ø: 'o', ı: 'i', đ: 'd', æ: 'ae', œ: 'oe' };

/** Lower case without accents, so that "groessl", "Größl" and "grossl" can meet. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßłøıđæœ]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Umlauts typed as two letters: "groessl" -> "grossl". */
const unfolded = (query: string): string => query.replace(/([aou])e/g, '$1');

export interface Findable {
  readonly given: string;
  readonly family: string;
  readonly number: number | null;
}

/** How well a person fits what was typed: 0 best, null not at all. Family names count before given names, beginnings before middles. */
export function personRank(query: string, person: Findable): number | null {
  const typed = fold(query).trim().replace(/\s+/g, ' ');
  if (typed === '') return null;
  if (/^\d+$/.test(typed)) return person.number === Number(typed) ? 0 : null;
  const ranks = [typed, unfolded(typed)].flatMap((text) => rankText(text, fold(person.given), fold(person.family)));
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

function rankText(typed: string, given: string, family: string): number[] {
  const ranks: number[] = [];
  const words = (text: string): string[] => text.split(/[\s-]+/);
  if (family.startsWith(typed)) ranks.push(0);
  if (words(family).some((word) => word.startsWith(typed))) ranks.push(1);
  if (given.startsWith(typed)) ranks.push(2);
  if (words(given).some((word) => word.startsWith(typed))) ranks.push(3);
  const whole = `${given} ${family}`;
  if (typed.includes(' ')) {
    if (whole.startsWith(typed) || `${family} ${given}`.startsWith(typed)) ranks.push(0);
    else if (typed.split(' ').every((part) => words(whole).some((word) => word.startsWith(part)))) ranks.push(4);
  }
  return ranks;
}

/** Those who fit, the best first; equal ones in the order given. */
export function findPeople<P extends Findable>(query: string, people: readonly P[]): readonly P[] {
  return people
    .flatMap((person) => {
      const rank = personRank(query, person);
      return rank === null ? [] : [{ person, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ person }) => person);
}

/** Where the typed letters stand in a name, as [start, end), or null: for the Leuchtstrich behind them. */
export function hitIn(query: string, name: string): readonly [number, number] | null {
  const typed = fold(query).trim();
  if (typed === '') return null;
  for (let start = 0; start < name.length; start++) {
    if (start > 0 && !/[\s-]/.test(name[start - 1] ?? '')) continue;
    for (let end = start + 1; end <= name.length; end++) {
      const part = fold(name.slice(start, end));
      if (part.startsWith(typed) || part.startsWith(unfolded(typed))) return [start, end];
      if (part.length > typed.length) break;
    }
  }
  return null;
}

const PARTICLES = new Set([
  'van',
  'von',
  'vom',
  'de',
  'der',
  'den',
  'di',
  'da',
  'del',
  'la',
  'le',
  'du',
  'dos',
  'ten',
  'ter',
  'zu',
  'zum',
  'zur',
  'al',
  'el',
]);

/** A typed name in two parts: "Silke van der Straeten" -> Silke, van der Straeten; "Größl, Uschi" -> Uschi, Größl. */
export function splitName(typed: string): { readonly given: string; readonly family: string } {
  const name = typed.trim().replace(/\s+/g, ' ');
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma) return { given: capital(comma[2] ?? ''), family: capital(comma[1] ?? '') };
  const words = name.split(' ');
  if (words.length === 1) return { given: '', family: capital(name) };
  const particle = words.findIndex((word, i) => i > 0 && PARTICLES.has(word.toLowerCase()));
  const cut = particle > 0 ? particle : words.length - 1;
  return { given: capital(words.slice(0, cut).join(' ')), family: capital(words.slice(cut).join(' ')) };
}

/** Names typed in a hurry get their capitals; what already has one stays as it is. */
const capital = (text: string): string =>
  text === text.toLowerCase()
    ? text.replace(/(^|[\s-])(\p{L}+)/gu, (whole, before: string, word: string) =>
        PARTICLES.has(word) ? whole : `${before}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      )
    : text;

/** Actions whose words begin with what was typed, all typed words taken together; numbers are whole, so that 1 does not find 10. */
export function fits(query: string, text: string): boolean {
  const words = fold(text).split(/[\s,.:()-]+/);
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => (/^\d+$/.test(part) ? word === part : word.startsWith(part))));
}
