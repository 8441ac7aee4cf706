/** What is printed: score cards. */
export const dePaper = {
  'paper.card.title': 'Tisch {table}',
} as const;
