import type { AppendRefusal, Journal, PersonRow } from '../../electron/application/ports.ts';
import { err, ok } from '../../electron/core/result.ts';
import type { JournalEntry } from '../../electron/core/tournament/events.ts';

/** A journal in memory for tests of the layers above; it keeps to the same suite of tests as the real one (tests/db/journal.test.ts). */
export interface MemoryJournal extends Journal {
  /** The next append answers this and writes nothing, as a full disk would. */
  refuseNext(refusal: AppendRefusal): void;
}

export function memoryJournal(options: { readonly readOnly?: boolean } = {}): MemoryJournal {
  const readOnly = options.readOnly ?? false;
  const streams = new Map<string | null, JournalEntry[]>();
  const people = new Map<string, PersonRow>();
  let refusal: AppendRefusal | null = null;
  const lastSeq = (stream: string | null): number => streams.get(stream)?.length ?? 0;
  const read = (stream: string | null): readonly JournalEntry[] => [...(streams.get(stream) ?? [])];

  const append: Journal['append'] = (entries) => {
    const first = entries[0];
    if (first === undefined) throw new Error('append needs at least one entry');
    for (const [index, entry] of entries.entries()) {
      if (entry.stream !== first.stream || entry.seq !== first.seq + index) throw new Error(`entry ${entry.seq} is out of line`);
    }
    if (readOnly) return err({ code: 'readOnly' });
    if (refusal !== null) {
      const answer = refusal;
      refusal = null;
      return err(answer);
    }
    const { stream } = first;
    if (first.seq !== lastSeq(stream) + 1) return err({ code: 'stale', seq: lastSeq(stream) });
    // Through JSON as on disk: what JSON drops must be missing here too.
    const kept = entries.map((entry): JournalEntry => JSON.parse(JSON.stringify(entry)));
    streams.set(stream, [...(streams.get(stream) ?? []), ...kept]);
    for (const { event } of kept) {
      if (event.type !== 'personAdded' && event.type !== 'personChanged') continue;
      const { person: id, given, family, club, note } = event;
      people.set(id, { id, given, family, club, note });
    }
    return ok({ seq: lastSeq(stream) });
  };

  return {
    readOnly,
    tournaments: () => [...streams.keys()].filter((stream) => stream !== null),
    read,
    readAll: (stream) => ({ entries: read(stream), damaged: [] }),
    lastSeq,
    append,
    people: () => [...people.values()].sort((a, b) => compare(a.family, b.family) || compare(a.given, b.given) || compare(a.id, b.id)),
    erasePerson(person) {
      if (readOnly) return err({ code: 'readOnly' });
      const blank = { given: '', family: '', club: '', note: '' };
      const all = streams.get(null) ?? [];
      const names = ({ event }: JournalEntry) =>
        (event.type === 'personAdded' || event.type === 'personChanged') && event.person === person;
      streams.set(
        null,
        all.map((entry): JournalEntry => (names(entry) ? { ...entry, event: { ...entry.event, ...blank } } : entry)),
      );
      if (people.has(person)) people.set(person, { id: person, ...blank });
      return ok({ entries: all.filter(names).length });
    },
    refuseNext(next) {
      refusal = next;
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
