import { nextBelow, type RngState, seedRng } from '../core/rng.ts';
import type { Client } from './client.ts';

/** The invented people of the demo (assets/demo). */
export interface DemoCast {
  readonly name: string;
  readonly place: string;
  readonly seed: number;
  readonly people: readonly { readonly given: string; readonly family: string }[];
}

/** Games a table has entered in the third session, by table: some are done, one is late, one has not begun. */
const PROGRESS = [10, 5, 8, 10, 0] as const;

/**
 * Plays an invented Eselstall evening up to the middle of its third session through the service: random but valid games, one table by
 * totals, one correction. `date` is the evening's day (YYYY-MM-DD).
 */
export async function playDemo(client: Client, cast: DemoCast, date: string): Promise<void> {
  const dice = diceFrom(cast.seed);
  await client.run({
    type: 'createTournament',
    name: cast.name,
    date,
    place: cast.place,
    ruleSet: 'eselstall',
    ruleOptions: {},
    format: 'eselstall',
    formatSettings: {},
    feeCents: 1500,
  });
  for (const [index, { given, family }] of cast.people.entries()) {
    const person = `demo-${index + 1}`;
    await client.run({ type: 'addPerson', person, given, family, club: '', note: '' });
    await client.run({ type: 'register', person, presence: 'present', paid: dice(8) > 0 });
  }
  for (const session of [1, 2, 3]) {
    const { draw } = await client.query('proposeDraw', { tournament: client.tournament, seed: cast.seed + session });
    await client.run({ type: 'adoptDraw', session, draw });
    await client.run({ type: 'releaseDraw', session });
    const { tables } = await client.query('tables', { tournament: client.tournament, session });
    for (const table of tables) {
      const games = session === 3 ? Math.min(table.planned, PROGRESS[table.number - 1] ?? 0) : table.planned;
      if (session === 2 && table.number === 2) await handInTotals(client, session, table.number, table.seats.length, dice);
      else for (let game = 1; game <= games; game++) await playGame(client, { session, table: table.number, game }, dice);
    }
    if (session < 3) await client.run({ type: 'closeSession', session });
  }
  const entry = { kind: 'solo', solo: 'damen', re: [1], reEyes: 132, calls: ['re'] };
  await client.run({
    type: 'correctGame',
    session: 1,
    table: 1,
    game: 1,
    entry: await playable(client, entry, 1, 1, 1),
    reason: 'Solo nicht angekreuzt',
  });
  await client.run({ type: 'setHallLine', line: 'Suppe ist fertig. Tisch 1 bis 3 zuerst' });
}

export type Dice = (sides: number) => number;
export function diceFrom(seed: number): Dice {
  let state: RngState = seedRng(seed);
  return (sides) => {
    let value: number;
    [value, state] = nextBelow(state, sides);
    return value;
  };
}

interface Place {
  readonly session: number;
  readonly table: number;
  readonly game: number;
}

export async function playGame(client: Client, place: Place, dice: Dice): Promise<void> {
  const preview = await client.query('preview', { tournament: client.tournament, ...place, draft: {} });
  const seats = (await client.query('table', { tournament: client.tournament, session: place.session, table: place.table })).seats.map(
    (_, seat) => seat,
  );
  const playing = seats.filter((seat) => seat !== preview.sitsOut);
  const first = playing[dice(4)] ?? 0;
  const partner = playing.filter((seat) => seat !== first)[dice(3)] ?? 1;
  const reEyes = 75 + dice(116);
  const calls = dice(3) === 0 ? ['re'] : dice(4) === 0 ? ['kontra'] : [];
  const bonus = dice(3) === 0 ? { bonus: { [dice(2) === 0 ? 're' : 'kontra']: { fuchs: 1 } } } : {};
  const alone = dice(9) === 0;
  const entry = alone
    ? { kind: 'solo', solo: 'damen', re: [first], reEyes, calls: calls.filter((call) => call === 're') }
    : { kind: 'normal', re: [first, partner].sort((a, b) => a - b), reEyes, calls, ...bonus };
  await client.run({ type: 'recordGame', ...place, entry });
}

/** Points that sum to 0, as a table would hand them in. */
async function handInTotals(client: Client, session: number, table: number, seats: number, dice: Dice): Promise<void> {
  const points = Array.from({ length: seats - 1 }, () => dice(31) - 15);
  points.push(-points.reduce((sum, p) => sum + p, 0));
  await client.run({ type: 'recordTotals', session, table, points });
}

/** The entry with its one seat moved on if that one sits out. */
async function playable(
  client: Client,
  entry: { readonly re: readonly number[] },
  session: number,
  table: number,
  game: number,
): Promise<unknown> {
  const { sitsOut } = await client.query('preview', { tournament: client.tournament, session, table, game, draft: {} });
  const [seat = 0] = entry.re;
  return { ...entry, re: [seat === sitsOut ? seat + 1 : seat] };
}
