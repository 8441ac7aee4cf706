import { planDraw } from '../draw/planDraw.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import type { Draw, Tournament } from './model.ts';
import type { DrawProposal } from './proposal.ts';
import { drawTask } from './proposeDraw.ts';

/**
 * Draws once more what was adopted, from the evening `t` as it stood just before: same seed, same moves, lots settled by hand as then.
 * Of the ways to make tables even and of chosen sizes the draw keeps no record but its seats, so each is tried until the fingerprint fits.
 */
export function repeatDraw(t: Tournament, draw: Draw): Result<DrawProposal | null, Refusal> {
  const orders = draw.ties.filter(({ by }) => by === 'hand').map(({ people }) => people);
  const sizes = draw.tables.map(({ seats }) => seats.length);
  let mends = 1;
  for (let mend = 0; mend < mends; mend++) {
    for (const chosen of [{}, { sizes }]) {
      const task = drawTask(t, { seed: draw.seed, orders, mend, ...chosen });
      if (!task.ok) {
        if ('sizes' in chosen) continue;
        return task;
      }
      let proposal: DrawProposal;
      if (task.value.kind === 'ready') proposal = task.value.proposal;
      else {
        const plan = planDraw(task.value.input, { moves: draw.moves });
        if (!plan.ok) return plan;
        proposal = task.value.toProposal(plan.value, draw.moves);
      }
      mends = Math.max(mends, proposal.mends.length);
      if (proposal.draw.inputHash === draw.inputHash) return ok(proposal);
    }
  }
  return ok(null);
}
