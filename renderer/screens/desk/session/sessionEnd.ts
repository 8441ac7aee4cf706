import type { TablesView } from '../../../../electron/contract/views.ts';

/** `sure`: every open table has a pace; otherwise the end is not before `at` (ms since 1970). */
export interface SessionEnd {
  readonly at: number;
  readonly sure: boolean;
}

/** When the last table will have finished, or null while more than half of the open tables tell nothing. */
export function sessionEnd({ closed, tables, forecast }: Pick<TablesView, 'closed' | 'tables' | 'forecast'>): SessionEnd | null {
  const open = tables.filter((table) => !table.closed && table.missing > 0).length;
  if (closed || forecast.length === 0 || forecast.length * 2 < open) return null;
  return { at: Math.max(...forecast.map(({ endsAt }) => endsAt)), sure: forecast.length === open };
}
