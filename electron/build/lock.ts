import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STALE_MS = 120_000;

/** Runs the work while no other process does: two test runs that start together build once. A lock left by a killed process is taken over. */
export async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(folder), { recursive: true });
  while (!take(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > STALE_MS) release(folder);
    else await sleep(50);
  }
  try {
    return await work();
  } finally {
    release(folder);
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function release(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process took a stale lock over in between: then there is nothing to release.
  }
}
