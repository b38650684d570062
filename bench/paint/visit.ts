import type { Browser } from '@playwright/test';
import { slowDown } from '../slow-page';

/** What a visitor sees during a page's first seconds. Times in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Of tasks longer than 50 ms, the time beyond 50 ms. */
  blocked: number;
  layoutShift: number;
}

const SETTLED_MS = 1_000;

declare global {
  interface Window {
    seen: { largestPaint: number; blocked: number; layoutShift: number; lastAt: number };
  }
}

/** An address, and the page of another site that a visitor comes from. */
export interface Way {
  from: string;
  to: string;
}

/**
 * Opens an address in a browser with an empty cache, on a slow machine and connection. A visitor comes from another
 * site, so each page gets a process of its own; from an empty tab, only pages with an opener policy would.
 */
export async function visit(browser: Browser, { from, to }: Way, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(from);
  await slowDown(page);
  // The runner's compiler wraps named functions in a call that doesn't exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
  await page.goto(to, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    (settled) => performance.now() - window.seen.lastAt > settled,
    SETTLED_MS,
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
