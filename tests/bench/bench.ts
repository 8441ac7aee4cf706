import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchDraw } from './draw.ts';
import { benchHall } from './hall.ts';
import { benchNight } from './night.ts';
import { benchProgram } from './program.ts';

/*
 * npm run bench [-- night | hall | program | draw]: the figures of the big night, of the hall, of the built program and of the draw as a
 * table and as JSON (build/bench.json). Exit code 1 when a median is over its limit. Run it on a quiet machine.
 */
const PARTS = { night: benchNight, hall: benchHall, program: benchProgram, draw: async () => benchDraw() } as const;
const wanted = process.argv[2];
const rows = [];
for (const [name, part] of Object.entries(PARTS)) if (wanted === undefined || wanted === name) rows.push(...(await part()));
console.table(rows);
const folder = path.resolve(import.meta.dirname, '../../build');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'bench.json'), `${JSON.stringify(rows, null, 2)}\n`);
if (rows.some(({ median, limit }) => median > limit)) process.exitCode = 1;
