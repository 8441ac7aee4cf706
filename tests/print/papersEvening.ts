import { clientOf } from '../../electron/cli/client.ts';
import { RULE_SET_IDS, type RuleSetId } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { settingsOf } from '../support/coreEvening.ts';
import { seatEverybody, testService } from '../support/testService.ts';
import type { EveningViews } from './papers/main.tsx';

/* A whole Eselstall evening through the service, with names that are hard to print. */

const HARD: readonly (readonly [given: string, family: string])[] = [
  ['Marie-Christine', 'Oberhäuser-Wüstenhagen'],
  ['Maximilian-Alexander', 'Freiherr von Schwarzenberg-Hohenlohe'],
  ['Wijayarathna', 'Rajapaksamudiyanselage'],
  ['Silke', 'van der Straeten'],
  ['Łukasz', 'Wójcik'],
  ['Ömer', 'Yıldız'],
  ['Änne', 'Öz'],
  ['Günter', 'Rößler'],
];
const GIVEN = ['Annegret', 'Karl-Heinz', 'Uschi', 'Dieter', 'Käthe', 'Traudl', 'Jürgen', 'Ingeborg', 'Bernd'];
const FAMILY = ['Süßmilch', 'Lütkehaus', 'Größl', 'Hövelmann', 'Eßer', 'Brüggemann', 'Müller-Lüdenscheidt', 'Schmitz'];

export const nameAt = (at: number): readonly [given: string, family: string] =>
  HARD[at] ?? [GIVEN[at % GIVEN.length] ?? '', `${FAMILY[(at * 3) % FAMILY.length]}${at > 40 ? '-Kowalczyk' : ''}`];

const made = new Map<number, ReturnType<typeof playEvening>>();
/** The same, played once for each number of people. */
export function eveningViews(people: number): ReturnType<typeof playEvening> {
  const known = made.get(people) ?? playEvening(people);
  made.set(people, known);
  return known;
}

/** What the service answers about an evening of five sessions that was played, closed and has prizes. */
async function playEvening(people: number): Promise<EveningViews & { readonly otherRules: EveningViews['rules'] }> {
  const { service, close } = testService();
  const desk = clientOf(service);
  const { tournament } = desk;
  await desk.run({ type: 'createSeries', series: 'reihe', name: 'Eselstall-Runde', rules: {} });
  const name = 'Großes Doppelkopf-Turnier im Eselstall Königswinter';
  await desk.run({
    type: 'createTournament',
    ...settingsOf('eselstall', { rankingPoints: 'places' }),
    name,
    place: 'Eselstall, Königswinter',
    series: 'reihe',
  });
  for (let i = 0; i < people; i++) {
    const [given, family] = nameAt(i);
    await desk.run({ type: 'addPerson', person: `p${i}`, given, family, club: '', note: '' });
    await desk.run({ type: 'register', person: `p${i}`, presence: 'present', paid: true });
  }
  for (let session = 1; session <= 5; session++) {
    await seatEverybody(desk, session);
    const { tables } = await desk.query('tables', { tournament });
    for (const { number, seats } of tables) {
      // The same points at every table, so that there are ties to share prizes.
      const points = seats.length === 5 ? [20, 8, 0, -8, -20] : [24, 4, -8, -20];
      await desk.run({ type: 'recordTotals', session, table: number, points });
    }
    await desk.run({ type: 'closeSession', session });
  }
  await desk.run({ type: 'adjust', person: 'p1', session: null, points: -10, reason: 'Verspätung' });
  await desk.run({ type: 'closeTournament' });
  await desk.run({
    type: 'setPrizes',
    prizes: {
      places: [
        { cents: 10000, goods: '' },
        { cents: 5050, goods: 'ein ganzer Eifeler Landschinken vom Metzger Hövelmann' },
        { cents: 0, goods: 'Präsentkorb' },
        { cents: 1000, goods: '' },
      ],
      ties: 'split',
      seed: 7232,
    },
  });
  const cards = await desk.query('scoreCards', { tournament, session: 5 });
  const { sheet } = await desk.query('draw', { tournament, session: 5 });
  if (!sheet) throw new Error('no draw');
  const views = {
    event: cards.tournament,
    feeCents: 1500,
    sessions: 5,
    tables: await desk.query('tables', { tournament, session: 5 }),
    entrants: await desk.query('entrants', { tournament }),
    standings: await desk.query('standings', { tournament }),
    draw: sheet,
    papers: await desk.query('papers', { tournament }),
    ranking: await desk.query('ranking', { series: 'reihe', list: 'allTime' }),
    cards,
    blank: await desk.query('blankCards', { tournament, session: 4, sizes: [4, 5] }),
    otherRules: await Promise.all(RULE_SET_IDS.map(otherWay)),
    rules: await Promise.all(RULE_SET_IDS.map((ruleSet) => desk.query('rulePage', { ruleSet }))),
  };
  close();
  return views;

  /** The rule page of a house that answers every open question with the last choice there is. */
  async function otherWay(house: RuleSetId) {
    const other = clientOf(service);
    const ruleOptions = Object.fromEntries(RULE_SETS[house].options.map(({ name, choices }) => [name, choices.at(-1)]));
    await other.run({ type: 'createTournament', ...settingsOf(house), name, place: 'Eselstall, Königswinter', ruleOptions });
    return other.query('rulePage', { tournament: other.tournament });
  }
}
