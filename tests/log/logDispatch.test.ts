import { describe, expect, test } from 'vitest';
import { err, ok } from '../../electron/core/result.ts';
import type { Log } from '../../electron/log/log.ts';
import { logDispatch } from '../../electron/log/logDispatch.ts';
import type { Caller, Dispatch } from '../../electron/transport/dispatch.ts';

const caller: Caller = { role: 'desk', actor: 'desk', savePdf: async () => ok(null), printPage: async () => ok(null) };

function logged(answers: Partial<Dispatch>) {
  const lines: string[] = [];
  const log: Log = { file: 'x', write: (line) => lines.push(line), read: () => '' };
  let time = 0;
  const now = () => (time += 3.4);
  const silent: Dispatch = { execute: async () => ok({ seq: 7 }), query: async () => ok(null), ...answers };
  return { lines, dispatch: logDispatch(silent, log, 'de', now) };
}
const envelope = (command: object) => ({ commandId: 'c', tournament: '0123456789abcdef', expectedSeq: 0, command });

describe('The log', () => {
  test.each([
    ['a game', { type: 'recordGame', session: 1, table: 4, game: 8, entry: {} }, 'recordGame 1/4/8'],
    ['a person, without the name', { type: 'addPerson', person: 'p1', given: 'Anna', family: 'Berg', club: '', note: '' }, 'addPerson'],
    ['a line for the hall, without the line', { type: 'setHallLine', line: 'Anna Berg hat gewonnen' }, 'setHallLine'],
  ])('notes %s', async (_what, command, words) => {
    const { lines, dispatch } = logged({});
    expect(await dispatch.execute(caller, envelope(command))).toEqual(ok({ seq: 7 }));
    expect(lines).toEqual([`Ausgeführt: ${words}, Turnier 01234567, Eintrag 7, 3 ms`]);
  });

  test('notes what was refused and why, but not the names in it', async () => {
    const { lines, dispatch } = logged({
      execute: async () => err({ code: 'personAlreadyIn', field: 'person', facts: { person: 'Anna Berg', number: 4 } }),
    });
    await dispatch.execute(caller, envelope({ type: 'register', person: 'p1' }));
    expect(lines).toEqual(['Abgelehnt: register, Turnier 01234567, personAlreadyIn (-), 3 ms']);
  });

  test('notes what went wrong in the program, with its detail', async () => {
    const broken = async () => err({ code: 'internal', facts: { detail: 'x is not a function' } });
    const { lines, dispatch } = logged({ execute: broken, query: broken });
    await dispatch.execute(caller, envelope({ type: 'closeTable', session: 2, table: 1 }));
    await dispatch.query(caller, 'hall', {});
    expect(lines).toEqual([
      'Abgelehnt: closeTable 2/1, Turnier 01234567, internal (x is not a function), 3 ms',
      'Frage gescheitert: hall (x is not a function)',
    ]);
  });

  test('says nothing of questions that were answered or refused', async () => {
    const { lines, dispatch } = logged({});
    await dispatch.query(caller, 'hall', {});
    await logged({ query: async () => err({ code: 'forbidden' }) }).dispatch.query(caller, 'people', {});
    expect(lines).toEqual([]);
  });

  test.each([
    [null],
    ['text'],
    [{}],
    [{ command: null }],
    [envelope({ type: 'Anna Berg' })],
    [{ command: { type: { a: 1 } }, tournament: 'Anna Berg' }],
  ])('repeats nothing of what makes no sense: %j', async (sent) => {
    const { lines, dispatch } = logged({ execute: async () => err({ code: 'badCommand' }) });
    await dispatch.execute(caller, sent);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Abgelehnt: \?, Turnier (\?|-|01234567), badCommand/);
  });
});
