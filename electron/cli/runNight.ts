import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../application/planInSlices.ts';
import { createService } from '../application/service.ts';
import { err, ok, type Result } from '../core/result.ts';
import { clientOf } from './client.ts';
import { type NightReport, playNight } from './night.ts';
import { nightSchema } from './nightFile.ts';

/**
 * Plays a described evening (see tests/nights/README.md) through the real service on a real database: `file`, or one that is deleted
 * afterwards. An unreadable description or database is answered in words; a refused step throws NightRefused.
 */
export async function runNight(raw: unknown, file?: string): Promise<Result<NightReport, string>> {
  const parsed = nightSchema.safeParse(raw);
  if (!parsed.success) return err(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const folder = file === undefined ? mkdtempSync(path.join(os.tmpdir(), 'turnierabend-night-')) : null;
  const opened = openDatabase(file ?? path.join(folder ?? '', 'night.sqlite'), { now: Date.now });
  if (!opened.ok) {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return err(opened.error.code);
  }
  const { journal, close } = opened.value;
  try {
    const service = createService({
      journal,
      clock: { now: Date.now },
      seed: () => parsed.data.seed,
      publish: () => undefined,
      planner: planInSlices,
    });
    return ok(await playNight(clientOf(service), parsed.data));
  } finally {
    close();
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}
