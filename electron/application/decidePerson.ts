import { ok, type Refusal, type Result, refuse } from '../core/result.ts';
import type { PeopleCommand } from '../core/tournament/commands.ts';
import type { PeopleEvent } from '../core/tournament/events.ts';
import type { PeopleBook } from './peopleBook.ts';
import type { PersonRow } from './ports.ts';

const MOST = 80;

/** What a decision about people needs to know. */
export interface PeopleFacts {
  readonly find: (id: string) => PersonRow | undefined;
  readonly book: PeopleBook;
  /** Name of a tournament in which both take part, or null: then they cannot be one person. */
  readonly together: (a: string, b: string) => string | null;
}

/** Adds, changes, merges, splits or erases people of the address book. Names are trimmed, inner spaces joined; one of the two names is needed. */
export function decidePerson(command: PeopleCommand, facts: PeopleFacts): Result<readonly PeopleEvent[], Refusal> {
  const { find, book } = facts;
  const { person } = command;
  const known = find(person) !== undefined;
  if (command.type === 'addPerson') return known ? refuse('personExists', 'person') : named(command, 'personAdded');
  if (!known) return refuse('personUnknown', 'person');
  const merged = book.who(person) !== person;
  if (command.type === 'splitPerson') {
    return merged ? ok([{ type: 'personSplit', person }]) : refuse('personNotMerged', 'person', { person });
  }
  if (book.erased(person) !== null) return refuse('personErased', 'person');
  switch (command.type) {
    case 'changePerson':
      return named(command, 'personChanged');
    case 'mergePeople':
      return merge(command, facts);
    case 'setConsent':
      return ok([{ type: 'consentSet', person: book.who(person), consent: command.consent }]);
    case 'erasePerson':
      return ok(book.entriesOf(person).map((one) => ({ type: 'personErased', person: one })));
  }
}

function merge({ person, into }: Extract<PeopleCommand, { type: 'mergePeople' }>, { find, book, together }: PeopleFacts) {
  if (find(into) === undefined) return refuse('personUnknown', 'into');
  if (person === into) return refuse('mergeSelf', 'into');
  if (book.erased(into) !== null) return refuse('personErased', 'into');
  for (const [field, one] of [
    ['person', person],
    ['into', into],
  ] as const) {
    if (book.who(one) !== one) return refuse('personMerged', field, { person: one });
  }
  const tournament = together(person, into);
  if (tournament !== null) return refuse('mergeTogether', 'into', { people: [person, into], tournament });
  return ok([{ type: 'personMerged' as const, person, into }]);
}

function named(
  command: Extract<PeopleCommand, { type: 'addPerson' | 'changePerson' }>,
  type: 'personAdded' | 'personChanged',
): Result<readonly PeopleEvent[], Refusal> {
  const fields = { given: tidy(command.given), family: tidy(command.family), club: tidy(command.club), note: tidy(command.note) };
  if (fields.given === '' && fields.family === '') return refuse('personNameMissing', 'family');
  for (const [field, value] of Object.entries(fields)) if (value.length > MOST) return refuse('textTooLong', field, { most: MOST });
  return ok([{ type, person: command.person, ...fields }]);
}

/** Control characters out, Unicode composed (an umlaut typed as two characters becomes one), white space folded. */
const tidy = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
