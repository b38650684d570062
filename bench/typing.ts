import { formatNumber } from '@domain/number-text';
import type { Page } from '@playwright/test';
import { figure, median, milliseconds, percentile } from './figure';
import { demoBench } from './support/demo-program';
import { serveLargeSet } from './support/large-answers';
import { CPU_SLOWDOWN, newVisitor, slowProcessor } from './support/slow-page';

/** They have some 15,000 printings, as where similar programs were measured (rules/speed#conditions). */
const CARDS = 3_560;
const BARS = { median: 24, p95: 48 };
/** What people type letter by letter, and then delete. */
const WORDS = ['the', 'scout', 'iron lantern', 'cost<=3 ', 'ember'];
/** The time between two keys, in milliseconds, of a fast typist. All work for one key is done before the next. */
const PAUSE = 150;
const HURRIED_PAUSE = 20;
/** The shortest duration that Event Timing reports, in milliseconds. */
const SHORTEST = 16;

declare global {
  interface Window {
    keys: number[];
    events: { at: number; duration: number }[];
  }
}

/** How soon a long table reacts to a key (rules/speed#bars). */
export const typing = demoBench({
  name: 'typing',
  async measure({ programUrl, browser }) {
    const context = await newVisitor(browser, programUrl);
    const page = await context.newPage();
    const printings = await serveLargeSet(page, programUrl, CARDS);
    await page.addInitScript(recordKeys);
    await page.goto('/cards/SOR?view=list');
    await page.getByRole('row').nth(5).waitFor();
    await slowProcessor(page);
    // The index is built at the first query, and the browser compiles code. Neither should count for a key.
    await paintsOf(page, HURRIED_PAUSE);
    const paints = await paintsOf(page, PAUSE);
    await context.close();
    return [
      figure(
        'Keystroke to paint, median and 95th percentile',
        `processor slowed ${CPU_SLOWDOWN} ×, a table of ${formatNumber(CARDS)} cards with ${formatNumber(printings)} printings; ${paints.length} keys in the search line by Event Timing, the least of which is ${SHORTEST} ms`,
        { amount: median(paints), atMost: BARS.median, as: milliseconds },
        { amount: percentile(paints, 0.95), atMost: BARS.p95, as: milliseconds },
      ),
    ];
  },
});

/** Types into the search line, and deletes it again: the milliseconds from each key to the next frame. */
async function paintsOf(page: Page, delay: number): Promise<number[]> {
  await page.getByRole('combobox', { name: 'Search cards' }).focus();
  await page.evaluate(() => {
    window.keys = [];
    window.events = [];
  });
  for (const word of WORDS) {
    await page.keyboard.type(word, { delay });
    for (let left = word.length; left > 0; left -= 1) {
      await page.keyboard.press('Backspace', { delay });
    }
  }
  // The last key has as long as the others: nothing on the page says that an entry of Event Timing is still to come.
  await page.waitForTimeout(PAUSE);
  const { keys, events } = await page.evaluate(() => ({
    keys: window.keys,
    events: window.events,
  }));
  return keys.map((at, place) => {
    const next = keys[place + 1] ?? Number.POSITIVE_INFINITY;
    const own = events.filter((event) => event.at >= at && event.at < next);
    return Math.max(SHORTEST, ...own.map(({ duration }) => duration));
  });
}

/** Runs before the page's own scripts. */
function recordKeys(): void {
  window.addEventListener('keydown', ({ timeStamp }) => window.keys?.push(timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'keyup') window.events?.push({ at: startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
