/* biome-ignore-all lint/performance/useDomNodeTextContent: what a person reads is the point here */
import type { Locator, Page } from 'playwright-core';

/** A game as one types it: keys in their order, in the words of Playwright ("n", "1", "Shift+Digit9"). */
export type Keys = readonly string[];

/**
 * The desk as its organizer uses it: by keyboard, in German. Every method waits for what the desk shows when it is done, so the next
 * one can follow at once.
 */
export interface DeskPage {
  readonly page: Page;
  readonly title: Locator;
  /** The sentence in the foot that says what is missing. */
  readonly sentence: Locator;
  /** The one next step. */
  readonly nextStep: Locator;
  /** What undo would take back. */
  readonly undoButton: Locator;
  createTournament(input: NewTournament): Promise<void>;
  openTournament(name: string): Promise<void>;
  goTo(place: Place): Promise<void>;
  /** Registers somebody who is not in the address book. */
  registerNew(given: string, family: string, options?: { readonly paid?: boolean }): Promise<void>;
  /** Types into the big field and takes the best hit. */
  arrive(typed: string, options?: { readonly paid?: boolean }): Promise<void>;
  leave(name: string): Promise<void>;
  counter(label: string): Promise<string>;
  /** Proposes the draw and waits for its tables. */
  draw(): Promise<void>;
  drawAgain(): Promise<void>;
  seed(): Promise<string>;
  adopt(): Promise<void>;
  release(): Promise<void>;
  /** Names at a table of the draw, by seat. */
  drawnSeats(table: number): Promise<readonly string[]>;
  table(table: number): Locator;
  /** From the session's screen: opens the next game of a table with its digit key. */
  openGame(table: number): Promise<void>;
  /** Types a game in the open form; does not save it. */
  type(keys: Keys): Promise<void>;
  /** Points in the panel beside the form, by seat. */
  previewPoints(): Promise<readonly string[]>;
  saveGame(): Promise<void>;
  /** Enters a game by keys alone, from the session's screen and back to it. */
  enterGame(table: number, keys: Keys): Promise<void>;
  enterByHand(points: readonly number[], reason: string): Promise<void>;
  /** Hands in a table's sums, from the session's screen and back to it. */
  enterTotals(table: number, points: readonly number[]): Promise<void>;
  closeTable(table: number, reason?: string): Promise<void>;
  /** Corrects an old game: types the keys over it, gives the reason, saves. */
  correctGame(session: number, table: number, game: number, keys: Keys, reason: string): Promise<void>;
  voidGame(session: number, table: number, game: number, reason: string): Promise<void>;
  closeSession(session: number): Promise<void>;
  closeTournament(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  showInHall(scene: 'auto' | 'welcome' | 'seatingByName' | 'seatingByTable' | 'standings'): Promise<void>;
  black(): Promise<void>;
  hallLine(line: string): Promise<void>;
  /** Runs a command by its name in the palette. */
  command(words: string): Promise<void>;
  standings(): Promise<readonly StandingRow[]>;
  journal(): Promise<readonly string[]>;
}

export interface NewTournament {
  readonly name: string;
  readonly ruleSet?: string;
  /** Label of the mode, when it is not the one of the rule sheet. */
  readonly format?: string;
  readonly place?: string;
  readonly fee?: string;
  /** Settings by their question: a number typed, or the words of an answer. */
  readonly settings?: { readonly [question: string]: number | string };
}

export interface StandingRow {
  readonly place: string;
  readonly name: string;
  readonly total: string;
}

const PLACES = { registration: 'Anmeldung', draw: 'Auslosung', session: 'Durchg', standings: 'Stand', closing: 'Abschluss' } as const;
type Place = keyof typeof PLACES;
const SCENES = { auto: '1', welcome: '2', seatingByName: '3', seatingByTable: '4', standings: '5' } as const;

/** The page model over an open desk. */
export function deskPage(page: Page): DeskPage {
  const title = page.getByRole('heading', { level: 1 });
  const foot = page.locator('.foot');
  const nextStep = foot.locator('.button-primary');
  const said = page.getByTestId('said');
  const find = page.getByRole('combobox', { name: 'Person suchen' });
  const titled = (text: string | RegExp): Promise<void> => page.getByRole('heading', { level: 1, name: text }).waitFor();
  const tournament = (): string => /#\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const goTo = async (place: string): Promise<void> => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${tournament()}/${place}`);
  };
  /** The next step when it is possible, pressed by its key. */
  const step = async (label: string | RegExp): Promise<void> => {
    await foot.getByRole('button', { name: label, disabled: false }).waitFor();
    await page.keyboard.press('Control+Enter');
  };
  /** Number of the session being played, from the phases in the top bar. */
  const current = async (): Promise<number> => {
    const words = await page.getByRole('navigation').getByRole('link', { name: PLACES.session }).innerText();
    return Number(/\d+/.exec(words)?.[0] ?? 1);
  };
  const type = async (keys: Keys): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('.entry-form').waitFor();
  };
  const undoLine = (): Promise<string> => page.locator('.undo').innerText();
  /** What is decided shows in the foot a moment after it was accepted. */
  const otherUndoLine = async (before: string): Promise<void> => {
    await page.waitForFunction((old) => document.querySelector<HTMLElement>('.undo')?.innerText !== old, before);
  };
  const reasonField = page.getByLabel('Grund, für das Journal');

  const model: DeskPage = {
    page,
    title,
    sentence: foot.locator('.foot-sentence'),
    nextStep,
    undoButton: foot.getByRole('button', { name: /^Rückgängig/ }),

    async createTournament({ name, ruleSet, format, place, fee, settings = {} }) {
      await page.evaluate(() => {
        location.hash = '#/new';
      });
      await titled('Neues Turnier');
      await page.getByLabel('Name', { exact: true }).fill(name);
      if (ruleSet) await page.getByLabel('Regelblatt', { exact: true }).selectOption({ label: ruleSet });
      if (format) await page.getByLabel('Turniermodus', { exact: true }).selectOption({ label: format });
      if (place) await page.getByLabel('Ort', { exact: true }).fill(place);
      if (fee) await page.getByLabel('Startgeld je Person').fill(fee);
      for (const [question, answer] of Object.entries(settings)) {
        if (typeof answer === 'number') await page.getByRole('textbox', { name: question, exact: true }).fill(String(answer));
        else await page.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: answer, exact: true }).check();
      }
      await step('Turnier anlegen');
      await titled('Anmeldung');
    },
    async openTournament(name) {
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await page.getByRole('link', { name: new RegExp(name) }).click();
      await foot.getByRole('button').first().waitFor();
    },
    async goTo(place) {
      await page.getByRole('navigation').getByRole('link', { name: PLACES[place] }).click();
      await page.locator('.phase-here', { hasText: PLACES[place] }).waitFor();
    },

    async registerNew(given, family, { paid = false } = {}) {
      await page.keyboard.press('Alt+n');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Vorname').fill(given);
      await dialog.getByLabel('Nachname').fill(family);
      if (paid) await dialog.getByRole('checkbox').check();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: `${given} ${family}`.trim(), exact: true })
        .first()
        .waitFor();
    },
    async arrive(typed, { paid = false } = {}) {
      await find.fill(typed);
      const best = page.getByRole('option').first();
      await best.waitFor();
      const name = await best.locator('.find-name b').innerText();
      await find.press(paid ? 'Shift+Enter' : 'Enter');
      await page.getByRole('checkbox', { name: `${name} ist da`, checked: true }).waitFor();
    },
    async leave(name) {
      await page.getByRole('table').getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Geht nach Hause' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'gegangen', checked: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    async counter(label) {
      return page
        .locator('.counter', { has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .innerText();
    },

    async draw() {
      await goTo('draw');
      await page.locator('.draw-table').first().waitFor();
      await page.locator('.draw[aria-busy=false]').waitFor();
    },
    async drawAgain() {
      const before = await this.seed();
      await page.keyboard.press('n');
      await page.waitForFunction((seed) => document.querySelector('.draw-proof .soft b')?.textContent !== seed, before);
      await page.locator('.draw[aria-busy=false]').waitFor();
    },
    seed: () => page.locator('.draw-proof .soft b').innerText(),
    async adopt() {
      await page.keyboard.press('u');
      await page.getByRole('button', { name: 'Auslosung verwerfen' }).waitFor();
    },
    async release() {
      await step('Tische freigeben');
      await page.locator('.table-card').first().waitFor();
    },
    async drawnSeats(table) {
      const card = page.locator('.draw-table', { has: page.getByRole('heading', { name: `Tisch ${table}`, exact: true }) });
      return card.locator('.draw-seats b').allInnerTexts();
    },

    table: (table) => page.locator('.table-card', { has: page.getByRole('heading', { name: `Tisch ${table}`, exact: true }) }),
    async openGame(table) {
      await page.locator('.table-card').first().waitFor();
      for (const digit of String(table)) await page.keyboard.press(`Digit${digit}`);
      await titled(new RegExp(`^Tisch ${table}, Spiel`));
      await page.locator('.entry-form').waitFor();
    },
    type,
    async previewPoints() {
      return page.locator('.score-points').allInnerTexts();
    },
    async saveGame() {
      const before = await title.innerText();
      await page.locator('.score-sum').waitFor();
      await page.keyboard.press('Enter');
      await said.filter({ hasText: 'Gespeichert' }).waitFor({ state: 'attached' });
      await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, before);
    },
    async enterGame(table, keys) {
      await this.openGame(table);
      await type(keys);
      await this.saveGame();
      await goTo('session');
      await page.locator('.table-card').first().waitFor();
    },
    async enterByHand(points, reason) {
      await page.keyboard.press('Alt+h');
      const fields = page.locator('.points-input');
      for (const [seat, value] of points.entries()) {
        const field = fields.nth(seat);
        if (await field.isEditable()) await field.fill(String(value));
      }
      await reasonField.fill(reason);
      const before = await title.innerText();
      await reasonField.press('Enter');
      await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, before);
    },
    async enterTotals(table, points) {
      await goTo(`totals/${await current()}/${table}`);
      const fields = page.locator('.points-input');
      await fields.first().waitFor();
      for (const [seat, value] of points.entries()) await fields.nth(seat).fill(String(value));
      await foot.getByRole('button', { name: `Tisch ${table} abschließen`, disabled: false }).waitFor();
      await fields.last().press('Enter');
      await page.locator('.table-card').first().waitFor();
    },
    async closeTable(table, reason) {
      await goTo(`table/${await current()}/${table}`);
      await page.getByRole('button', { name: `Tisch ${table} abschließen`, exact: true }).click();
      if (reason !== undefined) {
        await page.getByRole('dialog').getByLabel('Grund, für das Journal').fill(reason);
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: `Tisch ${table} wieder öffnen` }).waitFor();
      await goTo('session');
      await page.locator('.table-card').first().waitFor();
    },
    async correctGame(session, table, game, keys, reason) {
      await goTo(`game/${session}/${table}/${game}`);
      await titled(`Tisch ${table}, Spiel ${game} berichtigen`);
      await page.locator('.entry-form').waitFor();
      await type(keys);
      await reasonField.fill(reason);
      await foot.getByRole('button', { name: 'Berichtigung speichern', disabled: false }).waitFor();
      await reasonField.press('Enter');
      await titled(`Tisch ${table}, Spielliste`);
    },
    async voidGame(session, table, game, reason) {
      await goTo(`game/${session}/${table}/${game}`);
      await titled(`Tisch ${table}, Spiel ${game} berichtigen`);
      await page.keyboard.press('Alt+x');
      await reasonField.fill(reason);
      await foot.getByRole('button', { name: 'Spiel streichen', disabled: false }).waitFor();
      await reasonField.press('Enter');
      await titled(`Tisch ${table}, Spielliste`);
    },
    async closeSession(session) {
      await goTo('session');
      await step(`Durchgang ${session} abschließen`);
      await titled(/^(Auslosung|Abschluss)/);
    },
    async closeTournament() {
      await goTo('closing');
      await step('Turnier abschließen');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Enter');
      await titled('Endstand');
    },

    async undo() {
      const before = await undoLine();
      await page.keyboard.press('Control+z');
      await said.filter({ hasText: 'Zurückgenommen' }).waitFor({ state: 'attached' });
      await otherUndoLine(before);
    },
    async redo() {
      const before = await undoLine();
      await page.keyboard.press('Control+Shift+z');
      await said.filter({ hasText: 'Wiederholt' }).waitFor({ state: 'attached' });
      await otherUndoLine(before);
    },
    async showInHall(scene) {
      await page.keyboard.press(`Alt+Digit${SCENES[scene]}`);
      await page.locator('.rail-scene[aria-pressed=true]').nth(0).waitFor();
    },
    async black() {
      await page.keyboard.press('b');
      await page.getByRole('button', { name: 'Wieder zeigen' }).first().waitFor();
    },
    async hallLine(line) {
      const field = page.getByLabel('Zeile an den Saal');
      await field.fill(line);
      await field.press('Enter');
      await page.getByRole('button', { name: 'Zeigen', exact: true }).waitFor({ state: 'detached' });
    },
    async command(words) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Befehle' }).fill(words);
      await page.keyboard.press('Enter');
    },
    async standings() {
      await goTo('standings');
      await titled('Stand');
      const rows = await page.locator('.standings-table tbody tr').all();
      return Promise.all(
        rows.map(async (row) => ({
          place: await row.locator('.standings-place').innerText(),
          name: await row.locator('.standings-name').innerText(),
          total: await row.locator('.standings-total').innerText(),
        })),
      );
    },
    async journal() {
      await goTo('journal');
      await page.locator('.journal tbody tr').first().waitFor();
      return page.locator('.journal tbody td:nth-child(3)').allInnerTexts();
    },
  };
  return model;
}
