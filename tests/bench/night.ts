import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../../electron/application/planInSlices.ts';
import { createService, type Service } from '../../electron/application/service.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import type { Command } from '../../electron/core/tournament/commands.ts';
import { decide } from '../../electron/core/tournament/decide.ts';
import type { JournalEntry, TournamentEvent } from '../../electron/core/tournament/events.ts';
import { EVENT_VERSIONS } from '../../electron/core/tournament/eventVersions.ts';
import { append, fold } from '../../electron/core/tournament/evolve.ts';
import type { Tournament } from '../../electron/core/tournament/model.ts';
import { standingsOf } from '../../electron/core/tournament/standing.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { type BenchRow, row } from './row.ts';

/*
 * The big night: 1,000 people, 250 tables x 10 games x 10 sessions = 25,000 games, in the real layers on a real file.
 */
const PEOPLE = 1000;
const TABLES = PEOPLE / 4;
export const SESSIONS = 10;
export const GAMES = 10;
export const TOURNAMENT = 'bench';
export const entry = { kind: 'normal', re: [0, 2], reEyes: 151, calls: ['re', 're:90'], bonus: { re: { fuchs: 1 } } };
const PARTIES = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b > a).map((b) => [a, b] as const));
const CALLS = [[], ['re'], ['kontra'], ['re', 're:90'], ['re', 'kontra']];

/** Some thousand different games: parties, eyes, calls and foxes run through their values at different paces. */
function gameOf(i: number) {
  const fuchs = (i * 7) % 3;
  const bonus = fuchs > 0 ? { [i % 2 === 0 ? 're' : 'kontra']: { fuchs } } : {};
  return { kind: 'normal', re: PARTIES[i % PARTIES.length], reEyes: 61 + ((i * 37) % 119), calls: CALLS[(i * 11) % CALLS.length], bonus };
}

const context = { players: 4 as const, sitsOut: null };

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const times = (count: number, work: (i: number) => unknown): number[] => Array.from({ length: count }, (_, i) => time(() => work(i)));

function scoring(): BenchRow {
  const rules = RULE_SETS.eselstall;
  const options = rules.parseOptions({});
  if (!options.ok) throw new Error('options');
  const thousand = () => {
    for (let i = 0; i < 1000; i++) rules.score(entry, context, options.value);
  };
  times(20, thousand);
  // a thousand games in x ms are x us a game
  return row('score a game', times(100, thousand), 5, 'us');
}

/**
 * The journal of the big night as events, made without deciding each (that is measured apart). `missing`: games a table of the last
 * session still has to play; left out, the last table has all of them before it.
 */
export function bigNight(
  missing: ((table: number) => number) | null = null,
  { people: count, sessions } = { people: PEOPLE, sessions: SESSIONS },
): JournalEntry<TournamentEvent>[] {
  const missingAt = missing ?? ((table: number) => (table === count / 4 ? GAMES : 0));
  const rules = RULE_SETS.eselstall;
  const options = rules.parseOptions({});
  if (!options.ok) throw new Error('options');
  const scoredGame = (i: number) => {
    const played = gameOf(i);
    const result = rules.score(played, context, options.value);
    if (!result.ok) throw new Error(result.error.code);
    return { entry: played, result: result.value, facts: rules.facts(played, context, options.value), ruleVersion: 1 };
  };
  const entries: JournalEntry<TournamentEvent>[] = [];
  const push = (event: TournamentEvent, commandId = `c${entries.length}`) =>
    entries.push({
      stream: TOURNAMENT,
      seq: entries.length + 1,
      time: entries.length,
      actor: 'bench',
      commandId,
      version: EVENT_VERSIONS[event.type],
      event,
    });
  for (const event of created(sessions)) push(event);
  const people = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  for (const [i, person] of people.entries())
    push({ type: 'entrantRegistered', person, number: i + 1, presence: 'present', paid: true } as TournamentEvent);
  for (let session = 1; session <= sessions; session++) {
    push({
      type: 'drawAdopted',
      session,
      draw: {
        method: 'lot',
        tables: tablesOf(people, session),
        seed: session,
        engine: 1,
        reasons: {},
        ties: [],
        inputHash: '',
        moves: 0,
        plan: null,
      },
    });
    push({ type: 'drawReleased', session });
    for (let table = 1; table <= count / 4; table++) {
      const left = session === sessions ? missingAt(table) : 0;
      for (let game = 1; game <= GAMES - left; game++) {
        const scored = { ...scoredGame(entries.length), dealer: (game - 1) % 4, sitsOut: null };
        push({ type: 'gameRecorded', session, table, game, scored, reason: null });
      }
      if (left === 0) push({ type: 'tableClosed', session, table, missing: 0, reason: null });
    }
    if (session < sessions) push({ type: 'sessionClosed', session });
  }
  return entries;
}

/** Everybody once: a table takes one person of each quarter, turned on by the session. */
function tablesOf(people: readonly string[], session: number) {
  return Array.from({ length: people.length / 4 }, (_, table) => ({
    number: table + 1,
    seats: [0, 1, 2, 3].map((seat) => people[seat * (people.length / 4) + ((table + seat * (session - 1)) % (people.length / 4))] ?? ''),
    firstDealer: 0,
  }));
}

/** Each time one more game was saved, as on the evening. */
function standingsTimes(state: Tournament, entries: readonly JournalEntry<TournamentEvent>[]): number[] {
  const game = entries.find(({ event }) => event.type === 'gameRecorded');
  if (game?.event.type !== 'gameRecorded') throw new Error('no game');
  let now: Tournament | undefined = state;
  standingsOf(state);
  return Array.from({ length: 40 }, (_, i) => {
    const event = { ...game.event, session: SESSIONS, table: TABLES, game: i + 1 } as TournamentEvent;
    now = append(now, [{ ...game, seq: entries.length + 1 + i, commandId: `s${i}`, event }], () => entries);
    if (!now) throw new Error('nothing folded');
    const after = now;
    return time(() => standingsOf(after));
  });
}

function created(sessions: number): readonly TournamentEvent[] {
  const settings = settingsOf('eselstall', { sessions, games: { four: GAMES, five: GAMES }, laterSeating: 'lot' });
  const decided = decide(undefined, { type: 'createTournament', ...settings });
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value;
}

const ask = async (service: Service, name: string, input: unknown) => {
  const answer = await service.query('desk', name, input);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
  return answer.value;
};

/** Rows of the big night: scoring, fold, standings, opening, a saved game until the hall's view is ready, commits against raw SQLite. */
export async function benchNight(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [scoring()];
  const entries = bigNight();
  const state = fold(entries);
  if (!state) throw new Error('nothing folded');
  rows.push(row('standings of 1,000 people, after a game', standingsTimes(state, entries), 10));
  rows.push(
    row(
      'fold 25,000 games',
      times(7, () => fold(entries)),
      200,
    ),
  );

  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-bench-'));
  const file = path.join(folder, 'bench.sqlite');
  const open = () => {
    const opened = openDatabase(file, { now: Date.now });
    if (!opened.ok) throw new Error(opened.error.code);
    const { journal, close } = opened.value;
    const service = createService({ journal, clock: { now: Date.now }, seed: () => 1, publish: () => undefined, planner: planInSlices });
    return { service, journal, close };
  };
  const first = open();
  const written = first.journal.append(entries);
  if (!written.ok) throw new Error(written.error.code);
  first.close();

  const opening: number[] = [];
  for (let i = 0; i < 5; i++) {
    const start = performance.now();
    const { service, close } = open();
    await ask(service, 'tournament', { tournament: TOURNAMENT });
    opening.push(performance.now() - start);
    close();
  }
  rows.push(row('open the evening (25,000 games)', opening, 300));

  const { service, close } = open();
  let seq = entries.length;
  const send = async (command: Command) => {
    const answer = await service.execute('desk', 'bench', { commandId: randomUUID(), tournament: TOURNAMENT, expectedSeq: seq, command });
    if (!answer.ok) throw new Error(answer.error.code);
    seq = answer.value.seq;
  };
  await ask(service, 'hall', {});
  const saved: number[] = [];
  for (let game = 1; game <= GAMES; game++) {
    const start = performance.now();
    await send({ type: 'recordGame', session: SESSIONS, table: TABLES, game, entry });
    await ask(service, 'hall', {});
    saved.push(performance.now() - start);
  }
  rows.push(row("save a game and make the hall's view", saved, 50));
  // raw commits in between, so that both feel the same disk
  const raw = rawCommits(path.join(folder, 'raw.sqlite'));
  const commits: number[] = [];
  const rawTimes: number[] = [];
  for (let i = 0; i < 200; i++) {
    rawTimes.push(time(raw.commit));
    const start = performance.now();
    await send({ type: 'setPaid', person: `p${(i % PEOPLE) + 1}`, paid: i % 2 === 0 });
    commits.push(performance.now() - start);
  }
  raw.close();
  close();
  const median = rawTimes.toSorted((a, b) => a - b)[100] ?? 0;
  rows.push(row('a durable command (limit: twice raw SQLite)', commits, Math.round(200 * median) / 100));
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

function rawCommits(file: string) {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, payload TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO t (payload) VALUES (?)');
  const payload = JSON.stringify({ type: 'paidSet', person: 'p1', paid: true });
  return { commit: () => insert.run(payload), close: () => db.close() };
}
