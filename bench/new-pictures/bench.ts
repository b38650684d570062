import { chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { startDemoProgram } from '../demo-program';
import { median, times, type Bench } from '../figure';

const SETS = ['SOR', 'SHD', 'TWI', 'JTL', 'LOF'];
const BAR_SECONDS = 2;

/** Seconds from opening a set's page until every picture in sight has been decoded. */
async function secondsToFill(page: Page, url: string): Promise<number> {
  const started = performance.now();
  await page.goto(url);
  await page.waitForFunction(() => {
    const inSight = [...document.querySelectorAll('main img')].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return (
      inSight.length > 4 &&
      inSight.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
    );
  });
  return (performance.now() - started) / 1000;
}

/** A set's page whose pictures all have to be drawn first. */
export const newPictures: Bench = {
  name: 'new-pictures',
  async run() {
    const program = await startDemoProgram();
    const browser = await chromium.launch(await browserLaunchOptions());
    const viewport = { width: 1400, height: 900 };
    const open = async (code: string) => {
      // A browser with an empty cache.
      const context = await browser.newContext({ viewport });
      const seconds = await secondsToFill(await context.newPage(), `${program.url}/cards/${code}`);
      await context.close();
      return seconds;
    };
    try {
      // The program's and the browser's own first steps are measured elsewhere.
      await (await browser.newPage()).goto(program.url);
      const drawn: number[] = [];
      const kept: number[] = [];
      for (const code of SETS) {
        drawn.push(await open(code));
        kept.push(await open(code));
      }
      const seconds = median(drawn);
      return [
        {
          name: 'A set page that nobody has opened before',
          how: 'until every picture in sight at 1,400 × 900 pixels is there, beside the same page opened again',
          bar: `at most ${BAR_SECONDS} s`,
          measured: `${seconds.toFixed(2)} s (${times(seconds / median(kept))} the same page again)`,
          holds: seconds <= BAR_SECONDS,
        },
      ];
    } finally {
      await browser.close();
      await program.stop();
    }
  },
};
