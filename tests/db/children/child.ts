import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach } from 'vitest';

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Child {
  readonly pid: number;
  /** The next line the child prints, or null when it has ended. */
  line(): Promise<string | null>;
  /** Closes its input and waits until it ends. */
  end(): Promise<number | null>;
  /** Kills it as a pulled plug would and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts a script of this folder with the Node that runs the tests. `user` starts it as another user (needs root). */
export function startChild(script: string, args: readonly string[], user?: number): Child {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  running.add(child);
  const gone = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid ?? 0,
    async line() {
      const next = await lines.next();
      return next.done ? null : next.value;
    },
    end() {
      child.stdin.end();
      return gone;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
