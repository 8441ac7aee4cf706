import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { NextStep, Phase, Refused, UndoView } from '../../contract/views.ts';
import { tableSizes } from '../../core/draw/tableSizes.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import { plannedGames } from '../../core/formats/sessions.ts';
import { ok, type Refusal, type Result } from '../../core/result.ts';
import type { TournamentCommand } from '../../core/tournament/commands.ts';
import { decide } from '../../core/tournament/decide.ts';
import { missingGames } from '../../core/tournament/decideClosing.ts';
import { peopleRefusal } from '../../core/tournament/decideDraw.ts';
import { currentSession, type HistoryEntry, type Tournament } from '../../core/tournament/model.ts';
import { nextRedo, nextUndo } from '../../core/tournament/undo.ts';
import { labelView, type NameOf, namesFrom, refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';
import { shownScene } from './hall.ts';
import { newestFirst } from './newestFirst.ts';

/** All tournaments, the newest day first. */
export function queryTournaments({ journal, evenings }: QueryPorts): Result<QueryView<'tournaments'>, Refused> {
  const name = namesFrom(evenings.person);
  const known = journal.tournaments().flatMap((id) => evenings.get(id) ?? []);
  const tournaments = newestFirst(known).map((t) => {
    const { name: title, date, place, ruleSet, formatSettings } = t.settings;
    const winners = t.final?.places.filter((row) => row.place === 1).map((row) => name(row.person)) ?? [];
    const sessionsPlayed = t.sessions.filter((s) => s.closed).length;
    return {
      id: t.id,
      name: title,
      date,
      place,
      ruleSet,
      people: t.entrants.length,
      sessions: formatSettings.sessions,
      sessionsPlayed,
      closed: t.final !== null,
      winners,
    };
  });
  return ok({ tournaments });
}

/** The frame of the desk: where the evening stands and what comes next. */
export function queryTournament(ports: QueryPorts, input: QueryInput<'tournament'>): Result<QueryView<'tournament'>, Refused> {
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { t, name } = found.value;
  const present = t.entrants.filter((e) => e.presence === 'present').length;
  const paid = t.entrants.filter((e) => e.paid).length;
  const session = currentSession(t);
  return ok({
    id: t.id,
    seq: t.seq,
    settings: t.settings,
    scale: scaleOf(t.settings.formatSettings),
    phase: phaseOf(t),
    session: session?.number ?? 0,
    released: session?.released ?? false,
    counts: {
      registered: t.entrants.length,
      expected: t.entrants.filter((e) => e.presence === 'expected').length,
      present,
      left: t.entrants.filter((e) => e.presence === 'left').length,
      paid,
      cashCents: paid * t.settings.feeCents,
    },
    progress: progressOf(t),
    sizes: tableSizes(present, t.settings.formatSettings.tables),
    next: nextStep(t, name),
    undo: undoView(nextUndo(t), name),
    redo: undoView(nextRedo(t), name),
    series: seriesOf(ports, t),
    hall: { scene: t.hall.scene, showing: shownScene(t), line: t.hall.line },
    closed: t.final !== null,
  });
}

function seriesOf({ evenings }: QueryPorts, t: Tournament) {
  const series = t.series === null ? undefined : evenings.series().get(t.series);
  return series ? { series: series.id, name: series.name } : null;
}

function phaseOf(t: Tournament): Phase {
  const session = currentSession(t);
  if (t.final) return 'closing';
  if (!session) return 'registration';
  if (!session.released) return 'draw';
  if (!session.closed) return 'session';
  return session.number < t.settings.formatSettings.sessions ? 'draw' : 'closing';
}

function progressOf(t: Tournament) {
  const session = currentSession(t);
  const tables = session?.released ? session.tables : [];
  const planned = (seats: number) => plannedGames(t.settings.formatSettings, session?.number ?? 1, seats);
  return {
    tables: tables.length,
    closed: tables.filter((table) => table.closed).length,
    games: tables.reduce((sum, table) => sum + planned(table.seats.length) - missingGames(t, session?.number ?? 1, table), 0),
    planned: tables.reduce((sum, table) => sum + planned(table.seats.length), 0),
  };
}

/** What the evening needs next, and what stands in the way. */
function nextStep(t: Tournament, name: NameOf): NextStep {
  const session = currentSession(t);
  const number = session?.number ?? 0;
  const blockedBy = (command: TournamentCommand): Refused | null => {
    const decided = decide(t, command);
    return decided.ok ? null : refused(decided.error, name);
  };
  if (t.final) return { action: 'none', session: number, blocked: null };
  if (session && !session.released)
    return { action: 'release', session: number, blocked: blockedBy({ type: 'releaseDraw', session: number }) };
  if (session && !session.closed)
    return { action: 'closeSession', session: number, blocked: blockedBy({ type: 'closeSession', session: number }) };
  if (number >= t.settings.formatSettings.sessions)
    return { action: 'closeTournament', session: number, blocked: blockedBy({ type: 'closeTournament' }) };
  const present = t.entrants.filter((e) => e.presence === 'present').length;
  const refusal: { readonly error: Refusal } | null = peopleRefusal(present);
  return { action: 'draw', session: number + 1, blocked: refusal ? refused(refusal.error, name) : null };
}

const undoView = (entry: HistoryEntry | undefined, name: NameOf): UndoView | null =>
  entry ? { commandId: entry.commandId, label: labelView(entry.label, name) } : null;
