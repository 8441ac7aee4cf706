import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StandingsView } from '../../electron/contract/views.ts';
import { schedule } from '../../renderer/screens/hall/paging.ts';
import { type HallStage, type HallWindow, openStage } from './stage.ts';
import { seatsByName, standings, view, welcome } from './views.ts';

let stage: HallStage;
let hall: HallWindow;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(hall.errors()).toEqual([]);
  await hall.page.context().close();
});

const NOW = 1_800_000_000_000;
const show = (list: StandingsView, now = NOW): Promise<void> => hall.show({ view: view({ kind: 'standings', standings: list }), now });
/** The last of the list has won everything. */
function turned(list: StandingsView): StandingsView {
  const last = list.rows.at(-1);
  if (!last) throw new Error('nobody');
  return { ...list, rows: [last, ...list.rows.slice(0, -1)].map((row, i) => ({ ...row, place: i + 1 })) };
}
/** Rows that slide just now, and what else is animated. */
const moving = () =>
  hall.page.evaluate(() => {
    const running = document.getAnimations().filter((one) => one.playState === 'running');
    const target = (one: Animation): Element | null => (one.effect instanceof KeyframeEffect ? one.effect.target : null);
    return {
      rows: running.flatMap((one) => target(one)?.getAttribute('data-row') ?? []).sort(),
      durations: [
        ...new Set(running.filter((one) => target(one)?.hasAttribute('data-row')).map((one) => one.effect?.getTiming().duration)),
      ],
      strokes: running.filter((one) => target(one)?.classList.contains('written')).length,
    };
  });

test('nothing moves and nothing is written with the first picture, not even a fresh Leuchtstrich', async () => {
  hall = await stage.open(1280, 720, { calm: false });
  await show(standings(22, 3, 2, NOW - 1000));
  expect(await moving()).toEqual({ rows: [], durations: [], strokes: 0 });
  expect(await hall.page.locator('.hall-just:not(.gone)').count()).toBe(4);
});

test('rows that change place slide all at once, in the time of the token; the others stay', async () => {
  hall = await stage.open(1280, 720, { calm: false });
  const before = standings(22);
  await show(before);
  await hall.page.evaluate(() => {
    // Slow enough to be looked at: the token decides.
    document.querySelector<HTMLElement>('.hall')?.style.setProperty('--calm', '60s');
  });
  await show(turned(before));
  const { rows, durations } = await moving();
  expect(rows).toEqual(before.rows.map(({ person }) => person).sort());
  expect(durations).toEqual([60_000]);
});

test('the same list again moves nothing', async () => {
  hall = await stage.open(1280, 720, { calm: false });
  await show(standings(22));
  await show(standings(22));
  expect((await moving()).rows).toEqual([]);
});

test('another page is another sheet: it is simply there', async () => {
  hall = await stage.open(1280, 720, { calm: false });
  const list = view({ kind: 'standings', standings: standings(40) });
  await hall.show({ view: list, now: NOW, page: 0 });
  await hall.show({ view: list, now: NOW, page: 1 });
  expect((await moving()).rows).toEqual([]);
});

test('who asks for less motion sees cuts', async () => {
  hall = await stage.open(1280, 720, { calm: true });
  const before = standings(22);
  await show(before);
  await show(turned(before));
  expect((await moving()).rows).toEqual([]);
  await hall.show({ view: view(seatsByName(22)), now: NOW });
  expect((await moving()).strokes).toBe(0);
});

test('a new sheet that comes live has its title underlined by hand; a reload has not', async () => {
  hall = await stage.open(1280, 720, { calm: false });
  await show(standings(22));
  await hall.page.addStyleTag({ content: ':root{--write:60s}' });
  await hall.show({ view: view(seatsByName(22)), now: NOW });
  expect((await moving()).strokes).toBe(1);
  await hall.page.reload();
  await hall.show({ view: view(seatsByName(22)), now: NOW });
  expect((await moving()).strokes).toBe(0);
});

test('rows of the table just counted carry a Leuchtstrich for one minute, and the foot says which table', async () => {
  hall = await stage.open(1280, 720);
  await hall.page.clock.install({ time: NOW });
  await hall.show({ view: view({ kind: 'standings', standings: standings(22, 3, 2, NOW - 30_000) }) });
  const marked = hall.page.locator('.hall-just:not(.gone)');
  const foot = hall.page.locator('.hall-page');
  expect(await marked.count()).toBe(4);
  expect(await foot.textContent()).toContain('Markiert: Tisch 5, eben gezählt');
  await hall.page.clock.fastForward(31_000);
  await expect.poll(() => marked.count()).toBe(0);
  expect(await foot.textContent()).not.toContain('Markiert');
});

test('a table counted long ago is not marked after a reload', async () => {
  hall = await stage.open(1280, 720);
  await show(standings(22, 3, 2, NOW - 120_000));
  expect(await hall.page.locator('.hall-just:not(.gone)').count()).toBe(0);
});

test('pages turn by the wall clock, the same in every window, and stay where they are held', async () => {
  hall = await stage.open(1280, 720);
  const turns = schedule([20, 20], true);
  const round = turns.reduce((sum, { lasts }) => sum + lasts, 0);
  const start = Math.ceil(NOW / round) * round;
  await hall.page.clock.install({ time: start });
  const list = view({ kind: 'standings', standings: standings(40) });
  const first = hall.page.locator('.hall-place').first();
  await hall.show({ view: list });
  expect(await first.textContent()).toBe('1');
  await hall.page.clock.fastForward((turns[0]?.lasts ?? 0) + 1000);
  await expect.poll(() => first.textContent()).toBe('21');
  // A second window that opens now shows the same page.
  const other = await stage.open(1280, 720);
  await other.show({ view: list, now: start + (turns[0]?.lasts ?? 0) + 1500 });
  expect(await other.page.locator('.hall-place').first().textContent()).toBe('21');
  await other.page.context().close();
  await hall.show({ view: list, page: 0 });
  await hall.page.clock.fastForward(2 * round);
  expect(await first.textContent()).toBe('1');
});

test('a picture that is kept turns no page; let go, it shows the page of now; a held page is held', async () => {
  hall = await stage.open(1280, 720);
  const turns = schedule([20, 20], true);
  const first = turns[0]?.lasts ?? 0;
  const round = turns.reduce((sum, { lasts }) => sum + lasts, 0);
  const start = Math.ceil(NOW / round) * round;
  await hall.page.clock.install({ time: start + 1000 });
  const list = view({ kind: 'standings', standings: standings(40) });
  const place = hall.page.locator('.hall-place').first();
  await hall.show({ view: list });
  expect(await place.textContent()).toBe('1');
  await hall.show({ view: { ...list, stoppedAt: start + 1000 } });
  await hall.page.clock.fastForward(first + 1000);
  expect(await place.textContent()).toBe('1');
  // a reload shows the kept page too
  const other = await stage.open(1280, 720);
  await other.show({ view: { ...list, stoppedAt: start + 1000 }, now: start + first + 2000 });
  expect(await other.page.locator('.hall-place').first().textContent()).toBe('1');
  await other.page.context().close();
  await hall.show({ view: list });
  await expect.poll(() => place.textContent()).toBe('21');
  await hall.show({ view: { ...list, page: 0 } });
  expect(await place.textContent()).toBe('1');
});

test('a newcomer is greeted; the greeting stays when its Leuchtstrich is gone', async () => {
  hall = await stage.open(1280, 720);
  await hall.page.clock.install({ time: NOW });
  await hall.show({ view: view(welcome(19, 3)) });
  const stroke = hall.page.locator('.hall-greeting .hall-just:not(.gone)');
  expect(await stroke.count()).toBe(1);
  await hall.page.clock.fastForward(61_000);
  await expect.poll(() => stroke.count()).toBe(0);
  const before = await hall.page.locator('.hall-greeting').textContent();
  await hall.show({ view: view(welcome(20, 2)) });
  expect(await stroke.count()).toBe(1);
  expect(await hall.page.locator('.hall-greeting').textContent()).not.toBe(before);
});
