import type { Browser, Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { median, type Figure } from '../figure';
import { AIMING, press, PRESSED } from '../press';
import { CPU_SLOWDOWN, newVisitor, slowDown } from '../slow-page';
import { watchAfterClick } from './after-click';

const VISITS = 5;
const BAR = 200;

/** How long after a click on a set its pictures' frames are painted, for somebody who has opened no set yet. */
export async function softNavigation(browser: Browser, programUrl: string): Promise<Figure> {
  const times: number[] = [];
  await visit(browser, programUrl);
  for (let count = 0; count < VISITS; count += 1) times.push(await visit(browser, programUrl));
  const middle = median(times);
  return {
    name: 'From the sets to a set’s pictures',
    how: `processor slowed ${CPU_SLOWDOWN} ×, 10 Mbit/s, 40 ms; from the click on a link, to which the mouse came over the page ${AIMING + PRESSED} ms before and whose button was down for ${PRESSED}, until the pictures’ frames are painted; median of ${VISITS} first openings`,
    bar: `at most ${BAR} ms`,
    measured: `${middle.toFixed(0)} ms`,
    holds: middle <= BAR,
  };
}

async function visit(browser: Browser, programUrl: string): Promise<number> {
  const context = await newVisitor(browser, programUrl);
  const page = await context.newPage();
  await slowDown(page);
  const untilDrawn = await watchAfterClick(page, 'main li[data-item-id]');
  await untilIdle(page, async () => {
    await page.goto('/card-sets');
    await setLink(page).waitFor();
  });
  // Nobody's mouse comes to a link without having been elsewhere on the page.
  await untilIdle(page, () => page.getByRole('heading', { level: 1 }).hover());
  await press(page, setLink(page));
  const after = await untilDrawn();
  await context.close();
  return after;
}

const setLink = (page: Page) => page.getByRole('link', { name: /View Set/ }).first();
