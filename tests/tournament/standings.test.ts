import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf } from '../../electron/core/formats/credits.ts';
import { FORMAT_IDS } from '../../electron/core/formats/format.ts';
import { standingsOf } from '../../electron/core/tournament/standing.ts';
import { recompute } from '../formats/recompute.ts';
import type { CoreEvening } from '../support/coreEvening.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { beginEvening, step } from './randomEvening.ts';

/** Games and solos of the finished tables a person sat at. */
function counted({ input }: Ledger, person: string) {
  let games = 0;
  let solos = 0;
  for (const table of input.outcomes) {
    const seat = table.finished ? table.seats.indexOf(person) : -1;
    games += table.games[seat] ?? 0;
    solos += table.solos[seat] ?? 0;
  }
  return { games, solos };
}

function expectTheSameTwice(evening: CoreEvening): void {
  const t = evening.state();
  const ledger = ledgerOf(evening.journal);
  const units = 100 / scaleOf(t.settings.formatSettings);
  const list = standingsOf(t).map(({ person, place, total, compulsoryOpen, games, solos }) => ({
    person,
    place,
    hundredths: total * units,
    compulsoryOpen,
    games,
    solos,
  }));
  expect(list).toEqual(recompute(ledger.settings, ledger.input).map((row) => ({ ...row, ...counted(ledger, row.person) })));
}

// With any rule set: games, totals with and without ticks, corrections, penalties, lots, undo and redo, people who come and go.
test.each(FORMAT_IDS)('%s: after every command of a random evening the standings equal an independent recomputation', (format) => {
  const said = new Map<string, number>();
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const evening = beginEvening(g, format);
      for (let i = 0; i < 60; i++) {
        const answer = step(g, evening);
        said.set(answer, (said.get(answer) ?? 0) + 1);
        if (answer === 'ok') expectTheSameTwice(evening);
      }
      said.set('sessions', Math.max(said.get('sessions') ?? 0, evening.state().sessions.filter(({ closed }) => closed).length));
    }),
    { numRuns: 40 },
  );
  // the evenings went somewhere
  expect(said.get('ok')).toBeGreaterThan(600);
  expect(said.get('sessions')).toBe(3);
});
