import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { DrawProgressView, Refused } from '../../contract/views.ts';
import { DEFAULT_MOVES, type DrawProgress, LONG_MOVES } from '../../core/draw/drawInput.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { DrawProposal } from '../../core/tournament/proposal.ts';
import { drawTask } from '../../core/tournament/proposeDraw.ts';
import { refused } from '../names.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';
import { proposalView } from './proposalView.ts';

interface Search {
  progress: DrawProgress | null;
  stopped: boolean;
}

/** Proposals for the next session. Nothing is recorded; long searches can be watched and ended by the id the screen gave them. */
export function drawSearches(ports: QueryPorts) {
  const running = new Map<string, Search>();

  const propose = async (input: QueryInput<'proposeDraw'>): Promise<Result<QueryView<'proposeDraw'>, Refused>> => {
    const found = findTournament(ports, input.tournament);
    if (!found.ok) return found;
    const { t, name } = found.value;
    const { orders = [], mend = 0, sizes } = input;
    const task = drawTask(t, { seed: input.seed ?? ports.seed(), orders, mend, ...(sizes ? { sizes } : {}) });
    if (!task.ok) return err(refused(task.error, name));
    let proposal: DrawProposal;
    if (task.value.kind === 'ready') proposal = task.value.proposal;
    else {
      const search: Search = { progress: null, stopped: false };
      if (input.search !== undefined) running.set(input.search, search);
      const budget = input.longer ? LONG_MOVES : DEFAULT_MOVES;
      const planned = await ports.planner
        .plan(task.value.input, budget, {
          onProgress(progress) {
            search.progress = progress;
          },
          stopped: () => search.stopped,
        })
        .finally(() => input.search !== undefined && running.delete(input.search));
      if (!planned.ok) return err(refused(planned.error, name));
      // stopped early: the moves really used are the budget that repeats it
      proposal = task.value.toProposal(planned.value, search.stopped ? planned.value.moves : budget);
    }
    return ok(proposalView(t, proposal, name));
  };

  const progress = ({ search }: QueryInput<'drawProgress'>): Result<DrawProgressView, Refused> => {
    const state = running.get(search);
    const { moves = 0, budget = 0, best = null, lowerBound = 0 } = state?.progress ?? {};
    return ok({ running: state !== undefined, moves, budget, best, lowerBound });
  };

  return {
    propose,
    progress,
    stop(input: QueryInput<'stopDraw'>): Result<DrawProgressView, Refused> {
      const state = running.get(input.search);
      if (state) state.stopped = true;
      return progress(input);
    },
  };
}
