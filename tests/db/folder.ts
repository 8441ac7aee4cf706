import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { type OpenedDatabase, type OpenOptions, openDatabase } from '../../db/open.ts';
import { NOW } from './entries.ts';

const folders: string[] = [];
const open: OpenedDatabase[] = [];

afterEach(() => {
  for (const database of open.splice(0)) database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnierabend-test-'));
  folders.push(folder);
  return folder;
}

/** Name of a database in a folder of its own; there is no file yet. */
export const freshFile = (): string => path.join(freshFolder(), 'abend.sqlite');

export const now = (): number => NOW;

/** Opens a file that must open; closed after the test at the latest. */
export function opened(file: string, options: Partial<OpenOptions> = {}): OpenedDatabase {
  const result = openDatabase(file, { now, ...options });
  if (!result.ok) throw new Error(`not opened: ${JSON.stringify(result.error)}`);
  open.push(result.value);
  return result.value;
}

/** Opens a file that must be refused; answers the refusal. */
export function refusedAt(file: string, options: Partial<OpenOptions> = {}) {
  const result = openDatabase(file, { now, ...options });
  if (!result.ok) return result.error;
  open.push(result.value);
  throw new Error('the file was opened');
}
