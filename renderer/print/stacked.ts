/**
 * Pages for two-up printing, each with what lies left and right on it: cut the pile in the middle, put the left pile on the right one,
 * and the order is that of `items`.
 */
export function stacked<T>(items: readonly T[]): readonly (readonly [T, T | null])[] {
  const half = Math.ceil(items.length / 2);
  return items.slice(0, half).map((left, at) => [left, items[half + at] ?? null]);
}
