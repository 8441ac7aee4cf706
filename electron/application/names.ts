import { text } from '../contract/texts/text.ts';
import type { LabelView, Refused } from '../contract/views.ts';
import type { Facts, Refusal } from '../core/result.ts';
import type { Label } from '../core/tournament/labels.ts';
import type { Tournament } from '../core/tournament/model.ts';
import type { PeopleBook } from './peopleBook.ts';
import type { PersonRow } from './ports.ts';

/** Where names come from. */
export interface NameSource {
  person(id: string): PersonRow | undefined;
  people(): readonly PersonRow[];
  book(): PeopleBook;
}

/** Answers the name for a person's id. */
export type NameOf = (person: string) => string;

/** A person as the address book has him now: given name, family name, club, note. Of an erased one the family name is a placeholder. */
export type Naming = (person: string) => Omit<PersonRow, 'id'>;

const plain = ({ given, family }: { readonly given: string; readonly family: string }): string => `${given} ${family}`.trim();

/** Compared without case, so that "Anna Berg" and "ANNA BERG" are told apart. */
const folded = (value: string): string => value.toLocaleLowerCase('de');

/** Names as the whole address book needs them: namesakes anywhere are told apart. */
export function namesInBook(source: NameSource): NameOf {
  const book = source.book();
  const shown = source
    .people()
    .map(({ id }) => id)
    .filter((id) => book.who(id) === id);
  const order = new Map(shown.map((id, index) => [id, index + 1]));
  return distinct(
    shown,
    book,
    namingOf(source, (id) => text('de', 'name.erased', { number: book.erased(id) ?? 0 })),
    (id) => order.get(id) ?? 0,
  );
}

/** Names as one evening needs them: only namesakes of this evening are told apart, by club, note or start number. */
export function namesIn(source: NameSource, t: Tournament): NameOf {
  const standIns = t.sessions.flatMap((s) => s.tables.flatMap((table) => table.standIns.map(({ person }) => person)));
  const book = source.book();
  const key = standIns.join(' ');
  const known = kept.get(t.entrants);
  // a game changes nobody's name: the hall asks for a thousand after each
  if (known?.book === book && known.standIns === key) return known.name;
  const numbers = new Map(t.entrants.map((e) => [e.person, e.number]));
  const name = remembered(distinct([...numbers.keys(), ...standIns], book, namingIn(source, t), (id) => numbers.get(id) ?? 0));
  kept.set(t.entrants, { book, standIns: key, name });
  return name;
}

/** Names as they were told apart last, while neither the entrants nor anything in the address book (its book is a new object then) changes. */
const kept = new WeakMap<Tournament['entrants'], { readonly book: PeopleBook; readonly standIns: string; readonly name: NameOf }>();

function remembered(name: NameOf): NameOf {
  const known = new Map<string, string>();
  return (person) => {
    let shown = known.get(person);
    if (shown === undefined) {
      shown = name(person);
      known.set(person, shown);
    }
    return shown;
  };
}

/** The parts of a name, in an evening. */
export function namingIn(source: NameSource, t: Tournament): Naming {
  const numbers = new Map(t.entrants.map((e) => [e.person, e.number]));
  return namingOf(source, (id) => text('de', 'name.erased', { number: numbers.get(id) ?? source.book().erased(id) ?? 0 }));
}

function namingOf(source: NameSource, placeholder: NameOf): Naming {
  const book = source.book();
  return (person) => {
    const shown = book.who(person);
    const row = source.person(shown);
    if (!row) return { given: '', family: person, club: '', note: '' };
    if (book.erased(shown) !== null || plain(row) === '') return { given: '', family: placeholder(person), club: '', note: '' };
    const { given, family, club, note } = row;
    return { given, family, club, note };
  };
}

/** Names of which no two are the same: whoever shares one gets what tells him apart in brackets. */
function distinct(people: readonly string[], book: PeopleBook, naming: Naming, numberOf: (person: string) => number): NameOf {
  const sharing = new Map<string, string[]>();
  for (const person of new Set(people)) {
    const key = folded(plain(naming(person)));
    const others = sharing.get(key) ?? [];
    // two entries of one person are no namesakes
    if (!others.some((other) => book.who(other) === book.who(person))) sharing.set(key, [...others, person]);
  }
  return (person) => {
    const own = naming(person);
    const name = plain(own);
    const others = (sharing.get(folded(name)) ?? []).filter((other) => book.who(other) !== book.who(person)).map(naming);
    if (others.length === 0) return name;
    const unique = (['club', 'note'] as const).find(
      (field) => own[field] !== '' && others.every((other) => folded(other[field]) !== folded(own[field])),
    );
    return `${name} (${unique ? own[unique] : numberOf(person) || people.indexOf(person) + 1})`;
  };
}

/** Facts of labels and refusals that hold the id of a person. */
const PERSON_FACTS = ['person', 'standIn'] as const;

/** Facts with ids replaced by names: `person` and `standIn` hold one id, `people` several. */
export function namedFacts(facts: Facts, name: NameOf): Facts {
  const out: { [key: string]: Facts[string] } = { ...facts };
  for (const key of PERSON_FACTS) {
    const value = facts[key];
    if (typeof value === 'string') out[key] = name(value);
  }
  const { people } = facts;
  if (Array.isArray(people)) out.people = people.map((id) => name(String(id)));
  return out;
}

export const labelView = ({ code, facts }: Label, name: NameOf): LabelView => ({ code, facts: namedFacts(facts, name) });

/** A refusal with names instead of ids. */
export function refused({ code, field, facts }: Refusal, name: NameOf): Refused {
  return { code, ...(field === undefined ? {} : { field }), ...(facts === undefined ? {} : { facts: namedFacts(facts, name) }) };
}
