/* biome-ignore-all lint/performance/useDomNodeTextContent: what a person reads is the point here */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './driver.ts';
import { type DeskPage, deskPage, type Keys } from './pages/desk.ts';

/*
 * One game of each kind per rule set, entered by keys and read back from the table's list with its lines. Seats are numbered from 1. At
 * the tables of five the dealer sits out: seat 1 in the first game, seat 2 in the second, and so on. Every reckoning is the sheet's.
 */

/** A line of the list: its words, the paragraph of the sheet, what it does. */
type Line = readonly [words: RegExp, paragraph: string | RegExp, worth: string];

interface Played {
  readonly kind: string;
  readonly keys: Keys;
  /** Fields without a key of their own, pressed with the key named after they were reached: [name, role, key]. */
  readonly also?: readonly (readonly [role: 'button' | 'radio' | 'spinbutton', name: string, key: string, group?: string])[];
  /** Seat whose Valat the director approves beforehand. */
  readonly approved?: number;
  readonly points: readonly (number | 'aus')[];
  readonly lines: readonly Line[];
}

interface House {
  readonly name: string;
  readonly people: 4 | 5;
  readonly games: readonly Played[];
  readonly marks: readonly RegExp[];
}

const PEOPLE = ['Anna Adler', 'Bernd Busch', 'Clara Conrad', 'Dieter Dorn', 'Elke Ebert'] as const;

const HOUSES: readonly House[] = [
  {
    name: 'Eselstall Königswinter',
    people: 4,
    games: [
      // won 1
      { kind: 'Normal', keys: ['1', '2', '1', '3', '0'], points: [1, 1, -1, -1], lines: [[/^Gewonnen: Re/, 'Punktwert', '+1']] },
      // won 1, Kontra (89) below 90 1, Re x 2: 4
      {
        kind: 'Hochzeit',
        keys: ['h', '1', '3', 'r', '1', '5', '1'],
        points: [4, -4, 4, -4],
        lines: [
          [/^Gewonnen: Re/, 'Punktwert', '+1'],
          [/^Kontra unter 90/, 'Punktwert', '+1'],
          [/^Re angesagt/, 'Punktwert', '×2'],
        ],
      },
      // Kontra (140) wins 1, against the Alten, here the Armut pair, 1: 2
      {
        kind: 'Armut',
        keys: ['a', '2', '4', '1', '0', '0'],
        points: [2, -2, 2, -2],
        lines: [
          [/^Gewonnen: Kontra/, 'Punktwert', '+1'],
          [/^Gegen die Armut/, 'Punktwert', '+1'],
        ],
      },
      // won 1, solo bonus 1: 2, the soloist three times
      {
        kind: 'Solo',
        keys: ['s', 'd', '4', '1', '2', '1'],
        points: [-2, -2, -2, 6],
        lines: [
          [/^Gewonnen: Re/, 'Punktwert', '+1'],
          [/^Sonderpunkt für das Solo/, 'Punktwert', '+1'],
        ],
      },
      // worked case 7: won 1, Re x 2, then the Fuchs 1: 3
      {
        kind: 'Normal',
        keys: ['1', '2', 'r', '1', '3', '0'],
        also: [['spinbutton', 'Fuchs, Re', '+']],
        points: [3, 3, -3, -3],
        lines: [
          [/^Gewonnen: Re/, 'Punktwert', '+1'],
          [/^Re angesagt/, 'Punktwert', '×2'],
          [/^Fuchs gefangen, Re/, 'Fangen eines Fuchses', '+1'],
        ],
      },
    ],
    marks: [/^Jede Zeile ergibt 0/, /^5 von 8 Spielen eingetragen, 3 fehlen/],
  },
  {
    name: 'Wielandstraße',
    people: 4,
    games: [
      // won 1; only the winners write
      { kind: 'Normal', keys: ['1', '3', '1', '2', '1'], points: [1, 0, 1, 0], lines: [[/^Gewonnen: Re/, 'V', '+1']] },
      // won 1, Kontra below 90 1, Re said 2: 4
      {
        kind: 'Hochzeit',
        keys: ['h', '1', '4', 'r', '1', '5', '1'],
        points: [4, 0, 0, 4],
        lines: [
          [/^Gewonnen: Re/, 'V', '+1'],
          [/^Kontra unter 90/, 'V', '+1'],
          [/^Re angesagt/, 'IV.1', '+2'],
        ],
      },
      // Kontra wins 1, against the playing party (the Armut pair) 1: 2
      {
        kind: 'Armut',
        keys: ['a', '2', '3', '1', '0', '0'],
        points: [2, 0, 0, 2],
        lines: [
          [/^Gewonnen: Kontra/, 'V', '+1'],
          [/^Gegen die Armut/, 'V', '+1'],
        ],
      },
      // won 1, the soloist writes three times the value; ticked as his Pflichtsolo
      { kind: 'Solo', keys: ['s', 'd', '2', 'p', '1', '3', '0'], points: [0, 3, 0, 0], lines: [[/^Gewonnen: Re/, 'V', '+1']] },
      // Kontra against the Alten misplays, nothing said: the two Re players write 5 each
      {
        kind: 'Normal',
        keys: ['v', '1', '2', '3'],
        points: [5, 5, 0, 0],
        lines: [[/^Falsch bedient oder verworfen: Kontra hat verloren/, 'V', '+5']],
      },
    ],
    marks: [/^5 von 8 Spielen eingetragen, 3 fehlen/, /^Pflichtsolo noch offen/],
  },
  {
    name: 'Béi Chéz Heinz',
    people: 5,
    games: [
      // seat 1 sits out; won ("12") 1
      { kind: 'Normal', keys: ['2', '3', '1', '2', '1'], points: ['aus', 1, 1, -1, -1], lines: [[/^Gewonnen: Re/, 'Zählweise', '+1']] },
      // "12" 1, "9" 1, a Hochzeit counts as Re said: x 2, so 4
      {
        kind: 'Hochzeit',
        keys: ['h', '1', '3', '1', '5', '1'],
        points: [4, 'aus', 4, -4, -4],
        lines: [
          [/^Gewonnen: Re/, 'Zählweise', '+1'],
          [/^Kontra unter 90/, 'Zählweise', '+1'],
          [/^Re gilt durch die Hochzeit/, 'Zählweise', '×2'],
        ],
      },
      // fixed: 12 for the soloist, 4 from each
      {
        kind: 'Solo',
        keys: ['s', 'd', '1', '1', '2', '1'],
        points: [12, -4, 'aus', -4, -4],
        lines: [[/^Solo gewonnen: fest 12/, 'Zählweise, Solo', '+4']],
      },
      // Kontra misplays: five levels for Re (12, 9, 6, 3, schwarz)
      {
        kind: 'Normal',
        keys: ['v', '1', '2', '3'],
        points: [5, 5, -5, 'aus', -5],
        lines: [[/^Falsch gespielt: zählt als schwarz gegen Kontra/, 'Strafpunkte', '+5']],
      },
      // "12" 1, Herzstich 1, Re x 2: bonuses are doubled with the rest, 4
      {
        kind: 'Normal',
        keys: ['1', '2', 'r', '1', '3', '0'],
        also: [['spinbutton', 'Herzstich, Re', '+']],
        points: [4, 4, -4, -4, 'aus'],
        lines: [
          [/^Gewonnen: Re/, 'Zählweise', '+1'],
          [/^Herzstich, Re/, 'Extrapunkte', '+1'],
          [/^Re angesagt/, 'Zählweise', '×2'],
        ],
      },
    ],
    marks: [/^Jede Zeile ergibt 0/, /^5 von 10 Spielen eingetragen, 5 fehlen/],
  },
  {
    name: 'Tarock-Club SOLO',
    people: 5,
    games: [
      // seat 1 sits out; game 1 (2.1)
      { kind: 'Rufer', keys: ['2', '4', '5', '0'], points: ['aus', 1, -1, 1, -1], lines: [[/^Spiel gewonnen/, /2\.1/, '+1']] },
      // lost with 40: 4, Kontra x 2 = 8, the soloist pays each (worked case 10)
      {
        kind: 'Farbensolo',
        keys: ['a', '1', 'k', '4', '0'],
        points: [-24, 'aus', 8, 8, 8],
        lines: [[/^Spiel verloren.*Kontra/, /2\.3/, '+8']],
      },
      // worked case 7: game 4, Pagat ultimo silent 2, Trull 2 = 8
      {
        kind: 'Solo',
        keys: ['s', '2', '7', '0'],
        also: [
          ['button', 'Spieler', 'Space', 'Pagat ultimo still'],
          ['button', 'Spieler', 'Space', 'Trull'],
        ],
        points: [-8, 24, 'aus', -8, -8],
        lines: [
          [/^Spiel gewonnen/, /2\.3/, '+4'],
          [/^Pagat ultimo still/, /3\.7/, '+2'],
          [/^Trull/, '3.11', '+2'],
        ],
      },
      // worked case 8: an announced Valat in a solo, made and approved beforehand, 24 from each
      {
        kind: 'Solo',
        approved: 1,
        keys: ['s', '1'],
        also: [
          ['button', 'Spieler', 'Space', 'Valat angesagt'],
          ['radio', 'gewonnen', 'Space'],
        ],
        points: [72, -24, -24, 'aus', -24],
        lines: [
          [/^Valat angesagt(?!.*halb)/, /2\.10/, '+24'],
          [/^Der Valat ersetzt/, '2.10', '0'],
        ],
      },
      // renonce in a rufer: A is the game, 1; the offender pays it to each of the other three (1.7)
      { kind: 'Rufer', keys: ['n', '1', '2', '3'], points: [1, 1, -3, 1, 'aus'], lines: [[/^Wert des Spiels/, /^1\.7/, '+1']] },
    ],
    marks: [/^Jede Zeile ergibt 0/, /^5 von 20 Spielen eingetragen, 15 fehlen/],
  },
  {
    name: 'Deutscher Doppelkopf-Verband',
    people: 4,
    games: [
      // 7.2 a: won 1
      { kind: 'Normal', keys: ['1', '3', '1', '2', '1'], points: [1, -1, 1, -1], lines: [[/^Gewonnen: Re/, '7.2 a', '+1']] },
      // a: won 1, below 90 1; b: Re 2 - added, nothing doubles: 4
      {
        kind: 'Hochzeit',
        keys: ['h', '1', '2', 'r', '1', '5', '1'],
        points: [4, 4, -4, -4],
        lines: [
          [/^Gewonnen: Re/, '7.2 a', '+1'],
          [/^Kontra unter 90/, '7.2 a', '+1'],
          [/^Re angesagt/, '7.2 b', '+2'],
        ],
      },
      // a: won 1, a soloist three times; his Pflichtsolo
      { kind: 'Solo', keys: ['s', 'l', '3', 'p', '1', '2', '1'], points: [-1, -1, 3, -1], lines: [[/^Gewonnen: Re/, '7.2 a', '+1']] },
      // Kontra (140): won 1, against the Alten 1, less the Fuchs that Re caught: 1
      {
        kind: 'Normal',
        keys: ['1', '4', '1', '0', '0'],
        also: [['spinbutton', 'Fuchs, Re', '+']],
        points: [-1, 1, 1, -1],
        lines: [
          [/^Gewonnen: Kontra/, '7.2 a', '+1'],
          [/^Gegen die Alten/, '7.2', '+1'],
          [/^Fuchs gefangen, Re/, '7.2', '-1'],
        ],
      },
    ],
    marks: [/^Jede Zeile ergibt 0/, /^Jede Zeile ist ganz gerade oder ganz ungerade/, /^4 von \d+ Spielen/, /^Pflichtsolo noch offen/],
  },
];

let app: App;
let desk: DeskPage;
/** Who is in the address book already, from an evening before. */
const known = new Set<string>();
beforeAll(async () => {
  app = await openApp();
  desk = deskPage(app.desk);
});
afterAll(() => app.close());

/** Numbers as they stand on the screen, without the marks of fine typesetting. */
const plain = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replaceAll(/[\u2009\u00a0\u202f]/g, '')
    .trim();
const points = (texts: readonly string[]) => texts.map((text) => (plain(text) === 'aus' ? 'aus' : Number(plain(text))));

/** A field of the form without a key of its own, reached with the Tab key as a person would, and pressed. */
async function press(form: Locator, [role, name, key, group]: NonNullable<Played['also']>[number]): Promise<void> {
  const within = group === undefined ? form : form.getByRole('group', { name: group, exact: true });
  const thing = within.getByRole(role, { name, exact: true });
  await thing.focus();
  await thing.press(key);
}

/** Opens the next game of table 1 and types it; answers how many keys that took, the Enter that saves it included. */
async function enter(played: Played): Promise<number> {
  const { page } = desk;
  await desk.goTo('session');
  await desk.openGame(1);
  if (played.approved !== undefined) {
    await page.keyboard.press('Alt+v');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(`^${played.approved} `) }).press('Space');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Genehmigt: .*, Valat \(\d\d:\d\d Uhr\)/).waitFor();
  }
  await desk.type(played.keys);
  const form = page.locator('.entry-form');
  for (const one of played.also ?? []) await press(form, one);
  if (played.approved !== undefined) expect(await form.getByText('nicht gefragt').count()).toBe(0);
  // What the panel says before saving is what the list says afterwards.
  await page.locator('.score-sum').waitFor();
  await expectLines(page.locator('.score-card .score-lines'), played.lines);
  await desk.saveGame();
  return played.keys.length + 1;
}

async function expectLines(table: Locator, lines: readonly Line[]): Promise<void> {
  const rows = table.locator('tbody tr');
  // the lines of the answer before may still stand there
  const read = async () => Promise.all((await rows.all()).map((row) => row.locator('td').allInnerTexts()));
  await expect
    .poll(read)
    .toEqual(
      lines.map(([words, paragraph, worth]) => [
        expect.stringMatching(words),
        typeof paragraph === 'string' ? paragraph : expect.stringMatching(paragraph),
        expect.toSatisfy((text: string) => plain(text) === worth, worth),
        expect.stringMatching(/\d/),
      ]),
    );
}

describe.each(HOUSES)('$name', ({ name, people, games, marks }) => {
  beforeAll(async () => {
    const { page } = desk;
    await desk.createTournament({ name: `Abend ${name}`, ruleSet: name });
    for (const person of PEOPLE.slice(0, people)) {
      const [given = '', family = ''] = person.split(' ');
      if (!known.has(person)) await desk.registerNew(given, family);
      else await desk.arrive(family);
      known.add(person);
    }
    await desk.draw();
    await desk.adopt();
    await desk.release();
    await page.evaluate(() => {
      location.hash = location.hash.replace(/\/session.*$/, '/table/1/1');
    });
    const first = page.getByRole('group', { name: 'Wer gibt zuerst?' }).getByRole('radio', { name: /^1 / });
    if (!(await first.isChecked())) await first.press('Space');
    await page.getByRole('group', { name: 'Wer gibt zuerst?' }).getByRole('radio', { name: /^1 /, checked: true }).waitFor();
  });

  test('each kind of game is entered by keys', async () => {
    for (const played of games) {
      const keys = await enter(played);
      // a plain normal game: nothing but who plays and the eyes
      if (played === games[0]) expect(keys).toBeLessThanOrEqual(6);
    }
  });

  test('and stands in the list with its points and its lines', async () => {
    const { page } = desk;
    await page.evaluate(() => {
      location.hash = location.hash.replace(/\/(session|game).*$/, '/table/1/1');
    });
    await desk.title.filter({ hasText: 'Tisch 1, Spielliste' }).waitFor();
    const list = page.locator('.game-list');
    for (const [i, played] of games.entries()) {
      const row = list.locator('tr.row-button').nth(i);
      expect(await row.locator('.game-list-kind').innerText()).toBe(played.kind);
      expect(points(await row.locator('td.number').allInnerTexts())).toEqual(played.points);
      const unfold = row.getByRole('button', { name: `So wurde Spiel ${i + 1} gezählt` });
      await unfold.press('Enter');
      await expectLines(list.locator('.game-list-lines .score-lines'), played.lines);
      await unfold.press('Enter');
      await list.locator('.game-list-lines').waitFor({ state: 'detached' });
    }
    // the row of sums
    const sums = games.reduce(
      (before, { points: got }) => before.map((sum, seat) => sum + (Number(got[seat]) || 0)),
      new Array<number>(people).fill(0),
    );
    expect(points(await list.locator('tfoot .number').allInnerTexts())).toEqual(sums);
    const shown = await page.locator('.table-marks li').allInnerTexts();
    expect(shown).toEqual(marks.map((mark) => expect.stringMatching(mark)));
    expect(app.errors()).toEqual([]);
  });
});
