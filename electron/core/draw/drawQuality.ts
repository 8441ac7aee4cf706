import { everybodyIn } from './checkInput.ts';
import type { DrawInput, DrawQuality, UnmetWish } from './drawInput.ts';
import { countMeetings, meetingsOf, oftenFirst, type PairMeetings, type PersonShare, sharesOf } from './quality.ts';
import { compareIds, type PersonId, type Seating } from './seating.ts';

/** The report on planned sessions, past included where meetings are counted. */
export function assessDraw(input: DrawInput, sessions: readonly Seating[], lowerBound: number, prices: DrawQuality['prices']): DrawQuality {
  const all = [...input.past, ...sessions];
  const planned = everybodyIn(sessions);
  const people = sharesOf(all).filter((share) => planned.has(share.person));
  return {
    ...meetAgain(input.past, sessions, planned),
    lowerBound,
    fiveSpread: spreadOfFives(input, people, all.length),
    unmetWishes: unmetWishes(input, sessions),
    prices,
    people,
  };
}

function spreadOfFives({ wishes }: DrawInput, people: readonly PersonShare[], sessions: number): number {
  const fixed = new Set(wishes.fixed.map((wish) => wish.person));
  const counts = people.filter((share) => share.sessions === sessions && !fixed.has(share.person)).map((share) => share.fives);
  return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
}

/** Repeats of the planned sessions, the pairs that meet in them not for the first time, and the most meetings of any pair. */
function meetAgain(
  past: readonly Seating[],
  sessions: readonly Seating[],
  people: ReadonlySet<PersonId>,
): Pick<DrawQuality, 'repeats' | 'repeatedPairs' | 'longest'> {
  const before = countMeetings(past);
  const during = countMeetings(sessions);
  const repeatedPairs: PairMeetings[] = [];
  let repeats = 0;
  let longest = 0;
  for (const a of people) {
    for (const [b, times] of before.get(a) ?? []) if (people.has(b)) longest = Math.max(longest, times);
    for (const [b, more] of during.get(a) ?? []) {
      const times = more + meetingsOf(before, a, b);
      longest = Math.max(longest, times);
      if (times < 2 || b < a) continue;
      repeats += pairsOf(times) - pairsOf(times - more);
      repeatedPairs.push({ a, b, times });
    }
  }
  return { repeats, longest, repeatedPairs: repeatedPairs.sort(oftenFirst) };
}

const pairsOf = (meetings: number) => (meetings * (meetings - 1)) / 2;

/** Wishes that the seatings do not meet, session by session. Somebody fixed to a table is not blamed for coming to it again. */
export function unmetWishes(input: DrawInput, sessions: readonly Seating[]): readonly UnmetWish[] {
  const { apart, fixed, otherTable } = input.wishes;
  const first = input.past.length + 1;
  const unmet: UnmetWish[] = [];
  const visited = new Map<PersonId, Set<number>>();
  const stays = new Set(fixed.map((wish) => wish.person));
  for (const { number, seats } of input.past.flat()) for (const person of seats) visit(visited, person, number);
  for (const [index, seating] of sessions.entries()) {
    const session = first + index;
    for (const wish of apart) {
      if (wish.when === 'firstSession' && session !== 1) continue;
      const group = new Set(wish.people);
      for (const { number, seats } of seating) {
        const together = seats.filter((person) => group.has(person)).sort(compareIds);
        for (const [i, a] of together.entries())
          for (const b of together.slice(i + 1)) unmet.push({ kind: 'apart', a, b, session, table: number });
      }
    }
    for (const { number, seats } of seating) {
      for (const person of seats) {
        for (const wish of fixed)
          if (wish.person === person && wish.table !== number)
            unmet.push({ kind: 'fixed', person, session, wanted: wish.table, table: number });
        if (otherTable && !stays.has(person) && visited.get(person)?.has(number))
          unmet.push({ kind: 'otherTable', person, session, table: number });
        visit(visited, person, number);
      }
    }
  }
  return dropDoubles(unmet);
}

function visit(visited: Map<PersonId, Set<number>>, person: PersonId, table: number): void {
  const tables = visited.get(person) ?? new Set<number>();
  tables.add(table);
  visited.set(person, tables);
}

/** A couple of one club that wished for both is one unmet wish. */
function dropDoubles(unmet: readonly UnmetWish[]): readonly UnmetWish[] {
  return [...new Map(unmet.map((wish) => [JSON.stringify(wish), wish])).values()];
}
