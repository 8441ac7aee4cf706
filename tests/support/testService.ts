import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../../electron/application/planInSlices.ts';
import type { Journal } from '../../electron/application/ports.ts';
import { createService, type Service } from '../../electron/application/service.ts';
import { type Client, clientOf } from '../../electron/cli/client.ts';
import { settingsOf } from './coreEvening.ts';

export interface TestService {
  readonly service: Service;
  readonly file: string;
  /** Changes published so far. */
  readonly published: readonly { readonly stream: string | null; readonly seq: number }[];
  readonly journal: Journal;
  /** Another service that reads the same database from the start, as after a restart. */
  fresh(): Service;
  close(): void;
}

/** The real service on a real database in a folder of its own; the clock ticks a second, or `tick` milliseconds, with every look. */
export function testService(
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'turnierabend-test-')), 'test.sqlite'),
  tick = 1000,
): TestService {
  const opened = openDatabase(file, { now: () => 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const published: { stream: string | null; seq: number }[] = [];
  let now = Date.UTC(2026, 2, 14, 18);
  let seed = 7000;
  const { journal } = opened.value;
  const start = () =>
    createService({
      journal,
      clock: { now: () => (now += tick) },
      seed: () => seed++,
      publish: (change) => published.push(change),
      planner: planInSlices,
    });
  return {
    service: start(),
    file,
    published,
    journal,
    fresh: start,
    close() {
      opened.value.close();
      rmSync(path.dirname(file), { recursive: true, force: true });
    },
  };
}

/** A client with an Eselstall evening and `people` present people p1, p2, ... named "Vorname1 Nachname1". */
export async function eveningOf(service: Service, people: number): Promise<Client> {
  const client = clientOf(service);
  await client.run({ type: 'createTournament', ...settingsOf('eselstall') });
  for (let i = 1; i <= people; i++) {
    await client.run({ type: 'addPerson', person: `p${i}`, given: `Vorname${i}`, family: `Nachname${i}`, club: '', note: '' });
    await client.run({ type: 'register', person: `p${i}`, presence: 'present', paid: i % 2 === 0 });
  }
  return client;
}

/** Draws and releases the next session. */
export async function seatEverybody(client: Client, session: number): Promise<void> {
  const { draw } = await client.query('proposeDraw', { tournament: client.tournament });
  await client.run({ type: 'adoptDraw', session, draw });
  await client.run({ type: 'releaseDraw', session });
}
