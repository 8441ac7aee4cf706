import { ok, type Refusal, type Result, refuse } from '../result.ts';
import type { DrawInput, PlannedSession } from './drawInput.ts';
import { compareIds, type PersonId, peopleOf, type Seating, sortedPeople } from './seating.ts';
import { checkSizes, type SizePreference, type SizesRefusal, tableSizes } from './tableSizes.ts';

export type DrawRefusal =
  | SizesRefusal
  | Refusal<
      | 'drawNoSession'
      | 'drawTooManySessions'
      | 'tooFewPeople'
      | 'peopleNotDivisible'
      | 'drawTooManyPeople'
      | 'drawNamedTwice'
      | 'drawSeedWrong'
    >;

/** Meetings are counted in bytes and tables in 16 bits; no club plays more, with more people. */
export const MOST_PEOPLE = 2000;
export const MOST_SESSIONS = 200;

/** Table sizes per planned session, or why nothing can be drawn. `session` in the facts counts the sessions to plan from 1. */
export function checkInput(input: DrawInput): Result<readonly (readonly number[])[], DrawRefusal> {
  if (!Number.isSafeInteger(input.seed)) return refuse('drawSeedWrong', 'seed');
  if (input.sessions.length === 0) return refuse('drawNoSession', 'sessions');
  const count = input.past.length + input.sessions.length;
  if (count > MOST_SESSIONS) return refuse('drawTooManySessions', 'sessions', { count, most: MOST_SESSIONS });
  const sizes: (readonly number[])[] = [];
  for (const [index, session] of input.sessions.entries()) {
    const checked = sizesOf(session, input.preference, index + 1);
    if (!checked.ok) return checked;
    sizes.push(checked.value);
  }
  return ok(sizes);
}

function sizesOf({ people, sizes }: PlannedSession, preference: SizePreference, session: number): Result<readonly number[], DrawRefusal> {
  const seen = new Set<PersonId>();
  const twice = people.find((person) => seen.size === seen.add(person).size);
  if (twice !== undefined) return refuse('drawNamedTwice', 'people', { session, person: twice });
  if (people.length < 4) return refuse('tooFewPeople', 'people', { session, count: people.length });
  if (people.length > MOST_PEOPLE) return refuse('drawTooManyPeople', 'people', { session, count: people.length, most: MOST_PEOPLE });
  if (sizes) return checkSizes(people.length, sizes);
  const fitting = tableSizes(people.length, preference);
  return fitting ? ok(fitting) : refuse('peopleNotDivisible', 'people', { session, count: people.length });
}

/** The same input in one order of people, tables and wishes, so that the order in which they were named changes nothing. */
export function canonicalInput(input: DrawInput): DrawInput {
  const byNumber = (seating: Seating): Seating => [...seating].sort((a, b) => a.number - b.number);
  return {
    ...input,
    sessions: input.sessions.map(({ people, sizes }) => ({ people: sortedPeople(people), ...(sizes ? { sizes } : {}) })),
    past: input.past.map(byNumber),
    wishes: {
      apart: input.wishes.apart
        .map(({ people, when }) => ({ people: sortedPeople([...new Set(people)]), when }))
        .sort((a, b) => compareIds(apartKey(a.people, a.when), apartKey(b.people, b.when))),
      fixed: [...input.wishes.fixed].sort((a, b) => compareIds(a.person, b.person) || a.table - b.table),
      otherTable: input.wishes.otherTable,
    },
    ...(input.planned ? { planned: input.planned.map(byNumber) } : {}),
  };
}

const apartKey = (people: readonly PersonId[], when: string) => `${when} ${people.join(' ')}`;

/** Text of everything that decides a draw except the seed and the budget; of a canonical input. */
export function inputText(input: DrawInput): string {
  const { method, sessions, past, preference, fair, wishes, planned } = input;
  const tables = (seating: Seating) => seating.map(({ number, seats }) => [number, ...seats]);
  return JSON.stringify([
    method,
    sessions.map(({ people, sizes }) => [people, sizes ?? preference]),
    past.map(tables),
    fair,
    wishes.apart.map(({ people, when }) => [when, ...people]),
    wishes.fixed.map(({ person, table }) => [person, table]),
    wishes.otherTable,
    planned?.map(tables) ?? null,
  ]);
}

/** People of a list of seatings, each once. */
export function everybodyIn(seatings: readonly Seating[]): ReadonlySet<PersonId> {
  return new Set(seatings.flatMap(peopleOf));
}
