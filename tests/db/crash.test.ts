import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../db/migrations/migrations.ts';
import type { JournalEntry } from '../../electron/core/tournament/events.ts';
import { type Child, startChild } from './children/child.ts';
import { command, hallLine } from './entries.ts';
import { freshFile, opened } from './folder.ts';

/*
 * A process that writes is killed as a pulled plug would (SIGKILL; what power loss does on top of that only synchronous=FULL can answer,
 * see open.test.ts). A few rounds in the ordinary run; hundreds with `npm run test:crash`, or CRASH_ROUNDS=n.
 */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? (process.env.MODE === 'crash' ? 300 : 15));
/** Rounds over one file before the next one starts; it grows by some megabytes a round. */
const SAME_FILE = 16;
const OPENINGS = Math.ceil(ROUNDS / 3);
const TIME = 60_000 + ROUNDS * 5_000;

/** Reads what a child says until it is gone. */
async function lines(child: Child): Promise<string[]> {
  const said: string[] = [];
  for (let line = await child.line(); line !== null; line = await child.line()) said.push(line);
  return said;
}

/** Kills a child `delay` milliseconds after it said `word`; answers everything it said after that. */
async function killAfter(child: Child, word: string, delay: number): Promise<string[]> {
  for (let line = await child.line(); line !== word; line = await child.line()) {
    if (line === null) throw new Error(`it ended without saying "${word}"`);
  }
  const said = lines(child);
  await wait(delay);
  await child.kill();
  return said;
}

function integrity(file: string): unknown {
  const db = new Database(file, { readonly: true });
  try {
    return db.pragma('integrity_check', { simple: true });
  } finally {
    db.close();
  }
}

/** Entries per command. */
function commandsIn(entries: readonly JournalEntry[]): Map<string, number> {
  const commands = new Map<string, number>();
  for (const { commandId } of entries) commands.set(commandId, (commands.get(commandId) ?? 0) + 1);
  return commands;
}

describe('A process killed while it writes', () => {
  it(
    `leaves every acknowledged command whole, and of an unacknowledged one all or nothing, ${ROUNDS} times`,
    async () => {
      let [file, acknowledged, known, all] = [freshFile(), [] as string[], 0, 0];
      for (let round = 1; round <= ROUNDS; round++) {
        if (round % SAME_FILE === 0) [file, acknowledged, known] = [freshFile(), [], 0];
        const child = startChild('write.ts', [file, String(round)]);
        // Another moment each time: while it opens what the last one left, or up to a few write-backs of the log later.
        const said = round % 5 === 0 ? await killAfter(child, 'started', round % 31) : await killAfter(child, 'open', (round * 67) % 331);
        const ids = said.filter((line) => line !== 'open');
        acknowledged.push(...ids);
        all += ids.length;

        const database = opened(file);
        expect(integrity(file)).toBe('ok');
        const readings = ['evening', null].map((stream) => database.journal.readAll(stream));
        expect(readings.map((reading) => reading.damaged)).toEqual([[], []]);
        const commands = commandsIn(readings.flatMap((reading) => reading.entries));
        const torn = [...commands].filter(([id, entries]) => Number(id.split('-')[2]) !== entries);
        expect(torn).toEqual([]);
        expect(acknowledged.filter((id) => !commands.has(id))).toEqual([]);
        // What is there without having been acknowledged: at most the one command of each round that was cut off after its commit.
        expect(commands.size - acknowledged.length).toBeGreaterThanOrEqual(known);
        expect(commands.size - acknowledged.length).toBeLessThanOrEqual(known + 1);
        known = commands.size - acknowledged.length;
        const latest = new Map(
          readings[1]?.entries.flatMap(({ event }) => (event.type === 'personAdded' ? [[event.person, event.given]] : [])),
        );
        expect(new Map(database.journal.people().map((row) => [row.id, row.given]))).toEqual(latest);
        database.close();
      }
      expect(all).toBeGreaterThan(ROUNDS / 2);
    },
    TIME,
  );
});

describe('A process killed while it opens a file', () => {
  it(
    `that it creates leaves one that opens, ${OPENINGS} times`,
    async () => {
      for (let round = 1; round <= OPENINGS; round++) {
        const file = freshFile();
        await killAfter(startChild('openOnce.ts', [file]), 'started', (round * 7) % 37);
        const { journal, readOnly } = opened(file);
        expect(readOnly).toBe(false);
        expect(journal.append(command('evening', 1, 'a', hallLine('Pause')))).toEqual({ ok: true, value: { seq: 1 } });
        expect(integrity(file)).toBe('ok');
      }
    },
    TIME,
  );

  it(
    `that it brings up to date leaves it as it was or as it should be, with all entries, ${OPENINGS} times`,
    async () => {
      for (let round = 1; round <= OPENINGS; round++) {
        const file = freshFile();
        const old = opened(file, { migrations: MIGRATIONS.slice(0, -1) });
        const entries = Array.from({ length: 300 }, (_, i) => command('evening', i + 1, `c${i + 1}`, hallLine('x'.repeat(3000)))).flat();
        expect(old.journal.append(entries)).toMatchObject({ ok: true });
        old.close();
        await killAfter(startChild('openOnce.ts', [file]), 'started', (round * 11) % 59);
        const database = opened(file);
        expect(integrity(file)).toBe('ok');
        expect(database.journal.readAll('evening')).toEqual({ entries, damaged: [] });
        // A copy cut short is never taken for a copy.
        const copies = readdirSync(path.dirname(file)).filter((name) => /\.v\d+-.*\.sqlite$/.test(name));
        for (const copy of copies) expect(integrity(path.join(path.dirname(file), copy))).toBe('ok');
        database.close();
      }
    },
    TIME,
  );
});
