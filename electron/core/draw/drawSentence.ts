import type { Facts } from '../result.ts';
import type { DrawQuality, Fairness } from './drawInput.ts';

export const DRAW_SENTENCES = [
  'perfect',
  'minimum',
  'minimumNow',
  'maybeBetter',
  'byLot',
  'byHand',
  'fiveSpread',
  'fairerCosts',
  'freerSaves',
  'unmetWishes',
] as const;

/** A sentence about a draw: message key `draw.` + code in `contract/texts`. */
export interface DrawSentence {
  readonly code: (typeof DRAW_SENTENCES)[number];
  readonly facts: Facts;
}

export interface DrawCircumstances {
  readonly people: number;
  readonly fair: Fairness;
  /** Sessions were played before: the bound is one for what is still to come. */
  readonly replanned: boolean;
  /** The organizer seated people himself. */
  readonly byHand?: boolean;
}

type Described = Pick<DrawQuality, 'repeats' | 'lowerBound' | 'fiveSpread' | 'prices' | 'unmetWishes'>;

/** What the organizer reads under the three figures, the most important first: repeats, then the price of fairness, then wishes. */
export function describeDraw(quality: Described, circumstances: DrawCircumstances): readonly DrawSentence[] {
  const { fair } = circumstances;
  const sentences: DrawSentence[] = [aboutRepeats(quality, circumstances)];
  const { prices } = quality;
  if (quality.fiveSpread > 1) sentences.push({ code: 'fiveSpread', facts: { spread: quality.fiveSpread } });
  if (prices && fair !== 'strict' && prices.strict.repeats > quality.repeats && prices.strict.fiveSpread < quality.fiveSpread) {
    sentences.push({ code: 'fairerCosts', facts: { repeats: prices.strict.repeats } });
  }
  if (prices && fair !== 'free' && prices.free.repeats < quality.repeats && prices.free.fiveSpread > quality.fiveSpread) {
    const saving = fair === 'strict' && prices.balanced.repeats === prices.free.repeats ? prices.balanced : prices.free;
    sentences.push({ code: 'freerSaves', facts: { repeats: saving.repeats, spread: saving.fiveSpread } });
  }
  if (quality.unmetWishes.length > 0) sentences.push({ code: 'unmetWishes', facts: { count: quality.unmetWishes.length } });
  return sentences;
}

function aboutRepeats({ repeats, lowerBound, prices }: Described, { people, replanned, byHand = false }: DrawCircumstances): DrawSentence {
  if (repeats === 0) return { code: 'perfect', facts: { people } };
  const facts = { repeats, lowerBound, people };
  if (!prices && !byHand) return { code: 'byLot', facts };
  if (repeats > lowerBound) return { code: byHand ? 'byHand' : 'maybeBetter', facts };
  return { code: replanned ? 'minimumNow' : 'minimum', facts };
}
