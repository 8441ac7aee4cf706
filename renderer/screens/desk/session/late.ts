import type { TableCardView } from '../../../../electron/contract/views.ts';

/** Games a table may lag behind the others before somebody should look. */
const LAG = 3;

/** Is an open table late? It is when most tables have finished, or when it lags three games behind the middle one. */
export function isLate(card: TableCardView, all: readonly TableCardView[]): boolean {
  if (card.closed || all.length < 2) return false;
  const others = all.filter((one) => one.number !== card.number);
  const finished = others.filter((one) => one.closed).length;
  if (finished * 2 > others.length && card.missing > 1) return true;
  const missing = others.map((one) => one.missing).sort((a, b) => a - b);
  const middle = missing[Math.floor(missing.length / 2)] ?? 0;
  return card.missing - middle >= LAG;
}
