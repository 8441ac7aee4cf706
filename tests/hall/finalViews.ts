import type { Moment, RankingScene, RevealScene, SoloWon, TableFinished } from '../../electron/contract/hallViews.ts';
import type { HallView } from '../../electron/contract/views.ts';
import { LONG_NAMES, people, standings, view } from './views.ts';

/** When the moments of these views happen. */
export const NOW = 1_800_000_000_000;

const LONGEST = LONG_NAMES.map(({ given, family }) => `${given} ${family}`);

/** The final of so many people, `read` of them read out; `long`: the best have the longest names. */
export function reveal(count: number, read: number, long = false): RevealScene {
  const { rows, scale } = standings(count, 5);
  const placed = rows.map((row, i) => ({
    person: row.person,
    name: long ? (LONGEST[i % LONGEST.length] ?? row.name) : row.name,
    place: i + 1,
    total: 254 - i * 7,
    credits: [45, 60, 79, 38, 28].map((credit, s) => (s === 4 && i % 7 === 3 ? null : credit - i)),
    adjustments: i % 5 === 2 ? -10 : 0,
  }));
  return {
    kind: 'reveal',
    people: count,
    scale,
    sessions: 5,
    podium: 3,
    rows: placed.slice(count - read),
    next: placed[count - read - 1]?.place ?? null,
  };
}

export function ranking(count: number): RankingScene {
  return {
    kind: 'ranking',
    series: 'Ewige Rangliste des Eselstalls',
    list: 'allTime',
    span: null,
    scale: 10,
    evenings: 87,
    minimumEvenings: 3,
    rows: people(count).map(({ person, name }, i) => ({
      person,
      name,
      place: i < count - 3 ? i + 1 : null,
      points: 12_844 - i * 97,
      evenings: Math.max(1, 87 - i),
    })),
  };
}

export function tableFinished(seats: number, more: Partial<TableFinished> = {}, long = false): TableFinished {
  const everybody = people(60);
  return {
    kind: 'tableFinished',
    from: NOW,
    until: NOW + 20_000,
    at: NOW,
    session: 3,
    table: 4,
    scale: 10,
    rows: everybody.slice(0, seats).map(({ person, name }, i) => ({
      person,
      name: long ? (LONGEST[i % LONGEST.length] ?? name) : name,
      tablePlace: i + 1,
      points: [39, -5, -7, -9, -18][i] ?? 0,
      credit: [79, 25, 13, 1, -8][i] ?? 0,
      total: [184, 10, 73, -20, 104][i] ?? 0,
      place: [1, 20, 10, 105, 5][i] ?? 1,
      movement: [3, -1, 0, null, -13][i] ?? null,
    })),
    news: { code: 'newLeader', person: everybody[0]?.person ?? '', name: (long ? LONGEST[0] : everybody[0]?.name) ?? '' },
    playing: [
      { table: 2, played: 5, planned: 8 },
      { table: 5, played: 6, planned: 8 },
    ],
    ...more,
  };
}

export function soloWon(name: string): SoloWon {
  return {
    kind: 'soloWon',
    from: NOW,
    until: NOW + 20_000,
    at: NOW,
    session: 3,
    table: 4,
    game: 7,
    soloist: { person: 'p1', name },
    points: 36,
    compulsory: false,
  };
}

/** A picture with a moment over the standings. */
export const during = (moment: Moment, line = ''): HallView => ({
  ...view({ kind: 'standings', standings: standings(22, 3, 2) }, line),
  moments: [moment],
});

/** Pictures of moments, the final and the list of a series; each with a name. */
export function finalSheets(line: string): readonly [string, HallView][] {
  const many = Array.from({ length: 26 }, (_, i) => ({ table: i + 1, played: i % 8, planned: 8 }));
  return [
    ...[4, 5].flatMap((seats): [string, HallView][] => [
      [`a table of ${seats} finished`, during(tableFinished(seats))],
      [`a table of ${seats} with long names finished`, during(tableFinished(seats, { playing: many }, true), line)],
    ]),
    ['a table finished without news', during(tableFinished(5, { news: null, playing: [] }))],
    ...[...LONGEST, 'Uschi Größl'].map((name): [string, HallView] => [`solo won by ${name}`, during(soloWon(name), line)]),
    ...[8, 22, 40, 105].flatMap((count): [string, HallView][] =>
      [0, 1, count - 4, count - 3, count - 2, count - 1, count].flatMap((read): [string, HallView][] => [
        [`final of ${count}, ${read} read`, view(reveal(count, read), 'Danke fürs Mitspielen und gute Heimfahrt!')],
        [`final of ${count} long names, ${read} read`, view(reveal(count, read, true), line)],
      ]),
    ),
    ...[8, 22, 40, 105].map((count): [string, HallView] => [`all-time list of ${count}`, view(ranking(count), 'Suppe ist fertig')]),
    ['a series without anybody', view({ ...ranking(0), evenings: 0 })],
    ['an evening without a series', view({ ...ranking(0), series: null })],
  ];
}
