import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HallView } from '../../electron/contract/views.ts';
import { finalSheets } from './finalViews.ts';
import { complaints, type HallStage, type HallWindow, openStage } from './stage.ts';
import { clock, LONG_NAMES, seatsByName, seatsByTable, standings, view, welcome } from './views.ts';

/**
 * A sheet is laid out in parts of its height, so 1920 x 1080 and 3840 x 2160 have the lines of 1280 x 720: there, and on the
 * squarer shape, each scene is looked at once, with the most people. TURNIERABEND_LONG=1 looks at everything everywhere.
 */
const SIZES = [
  [1280, 720, 'all'],
  [1920, 1080, 'each'],
  [1024, 768, 'each'],
  [3840, 2160, 'each'],
] as const;
/** One column, two, the most that fit, many pages; TURNIERABEND_LONG=1 adds the numbers beside the steps. */
const PEOPLE = process.env.TURNIERABEND_LONG ? [8, 10, 22, 24, 25, 40, 105] : [8, 22, 40, 105];
const NOW = 1_800_000_000_000;
const LONG_LINE =
  'Die Suppe ist fertig, bitte Tisch 1 bis 3 zuerst an den Tresen, danach Tisch 4 bis 6; wer noch kein Startgeld bezahlt hat, kommt bitte jetzt gleich zur Turnierleitung, denn Durchgang 4 beginnt um 21:15 Uhr';

const SHEETS: readonly [string, HallView][] = [
  ...PEOPLE.flatMap((people): [string, HallView][] => [
    [
      `standings of ${people}`,
      view(
        { kind: 'standings', standings: standings(people, 3, people > 20 ? 2 : 0, NOW - 1000) },
        'Suppe ist fertig! Tisch 1 bis 3 zuerst',
      ),
    ],
    [`seats of ${people} by name`, view(seatsByName(people))],
    [`call of ${people}`, view({ ...seatsByTable(people), kind: 'call' })],
    [`seats of ${people} by table`, view(seatsByTable(people), LONG_LINE)],
  ]),
  ['standings after the first session', view({ kind: 'standings', standings: standings(24, 1) })],
  ['standings of 8 after 8 sessions', view({ kind: 'standings', standings: standings(8, 8) }, LONG_LINE)],
  ...['Suppe ist fertig', 'Die Suppe ist fertig, bitte Tisch 1 bis 3 zuerst', LONG_LINE, 'x'.repeat(200)].map(
    (text): [string, HallView] => [`announcement of ${text.length} letters`, view({ kind: 'announcement', text })],
  ),
  ...[2, 5, 10, 26].map((tables): [string, HallView] => [`clock of ${tables} tables`, view(clock(tables, 760_000), LONG_LINE)]),
  ['clock with hours', view(clock(5, 119 * 60_000))],
  ['clock that stands', view(clock(5, 760_000, false))],
  ...finalSheets(LONG_LINE),
  ['nobody yet', view(welcome(0, 22))],
  ['19 of 22 are there', view(welcome(19, 3))],
  ['84 of 105 are there', view(welcome(84, 21), LONG_LINE)],
  ['idle', { seq: 0, tournament: null, scene: { kind: 'idle' }, line: '', page: null, stoppedAt: null, moments: [], gongs: [] }],
];

/** The last sheet of each scene. */
const EACH = [...new Map(SHEETS.map((row) => [row[1].scene.kind, row])).values()];
const sheetsFor = (which: 'all' | 'each') => (which === 'all' || process.env.TURNIERABEND_LONG ? SHEETS : EACH);

let stage: HallStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(SIZES)('%i x %i', (width, height, which) => {
  let hall: HallWindow;
  beforeAll(async () => {
    hall = await stage.open(width, height);
  });
  afterAll(() => hall.page.context().close());

  test.each(sheetsFor(which))('%s: nothing too small, cut, covered or scrolling, on any page', async (_, sheet) => {
    await hall.show({ view: sheet, now: NOW });
    const { pages } = await hall.page.evaluate(() => window.pages);
    for (let page = 0; page < Math.max(1, pages); page++) {
      await hall.show({ view: sheet, now: NOW, page });
      expect(await complaints(hall.page)).toEqual([]);
    }
    expect(hall.errors()).toEqual([]);
  });

  test('every page together shows everybody exactly once, names whole', async () => {
    const people = 105;
    const sheet = view({ kind: 'standings', standings: standings(people) });
    await hall.show({ view: sheet, now: NOW });
    const { pages } = await hall.page.evaluate(() => window.pages);
    const seen: string[] = [];
    for (let page = 0; page < pages; page++) {
      await hall.show({ view: sheet, now: NOW, page });
      seen.push(...(await hall.page.locator('.hall-row .hall-name').allTextContents()));
    }
    const whole = (name: string): string => name.replace(/-\s/g, '-').replace(/\s+/g, ' ').trim();
    expect(seen.map(whole).sort()).toEqual(
      standings(people)
        .rows.map(({ name }) => whole(name))
        .sort(),
    );
    expect(seen.map(whole)).toContain(LONG_NAMES.map(({ given, family }) => `${given} ${family}`)[2]);
  });
});

describe('one size', () => {
  let hall: HallWindow;
  beforeAll(async () => {
    hall = await stage.open(1280, 720);
  });
  afterAll(() => hall.page.context().close());

  test('the preview the size of a stamp has the same lines at the same places', async () => {
    const sheet = view({ kind: 'standings', standings: standings(22, 3, 2, NOW - 1000) }, 'Suppe');
    const places = (): Promise<string[]> =>
      hall.page.evaluate(() => {
        const box = document.querySelector('.hall')?.getBoundingClientRect();
        if (!box) return [];
        return [...document.querySelectorAll('.hall-row, .hall-line')].map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return `${element.textContent} ${Math.round(((left - box.left) / box.height) * 60)} ${Math.round(((top - box.top) / box.height) * 60)}`;
        });
      });
    await hall.show({ view: sheet, now: NOW });
    const large = await places();
    await hall.show({ view: sheet, now: NOW, preview: 640 });
    expect(await places()).toEqual(large);
    expect(large.length).toBeGreaterThan(40);
  });

  test('black is black and empty', async () => {
    await hall.show({ view: view({ kind: 'black' }, 'Suppe'), now: NOW });
    expect(await hall.page.evaluate(() => document.querySelector('#root')?.textContent)).toBe('');
    expect(await hall.page.locator('.hall').evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 0, 0)');
  });

  test('movement is said by arrow, number and word; the first stands in the one ring', async () => {
    const list = standings(22);
    await hall.show({ view: view({ kind: 'standings', standings: list }), now: NOW });
    const shown = await hall.page.locator('.hall-row').evaluateAll((rows) =>
      rows.map((row) => ({
        person: row.getAttribute('data-row'),
        text: row.querySelector('.hall-moved')?.textContent ?? '',
        arrow: row.querySelector('.hall-moved .arrow') !== null,
        ring: row.querySelector('.ring') !== null,
      })),
    );
    expect(shown).toEqual(
      list.rows.map(({ person, movement }, i) => ({
        person,
        text: movement === null ? 'neu' : movement === 0 ? 'gleich' : movement > 0 ? `${movement}auf` : `${-movement}ab`,
        arrow: movement !== null,
        ring: i === 0,
      })),
    );
  });

  test('a shared first place has no ring', async () => {
    await hall.show({ view: view({ kind: 'standings', standings: standings(8) }), now: NOW });
    expect(await hall.page.locator('.ring').count()).toBe(0);
  });

  test('minus is U+2212, the comma stays, an open table says so, a dropped session stands in brackets', async () => {
    const list = standings(8, 2, 0);
    const [first, second, third] = list.rows;
    if (!first || !second || !third) throw new Error('no rows');
    const cell = (credit: number, state: 'open' | 'counted' | 'dropped') => ({
      credit,
      points: 0,
      tablePlace: 1,
      table: 1,
      state,
      games: 8,
    });
    const rows = [
      { ...first, total: 250, sessions: [cell(-24, 'counted'), cell(10, 'dropped')] },
      { ...second, total: -7, sessions: [cell(30, 'counted'), cell(0, 'open')] },
      { ...third, total: 0, sessions: [null, cell(5, 'counted')] },
    ];
    await hall.show({ view: view({ kind: 'standings', standings: { ...list, rows } }), now: NOW });
    const figures = await hall.page
      .locator('.hall-row')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('.end')].map((end) => end.textContent)));
    expect(figures).toEqual([
      ['−2,4', '(1,0)', '25,0'],
      ['3,0', 'offen', '−0,7'],
      ['–', '0,5', '0,0'],
    ]);
  });

  test('names are sorted as in a phone book and the pages named by letters', async () => {
    await hall.show({ view: view(seatsByName(105)), now: NOW, page: 0 });
    expect(await hall.page.locator('.hall-page').textContent()).toMatch(
      /^A bis \w+Startwert \d+, Verfahren 1, Prüfsumme \w+Seite 1 von \d$/,
    );
    const names = await hall.page.locator('.hall-row .hall-name b').allTextContents();
    expect(names[0]).toBe('Ahrens');
  });
});
