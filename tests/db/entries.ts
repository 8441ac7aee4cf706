import { FORMATS } from '../../electron/core/formats/formats.ts';
import type { GameResult } from '../../electron/core/rules/ruleSet.ts';
import type { JournalEntry, JournalEvent, ScoredGame, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { EVENT_VERSIONS } from '../../electron/core/tournament/eventVersions.ts';
import type { SeatedTable, TournamentSettings } from '../../electron/core/tournament/model.ts';

/** 30.11.2026 19:15 UTC. */
export const NOW = Date.UTC(2026, 10, 30, 19, 15);

/** The entries of one command, from sequence number `seq` on. */
export function command<E extends JournalEvent>(
  stream: string | null,
  seq: number,
  commandId: string,
  ...events: readonly E[]
): JournalEntry<E>[] {
  return events.map((event, index) => ({
    stream,
    seq: seq + index,
    time: NOW + seq,
    actor: 'desk',
    commandId,
    version: EVENT_VERSIONS[event.type],
    event,
  }));
}

/** A stream of commands of one event each, named c1, c2 ... */
export const stream = (name: string | null, ...events: readonly JournalEvent[]): JournalEntry[] =>
  events.flatMap((event, index) => command(name, index + 1, `c${index + 1}`, event));

export const person = (id: string, given: string, family: string, club = '', note = '') =>
  ({ type: 'personAdded', person: id, given, family, club, note }) as const satisfies JournalEvent;

export const SETTINGS: TournamentSettings = {
  name: 'Novemberturnier',
  date: '2026-11-30',
  place: 'Gasthaus Krone',
  ruleSet: 'eselstall',
  ruleOptions: {},
  format: 'eselstall',
  formatSettings: FORMATS.eselstall.defaults,
  feeCents: 1000,
};

export const created = { type: 'tournamentCreated', settings: SETTINGS } as const satisfies JournalEvent;
export const registered = (id: string, number: number) =>
  ({ type: 'entrantRegistered', person: id, number, presence: 'present', paid: false }) as const satisfies JournalEvent;
export const hallLine = (line: string) => ({ type: 'hallLineSet', line }) as const satisfies JournalEvent;

/** A draw of these tables, seats in the given order. */
export const drawn = (session: number, ...tables: readonly (readonly string[])[]): TournamentEvent => ({
  type: 'drawAdopted',
  session,
  draw: {
    method: 'lot',
    tables: tables.map((seats, index): SeatedTable => ({ number: index + 1, seats, firstDealer: 0 })),
    seed: 7,
    engine: 1,
    reasons: {},
    ties: [],
    inputHash: '',
    moves: 0,
    plan: null,
  },
});

export function scored(points: readonly number[], more: Partial<ScoredGame> = {}): ScoredGame {
  const result: GameResult = { points, value: Math.max(...points), winner: 're', lines: [{ code: 'game', points: 1 }] };
  const facts = { kind: 'normal', playing: [0, 1], soloist: null, compulsory: false, misplay: false };
  return { entry: { kind: 'normal' }, result, facts, ruleVersion: 1, dealer: 0, sitsOut: null, ...more };
}

export const recorded = (
  session: number,
  table: number,
  game: number,
  points: readonly number[],
  more: Partial<ScoredGame> = {},
): TournamentEvent => ({
  type: 'gameRecorded',
  session,
  table,
  game,
  scored: scored(points, more),
  reason: null,
});
