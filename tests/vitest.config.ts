import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { closingLine } from './closingLine.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    reporters: ['default', closingLine()],
    testTimeout: 60_000,
    // A machine that does other things as well may be slow; what is waited for comes.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    setupFiles: ['tests/setup.ts'],
    alias: { electron: path.resolve(import.meta.dirname, 'standin/electron.ts') },
  },
});
