import type { Browser, Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { signIn } from '@tests/support/browser/sign-in';
import { figure, percent } from './figure';
import { demoBench } from './support/demo-program';
import { serveLargeSaleList } from './support/large-answers';
import { CPU_SLOWDOWN, newVisitor, slowProcessor } from './support/slow-page';

const LONG_FRAME_MS = 50;
const BAR = 0.1;
/** The step in CSS pixels per frame: about 2,400 a second, like a wheel turned quickly. */
const STEP = 40;
const SCROLL_MS = 3_000;
/** A busy and slowed machine may be slow. */
const LOADED_WITHIN_MS = 120_000;

const LISTS = [
  { name: 'a set’s pictures', path: '/cards/SOR', role: 'listitem' },
  { name: 'a set’s table', path: '/cards/SOR?view=list', role: 'row' },
  { name: 'a collection', path: '/collections/my/edit?set=SOR', role: 'row' },
  {
    name: 'a sale list of 5,000',
    path: '/collections/my/sell/edit',
    role: 'listitem',
    prepare: (page: Page) => serveLargeSaleList(page, 5_000),
  },
] as const;

/** The share of long frames while a list scrolls (rules/speed#scrolling-and-typing). */
export const scrolling = demoBench({
  name: 'scrolling',
  async measure({ programUrl, browser }) {
    const lists: { name: string; long: number }[] = [];
    for (const list of LISTS) {
      const frames = await framesOf(browser, programUrl, list);
      // Three frames of a screen are 50 ms; the browser's clock gives them a tenth more as often as not.
      const long = frames.filter((frame) => frame > LONG_FRAME_MS + 0.5).length / frames.length;
      lists.push({ name: list.name, long });
    }
    return [
      figure(
        `Frames over ${LONG_FRAME_MS} ms while a list scrolls`,
        `processor slowed ${CPU_SLOWDOWN} ×, pictures drawn before; the worst of: ${lists.map(({ name, long }) => `${name} ${percent(long)}`).join(', ')}`,
        { amount: Math.max(...lists.map(({ long }) => long)), atMost: BAR, as: percent },
      ),
    ];
  },
});

/** Each frame's duration in milliseconds, in a browser whose pictures the program has already drawn. */
async function framesOf(
  browser: Browser,
  programUrl: string,
  list: (typeof LISTS)[number],
): Promise<number[]> {
  const context = await newVisitor(browser, programUrl);
  const page = await context.newPage();
  page.setDefaultTimeout(LOADED_WITHIN_MS);
  await signIn(page, 'collector@example.com');
  if ('prepare' in list) await list.prepare(page);
  const open = () =>
    untilIdle(page, async () => {
      await page.goto(list.path);
      await page.getByRole('main').getByRole(list.role).nth(5).waitFor();
    });
  await open();
  await untilIdle(page, () => scrollFrames(page));
  await slowProcessor(page);
  await open();
  const frames = await scrollFrames(page);
  await context.close();
  return frames;
}

/** Scrolls a page down frame by frame, and up again where it ends. */
const scrollFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([step, length]) =>
      new Promise<number[]>((resolve) => {
        const scrolled = document.documentElement;
        const frames: number[] = [];
        const begun = performance.now();
        let last = begun;
        let direction = 1;
        const next = (now: number) => {
          if (now > begun) frames.push(now - last);
          last = now;
          if (now - begun > length) return void resolve(frames.slice(1));
          const before = scrolled.scrollTop;
          scrolled.scrollTop += step * direction;
          if (scrolled.scrollTop === before) direction = -direction;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [STEP, SCROLL_MS] as const,
  );
