import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskOf, evening, people, seat } from '../support/desk.ts';
import { type TestService, testService } from '../support/testService.ts';

const normal = { kind: 'normal', re: [0, 1], reEyes: 130 };

let it: TestService;
beforeEach(() => {
  it = testService();
});
afterEach(() => it.close());

test('what somebody sends who has not seen the last entry is refused with what happened in between', async () => {
  const desk = await evening(it.service, 8);
  await seat(desk, 1, people(1, 4), people(5, 8));
  const { seq } = await desk.ask('tournament');
  await desk.send({ type: 'recordGame', session: 1, table: 1, game: 1, entry: normal });
  await desk.send({ type: 'leave', person: 'p6', why: 'good' });
  const command = { type: 'swapSeats', session: 1, a: { table: 1, seat: 0 }, b: { table: 2, seat: 0 } };
  const late = await it.service.execute('desk', 'zweites Pult', {
    commandId: 'spaet',
    tournament: desk.tournament,
    expectedSeq: seq,
    command,
  });
  expect(late).toMatchObject({
    ok: false,
    error: {
      code: 'stale',
      between: [
        { code: 'gameRecorded', facts: { table: 1, game: 1 } },
        { code: 'presenceSet', facts: { person: 'Vorname6 Nachname6', presence: 'left' } },
        { code: 'seatLeft', facts: { person: 'Vorname6 Nachname6', table: 2 } },
      ],
    },
  });
});

test('nobody takes back what somebody else entered: undo names its command', async () => {
  const one = await evening(it.service, 8);
  const other = deskOf(it.service, one.tournament, 'zweites Pult');
  await seat(one, 1, people(1, 4), people(5, 8));
  await one.send({ type: 'recordGame', session: 1, table: 1, game: 1, entry: normal });
  const mine = one.lastId();
  const { seq } = await one.ask('tournament');
  await other.send({ type: 'recordGame', session: 1, table: 2, game: 1, entry: normal });
  // the first desk has not looked since: its undo is refused, and nothing is taken back
  const blind = await it.service.execute('desk', 'desk', {
    commandId: 'blind',
    tournament: one.tournament,
    expectedSeq: seq,
    command: { type: 'undo', commandId: mine },
  });
  expect(blind).toMatchObject({ ok: false, error: { code: 'stale', between: [{ code: 'gameRecorded', facts: { table: 2 } }] } });
  // it looks, sees whose entry is the last, and takes back its own
  expect((await one.ask('tournament')).undo).toMatchObject({ actor: 'zweites Pult', label: { facts: { table: 2 } } });
  expect(await one.send({ type: 'undo', commandId: mine })).toBe('ok');
  expect((await one.ask('tables')).tables.map((t) => t.played)).toEqual([0, 1]);
  // the other's game still stands as the last, and can be taken back by its own name only
  expect((await other.ask('tournament')).undo?.commandId).toBe(other.lastId());
});

test('hundreds of entries within a second keep their order and their identity', async () => {
  it.close();
  it = testService(undefined, 0);
  const tables = 25;
  const desk = await evening(it.service, tables * 4, 'tc-solo', { games: { four: 12 } });
  await seat(desk, 1, ...Array.from({ length: tables }, (_, i) => people(i * 4 + 1, i * 4 + 4)));
  const { seq } = await desk.ask('tournament');
  // 300 games, all sent before the first answer is there, each knowing the number it will follow
  const sent = Array.from({ length: 300 }, (_, i) => ({
    commandId: `spiel-${i}`,
    tournament: desk.tournament,
    expectedSeq: seq + i,
    command: {
      type: 'recordGameByHand',
      session: 1,
      table: (i % tables) + 1,
      game: Math.floor(i / tables) + 1,
      points: [i, -i, 1, -1],
      reason: `Eintrag ${i}`,
    },
  }));
  // the last games close their tables, each with an event of its own
  const early = sent.slice(0, tables * 11);
  const answers = await Promise.all(early.map((envelope) => it.service.execute('desk', 'desk', envelope)));
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  const entries = it.journal.read(desk.tournament).filter((entry) => entry.seq > seq);
  expect(entries.map((entry) => [entry.seq, entry.commandId])).toEqual(early.map((envelope, i) => [seq + 1 + i, envelope.commandId]));
  expect(new Set(entries.map((entry) => entry.time)).size).toBe(1);
  // sent again, as after a broken connection, nothing is entered twice
  const again = await Promise.all(early.map((envelope) => it.service.execute('desk', 'desk', envelope)));
  expect(again.every((answer) => answer.ok)).toBe(true);
  expect(it.journal.lastSeq(desk.tournament)).toBe(seq + early.length);
  // two desks at once: of those that know the same state exactly one is taken
  const { seq: now } = await desk.ask('tournament');
  const race = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      it.service.execute('desk', `Pult ${i}`, {
        commandId: `rennen-${i}`,
        tournament: desk.tournament,
        expectedSeq: now,
        command: { type: 'setPaid', person: `p${i + 1}`, paid: false },
      }),
    ),
  );
  expect(race.filter((answer) => answer.ok)).toHaveLength(1);
  expect(race.filter((answer) => !answer.ok && answer.error.code === 'stale')).toHaveLength(19);
}, 60_000);
