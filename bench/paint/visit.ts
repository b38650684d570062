import type { Browser, BrowserContextOptions } from '@playwright/test';
import { slowDown } from '../support/slow-page';

/** What a visitor sees until a page is quiet. Times in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Of tasks longer than 50 ms, the time beyond 50 ms. */
  blocked: number;
  layoutShift: number;
}

/** A page is quiet once nothing was painted, shifted or blocked for this long. A signed-in page never ends its stream. */
const QUIET_MS = 1_000;

declare global {
  interface Window {
    seen: { largestPaint: number; blocked: number; layoutShift: number; lastAt: number };
  }
}

/** Opens an address in a browser with an empty cache, on a slow machine and connection. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await slowDown(page);
  // The runner's compiler wraps named functions in a call that doesn't exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
  await page.goto(address);
  await page.waitForFunction(
    (quiet) => performance.now() - window.seen.lastAt > quiet,
    QUIET_MS,
    // Else it would look before each frame.
    { polling: 100 },
  );
  const seen = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.seen,
  }));
  await context.close();
  return seen;
}

/** Runs before the page's own scripts. */
function observe(): void {
  window.seen = { largestPaint: 0, blocked: 0, layoutShift: 0, lastAt: 0 };
  window.addEventListener('load', ({ timeStamp }) => (window.seen.lastAt = timeStamp));
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        note(entry);
        window.seen.lastAt = performance.now();
      }
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.seen.largestPaint = entry.startTime));
  watch('longtask', (entry) => (window.seen.blocked += Math.max(0, entry.duration - 50)));
  watch('layout-shift', (entry) => {
    if ('value' in entry) window.seen.layoutShift += Number(entry.value);
  });
}
