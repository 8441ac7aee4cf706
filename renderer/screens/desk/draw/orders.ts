import type { DrawSheet } from '../../../../electron/contract/views.ts';

type Tie = DrawSheet['ties'][number];
type Orders = readonly (readonly string[])[];

const sameGroup = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));

/** The organizer's orders with one tie put into another order; those of other ties stay. */
export function withOrder(orders: Orders, people: readonly string[]): Orders {
  return [...orders.filter((one) => !sameGroup(one, people)), people];
}

/** People of a tie with the one at `at` moved up by one. */
export function movedUp(tie: Tie, at: number): readonly string[] {
  const people = tie.people.map(({ person }) => person);
  const [one] = people.splice(at, 1);
  if (one !== undefined) people.splice(Math.max(0, at - 1), 0, one);
  return people;
}
