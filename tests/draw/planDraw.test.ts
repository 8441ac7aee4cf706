import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DrawInput, type DrawPlan, FAIRNESS, type Fairness, NO_WISHES } from '../../electron/core/draw/drawInput.ts';
import { fingerprint } from '../../electron/core/draw/fingerprint.ts';
import { type DrawBudget, planDraw, startDraw } from '../../electron/core/draw/planDraw.ts';
import { reportMeetings } from '../../electron/core/draw/quality.ts';
import { peopleOf, type Seating } from '../../electron/core/draw/seating.ts';
import { tableSizes } from '../../electron/core/draw/tableSizes.ts';
import { bestAt, bestKnown } from './best.ts';
import { people } from './cases.ts';

const BASE: DrawInput = {
  method: 'fewestRepeats',
  sessions: [],
  past: [],
  preference: 'fewestFives',
  fair: 'balanced',
  wishes: NO_WISHES,
  seed: 1,
};
const again = (list: readonly string[], sessions: number) => Array.from({ length: sessions }, () => ({ people: list }));
const evening = (n: number, sessions: number, more: Partial<DrawInput> = {}): DrawInput => ({
  ...BASE,
  sessions: again(people(n), sessions),
  ...more,
});

function plan(input: DrawInput, budget: DrawBudget = { moves: 300_000 }): DrawPlan {
  const drawn = planDraw(input, budget);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
}

const sizesOf = (seating: Seating) => seating.map((table) => table.seats.length);

describe('a planned session', () => {
  it('seats everybody who is there exactly once, at the sizes of the setting, tables numbered from 1', () => {
    const some = fc.record({
      n: fc.integer({ min: 4, max: 40 }).filter((n) => tableSizes(n) !== null),
      sessions: fc.integer({ min: 1, max: 4 }),
      preference: fc.constantFrom('fewestFives' as const, 'mostFives' as const),
      fair: fc.constantFrom(...FAIRNESS),
      method: fc.constantFrom('lot' as const, 'fewestRepeats' as const),
      otherTable: fc.boolean(),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(some, ({ n, sessions, otherTable, ...rest }) => {
        const drawn = plan(evening(n, sessions, { ...rest, wishes: { ...NO_WISHES, otherTable } }), { moves: 30_000 });
        expect(drawn.sessions.length).toBe(sessions);
        for (const seating of drawn.sessions) {
          expect([...peopleOf(seating)].sort()).toEqual(people(n));
          expect(sizesOf(seating)).toEqual(tableSizes(n, rest.preference));
          expect(seating.map((table) => table.number)).toEqual(seating.map((_, i) => i + 1));
        }
        expect(drawn.quality.repeats).toBe(reportMeetings(drawn.sessions).repeats);
        expect(drawn.quality.longest).toBe(reportMeetings(drawn.sessions).longest);
      }),
      { numRuns: 120 },
    );
  });

  it('takes the sizes the organizer chose, in the order of the tables', () => {
    const sizes = [5, 4, 5, 4, 5];
    const drawn = plan({ ...BASE, sessions: Array.from({ length: 3 }, () => ({ people: people(23), sizes })) });
    expect(drawn.sessions.map(sizesOf)).toEqual([sizes, sizes, sizes]);
  });

  it('may have other people each time', () => {
    const lists = [people(20), people(17), people(24).slice(4)];
    const drawn = plan({ ...BASE, sessions: lists.map((list) => ({ people: list })) });
    expect(drawn.sessions.map((seating) => [...peopleOf(seating)].sort())).toEqual(lists);
    expect(drawn.quality.repeats).toBe(0);
  });
});

describe('the plan book', () => {
  test.each(FAIRNESS)('has the best known draw for every row of best.json, fives %s', (fair) => {
    const most = { strict: 1, balanced: 2, free: 99 }[fair];
    for (const row of bestKnown()) {
      const { quality } = plan(evening(row.n, row.r, { fair }));
      expect([row.n, row.r, quality.repeats <= bestAt(row, most), quality.fiveSpread <= most]).toEqual([row.n, row.r, true, true]);
      expect(quality.repeats).toBeGreaterThanOrEqual(quality.lowerBound);
    }
  });

  it('shows what each setting costs: 17 people, 3 sessions: 12 repeats when strict, 3 otherwise', () => {
    for (const fair of FAIRNESS) {
      const { prices, repeats } = plan(evening(17, 3, { fair })).quality;
      expect(prices).toEqual({
        strict: { repeats: 12, fiveSpread: 1, lowerBound: 12, proven: true },
        balanced: { repeats: 3, fiveSpread: 2, lowerBound: 3, proven: true },
        free: { repeats: 3, fiveSpread: 2, lowerBound: 3, proven: true },
      });
      expect(repeats).toBe(fair === 'strict' ? 12 : 3);
    }
  });

  it('also serves when the first session is already played, whoever drew it', () => {
    const lot = plan(evening(24, 1, { method: 'lot', seed: 99 }));
    const rest = plan(evening(24, 5, { past: lot.sessions }));
    expect([rest.quality.repeats, rest.moves]).toEqual([0, 0]);
  });
});

describe('without the plan book', () => {
  test.each<[number, number, Fairness, number]>([
    [16, 5, 'free', 0],
    [17, 3, 'strict', 12],
    [20, 5, 'free', 0],
    [24, 5, 'free', 0],
    [28, 6, 'free', 0],
    [30, 5, 'strict', 0],
    [40, 6, 'free', 0],
  ])('%i people, %i sessions, fives %s: the search finds %i', (n, sessions, fair, repeats) => {
    const { quality } = plan(evening(n, sessions, { fair }), { moves: 2_000_000, book: false });
    expect([quality.repeats, quality.lowerBound]).toEqual([repeats, repeats]);
  });

  test.each([
    [400, 10],
    [1000, 10],
    [401, 10],
  ])('%i people, %i sessions: nobody meets anybody twice', (n, sessions) => {
    const { quality } = plan(evening(n, sessions, { fair: 'strict' }));
    expect([quality.repeats, quality.longest, quality.fiveSpread <= 1]).toEqual([0, 1, true]);
  });
});

describe('drawing again for what is left', () => {
  test.each<[string, number, number, number, number, number, number]>([
    // name, people, sessions, played, gone, come, most repeats
    ['3 of 24 leave after 2 of 5', 24, 5, 2, 3, 0, 2],
    ['20 become 23 after 2 of 5', 20, 5, 2, 0, 3, 3],
    ['2 of 32 leave after 3 of 6', 32, 6, 3, 2, 0, 0],
    ['3 of 40 are others after 3 of 6', 40, 6, 3, 3, 3, 0],
    ['3 of 100 leave after 2 of 6', 100, 6, 2, 3, 0, 0],
  ])('%s', (_, n, sessions, played, gone, come, most) => {
    const past = plan(evening(n, sessions, { fair: 'free' })).sessions.slice(0, played);
    const now = [...people(n).slice(gone), ...Array.from({ length: come }, (_x, i) => `late${i}`)];
    const { quality } = plan({ ...BASE, fair: 'free', past, sessions: again(now, sessions - played) }, { moves: 2_000_000 });
    expect(quality.repeats).toBeLessThanOrEqual(most);
  });

  it('keeps what was planned when nothing changed', () => {
    const whole = plan(evening(22, 5));
    const [first = [], second = [], ...later] = whole.sessions;
    const rest = plan(evening(22, 3, { past: [first, second], planned: later, seed: 5 }), { moves: 0 });
    const pairsOf = (sessions: readonly Seating[]) =>
      sessions.map((seating) => seating.map((table) => [...table.seats].sort().join()).sort());
    expect(pairsOf(rest.sessions)).toEqual(pairsOf(later));
  });

  it('does not keep a plan with somebody who is gone', () => {
    const [first = [], ...later] = plan(evening(16, 4)).sessions;
    const rest = plan({ ...BASE, past: [first], planned: later, sessions: again(people(15), 3) });
    expect(rest.sessions.map((seating) => [...peopleOf(seating)].sort())).toEqual([people(15), people(15), people(15)]);
  });

  it('names the pairs that meet again with all their meetings, past and planned', () => {
    const past = plan(evening(8, 2)).sessions;
    const { quality, sessions } = plan(evening(8, 1, { past }));
    const all = reportMeetings([...past, ...sessions]);
    expect(quality.repeats).toBe(all.repeats - reportMeetings(past).repeats);
    expect(quality.repeatedPairs.length).toBeGreaterThan(0);
    const total = new Map(all.repeatedPairs.map(({ a, b, times }) => [`${a} ${b}`, times]));
    for (const { a, b, times } of quality.repeatedPairs) expect(times).toBe(total.get(`${a} ${b}`));
  });
});

describe('the same draw again', () => {
  // Fingerprints of the tables: they change only with ENGINE_VERSION.
  test.each<[string, DrawInput, DrawBudget, string]>([
    ['from the book', evening(24, 6, { seed: 7 }), { moves: 0 }, '0d2d644bb7e7c126'],
    ['searched', evening(26, 5, { seed: 8, fair: 'strict' }), { moves: 400_000, book: false }, '795968a9f600b2fd'],
    [
      'with wishes',
      evening(20, 4, {
        seed: 9,
        wishes: { apart: [{ people: ['p001', 'p002'], when: 'always' }], fixed: [{ person: 'p003', table: 2 }], otherTable: true },
      }),
      { moves: 200_000 },
      'f56c0311d823edfa',
    ],
    ['by lot', evening(13, 3, { seed: 10, method: 'lot' }), { moves: 0 }, 'ba39b685248e6c51'],
    ['many people', evening(203, 5, { seed: 4_294_967_296 }), { moves: 100_000 }, '7b48a821435765f3'],
  ])('%s', (_, input, budget, hash) => {
    expect(fingerprint(JSON.stringify(plan(input, budget).sessions))).toBe(hash);
  });

  it('does not depend on the order of people, tables and wishes', () => {
    const wishes = {
      apart: [
        { people: ['p004', 'p001'], when: 'always' as const },
        { people: ['p002', 'p003'], when: 'firstSession' as const },
      ],
      fixed: [
        { person: 'p009', table: 1 },
        { person: 'p008', table: 3 },
      ],
      otherTable: false,
    };
    const turned = {
      apart: [
        { people: ['p003', 'p002'], when: 'firstSession' as const },
        { people: ['p001', 'p004'], when: 'always' as const },
      ],
      fixed: [...wishes.fixed].reverse(),
      otherTable: false,
    };
    const past = plan(evening(18, 1)).sessions;
    const one = plan(evening(18, 3, { wishes, past }));
    const other = plan({
      ...BASE,
      past: past.map((seating) => [...seating].reverse()),
      sessions: again(people(18).reverse(), 3),
      wishes: turned,
    });
    expect(other).toEqual(one);
  });

  it('comes out of any slicing', () => {
    const input = evening(23, 6, { fair: 'strict' });
    const steps = startDraw(input, { moves: 1_200_000, book: false });
    if (!steps.ok) throw new Error(steps.error.code);
    const seen: number[] = [];
    let step = steps.value.next();
    for (; !step.done; step = steps.value.next()) seen.push(step.value.moves);
    expect(seen.length).toBeGreaterThan(10);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(step.value).toEqual(plan(input, { moves: 1_200_000, book: false }));
  });

  it('stopped early is the draw of the moves used', () => {
    const input = evening(23, 6, { fair: 'strict' });
    const steps = startDraw(input, { moves: 9_000_000, book: false });
    if (!steps.ok) throw new Error(steps.error.code);
    for (let i = 0; i < 5; i++) steps.value.next();
    const stopped = steps.value.next('stop');
    if (!stopped.done) throw new Error('it went on');
    expect(stopped.value.moves).toBeLessThan(900_000);
    expect(stopped.value).toEqual(plan(input, { moves: stopped.value.moves, book: false }));
  });

  it('stopped while trying to beat the plan book is no worse than the book', () => {
    const input = evening(20, 6);
    const steps = startDraw(input, { moves: 50_000_000 });
    if (!steps.ok) throw new Error(steps.error.code);
    steps.value.next();
    const stopped = steps.value.next('stop');
    if (!stopped.done) throw new Error('it went on');
    expect(stopped.value.quality.repeats).toBeLessThanOrEqual(6);
    expect(stopped.value).toEqual(plan(input, { moves: stopped.value.moves }));
  });

  it('is never worse after searching longer', () => {
    const input = evening(27, 6, { fair: 'free' });
    const repeats = [50_000, 200_000, 800_000].map((moves) => plan(input, { moves, book: false }).quality.repeats);
    expect([...repeats].sort((a, b) => b - a)).toEqual(repeats);
  });

  it('has a fingerprint of its input that tells every change and not the seed', () => {
    const hash = (more: Partial<DrawInput>) => plan(evening(12, 2, more), { moves: 1000 }).inputHash;
    expect(hash({ seed: 2 })).toBe(hash({ seed: 3 }));
    const others = [
      hash({}),
      hash({ fair: 'free' }),
      hash({ method: 'lot' }),
      hash({ preference: 'mostFives' }),
      hash({ past: plan(evening(12, 1)).sessions }),
      hash({ wishes: { ...NO_WISHES, otherTable: true } }),
      hash({ wishes: { ...NO_WISHES, apart: [{ people: ['p001', 'p002'], when: 'always' }] } }),
      hash({ wishes: { ...NO_WISHES, apart: [{ people: ['p001', 'p002'], when: 'firstSession' }] } }),
      hash({ wishes: { ...NO_WISHES, fixed: [{ person: 'p001', table: 2 }] } }),
    ];
    expect(new Set(others).size).toBe(others.length);
  });
});

describe('refusals', () => {
  test.each<[string, DrawInput, object]>([
    ['no session', evening(12, 0), { code: 'drawNoSession', field: 'sessions' }],
    ['201 sessions', evening(4, 201), { code: 'drawTooManySessions', field: 'sessions', facts: { count: 201, most: 200 } }],
    ['three people', evening(3, 1), { code: 'tooFewPeople', field: 'people', facts: { session: 1, count: 3 } }],
    [
      'eleven people in the second session',
      { ...BASE, sessions: [{ people: people(12) }, { people: people(11) }] },
      { code: 'peopleNotDivisible', field: 'people', facts: { session: 2, count: 11 } },
    ],
    [
      'somebody twice',
      { ...BASE, sessions: [{ people: [...people(12), 'p003'] }] },
      { code: 'drawNamedTwice', field: 'people', facts: { session: 1, person: 'p003' } },
    ],
    [
      'chosen sizes that do not add up',
      { ...BASE, sessions: [{ people: people(12), sizes: [4, 4, 5] }] },
      { code: 'drawSizesSum', field: 'sizes', facts: { people: 12, seats: 13 } },
    ],
    ['a hall of 2001', evening(2001, 1), { code: 'drawTooManyPeople', field: 'people', facts: { session: 1, count: 2001, most: 2000 } }],
    ['half a seed', evening(12, 1, { seed: 0.5 }), { code: 'drawSeedWrong', field: 'seed' }],
  ])('%s', (_, input, error) => {
    expect(planDraw(input, { moves: 1000 })).toEqual({ ok: false, error });
  });
});
