import type { EntrantsView, PeopleView } from '../../../../electron/contract/views.ts';
import { type Findable, findPeople } from '../search.ts';

type EntrantRow = EntrantsView['entrants'][number];

/** Somebody the big field can find: in this tournament already, or in the address book. */
export interface Candidate extends Findable {
  readonly person: string;
  readonly name: string;
  readonly club: string;
  readonly entrant: EntrantRow | null;
}

/** Everybody who can be found: entrants first, then the rest of the address book. */
export function candidates(entrants: EntrantsView, people: PeopleView): readonly Candidate[] {
  const inTournament = new Map(entrants.entrants.map((one) => [one.person, one]));
  const rows = entrants.entrants.map(({ person, name, given, family, club, number }): Candidate => {
    return { person, name, given, family, club, number, entrant: inTournament.get(person) ?? null };
  });
  const others = people.people
    .filter(({ person }) => !inTournament.has(person))
    .map(({ person, name, given, family, club }): Candidate => ({ person, name, given, family, club, number: null, entrant: null }));
  return [...rows, ...others];
}

/** The hits for what was typed, at most six; from two letters on, a start number from one digit on. Who is still missing comes first. */
export function hits(typed: string, all: readonly Candidate[]): readonly Candidate[] {
  const text = typed.trim();
  if (text.length < 2 && !/^\d+$/.test(text)) return [];
  const waiting = (one: Candidate): number => (one.entrant?.presence === 'expected' ? 0 : one.entrant === null ? 1 : 2);
  return findPeople(
    text,
    [...all].sort((a, b) => waiting(a) - waiting(b)),
  ).slice(0, 6);
}

export const ORDERS = ['arrival', 'name', 'number'] as const;
export type Order = (typeof ORDERS)[number];

/** Who is here, who is still to come, who is not coming any more. */
const BY_PRESENCE: readonly EntrantRow['presence'][] = ['present', 'standby', 'expected', 'waiting', 'left', 'noShow'];
const rank = (row: EntrantRow): number => BY_PRESENCE.indexOf(row.presence);

/** The list in the order asked for. `arrivals`: who came at this desk, the latest first; they lead the list by arrival. */
export function sortEntrants(rows: readonly EntrantRow[], order: Order, arrivals: readonly string[]): readonly EntrantRow[] {
  const byName = new Intl.Collator('de');
  const arrived = (row: EntrantRow): number => {
    const at = arrivals.indexOf(row.person);
    return at < 0 || row.presence !== 'present' ? arrivals.length : at;
  };
  return [...rows].sort((a, b) => {
    if (order === 'number') return a.number - b.number;
    if (order === 'name') return byName.compare(a.family, b.family) || byName.compare(a.given, b.given) || a.number - b.number;
    return arrived(a) - arrived(b) || rank(a) - rank(b) || b.number - a.number;
  });
}

/** Table sizes as counts: [5, 5, 4] -> { fours: 1, fives: 2 }. */
export function countSizes(sizes: readonly number[]): { readonly fours: number; readonly fives: number } {
  return { fours: sizes.filter((size) => size === 4).length, fives: sizes.filter((size) => size === 5).length };
}
