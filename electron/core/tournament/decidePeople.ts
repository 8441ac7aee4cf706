import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { no } from './guard.ts';
import { entrantOf, type PersonId, type Tournament } from './model.ts';

type PeopleOfTournament = Extract<TournamentCommand, { type: 'register' | 'withdraw' | 'setPresence' | 'setPaid' | 'setNumber' }>;

/** Registration and presence. */
export function decidePeople(t: Tournament, command: PeopleOfTournament): Decision {
  const { person } = command;
  const entrant = entrantOf(t, person);
  if (command.type === 'register') {
    if (entrant) return no('personAlreadyIn', 'person', { person, number: entrant.number });
    const number = command.number ?? t.lastNumber + 1;
    const wrong = numberRefusal(t, person, number);
    return wrong ?? ok([{ type: 'entrantRegistered', person, number, presence: command.presence, paid: command.paid }]);
  }
  if (!entrant) return no('personNotIn', 'person', { person });
  switch (command.type) {
    case 'withdraw':
      return lastSeated(t, person) > 0 ? no('withdrawSeated', 'person', { person }) : ok([{ type: 'entrantWithdrawn', person }]);
    case 'setPresence': {
      const leftAfter = command.presence === 'left' ? lastSeated(t, person) : null;
      return ok([{ type: 'presenceSet', person, presence: command.presence, leftAfter }]);
    }
    case 'setPaid':
      return ok([{ type: 'paidSet', person, paid: command.paid }]);
    case 'setNumber':
      return numberRefusal(t, person, command.number) ?? ok([{ type: 'numberSet', person, number: command.number }]);
  }
}

function numberRefusal(t: Tournament, person: PersonId, number: number) {
  if (!Number.isSafeInteger(number) || number < 1 || number > 9999) return no('numberWrong', 'number');
  const holder = t.entrants.find((e) => e.number === number && e.person !== person);
  return holder ? no('numberTaken', 'number', { number, person: holder.person }) : null;
}

/** The last released session the person has a seat in; 0 if none. */
export function lastSeated(t: Tournament, person: PersonId): number {
  return t.sessions.findLast((s) => s.released && s.tables.some((table) => table.seats.includes(person)))?.number ?? 0;
}
