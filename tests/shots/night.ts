import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../../electron/application/planInSlices.ts';
import { createService, type Service } from '../../electron/application/service.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { type Desk, deskOf, drawn } from '../support/desk.ts';

const GIVEN = ['Uschi', 'Karl-Heinz', 'Jürgen', 'Käthe', 'Łukasz', 'Marie-Christine', 'Ömer', 'Silke', 'Dieter', 'Anneliese', 'Björn'];
const FAMILY = [
  'Größl',
  'Brüggemann',
  'van der Straeten',
  'Oberhäuser-Wüstenhagen',
  'Yıldız',
  'Wójcik',
  'Lütkehaus',
  'Hövelmann',
  'Leutheusser-Schnarrenberger',
  'Quast',
  'Strauß',
  'Möllenbeck',
  'Ä',
];

const MINUTE = 60_000;

/** A database with an evening `n<people>` for each number, closed again; `remove` takes it away. */
export async function seedNights(numbers: readonly number[]): Promise<{ readonly file: string; remove(): void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-nights-'));
  const file = path.join(folder, 'evening.sqlite');
  const opened = openDatabase(file, { now: Date.now });
  if (!opened.ok) throw new Error(opened.error.code);
  const time = { now: Date.now() - 200 * MINUTE };
  let seed = 7000;
  const service = createService({
    journal: opened.value.journal,
    clock: { now: () => time.now },
    seed: () => seed++,
    publish: () => undefined,
    planner: planInSlices,
  });
  for (const people of numbers) await playNight(service, `n${people}`, people, time);
  opened.value.close();
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** An evening with `people` of whom some have long names and one is still missing, in the middle of its second session. */
async function playNight(service: Service, tournament: string, people: number, time: { now: number }): Promise<void> {
  const desk = deskOf(service, tournament);
  const go = async (command: Parameters<Desk['send']>[0]): Promise<void> => {
    const went = await desk.send(command);
    if (went !== 'ok') throw new Error(`${command.type}: ${went}`);
  };
  time.now = Date.now() - 200 * MINUTE;
  await go({ type: 'createTournament', ...settingsOf('eselstall', {}), name: `Eselstall-Turnier mit ${people} Leuten`, feeCents: 1500 });
  for (let i = 0; i <= people; i++) {
    const person = `${tournament}-${i}`;
    const family = `${FAMILY[i % FAMILY.length]}${i >= FAMILY.length * GIVEN.length ? ' jun.' : ''}`;
    await go({ type: 'addPerson', person, given: GIVEN[(i * 3) % GIVEN.length] ?? '', family, club: '', note: '' });
    await go({ type: 'register', person, presence: i === people ? 'expected' : 'present', paid: i % 7 !== 3 });
  }
  const totals = async (session: number, table: number, seats: number): Promise<void> => {
    const points = Array.from({ length: seats }, (_, seat) => ((table * 7 + seat * 5 + session) % 23) - 11);
    points[0] = (points[0] ?? 0) - points.reduce((sum, one) => sum + one, 0);
    await go({ type: 'recordTotals', session, table, points });
  };
  await drawn(desk, 1);
  for (const { number, seats } of (await desk.ask('tables', { session: 1 })).tables) await totals(1, number, seats.length);
  await go({ type: 'closeSession', session: 1 });
  time.now = Date.now() - 55 * MINUTE;
  await drawn(desk, 2);
  const { tables } = await desk.ask('tables', { session: 2 });
  // One table in three has handed in its totals, the second has not begun, the others play at their own pace.
  for (let game = 1; game <= 6; game++) {
    time.now += 8 * MINUTE;
    for (const { number: table, seats } of tables) {
      if (table === 2 || table % 3 === 1 || game > 6 - (table % 4)) continue;
      const { sitsOut } = await desk.ask('preview', { session: 2, table, game, draft: {} });
      const [a = 0, b = 1] = seats.map((_, seat) => seat).filter((seat) => seat !== sitsOut);
      const entry = { kind: 'normal', re: [a, b], reEyes: 100 + (table % 20) * 3 + game, calls: [] };
      await go({ type: 'recordGame', session: 2, table, game, entry });
    }
  }
  for (const { number, seats } of tables) if (number % 3 === 1) await totals(2, number, seats.length);
}

/** Every place of the desk in such an evening, by the name of its picture. */
export const PLACES = {
  settings: 'settings',
  registration: 'registration',
  draw: 'draw',
  session: 'session',
  table: 'table/2/1',
  game: 'game/2/2/1',
  totals: 'totals/2/2',
  standings: 'standings',
  'standings-1': 'standings/1',
  journal: 'journal',
  print: 'print',
  closing: 'closing',
  rules: 'rules',
  whatIf: 'whatIf',
  rehearsal: 'rehearsal',
} as const;
