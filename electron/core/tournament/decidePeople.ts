import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no } from './guard.ts';
import { type Entrant, entrantOf, type PersonId, type Presence, type Tournament } from './model.ts';

type PeopleOfTournament = Extract<TournamentCommand, { type: 'register' | 'withdraw' | 'setPresence' | 'setPaid' | 'setNumber' }>;

/** Registration and presence. */
export function decidePeople(t: Tournament, command: PeopleOfTournament): Decision {
  const { person } = command;
  const entrant = entrantOf(t, person);
  if (command.type === 'register') {
    if (entrant) return no('personAlreadyIn', 'person', { person, number: entrant.number });
    const number = command.number ?? t.lastNumber + 1;
    const wrong = numberRefusal(t, person, number);
    const presence = counts(command.presence) && isFull(t) ? 'waiting' : command.presence;
    return wrong ?? ok([{ type: 'entrantRegistered', person, number, presence, paid: command.paid }]);
  }
  if (!entrant) return no('personNotIn', 'person', { person });
  switch (command.type) {
    case 'withdraw':
      return lastSeated(t, person) > 0 ? no('withdrawSeated', 'person', { person }) : ok([{ type: 'entrantWithdrawn', person }]);
    case 'setPresence': {
      const { presence } = command;
      if (counts(presence) && !counts(entrant.presence) && isFull(t))
        return no('tournamentFull', 'presence', { person, capacity: t.options.capacity ?? 0 });
      const leftAfter = presence === 'left' || presence === 'noShow' ? lastSeated(t, person) : null;
      return ok([{ type: 'presenceSet', person, presence, leftAfter }]);
    }
    case 'setPaid':
      return ok([{ type: 'paidSet', person, paid: command.paid }]);
    case 'setNumber':
      return numberRefusal(t, person, command.number) ?? ok([{ type: 'numberSet', person, number: command.number }]);
  }
}

/** Does somebody of this presence take one of the places of the evening? */
const counts = (presence: Presence): boolean => presence === 'expected' || presence === 'present';

/** Places of the evening that are still free; null where there is no limit. */
export function freePlaces({ options, entrants }: Tournament): number | null {
  if (options.capacity === null) return null;
  return Math.max(0, options.capacity - entrants.filter((e) => counts(e.presence)).length);
}
const isFull = (t: Tournament): boolean => freePlaces(t) === 0;

/** The waiting list, who came onto it first at the top. */
export const waitingList = (t: Tournament): readonly Entrant[] =>
  t.entrants.filter((e) => e.presence === 'waiting').sort((a, b) => (a.waitingSince ?? 0) - (b.waitingSince ?? 0) || a.number - b.number);

/** Most people an evening can be limited to. */
const MOST_PLACES = 2000;

/** What the organizer chooses for the evening. */
export function setOptions({ options }: Extract<TournamentCommand, { type: 'setOptions' }>): Decision {
  const { capacity } = options;
  const wrong = capacity !== null && (!Number.isSafeInteger(capacity) || capacity < 4 || capacity > MOST_PLACES);
  return wrong ? no('capacityWrong', 'capacity', { least: 4, most: MOST_PLACES }) : ok([{ type: 'optionsSet', options }]);
}

function numberRefusal(t: Tournament, person: PersonId, number: number) {
  if (!Number.isSafeInteger(number) || number < 1 || number > 9999) return no('numberWrong', 'number');
  const holder = t.entrants.find((e) => e.number === number && e.person !== person);
  return holder ? no('numberTaken', 'number', { number, person: holder.person }) : null;
}

/** The last released session the person has a seat in, session `but` left out; 0 if none. */
export function lastSeated(t: Tournament, person: PersonId, but: number | null = null): number {
  return t.sessions.findLast((s) => s.released && s.number !== but && s.tables.some((table) => table.seats.includes(person)))?.number ?? 0;
}
