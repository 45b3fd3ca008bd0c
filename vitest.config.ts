import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { isNightly } from './scripts/nightly.ts';

/** Several waits of `tests/soon.ts`, on a busy machine. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000 };

const ofTheApp = {
  pool: 'threads' as const,
  // The client takes it when it is loaded, for all files of a worker.
  env: { VITE_API_URL: 'http://api.test' },
  setupFiles: ['tests/properties.setup.ts', 'tests/jsdom.setup.ts'],
  ...patient,
};

export default defineConfig({
  test: {
    // Left to itself, vitest keeps one processor free, which on two is every other one.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...ofTheApp,
          name: 'app',
          include: ['{src,rules}/**/*.test.{ts,tsx}', 'tests/flows/*.test.ts'],
          exclude: ['src/app/**'],
          // To load React, jsdom and the machines anew for each file takes twice as long as all of its tests. So each file
          // leaves nothing behind: `--sequence.shuffle.files` tries that in another order.
          isolate: false,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        // The app listens to its window for as long as that is there.
        test: { ...ofTheApp, name: 'app as a whole', include: ['src/app/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'server',
          include: ['{server,scripts,bench}/**/*.test.ts', 'tests/api/*.test.ts', 'tests/architecture/*.test.ts'],
          // A test that is left out is none that failed: this one is not there by day.
          exclude: isNightly() ? configDefaults.exclude : [...configDefaults.exclude, 'scripts/generators.test.ts'],
          globalSetup: ['server/platform/testing.setup.ts'],
          setupFiles: ['tests/properties.setup.ts'],
          // To load the server anew for each file takes longer than most files' tests. What a file changes in its process
          // (the environment, the clock) it puts back.
          isolate: false,
          ...patient,
        },
      },
    ],
  },
});
