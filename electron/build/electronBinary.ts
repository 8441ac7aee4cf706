import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './targets.ts';

const FOLDER = path.join(ROOT, 'node_modules/electron');

/**
 * Path of Electron's executable, or null where it has not been fetched. Looked for by its files: importing "electron" outside Electron
 * would start the download. ELECTRON_OVERRIDE_DIST_PATH names a folder with another build.
 */
export function electronBinary(env: { readonly [name: string]: string | undefined } = process.env): string | null {
  const other = env.ELECTRON_OVERRIDE_DIST_PATH;
  const name = textOf('path.txt') ?? USUAL_NAMES[process.platform] ?? 'electron';
  if (other) return present(path.join(other, name));
  const version: unknown = (JSON.parse(textOf('package.json') ?? '{}') as { version?: unknown }).version;
  const fetched = textOf('dist/version')?.replace(/^v/, '').trim();
  return fetched !== undefined && fetched === version ? present(path.join(FOLDER, 'dist', name)) : null;
}

const USUAL_NAMES: { readonly [platform: string]: string } = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

const present = (file: string): string | null => (existsSync(file) ? file : null);

function textOf(name: string): string | null {
  const file = path.join(FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
