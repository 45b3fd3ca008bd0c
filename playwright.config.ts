import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/flows/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  // Two processors: a page that waits for its server or a picture leaves room for another.
  workers: 3,
  forbidOnly: true,
  // Limits for a failure alone: what is right comes far sooner, on a busy machine too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results/e2e',
  // The pictures are drawn with a font of their own, so they are the same on every system.
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.STEWARD_URL ?? '',
    // A context emptied after each test costs less than a new one.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // Recording every test costs a third of its time: ask for it (`--trace on`) when one has failed.
    trace: 'off',
    launchOptions: launchOptions(),
  },
});
