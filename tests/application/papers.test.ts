import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../electron/cli/client.ts';
import { eveningOf, seatEverybody, testService } from '../support/testService.ts';

/* What papers are made of, through the service. */

const { service, close } = testService();
let desk: Client;
beforeAll(async () => {
  desk = await eveningOf(service, 9);
  await seatEverybody(desk, 1);
  const { tables } = await desk.query('tables', { tournament: desk.tournament });
  for (const { number, seats } of tables) {
    const points = seats.length === 5 ? [12, 6, 0, -6, -12] : [12, 6, -6, -12];
    await desk.run({ type: 'recordTotals', session: 1, table: number, points });
  }
});
afterAll(close);

const papers = () => desk.query('papers', { tournament: desk.tournament });

test('two winners of equal totals share the first two prizes; the till and who paid stand beside it', async () => {
  const places = [
    { cents: 2000, goods: '' },
    { cents: 1001, goods: 'Käse' },
    { cents: 500, goods: '' },
  ];
  await desk.run({ type: 'setPrizes', prizes: { places, ties: 'split', seed: 1 } });
  const view = await papers();
  // Session 1: both tables have a first with 12 game points (4 + 1.2) and a second with 6 (3 + 0.6).
  expect(view.awards.map(({ place, total, cents, goods, among }) => [place, total, cents, goods, among])).toEqual([
    [1, 52, 1500, ['Käse'], 2],
    [1, 52, 1500, ['Käse'], 2],
    [3, 36, 250, [], 2],
    [3, 36, 250, [], 2],
  ]);
  expect([view.leftCents, view.moneyCents, view.cashCents, view.paid.length, view.people]).toEqual([1, 3501, 6000, 4, 9]);
});

test('certificates go to everybody whose place is among the first, shared places included', async () => {
  const words = { title: 'Ehrenurkunde', opening: '', closing: '', left: '', right: '', places: 3 };
  await desk.run({ type: 'setCertificate', certificate: words });
  const { certificate, certified } = await papers();
  expect(certificate).toEqual(words);
  expect(certified.map(({ place }) => place)).toEqual([1, 1, 3, 3]);
});

test('blank cards of a later session: as many rows as its tables play, the fifth sits out when he deals, columns as entered', async () => {
  const blank = await desk.query('blankCards', { tournament: desk.tournament, session: 4, sizes: [4, 5] });
  const cards = await desk.query('scoreCards', { tournament: desk.tournament });
  expect(blank.columns).toEqual(cards.columns);
  expect([blank.session, blank.sessions]).toEqual([4, 5]);
  expect(blank.cards.map(({ table, card, seats, rows }) => [table, card, seats.length, rows.length])).toEqual([
    [0, 0, 4, 8],
    [0, 0, 5, 10],
  ]);
  expect(blank.cards[0]?.rows.map(({ sitsOut }) => sitsOut)).toEqual(Array.from({ length: 8 }, () => null));
  expect(blank.cards[1]?.rows.map(({ dealer, sitsOut }) => [dealer, sitsOut])).toEqual(
    Array.from({ length: 10 }, (_, game) => [game % 5, game % 5]),
  );
  await expect(desk.query('blankCards', { tournament: desk.tournament, session: 6, sizes: [4] })).rejects.toThrow('sessionUnknown');
});
