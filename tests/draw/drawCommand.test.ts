import { describe, expect, it, test } from 'vitest';
import { drawCommand } from '../../electron/core/draw/drawCommand.ts';

const run = (line: string) => drawCommand(line.split(' ').filter((word) => word !== ''));

describe('drawCommand', () => {
  it('answers sessions of numbers and the four figures', () => {
    const drawn = run('--people 16 --sessions 5 --seed 42');
    if (!drawn.ok) throw new Error(drawn.error.code);
    expect(drawn.value.quality).toEqual({ repeats: 0, lowerBound: 0, longest: 1, fiveSpread: 0 });
    expect(drawn.value.sessions.map((tables) => tables.map((table) => table.length))).toEqual(
      Array.from({ length: 5 }, () => [4, 4, 4, 4]),
    );
    for (const tables of drawn.value.sessions)
      expect(tables.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });

  it('is the same for the same seed and another for another', () => {
    expect(run('--people 16 --sessions 3 --seed 1')).toEqual(run('--seed=1 --sessions=3 --people=16'));
    expect(run('--people 16 --sessions 3 --seed 1')).not.toEqual(run('--people 16 --sessions 3 --seed 2'));
  });

  test.each([
    ['strict', 12, 1],
    ['balanced', 3, 2],
    ['free', 3, 2],
  ])('--fair %s: 17 people, 3 sessions: %i repeats, fives within %i', (fair, repeats, fiveSpread) => {
    const drawn = run(`--people 17 --sessions 3 --seed 5 --fair ${fair}`);
    expect(drawn.ok && drawn.value.quality).toMatchObject({ repeats, lowerBound: repeats, fiveSpread });
  });

  it('--apart keeps couples apart and costs nothing here', () => {
    const drawn = run('--people 20 --sessions 4 --seed 3 --apart 1+2,3+4,5+6+7');
    if (!drawn.ok) throw new Error(drawn.error.code);
    for (const table of drawn.value.sessions.flat()) {
      for (const group of [
        [1, 2],
        [3, 4],
        [5, 6, 7],
      ])
        expect(table.filter((number) => group.includes(number)).length).toBeLessThan(2);
    }
    expect(drawn.value.quality.repeats).toBe(0);
  });

  test.each([
    ['nothing', '', { code: 'drawOptionMissing', field: 'people', facts: { option: 'people' } }],
    ['no seed', '--people 16 --sessions 3', { code: 'drawOptionMissing', field: 'seed', facts: { option: 'seed' } }],
    ['an unknown option', '--people 16 --rounds 3', { code: 'drawOptionUnknown', field: '--rounds', facts: { option: '--rounds' } }],
    ['a stray word', '16', { code: 'drawOptionUnknown', field: '16', facts: { option: '16' } }],
    [
      'an option without its value',
      '--people 16 --sessions 3 --seed',
      { code: 'drawOptionWrong', field: 'seed', facts: { option: 'seed', value: '' } },
    ],
    [
      'an option twice',
      '--people 16 --people 17 --sessions 3 --seed 1',
      { code: 'drawOptionWrong', field: 'people', facts: { option: 'people', value: '17' } },
    ],
    [
      'no number',
      '--people viele --sessions 3 --seed 1',
      { code: 'drawOptionWrong', field: 'people', facts: { option: 'people', value: 'viele' } },
    ],
    [
      'half a session',
      '--people 16 --sessions 1.5 --seed 1',
      { code: 'drawOptionWrong', field: 'sessions', facts: { option: 'sessions', value: '1.5' } },
    ],
    ['11 people', '--people 11 --sessions 3 --seed 1', { code: 'peopleNotDivisible', field: 'people', facts: { session: 1, count: 11 } }],
    [
      'an unknown fairness',
      '--people 16 --sessions 3 --seed 1 --fair very',
      { code: 'drawOptionWrong', field: 'fair', facts: { option: 'fair', value: 'very' } },
    ],
    [
      'somebody apart from nobody',
      '--people 16 --sessions 3 --seed 1 --apart 1+2,3',
      { code: 'drawOptionWrong', field: 'apart', facts: { option: 'apart', value: '3' } },
    ],
    [
      'somebody who is not there',
      '--people 16 --sessions 3 --seed 1 --apart 1+17',
      { code: 'drawOptionWrong', field: 'apart', facts: { option: 'apart', value: '1+17' } },
    ],
  ])('refuses %s', (_, line, error) => {
    expect(run(line)).toEqual({ ok: false, error });
  });
});
