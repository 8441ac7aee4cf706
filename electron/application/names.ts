import type { LabelView, Refused } from '../contract/views.ts';
import type { Facts, Refusal } from '../core/result.ts';
import type { Label } from '../core/tournament/labels.ts';
import type { PersonRow } from './ports.ts';

/** How a person is called on screen and paper. */
export const nameOf = (row: { readonly given: string; readonly family: string } | undefined, id: string): string =>
  row ? `${row.given} ${row.family}`.trim() || id : id;

/** Answers the name for a person's id. */
export type NameOf = (person: string) => string;

export const namesFrom =
  (find: (id: string) => PersonRow | undefined): NameOf =>
  (person) =>
    nameOf(find(person), person);

/** Facts with ids replaced by names: `person` holds one id, `people` several. */
export function namedFacts(facts: Facts, name: NameOf): Facts {
  const out: { [key: string]: Facts[string] } = { ...facts };
  const { person, people } = facts;
  if (typeof person === 'string') out.person = name(person);
  if (Array.isArray(people)) out.people = people.map((id) => name(String(id)));
  return out;
}

export const labelView = ({ code, facts }: Label, name: NameOf): LabelView => ({ code, facts: namedFacts(facts, name) });

/** A refusal with names instead of ids. */
export function refused({ code, field, facts }: Refusal, name: NameOf): Refused {
  return { code, ...(field === undefined ? {} : { field }), ...(facts === undefined ? {} : { facts: namedFacts(facts, name) }) };
}
