import { formatNumber } from '@domain/number-text';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { startDemoProgram } from '../demo-program';
import { median, percentile, times, type Bench, type Figure } from '../figure';
import { serveLargeSet, type SetSize } from './large-set';
import { recordTyping, typeIntoSearch, type Typed } from './typist';

const FEW = 250;
const MANY = 10_000;
/** The conditions under which similar programs were measured (rules/speed#conditions). */
const PRINTINGS = 15_000;
const CPU_SLOWDOWN = 4;
const ROUNDS = 2;
const BARS = { ratio: 1.5, median: 24, p95: 32 };

interface Session extends Typed {
  size: SetSize;
}

/** How soon a long table reacts to a key (rules/speed#bars). */
export const typing: Bench = {
  name: 'typing',
  async run() {
    const program = await startDemoProgram();
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      // The number of cards that have this many printings: about five each.
      const { size } = await session(browser, program.url, FEW, 1);
      const cards = Math.ceil((PRINTINGS * size.cards) / size.printings);
      const rounds: { few: number; many: number; slowed: Session }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const few = await session(browser, program.url, FEW, 1);
        const many = await session(browser, program.url, MANY, 1);
        const slowed = await session(browser, program.url, cards, CPU_SLOWDOWN);
        rounds.push({ few: median(few.rows), many: median(many.rows), slowed });
      }
      return [againstFew(rounds), ...underConditions(rounds.map(({ slowed }) => slowed))];
    } finally {
      await browser.close();
      await program.stop();
    }
  },
};

async function session(
  browser: Browser,
  programUrl: string,
  cards: number,
  slowdown: number,
): Promise<Session> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  // The runner's compiler wraps named functions in a call that doesn't exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const size = await serveLargeSet(context, programUrl, cards);
  const page = await context.newPage();
  await page.addInitScript(recordTyping);
  await page.goto(`${programUrl}/cards/SOR?view=list`);
  await page.getByRole('row').nth(5).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The index is built at the first query, and the browser compiles code. Neither should count for a key.
  await typeIntoSearch(page);
  const typed = await typeIntoSearch(page);
  await context.close();
  return { size, ...typed };
}

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

function againstFew(rounds: readonly { few: number; many: number }[]): Figure {
  const ratio = median(rounds.map(({ few, many }) => many / few));
  const [few, many] = [rounds.map((each) => each.few), rounds.map((each) => each.many)].map(median);
  return {
    name: `Keystroke to paint in a table of ${formatNumber(MANY)} rows`,
    how: `until the rows that a letter in the search line leaves are drawn, against a table of ${FEW} rows; medians ${milliseconds(many ?? Number.NaN)} and ${milliseconds(few ?? Number.NaN)}`,
    bar: `at most ${times(BARS.ratio)}`,
    measured: times(ratio),
    holds: ratio <= BARS.ratio,
  };
}

function underConditions(sessions: readonly Session[]): Figure[] {
  const paints = sessions.flatMap((each) => each.paints);
  const [middle, high] = [median(paints), percentile(paints, 0.95)];
  const { cards = 0, printings = 0 } = sessions[0]?.size ?? {};
  const conditions = `processor slowed ${CPU_SLOWDOWN} ×, a table of ${formatNumber(cards)} cards with ${formatNumber(printings)} printings`;
  return [
    {
      name: 'Keystroke to paint, median and 95th percentile',
      how: `${conditions}; ${paints.length} keys in the search line by Event Timing, the least of which is 16 ms; the rows follow after a median of ${milliseconds(median(sessions.flatMap((each) => each.rows)))}`,
      bar: `at most ${BARS.median} and ${BARS.p95} ms`,
      measured: `${milliseconds(middle)} and ${milliseconds(high)}`,
      holds: middle <= BARS.median && high <= BARS.p95,
    },
  ];
}
