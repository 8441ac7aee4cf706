import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { NextStep, Phase, Refused, TournamentView, UndoView } from '../../contract/views.ts';
import { tableSizes } from '../../core/draw/tableSizes.ts';
import { scaleOf } from '../../core/formats/credits.ts';
import { plannedMinutes } from '../../core/formats/sessions.ts';
import { ok, type Refusal, type Result } from '../../core/result.ts';
import type { TournamentCommand } from '../../core/tournament/commands.ts';
import { decide } from '../../core/tournament/decide.ts';
import { comingSession, peopleRefusal, presentPeople } from '../../core/tournament/decideDraw.ts';
import { freePlaces } from '../../core/tournament/decidePeople.ts';
import { type ClockState, currentSession, type HistoryEntry, type Presence, type Tournament } from '../../core/tournament/model.ts';
import { missingGames, plannedAt } from '../../core/tournament/planned.ts';
import { nextRedo, nextUndo } from '../../core/tournament/undo.ts';
import { labelView, type NameOf, namesIn, refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';
import { heldPage, pictured, shownScene } from './hall.ts';
import { finalReading } from './hallFinal.ts';
import { newestFirst } from './newestFirst.ts';

/** All tournaments, the newest day first. */
export function queryTournaments({ journal, evenings }: QueryPorts): Result<QueryView<'tournaments'>, Refused> {
  const known = journal.tournaments().flatMap((id) => evenings.get(id) ?? []);
  const tournaments = newestFirst(known).map((t) => {
    const { name: title, date, place, ruleSet, formatSettings } = t.settings;
    const winners = t.final?.places.filter((row) => row.place === 1).map((row) => namesIn(evenings, t)(row.person)) ?? [];
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
  const having = (presence: Presence) => t.entrants.filter((e) => e.presence === presence).length;
  const taking = presentPeople(t, comingSession(t)).length;
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
      expected: having('expected'),
      present: having('present'),
      left: having('left'),
      paid,
      cashCents: paid * t.settings.feeCents,
      waiting: having('waiting'),
      standby: having('standby'),
      noShow: having('noShow'),
      resting: having('present') - taking,
    },
    progress: progressOf(t),
    options: t.options,
    freePlaces: freePlaces(t),
    sizes: tableSizes(taking, t.settings.formatSettings.tables),
    next: nextStep(t, name),
    undo: undoView(ports, t, nextUndo(t), name),
    redo: undoView(ports, t, nextRedo(t), name),
    series: seriesOf(ports, t),
    hall: hallOf(ports, t),
    clock: t.clock && t.clock.session === session?.number && !session.closed ? clockOf(t.clock) : null,
    plannedMinutes: plannedMinutes(t.settings.formatSettings, Math.max(...(session?.tables ?? []).map(({ seats }) => seats.length), 0)),
    closed: t.final !== null,
  });
}

const clockOf = ({ session, endsAt, leftMs, extra }: ClockState) => ({ session, endsAt, leftMs, extra });

function hallOf({ evenings }: QueryPorts, t: Tournament): TournamentView['hall'] {
  const seen = pictured(t, evenings);
  const { scene, line, frozenAt } = t.hall;
  const { gong, moments, list } = t.hall;
  return {
    scene,
    showing: shownScene(seen),
    line,
    page: heldPage(t, seen),
    frozen: frozenAt !== null,
    gong,
    moments,
    list,
    reading: finalReading(t),
  };
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
  const number = session?.number ?? 1;
  const planned = tables.reduce((sum, table) => sum + plannedAt(t.settings, number, table), 0);
  return {
    tables: tables.length,
    closed: tables.filter((table) => table.closed).length,
    games: planned - tables.reduce((sum, table) => sum + missingGames(t, number, table), 0),
    planned,
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
  const refusal: { readonly error: Refusal } | null = peopleRefusal(presentPeople(t, number + 1).length);
  return { action: 'draw', session: number + 1, blocked: refusal ? refused(refusal.error, name) : null };
}

function undoView({ evenings }: QueryPorts, t: Tournament, entry: HistoryEntry | undefined, name: NameOf): UndoView | null {
  if (!entry) return null;
  const { actor = '', time = 0 } = evenings.entries(t.id).find(({ commandId }) => commandId === entry.commandId) ?? {};
  return { commandId: entry.commandId, label: labelView(entry.label, name), actor, time };
}
