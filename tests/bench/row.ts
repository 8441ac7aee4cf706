/** One figure of a bench: smaller is better, `median` (or `p95` where the limit is one) should not exceed `limit`. */
export interface BenchRow {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  readonly limit: number;
  readonly unit: 'ms' | 'us' | 'MB' | 'instances';
}

/** Median and 95th percentile of some times, rounded to a hundredth. */
export function row(name: string, times: readonly number[], limit: number, unit: BenchRow['unit'] = 'ms'): BenchRow {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { name, median: at(0.5), p95: at(0.95), limit, unit };
}
