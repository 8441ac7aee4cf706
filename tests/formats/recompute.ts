import type { FormatSettings, StandingsInput, TableOutcome } from '../../electron/core/formats/format.ts';

/**
 * The standings computed a second time, on purpose without a line of core/formats: person by person, slowly, from the words of the rule
 * sheets. Totals are in hundredths of a point whatever the format. It knows no figures of open tables, only what counts.
 */
export interface Recomputed {
  readonly person: string;
  readonly place: number;
  readonly hundredths: number;
  readonly compulsoryOpen: number;
}

/** One line per entrant, in the order of the list. */
export function recompute(settings: FormatSettings, input: StandingsInput): Recomputed[] {
  const people = input.entrants.map(({ person, number }) => ({ number, ...account(settings, input, person) }));
  const better = (a: (typeof people)[number], b: (typeof people)[number]): boolean => {
    if (a.rank !== b.rank) return a.rank < b.rank;
    if (a.hundredths !== b.hundredths) return a.hundredths > b.hundredths;
    for (let i = 0; i < Math.max(a.tie.length, b.tie.length); i++) {
      const mine = a.tie[i] ?? -Infinity;
      const other = b.tie[i] ?? -Infinity;
      if (mine !== other) return mine > other;
    }
    return false;
  };
  return people
    .map((one) => ({ ...one, place: 1 + people.filter((other) => better(other, one)).length }))
    .sort((a, b) => a.place - b.place || a.number - b.number)
    .map(({ person, place, hundredths, compulsoryOpen }) => ({ person, place, hundredths, compulsoryOpen }));
}

function account(settings: FormatSettings, input: StandingsInput, person: string) {
  const { sessions, final, compulsorySolo } = settings;
  const preliminary = final ? sessions - 1 : sessions;
  const at = (session: number) => input.outcomes.find((table) => table.session === session && table.seats.includes(person));
  const numbers = Array.from({ length: sessions }, (_, i) => i + 1);
  const finished = numbers.filter((session) => at(session)?.finished);

  // the winners' table of a final that has been seated
  const finalTables = final ? input.outcomes.filter(({ session }) => session === sessions).map(({ table }) => table) : [];
  const winner = finalTables.length > 0 && at(sessions)?.table === Math.min(...finalTables);
  const leavesBehind = (session: number) => winner && !final?.winnersCarry && session <= preliminary;

  // compulsory solos
  const before = numbers.filter((session) => session <= preliminary);
  const seated = before.filter((session) => at(session) !== undefined);
  const solosIn = (session: number) => seatFigure(at(session), person, 'compulsorySolos');
  let ticks = input.tickedSolos[person] ?? 0;
  let compulsoryOpen = 0;
  const unpaid = new Map<number, number>();
  if (compulsorySolo.per === 'tournament') {
    const solos = seated.reduce((sum, session) => sum + solosIn(session), ticks);
    const lastTables = input.outcomes.filter(({ session }) => session === preliminary);
    const allDone = finalTables.length > 0 || (lastTables.length > 0 && lastTables.every((table) => table.finished));
    const done = at(preliminary)?.finished || (allDone && before.some((session) => at(session)?.finished));
    compulsoryOpen = solos > 0 ? 0 : 1;
    if (compulsoryOpen === 1 && done) unpaid.set(0, compulsorySolo.price);
  }
  if (compulsorySolo.per === 'session') {
    for (const session of seated) {
      if (solosIn(session) > 0) continue;
      if (ticks > 0) {
        ticks--;
        continue;
      }
      compulsoryOpen++;
      if (at(session)?.finished) unpaid.set(session, compulsorySolo.price);
    }
  }

  const taken = (session: number) =>
    input.adjustments
      .filter((one) => one.person === person && (one.session ?? 0) === session)
      .reduce((sum, { points }) => sum + share(settings, points), 0) + share(settings, -(unpaid.get(session) ?? 0));
  const results = new Map(finished.map((session) => [session, hundredthsOf(settings, at(session), person)]));
  const dropped = before.filter((session) => results.has(session) && !leavesBehind(session));
  let drop = 0;
  if (settings.dropWorst && dropped.length === preliminary) {
    const worst = Math.min(...dropped.map((session) => (results.get(session) ?? 0) + taken(session)));
    drop = dropped.find((session) => (results.get(session) ?? 0) + taken(session) === worst) ?? 0;
  }

  let hundredths = 0;
  for (const session of numbers) {
    if (session === drop || leavesBehind(session)) continue;
    hundredths += (results.get(session) ?? 0) + taken(session);
  }
  hundredths += taken(0);
  if (winner && !final?.winnersCarry) hundredths -= share(settings, -(unpaid.get(0) ?? 0));

  const shown = numbers.map((session) => (leavesBehind(session) ? undefined : results.get(session)));
  const ties: Record<FormatSettings['tieBreak'], number[]> = {
    shared: [],
    lastSession: [...shown].reverse().map((result) => result ?? -Infinity),
    bestSession: shown.filter((result) => result !== undefined).sort((a, b) => b - a),
    soloCount: [finished.reduce((sum, session) => sum + seatFigure(at(session), person, 'solos'), 0)],
    lot: [-(input.lots[person] ?? Infinity)],
  };
  return { person, hundredths, compulsoryOpen, rank: winner ? 1 : finished.length > 0 ? 2 : 3, tie: ties[settings.tieBreak] };
}

function seatFigure(table: TableOutcome | undefined, person: string, figure: 'points' | 'solos' | 'compulsorySolos'): number {
  return table?.[figure][table.seats.indexOf(person)] ?? 0;
}

/** Hundredths that game points bring by themselves. */
function share(settings: FormatSettings, points: number): number {
  if (settings.counts === 'points') return points * 100;
  return settings.negativeShare === 'hundredth' && points < 0 ? points : points * 10;
}

/** Hundredths that a finished session brings: who is better and who is equal decides the place, the rest is the sheet's sum. */
function hundredthsOf(settings: FormatSettings, table: TableOutcome | undefined, person: string): number {
  const own = seatFigure(table, person, 'points');
  if (settings.counts === 'points' || table === undefined) return share(settings, own);
  const better = table.points.filter((points) => points > own).length;
  const equal = table.points.filter((points) => points === own).length;
  const ladder = settings.placePoints.slice(better, better + equal);
  const first = (ladder[0] ?? 0) * 100;
  const unit = settings.negativeShare === 'tenth' ? 10 : 1;
  const sum = ladder.reduce((all, points) => all + points * 100, 0);
  const shared = (sum - (sum % (unit * equal))) / equal;
  return (settings.equalAtTable === 'shared' ? shared : first) + share(settings, own);
}
