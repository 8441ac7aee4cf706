import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HALL_QUERIES } from '../../electron/contract/contract.ts';
import { querySchemas } from '../../electron/contract/schemas.ts';
import type { Command } from '../../electron/core/tournament/commands.ts';
import { type BareApp, makeBareApp } from '../support/bareApp.ts';
import { overIpc, overSocket, type Transport } from './transports.ts';

/* One suite over both transports: whatever holds for one holds for the other. */

const TRANSPORTS = [
  ['socket', overSocket],
  ['ipc', overIpc],
] as const;

const SETTINGS = {
  name: 'Freitagsrunde',
  date: '2026-03-13',
  place: 'Vereinsheim',
  ruleSet: 'ddv',
  ruleOptions: {},
  format: 'ddv',
  formatSettings: {},
  feeCents: 500,
} as const;

const envelopeOf = (
  tournament: string | null,
  expectedSeq: number,
  command: Command | { readonly type: string; readonly [key: string]: unknown },
) => ({
  commandId: randomUUID(),
  tournament,
  expectedSeq,
  command,
});

let bare: BareApp;
beforeAll(async () => {
  bare = await makeBareApp();
});
afterAll(() => bare.remove());

describe.each(TRANSPORTS)('over the %s', (_name, open) => {
  let transport: Transport;
  const desk = () => transport.page.desk;
  const hall = () => transport.page.hall;
  const newTournament = async () => {
    const id = randomUUID();
    const executed = await desk().execute(envelopeOf(id, 0, { type: 'createTournament', ...SETTINGS }));
    expect(executed).toEqual({ ok: true, value: { seq: 1 } });
    return id;
  };

  beforeAll(async () => {
    transport = await open(bare);
  });
  afterAll(() => transport.close());

  test('a command is executed, and what it did can be asked for', async () => {
    const id = await newTournament();
    const answer = await desk().query('tournament', { tournament: id });
    expect(answer).toMatchObject({ ok: true, value: { id, seq: 1, settings: { name: 'Freitagsrunde', feeCents: 500 } } });
  });

  test('both windows hear of every change', async () => {
    const id = await newTournament();
    await expect.poll(async () => (await desk().heard()).at(-1)).toEqual({ stream: id, seq: 1 });
    await expect.poll(async () => (await hall().heard()).at(-1)).toEqual({ stream: id, seq: 1 });
  });

  test('the same command sent twice happens once', async () => {
    const id = await newTournament();
    const envelope = envelopeOf(id, 1, { type: 'setHallLine', line: 'Gleich geht es los' });
    expect(await desk().execute(envelope)).toEqual({ ok: true, value: { seq: 2 } });
    expect(await desk().execute(envelope)).toEqual({ ok: true, value: { seq: 2 } });
  });

  test('a refused command changes nothing and nobody hears of it', async () => {
    const id = await newTournament();
    await expect.poll(async () => (await hall().heard()).at(-1)).toEqual({ stream: id, seq: 1 });
    const heard = (await hall().heard()).length;
    expect(await desk().execute(envelopeOf(id, 1, { type: 'closeSession', session: 1 }))).toMatchObject({ ok: false });
    expect(await desk().query('tournament', { tournament: id })).toMatchObject({ ok: true, value: { seq: 1 } });
    expect((await hall().heard()).length).toBe(heard);
  });

  test('a command that saw an old number is refused with what happened in between', async () => {
    const id = await newTournament();
    await desk().execute(envelopeOf(id, 1, { type: 'setHallLine', line: 'Pause' }));
    const stale = await desk().execute(envelopeOf(id, 1, { type: 'setHallLine', line: 'Weiter' }));
    expect(stale).toMatchObject({ ok: false, error: { code: 'stale', facts: { seq: 2 }, between: [{ code: 'hallLineSet' }] } });
  });

  test('questions asked at once are each answered with their own answer', async () => {
    const ids = [await newTournament(), await newTournament(), await newTournament()];
    const answers = await Promise.all(ids.map((tournament) => desk().query('tournament', { tournament })));
    expect(answers.map((answer) => (answer.ok ? (answer.value as { id: string }).id : answer.error))).toEqual(ids);
  });

  test.each(Object.keys(querySchemas).map((name) => [name, HALL_QUERIES.some((allowed) => allowed === name)] as const))(
    'the hall asks for "%s": allowed %s',
    async (name, allowed) => {
      const answer = await hall().query(name, {});
      if (allowed) expect(answer).toMatchObject({ ok: true });
      else expect(answer).toEqual({ ok: false, error: { code: 'forbidden' } });
    },
  );

  test.each([
    ['a command', { type: 'setHallLine', line: 'Hallo' }],
    ['a new person', { type: 'addPerson', person: 'p1', given: 'Ada', family: 'Ass', club: '', note: '' }],
    ['opening the hall', { type: 'openHall' }],
    ['closing the hall', { type: 'closeHall' }],
    ['showing the log', { type: 'showLog' }],
    ['saving a PDF', { type: 'savePdf', name: 'Stand' }],
    ['printing', { type: 'printPage', paper: 'a4', silent: true }],
  ])('the hall is refused %s', async (_what, command) => {
    expect(await hall().execute(envelopeOf(null, 0, command))).toEqual({ ok: false, error: { code: 'forbidden' } });
  });

  test.each([
    ['nothing', null],
    ['a number', 42],
    ['a text', 'createTournament'],
    ['a list', [1, 2, 3]],
    ['an empty object', {}],
    ['no command', { commandId: 'a', tournament: null, expectedSeq: 0 }],
    ['a command without a type', envelopeOf('t', 0, {} as never)],
    ['an unknown command', envelopeOf('t', 0, { type: 'dropTables' })],
    ['a command named like a property of every object', envelopeOf('t', 0, { type: 'constructor' })],
    ['a field too many', { ...envelopeOf('t', 0, { type: 'setHallLine', line: '' }), admin: true }],
    ['a field too many in the command', envelopeOf('t', 0, { type: 'setHallLine', line: '', color: 'red' })],
    ['a number that is not whole', envelopeOf('t', 0.5, { type: 'setHallLine', line: '' })],
    ['a number below zero', envelopeOf('t', -1, { type: 'setHallLine', line: '' })],
    ['a name that is a path', envelopeOf('../../t', 0, { type: 'setHallLine', line: '' })],
    ['a text that is too long', envelopeOf('t', 0, { type: 'setHallLine', line: 'x'.repeat(100_000) })],
    ['a shell command with a field too many', envelopeOf(null, 0, { type: 'openHall', display: 2 })],
    ['a shell command without its name', envelopeOf(null, 0, { type: 'savePdf' })],
    ['a print order for a paper there is not', envelopeOf(null, 0, { type: 'printPage', paper: 'letter', silent: false } as never)],
    ['a shell command in a broken envelope', { command: { type: 'closeHall' } }],
  ])('malformed: %s', async (_what, envelope) => {
    expect(await desk().execute(envelope)).toMatchObject({ ok: false, error: { code: 'badCommand' } });
  });

  test.each([
    ['an unknown question', 'everything', {}, 'unknownQuery'],
    ['a question named like a property of every object', '__proto__', {}, 'unknownQuery'],
    ['a question that is no text', 7, {}, 'unknownQuery'],
    ['a question about nothing', 'tournament', {}, 'badQuery'],
    ['a question with a field too many', 'hall', { secret: true }, 'badQuery'],
    ['a question without its input', 'tournaments', null, 'badQuery'],
    ['a tournament that is not there', 'tournament', { tournament: 'nowhere' }, 'tournamentUnknown'],
  ])('refused: %s', async (_what, name, input, code) => {
    expect(await desk().query(name, input)).toMatchObject({ ok: false, error: { code } });
  });

  test('a command for the windows moves no stream: its sender keeps the number it saw', async () => {
    expect(await desk().execute(envelopeOf(null, 0, { type: 'closeHall' }))).toEqual({ ok: true, value: { seq: 0 } });
  });
});
