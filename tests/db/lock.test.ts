import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../db/migrations/migrations.ts';
import { startChild } from './children/child.ts';
import { command, created, hallLine, NOW } from './entries.ts';
import { freshFile, opened, refusedAt } from './folder.ts';

async function heldBy(file: string) {
  const child = startChild('hold.ts', [file]);
  expect(JSON.parse((await child.line()) ?? 'null')).toEqual({ opened: true, readOnly: false });
  return child;
}

describe('One process writes a file', () => {
  it('and a second start is told which, and since when', async () => {
    const file = freshFile();
    const before = Date.now();
    const desk = await heldBy(file);
    const refusal = refusedAt(file);
    expect(refusal).toMatchObject({ code: 'lockedByOther', pid: desk.pid, host: hostname() });
    const since = refusal.code === 'lockedByOther' ? refusal.since : null;
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(Date.now());
  });

  it('and the other way round: a child is refused while this process writes', async () => {
    const file = freshFile();
    opened(file);
    const second = startChild('hold.ts', [file]);
    expect(JSON.parse((await second.line()) ?? 'null')).toEqual({ code: 'lockedByOther', pid: process.pid, since: NOW, host: hostname() });
  });

  it('and when it ends in order, the next may write', async () => {
    const file = freshFile();
    const desk = await heldBy(file);
    expect(await desk.end()).toBe(0);
    expect(existsSync(`${file}.holder`)).toBe(false);
    expect(opened(file).readOnly).toBe(false);
  });

  it('and when it is killed, the next may write at once, whatever the killed one left behind', async () => {
    const file = freshFile();
    const desk = await heldBy(file);
    await desk.kill();
    expect(existsSync(`${file}.holder`)).toBe(true);
    expect(opened(file).readOnly).toBe(false);
  });

  it('also among two of the same process', () => {
    const file = freshFile();
    const first = opened(file);
    expect(refusedAt(file)).toMatchObject({ code: 'lockedByOther', pid: process.pid, since: NOW });
    first.close();
    expect(opened(file).readOnly).toBe(false);
  });

  it('and of many starts at the same moment exactly one', async () => {
    const file = freshFile();
    opened(file).close();
    const children = Array.from({ length: 6 }, () => startChild('hold.ts', [file]));
    const answers = await Promise.all(children.map((child) => child.line()));
    const writers = answers.filter((answer) => answer?.includes('"opened":true'));
    expect(writers).toHaveLength(1);
    expect(answers.filter((answer) => answer?.includes('lockedByOther'))).toHaveLength(5);
  });

  it('and one that holds another file is in nobody’s way', async () => {
    await heldBy(freshFile());
    expect(opened(freshFile()).readOnly).toBe(false);
  });

  it('and says so even if the note about the holder is damaged', async () => {
    const file = freshFile();
    await heldBy(file);
    writeFileSync(`${file}.holder`, '{"pid":');
    expect(refusedAt(file)).toEqual({ code: 'lockedByOther', pid: null, since: null, host: null });
  });
});

describe('Reading along while another process writes', () => {
  it('shows what is written, as soon as it is written', async () => {
    const file = freshFile();
    const desk = opened(file);
    const reader = opened(file, { whenLocked: 'read' });
    expect(reader.readOnly).toBe(true);
    expect(reader.reason).toMatchObject({ code: 'lockedByOther', pid: process.pid });
    desk.journal.append(command('evening', 1, 'a', created));
    expect(reader.journal.lastSeq('evening')).toBe(1);
    desk.journal.append(command('evening', 2, 'b', hallLine('Pause')));
    expect(reader.journal.read('evening').map((entry) => entry.commandId)).toEqual(['a', 'b']);
  });

  it('works from another process and survives the writer’s death', async () => {
    const file = freshFile();
    const desk = await heldBy(file);
    const reader = opened(file, { whenLocked: 'read' });
    expect(reader.reason).toMatchObject({ pid: desk.pid });
    await desk.kill();
    expect(reader.journal.read('evening')).toEqual([]);
    reader.close();
    expect(opened(file).readOnly).toBe(false);
  });

  it('writes nothing', () => {
    const file = freshFile();
    opened(file);
    const reader = opened(file, { whenLocked: 'read' });
    expect(reader.journal.readOnly).toBe(true);
    expect(reader.journal.append(command('evening', 1, 'a', created))).toEqual({ ok: false, error: { code: 'readOnly' } });
    expect(reader.journal.erasePerson('p1')).toEqual({ ok: false, error: { code: 'readOnly' } });
  });

  it('keeps nobody from starting when it was there first', () => {
    const file = freshFile();
    opened(file).close();
    const reader = opened(file, { access: 'read' });
    expect(reader.reason).toEqual({ code: 'asked' });
    const desk = opened(file);
    expect(desk.readOnly).toBe(false);
    desk.journal.append(command('evening', 1, 'a', created));
    expect(reader.journal.lastSeq('evening')).toBe(1);
  });

  it('is refused while an older program writes, whose file it would have to bring up to date', () => {
    const file = freshFile();
    opened(file, { migrations: MIGRATIONS.slice(0, -1) });
    expect(refusedAt(file, { whenLocked: 'read' })).toMatchObject({ code: 'lockedByOther', pid: process.pid });
  });
});

/* Root may write everywhere, so these start a child as another user. */
describe.runIf(process.getuid?.() === 0)('A file that cannot be written', () => {
  const NOBODY = 65534;
  const evening = (): string => {
    const file = freshFile();
    const database = opened(file);
    database.journal.append(command('evening', 1, 'a', created));
    database.close();
    chmodSync(path.dirname(file), 0o755);
    return file;
  };
  const asNobody = async (file: string) => JSON.parse((await startChild('look.ts', [file], NOBODY).line()) ?? 'null');

  it('because of its folder is shown from a copy', async () => {
    const file = evening();
    expect(await asNobody(file)).toEqual({ readOnly: true, reason: { code: 'fileReadOnly' }, entries: 1, append: { code: 'readOnly' } });
  });

  it('and has its last commits in the log beside it, is shown with them', async () => {
    const file = evening();
    const desk = opened(file);
    desk.journal.append(command('evening', 2, 'b', hallLine('Pause')));
    expect(await asNobody(file)).toMatchObject({ readOnly: true, entries: 2 });
  });

  it('and comes from an older version is brought up to date in the copy only', async () => {
    const file = freshFile();
    const old = opened(file, { migrations: MIGRATIONS.slice(0, -1) });
    old.journal.append(command('evening', 1, 'a', created));
    old.close();
    chmodSync(path.dirname(file), 0o755);
    expect(await asNobody(file)).toMatchObject({ readOnly: true, entries: 1 });
    expect(opened(file).migrated).toMatchObject({ from: MIGRATIONS.at(-2)?.version });
  });

  it('and may not be read either is refused', async () => {
    const file = evening();
    chmodSync(file, 0o600);
    expect(await asNobody(file)).toEqual({ code: 'notReadable' });
  });

  it('and is not there is refused', async () => {
    const file = freshFile();
    chmodSync(path.dirname(file), 0o755);
    expect(await asNobody(file)).toEqual({ code: 'notWritable' });
  });
});
