import type { Browser, Locator, Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { figure, median, milliseconds, percentile } from './figure';
import { demoBench } from './support/demo-program';
import { CPU_SLOWDOWN, newVisitor, slowProcessor } from './support/slow-page';

const VISITS = 3;
const BAR_MS = 200;
/** The shortest duration that Event Timing reports, in milliseconds. */
const SHORTEST = 16;
/** The browser reports an event after the next frame; what follows from it is over by then, too. */
const SETTLED = 500;

/** How long the mouse rests on what will be clicked, in milliseconds: people aim. */
const AIMING = 100;
/** How long its button is down: a click follows when it comes up again. */
const PRESSED = 80;

declare global {
  interface Window {
    /** The longest event of what was done last, in milliseconds. */
    longest: number;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** What people do on a set's page, in this order. */
const INTERACTIONS: readonly [name: string, act: (page: Page) => Promise<void>][] = [
  [
    'open a card',
    (page) => press(page, page.getByRole('main').getByRole('listitem').getByRole('button').first()),
  ],
  ['close it', (page) => page.keyboard.press('Escape')],
  ['open the filters', (page) => press(page, button(page, 'Show Filters'))],
  ['close them', (page) => press(page, button(page, 'Hide Filters'))],
  ['switch the view', (page) => press(page, button(page, 'List'))],
  [
    'type a letter',
    async (page) => {
      await page.getByRole('combobox', { name: 'Search cards' }).focus();
      await page.keyboard.press('e');
    },
  ],
];

/** How long after a click or a key the next frame follows, over what people do on a set's page (rules/speed#bars). */
export const interactions = demoBench({
  name: 'interactions',
  async measure({ programUrl, browser }) {
    const visits: number[][] = [];
    await visit(browser, programUrl);
    for (let count = 0; count < VISITS; count += 1) {
      visits.push(await visit(browser, programUrl));
    }
    const medians = INTERACTIONS.map(
      ([name], at) => `${name} ${milliseconds(median(visits.map((visited) => visited[at]!)))}`,
    );
    return [
      figure(
        'Interaction to next paint, 95th percentile',
        `processor slowed ${CPU_SLOWDOWN} ×, ${VISITS} visits of a set’s page, a mouse that rests ${AIMING} ms and whose button is down for ${PRESSED} ms; medians: ${medians.join(', ')}`,
        { amount: percentile(visits.flat(), 0.95), atMost: BAR_MS, as: milliseconds },
      ),
    ];
  },
});

/** @returns milliseconds from each interaction to the next frame */
async function visit(browser: Browser, programUrl: string): Promise<number[]> {
  const context = await newVisitor(browser, programUrl);
  const page = await context.newPage();
  await slowProcessor(page);
  await page.addInitScript(recordLongest);
  await untilIdle(page, async () => {
    await page.goto('/cards/SOR');
    await page.getByRole('main').getByRole('listitem').nth(5).waitFor();
  });
  const durations: number[] = [];
  for (const [, act] of INTERACTIONS) {
    await page.evaluate((shortest) => (window.longest = shortest), SHORTEST);
    await act(page);
    // Nothing on the page says that an entry of Event Timing is still to come.
    await page.waitForTimeout(SETTLED);
    durations.push(await page.evaluate(() => window.longest));
  }
  await context.close();
  return durations;
}

/** Runs before the page's own scripts. */
function recordLongest(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Others follow from no press and no key, such as those of a mouse under which a dialog opens.
      const isOfInteraction = 'interactionId' in entry && entry.interactionId !== 0;
      if (isOfInteraction) window.longest = Math.max(window.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Clicks where an element is, as a person does. Playwright's own click examines the page, which would take part of the
 * measured time, and its button is down for no time at all, so nothing could happen at the press.
 */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(AIMING);
  await page.mouse.down();
  await page.waitForTimeout(PRESSED);
  await page.mouse.up();
}
