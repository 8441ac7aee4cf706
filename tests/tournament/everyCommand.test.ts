import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT_IDS } from '../../electron/core/formats/format.ts';
import type { TournamentCommand } from '../../electron/core/tournament/commands.ts';
import { coreEvening, refolded } from '../support/coreEvening.ts';
import { finishedStays, sumsHold, undoAndRedo } from '../support/eveningChecks.ts';
import { KINDS, nextCommand, shortEvening, tapeOf } from '../support/randomEvening.ts';

/* Random evenings of every format at the level of the core; the same with a database and the hall stand in tests/application. */

test('after every command of random evenings: folding gives the same state, five commands taken back and brought again restore it, sums hold', () => {
  const accepted = new Set<TournamentCommand['type']>();
  let steps = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMAT_IDS),
      fc.array(fc.noBias(fc.nat(1_000_000)), { minLength: 200, maxLength: 900, size: 'max' }),
      (house, tape) => {
        const { pick, isOver } = tapeOf(tape);
        const evening = coreEvening();
        expect(evening.run(shortEvening(house, pick))).toBe('ok');
        while (!isOver()) {
          const before = evening.state();
          const command = nextCommand(before, pick);
          if (evening.run(command) !== 'ok') {
            expect(evening.state()).toBe(before);
            continue;
          }
          steps++;
          accepted.add(command.type);
          expect(refolded(evening)).toEqual(evening.state());
          finishedStays(before, command, evening.state());
          sumsHold(evening.state());
          undoAndRedo(evening.journal, evening.state());
        }
      },
    ),
    { numRuns: process.env.TURNIERABEND_LONG ? 200 : 30, seed: 6 },
  );
  expect(steps).toBeGreaterThan(2000);
  // every command there is was carried out, not only sent
  expect(KINDS.filter((kind) => !accepted.has(kind))).toEqual([]);
}, 600_000);
