import { formatNumber } from '@domain/number-text';
import type { Browser, Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { signIn } from '@tests/support/browser/sign-in';
import { demoBench } from '../demo-bench';
import { median, percentile, times, type Figure } from '../figure';
import { CPU_SLOWDOWN, newVisitor, slowProcessor } from '../slow-page';
import { serveLargeCatalogue, type CatalogueSize } from './large-catalogue';
import { serveLargeSet, type SetSize } from './large-set';
import {
  OWN_WORDS,
  PAUSE,
  recordTyping,
  SHORT_PAUSE,
  typeIntoSearch,
  warmUp,
  type Typed,
} from './typist';

const FEW = 250;
const MANY = 10_000;
/** The conditions under which similar programs were measured (rules/speed#conditions). */
const PRINTINGS = 15_000;
const ROUNDS = 2;
const BARS = { ratio: 1.5, median: 24, p95: 32 };
/** The program's first page may be slow on a busy machine. */
const LOADED_WITHIN_MS = 120_000;

interface Session<Size> extends Typed {
  size: Size;
}

/** How soon a long table reacts to a key (rules/speed#bars). */
export const typing = demoBench({
  name: 'typing',
  async measure({ programUrl, browser }) {
    // The number of cards that have this many printings: about five each.
    const size = await sizeOfFew(browser, programUrl);
    const cards = Math.ceil((PRINTINGS * size.cards) / size.printings);
    const rounds: { few: number; many: number; slowed: Session<SetSize> }[] = [];
    const all: Session<CatalogueSize>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const few = await session(browser, programUrl, FEW, 1);
      const many = await session(browser, programUrl, MANY, 1);
      const slowed = await session(browser, programUrl, cards, CPU_SLOWDOWN);
      rounds.push({ few: median(few.rows), many: median(many.rows), slowed });
      all.push(await sessionOverAll(browser, programUrl));
    }
    return [againstFew(rounds), inSet(rounds.map(({ slowed }) => slowed)), inAllSets(all)];
  },
});

async function sizeOfFew(browser: Browser, programUrl: string): Promise<SetSize> {
  const context = await newVisitor(browser, programUrl);
  const size = await serveLargeSet(context, programUrl, FEW);
  await context.close();
  return size;
}

async function session(
  browser: Browser,
  programUrl: string,
  cards: number,
  slowdown: number,
): Promise<Session<SetSize>> {
  const context = await newVisitor(browser, programUrl);
  const size = await serveLargeSet(context, programUrl, cards);
  const page = await context.newPage();
  await page.addInitScript(recordTyping);
  await page.goto('/cards/SOR?view=list');
  await page.getByRole('row').nth(5).waitFor();
  const typed = await typedIn(page, slowdown);
  await context.close();
  return { size, ...typed };
}

/** Types over the cards of all sets, of which the browser knows the viewer's copies. */
async function sessionOverAll(
  browser: Browser,
  programUrl: string,
): Promise<Session<CatalogueSize>> {
  const context = await newVisitor(browser, programUrl);
  const size = await serveLargeCatalogue(context);
  const page = await context.newPage();
  page.setDefaultTimeout(LOADED_WITHIN_MS);
  await page.addInitScript(recordTyping);
  await signIn(page, 'collector@example.com', '/cards?view=list');
  await untilIdle(page, async () => {
    await page.getByRole('row').nth(5).waitFor();
    const line = page.getByRole('combobox', { name: 'Search cards' });
    await line.fill('own>0');
    await line.fill('');
  });
  const typed = await typedIn(page, CPU_SLOWDOWN, OWN_WORDS);
  await context.close();
  return { size, ...typed };
}

async function typedIn(page: Page, slowdown: number, words?: string[]): Promise<Typed> {
  await slowProcessor(page, slowdown);
  // The index is built at the first query, and the browser compiles code. Neither should count for a key.
  await warmUp(page, words);
  return typeIntoSearch(page, words, slowdown > 1 ? PAUSE : SHORT_PAUSE);
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

const typedLetter = (sessions: readonly Typed[]) => {
  const paints = sessions.flatMap((each) => each.paints);
  const rows = sessions.flatMap((each) => each.rows);
  return {
    middle: median(paints),
    high: percentile(paints, 0.95),
    words: `${paints.length} keys in the search line by Event Timing, the least of which is 16 ms; the rows follow after a median of ${milliseconds(median(rows))}, 95th percentile ${milliseconds(percentile(rows, 0.95))}`,
  };
};

function inSet(sessions: readonly Session<SetSize>[]): Figure {
  const { middle, high, words } = typedLetter(sessions);
  const { cards = 0, printings = 0 } = sessions[0]?.size ?? {};
  return {
    name: 'Keystroke to paint, median and 95th percentile',
    how: `processor slowed ${CPU_SLOWDOWN} ×, a table of ${formatNumber(cards)} cards with ${formatNumber(printings)} printings; ${words}`,
    bar: `at most ${BARS.median} and ${BARS.p95} ms`,
    measured: `${milliseconds(middle)} and ${milliseconds(high)}`,
    holds: middle <= BARS.median && high <= BARS.p95,
  };
}

function inAllSets(sessions: readonly Session<CatalogueSize>[]): Figure {
  const { middle, high, words } = typedLetter(sessions);
  const { sets = 0, printings = 0, copies = 0 } = sessions[0]?.size ?? {};
  return {
    name: 'Keystroke to paint over all sets, 95th percentile',
    how: `processor slowed ${CPU_SLOWDOWN} ×, a table of ${sets} sets with ${formatNumber(printings)} printings, a collection of ${formatNumber(copies)}, whose counts the browser has; median ${milliseconds(middle)}; ${words}`,
    bar: `at most ${BARS.p95} ms`,
    measured: milliseconds(high),
    holds: high <= BARS.p95,
  };
}
