/* Where a name may break on paper. Browsers hyphenate German only where they have a dictionary, so the places are set here. */

const VOWEL = 'aeiouyäöüáàâéèêíìîóòôúùûıøåæœ';
const TOGETHER = 'sch|ch|ck|ph|th|st|qu';
/** Between a vowel (and consonants that stay with it) and the last consonant before the next vowel: Ober-häu-ser. */
const BREAK = new RegExp(`([${VOWEL}][^${VOWEL}\\s\\u00ad-]*?)(?=(?:${TOGETHER}|[^${VOWEL}\\s\\u00ad-])[${VOWEL}])`, 'giu');
const LONG = 11;
const BESIDE = 3;
export const SOFT_HYPHEN = '\u00ad';

/** A name with soft hyphens in words of `long` letters and more; three letters stay together on either side. */
export function hyphenate(name: string, long = LONG): string {
  return name.replace(/[^\s-]+/gu, (word) => ([...word].length < long ? word : syllables(word).join(SOFT_HYPHEN)));
}

function syllables(word: string): string[] {
  const parts = word.replace(BREAK, `$1${SOFT_HYPHEN}`).split(SOFT_HYPHEN);
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < BESIDE) joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  const end = joined.at(-1) ?? '';
  if (joined.length > 1 && end.length < BESIDE) joined.splice(-2, 2, `${joined.at(-2) ?? ''}${end}`);
  return joined;
}
