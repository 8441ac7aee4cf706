import { startDraw } from '../core/draw/planDraw.ts';
import { ok } from '../core/result.ts';
import type { DrawPlanner } from './ports.ts';

/** A planner without a thread of its own: between slices it lets everything else run. For the command line and tests. */
export const planInSlices: DrawPlanner = {
  async plan(input, moves, watch) {
    const steps = startDraw(input, { moves });
    if (!steps.ok) return steps;
    for (;;) {
      const step = watch.stopped() ? steps.value.next('stop') : steps.value.next();
      if (step.done) return ok(step.value);
      watch.onProgress(step.value);
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
    }
  },
};
