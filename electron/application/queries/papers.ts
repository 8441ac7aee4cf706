import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import { ok, type Result } from '../../core/result.ts';
import { awardsOf } from '../../core/tournament/prizes.ts';
import { standingsOf } from '../../core/tournament/standing.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';
import { lastReleased } from './standings.ts';

/** Prizes and certificates over the list as it stands, or as it was frozen. */
export function queryPapers(ports: QueryPorts, input: QueryInput<'papers'>): Result<QueryView<'papers'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const list = (t.final?.places ?? standingsOf(t, lastReleased(t))).filter(({ group }) => group !== 'notPlayed');
  const totals = new Map(list.map(({ person, total }) => [person, total]));
  const { awards, leftCents } = awardsOf(list, t.prizes);
  const paid = t.entrants.filter((entrant) => entrant.paid).sort((a, b) => a.number - b.number);
  return ok({
    seq: t.seq,
    scale: scaleOf(t.settings.formatSettings),
    final: t.final !== null,
    people: list.length,
    sessions: t.settings.formatSettings.sessions,
    prizes: t.prizes,
    seed: ports.seed(),
    awards: awards.map((award) => ({ ...award, name: name(award.person), total: totals.get(award.person) ?? 0 })),
    leftCents,
    moneyCents: t.prizes.places.reduce((sum, { cents }) => sum + cents, 0),
    cashCents: paid.length * t.settings.feeCents,
    certificate: t.certificate,
    certified: list
      .filter(({ place }) => place <= t.certificate.places)
      .map(({ person, place, total }) => ({ person, name: name(person), place, total })),
    paid: paid.map(({ person, number }) => ({ person, name: name(person), number })),
  });
}
