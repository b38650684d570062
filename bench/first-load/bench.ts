import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { FIRST_LOAD_BAR, firstLoadOf } from '@tests/support/browser/first-load';
import { startDemoProgram } from '../demo-program';
import type { Bench } from '../figure';

/** What a first visit of `/card-sets` loads (rules/speed#first-load). */
export const firstLoad: Bench = {
  name: 'first-load',
  async run() {
    const program = await startDemoProgram();
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      const { bytes, scripts } = await firstLoadOf(
        await browser.newPage(),
        `${program.url}/card-sets`,
      );
      return [
        {
          name: 'First load of `/card-sets`',
          how: 'JavaScript and CSS as sent to a browser that takes brotli, until the page is idle',
          bar: `at most ${FIRST_LOAD_BAR.bytes / 1000} kB in ${FIRST_LOAD_BAR.scripts} scripts`,
          measured: `${(bytes / 1000).toFixed(1)} kB in ${scripts} scripts`,
          holds: bytes <= FIRST_LOAD_BAR.bytes && scripts <= FIRST_LOAD_BAR.scripts,
        },
      ];
    } finally {
      await browser.close();
      await program.stop();
    }
  },
};
