import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../electron/build/targets.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

/* The layers hold because each way of breaking them was planted once and found. Rows: file, its line, words of the complaint. */

const PLANTED: readonly (readonly [file: string, line: string, complaint: string])[] = [
  ['electron/core/a1.ts', "import { readFileSync } from 'node:fs';", 'core is pure'],
  ['electron/core/a2.ts', "import { z } from 'zod';", 'core is pure'],
  ['electron/core/a3.ts', "import type { Role } from '../contract/contract.ts';", 'core is pure'],
  ['electron/core/a4.ts', "import { openDatabase } from '../../db/open.ts';", 'core is pure'],
  ['electron/core/a5.ts', "import { dataFolder } from '../dataFolder.ts';", 'core is pure'],
  ['electron/core/tournament/a6.ts', "import { createService } from '../../application/service.ts';", 'core is pure'],
  ['electron/core/b1.ts', 'export const n = Math.random();', 'randomness as an argument'],
  ['electron/core/b2.ts', 'export const n = globalThis.Math.random();', 'nothing from around it'],
  ['electron/core/b3.ts', 'export const { random } = Math;', 'randomness as an argument'],
  ['electron/core/b4.ts', 'export const n = Date.now();', 'time as an argument'],
  ['electron/core/b5.ts', 'export const n = new Date();', "'Date'"],
  ['electron/core/b6.ts', 'export const n = performance.now();', 'time as an argument'],
  ['electron/core/b7.ts', 'setTimeout(() => undefined, 1);', "'setTimeout'"],
  ['electron/core/b8.ts', 'export const n = process.env.HOME;', "'process'"],
  ['electron/core/b9.ts', 'export const n = crypto.randomUUID();', "'crypto'"],
  ['electron/core/rules/c1.ts', "import { startDraw } from '../draw/planDraw.ts';", 'rules know nothing above'],
  ['electron/core/rules/c2.ts', "import { FORMATS } from '../formats/formats.ts';", 'rules know nothing above'],
  ['electron/core/rules/doppelkopf/c3.ts', "import type { Draw } from '../../tournament/model.ts';", 'rules know nothing above'],
  ['electron/core/draw/c4.ts', "import { RULE_SETS } from '../rules/ruleSets.ts';", 'the draw knows nothing above'],
  ['electron/core/draw/c5.ts', "import type { Draw } from '../tournament/model.ts';", 'the draw knows nothing above'],
  ['electron/core/formats/c6.ts', "import { decide } from '../tournament/decide.ts';", 'formats know rules and draw'],
  ['electron/contract/d1.ts', "import { randomUUID } from 'node:crypto';", 'the contract runs in a browser'],
  ['electron/contract/texts/d2.ts', "import { createService } from '../../application/service.ts';", 'the contract runs in a browser'],
  ['electron/application/e1.ts', "import { openDatabase } from '../../db/open.ts';", 'gets its ports from'],
  ['electron/application/e2.ts', "import { randomUUID } from 'node:crypto';", 'gets its ports from'],
  ['electron/application/queries/e3.ts', "import { startServer } from '../../transport/http.ts';", 'gets its ports from'],
  ['electron/transport/f1.ts', "import { openDatabase } from '../../db/open.ts';", 'a transport knows'],
  ['electron/transport/f2.ts', "import { createHall } from '../windows/hall.ts';", 'a transport knows'],
  ['electron/transport/f3.ts', "import { openProgram } from '../program.ts';", 'a transport knows'],
  ['electron/windows/f4.ts', "import Database from 'better-sqlite3';", 'windows know neither'],
  ['electron/windows/f5.ts', "import { createService } from '../application/service.ts';", 'windows know neither'],
  ['electron/windows/f6.ts', "import { Desk } from '../../renderer/screens/desk/Desk.tsx';", 'windows know neither'],
  ['electron/preload.ts', "import { openDatabase } from '../db/open.ts';", 'the preload is one small file'],
  ['electron/cli/g1.ts', "import { app } from 'electron';", 'without a screen'],
  ['electron/cli/g2.ts', "import { Desk } from '../../renderer/screens/desk/Desk.tsx';", 'without a screen'],
  ['electron/cli/g3.ts', "import { startServer } from '../transport/http.ts';", 'without a screen'],
  ['electron/main.ts', "import { buildChanged } from './build/bundle.ts';", 'a composition root'],
  ['electron/program.ts', "import { Desk } from '../renderer/screens/desk/Desk.tsx';", 'a composition root'],
  ['db/h1.ts', "import { createService } from '../electron/application/service.ts';", 'db implements'],
  ['db/h2.ts', "import type { Role } from '../electron/contract/contract.ts';", 'db implements'],
  ['db/h3.ts', "import { app } from 'electron';", 'db implements'],
  ['db/h4.ts', "import { createDispatch } from '../electron/transport/dispatch.ts';", 'db implements'],
  ['renderer/i1.ts', "import { decide } from '../electron/core/tournament/decide.ts';", 'only electron/contract'],
  ['renderer/screens/desk/i2.tsx', "import type { Draw } from '../../../electron/core/tournament/model.ts';", 'only electron/contract'],
  ['renderer/api/i3.ts', "import { openDatabase } from '../../db/open.ts';", 'only electron/contract'],
  ['renderer/api/i4.ts', "import { ipcRenderer } from 'electron';", 'only electron/contract'],
  ['renderer/api/i5.ts', "import path from 'node:path';", 'only electron/contract'],
  ['renderer/hall.tsx', "import { Desk } from './screens/desk/Desk.tsx';", 'nothing of the desk'],
  ['renderer/screens/hall/j1.tsx', "import { Desk } from '../desk/Desk.tsx';", 'nothing of the desk'],
  ['electron/core/tournament/k1.ts', "import { b } from './k2.ts';\nexport const a = b;", 'cycle'],
  ['electron/core/tournament/k2.ts', "import { a } from './k1.ts';\nexport const b = a;", 'cycle'],
];

/** Allowed, and to stay so. */
const INNOCENT: readonly (readonly [file: string, line: string])[] = [
  [
    'electron/core/formats/l1.ts',
    "import type { Standings } from '../rules/ruleSet.ts';\nimport { tableSizes } from '../draw/tableSizes.ts';",
  ],
  ['electron/core/tournament/l2.ts', "import { FORMATS } from '../formats/formats.ts';"],
  ['electron/core/rules/doppelkopf/l3.ts', "import { nextBelow } from '../../rng.ts';"],
  ['electron/contract/l4.ts', "import { z } from 'zod';\nimport type { Draw } from '../core/tournament/model.ts';"],
  ['electron/application/l5.ts', "import type { Role } from '../contract/contract.ts';"],
  ['electron/transport/l6.ts', "import { createServer } from 'node:http';\nimport { WebSocketServer } from 'ws';"],
  ['electron/windows/l7.ts', "import { BrowserWindow } from 'electron';\nimport { loadPages } from '../transport/files.ts';"],
  ['electron/cli/l8.ts', "import { openDatabase } from '../../db/open.ts';"],
  ['electron/browser.ts', "import { openProgram } from './program.ts';"],
  ['db/l9.ts', "import type { Journal } from '../electron/application/ports.ts';\nimport { ok } from '../electron/core/result.ts';"],
  ['renderer/l10.ts', "import type { Api } from '../electron/contract/contract.ts';"],
  ['renderer/screens/desk/l11.tsx', "import { HallSheet } from '../hall/HallSheet.tsx';"],
  // The rules are tied to the project's own folders: a test that is named like one of them is free.
  ['tests/electron/core/l12.ts', "import { readFileSync } from 'node:fs';\nexport const n = Math.random();"],
];

interface Complaint {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

let complaints: readonly Complaint[];
let folder: string;

beforeAll(() => {
  folder = temporaryFolder();
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const [file, line] of [...PLANTED, ...INNOCENT]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${line}\n`);
  }
  complaints = lint(folder, ['electron', 'db', 'renderer', 'tests']).complaints;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(cwd: string, folders: readonly string[]): { readonly complaints: readonly Complaint[]; readonly status: number | null } {
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout, status } = spawnSync(process.execPath, [oxlint, '-f', 'json', ...folders], { cwd, encoding: 'utf8' });
  return { complaints: (JSON.parse(stdout) as { diagnostics: Complaint[] }).diagnostics, status };
}

const wordsAbout = (file: string): string[] =>
  complaints.filter(({ filename }) => filename === file).map(({ message, help = '' }) => `${message} ${help}`);

test.each(PLANTED)('%s: %s', (file, _line, complaint) => {
  expect(wordsAbout(file).join('\n')).toContain(complaint);
});

test.each(INNOCENT)('%s may: %s', (file) => {
  expect(wordsAbout(file)).toEqual([]);
});

test('our own tree is clean', () => {
  const { complaints: ours, status } = lint(ROOT, ['electron', 'db', 'renderer']);
  expect(ours.map(({ filename, message }) => `${filename}: ${message}`)).toEqual([]);
  expect(status).toBe(0);
});
