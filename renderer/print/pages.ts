/* How a long list is spread over sheets. Pure. */

/** The rows of each page, spread evenly, so that no page holds one lonely row; one empty page for an empty list. */
export function evenPages<T>(rows: readonly T[], most: number): readonly (readonly T[])[] {
  if (rows.length === 0) return [[]];
  const count = Math.ceil(rows.length / most);
  const base = Math.floor(rows.length / count);
  const longer = rows.length % count;
  let at = 0;
  return Array.from({ length: count }, (_, page) => {
    const size = base + (page < longer ? 1 : 0);
    at += size;
    return rows.slice(at - size, at);
  });
}

/** Rows of a page in columns, filled downwards. */
export function inColumns<T>(rows: readonly T[], columns: number): readonly (readonly T[])[] {
  const height = Math.ceil(rows.length / columns);
  return Array.from({ length: columns }, (_, i) => rows.slice(i * height, (i + 1) * height));
}
