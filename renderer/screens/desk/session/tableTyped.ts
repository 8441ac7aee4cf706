/** What a typed table number means so far: a table, or that another digit may follow. Pure. */
export function tableTyped(typed: string, tables: readonly number[]): { readonly table: number | null; readonly wait: boolean } {
  const table = tables.includes(Number(typed)) ? Number(typed) : null;
  const wait = tables.some((one) => String(one).length > typed.length && String(one).startsWith(typed));
  return { table, wait };
}
