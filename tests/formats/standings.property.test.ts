import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleOf } from '../../electron/core/formats/credits.ts';
import { standings } from '../../electron/core/formats/standings.ts';
import { anyEvening, anySettings } from './evenings.ts';
import { recompute } from './recompute.ts';

const anyNight = anySettings.chain((settings) => anyEvening(settings).map((input) => ({ settings, input })));

describe('standings, whatever the settings', () => {
  it('equal an independent recomputation', () => {
    fc.assert(
      fc.property(anyNight, ({ settings, input }) => {
        const hundredths = 100 / scaleOf(settings);
        const list = standings(settings, input).map(({ person, place, total, compulsoryOpen }) => ({
          person,
          place,
          hundredths: total * hundredths,
          compulsoryOpen,
        }));
        expect(list).toEqual(recompute(settings, input));
      }),
      { numRuns: 3000 },
    );
  });

  it('add up: the credits that count and the adjustments are the total', () => {
    fc.assert(
      fc.property(anyNight, ({ settings, input }) => {
        for (const row of standings(settings, input)) {
          const counted = row.sessions.reduce((sum, cell) => sum + (cell?.state === 'counted' ? cell.credit : 0), 0);
          expect(counted + row.adjustments).toBe(row.total);
          expect(row.sessions).toHaveLength(settings.sessions);
        }
      }),
    );
  });

  it('do not depend on the order in which entrants, tables and adjustments come', () => {
    fc.assert(
      fc.property(anyNight, ({ settings, input }) => {
        const turned = {
          ...input,
          entrants: input.entrants.toReversed(),
          outcomes: input.outcomes.toReversed(),
          adjustments: input.adjustments.toReversed(),
        };
        expect(standings(settings, turned)).toEqual(standings(settings, input));
      }),
    );
  });
});
