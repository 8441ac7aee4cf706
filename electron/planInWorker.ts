import { Worker } from 'node:worker_threads';
import { planInSlices } from './application/planInSlices.ts';
import type { DrawPlanner } from './application/ports.ts';
import type { DrawPlan, DrawProgress } from './core/draw/drawInput.ts';
import type { Refusal, Result } from './core/result.ts';

/** What the worker says while it searches and when it is done. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: DrawProgress }
  | { readonly kind: 'done'; readonly plan: Result<DrawPlan, Refusal> };

/** How often the stop sign is looked at, in milliseconds. */
const GLANCE = 30;

/**
 * A planner with a thread of its own, so that the desk and the hall stay quick while a draw is searched for. `file` is the built
 * worker; a packaged program cannot start a thread from inside its archive, so the unpacked copy beside it is taken. Where no thread
 * can be started the search runs in slices.
 */
export function planInWorker(file: string): DrawPlanner {
  const unpacked = file.replace(/([\\/])app\.asar([\\/])/, '$1app.asar.unpacked$2');
  return {
    plan(input, moves, watch) {
      const stop = new Int32Array(new SharedArrayBuffer(4));
      return new Promise((resolve) => {
        const worker = new Worker(unpacked, { workerData: { input, moves, stop } });
        const glance = setInterval(() => {
          if (watch.stopped()) Atomics.store(stop, 0, 1);
        }, GLANCE);
        let settled = false;
        const settle = (answer: Result<DrawPlan, Refusal> | Promise<Result<DrawPlan, Refusal>>) => {
          if (settled) return;
          settled = true;
          clearInterval(glance);
          resolve(answer);
          void worker.terminate();
        };
        worker.on('message', (message: WorkerMessage) => {
          if (message.kind === 'progress') watch.onProgress(message.progress);
          else settle(message.plan);
        });
        worker.on('error', () => settle(planInSlices.plan(input, moves, watch)));
        worker.on('exit', () => settle(planInSlices.plan(input, moves, watch)));
      });
    },
  };
}
