import { ok, type Refusal, type Result, refuse } from '../core/result.ts';
import type { PeopleCommand } from '../core/tournament/commands.ts';
import type { PeopleEvent } from '../core/tournament/events.ts';
import type { PersonRow } from './ports.ts';

const MOST = 80;

/** Adds or changes a person of the address book. Names are trimmed, inner spaces joined; at least one of the two names is needed. */
export function decidePerson(command: PeopleCommand, find: (id: string) => PersonRow | undefined): Result<readonly PeopleEvent[], Refusal> {
  const known = find(command.person) !== undefined;
  if (command.type === 'addPerson' && known) return refuse('personExists', 'person');
  if (command.type === 'changePerson' && !known) return refuse('personUnknown', 'person');
  const fields = { given: tidy(command.given), family: tidy(command.family), club: tidy(command.club), note: tidy(command.note) };
  if (fields.given === '' && fields.family === '') return refuse('personNameMissing', 'family');
  for (const [field, value] of Object.entries(fields)) if (value.length > MOST) return refuse('textTooLong', field, { most: MOST });
  return ok([{ type: command.type === 'addPerson' ? 'personAdded' : 'personChanged', person: command.person, ...fields }]);
}

/** Control characters out, Unicode composed (an umlaut typed as two characters becomes one), white space folded. */
const tidy = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
