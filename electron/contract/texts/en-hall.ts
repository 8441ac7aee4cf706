import type { deHall } from './de-hall.ts';

export const enHall: { readonly [K in keyof typeof deHall]: string } = {
  'hall.title': 'Hall',
  'hall.page': 'Page {page} of {pages}',
};
