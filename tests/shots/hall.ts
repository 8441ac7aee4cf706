import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HallView } from '../../electron/contract/views.ts';
import { during, NOW, ranking, reveal, soloWon, tableFinished } from '../hall/finalViews.ts';
import { openStage } from '../hall/stage.ts';
import { clock, LONG_NAMES, seatsByName, seatsByTable, standings, view, welcome } from '../hall/views.ts';

/** Numbers of people of whom every scene is shot. */
const PEOPLE = [8, 22, 40, 105];
const LONGEST = LONG_NAMES.map(({ given, family }) => `${given} ${family}`);
const LINE = 'Suppe ist fertig! Tisch 1 bis 3 zuerst';

interface Shot {
  readonly name: string;
  readonly view: HallView;
  readonly page?: number;
}

/** Every scene of the hall with 8, 22, 40 and 105 people, some of them with long names. */
function hallShots(): readonly Shot[] {
  const each = PEOPLE.flatMap((people): Shot[] => {
    const tables = Math.floor(people / 4);
    const paged = people > 24 ? { page: 1 } : {};
    return [
      { name: `welcome-${people}`, view: view(welcome(people - 3, 3)) },
      { name: `seating-name-${people}`, view: view(seatsByName(people)), ...paged },
      { name: `seating-table-${people}`, view: view(seatsByTable(people)), ...paged },
      { name: `call-${people}`, view: view({ ...seatsByTable(people), kind: 'call' }) },
      { name: `clock-${people}`, view: view(clock(tables, 760_000), LINE) },
      { name: `standings-${people}`, view: view({ kind: 'standings', standings: standings(people, 3, 2, NOW - 1000) }, LINE), ...paged },
      { name: `ranking-${people}`, view: view(ranking(people)), ...paged },
      { name: `reveal-${people}-list`, view: view(reveal(people, people - 4)) },
      { name: `reveal-${people}-2`, view: view(reveal(people, people - 1)) },
      { name: `reveal-${people}-1`, view: view(reveal(people, people), 'Danke fürs Mitspielen und gute Heimfahrt!') },
      { name: `reveal-${people}-long`, view: view(reveal(people, people, true)) },
    ];
  });
  return [
    ...each,
    { name: 'reveal-begins', view: view(reveal(22, 0)) },
    { name: 'table-finished', view: during(tableFinished(5)) },
    { name: 'table-finished-long', view: during(tableFinished(5, {}, true), LINE) },
    { name: 'solo-won', view: during(soloWon('Uschi Größl')) },
    { name: 'solo-won-long', view: during(soloWon(LONGEST[2] ?? ''), LINE) },
    { name: 'clock-last', view: view(clock(5, 150_000)) },
    { name: 'clock-over', view: view(clock(5, 0)) },
    { name: 'line', view: view({ kind: 'announcement', text: 'Suppe ist fertig' }) },
    { name: 'line-long', view: view({ kind: 'announcement', text: `Die ${LINE}, danach Tisch 4 bis 6` }) },
    { name: 'black', view: view({ kind: 'black' }) },
    { name: 'idle', view: { ...view({ kind: 'idle' }), tournament: null } },
  ];
}

/** Writes hall-<scene>.png (1920 x 1080) and hall-<scene>-4x3.png (1024 x 768) into `folder`; answers how many. */
export async function shootHall(folder: string, only = ''): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const stage = await openStage();
  const shots = hallShots().filter(({ name }) => name.includes(only));
  try {
    for (const [ending, width, height] of [['', 1920, 1080] as const, ['-4x3', 1024, 768] as const]) {
      const hall = await stage.open(width, height);
      for (const { name, ...input } of shots) {
        await hall.show({ ...input, now: NOW });
        await hall.page.screenshot({ path: path.join(folder, `hall-${name}${ending}.png`) });
      }
      await hall.page.context().close();
      if (hall.errors().length > 0) throw new Error(hall.errors().join('\n'));
    }
  } finally {
    await stage.close();
  }
  return shots.length * 2;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await shootHall(path.resolve(import.meta.dirname, '../../build/shots'), process.argv[2]));
}
