import type { ClubEvent, JournalEntry, TournamentEvent } from '../core/tournament/events.ts';
import { append, fold } from '../core/tournament/evolve.ts';
import type { Tournament } from '../core/tournament/model.ts';
import { foldSeries, type SeriesBook } from '../core/tournament/series.ts';
import { foldPeople, type PeopleBook } from './peopleBook.ts';
import type { Journal, PersonRow } from './ports.ts';

/** Tournaments folded from the journal and kept while they are in use; the journal stays the truth. */
export interface Evenings {
  get(id: string): Tournament | undefined;
  entries(id: string): readonly JournalEntry<TournamentEvent>[];
  /** Was this command of the evening already carried out? */
  knowsCommand(id: string, commandId: string): boolean;
  /** The tournament as it was after its entry `seq`. */
  asOf(id: string, seq: number): Tournament | undefined;
  /** Takes in entries that were just appended. */
  took(id: string, added: readonly JournalEntry<TournamentEvent>[]): void;
  person(id: string): PersonRow | undefined;
  people(): readonly PersonRow[];
  series(): SeriesBook;
  /** Tournaments that belong to a series, oldest stream first. */
  tournamentsIn(series: string): readonly Tournament[];
  /** What is known of people besides their names: who was merged, who agrees to be published, who was erased. */
  book(): PeopleBook;
  /** A name was erased from the file: what was read before is read again. */
  forgetPeople(): void;
  /** Takes in what was just appended to the stream of the club (people and series). */
  tookClub(added: readonly JournalEntry<ClubEvent>[]): void;
  /** Was this command of the club's stream already carried out? */
  knowsClubCommand(commandId: string): boolean;
  /** Tournament written to last: the one the hall shows. */
  latest(): Tournament | undefined;
}

interface Loaded {
  entries: JournalEntry<TournamentEvent>[];
  readonly commands: Set<string>;
  state: Tournament | undefined;
  /** The moment asked for last: the hall asks for the same one as long as its picture is kept. */
  past: { readonly seq: number; readonly state: Tournament | undefined } | null;
}

const isClubEntry = (entry: JournalEntry): entry is JournalEntry<ClubEvent> => entry.stream === null;
const isTournamentEntry = (entry: JournalEntry): entry is JournalEntry<TournamentEvent> => !isClubEntry(entry);

interface Club {
  readonly entries: JournalEntry<ClubEvent>[];
  readonly commands: Set<string>;
  series: SeriesBook;
  readonly book: PeopleBook;
}

const clubOf = (entries: JournalEntry<ClubEvent>[]): Club => ({
  entries,
  commands: new Set(entries.map(({ commandId }) => commandId)),
  series: foldSeries(entries.map(({ event }) => event)),
  book: foldPeople(entries.map(({ event }) => event)),
});

export function keepEvenings(journal: Journal): Evenings {
  const loaded = new Map<string, Loaded>();
  let people: Map<string, PersonRow> | undefined;
  let club: Club | undefined;
  let latest: string | undefined;

  const load = (id: string): Loaded => {
    const known = loaded.get(id);
    if (known) return known;
    const entries = journal.read(id).filter(isTournamentEntry);
    const commands = new Set(entries.map(({ commandId }) => commandId));
    const fresh: Loaded = { entries, commands, state: fold(entries), past: null };
    loaded.set(id, fresh);
    return fresh;
  };
  const everybody = () => {
    people ??= new Map(journal.people().map((row) => [row.id, row]));
    return people;
  };
  const theClub = () => {
    club ??= clubOf(journal.read(null).filter(isClubEntry));
    return club;
  };
  return {
    get: (id) => load(id).state,
    entries: (id) => load(id).entries,
    knowsCommand: (id, commandId) => load(id).commands.has(commandId),
    asOf(id, seq) {
      const held = load(id);
      if (held.past?.seq !== seq) held.past = { seq, state: fold(held.entries.filter((entry) => entry.seq <= seq)) };
      return held.past.state;
    },
    took(id, added) {
      const held = load(id);
      held.entries.push(...added);
      for (const { commandId } of added) held.commands.add(commandId);
      held.state = append(held.state, added, () => held.entries);
      latest = id;
    },
    person: (id) => everybody().get(id),
    people: () => [...everybody().values()],
    series: () => theClub().series,
    book: () => theClub().book,
    forgetPeople() {
      people = undefined;
      club = undefined;
    },
    tournamentsIn: (series) =>
      journal.tournaments().flatMap((id) => {
        const t = load(id).state;
        return t?.series === series ? [t] : [];
      }),
    tookClub(added) {
      people = undefined;
      const held = theClub();
      // the first look reads what was just written
      const fresh = added.filter(({ seq }) => seq > (held.entries.at(-1)?.seq ?? 0));
      if (fresh.length > 0) club = clubOf([...held.entries, ...fresh]);
    },
    knowsClubCommand: (commandId) => theClub().commands.has(commandId),
    latest() {
      latest ??= latestWritten(journal.tournaments(), (id) => load(id).entries);
      return latest === undefined ? undefined : load(latest).state;
    },
  };
}

/** The stream whose last entry is the youngest. */
function latestWritten(ids: readonly string[], entries: (id: string) => readonly JournalEntry[]): string | undefined {
  let best: { id: string; time: number } | undefined;
  for (const id of ids) {
    const time = entries(id).at(-1)?.time ?? 0;
    if (!best || time >= best.time) best = { id, time };
  }
  return best?.id;
}
