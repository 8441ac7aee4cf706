import fc from 'fast-check';
import { type Client, clientOf } from '../../electron/cli/client.ts';
import type { FormatId, StandingsInput, TableOutcome } from '../../electron/core/formats/format.ts';
import { nextBelow, type RngState, seedRng, shuffle } from '../../electron/core/rng.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { arbitraryEntry } from '../rules/arbitrary.ts';
import { settingsOf } from '../support/coreEvening.ts';
import type { TestService } from '../support/testService.ts';

/** What was handed in, kept by the test itself: the question that `recompute` answers. */
export interface Kept {
  readonly input: StandingsInput;
  readonly client: Client;
}

type Outcome = TableOutcome & { readonly compulsorySolos: number[] };

/** Numbers of people that can be divided into tables of four and five. */
const divides = (people: number): boolean => people >= 4 && ![6, 7, 11].includes(people);

/**
 * A whole evening through the service, as an organizer would play it: seats drawn by the program, one table a session game by game and
 * the others by totals, a few penalties, somebody who leaves and somebody who comes, equal totals settled. Calls back after each session.
 */
export async function playGenerated(
  { service }: TestService,
  format: FormatId,
  people: number,
  seed: number,
  formatSettings: object,
  afterSession: (kept: Kept, session: number) => Promise<void>,
): Promise<Kept> {
  let state: RngState = seedRng(seed);
  const below = (bound: number): number => {
    let value: number;
    [value, state] = nextBelow(state, bound);
    return value;
  };
  const client = clientOf(service);
  const { tournament } = client;
  const kept = {
    entrants: [] as { person: string; number: number }[],
    outcomes: [] as Outcome[],
    adjustments: [] as StandingsInput['adjustments'][number][],
  };
  const input: StandingsInput = { ...kept, tickedSolos: {}, lots: {} };
  const setup = settingsOf(format, formatSettings);
  const rules = RULE_SETS[setup.ruleSet];
  await client.run({ type: 'createTournament', ...setup, date: `2026-0${1 + (seed % 9)}-11` });
  const { settings } = await client.query('tournament', { tournament });
  const { sessions, final, compulsorySolo } = settings.formatSettings;
  const present = new Set<string>();
  const come = async () => {
    const number = kept.entrants.length + 1;
    const person = `p${number}`;
    if (!known.has(person))
      await client.run({ type: 'addPerson', person, given: `Vorname${number}`, family: `Nachname${number}`, club: '', note: '' });
    await client.run({ type: 'register', person, presence: 'present', paid: true });
    kept.entrants.push({ person, number });
    present.add(person);
  };
  const known = new Set((await client.query('people', {})).people.map((row) => row.person));
  for (let i = 0; i < people; i++) await come();

  for (let session = 1; session <= sessions; session++) {
    if (session > 1 && divides(present.size - 1) && below(3) === 0) {
      const [gone] = shuffleOnce([...present]);
      if (gone !== undefined) {
        await client.run({ type: 'setPresence', person: gone, presence: 'left' });
        present.delete(gone);
      }
    }
    if (session > 1 && divides(present.size + 1) && below(3) === 0) await come();
    const { draw } = await client.query('proposeDraw', { tournament, seed: below(1_000_000) });
    await client.run({ type: 'adoptDraw', session, draw });
    await client.run({ type: 'releaseDraw', session });
    const inFinal = final !== null && session === sessions;
    const mayTick = compulsorySolo.per !== 'none' && !inFinal;
    const byGames = draw.tables[below(draw.tables.length)]?.number;
    for (const { number: table, seats } of draw.tables) {
      const outcome = table === byGames ? await playGames(session, table, seats) : await handIn(session, table, seats, mayTick);
      kept.outcomes.push(outcome);
    }
    await client.run({ type: 'closeSession', session });
    if (below(2) === 0) {
      const person = shuffleOnce(kept.entrants)[0]?.person ?? '';
      const adjustment = { person, session: below(2) === 0 ? session : null, points: below(2) === 0 ? -5 : 2, reason: 'Strafe' };
      await client.run({ type: 'adjust', ...adjustment });
      kept.adjustments.push(adjustment);
    }
    await afterSession({ input, client }, session);
  }
  for (const { people: tied } of (await client.query('ties', { tournament })).ties) {
    const order = tied.map(({ person }) => person).reverse();
    await client.run({ type: 'settleTie', people: order, seed: null });
    Object.assign(input.lots, Object.fromEntries(order.map((person, index) => [person, index + 1])));
  }
  await client.run({ type: 'closeTournament' });
  return { input, client };

  function shuffleOnce<T>(items: readonly T[]): T[] {
    const [shuffled, next] = shuffle(state, items);
    state = next;
    return shuffled;
  }

  async function handIn(session: number, table: number, seats: readonly string[], mayTick: boolean): Promise<Outcome> {
    const points = seats.map(() => below(25) - (rules.zeroSum ? 12 : 0));
    if (rules.zeroSum) points[0] = 0 - points.slice(1).reduce((sum, own) => sum + own, 0);
    const compulsory = seats.map(() => mayTick && below(3) === 0);
    await client.run({ type: 'recordTotals', session, table, points, compulsory });
    const solos = compulsory.map(Number);
    return { session, table, seats, points, games: seats.map(() => 0), solos, compulsorySolos: [...solos], finished: true };
  }

  /** A Valat that the entry calls approved was approved by the director beforehand (TC SOLO 2.10); for the rest nobody asked. */
  async function askDirector(entry: object, session: number, table: number, seats: readonly string[], sitsOut: number | null) {
    const { valat, declarers } = entry as { valat?: { by: string; approved?: boolean }; declarers?: readonly number[] };
    if (!valat?.approved || !declarers) return;
    const seat = seats.findIndex((_, at) => at !== sitsOut && declarers.includes(at) === (valat.by === 'declarers'));
    await client.run({ type: 'approve', session, table, seat, against: false });
  }

  /** A full list of random games; whoever sits out, deals or plays alone follows from the program's own word and the rules. */
  async function playGames(session: number, table: number, seats: readonly string[]): Promise<Outcome> {
    const points = seats.map(() => 0);
    const solos = seats.map(() => 0);
    const compulsorySolos = seats.map(() => 0);
    const players = seats.length === 5 ? 5 : 4;
    for (;;) {
      const { next } = await client.query('table', { tournament, session, table });
      if (!next) break;
      const context = { players, sitsOut: next.sitsOut } as const;
      const [entry] = fc.sample(arbitraryEntry(setup.ruleSet, context, settings.ruleOptions), { numRuns: 1, seed: below(1_000_000_000) });
      if (entry === undefined) throw new Error('no entry');
      if (compulsorySolo.per !== 'none' && session === sessions && final !== null) delete (entry as { compulsory?: unknown }).compulsory;
      if (entry.solo === 'still' && !compulsorySolo.silentSoloCounts) delete (entry as { compulsory?: unknown }).compulsory;
      await askDirector(entry, session, table, seats, next.sitsOut);
      const scored = rules.score(entry, context, settings.ruleOptions);
      if (!scored.ok) throw new Error(scored.error.code);
      const { soloist, compulsory } = rules.facts(entry, context, settings.ruleOptions);
      await client.run({ type: 'recordGame', session, table, game: next.game, entry });
      for (const [seat, won] of scored.value.points.entries()) points[seat] = (points[seat] ?? 0) + won;
      if (soloist === null) continue;
      solos[soloist] = (solos[soloist] ?? 0) + 1;
      if (compulsory) compulsorySolos[soloist] = (compulsorySolos[soloist] ?? 0) + 1;
    }
    return { session, table, seats, points, games: seats.map(() => 0), solos, compulsorySolos, finished: true };
  }
}
