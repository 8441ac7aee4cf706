import { compareIds, type PersonId, type Seating } from './seating.ts';

/** Two people (`a` before `b` by id) and how many sessions they sat at one table. */
export interface PairMeetings {
  readonly a: PersonId;
  readonly b: PersonId;
  readonly times: number;
}

/** What a person got out of the sessions. */
export interface PersonShare {
  readonly person: PersonId;
  readonly sessions: number;
  /** Sessions at a table of five (one game in five sitting out). */
  readonly fives: number;
  /** Sessions in seat 1, which deals first. */
  readonly dealtFirst: number;
}

/** The facts of a list of sessions, past and proposed together. */
export interface MeetingReport {
  /** Sum over all pairs of C(meetings, 2): 1 for a pair that met twice, 3 for one that met three times. */
  readonly repeats: number;
  /** Meetings of the pair that met most often (0 without sessions). */
  readonly longest: number;
  /** Pairs that met at least twice, the most frequent first. */
  readonly repeatedPairs: readonly PairMeetings[];
  /** One per person who ever sat, by id. */
  readonly people: readonly PersonShare[];
  /** Most minus fewest sessions at a table of five, among those who sat in every session. */
  readonly fiveSpread: number;
}

/** Meetings by person, then by other person. Symmetric. */
export type Meetings = ReadonlyMap<PersonId, ReadonlyMap<PersonId, number>>;

export function countMeetings(sessions: readonly Seating[]): Meetings {
  const meetings = new Map<PersonId, Map<PersonId, number>>();
  for (const { seats } of sessions.flat()) {
    for (const a of seats) {
      const row = meetings.get(a) ?? new Map<PersonId, number>();
      meetings.set(a, row);
      for (const b of seats) if (a !== b) row.set(b, (row.get(b) ?? 0) + 1);
    }
  }
  return meetings;
}

export function meetingsOf(meetings: Meetings, a: PersonId, b: PersonId): number {
  return meetings.get(a)?.get(b) ?? 0;
}

/** Report over past and proposed sessions together. */
export function reportMeetings(sessions: readonly Seating[]): MeetingReport {
  const repeatedPairs: PairMeetings[] = [];
  let repeats = 0;
  let longest = 0;
  for (const [a, row] of countMeetings(sessions)) {
    for (const [b, times] of row) {
      if (a > b) continue;
      repeats += (times * (times - 1)) / 2;
      longest = Math.max(longest, times);
      if (times > 1) repeatedPairs.push({ a, b, times });
    }
  }
  const people = sharesOf(sessions);
  const always = people.filter((share) => share.sessions === sessions.length).map((share) => share.fives);
  const fiveSpread = always.length === 0 ? 0 : Math.max(...always) - Math.min(...always);
  return { repeats, longest, repeatedPairs: repeatedPairs.sort(oftenFirst), people, fiveSpread };
}

/** Pairs of this session that have met before; `times` counts this meeting too. */
export function metAgain(past: readonly Seating[], session: Seating): readonly PairMeetings[] {
  const before = countMeetings(past);
  const pairs: PairMeetings[] = [];
  for (const { seats } of session) {
    for (const a of seats) {
      for (const b of seats) {
        const times = a < b ? meetingsOf(before, a, b) : 0;
        if (times > 0) pairs.push({ a, b, times: times + 1 });
      }
    }
  }
  return pairs.sort(oftenFirst);
}

/** What everybody who ever sat got out of the sessions, by id. */
export function sharesOf(sessions: readonly Seating[]): readonly PersonShare[] {
  const byPerson = new Map<PersonId, { sessions: number; fives: number; dealtFirst: number }>();
  for (const { seats } of sessions.flat()) {
    for (const [seat, person] of seats.entries()) {
      const share = byPerson.get(person) ?? { sessions: 0, fives: 0, dealtFirst: 0 };
      share.sessions++;
      if (seats.length === 5) share.fives++;
      if (seat === 0) share.dealtFirst++;
      byPerson.set(person, share);
    }
  }
  return [...byPerson].map(([person, share]) => ({ person, ...share })).sort((a, b) => compareIds(a.person, b.person));
}

/** Order of pairs in a report: the most frequent first, then by ids. */
export const oftenFirst = (x: PairMeetings, y: PairMeetings) => y.times - x.times || compareIds(x.a, y.a) || compareIds(x.b, y.b);
