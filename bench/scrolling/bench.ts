import type { Browser, BrowserContext } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { demoBench } from '../demo-bench';
import { signIn } from '@tests/support/browser/sign-in';
import { median, type Figure } from '../figure';
import { CPU_SLOWDOWN, newVisitor, slowProcessor } from '../slow-page';
import { serveLargeSaleList } from '../trade-list/large-list';
import { serveLargeSet } from '../typing/large-set';
import { LISTS, SIZES, type LongList } from './lists';
import { scrollFrames } from './scroller';

const ROUNDS = 2;
const LONG_FRAME = 50;
const LONG_FRAMES_BAR = 0.1;
/** A busy and slowed machine may be slow. */
const LOADED_WITHIN_MS = 120_000;

/** The share of long frames while a list scrolls, beside a plain HTML table (rules/speed#bars). */
export const scrolling = demoBench({
  name: 'scrolling',
  async measure({ programUrl, browser }) {
    await drawPictures(browser, programUrl);
    const contexts = await contextsOf(browser, programUrl);
    const frames = new Map<LongList, number[]>(LISTS.map((list) => [list, []]));
    // In turn, so a noisy minute affects all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const list of LISTS) {
        frames.get(list)?.push(...(await framesOf(contexts[list.in], list)));
      }
    }
    const [plain = [], ...lists] = [...frames.values()];
    return lists.map((own, at) => figureOf(LISTS[at + 1]?.name ?? '', own, plain));
  },
});

/**
 * Scrolls through the lists of pictures once in a browser of its own, so that the program has drawn them, as it does
 * ahead of time where it runs on a machine of its own. Otherwise it would take the processor from the browser.
 */
async function drawPictures(browser: Browser, programUrl: string): Promise<void> {
  const context = await newVisitor(browser, programUrl);
  for (const list of LISTS.filter(({ hasPictures }) => hasPictures)) {
    const page = await context.newPage();
    await list.open(page);
    await untilIdle(page, () => scrollFrames(page, list.box));
    await page.close();
  }
  await context.close();
}

/** Signed-in browsers, each with its own answers. */
async function contextsOf(
  browser: Browser,
  programUrl: string,
): Promise<Record<LongList['in'], BrowserContext>> {
  const open = async () => {
    const context = await newVisitor(browser, programUrl);
    const page = await context.newPage();
    await signIn(page, 'collector@example.com');
    await page.close();
    return context;
  };
  const contexts = {
    'a-set': await open(),
    'a-large-set': await open(),
    'a-large-list': await open(),
  };
  await serveLargeSet(contexts['a-large-set'], programUrl, SIZES.cards);
  await serveLargeSaleList(contexts['a-large-list'], programUrl, SIZES.saleItems);
  return contexts;
}

/** Each frame's duration in milliseconds. */
async function framesOf(context: BrowserContext, list: LongList): Promise<number[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(LOADED_WITHIN_MS);
  await slowProcessor(page);
  await list.open(page);
  const frames = await scrollFrames(page, list.box);
  await page.close();
  return frames;
}

/** Three frames of a screen are 50 ms; the browser's clock, in steps of a tenth, gives them a tenth more as often as not. */
const isLong = (frame: number) => frame > LONG_FRAME + 0.5;
const longPart = (frames: readonly number[]) => frames.filter(isLong).length / frames.length;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const figureOf = (name: string, frames: readonly number[], plain: readonly number[]): Figure => ({
  name: `Frames over ${LONG_FRAME} ms while ${name} scrolls`,
  how: `processor slowed ${CPU_SLOWDOWN} ×, from the load on, pictures drawn before; of ${frames.length} frames, whose median is ${median(frames).toFixed(0)} ms and the longest ${Math.max(...frames).toFixed(0)} ms; a plain HTML table of 5,000 rows of 11 cells in the same run: ${percent(longPart(plain))}`,
  bar: `at most ${percent(LONG_FRAMES_BAR)}`,
  measured: percent(longPart(frames)),
  holds: longPart(frames) <= LONG_FRAMES_BAR,
});
