import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLines, LINE_CODES } from '../../electron/core/rules/lines.ts';
import { type GameResult, RULE_SET_IDS, type TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { type ArbitraryGame, arbitraryGame, type Entry } from './arbitrary.ts';

function accepted(id: (typeof RULE_SET_IDS)[number], { entry, table, options }: ArbitraryGame): GameResult {
  const result = RULE_SETS[id].score(entry, table, options);
  if (!result.ok) throw new Error(`${JSON.stringify(result.error)} for ${JSON.stringify(entry)}`);
  return result.value;
}

/** The same game with everybody `by` seats further on. */
function rotate({ entry, table, options }: ArbitraryGame, by: number): ArbitraryGame {
  const seat = (one: unknown) => ((one as number) + by) % table.players;
  const turned: { [key: string]: unknown } = { ...entry };
  for (const key of ['re', 'declarers']) if (key in entry) turned[key] = (entry[key] as number[]).map(seat);
  if ('offender' in entry) turned.offender = seat(entry.offender);
  const moved: TableContext = { players: table.players, sitsOut: table.sitsOut === null ? null : seat(table.sitsOut) };
  return { entry: turned, table: moved, options };
}

const playing = (entry: Entry): readonly number[] => (entry.re ?? entry.declarers) as number[];

describe.each(RULE_SET_IDS)('%s: any valid game with any options', (id) => {
  const rules = RULE_SETS[id];
  const games = arbitraryGame(id);
  const holds = (claim: (game: ArbitraryGame, result: GameResult) => void) =>
    fc.assert(
      fc.property(games, (game) => claim(game, accepted(id, game))),
      { numRuns: 400 },
    );

  test('is accepted and gives a whole number per seat, the sitting seat 0', () =>
    holds(({ table }, { points, value }) => {
      expect(points).toHaveLength(table.players);
      for (const number of [...points, value]) {
        expect(Number.isSafeInteger(number)).toBe(true);
        expect(Object.is(number, -0)).toBe(false);
      }
      if (table.sitsOut !== null) expect(points[table.sitsOut]).toBe(0);
    }));

  test(rules.zeroSum ? 'sums to 0' : 'never writes a minus', () =>
    holds((_, { points }) => {
      if (rules.zeroSum) expect(points.reduce((sum, one) => sum + one, 0)).toBe(0);
      else expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
    }),
  );

  test('has lines that come to its value, each from a paragraph of the sheet', () =>
    holds((_, { lines, value }) => {
      expect(foldLines(lines)).toBe(value);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(LINE_CODES).toContain(line.code);
        expect(line.paragraph, line.code).toMatch(/\S/);
      }
    }));

  test('gives everybody the same points wherever the game sits at the table', () =>
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 4 }), (game, by) => {
        const here = accepted(id, game);
        const there = accepted(id, rotate(game, by));
        const turned = here.points.map((_, seat) => here.points[(seat - by + 2 * game.table.players) % game.table.players]);
        expect(there).toEqual({ ...here, points: turned });
      }),
      { numRuns: 200 },
    ));

  test('does not depend on the order of the seats of a party or of the keys', () =>
    holds((game, result) => {
      const entry = Object.fromEntries(Object.entries(game.entry).reverse());
      for (const key of ['re', 'declarers']) if (key in entry) entry[key] = [...(entry[key] as number[])].reverse();
      expect(accepted(id, { ...game, entry })).toEqual(result);
    }));

  test('comes back from JSON as the same game', () =>
    holds((game, result) => {
      expect(accepted(id, { ...game, entry: JSON.parse(JSON.stringify(game.entry)) as Entry })).toEqual(result);
    }));

  test('has facts that tell who played', () =>
    holds(({ entry, table, options }) => {
      const facts = rules.facts(entry, table, options);
      const seats = playing(entry);
      expect(facts.playing).toEqual(seats);
      expect(facts.soloist).toBe(seats.length === 1 ? seats[0] : null);
      expect(facts.compulsory).toBe(entry.compulsory === true);
      expect(facts.misplay).toBe(entry.kind === 'misplay' || entry.kind === 'renonce');
      expect(facts.kind).toBe(entry.of ?? entry.kind);
      if (entry.kind === 'hochzeit') expect(facts.solo).toBe(seats.length === 1 ? 'still' : undefined);
    }));

  test('comes back from the entry form as it is', () =>
    holds(({ entry, table, options }) => {
      expect(rules.form(entry, table, options).entry).toEqual(entry);
    }));
});

test('ddv, "Checks on a list": at a table of four the results of a row are all even or all odd', () => {
  fc.assert(
    fc.property(arbitraryGame('ddv'), (game) => {
      fc.pre(game.table.players === 4);
      const { points } = accepted('ddv', game);
      expect(new Set(points.map((one) => Math.abs(one % 2))).size).toBe(1);
    }),
    { numRuns: 400 },
  );
});

test('eselstall: a game that was won never costs the winners anything', () => {
  fc.assert(
    fc.property(arbitraryGame('eselstall'), (game) => {
      expect(accepted('eselstall', game).value).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('facts of an entry that was refused are a bug, not a value', () => {
  const { facts, parseOptions } = RULE_SETS.eselstall;
  const options = parseOptions({});
  if (!options.ok) throw new Error();
  expect(() => facts({ kind: 'normal' }, { players: 4, sitsOut: null }, options.value)).toThrow('entry.seatsMissing');
});
