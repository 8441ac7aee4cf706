import type { FinalReading, RankingScene, RevealScene } from '../../contract/hallViews.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import { finalRows, isHeldBack, isOver, podiumPlace, readPeople } from '../../core/tournament/finalReading.ts';
import type { Tournament } from '../../core/tournament/model.ts';
import type { NameOf } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { queryRanking } from './series.ts';

/** The final as far as it was read out. */
export function revealScene(t: Tournament, name: NameOf): RevealScene {
  const rows = finalRows(t);
  const read = readPeople(rows, t.hall.read);
  return {
    kind: 'reveal',
    people: rows.length,
    scale: t.final?.scale ?? scaleOf(t.settings.formatSettings),
    sessions: t.settings.formatSettings.sessions,
    podium: podiumPlace(rows),
    rows: rows.slice(rows.length - read).map((row) => ({
      person: row.person,
      name: name(row.person),
      place: row.place,
      total: row.total,
      credits: row.sessions.map((cell) => (cell?.state === 'counted' ? cell.credit : null)),
      adjustments: row.adjustments,
    })),
    next: rows[rows.length - read - 1]?.place ?? null,
  };
}

/** Where the reading stands, or null before the last session is played. */
export function finalReading(t: Tournament): FinalReading | null {
  if (!isOver(t)) return null;
  const rows = finalRows(t);
  const read = readPeople(rows, t.hall.read);
  const next = rows[rows.length - read - 1];
  const last = rows[rows.length - read];
  const podium = podiumPlace(rows);
  const below = rows.filter(({ place }) => place > podium).length;
  return {
    people: rows.length,
    read,
    next: next ? { place: next.place, read: readPeople(rows, read + 1) } : null,
    back: read > 0 && last ? rows.filter(({ place }) => place > last.place).length : null,
    toPodium: read < below ? below : null,
  };
}

/** The list of the series. Until the final of this evening is read out the list is as it was before it. */
export function rankingScene(ports: QueryPorts, t: Tournament): RankingScene {
  const { list } = t.hall;
  const ranking = t.series === null ? null : queryRanking(ports, { series: t.series, list }, isHeldBack(t) ? t.id : null);
  if (!ranking?.ok) return { kind: 'ranking', series: null, list, span: null, scale: 1, evenings: 0, minimumEvenings: 1, rows: [] };
  const { name, span, scale, evenings, rules, rows } = ranking.value;
  return {
    kind: 'ranking',
    series: name,
    list,
    span,
    scale,
    evenings: evenings.length,
    minimumEvenings: rules.minimumEvenings,
    rows: rows.map(({ person, name: shown, place, points, evenings: count }) => ({ person, name: shown, place, points, evenings: count })),
  };
}
