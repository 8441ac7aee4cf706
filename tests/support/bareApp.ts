import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from '../../electron/build/bundle.ts';
import { DIST, ROOT } from '../../electron/build/targets.ts';

/** The built program with empty pages: for tests of what lies between service and screens, whatever the screens do. */
export interface BareApp {
  /** Folder with package.json and dist/, as `electron FOLDER` takes it. */
  readonly root: string;
  readonly dist: string;
  remove(): void;
}

export async function makeBareApp(): Promise<BareApp> {
  await buildChanged({ pages: false });
  // Under the project's own folder, so that better-sqlite3 is found.
  mkdirSync(path.join(ROOT, 'build'), { recursive: true });
  const root = mkdtempSync(path.join(ROOT, 'build/bare-'));
  const dist = path.join(root, 'dist');
  for (const name of ['main', 'preload', 'browser', 'worker']) cpSync(path.join(DIST, name), path.join(dist, name), { recursive: true });
  const pages = path.join(dist, 'renderer');
  mkdirSync(path.join(pages, 'assets'), { recursive: true });
  for (const role of ['desk', 'hall']) {
    const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${role}</title><link rel="stylesheet" href="./assets/page-1.css"></head><body><h1>${role}</h1></body></html>`;
    writeFileSync(path.join(pages, `${role}.html`), html);
  }
  writeFileSync(path.join(pages, 'assets/page-1.css'), 'h1 { color: rgb(1, 2, 3); }');
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'turnierabend', version: '0.0.0', type: 'module', main: 'dist/main/main.js' }),
  );
  return { root, dist, remove: () => rmSync(root, { recursive: true, force: true }) };
}
