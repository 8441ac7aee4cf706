import type { Reporter } from 'vitest/node';

/** Closes the run with "N passed, N failed" alone on a line, for scripts. A file that cannot be read counts as a failed test. */
export function closingLine(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const count = { passed: 0, failed: unhandled.length, skipped: 0 };
      for (const module of modules) {
        count.failed += module.errors().length;
        for (const test of module.children.allTests()) {
          const { state } = test.result();
          if (state === 'passed' || state === 'failed' || state === 'skipped') count[state] += 1;
        }
      }
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
      process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
    },
  };
}
