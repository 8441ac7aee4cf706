import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import { seatOf } from '../../core/tournament/decideArrivals.ts';
import { lastSeated, waitingList } from '../../core/tournament/decidePeople.ts';
import { currentSession, type Tournament } from '../../core/tournament/model.ts';
import { nextGame, playsAt, standInAt } from '../../core/tournament/seats.ts';
import { type NameOf, namesInBook, namingIn } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** Everybody in this tournament, by start number. */
export function queryEntrants(ports: QueryPorts, input: QueryInput<'entrants'>): Result<QueryView<'entrants'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const naming = namingIn(ports.evenings, t);
  const waiting = waitingList(t).map((e) => e.person);
  const entrants = [...t.entrants]
    .sort((a, b) => a.number - b.number)
    .map(({ person, number, presence, paid, leftAfter, pauses }) => {
      const { given, family, club } = naming(person);
      const place = waiting.indexOf(person) + 1;
      return {
        person,
        name: name(person),
        given,
        family,
        club,
        number,
        presence,
        paid,
        leftAfter,
        pauses,
        waitingPlace: place > 0 ? place : null,
        seat: seatNow(t, person, name),
        seated: lastSeated(t, person) > 0,
      };
    });
  return ok({ seq: t.seq, entrants });
}

/** Where somebody plays in the session that runs; seats from 0. */
function seatNow(t: Tournament, person: string, name: NameOf) {
  const session = currentSession(t);
  if (!session?.released || session.closed) return null;
  const found = seatOf(session, person);
  if (!found || !playsAt(found.table, found.seat, nextGame(found.table))) return null;
  const { table, seat, owner } = found;
  const own = owner === person;
  const standIn = own ? standInAt(table, seat, nextGame(table)) : null;
  return {
    session: session.number,
    table: table.number,
    seat,
    standsInFor: own ? null : name(owner),
    standIn: standIn ? name(standIn.person) : null,
  };
}

/**
 * The address book by family name; with `search` only those one of whose names begins with each typed word. Entries that were merged into
 * another stand with that one.
 */
export function queryPeople({ evenings, journal }: QueryPorts, input: QueryInput<'people'>): Result<QueryView<'people'>, Refused> {
  const t = input.tournament === undefined ? undefined : evenings.get(input.tournament);
  const book = evenings.book();
  const name = namesInBook(evenings);
  const numbers = new Map(t?.entrants.map((e) => [book.who(e.person), e.number]));
  const words = folded(input.search ?? '')
    .split(' ')
    .filter(Boolean);
  const everybody = evenings.people();
  const shown = everybody.filter(({ id }) => book.who(id) === id);
  const sharing = new Map<string, string[]>();
  for (const row of shown) {
    const key = folded(`${row.given} ${row.family}`.trim());
    if (key !== '') sharing.set(key, [...(sharing.get(key) ?? []), row.id]);
  }
  const collator = new Intl.Collator('de', { sensitivity: 'base', numeric: true });
  const people = shown
    .filter((row) =>
      words.every((word) =>
        folded(`${row.given} ${row.family} ${row.club}`)
          .split(/[\s-]+/)
          .some((part) => part.startsWith(word)),
      ),
    )
    .sort((a, b) => collator.compare(a.family, b.family) || collator.compare(a.given, b.given))
    .map(({ id, given, family, club, note }) => ({
      person: id,
      name: name(id),
      given,
      family,
      club,
      note,
      number: numbers.get(id) ?? null,
      consent: book.consents(id),
      erased: book.erased(id) !== null,
      merged: book
        .entriesOf(id)
        .slice(1)
        .map((person) => ({ person, name: ownName(everybody, person) })),
      sameName: (sharing.get(folded(`${given} ${family}`.trim())) ?? []).filter((other) => other !== id),
    }));
  return ok({ seq: journal.lastSeq(null), people });
}

/** The name that stands in an entry, whatever it is shown as. */
function ownName(people: readonly { readonly id: string; readonly given: string; readonly family: string }[], person: string): string {
  const row = people.find(({ id }) => id === person);
  return row ? `${row.given} ${row.family}`.trim() : person;
}

/** Lower case without accents, so that "mull" finds "Müller"; "ß" counts as "ss". */
const folded = (value: string): string => value.toLocaleLowerCase('de').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
