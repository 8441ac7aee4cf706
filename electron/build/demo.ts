import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../application/planInSlices.ts';
import { createService } from '../application/service.ts';
import { clientOf } from '../cli/client.ts';
import { type DemoCast, playDemo } from '../cli/demoEvening.ts';
import { languageOfTerminal } from '../commandLine.ts';
import { dataFolder } from '../dataFolder.ts';
import { EXIT_CODES, openingSentence } from '../opening.ts';
import { launch } from './launch.ts';
import { ROOT } from './targets.ts';

/*
 * npm run demo [-- arguments of npm start]: an invented evening, played anew into a database of its own, and the app on it.
 */

const FILE = path.join(dataFolder({ platform: process.platform, env: process.env, home: os.homedir() }), 'demo', 'demo.sqlite');

async function main(args: readonly string[]): Promise<void> {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const opened = openDatabase(FILE, { now: Date.now });
  if (!opened.ok) {
    // Most likely the last demo is still open: then its evening must stay.
    console.error(openingSentence(opened.error, FILE, languageOfTerminal(process.env)));
    process.exitCode = EXIT_CODES.opening;
    return;
  }
  const fresh = opened.value.created;
  opened.value.close();
  if (!fresh) for (const ending of ['', '-wal', '-shm']) rmSync(`${FILE}${ending}`, { force: true });
  await play();
  await launch(['--db', FILE, ...args]);
}

async function play(): Promise<void> {
  const opened = openDatabase(FILE, { now: Date.now });
  if (!opened.ok) throw new Error(opened.error.code);
  const { journal, close } = opened.value;
  const cast = JSON.parse(readFileSync(path.join(ROOT, 'assets/demo/eselstall.json'), 'utf8')) as DemoCast;
  const service = createService({
    journal,
    clock: { now: Date.now },
    seed: () => cast.seed,
    publish: () => undefined,
    planner: planInSlices,
  });
  const today = new Date().toLocaleDateString('sv-SE');
  await playDemo(clientOf(service), cast, today);
  close();
}

await main(process.argv.slice(2));
