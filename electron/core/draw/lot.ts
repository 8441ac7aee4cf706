import { seedRng, shuffle } from '../rng.ts';
import { type PersonId, type Seating, sortedPeople } from './seating.ts';

/**
 * The blind lot: every person is equally likely at every table and seat. The same people with the same seed get the same
 * draw, in whatever order they are named. Tables are numbered from 1 in the order of `sizes`, which must add up to the
 * number of people (checkSizes tells the user; here it is a bug).
 */
export function drawByLot(people: readonly PersonId[], sizes: readonly number[], seed: number): Seating {
  const [order] = shuffle(seedRng(seed), sortedPeople(people));
  return dealOut(order, sizes);
}

/** Seats people in the given order: the first table is filled first. */
export function dealOut(order: readonly PersonId[], sizes: readonly number[]): Seating {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  if (seats !== order.length) throw new RangeError(`${order.length} people do not fit ${seats} seats`);
  let next = 0;
  return sizes.map((size, index) => {
    const start = next;
    next += size;
    return { number: index + 1, seats: order.slice(start, next) };
  });
}
