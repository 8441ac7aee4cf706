import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ApartWish, type DrawInput, type DrawPlan, NO_WISHES, type Wishes } from '../../electron/core/draw/drawInput.ts';
import { unmetWishes } from '../../electron/core/draw/drawQuality.ts';
import { dealOut } from '../../electron/core/draw/lot.ts';
import { planDraw } from '../../electron/core/draw/planDraw.ts';
import type { Seating } from '../../electron/core/draw/seating.ts';
import { people } from './cases.ts';

const SEEDS = [1, 2, 3];

function input(n: number, sessions: number, wishes: Partial<Wishes>, more: Partial<DrawInput> = {}): DrawInput {
  const everybody = { people: people(n) };
  return {
    method: 'fewestRepeats',
    sessions: Array.from({ length: sessions }, () => everybody),
    past: [],
    preference: 'fewestFives',
    fair: 'balanced',
    wishes: { ...NO_WISHES, ...wishes },
    seed: 1,
    ...more,
  };
}

function draw(wanted: DrawInput, moves = 2_000_000): DrawPlan {
  const plan = planDraw(wanted, { moves });
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
}

/** n people in groups of `size` who are to sit apart. */
const groups = (n: number, size: number, when: ApartWish['when']): ApartWish[] =>
  Array.from({ length: n / size }, (_, i) => ({ people: people(n).slice(i * size, (i + 1) * size), when }));

const together = (seating: Seating, a: string, b: string) => seating.some(({ seats }) => seats.includes(a) && seats.includes(b));
const tableOf = (seating: Seating, person: string) => seating.find(({ seats }) => seats.includes(person))?.number;

describe('wishes to sit apart (seating page, section d "Constraints")', () => {
  test.each<[string, number, number, ApartWish[]]>([
    ['couples never together', 20, 4, groups(20, 2, 'always')],
    ['couples never together', 24, 5, groups(24, 2, 'always')],
    ['couples never together', 32, 6, groups(32, 2, 'always')],
    ['clubs of 4 apart in session 1', 32, 5, groups(32, 4, 'firstSession')],
    ['clubs of 8 apart in session 1', 32, 5, groups(32, 8, 'firstSession')],
    ['four clubs of 6 apart always', 24, 4, groups(24, 6, 'always')],
    ['clubs of 20 apart always', 400, 5, groups(400, 20, 'always')],
  ])('%s, %i people, %i sessions: met without a repeat', (_, n, sessions, apart) => {
    for (const seed of SEEDS) {
      const plan = draw(input(n, sessions, { apart }, { seed }));
      expect([plan.quality.repeats, plan.quality.unmetWishes]).toEqual([0, []]);
      for (const wish of apart) {
        for (const seating of wish.when === 'always' ? plan.sessions : plan.sessions.slice(0, 1)) {
          for (const a of wish.people) for (const b of wish.people) if (a < b) expect(together(seating, a, b)).toBe(false);
        }
      }
    }
  });

  it('session 1 is the first of the tournament: later it does not count', () => {
    const apart = groups(16, 4, 'firstSession');
    const past = [dealOut(people(16), [4, 4, 4, 4])];
    expect(draw(input(16, 3, { apart }, { past })).quality.unmetWishes).toEqual([]);
  });

  it('names what cannot be met: two clubs of 10 at 5 tables meet themselves 5 times each', () => {
    const plan = draw(input(20, 1, { apart: groups(20, 10, 'always') }));
    expect(plan.quality.unmetWishes.length).toBe(10);
    expect(plan.quality.unmetWishes.every((wish) => wish.kind === 'apart')).toBe(true);
    for (const wish of plan.quality.unmetWishes)
      if (wish.kind === 'apart') expect(together(plan.sessions[0] ?? [], wish.a, wish.b)).toBe(true);
  });

  it('a wish is never traded for repeats: 9 people, 3 sessions, a pair apart', () => {
    const plan = draw(input(9, 3, { apart: [{ people: ['p001', 'p002'], when: 'always' }] }));
    expect(plan.quality.unmetWishes).toEqual([]);
  });
});

describe('people fixed to a table', () => {
  test.each([
    [24, 5, 3],
    [25, 5, 6],
    [22, 3, 1],
    [40, 6, 10],
  ])('%i people, %i sessions, table %i: always there, nobody else comes twice', (n, sessions, table) => {
    const plan = draw(input(n, sessions, { fixed: [{ person: 'p007', table }] }, { fair: 'free' }));
    expect(plan.sessions.map((seating) => tableOf(seating, 'p007'))).toEqual(plan.sessions.map(() => table));
    const others = plan.sessions
      .flatMap((seating) => seating.find(({ number }) => number === table)?.seats ?? [])
      .filter((person) => person !== 'p007');
    expect(new Set(others).size).toBe(others.length);
    expect([plan.quality.repeats, plan.quality.unmetWishes]).toEqual([0, []]);
  });

  it('the others share the tables of five evenly: 25 people, somebody always at the only one', () => {
    const { quality } = draw(input(25, 5, { fixed: [{ person: 'p007', table: 6 }] }, { fair: 'strict' }));
    expect([quality.repeats, quality.fiveSpread]).toEqual([0, 1]);
    expect(quality.people.find((share) => share.person === 'p007')?.fives).toBe(5);
  });

  it('two at one table meet every time, and the bound knows', () => {
    const fixed = [
      { person: 'p001', table: 3 },
      { person: 'p002', table: 3 },
    ];
    const { quality } = draw(input(24, 5, { fixed }));
    expect([quality.repeats, quality.lowerBound, quality.longest]).toEqual([10, 10, 5]);
    expect(quality.repeatedPairs).toEqual([{ a: 'p001', b: 'p002', times: 5 }]);
  });

  it('two at different tables and a couple wish', () => {
    const wishes = {
      fixed: [
        { person: 'p001', table: 3 },
        { person: 'p002', table: 1 },
      ],
      apart: groups(24, 2, 'always'),
    };
    const { quality, sessions } = draw(input(24, 5, wishes));
    expect([quality.repeats, quality.unmetWishes]).toEqual([0, []]);
    expect(sessions.every((seating) => tableOf(seating, 'p001') === 3 && tableOf(seating, 'p002') === 1)).toBe(true);
  });

  it('a table that does not exist is an unmet wish, session by session', () => {
    const plan = draw(input(12, 2, { fixed: [{ person: 'p005', table: 9 }] }));
    expect(plan.quality.unmetWishes).toEqual(
      plan.sessions.map((seating, i) => ({ kind: 'fixed', person: 'p005', session: i + 1, wanted: 9, table: tableOf(seating, 'p005') })),
    );
  });
});

describe('not the same table number again', () => {
  test.each([
    [200, 5, 0],
    [60, 4, 0],
    // Few tables: 24 people at 6 tables cannot all change five times without repeats; without the wish about 50 come back.
    [24, 5, 20],
  ])('%i people, %i sessions: at most %i returns, no repeat', (n, sessions, most) => {
    for (const seed of SEEDS) {
      const { quality } = draw(input(n, sessions, { otherTable: true }, { seed }));
      expect(quality.repeats).toBe(0);
      expect(quality.unmetWishes.length).toBeLessThanOrEqual(most);
    }
  });

  it('counts the tables of the past too', () => {
    const past = draw(input(80, 2, {})).sessions;
    const plan = draw(input(80, 2, { otherTable: true }, { past }));
    expect(plan.quality.unmetWishes).toEqual([]);
    for (const person of people(80)) {
      const tables = [...past, ...plan.sessions].map((seating) => tableOf(seating, person));
      expect(tables[2]).not.toBe(tables[0]);
      expect(tables[3]).not.toBe(tables[1]);
      expect(tables[3]).not.toBe(tables[2]);
    }
  });
});

describe('unmetWishes', () => {
  const seating = (text: string): Seating => text.split(' ').map((names, i) => ({ number: i + 1, seats: [...names] }));

  it('counts sessions of the whole tournament and each pair once', () => {
    const wanted = {
      ...input(8, 1, {}),
      past: [seating('aceg bdfh')],
      wishes: {
        apart: [
          { people: ['b', 'a', 'c'], when: 'always' as const },
          { people: ['a', 'b'], when: 'always' as const },
        ],
        fixed: [{ person: 'e', table: 1 }],
        otherTable: true,
      },
    };
    expect(unmetWishes(wanted, [seating('abdf cegh')])).toEqual([
      { kind: 'apart', a: 'a', b: 'b', session: 2, table: 1 },
      { kind: 'otherTable', person: 'a', session: 2, table: 1 },
      { kind: 'fixed', person: 'e', session: 2, wanted: 1, table: 2 },
      { kind: 'otherTable', person: 'h', session: 2, table: 2 },
    ]);
  });
});

it('whatever is wished for, everybody has one seat and fixed people theirs', () => {
  const some = fc.record({
    n: fc.constantFrom(12, 13, 16, 17, 22),
    pairs: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 6 }),
    fixed: fc.uniqueArray(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 3 })), { selector: ([person]) => person, maxLength: 3 }),
    otherTable: fc.boolean(),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(some, ({ n, pairs, fixed, otherTable, seed }) => {
      const name = (i: number) => people(n)[i] ?? '';
      const wishes: Wishes = {
        apart: pairs.map(([a, b]) => ({ people: [name(a), name(b)], when: 'always' })),
        fixed: fixed.map(([person, table]) => ({ person: name(person), table })),
        otherTable,
      };
      const plan = draw(input(n, 3, wishes, { seed }), 40_000);
      for (const seating of plan.sessions) {
        expect(seating.flatMap(({ seats }) => seats).sort()).toEqual(people(n));
        for (const { person, table } of wishes.fixed) expect(tableOf(seating, person)).toBe(table);
      }
    }),
    { numRuns: 60 },
  );
});
