import { describe, expect, it, test } from 'vitest';
import { dealerOf, firstDealerOf } from '../../electron/core/formats/dealer.ts';
import { FORMAT_IDS, type FormatId } from '../../electron/core/formats/format.ts';
import { FORMATS } from '../../electron/core/formats/formats.ts';
import { compulsorySoloIn, finalSession, plannedGames, plannedMinutes, seatingRuleOf } from '../../electron/core/formats/sessions.ts';
import { settingWarnings } from '../../electron/core/formats/warnings.ts';
import { seedRng } from '../../electron/core/rng.ts';
import { settingsOf } from './vocabulary.ts';

describe('formats as their sheets have them', () => {
  test.each([
    ['eselstall', 5, 8, 10, ['lot', 'byPlace', 'byPlace', 'byPlace', 'byPlace']],
    ['wielandstrasse', 4, 8, 10, ['fewestRepeats', 'fewestRepeats', 'fewestRepeats', 'finalGroups']],
    ['heinz', 3, 8, 10, ['fewestRepeats', 'fewestRepeats', 'fewestRepeats']],
    ['tc-solo', 3, 16, 20, ['lot', 'lot', 'lot']],
    ['ddv', 3, 24, 30, ['lot', 'fewestRepeats', 'fewestRepeats']],
  ] as const)('%s: %i sessions of %i (%i) games', (id, sessions, four, five, seatings) => {
    const settings = FORMATS[id].defaults;
    expect(settings.sessions).toBe(sessions);
    expect(seatings.map((_, index) => plannedGames(settings, index + 1, 4))).toEqual(seatings.map(() => four));
    expect(seatings.map((_, index) => plannedGames(settings, index + 1, 5))).toEqual(seatings.map(() => five));
    expect(seatings.map((_, index) => seatingRuleOf(settings, index + 1))).toEqual(seatings);
  });

  test.each(FORMAT_IDS)('%s: its defaults are settings it accepts, everybody plays the same number of games', (id: FormatId) => {
    const { defaults, parseSettings } = FORMATS[id];
    expect(FORMATS[id].id).toBe(id);
    expect(parseSettings(defaults)).toEqual({ ok: true, value: defaults });
    expect(parseSettings({})).toEqual({ ok: true, value: defaults });
    expect(parseSettings(JSON.parse(JSON.stringify(defaults)))).toEqual({ ok: true, value: defaults });
    expect(settingWarnings(defaults)).toEqual([]);
  });

  it('only the DDV plays against the clock: 100 minutes at four, 125 at five', () => {
    const minutes = FORMAT_IDS.map((id) => [plannedMinutes(FORMATS[id].defaults, 4), plannedMinutes(FORMATS[id].defaults, 5)]);
    expect(minutes).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [null, null],
      [100, 125],
    ]);
  });

  it('a final may be longer or shorter than the other sessions', () => {
    const settings = settingsOf('wielandstrasse', { final: { games: { four: 12 } } });
    expect([1, 2, 3, 4].map((session) => plannedGames(settings, session, 4))).toEqual([8, 8, 8, 12]);
    expect(plannedGames(settings, 4, 5)).toBe(10);
    expect(finalSession(settings)).toBe(4);
    expect(finalSession(settingsOf('heinz'))).toBeNull();
  });

  test.each([
    ['eselstall', 1, 'ignored'],
    ['wielandstrasse', 3, 'counts'],
    ['wielandstrasse', 4, 'refused'],
    ['ddv', 3, 'counts'],
  ] as const)('a compulsory solo in %s, session %i: %s', (id, session, expected) => {
    expect(compulsorySoloIn(FORMATS[id].defaults, session)).toBe(expected);
  });
});

describe('dealers', () => {
  const game = { compulsory: false };
  const solo = { compulsory: true };
  /** Dealer seats (from 1) of the games that follow each other. */
  const dealers = (id: FormatId, tableSize: number, firstDealer: number, games: readonly { compulsory: boolean }[]) =>
    [...games, game].map((_, played) => dealerOf(FORMATS[id].defaults, tableSize, firstDealer, games.slice(0, played)).dealer + 1);

  test.each([
    ['round a table of four', 'eselstall', 4, 0, [game, game, game, game], [1, 2, 3, 4, 1]],
    ['round a table of five', 'heinz', 5, 3, [game, game, game], [4, 5, 1, 2]],
    ['DDV: after a compulsory solo the same dealer again', 'ddv', 4, 0, [game, solo, game, solo, solo], [1, 2, 2, 3, 3, 3]],
    ['DDV: also at a table of five', 'ddv', 5, 4, [solo, game], [5, 5, 1]],
    ['Wielandstraße: a compulsory solo passes the deal on', 'wielandstrasse', 4, 0, [solo, solo], [1, 2, 3]],
  ] as const)('%s', (_name, id, size, first, games, expected) => {
    expect(dealers(id, size, first, games)).toEqual(expected);
  });

  it('where no compulsory solo exists a ticked one passes the deal on', () => {
    const settings = settingsOf('heinz', { compulsorySolo: { sameDealerAgain: true } });
    expect(dealerOf(settings, 4, 0, [solo])).toEqual({ dealer: 1, sitsOut: null });
  });

  it('at a table of five the dealer sits out, at a table of four nobody does', () => {
    expect(dealerOf(settingsOf('ddv'), 5, 4, [solo])).toEqual({ dealer: 4, sitsOut: 4 });
    expect(dealerOf(settingsOf('ddv'), 4, 3, [])).toEqual({ dealer: 3, sitsOut: null });
  });

  it('DDV: 24 games at four and 30 at five let everybody deal and play equally often', () => {
    for (const size of [4, 5]) {
      const games = Array.from({ length: plannedGames(settingsOf('ddv'), 1, size) }, (_, index) => (index % 6 === 5 ? solo : game));
      expect(games.filter(({ compulsory }) => compulsory)).toHaveLength(size);
      const deals = new Map<number, number>();
      games.forEach((_, index) => {
        const { dealer } = dealerOf(settingsOf('ddv'), size, 0, games.slice(0, index));
        deals.set(dealer, (deals.get(dealer) ?? 0) + 1);
      });
      expect([...deals.values()].reduce((sum, count) => sum + count, 0)).toBe(size * 6);
      expect(deals.size).toBe(size);
    }
  });

  it('the first dealer: seat 1, or a lot among the seats of the table (Heinz, "Ablauf")', () => {
    const firsts = new Set(Array.from({ length: 80 }, (_, seed) => firstDealerOf(settingsOf('heinz'), 5, seedRng(seed))[0]));
    expect(firsts).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(firstDealerOf(settingsOf('ddv'), 5, seedRng(3))).toEqual([0, seedRng(3)]);
    expect(firstDealerOf(settingsOf('eselstall'), 4, seedRng(3))[0]).toBe(0);
  });
});

describe('warnings of the set-up screen', () => {
  test.each([
    ['9 games at four', { games: { four: 9 } }, ['format.gamesNotRounds games.four', 'format.gamesUneven games.five']],
    ['8 games at five', { games: { five: 8 } }, ['format.gamesNotRounds games.five']],
    ['12 at four but 10 at five', { games: { four: 12 } }, ['format.gamesUneven games.five']],
    ['a longer final at four only', { sessions: 4, final: { games: { four: 12 } } }, ['format.gamesUneven final.games.five']],
    [
      '9 games at four with a final of the same: said once',
      { sessions: 4, games: { four: 9 }, final: {} },
      ['format.gamesNotRounds games.four', 'format.gamesUneven games.five'],
    ],
    ['a final of 12 and 15', { sessions: 4, final: { games: { four: 12, five: 15 } } }, []],
  ])('%s', (_name, partial, expected) => {
    expect(settingWarnings(settingsOf('heinz', partial)).map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
  });
});
