import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { startDemoProgram } from '../demo-program';
import type { Bench } from '../figure';

const BAR_BYTES = 150_000;
const BAR_SCRIPTS = 8;

/** What a first visit of `/card-sets` loads before it shows the sets, compressed (rules/speed#bars). */
export const firstLoad: Bench = {
  name: 'first-load',
  async run() {
    const program = await startDemoProgram();
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      const page = await browser.newPage();
      let bytes = 0;
      let scripts = 0;
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url());
        if (!/\.(js|css)$/.test(pathname)) return;
        if (pathname.endsWith('.js')) scripts += 1;
        bytes += Number(response.headers()['content-length'] ?? Number.NaN);
      });
      await page.goto(`${program.url}/card-sets`);
      await page
        .getByRole('link', { name: /View Set/ })
        .first()
        .waitFor();
      return [
        {
          name: 'First load of `/card-sets`',
          how: 'JavaScript and CSS as sent to a browser that takes brotli',
          bar: `at most ${BAR_BYTES / 1000} kB in ${BAR_SCRIPTS} scripts`,
          measured: `${(bytes / 1000).toFixed(1)} kB in ${scripts} scripts`,
          holds: bytes <= BAR_BYTES && scripts <= BAR_SCRIPTS,
        },
      ];
    } finally {
      await browser.close();
      await program.stop();
    }
  },
};
