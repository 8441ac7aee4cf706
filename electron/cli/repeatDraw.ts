import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../application/planInSlices.ts';
import { createService } from '../application/service.ts';
import type { QueryInput, QueryView } from '../contract/contract.ts';
import type { Refused } from '../contract/views.ts';
import { type Result, refuse } from '../core/result.ts';

/** Draws a session of a database once more; nothing is written. Without tournament and session: the evening written to last, its latest session. */
export async function repeatDraw(file: string, input: QueryInput<'repeatDraw'>): Promise<Result<QueryView<'repeatDraw'>, Refused>> {
  const opened = openDatabase(file, { now: Date.now });
  if (!opened.ok) return refuse(opened.error.code);
  try {
    const { journal } = opened.value;
    const service = createService({ journal, clock: { now: Date.now }, seed: () => 0, publish: () => undefined, planner: planInSlices });
    const answer = await service.query('desk', 'repeatDraw', input);
    // The service answers the view of the query's name.
    return answer as Result<QueryView<'repeatDraw'>, Refused>;
  } finally {
    opened.value.close();
  }
}
