import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientOf, NightRefused } from '../../electron/cli/client.ts';
import type { FormatId } from '../../electron/core/formats/format.ts';
import type { RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { DEFAULT_SERIES_RULES, type SeriesList } from '../../electron/core/tournament/series.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { type TestService, testService } from '../support/testService.ts';

let test$: TestService;
beforeEach(() => {
  test$ = testService();
});
afterEach(() => test$.close());

const NAMES = ['Anna', 'Bert', 'Cora', 'Dirk'];
const club = () => clientOf(test$.service);

async function addPeople(): Promise<void> {
  const desk = club();
  for (const given of NAMES) await desk.run({ type: 'addPerson', person: given.toLowerCase(), given, family: 'Berg', club: '', note: '' });
}

interface Evening {
  readonly date: string;
  /** Points of Anna, Bert, Cora and Dirk. */
  readonly points: readonly number[];
  readonly house?: RuleSetId & FormatId;
  readonly formatSettings?: object;
  readonly series?: string | null;
  readonly close?: boolean;
}

/** An evening of one session at one table, closed unless told otherwise. */
async function play({ date, points, house = 'heinz', formatSettings = {}, series = 'ewige', close = true }: Evening): Promise<Client> {
  const desk = clientOf(test$.service);
  const settings = {
    ...settingsOf(house, { sessions: 1, final: null, rankingPoints: 'places', ...formatSettings }),
    date,
    name: `Abend ${date}`,
    series,
  };
  await desk.run({ type: 'createTournament', ...settings });
  for (const name of NAMES) await desk.run({ type: 'register', person: name.toLowerCase(), presence: 'present', paid: true });
  const seats = NAMES.map((name) => name.toLowerCase());
  const reasons = Object.fromEntries(seats.map((person) => [person, { code: 'hand' as const }]));
  const tables = [{ number: 1, seats, firstDealer: 0 }];
  const draw = { method: 'byHand', tables, seed: 1, engine: 1, reasons, ties: [], inputHash: '', moves: 0, plan: null } as const;
  await desk.run({ type: 'adoptDraw', session: 1, draw });
  await desk.run({ type: 'releaseDraw', session: 1 });
  await desk.run({ type: 'recordTotals', session: 1, table: 1, points });
  await desk.run({ type: 'closeSession', session: 1 });
  if (close) await desk.run({ type: 'closeTournament' });
  return desk;
}

async function ranking(list: SeriesList, until?: number, series = 'ewige') {
  const view = await club().query('ranking', { series, list, ...(until === undefined ? {} : { until }) });
  return { view, rows: view.rows.map(({ place, name, points }) => [place, name.split(' ')[0], points]) };
}

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof NightRefused) return error.refused.code;
    throw error;
  }
};

describe('a series', () => {
  beforeEach(async () => {
    await addPeople();
    await club().run({ type: 'createSeries', series: 'ewige', name: ' Ewige Rangliste ', rules: {} });
  });

  test('is made, renamed, given other rules and taken away', async () => {
    const desk = club();
    expect(await refusalOf(desk.run({ type: 'createSeries', series: 'ewige', name: 'x', rules: {} }))).toBe('seriesExists');
    expect(await refusalOf(desk.run({ type: 'createSeries', series: 'neu', name: 'Ewige Rangliste', rules: {} }))).toBe('seriesNameTaken');
    expect(await refusalOf(desk.run({ type: 'renameSeries', series: 'ewige', name: '  ' }))).toBe('seriesNameMissing');
    expect(await refusalOf(desk.run({ type: 'renameSeries', series: 'nie', name: 'x' }))).toBe('seriesUnknown');
    await desk.run({ type: 'renameSeries', series: 'ewige', name: 'Rangliste' });
    await desk.run({ type: 'changeSeries', series: 'ewige', rules: { lists: { championship: { bestEvenings: 3, minimumEvenings: 2 } } } });
    const { series, seq } = await desk.query('series', {});
    expect(series).toEqual([
      {
        series: 'ewige',
        name: 'Rangliste',
        rules: {
          counts: 'tournament',
          lists: { ...DEFAULT_SERIES_RULES.lists, championship: { years: 1, minimumEvenings: 2, bestEvenings: 3 } },
        },
        tournaments: [],
        openings: [],
      },
    ]);
    expect(seq).toBe(NAMES.length + 3);
    await desk.run({ type: 'removeSeries', series: 'ewige' });
    expect((await desk.query('series', {})).series).toEqual([]);
    expect((await test$.service.query('desk', 'ranking', { series: 'ewige', list: 'allTime' })).ok).toBe(false);
  });

  test.each([
    ['years for all time', { allTime: { years: 5 } }, 'seriesYearsWrong'],
    ['no years for the last years', { lastYears: { years: null } }, 'seriesYearsWrong'],
    ['no year at all', { championship: { years: 0 } }, 'seriesYearsWrong'],
    ['a best of none', { allTime: { bestEvenings: 0 } }, 'seriesEveningsWrong'],
    ['fewer than no evenings', { allTime: { minimumEvenings: -1 } }, 'seriesEveningsWrong'],
    ['a championship over all years', { championship: { years: null } }, 'ok'],
  ])('with %s: %s', async (_what, lists, code) => {
    expect(await refusalOf(club().run({ type: 'changeSeries', series: 'ewige', rules: { lists } }))).toBe(code);
  });

  test('keeps its commands in order with those of people, and carries a resent one out once', async () => {
    const command = { type: 'renameSeries', series: 'ewige', name: 'Neu' };
    const envelope = { commandId: randomUUID(), tournament: null, expectedSeq: 5, command };
    expect(await test$.service.execute('desk', 'desk', envelope)).toEqual({ ok: true, value: { seq: 6 } });
    expect(await test$.service.execute('desk', 'desk', envelope)).toEqual({ ok: true, value: { seq: 6 } });
    const late = await test$.service.execute('desk', 'desk', { ...envelope, commandId: randomUUID() });
    expect(late).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(test$.published.at(-1)).toEqual({ stream: null, seq: 6 });
  });

  test('survives a restart', async () => {
    await play({ date: '2024-03-01', points: [4, 2, 0, -6] });
    await club().run({ type: 'setOpenings', series: 'ewige', rows: [{ person: 'dirk', points: 9, scale: 1, evenings: 4, year: null }] });
    const before = await ranking('allTime');
    const view = await clientOf(test$.fresh()).query('ranking', { series: 'ewige', list: 'allTime' });
    expect(view.rows).toEqual(before.view.rows);
  });
});

describe('the ranking of a series', () => {
  beforeEach(async () => {
    await addPeople();
    await club().run({ type: 'createSeries', series: 'ewige', name: 'Ewige Rangliste', rules: {} });
  });

  // Places bring 4, 3, 2, 1; shared places those of the better one.
  // 2018: Anna 4, Bert 3, Cora 2, Dirk 1. 2021: Dirk 4, Cora 3, Anna and Bert 2. 2023: Bert 4, Anna, Cora and Dirk 3.
  const EVENINGS: readonly Evening[] = [
    { date: '2023-11-04', points: [-1, 3, -1, -1], house: 'ddv' },
    { date: '2018-05-01', points: [6, 2, -3, -5] },
    { date: '2021-02-20', points: [-4, -4, 1, 7], house: 'tc-solo' },
  ];

  test('all time, the last five years and the championship, whatever was played', async () => {
    for (const evening of EVENINGS) await play(evening);
    const allTime = await ranking('allTime');
    expect(allTime.rows).toEqual([
      [1, 'Anna', 9],
      [1, 'Bert', 9],
      [3, 'Cora', 8],
      [3, 'Dirk', 8],
    ]);
    expect(allTime.view).toMatchObject({ scale: 1, span: null, years: [2023, 2021, 2018] });
    expect(allTime.view.evenings.map(({ date, ruleSet, people }) => [date, ruleSet, people])).toEqual([
      ['2018-05-01', 'heinz', 4],
      ['2021-02-20', 'tc-solo', 4],
      ['2023-11-04', 'ddv', 4],
    ]);
    expect(allTime.view.rows[0]?.results.map(({ points }) => points)).toEqual([4, 2, 3]);

    const last = await ranking('lastYears');
    expect(last.view.span).toEqual({ from: 2019, to: 2023 });
    expect(last.view.evenings).toHaveLength(2);
    expect(last.rows).toEqual([
      [1, 'Dirk', 7],
      [2, 'Bert', 6],
      [2, 'Cora', 6],
      [4, 'Anna', 5],
    ]);
    expect((await ranking('lastYears', 2022)).rows).toEqual([
      [1, 'Anna', 6],
      [2, 'Bert', 5],
      [2, 'Cora', 5],
      [2, 'Dirk', 5],
    ]);
    expect((await ranking('championship')).rows).toEqual([
      [1, 'Bert', 4],
      [2, 'Anna', 3],
      [2, 'Cora', 3],
      [2, 'Dirk', 3],
    ]);
    expect((await ranking('championship', 2020)).rows).toEqual([]);
  });

  test('a minimum and the best evenings as the series has them', async () => {
    for (const evening of EVENINGS) await play(evening);
    await club().run({ type: 'changeSeries', series: 'ewige', rules: { lists: { allTime: { minimumEvenings: 4, bestEvenings: 2 } } } });
    await club().run({ type: 'setOpenings', series: 'ewige', rows: [{ person: 'cora', points: 10, scale: 1, evenings: 1, year: null }] });
    const { rows, view } = await ranking('allTime');
    // Cora 10 + 3 + 3 with four evenings; the others were there three times
    expect(rows).toEqual([
      [1, 'Cora', 16],
      [null, 'Anna', 7],
      [null, 'Bert', 7],
      [null, 'Dirk', 7],
    ]);
    expect(view.rows[1]?.results.map(({ counted }) => counted)).toEqual([true, false, true]);
    expect(view.rows[0]).toMatchObject({ opening: 10, evenings: 4 });
  });

  test('evenings can count their totals, in the finest unit of them, or places where their format gives nothing', async () => {
    await play({ date: '2024-01-10', points: [6, 2, -3, -5], formatSettings: { rankingPoints: 'none' } });
    await play({ date: '2024-02-10', points: [6, 2, -3, -5], house: 'eselstall', formatSettings: { rankingPoints: 'total' } });
    // Eselstall: 4 + 0.6, 3 + 0.2, 2 - 0.3, 1 - 0.5
    const own = await ranking('allTime');
    expect(own.view.scale).toBe(10);
    expect(own.rows.map(([, name, points]) => [name, points])).toEqual([
      ['Anna', 46],
      ['Bert', 32],
      ['Cora', 17],
      ['Dirk', 5],
    ]);
    expect((await club().query('series', {})).series[0]?.tournaments.map(({ date, counted }) => [date, counted])).toEqual([
      ['2024-02-10', true],
      ['2024-01-10', false],
    ]);
    await club().run({ type: 'changeSeries', series: 'ewige', rules: { counts: 'total' } });
    expect((await ranking('allTime')).rows.map(([, , points]) => points)).toEqual([60 + 46, 20 + 32, -30 + 17, -50 + 5]);
    await club().run({ type: 'changeSeries', series: 'ewige', rules: { counts: 'places' } });
    expect((await ranking('allTime')).rows.map(([, , points]) => points)).toEqual([8, 6, 4, 2]);
  });

  test('an evening counts once it is closed; reopened it does not, and closed again it counts as it then is', async () => {
    const desk = await play({ date: '2024-03-01', points: [6, 2, -3, -5], close: false });
    expect((await ranking('allTime')).rows).toEqual([]);
    await desk.run({ type: 'closeTournament' });
    expect((await ranking('allTime')).rows[0]).toEqual([1, 'Anna', 4]);
    await desk.run({ type: 'reopenTournament' });
    expect((await ranking('allTime')).rows).toEqual([]);
    await desk.run({ type: 'adjust', person: 'anna', session: null, points: -20, reason: 'Karten vertauscht' });
    await desk.run({ type: 'closeTournament' });
    expect((await ranking('allTime')).rows).toEqual([
      [1, 'Bert', 4],
      [2, 'Cora', 3],
      [3, 'Dirk', 2],
      [4, 'Anna', 1],
    ]);
    const { entries } = await desk.query('journal', { tournament: desk.tournament, limit: 4 });
    expect(entries.map(({ label }) => label.code)).toEqual(['tournamentClosed', 'adjusted', 'tournamentReopened', 'tournamentClosed']);
  });

  test('a tournament belongs to one series at most, and can be moved after it was closed', async () => {
    await club().run({ type: 'createSeries', series: 'meister', name: 'Meisterschaft', rules: {} });
    const desk = await play({ date: '2024-03-01', points: [6, 2, -3, -5] });
    await desk.run({ type: 'setSeries', series: 'meister' });
    expect((await ranking('allTime')).rows).toEqual([]);
    expect((await ranking('allTime', undefined, 'meister')).rows).toHaveLength(4);
    expect((await desk.query('tournament', { tournament: desk.tournament })).series).toEqual({ series: 'meister', name: 'Meisterschaft' });
    expect(await refusalOf(desk.run({ type: 'setSeries', series: 'meister' }))).toBe('seriesUnchanged');
    expect(await refusalOf(desk.run({ type: 'setSeries', series: 'nie' }))).toBe('seriesUnknown');
    expect(await refusalOf(club().run({ type: 'removeSeries', series: 'meister' }))).toBe('seriesInUse');
    await desk.run({ type: 'setSeries', series: null });
    expect(await refusalOf(club().run({ type: 'removeSeries', series: 'meister' }))).toBe('ok');
    const { undo } = await desk.query('tournament', { tournament: desk.tournament });
    expect(undo?.label).toEqual({ code: 'seriesSet', facts: { set: 'no' } });
  });

  test('is reckoned from the frozen lists alone: a later change of the rules rewrites no old evening', async () => {
    const desk = await play({ date: '2024-03-01', points: [6, 2, -3, -5] });
    const { tournament } = desk;
    const { journal } = test$;
    await desk.run({ type: 'reopenTournament' });
    // As a program with other rules had closed it: Dirk first, with ranking points that no rule of today gives.
    const seq = journal.lastSeq(tournament);
    const closed = journal.read(tournament).find(({ event }) => event.type === 'tournamentClosed');
    if (closed?.event.type !== 'tournamentClosed') throw new Error('it was not closed');
    const { final } = closed.event;
    const places = final.places
      .toReversed()
      .map((row, index) => ({ ...row, place: index + 1, total: 100 - index, rankingPoints: 40 - index }));
    journal.append([{ ...closed, seq: seq + 1, commandId: 'before', event: { type: 'tournamentClosed', final: { ...final, places } } }]);
    const service = test$.fresh();
    const view = await clientOf(service).query('ranking', { series: 'ewige', list: 'allTime' });
    expect(view.rows.map(({ name, points }) => [name, points])).toEqual([
      ['Dirk Berg', 40],
      ['Cora Berg', 39],
      ['Bert Berg', 38],
      ['Anna Berg', 37],
    ]);
    const { rows, final: frozen } = await clientOf(service).query('standings', { tournament });
    expect(frozen).toBe(true);
    expect(rows.map(({ name, total, rankingPoints }) => [name, total, rankingPoints])).toEqual([
      ['Dirk Berg', 100, 40],
      ['Cora Berg', 99, 39],
      ['Bert Berg', 98, 38],
      ['Anna Berg', 97, 37],
    ]);
  });
});

describe('opening balances', () => {
  beforeEach(async () => {
    await addPeople();
    await club().run({ type: 'createSeries', series: 'ewige', name: 'Ewige Rangliste', rules: {} });
  });
  const row = (person: string, points: number, patch: object = {}) => ({
    person,
    points,
    scale: 1 as const,
    evenings: 3,
    year: null,
    ...patch,
  });
  const set = (...rows: ReturnType<typeof row>[]) => club().run({ type: 'setOpenings', series: 'ewige', rows });

  test('stand at the beginning of the list, one per person and year; those with a year count in spans of years too', async () => {
    await set(row('anna', 50), row('bert', 12, { year: 2022 }), row('bert', 30, { year: 2010 }));
    await set(row('anna', 455, { scale: 10 }));
    await play({ date: '2024-03-01', points: [6, 2, -3, -5] });
    const allTime = await ranking('allTime');
    expect(allTime.view).toMatchObject({ scale: 10, years: [2024, 2022, 2010] });
    expect(allTime.rows).toEqual([
      [1, 'Anna', 455 + 40],
      [2, 'Bert', 420 + 30],
      [3, 'Cora', 20],
      [4, 'Dirk', 10],
    ]);
    expect((await ranking('lastYears')).rows[0]).toEqual([1, 'Bert', 15]);
    await club().run({ type: 'removeOpening', series: 'ewige', person: 'bert', year: 2010 });
    expect((await ranking('allTime')).rows[1]).toEqual([2, 'Bert', 150]);
    expect(await refusalOf(club().run({ type: 'removeOpening', series: 'ewige', person: 'bert', year: 2010 }))).toBe('openingUnknown');
    const { series } = await club().query('series', {});
    expect(series[0]?.openings.map(({ name, points, scale, year }) => [name, points, scale, year])).toEqual([
      ['Anna Berg', 455, 10, null],
      ['Bert Berg', 12, 1, 2022],
    ]);
  });

  test.each([
    ['somebody who is not in the address book', [row('stranger', 1)], 'openingPersonUnknown'],
    ['somebody twice for the same year', [row('anna', 1), row('anna', 2)], 'openingTwice'],
    ['fewer than no evenings', [row('anna', 1, { evenings: -1 })], 'openingEveningsWrong'],
    ['a year long ago', [row('anna', 1, { year: 1066 })], 'openingYearWrong'],
    ['too many points', [row('anna', 10_000_001)], 'openingPointsWrong'],
  ])('are refused as a whole for %s', async (_what, rows, code) => {
    expect(await refusalOf(set(row('bert', 7), ...rows))).toBe(code);
    expect((await club().query('series', {})).series[0]?.openings).toEqual([]);
  });

  test.each([
    ['"Berg, Dirk",20,6,2019', ['Dirk', 'Berg', 20, 1, 6, 2019, 'dirk']],
    ['Dirk Berg,20', ['Dirk', 'Berg', 20, 1, 0, null, 'dirk']],
    ['Berg, Dirk,20,6', ['Dirk', 'Berg', 20, 1, 6, null, 'dirk']],
    ['Dirk Berg,20.5,,2019', ['Dirk', 'Berg', 205, 10, 0, 2019, 'dirk']],
    ['"Dirk Berg","12,5","3"', ['Dirk', 'Berg', 125, 10, 3, null, 'dirk']],
    ['Berg, Dirk;12,5;3', ['Dirk', 'Berg', 125, 10, 3, null, 'dirk']],
  ])('are read from a file with commas: %s', async (text, expected) => {
    const { rows } = await club().query('readOpenings', { text: `Name,Points,Evenings,Year\n${text}` });
    expect(rows.map((row) => [row.given, row.family, row.points, row.scale, row.evenings, row.year, row.person])).toEqual([expected]);
    expect(rows[0]?.problem).toBeNull();
  });

  test('are read from pasted lines: names found, decimal places kept, what cannot be read named', async () => {
    await club().run({ type: 'addPerson', person: 'anna2', given: 'Anna', family: 'Thelen', club: '', note: '' });
    await club().run({ type: 'addPerson', person: 'anna3', given: 'Anna', family: 'Thelen', club: '', note: '' });
    const text = [
      'Name;Punkte;Abende;Jahr',
      'anna  BERG;1.234', // a point is a decimal point, and there are three places
      'Berg, Bert\t187,5\t12\t2019',
      '',
      '"Cora Berg";\u22123;;',
      'Dirk Berg; 40 ;x',
      'Dirk Berg;40;3;19',
      ';12',
      'Anna Thelen;7',
      'Emil Neu;12;4',
    ].join('\r\n');
    const { rows } = await club().query('readOpenings', { text });
    expect(
      rows.map(({ line, given, family, points, scale, evenings, year, person }) => [
        line,
        given,
        family,
        points,
        scale,
        evenings,
        year,
        person,
      ]),
    ).toEqual([
      [2, 'anna', 'BERG', 0, 1, 0, null, 'anna'],
      [3, 'Bert', 'Berg', 1875, 10, 12, 2019, 'bert'],
      [5, 'Cora', 'Berg', -3, 1, 0, null, 'cora'],
      [6, 'Dirk', 'Berg', 40, 1, 0, null, 'dirk'],
      [7, 'Dirk', 'Berg', 40, 1, 3, null, 'dirk'],
      [8, '', '', 12, 1, 0, null, null],
      [9, 'Anna', 'Thelen', 7, 1, 0, null, null],
      [10, 'Emil', 'Neu', 12, 1, 4, null, null],
    ]);
    expect(rows.map(({ problem }) => problem?.code ?? null)).toEqual([
      'importPointsWrong',
      null,
      null,
      'importEveningsWrong',
      'importYearWrong',
      'importNameMissing',
      'importPersonTwice',
      'importPersonUnknown',
    ]);
    expect(rows[6]?.candidates.map(({ person }) => person)).toEqual(['anna2', 'anna3']);
    const ready = rows.flatMap(({ person, problem, points, scale, evenings, year }) =>
      person !== null && problem === null ? [{ person, points, scale, evenings, year }] : [],
    );
    await club().run({ type: 'setOpenings', series: 'ewige', rows: ready });
    expect((await ranking('allTime')).rows).toEqual([
      [1, 'Bert', 1875],
      [2, 'Cora', -30],
    ]);
  });
});

describe('a new tournament as last time', () => {
  test('takes over everything but the date and the people', async () => {
    await addPeople();
    await club().run({ type: 'createSeries', series: 'ewige', name: 'Ewige Rangliste', rules: {} });
    expect(await club().query('asLastTime', {})).toEqual({ from: null, settings: null, wishes: null });
    const older = await play({ date: '2023-03-01', points: [6, 2, -3, -5], house: 'ddv', series: null });
    const newer = await play({
      date: '2024-03-01',
      points: [6, 2, -3, -5],
      house: 'tc-solo',
      formatSettings: { stakeCents: 7, tieBreak: 'lot' },
    });
    await play({ date: '2022-03-01', points: [6, 2, -3, -5], series: null });
    const last = await club().query('asLastTime', {});
    expect(last.from).toEqual({ tournament: newer.tournament, name: 'Abend 2024-03-01', date: '2024-03-01' });
    expect(last.settings).toMatchObject({ ruleSet: 'tc-solo', format: 'tc-solo', feeCents: 1500, series: 'ewige', place: 'Königswinter' });
    expect(last.settings && 'date' in last.settings).toBe(false);
    if (!last.settings) throw new Error('no settings');

    const next = clientOf(test$.service);
    await next.run({ type: 'createTournament', ...last.settings, date: '2024-04-05' });
    const made = await next.query('tournament', { tournament: next.tournament });
    const model = await newer.query('tournament', { tournament: newer.tournament });
    expect(made.settings).toEqual({ ...model.settings, date: '2024-04-05' });
    expect(made.series).toEqual(model.series);
    expect(made.counts.registered).toBe(0);

    expect((await club().query('asLastTime', { tournament: older.tournament })).settings).toMatchObject({ ruleSet: 'ddv', series: null });
    expect(await test$.service.query('desk', 'asLastTime', { tournament: 'nie' })).toMatchObject({
      ok: false,
      error: { code: 'tournamentUnknown' },
    });
  });
});
