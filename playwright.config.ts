import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser/executable';

const ci = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/browser/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: ci,
  workers: 3,
  // Guards against hanging, not against slowness: a loaded machine is no reason to fail.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: ci ? 'dot' : 'list',
  use: {
    // Set by the global setup; workers read this file again and find it.
    baseURL: process.env['STARBINDER_URL'],
    viewport: { width: 1400, height: 900 },
    launchOptions: await browserLaunchOptions(),
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
