/** What the journal can be narrowed to. */
export const JOURNAL_KINDS = ['all', 'people', 'draw', 'games', 'corrections', 'hall'] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

const KINDS: readonly (readonly [RegExp, JournalKind])[] = [
  [/^(entrant|presence|paid|number)/, 'people'],
  [/^draw/, 'draw'],
  [/^(gameCorrected|gameVoided|totalsCorrected|tableReopened|undone|redone)$/, 'corrections'],
  [/^(game|totals|table|session|firstDealer)/, 'games'],
  [/^(hall|clock|extraTime|finalRead)/, 'hall'],
];

/** What an entry of the journal is about, from the code of its label. */
export const kindOf = (code: string): JournalKind | 'other' => KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
