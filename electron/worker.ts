import { parentPort, workerData } from 'node:worker_threads';
import type { DrawInput } from './core/draw/drawInput.ts';
import { startDraw } from './core/draw/planDraw.ts';
import { ok } from './core/result.ts';
import type { WorkerMessage } from './planInWorker.ts';

/** The draw's own thread: searches, reports between slices, ends early when the shared stop sign is set. */
function search({ input, moves, stop }: { readonly input: DrawInput; readonly moves: number; readonly stop: Int32Array }): WorkerMessage {
  const steps = startDraw(input, { moves });
  if (!steps.ok) return { kind: 'done', plan: steps };
  for (;;) {
    const step = Atomics.load(stop, 0) === 1 ? steps.value.next('stop') : steps.value.next();
    if (step.done) return { kind: 'done', plan: ok(step.value) };
    parentPort?.postMessage({ kind: 'progress', progress: step.value } satisfies WorkerMessage);
  }
}

parentPort?.postMessage(search(workerData));
