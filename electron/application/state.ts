import type { JournalEntry, PeopleEvent, TournamentEvent } from '../core/tournament/events.ts';
import { append, fold } from '../core/tournament/evolve.ts';
import type { Tournament } from '../core/tournament/model.ts';
import type { Journal, PersonRow } from './ports.ts';

/** Tournaments folded from the journal and kept while they are in use; the journal stays the truth. */
export interface Evenings {
  get(id: string): Tournament | undefined;
  entries(id: string): readonly JournalEntry<TournamentEvent>[];
  /** Takes in entries that were just appended. */
  took(id: string, added: readonly JournalEntry<TournamentEvent>[]): void;
  person(id: string): PersonRow | undefined;
  people(): readonly PersonRow[];
  /** Takes in what was just appended to the address book. */
  tookPeople(commandId: string): void;
  /** Was this command of the address book already carried out? */
  knowsPeopleCommand(commandId: string): boolean;
  /** Tournament written to last: the one the hall shows. */
  latest(): Tournament | undefined;
}

interface Loaded {
  entries: JournalEntry<TournamentEvent>[];
  state: Tournament | undefined;
}

const isTournamentEntry = (entry: JournalEntry): entry is JournalEntry<TournamentEvent> => !isPeopleEvent(entry.event);
const isPeopleEvent = (event: JournalEntry['event']): event is PeopleEvent =>
  event.type === 'personAdded' || event.type === 'personChanged';

export function keepEvenings(journal: Journal): Evenings {
  const loaded = new Map<string, Loaded>();
  let people: Map<string, PersonRow> | undefined;
  let peopleCommands: Set<string> | undefined;
  let latest: string | undefined;

  const load = (id: string): Loaded => {
    const known = loaded.get(id);
    if (known) return known;
    const entries = journal.read(id).filter(isTournamentEntry);
    const fresh = { entries, state: fold(entries) };
    loaded.set(id, fresh);
    return fresh;
  };
  const everybody = () => {
    people ??= new Map(journal.people().map((row) => [row.id, row]));
    return people;
  };
  return {
    get: (id) => load(id).state,
    entries: (id) => load(id).entries,
    took(id, added) {
      const held = load(id);
      held.entries.push(...added);
      held.state = append(held.state, added, () => held.entries);
      latest = id;
    },
    person: (id) => everybody().get(id),
    people: () => [...everybody().values()],
    tookPeople(commandId) {
      peopleCommands?.add(commandId);
      people = undefined;
    },
    knowsPeopleCommand(commandId) {
      peopleCommands ??= new Set(journal.read(null).map((entry) => entry.commandId));
      return peopleCommands.has(commandId);
    },
    latest() {
      latest ??= latestWritten(journal);
      return latest === undefined ? undefined : load(latest).state;
    },
  };
}

/** The stream whose last entry is the youngest. */
function latestWritten(journal: Journal): string | undefined {
  let best: { id: string; time: number } | undefined;
  for (const id of journal.tournaments()) {
    const time = journal.read(id).at(-1)?.time ?? 0;
    if (!best || time >= best.time) best = { id, time };
  }
  return best?.id;
}
