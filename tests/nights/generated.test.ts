import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMAT_IDS, type FormatId } from '../../electron/core/formats/format.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { recompute } from '../formats/recompute.ts';
import { type TestService, testService } from '../support/testService.ts';
import { type Kept, playGenerated } from './generatedNight.ts';

const PEOPLE = [8, 12, 13, 15, 16, 22, 40];

/** Short lists, so that the evenings are quick; what decides the standings is each format's own. */
const SETTINGS: { readonly [F in FormatId]: object } = {
  eselstall: { games: { four: 4, five: 5 } },
  wielandstrasse: { games: { four: 4, five: 5 } },
  heinz: { games: { four: 4, five: 5 }, tieBreak: 'lot', rankingPoints: 'places' },
  'tc-solo': { games: { four: 4, five: 5 }, stakeCents: 10 },
  ddv: { games: { four: 6, five: 7 }, compulsorySolo: { price: 5 }, rankingPoints: 'places', rankingTies: 'worsePlace' },
};

let test$: TestService;
beforeAll(() => {
  test$ = testService();
});
afterAll(() => test$.close());

async function expectTheSameTwice({ client, input }: Kept): Promise<void> {
  const { tournament } = client;
  const { settings, scale } = await client.query('tournament', { tournament });
  const { rows } = await client.query('standings', { tournament });
  expect(
    rows.map(({ person, place, total, compulsoryOpen }) => ({ person, place, hundredths: total * (100 / scale), compulsoryOpen })),
  ).toEqual(recompute(settings.formatSettings, input));
}

/** N + 1 - i for place i among those who played; a shared place earns the better place's, or the last one's. */
async function expectRankingPoints({ client }: Kept): Promise<void> {
  const { tournament } = client;
  const { settings } = await client.query('tournament', { tournament });
  const { rows } = await client.query('standings', { tournament });
  const { rankingPoints, rankingTies } = settings.formatSettings;
  const played = rows.filter(({ group }) => group !== 'notPlayed');
  for (const { place, total, rankingPoints: earned, group } of rows) {
    const last = place - 1 + played.filter((other) => other.place === place).length;
    const byPlace = played.length + 1 - (rankingTies === 'betterPlace' ? place : last);
    const expected = group === 'notPlayed' || rankingPoints === 'none' ? null : rankingPoints === 'places' ? byPlace : total;
    expect(earned).toBe(expected);
  }
}

describe.each(FORMAT_IDS)('%s', (format) => {
  test.each(PEOPLE)('a whole evening of %i people equals an independent recomputation after every session', async (people) => {
    let sessions = 0;
    const kept = await playGenerated(
      test$,
      format,
      people,
      people * 31 + FORMAT_IDS.indexOf(format),
      SETTINGS[format],
      async (now, session) => {
        await expectTheSameTwice(now);
        sessions = session;
      },
    );
    const { tournament } = kept.client;
    const view = await kept.client.query('tournament', { tournament });
    expect(view.closed).toBe(true);
    expect(sessions).toBe(view.settings.formatSettings.sessions);
    await expectTheSameTwice(kept);
    await expectRankingPoints(kept);

    const pot = await kept.client.query('settlement', { tournament });
    const points = kept.input.outcomes.flatMap((table) => table.points).concat(kept.input.adjustments.map((one) => one.points));
    const sum = points.reduce((all, own) => all + own, 0);
    if (format === 'tc-solo') expect(pot.rows.reduce((all, { cents }) => all + cents, 0)).toBe(sum * 10);
    else expect(pot.rows).toEqual([]);
    if (RULE_SETS[view.settings.ruleSet].zeroSum) expect(sum).toBe(kept.input.adjustments.reduce((all, one) => all + one.points, 0));
  });
});
