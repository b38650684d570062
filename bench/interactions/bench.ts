import type { Browser, Locator, Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { demoBench } from '../demo-bench';
import { median, percentile, type Figure } from '../figure';
import { AIMING, press, PRESSED } from '../press';
import { CPU_SLOWDOWN, newVisitor, slowProcessor } from '../slow-page';
import { watchAfterClick } from './after-click';
import { softNavigation } from './soft-navigation';

const VISITS = 6;
const BAR = 100;
/** The shortest duration that Event Timing reports, in milliseconds. */
const SHORTEST = 16;
/** The browser reports an event after the next frame; what follows from it is over by then, too. */
const SETTLED = 500;

declare global {
  interface Window {
    /** The longest event of what was done last, in milliseconds. */
    longest: number;
  }
}

interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
  /** What there is afterwards. */
  outcome: (page: Page) => Locator;
}

/** What people do on a set's page, in this order. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open a card',
    act: (page) =>
      press(page, page.getByRole('main').getByRole('listitem').getByRole('button').first()),
    outcome: (page) => page.getByRole('dialog'),
  },
  {
    name: 'close it',
    act: (page) => page.keyboard.press('Escape'),
    outcome: (page) => page.getByRole('button', { name: 'Show Filters' }),
  },
  {
    name: 'open the filters',
    act: (page) => press(page, page.getByRole('button', { name: 'Show Filters' })),
    outcome: (page) => page.getByRole('button', { name: 'Hide Filters' }),
  },
  {
    name: 'type a letter',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search cards' }).focus();
      await page.keyboard.press('e');
    },
    outcome: (page) => page.getByRole('combobox', { name: 'Search cards' }),
  },
  {
    name: 'switch the view',
    act: (page) => press(page, page.getByRole('button', { name: 'List' })),
    outcome: (page) => page.getByRole('main').getByRole('table'),
  },
];

/** How long after a click or a key the next frame follows, over what people do on a set's page (rules/speed#bars). */
export const interactions = demoBench({
  name: 'interactions',
  async measure({ programUrl, browser }) {
    const visits: Visit[] = [];
    await visit(browser, programUrl);
    for (let count = 0; count < VISITS; count += 1) {
      visits.push(await visit(browser, programUrl));
    }
    return [figureOf(visits), await softNavigation(browser, programUrl)];
  },
});

/** In milliseconds. */
interface Visit {
  /** From each interaction to the next frame. */
  durations: number[];
  /** From the click on a card until its dialog is drawn, which is later than the next frame. */
  dialogAfter: number;
}

async function visit(browser: Browser, programUrl: string): Promise<Visit> {
  const context = await newVisitor(browser, programUrl);
  const page = await context.newPage();
  await slowProcessor(page);
  await page.addInitScript(recordLongest);
  const untilDialog = await watchAfterClick(page, '[role=dialog]');
  await untilIdle(page, async () => {
    await page.goto('/cards/SOR');
    await page.getByRole('main').getByRole('listitem').nth(5).waitFor();
  });
  const durations: number[] = [];
  for (const { act, outcome } of INTERACTIONS) {
    await page.evaluate((shortest) => (window.longest = shortest), SHORTEST);
    await act(page);
    // Waits for time and not for the outcome: a look at the page's roles and names takes longer than many an
    // interaction, and nothing on the page says that an entry of Event Timing is still to come.
    await page.waitForTimeout(SETTLED);
    durations.push(await page.evaluate(() => window.longest));
    await outcome(page).waitFor();
  }
  const dialogAfter = await untilDialog();
  await context.close();
  return { durations, dialogAfter };
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

function figureOf(visits: readonly Visit[]): Figure {
  const high = percentile(
    visits.flatMap(({ durations }) => durations),
    0.95,
  );
  const medians = INTERACTIONS.map(
    ({ name }, at) =>
      `${name} ${median(visits.map(({ durations }) => durations[at]!)).toFixed(0)} ms`,
  );
  const dialogAfter = median(visits.map((each) => each.dialogAfter));
  return {
    name: 'Interaction to next paint on a set’s page, 95th percentile',
    how: `processor slowed ${CPU_SLOWDOWN} ×, ${visits.length} visits, a mouse that rests ${AIMING} ms and whose button is down for ${PRESSED} ms; medians: ${medians.join(', ')}; a card’s dialog is drawn ${dialogAfter.toFixed(0)} ms after the click`,
    bar: `at most ${BAR} ms`,
    measured: `${high.toFixed(0)} ms`,
    holds: high <= BAR,
  };
}
