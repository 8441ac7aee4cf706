import type { Client } from '../../electron/cli/client.ts';
import { type Dice, playGame } from '../../electron/cli/demoEvening.ts';

export interface Pace {
  readonly dice: Dice;
  readonly number: number;
  /** Called for every simulated minute; false ends the evening where it is. */
  readonly tick: () => Promise<boolean>;
  readonly show: (tournament: string, place: string) => Promise<void>;
}

const PEOPLE = 40;
const SESSIONS = 6;
const GAMES_A_MINUTE = 2;
const PLACES = ['session', 'standings', 'journal', 'table/1/1', 'registration', 'settings', 'draw', 'session'];
const SCENES = ['standings', 'seatingByTable', 'seatingByName', 'welcome', 'auto'] as const;

/** An Eselstall evening from the first person to the final list, at a simulated pace. Answers false when the time was over before. */
export async function playEvening(client: Client, { dice, number, tick, show }: Pace): Promise<boolean> {
  const { tournament } = client;
  await client.run({
    type: 'createTournament',
    name: `Dauerlauf ${number}`,
    date: '2026-11-30',
    place: 'Probesaal',
    ruleSet: 'eselstall',
    ruleOptions: {},
    format: 'eselstall',
    formatSettings: { sessions: SESSIONS },
    feeCents: 1000,
  });
  await show(tournament, 'registration');
  for (let i = 1; i <= PEOPLE; i++) {
    const person = `soak-${i}`;
    if (number === 1) await client.run({ type: 'addPerson', person, given: `Vorname${i}`, family: `Nachname${i}`, club: '', note: '' });
    await client.run({ type: 'register', person, presence: 'present', paid: true });
    if (i % 4 === 0 && !(await tick())) return false;
  }
  let played = 0;
  for (let session = 1; session <= SESSIONS; session++) {
    await show(tournament, 'draw');
    const { draw } = await client.query('proposeDraw', { tournament, seed: session });
    await client.run({ type: 'adoptDraw', session, draw });
    await client.run({ type: 'releaseDraw', session });
    const { tables } = await client.query('tables', { tournament, session });
    const most = Math.max(...tables.map(({ planned }) => planned));
    for (let game = 1; game <= most; game++) {
      for (const { number: table, planned } of tables) {
        if (game > planned) continue;
        await playGame(client, { session, table, game }, dice);
        played += 1;
        if (played % 25 === 0) await takeBackAndBringAgain(client);
        if (played % 60 === 0) await correct(client, { session, table, game });
        if (played % GAMES_A_MINUTE > 0) continue;
        if (!(await tick())) return false;
        await show(tournament, PLACES[dice(PLACES.length)] ?? 'session');
        if (dice(15) === 0) await client.run({ type: 'showInHall', scene: SCENES[dice(SCENES.length)] ?? 'auto' });
      }
    }
    for (const table of (await client.query('tables', { tournament, session })).tables)
      if (!table.closed) await client.run({ type: 'closeTable', session, table: table.number });
    await client.run({ type: 'closeSession', session });
  }
  await client.run({ type: 'closeTournament' });
  return tick();
}

async function takeBackAndBringAgain(client: Client): Promise<void> {
  const { undo } = await client.query('tournament', { tournament: client.tournament });
  if (!undo) return;
  await client.run({ type: 'undo', commandId: undo.commandId });
  await client.run({ type: 'redo', commandId: undo.commandId });
}

/** The same game with one eye more or less: a correction with a reason. */
async function correct(client: Client, place: { readonly session: number; readonly table: number; readonly game: number }): Promise<void> {
  const { sitsOut } = await client.query('preview', { tournament: client.tournament, ...place, draft: {} });
  const re = [0, 1, 2, 3, 4].filter((seat) => seat !== sitsOut).slice(0, 2);
  await client.run({
    type: 'correctGame',
    ...place,
    entry: { kind: 'normal', re, reEyes: 133, calls: [] },
    reason: 'falsch abgeschrieben',
  });
}
