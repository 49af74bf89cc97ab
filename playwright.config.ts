import { defineConfig } from '@playwright/test';
import { findBrowser } from './infra/local/services/browser';

const { executablePath, args, env } = findBrowser();

/** Browser tests against a whole stack: every brand on its own host, through the edge. */
export default defineConfig({
  testDir: 'frontend/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './infra/local/testing/browser-stack.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // When a test gives up, where a machine is slow: none of it says how fast a page has to be.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath, args: [...args], env },
    // A trace makes every test half as slow again: `npm test -- browser --grep … --trace on` where one is wanted.
    screenshot: 'only-on-failure',
    // What a worker fetches, a test's own answers do not reach. The tests of the worker itself let it in.
    serviceWorkers: 'block',
  },
});
