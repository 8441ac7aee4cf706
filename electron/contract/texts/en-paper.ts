import type { dePaper } from './de-paper.ts';

export const enPaper: { readonly [K in keyof typeof dePaper]: string } = {
  'paper.card.title': 'Table {table}',
};
