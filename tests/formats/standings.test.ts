import { describe, expect, it, test } from 'vitest';
import { standings, standingsBeforeFinal } from '../../electron/core/formats/standings.ts';
import { evening, listed, settingsOf, table } from './vocabulary.ts';

const FOUR = ['Anna', 'Bert', 'Cora', 'Dirk'];

describe('Eselstall: place points and a tenth (Turnier-Zählweise)', () => {
  const eselstall = settingsOf('eselstall');

  it('sums worked case 11 and a session with two seconds', () => {
    const input = evening(FOUR, [
      table(1, 1, { Anna: 12, Bert: 4, Cora: -6, Dirk: -10 }), // 5.2 3.4 1.4 0.0
      table(2, 1, { Anna: -20, Bert: 5, Cora: 5, Dirk: 10 }), // -1.0 3.5 3.5 5.0
    ]);
    expect(listed(standings(eselstall, input))).toEqual([
      [1, 'Bert', 69],
      [2, 'Dirk', 50],
      [3, 'Cora', 49],
      [4, 'Anna', 42],
    ]);
  });

  it('shows how a total came about', () => {
    const input = evening(FOUR, [table(1, 3, { Anna: 36, Bert: 0, Cora: -16, Dirk: -20 }, { solos: { Anna: 2 } })]);
    expect(standings(eselstall, input)[0]).toEqual({
      person: 'Anna',
      number: 1,
      place: 1,
      group: 'all',
      total: 76,
      sessions: [{ session: 1, table: 3, state: 'counted', points: 36, tablePlace: 1, credit: 76, games: 8 }, null, null, null, null],
      games: 8,
      solos: 2,
      compulsoryOpen: 0,
      adjustments: 0,
    });
  });

  it('counts finished tables only; who has not finished one stands at the end, behind a negative total', () => {
    const input = evening(
      [...FOUR, 'Emil', 'Fred', 'Gabi', 'Hans'],
      [table(1, 1, { Anna: 30, Bert: 10, Cora: 0, Dirk: -40 }), table(1, 2, { Emil: 9, Fred: 1, Gabi: -4, Hans: -6 }, { open: true })],
    );
    const list = standings(eselstall, input);
    expect(listed(list)).toEqual([
      [1, 'Anna', 70],
      [2, 'Bert', 40],
      [3, 'Cora', 20],
      [4, 'Dirk', -30],
      [5, 'Emil', 0],
      [5, 'Fred', 0],
      [5, 'Gabi', 0],
      [5, 'Hans', 0],
    ]);
    expect(list[4]).toMatchObject({
      group: 'notPlayed',
      games: 0,
      sessions: [{ state: 'open', points: 9, tablePlace: 1, credit: 49 }, null, null, null, null],
    });
  });
});

describe('a session not played is not 0', () => {
  const late = evening(
    [...FOUR, 'Emil'],
    [table(1, 1, { Anna: 3, Bert: 1, Cora: -1, Dirk: -3 }), table(2, 1, { Emil: -2, Anna: 1, Bert: 1, Cora: 0 })],
  );
  it('Dirk has left, Emil came late', () => {
    const list = standings(settingsOf('heinz'), late);
    expect(listed(list)).toEqual([
      [1, 'Anna', 4],
      [2, 'Bert', 2],
      [3, 'Cora', -1],
      [4, 'Emil', -2],
      [5, 'Dirk', -3],
    ]);
    expect(list[3]?.sessions[0]).toBeNull();
    expect(list[4]?.sessions[1]).toBeNull();
  });
});

describe('adjustments', () => {
  const tables = [table(1, 1, { Anna: 8, Bert: 4, Cora: -4, Dirk: -8 })];
  test.each([
    ['10 game points taken: sum of points', 'heinz', {}, -10, -2],
    ['10 game points taken: a tenth of them', 'eselstall', {}, -10, 38],
    ['10 game points taken: by the hundredth', 'eselstall', { negativeShare: 'hundredth' }, -10, 470],
    ['10 game points given: always the tenth', 'eselstall', { negativeShare: 'hundredth' }, 10, 580],
  ] as const)('%s', (_name, format, partial, points, total) => {
    const input = evening(FOUR, tables, { adjustments: [{ person: 'Anna', session: 1, points, reason: 'Karten vertauscht' }] });
    const anna = standings(settingsOf(format, partial), input).find(({ person }) => person === 'Anna');
    expect(anna?.total).toBe(total);
    expect(anna?.sessions[0]?.tablePlace).toBe(1);
  });
});

describe('dropping the worst session', () => {
  const heinz = settingsOf('heinz', { dropWorst: true });
  const points = (session: number, anna: number, bert: number) =>
    table(session, 1, { Anna: anna, Bert: bert, Cora: 0, Dirk: -anna - bert });

  it('leaves out the worst of three, the earliest of equals', () => {
    const [anna, bert] = standings(heinz, evening(FOUR, [points(1, -5, 2), points(2, 7, 2), points(3, 1, 4)]));
    expect(anna).toMatchObject({ person: 'Anna', total: 8 });
    expect(anna?.sessions.map((cell) => cell?.state)).toEqual(['dropped', 'counted', 'counted']);
    expect(bert).toMatchObject({ person: 'Bert', total: 6 });
    expect(bert?.sessions.map((cell) => cell?.state)).toEqual(['dropped', 'counted', 'counted']);
  });

  it('drops nothing before the last session, and nothing of somebody who missed one', () => {
    const afterTwo = standings(heinz, evening(FOUR, [points(1, -5, 2), points(2, 7, 2)]));
    expect(afterTwo.find(({ person }) => person === 'Anna')?.total).toBe(2);
    const missed = [points(1, -5, 2), points(2, 7, 2), table(3, 1, { Emil: 1, Bert: 1, Cora: 1, Dirk: -3 })];
    expect(standings(heinz, evening([...FOUR, 'Emil'], missed)).find(({ person }) => person === 'Anna')?.total).toBe(2);
  });

  it('a penalty can make a session the worst, and goes with it', () => {
    const adjustments = [{ person: 'Anna', session: 2, points: -20, reason: 'Strafe' }];
    const list = standings(heinz, evening(FOUR, [points(1, -5, 2), points(2, 7, 2), points(3, 1, 4)], { adjustments }));
    expect(list.find(({ person }) => person === 'Anna')).toMatchObject({ total: -4, adjustments: 0 });
  });
});

describe('equal totals', () => {
  // all have 6; last sessions 4 4 1 0, best sessions 4 5 5 6, second best 2 4 1 0
  const tables = [
    table(1, 1, { Anna: 2, Bert: -3, Cora: 5, Dirk: 6 }, { solos: { Bert: 2 } }),
    table(2, 1, { Anna: 0, Bert: 5, Cora: 0, Dirk: 0 }),
    table(3, 1, { Anna: 4, Bert: 4, Cora: 1, Dirk: 0 }, { solos: { Bert: 1, Dirk: 1 } }),
  ];
  const lots = { Anna: 4, Bert: 3, Cora: 1 };
  test.each([
    [
      'shared',
      [
        [1, 'Anna'],
        [1, 'Bert'],
        [1, 'Cora'],
        [1, 'Dirk'],
      ],
    ],
    [
      'lastSession',
      [
        [1, 'Bert'],
        [2, 'Anna'],
        [3, 'Cora'],
        [4, 'Dirk'],
      ],
    ],
    [
      'bestSession',
      [
        [1, 'Dirk'],
        [2, 'Bert'],
        [3, 'Cora'],
        [4, 'Anna'],
      ],
    ],
    [
      'soloCount',
      [
        [1, 'Bert'],
        [2, 'Dirk'],
        [3, 'Anna'],
        [3, 'Cora'],
      ],
    ],
    [
      'lot',
      [
        [1, 'Cora'],
        [2, 'Bert'],
        [3, 'Anna'],
        [4, 'Dirk'],
      ],
    ],
  ] as const)('%s', (tieBreak, expected) => {
    const list = standings(settingsOf('heinz', { tieBreak }), evening(FOUR, tables, { lots }));
    expect(list.map(({ place, person }) => [place, person])).toEqual(expected);
    expect(list.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  });

  it('1, 2, 2, 4 with the start number deciding who is listed first', () => {
    const list = standings(
      settingsOf('heinz'),
      evening(['Dirk', 'Cora', 'Bert', 'Anna'], [table(1, 1, { Anna: 9, Bert: 0, Cora: 0, Dirk: -9 })]),
    );
    expect(listed(list)).toEqual([
      [1, 'Anna', 9],
      [2, 'Cora', 0],
      [2, 'Bert', 0],
      [4, 'Dirk', -9],
    ]);
  });
});

describe('Wielandstraße: compulsory solo (II.5) and final (VI)', () => {
  const wielandstrasse = settingsOf('wielandstrasse');
  const EIGHT = [...FOUR, 'Emil', 'Fred', 'Gabi', 'Hans'];
  const group = (session: number, first: number, extras = {}) => [
    table(session, 1, { Anna: first, Bert: 8, Cora: 7, Dirk: 6 }, extras),
    table(session, 2, { Emil: 5, Fred: 4, Gabi: 3, Hans: 2 }, { compulsory: session === 1 ? ['Emil', 'Fred', 'Gabi', 'Hans'] : [] }),
  ];
  const preliminary = [...group(1, 9, { compulsory: ['Bert'] }), ...group(2, 9), ...group(3, 9)];

  it('takes 15 points when the preliminary sessions are over, not before', () => {
    const early = standings(wielandstrasse, evening(EIGHT, [...group(1, 9), ...group(2, 9)]));
    expect(early.find(({ person }) => person === 'Anna')).toMatchObject({ total: 18, compulsoryOpen: 1, adjustments: 0 });
    expect(listed(standings(wielandstrasse, evening(EIGHT, preliminary)))).toEqual([
      [1, 'Bert', 24],
      [2, 'Emil', 15],
      [3, 'Anna', 12],
      [3, 'Fred', 12],
      [5, 'Gabi', 9],
      [6, 'Cora', 6],
      [6, 'Hans', 6],
      [8, 'Dirk', 3],
    ]);
  });

  it('the worked preliminary 10, 0, 3 without a solo is -2, with one (or a tick on a table that handed in totals) 13', () => {
    const tables = [10, 0, 3].map((anna, index) => table(index + 1, 1, { Anna: anna, Bert: 0, Cora: 0, Dirk: 0 }));
    const anna = (rest: object) => standings(wielandstrasse, evening(FOUR, tables, rest)).find(({ person }) => person === 'Anna');
    expect(anna({})).toMatchObject({ total: -2, adjustments: -15, compulsoryOpen: 1 });
    expect(anna({ tickedSolos: { Anna: 1 } })).toMatchObject({ total: 13, adjustments: 0, compulsoryOpen: 0 });
  });

  it('a compulsory solo at a table that still plays is no longer missing; one in the final does not help', () => {
    const open = [...group(1, 9), table(2, 1, { Anna: 1, Bert: 0, Cora: 0, Dirk: 0 }, { open: true, compulsory: ['Anna'] })];
    expect(standings(wielandstrasse, evening(EIGHT, open)).find(({ person }) => person === 'Anna')?.compulsoryOpen).toBe(0);
    const final = table(4, 2, { Cora: 1, Gabi: 0, Hans: 0, Dirk: 0 }, { compulsory: ['Cora'] });
    const cora = standings(wielandstrasse, evening(EIGHT, [...preliminary, final])).find(({ person }) => person === 'Cora');
    expect(cora).toMatchObject({ compulsoryOpen: 1 });
  });

  it('the winners play anew, all others keep what they have and do not pass them', () => {
    const final = [table(4, 1, { Bert: 0, Emil: 11, Anna: 4, Fred: 4 }), table(4, 2, { Gabi: 3, Cora: 30, Hans: 6, Dirk: 0 })];
    const input = evening(EIGHT, [...preliminary, ...final]);
    const list = standings(wielandstrasse, input);
    expect(listed(list)).toEqual([
      [1, 'Emil', 11],
      [2, 'Anna', 4],
      [2, 'Fred', 4],
      [4, 'Bert', 0],
      [5, 'Cora', 36],
      [6, 'Gabi', 12],
      [6, 'Hans', 12],
      [8, 'Dirk', 3],
    ]);
    expect(list.map(({ group: name }) => name)).toEqual([...Array<string>(4).fill('winners'), ...Array<string>(4).fill('all')]);
    expect(list[1]?.sessions.map((cell) => cell?.state)).toEqual(['notCarried', 'notCarried', 'notCarried', 'counted']);
    expect(listed(standingsBeforeFinal(wielandstrasse, input)).slice(0, 2)).toEqual([
      [1, 'Bert', 24],
      [2, 'Emil', 15],
    ]);
  });

  it('while the final is played the winners already stand on top, sharing the first place', () => {
    const final = [
      table(4, 1, { Bert: 5, Emil: 0, Anna: 0, Fred: 0 }, { open: true }),
      table(4, 2, { Gabi: 3, Cora: 30, Hans: 6, Dirk: 0 }),
    ];
    expect(listed(standings(wielandstrasse, evening(EIGHT, [...preliminary, ...final]))).slice(0, 5)).toEqual([
      [1, 'Anna', 0],
      [1, 'Bert', 0],
      [1, 'Emil', 0],
      [1, 'Fred', 0],
      [5, 'Cora', 36],
    ]);
  });

  it('a house where the winners carry their points', () => {
    const final = [table(4, 1, { Bert: 0, Emil: 8, Anna: 4, Fred: 4 })];
    const carry = settingsOf('wielandstrasse', { final: { winnersCarry: true } });
    expect(listed(standings(carry, evening(EIGHT, [...preliminary, ...final]))).slice(0, 4)).toEqual([
      [1, 'Bert', 24],
      [2, 'Emil', 23],
      [3, 'Anna', 16],
      [3, 'Fred', 16],
    ]);
  });
});

describe('DDV: a compulsory solo in each session', () => {
  const tables = [
    table(1, 1, { Anna: 10, Bert: 0, Cora: 0, Dirk: -10 }, { compulsory: ['Anna', 'Bert'] }),
    table(2, 1, { Anna: 10, Bert: 0, Cora: 0, Dirk: -10 }, { compulsory: ['Bert'] }),
  ];
  it('counts those missing per session and costs nothing unless the organizer sets a price', () => {
    const list = standings(settingsOf('ddv'), evening(FOUR, tables));
    expect(list.map(({ person, total, compulsoryOpen }) => [person, total, compulsoryOpen])).toEqual([
      ['Anna', 20, 1],
      ['Bert', 0, 0],
      ['Cora', 0, 2],
      ['Dirk', -20, 2],
    ]);
  });
  it('takes the price once per session without one; ticks pay first', () => {
    const priced = settingsOf('ddv', { compulsorySolo: { price: 6 } });
    const list = standings(priced, evening(FOUR, tables, { tickedSolos: { Dirk: 1 } }));
    expect(listed(list)).toEqual([
      [1, 'Anna', 14],
      [2, 'Bert', 0],
      [3, 'Cora', -12],
      [4, 'Dirk', -26],
    ]);
  });
});

describe('what the tournament must not hand in', () => {
  it('a session the format does not have is a bug, not a silent loss', () => {
    expect(() => standings(settingsOf('heinz'), evening(FOUR, [table(4, 1, { Anna: 1, Bert: 0, Cora: 0, Dirk: -1 })]))).toThrow(RangeError);
  });
});
