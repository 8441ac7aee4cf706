import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { ok, type Result } from '../../core/result.ts';
import { lastSeated } from '../../core/tournament/decidePeople.ts';
import { nameOf } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** Everybody in this tournament, by start number. */
export function queryEntrants(ports: QueryPorts, input: QueryInput<'entrants'>): Result<QueryView<'entrants'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t } = found.value;
  const entrants = [...t.entrants]
    .sort((a, b) => a.number - b.number)
    .map(({ person, number, presence, paid, leftAfter }) => {
      const row = ports.evenings.person(person);
      const { given = '', family = '', club = '' } = row ?? {};
      return {
        person,
        name: nameOf(row, person),
        given,
        family,
        club,
        number,
        presence,
        paid,
        leftAfter,
        seated: lastSeated(t, person) > 0,
      };
    });
  return ok({ seq: t.seq, entrants });
}

/** The address book by family name; with `search` only those one of whose names begins with each typed word. */
export function queryPeople(ports: QueryPorts, input: QueryInput<'people'>): Result<QueryView<'people'>, Refused> {
  const t = input.tournament === undefined ? undefined : ports.evenings.get(input.tournament);
  const numbers = new Map(t?.entrants.map((e) => [e.person, e.number]));
  const words = folded(input.search ?? '')
    .split(' ')
    .filter(Boolean);
  const collator = new Intl.Collator('de', { sensitivity: 'base', numeric: true });
  const people = ports.evenings
    .people()
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
      name: nameOf({ given, family }, id),
      given,
      family,
      club,
      note,
      number: numbers.get(id) ?? null,
    }));
  return ok({ seq: ports.journal.lastSeq(null), people });
}

/** Lower case without accents, so that "mull" finds "Müller"; "ß" counts as "ss". */
const folded = (value: string): string => value.toLocaleLowerCase('de').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
