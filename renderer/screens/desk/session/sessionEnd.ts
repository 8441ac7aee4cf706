import type { TablesView } from '../../../../electron/contract/views.ts';

/** When the last table will have finished (ms since 1970), or null while more than half of the open tables tell nothing. */
export function sessionEnd({ closed, tables, forecast }: Pick<TablesView, 'closed' | 'tables' | 'forecast'>): number | null {
  const open = tables.filter((table) => !table.closed && table.missing > 0).length;
  if (closed || forecast.length === 0 || forecast.length * 2 < open) return null;
  return Math.max(...forecast.map(({ endsAt }) => endsAt));
}
