import { describe, expect, it, test } from 'vitest';
import { type DrawInput, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { drawByLot } from '../../electron/core/draw/lot.ts';
import { drawSeats } from '../../electron/core/draw/moveByPlace.ts';
import { planDraw } from '../../electron/core/draw/planDraw.ts';
import type { Seating } from '../../electron/core/draw/seating.ts';
import { people } from './cases.ts';

/*
 * Fairness of chance over a fixed list of seeds: if every person is equally likely in every seat, the sum of squared
 * deviations over expectation has mean (n-1)(n-1) and standard deviation sqrt(2)(n-1); pairs have a binomial count each.
 * Five standard deviations: a fair draw fails once in a million lists of seeds, and this list does not change.
 */
const SEEDS = Array.from({ length: 1500 }, (_, i) => i * 7919 + 3);

function expectEvenSeats(draws: readonly Seating[]): void {
  const places = draws[0]?.flatMap(({ number, seats }) => seats.map((_, seat) => `${number}/${seat}`)) ?? [];
  const persons = draws[0]?.flatMap(({ seats }) => seats) ?? [];
  const n = persons.length;
  const counts = new Map<string, number>();
  for (const draw of draws)
    for (const { number, seats } of draw) for (const [seat, person] of seats.entries()) add(counts, `${person} ${number}/${seat}`);
  const expected = draws.length / n;
  let squares = 0;
  for (const person of persons) for (const place of places) squares += ((counts.get(`${person} ${place}`) ?? 0) - expected) ** 2 / expected;
  const free = (n - 1) * (n - 1);
  expect(Math.abs(squares - free)).toBeLessThan(5 * Math.sqrt(2 * free));
}

function expectEvenPairs(draws: readonly Seating[]): void {
  const persons = draws[0]?.flatMap(({ seats }) => seats).sort() ?? [];
  const n = persons.length;
  const counts = new Map<string, number>();
  for (const draw of draws) for (const { seats } of draw) for (const a of seats) for (const b of seats) if (a < b) add(counts, `${a} ${b}`);
  const meetings = draws[0]?.reduce((sum, { seats }) => sum + (seats.length * (seats.length - 1)) / 2, 0) ?? 0;
  const chance = meetings / ((n * (n - 1)) / 2);
  const deviation = Math.sqrt(draws.length * chance * (1 - chance));
  for (const [i, a] of persons.entries()) {
    for (const b of persons.slice(i + 1))
      expect(Math.abs((counts.get(`${a} ${b}`) ?? 0) - draws.length * chance)).toBeLessThan(5 * deviation);
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function firstSessions(n: number, sessions: number, more: Partial<DrawInput>, book: boolean, seeds: readonly number[]): Seating[] {
  const everybody = { people: people(n) };
  return seeds.map((seed) => {
    const plan = planDraw(
      {
        method: 'fewestRepeats',
        sessions: Array.from({ length: sessions }, () => everybody),
        past: [],
        preference: 'fewestFives',
        fair: 'balanced',
        wishes: NO_WISHES,
        seed,
        ...more,
      },
      { moves: 20_000, book },
    );
    return (plan.ok && plan.value.sessions[0]) || [];
  });
}

describe('everybody is equally likely in every seat and with everybody else in session 1', () => {
  test.each<[string, number, number, Partial<DrawInput>, boolean]>([
    ['from the plan book, mixed tables', 13, 3, {}, true],
    ['from the plan book, tables of four', 16, 5, {}, true],
    ['from the plan book, fives strict', 17, 3, { fair: 'strict' }, true],
    ['searched', 16, 3, {}, false],
    ['searched, as many fives as possible', 20, 2, { preference: 'mostFives' }, true],
    ['with other table numbers', 21, 3, { wishes: { ...NO_WISHES, otherTable: true } }, true],
    ['blind lot', 14, 2, { method: 'lot' }, true],
  ])('%s, %i people, %i sessions', (_, n, sessions, more, book) => {
    const seeds = more.wishes || !book ? SEEDS.slice(0, 400) : SEEDS;
    const draws = firstSessions(n, sessions, more, book, seeds);
    expectEvenSeats(draws);
    expectEvenPairs(draws);
  });

  it('the lot of session 1', () => {
    const draws = SEEDS.map((seed) => drawByLot(people(14), [4, 5, 5], seed));
    expectEvenSeats(draws);
    expectEvenPairs(draws);
  });

  it('the seats drawn after moving by place: every order of a table', () => {
    const draws = SEEDS.map((seed) => drawSeats([{ number: 1, people: people(5) }], seed));
    expectEvenSeats(draws);
  });

  it('the test would find a draw that favours somebody', () => {
    // p001 sits in seat 1 of table 1 every tenth time on top.
    const crooked = SEEDS.map((seed, i) => {
      const fair = drawByLot(people(16), [4, 4, 4, 4], seed);
      if (i % 10 !== 0) return fair;
      const first = fair[0]?.seats[0] ?? '';
      const swap = (person: string) => (person === 'p001' ? first : person === first ? 'p001' : person);
      return fair.map(({ number, seats }) => ({ number, seats: seats.map(swap) }));
    });
    expect(() => expectEvenSeats(crooked)).toThrow();
  });
});
