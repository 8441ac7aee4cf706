import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clientOf } from '../../electron/cli/client.ts';
import { playDemo } from '../../electron/cli/demoEvening.ts';
import { testService } from '../support/testService.ts';

test('the demo stands in the middle of session 3 with 22 people, and every row of it sums to 0', async () => {
  const it = testService();
  const client = clientOf(it.service);
  const cast = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../assets/demo/eselstall.json'), 'utf8'));
  await playDemo(client, cast, '2026-03-14');
  const evening = await client.query('tournament', { tournament: client.tournament });
  expect(evening).toMatchObject({ phase: 'session', session: 3, counts: { present: 22 }, progress: { tables: 5, closed: 2 } });
  const { tables } = await client.query('tables', { tournament: client.tournament });
  for (const table of tables) {
    const list = await client.query('table', { tournament: client.tournament, session: 3, table: table.number });
    for (const game of list.games) expect(game.result.points.reduce((a, b) => a + b, 0)).toBe(0);
  }
  expect((await client.query('hall', {})).scene).toMatchObject({ kind: 'standings', standings: { session: 3, tablesCounted: 2 } });
  it.close();
});
