import { seedRng, shuffle } from '../rng.ts';

export const PRIZE_TIES = ['split', 'draw'] as const;

/** What a place wins: money, goods ("ein Schinken"), both or neither. */
export interface Prize {
  readonly cents: number;
  readonly goods: string;
}

/** What is given away at the end, and who gets it where totals are equal. */
export interface Prizes {
  /** Prize of place 1, 2, ...; the last one is not empty. */
  readonly places: readonly Prize[];
  /** People with equal totals share the prizes of the places they take up, or the lot hands them out. */
  readonly ties: (typeof PRIZE_TIES)[number];
  /** Seed of that lot, so that it can be checked. */
  readonly seed: number;
}

/** What the organizer wrote on the certificates; an empty text stands for the program's own wording. */
export interface Certificate {
  readonly title: string;
  /** Before the name. */
  readonly opening: string;
  /** After the place. */
  readonly closing: string;
  /** Below the lines to sign on. */
  readonly left: string;
  readonly right: string;
  /** The first places get one. */
  readonly places: number;
}

export const NO_PRIZES: Prizes = { places: [], ties: 'split', seed: 0 };
export const PLAIN_CERTIFICATE: Certificate = { title: '', opening: '', closing: '', left: '', right: '', places: 3 };

/** What one person takes home. */
export interface Award {
  readonly person: string;
  readonly place: number;
  readonly cents: number;
  readonly goods: readonly string[];
  /** People of the same place who share these prizes or drew lots for them; 1 where nobody does. */
  readonly among: number;
  readonly drawn: boolean;
}

/** Awards, the best first, and the cents that a split leaves over because nobody halves a cent. */
export interface Awards {
  readonly awards: readonly Award[];
  readonly leftCents: number;
}

/**
 * Hands out the prizes over a ranked list, the best first, equal places beside each other. People who share a place take up as many
 * prizes as they are; split money is rounded down to whole cents, split goods belong to all of them together.
 */
export function awardsOf(ranked: readonly { readonly person: string; readonly place: number }[], prizes: Prizes): Awards {
  const awards: Award[] = [];
  let leftCents = 0;
  for (let from = 0; from < ranked.length && from < prizes.places.length; ) {
    const place = ranked[from]?.place ?? 0;
    const tied = ranked.filter((one, at) => at >= from && one.place === place).map(({ person }) => person);
    const pot = prizes.places.slice(from, from + tied.length);
    const draws = tied.length > 1 && prizes.ties === 'draw';
    const order = draws ? shuffle(seedRng(prizes.seed + place), [...tied].sort())[0] : tied;
    const sum = pot.reduce((all, { cents }) => all + cents, 0);
    const goods = pot.flatMap((prize) => (prize.goods === '' ? [] : [prize.goods]));
    const share = Math.floor(sum / tied.length);
    if (!draws) leftCents += sum - share * tied.length;
    for (const [at, person] of order.entries()) {
      const own = pot[at];
      awards.push({
        person,
        place,
        cents: draws ? (own?.cents ?? 0) : share,
        goods: draws ? (own && own.goods !== '' ? [own.goods] : []) : goods,
        among: tied.length,
        drawn: draws,
      });
    }
    from += tied.length;
  }
  return { awards, leftCents };
}
