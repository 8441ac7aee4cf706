import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildChanged } from '../../electron/build/bundle.ts';
import { ROOT } from '../../electron/build/targets.ts';
import { clientOf } from '../../electron/cli/client.ts';
import { diceFrom } from '../../electron/cli/demoEvening.ts';
import { end, startServer } from '../e2e/inBrowser.ts';
import { openWindows } from './openWindows.ts';
import { playEvening } from './playEvening.ts';
import { wireService } from './wireService.ts';

/*
 * npm run soak [-- MINUTES]: thirty hours of tournament in 36 minutes (a simulated minute every 1.2 seconds) through the built program:
 * evening after evening of 40 people, two games entered every simulated minute, corrections, undo, scenes of the hall, the desk walking
 * through its places, the hall's window closed and opened every hour. A shorter run plays as fast and ends earlier. Once the first tenth
 * has warmed up, memory must stay flat and nothing may become slower. Prints a table; the samples are in build/soak.json.
 */
const FULL_MINUTES = 36;
const SIMULATED_HOURS = 30;
const SIMULATED_MINUTE_MS = (FULL_MINUTES * 60_000) / (SIMULATED_HOURS * 60);
/** Between two looks at memory, in simulated minutes. */
const LOOK_EVERY = 10;
const MAIN_LIMIT_MB = 150;

export interface Sample {
  readonly minute: number;
  /** Resident memory of the program's process, in MB. */
  readonly mainMb: number;
  /** JavaScript memory of the pages after a collection, in MB, and their nodes. */
  readonly deskMb: number;
  readonly hallMb: number;
  readonly nodes: number;
  /** Times since the last look, in ms: a command until it is on disk and answered, and until the hall has the new picture. */
  readonly commands: readonly number[];
  readonly pictures: readonly number[];
}

const minutes = Number(process.argv[2] ?? FULL_MINUTES);
if (!(minutes > 0)) throw new Error('npm run soak -- MINUTES');
await buildChanged();
const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-soak-'));
const server = await startServer({ root: ROOT, data: folder, db: path.join(folder, 'soak.sqlite'), args: [], env: {} });
const windows = await openWindows(server);
const wire = await wireService(server);
const samples: Sample[] = [];
const until = Date.now() + minutes * 60_000;
const mainMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024;

let minute = 0;
/** Waits until the next simulated minute begins; answers false when the time is over. */
async function tick(): Promise<boolean> {
  minute += 1;
  const next = until - minutes * 60_000 + minute * SIMULATED_MINUTE_MS;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
  if (minute % LOOK_EVERY === 0) await look();
  if (minute % 60 === 0) await windows.reopenHall();
  return Date.now() < until;
}

async function look(): Promise<void> {
  const pages = await windows.memory();
  const { commands, pictures } = wire.takeTimes();
  const sample = { minute, mainMb: Math.round(mainMb() * 10) / 10, ...pages, commands, pictures };
  samples.push(sample);
  const [c, p] = [commands, pictures].map((times) => percentile(times, 0.5).toFixed(1));
  console.log(
    `${(minute / 60).toFixed(1)} h: main ${sample.mainMb} MB, desk ${pages.deskMb} MB, hall ${pages.hallMb} MB, ${pages.nodes} nodes, command ${c} ms, picture ${p} ms`,
  );
}

let evenings = 0;
try {
  for (let going = true; going; ) {
    evenings += 1;
    const client = clientOf(wire.service, `soak-${evenings}`);
    going = await playEvening(client, { dice: diceFrom(evenings), number: evenings, tick, show: windows.show });
  }
} finally {
  await windows.close();
  wire.close();
  await end(server.process, 'closed');
  rmSync(folder, { recursive: true, force: true });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A figure of the first third after the warm-up beside the same of the last third, and how far it may rise. */
function judge(name: string, of: (part: readonly Sample[]) => number, rise: { readonly factor: number; readonly more: number }) {
  const warm = samples.slice(Math.ceil(samples.length / 10));
  const third = Math.max(1, Math.floor(warm.length / 3));
  const [first, last] = [warm.slice(0, third), warm.slice(-third)].map((part) => Math.round(of(part) * 100) / 100) as [number, number];
  const limit = Math.round((first * rise.factor + rise.more) * 100) / 100;
  return { name, first, last, limit, ok: last <= limit };
}

const median = (of: (sample: Sample) => number) => (part: readonly Sample[]) => percentile(part.map(of), 0.5);
const times = (of: (sample: Sample) => readonly number[], share: number) => (part: readonly Sample[]) =>
  percentile(part.flatMap(of), share);
const memory = { factor: 1.15, more: 10 };
const speed = { factor: 1.3, more: 3 };
const rows = [
  judge(
    'main process, MB',
    median((s) => s.mainMb),
    memory,
  ),
  judge(
    'desk page, MB',
    median((s) => s.deskMb),
    memory,
  ),
  judge(
    'hall page, MB',
    median((s) => s.hallMb),
    memory,
  ),
  judge(
    'nodes of both pages',
    median((s) => s.nodes),
    { factor: 1.15, more: 2000 },
  ),
  judge(
    'command, median ms',
    times((s) => s.commands, 0.5),
    speed,
  ),
  judge(
    'command, p95 ms',
    times((s) => s.commands, 0.95),
    { factor: 1.5, more: 10 },
  ),
  judge(
    'picture in the hall, median ms',
    times((s) => s.pictures, 0.5),
    speed,
  ),
  judge(
    'picture in the hall, p95 ms',
    times((s) => s.pictures, 0.95),
    { factor: 1.5, more: 10 },
  ),
];
console.table(rows);
const highest = Math.max(...samples.map((s) => s.mainMb));
console.log(`${(minute / 60).toFixed(1)} simulated hours, ${evenings} evenings, main at most ${highest} MB (limit ${MAIN_LIMIT_MB})`);
const errors = windows.errors();
if (errors.length > 0) console.error(errors.join('\n'));
mkdirSync(path.join(ROOT, 'build'), { recursive: true });
writeFileSync(path.join(ROOT, 'build/soak.json'), `${JSON.stringify({ minutes, evenings, rows, samples, errors }, null, 2)}\n`);
if (errors.length > 0 || highest > MAIN_LIMIT_MB || samples.length < 3 || rows.some(({ ok }) => !ok)) process.exitCode = 1;
