import type { FormatSettings, Scale } from './format.ts';
import { rankAtTable } from './places.ts';

/** Units per point of a total: 1, or 10 (100) where a tenth (hundredth) of the game points counts. */
export function scaleOf({ counts, negativeShare }: FormatSettings): Scale {
  if (counts === 'points') return 1;
  return negativeShare === 'tenth' ? 10 : 100;
}

/**
 * Game points in units, without points for a place: the whole of them, or the tenth (Eselstall, "Turnier-Zählweise": 36 -> 3.6).
 * With `hundredth` a negative share is read as the sheet's second example has it: -20 -> -0.2.
 */
export function creditOfPoints(settings: FormatSettings, points: number): number {
  switch (scaleOf(settings)) {
    case 1:
    case 10:
      return points;
    case 100:
      return points < 0 ? points : points * 10;
  }
}

/** What a session counts, in units per seat. Equal points get the better place's points, or share those of their places. */
export function sessionCredits(
  settings: FormatSettings,
  points: readonly number[],
  places: readonly number[] = rankAtTable(points),
): number[] {
  if (settings.counts === 'points') return [...points];
  return points.map((own, seat) => placeCredit(settings, places, seat) + creditOfPoints(settings, own));
}

function placeCredit(settings: FormatSettings, places: readonly number[], seat: number): number {
  const place = places[seat] ?? 1;
  const scale = scaleOf(settings);
  if (settings.equalAtTable === 'betterPlace') return pointsForPlace(settings, place) * scale;
  const sharing = places.filter((other) => other === place).length;
  let sum = 0;
  for (let i = 0; i < sharing; i++) sum += pointsForPlace(settings, place + i);
  return Math.floor((sum * scale) / sharing);
}

function pointsForPlace({ placePoints }: FormatSettings, place: number): number {
  return placePoints[place - 1] ?? 0;
}
