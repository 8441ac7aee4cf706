import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

/** A bundle that runs outside the page: one file, everything in it but `electron` and the database driver. */
export interface NodeTarget {
  readonly name: string;
  readonly entry: string;
  readonly file: string;
  readonly format: 'es' | 'cjs';
  /** Files laid beside it. */
  readonly files?: readonly string[];
}

/**
 * A sandboxed preload can load one CommonJS file and no more; the rest are ES modules. The worker says so in its name: in a package it
 * lies beside the archive, where no package.json says it. A target whose entry is missing is not built.
 */
export const NODE_TARGETS: readonly NodeTarget[] = [
  { name: 'main', entry: 'electron/main.ts', file: 'main.js', format: 'es', files: ['assets/img/icon.png'] },
  { name: 'preload', entry: 'electron/preload.ts', file: 'preload.cjs', format: 'cjs' },
  { name: 'browser', entry: 'electron/browser.ts', file: 'browser.js', format: 'es' },
  { name: 'worker', entry: 'electron/worker.ts', file: 'worker.mjs', format: 'es' },
  { name: 'cli', entry: 'electron/cli/main.ts', file: 'cli.js', format: 'es' },
];

/** Stay outside every bundle. Without `electron` here its installer would be bundled in its place. */
export const EXTERNAL: readonly string[] = ['electron', 'better-sqlite3'];

/** The pages; two entries, so that the hall carries nothing of the desk. */
export const RENDERER = { name: 'renderer', root: 'renderer', pages: ['desk.html', 'hall.html'] } as const;

/** What a change of must rebuild a target, folders relative to the root. */
export const NODE_SOURCES: readonly string[] = ['electron', 'db', 'assets/img', 'package-lock.json'];
export const RENDERER_SOURCES: readonly string[] = [
  'renderer',
  'electron/contract',
  'electron/core',
  'electron/build',
  'assets',
  'package-lock.json',
  // Shown in the program.
  'package.json',
  'CHANGELOG.md',
  'LICENSE',
];
