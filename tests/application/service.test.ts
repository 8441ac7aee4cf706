import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HALL_QUERIES } from '../../electron/contract/contract.ts';
import { querySchemas } from '../../electron/contract/schemas.ts';
import { eveningOf, seatEverybody, type TestService, testService } from '../support/testService.ts';

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

const normal = { kind: 'normal', re: [0, 1], reEyes: 130, calls: ['re'] };

test('the hall can look at the hall and at nothing else, and it can decide nothing', async () => {
  const client = await eveningOf(it.service, 4);
  for (const name of Object.keys(querySchemas)) {
    const answer = await it.service.query('hall', name, { tournament: client.tournament });
    const allowed = HALL_QUERIES.some((q) => q === name);
    expect([name, !answer.ok && answer.error.code === 'forbidden']).toEqual([name, !allowed]);
  }
  expect(await it.service.query('hall', 'hall', {})).toMatchObject({ ok: true });
  const envelope = { commandId: randomUUID(), tournament: client.tournament, expectedSeq: 5, command: { type: 'withdraw', person: 'p1' } };
  expect(await it.service.execute('hall', 'hall', envelope)).toEqual({ ok: false, error: { code: 'forbidden' } });
});

test('a command that saw an older state is refused and says what happened in between', async () => {
  const client = await eveningOf(it.service, 4);
  const command = { type: 'setPaid', person: 'p1', paid: true };
  const seen = 5;
  await client.run({ type: 'setPaid', person: 'p3', paid: true });
  const late = await it.service.execute('desk', 'other desk', {
    commandId: randomUUID(),
    tournament: client.tournament,
    expectedSeq: seen,
    command,
  });
  expect(late).toEqual({
    ok: false,
    error: {
      code: 'stale',
      facts: { seq: 6 },
      between: [{ code: 'paidSet', facts: { person: 'Vorname3 Nachname3', paid: 'yes' } }],
    },
  });
});

test('the same command sent twice is carried out once', async () => {
  const client = await eveningOf(it.service, 4);
  const envelope = {
    commandId: randomUUID(),
    tournament: client.tournament,
    expectedSeq: 5,
    command: { type: 'setPaid', person: 'p1', paid: true },
  };
  expect(await it.service.execute('desk', 'desk', envelope)).toEqual({ ok: true, value: { seq: 6 } });
  expect(await it.service.execute('desk', 'desk', envelope)).toEqual({ ok: true, value: { seq: 6 } });
  const person = { type: 'addPerson', person: 'x', given: 'A', family: 'B', club: '', note: '' };
  const add = { commandId: randomUUID(), tournament: null, expectedSeq: 4, command: person };
  expect(await it.service.execute('desk', 'desk', add)).toEqual({ ok: true, value: { seq: 5 } });
  expect(await it.service.execute('desk', 'desk', add)).toEqual({ ok: true, value: { seq: 5 } });
});

describe('the hall', () => {
  test('sees no seat before the tables are released, then the seats, then the standings', async () => {
    const client = await eveningOf(it.service, 8);
    const hall = () => client.query('hall', {});
    expect((await hall()).scene).toMatchObject({ kind: 'welcome', present: 8 });
    const { draw } = await client.query('proposeDraw', { tournament: client.tournament });
    await client.run({ type: 'adoptDraw', session: 1, draw });
    expect((await hall()).scene.kind).toBe('welcome');
    expect(JSON.stringify(await hall())).not.toContain('"table"');
    await client.run({ type: 'showInHall', scene: 'seatingByTable' });
    expect((await hall()).scene.kind).toBe('welcome');
    await client.run({ type: 'showInHall', scene: 'auto' });
    await client.run({ type: 'releaseDraw', session: 1 });
    expect((await hall()).scene).toMatchObject({ kind: 'seatingByName', session: 1 });
    await client.run({ type: 'recordTotals', session: 1, table: 1, points: [12, 4, -6, -10] });
    const { scene } = await hall();
    expect(scene).toMatchObject({ kind: 'standings', standings: { session: 1, tables: 2, tablesCounted: 1, lastTable: 1 } });
    await client.run({ type: 'showInHall', scene: 'black' });
    expect((await hall()).scene).toEqual({ kind: 'black' });
  });

  test('keeps its picture while the evening goes on, and shows the present again when it is let go', async () => {
    const client = await eveningOf(it.service, 8);
    const hall = () => client.query('hall', {});
    await seatEverybody(client, 1);
    const kept = await hall();
    await client.run({ type: 'freezeHall', frozen: true });
    await client.run({ type: 'recordTotals', session: 1, table: 1, points: [12, 4, -6, -10] });
    await client.run({ type: 'setHallLine', line: 'Suppe ist fertig' });
    const frozen = await hall();
    expect({ scene: frozen.scene, line: frozen.line }).toEqual({ scene: kept.scene, line: '' });
    expect(frozen.stoppedAt).not.toBeNull();
    const desk = () => client.query('tournament', { tournament: client.tournament });
    expect((await desk()).hall).toMatchObject({ showing: 'seatingByName', frozen: true, line: 'Suppe ist fertig' });
    // another scene is chosen for later; black is black at once
    await client.run({ type: 'showInHall', scene: 'standings' });
    expect((await hall()).scene).toEqual(kept.scene);
    await client.run({ type: 'showInHall', scene: 'black' });
    expect((await hall()).scene).toEqual({ kind: 'black' });
    await client.run({ type: 'showInHall', scene: 'auto' });
    expect((await hall()).scene).toEqual(kept.scene);
    await client.run({ type: 'freezeHall', frozen: false });
    const live = await hall();
    expect(live).toMatchObject({ scene: { kind: 'standings' }, line: 'Suppe ist fertig', stoppedAt: null });
  });

  test('does not keep seats whose release was taken back', async () => {
    const client = await eveningOf(it.service, 8);
    const hall = () => it.service.query('hall', 'hall', {});
    await seatEverybody(client, 1);
    await client.run({ type: 'freezeHall', frozen: true });
    expect(JSON.stringify(await hall())).toContain('"table"');
    const { undo } = await client.query('tournament', { tournament: client.tournament });
    await client.run({ type: 'undo', commandId: undo?.commandId ?? '' });
    expect(JSON.stringify(await hall())).not.toContain('"table"');
  });

  test('a page is held only of the scene it was held of', async () => {
    const client = await eveningOf(it.service, 8);
    const page = async () => (await client.query('hall', {})).page;
    await seatEverybody(client, 1);
    await client.run({ type: 'turnHallPage', held: { scene: 'seatingByName', page: 2 } });
    expect(await page()).toBe(2);
    await client.run({ type: 'showInHall', scene: 'standings' });
    expect(await page()).toBeNull();
    await client.run({ type: 'showInHall', scene: 'seatingByName' });
    await client.run({ type: 'turnHallPage', held: null });
    expect(await page()).toBeNull();
    const wrong = { type: 'turnHallPage', held: { scene: 'standings', page: 1.5 } } as const;
    await expect(client.run(wrong)).rejects.toThrow('hallPageWrong');
    await expect(client.run({ type: 'freezeHall', frozen: false })).rejects.toThrow('hallFreezeUnchanged');
  });

  test('the announcement is the free line, large and not twice; without a line the hall follows the evening', async () => {
    const client = await eveningOf(it.service, 8);
    const hall = () => client.query('hall', {});
    await client.run({ type: 'showInHall', scene: 'announcement' });
    expect((await hall()).scene.kind).toBe('welcome');
    await client.run({ type: 'setHallLine', line: 'Suppe ist fertig' });
    expect(await hall()).toMatchObject({ scene: { kind: 'announcement', text: 'Suppe ist fertig' }, line: '' });
  });

  test('has a clock that runs from when it is started to when it is paused, and never by itself', async () => {
    const client = await eveningOf(it.service, 8);
    const scene = async () => (await client.query('hall', {})).scene;
    await client.run({ type: 'showInHall', scene: 'clock' });
    await expect(client.run({ type: 'startClock', session: 1, minutes: 30 })).rejects.toThrow('sessionUnknown');
    await seatEverybody(client, 1);
    expect((await scene()).kind).toBe('seatingByName');
    await expect(client.run({ type: 'pauseClock' })).rejects.toThrow('clockNone');
    await expect(client.run({ type: 'startClock', session: 1, minutes: 0 })).rejects.toThrow('clockMinutesWrong');
    await client.run({ type: 'startClock', session: 1, minutes: 30 });
    await client.run({ type: 'setExtraTime', table: 2, minutes: 10 });
    const running = await scene();
    if (running.kind !== 'clock') throw new Error(running.kind);
    expect(running).toMatchObject({
      session: 1,
      minutes: 30,
      leftMs: null,
      tables: [
        { number: 1, extra: 0 },
        { number: 2, extra: 10 },
      ],
    });
    expect(running.endsAt).toBeGreaterThan(running.now);
    expect((running.endsAt ?? 0) - running.now).toBeLessThan(30 * 60_000);
    await client.run({ type: 'pauseClock' });
    const paused = await scene();
    if (paused.kind !== 'clock') throw new Error(paused.kind);
    expect(paused.endsAt).toBeNull();
    await client.run({ type: 'resumeClock' });
    await client.run({ type: 'setExtraTime', table: 2, minutes: 0 });
    const again = await scene();
    if (again.kind !== 'clock') throw new Error(again.kind);
    // what was left when it was paused is left from when it goes on: the pause costs nothing
    expect(again.endsAt).toBeGreaterThan(running.endsAt ?? 0);
    expect(again.tables.map(({ extra }) => extra)).toEqual([0, 0]);
    await expect(client.run({ type: 'resumeClock' })).rejects.toThrow('clockUnchanged');
  });

  test('calls a session only when it is released', async () => {
    const client = await eveningOf(it.service, 8);
    const hall = () => it.service.query('hall', 'hall', {});
    await client.run({ type: 'showInHall', scene: 'call' });
    const { draw } = await client.query('proposeDraw', { tournament: client.tournament });
    await client.run({ type: 'adoptDraw', session: 1, draw });
    expect(await hall()).toMatchObject({ value: { scene: { kind: 'welcome' } } });
    expect(JSON.stringify(await hall())).not.toContain('"table"');
    await client.run({ type: 'releaseDraw', session: 1 });
    expect(await hall()).toMatchObject({ value: { scene: { kind: 'call', session: 1, tables: [{ number: 1 }, { number: 2 }] } } });
  });

  test('does not learn the seats of the next session from the standings', async () => {
    const client = await eveningOf(it.service, 8);
    await seatEverybody(client, 1);
    for (const table of [1, 2]) await client.run({ type: 'recordTotals', session: 1, table, points: [12, 4, -6, -10] });
    await client.run({ type: 'closeSession', session: 1 });
    const before = await client.query('hall', {});
    const { draw } = await client.query('proposeDraw', { tournament: client.tournament });
    await client.run({ type: 'adoptDraw', session: 2, draw });
    const after = await client.query('hall', {});
    expect(before.scene.kind).toBe('standings');
    expect(after.scene).toEqual(before.scene);
  });
});

test('preview answers what will be recorded, line by line', async () => {
  const client = await eveningOf(it.service, 4);
  await seatEverybody(client, 1);
  const place = { session: 1, table: 1, game: 1 };
  const preview = await client.query('preview', { tournament: client.tournament, ...place, draft: normal });
  await client.run({ type: 'recordGame', ...place, entry: preview.form.entry });
  const { games } = await client.query('table', { tournament: client.tournament, session: 1, table: 1 });
  expect(games[0]?.result).toEqual(preview.result);
  expect(games[0]?.result.points).toEqual([2, 2, -2, -2]);
});

test('an impossible entry is refused in the preview and when recorded, with the same words', async () => {
  const client = await eveningOf(it.service, 4);
  await seatEverybody(client, 1);
  const entry = { ...normal, reEyes: 241 };
  const preview = await client.query('preview', { tournament: client.tournament, session: 1, table: 1, game: 1, draft: entry });
  expect(preview.result).toBeNull();
  const command = { type: 'recordGame', session: 1, table: 1, game: 1, entry };
  const { seq } = await client.query('tournament', { tournament: client.tournament });
  const refused = await it.service.execute('desk', 'desk', {
    commandId: randomUUID(),
    tournament: client.tournament,
    expectedSeq: seq,
    command,
  });
  expect(refused).toEqual({ ok: false, error: preview.refused });
});

test('a correction is shown before it is saved, and looking changes nothing', async () => {
  const client = await eveningOf(it.service, 4);
  await seatEverybody(client, 1);
  await client.run({ type: 'recordTotals', session: 1, table: 1, points: [12, 4, -6, -10] });
  const { seq } = await client.query('tournament', { tournament: client.tournament });
  const shown = await client.query('correction', { tournament: client.tournament, session: 1, table: 1, points: [2, 14, -6, -10] });
  expect(shown).toMatchObject({ refused: null, before: [12, 4, -6, -10], after: [2, 14, -6, -10], scale: 10 });
  // 4 + 1,2 = 5,2 becomes 3 + 0,2 = 3,2; 3 + 0,4 = 3,4 becomes 4 + 1,4 = 5,4
  expect(shown.standings.map((row) => [row.placeBefore, row.placeAfter, row.totalBefore, row.totalAfter])).toEqual([
    [2, 1, 34, 54],
    [1, 2, 52, 32],
  ]);
  expect((await client.query('tournament', { tournament: client.tournament })).seq).toBe(seq);
});

test('the next step is always named, and what blocks it', async () => {
  const client = await eveningOf(it.service, 6);
  const next = async () => (await client.query('tournament', { tournament: client.tournament })).next;
  expect(await next()).toEqual({ action: 'draw', session: 1, blocked: { code: 'peopleNotDivisible', facts: { count: 6 } } });
  await client.run({ type: 'setPresence', person: 'p6', presence: 'expected' });
  await client.run({ type: 'setPresence', person: 'p5', presence: 'expected' });
  expect(await next()).toEqual({ action: 'draw', session: 1, blocked: null });
  const { draw } = await client.query('proposeDraw', { tournament: client.tournament });
  await client.run({ type: 'adoptDraw', session: 1, draw });
  await client.run({ type: 'setPresence', person: 'p5', presence: 'present' });
  expect(await next()).toEqual({
    action: 'release',
    session: 1,
    blocked: { code: 'drawPresenceChanged', facts: { people: ['Vorname5 Nachname5'] } },
  });
  await seatEverybody(client, 1);
  expect(await next()).toEqual({ action: 'closeSession', session: 1, blocked: { code: 'tablesOpen', facts: { session: 1, tables: [1] } } });
});

test('what was accepted is there when the program starts again on the same file', async () => {
  const client = await eveningOf(it.service, 8);
  await seatEverybody(client, 1);
  await client.run({ type: 'recordGame', session: 1, table: 1, game: 1, entry: normal });
  await client.run({ type: 'setHallLine', line: 'Suppe ist fertig' });
  const look = async (service = it.service) =>
    Promise.all(
      [
        ['tournament', { tournament: client.tournament }],
        ['tables', { tournament: client.tournament }],
        ['standings', { tournament: client.tournament }],
        ['journal', { tournament: client.tournament }],
        ['hall', {}],
      ].map(([name, input]) => service.query('desk', name, input)),
    );
  const before = await look();
  const again = testService(copyOf(it.file));
  expect(await look(again.service)).toEqual(before);
  again.close();
});

test('whatever arrives is answered with a refusal, never with an exception, and changes nothing', async () => {
  const client = await eveningOf(it.service, 4);
  const before = await client.query('tournament', { tournament: client.tournament });
  const command = fc.record({
    type: fc.constantFrom('recordGame', 'adoptDraw', 'register', 'undo', 'closeSession', 'addPerson', 'nonsense'),
    session: fc.anything(),
    table: fc.anything(),
    entry: fc.anything(),
    person: fc.anything(),
    draw: fc.anything(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.anything(),
        fc.record({
          commandId: fc.uuid(),
          tournament: fc.constantFrom(client.tournament, null),
          expectedSeq: fc.constant(before.seq),
          command,
        }),
      ),
      async (raw) => {
        expect((await it.service.execute('desk', 'desk', raw)).ok).toBe(false);
      },
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constantFrom(...Object.keys(querySchemas)), fc.anything()), fc.anything(), async (name, input) => {
      const answer = await it.service.query('desk', name, input);
      expect(answer.ok || answer.error.code !== 'internal').toBe(true);
    }),
  );
  expect(await client.query('tournament', { tournament: client.tournament })).toEqual(before);
});

/** The file as a crash would leave it: with its WAL, while the program still has it open. */
function copyOf(file: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turnierabend-crash-'));
  const target = path.join(folder, path.basename(file));
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, target + suffix);
  return target;
}
