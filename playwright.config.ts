import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser/executable';

const ci = Boolean(process.env['CI']);
const launchOptions = await browserLaunchOptions();

/** Tests about what pages look like while they load and then: pictures may shift them or be missing. */
const WITH_PICTURES = [
  'card-dialog',
  'collection-history',
  'collection-looks',
  'decks',
  'every-page',
  'first-files',
  'first-start',
  'gallery',
  'hover-preview',
  'layout-shift',
  'main-path',
  'offers',
  'own-offers',
  'price-history',
  'trade-lists',
  'worth',
].map((name) => `**/${name}.spec.ts`);
/** Loading, decoding and drawing pictures is a fifth of what a page of cards costs. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

export default defineConfig({
  testDir: 'tests/e2e',
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
    launchOptions,
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'with pictures', testMatch: WITH_PICTURES },
    {
      name: 'without pictures',
      testMatch: '**/*.spec.ts',
      testIgnore: WITH_PICTURES,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, NO_PICTURES] } },
    },
  ],
});
