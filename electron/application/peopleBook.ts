import type { ClubEvent } from '../core/tournament/events.ts';

/** What the club's stream says about people besides their names. */
export interface PeopleBook {
  /** The entry somebody is shown as: himself, or whom he was merged into. */
  who(person: string): string;
  /** All entries of one human: the one shown first, then those merged into it. */
  entriesOf(person: string): readonly string[];
  consents(person: string): boolean;
  /** 1, 2, 3 ... in the order in which names were erased, or null. */
  erased(person: string): number | null;
}

export function foldPeople(events: readonly ClubEvent[]): PeopleBook {
  const into = new Map<string, string>();
  const consent = new Set<string>();
  const erased = new Map<string, number>();
  for (const event of events) {
    switch (event.type) {
      case 'personMerged':
        into.set(event.person, event.into);
        break;
      case 'personSplit':
        into.delete(event.person);
        break;
      case 'consentSet':
        if (event.consent) consent.add(event.person);
        else consent.delete(event.person);
        break;
      case 'personErased':
        if (!erased.has(event.person)) erased.set(event.person, erased.size + 1);
        consent.delete(event.person);
        break;
      default:
    }
  }
  const who = (person: string): string => {
    const next = into.get(person);
    return next === undefined ? person : who(next);
  };
  return {
    who,
    entriesOf(person) {
      const shown = who(person);
      return [shown, ...[...into.keys()].filter((other) => other !== shown && who(other) === shown)];
    },
    consents: (person) => consent.has(who(person)),
    erased: (person) => erased.get(who(person)) ?? null,
  };
}
