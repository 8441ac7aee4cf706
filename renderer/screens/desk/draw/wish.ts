import type { WishesView } from '../../../../electron/contract/drawViews.ts';

type When = WishesView['apart'][number]['when'];

/** Wishes as `setWishes` takes them. */
export interface Ordered {
  readonly fair: WishesView['fair'];
  readonly otherTable: boolean;
  readonly apart: readonly { readonly people: readonly string[]; readonly when: When }[];
  readonly fixed: readonly { readonly person: string; readonly table: number }[];
}
export type Wanted = Partial<Ordered>;

export const ordered = ({ fair, otherTable, apart, fixed }: WishesView): Ordered => ({
  fair,
  otherTable,
  apart: apart.map(({ people, when }) => ({ people: people.map(({ person }) => person), when })),
  fixed: fixed.map(({ person, table }) => ({ person, table })),
});
