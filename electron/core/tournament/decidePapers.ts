import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no } from './guard.ts';

const MOST_PRIZES = 100;
const MOST_CENTS = 10_000_000;
const MOST_LETTERS = 120;

/** Writes down what is given away. It changes no result, so it is possible after the end as well. */
export function decidePapers(command: Extract<TournamentCommand, { type: 'setPrizes' | 'setCertificate' }>): Decision {
  if (command.type === 'setCertificate') {
    const { places, ...texts } = command.certificate;
    for (const [field, text] of Object.entries(texts))
      if (text.length > MOST_LETTERS) return no('textTooLong', field, { most: MOST_LETTERS });
    if (!Number.isSafeInteger(places) || places < 1 || places > MOST_PRIZES)
      return no('certificatePlacesWrong', 'places', { most: MOST_PRIZES });
    return ok([{ type: 'certificateSet', certificate: command.certificate }]);
  }
  const { places, ties, seed } = command.prizes;
  if (places.length > MOST_PRIZES) return no('prizesTooMany', 'places', { most: MOST_PRIZES });
  for (const [at, { cents, goods }] of places.entries()) {
    if (!Number.isSafeInteger(cents) || cents < 0 || cents > MOST_CENTS) return no('prizeWrong', `places.${at}.cents`, { number: at + 1 });
    if (goods.length > MOST_LETTERS) return no('textTooLong', `places.${at}.goods`, { most: MOST_LETTERS });
  }
  const kept = places.map(({ cents, goods }) => ({ cents, goods: goods.trim() }));
  const last = kept.findLastIndex(({ cents, goods }) => cents > 0 || goods !== '');
  return ok([{ type: 'prizesSet', prizes: { places: kept.slice(0, last + 1), ties, seed } }]);
}
