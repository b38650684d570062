import type { Page } from '@playwright/test';

/** How long a page is waited for, in milliseconds. */
const MOST = 30_000;

declare global {
  interface Window {
    /** Called once what a click opens is drawn, with the milliseconds since the click. */
    drawnAfterClick: (milliseconds: number) => void;
  }
}

/**
 * Watches a page, before it is opened, for what a click on it will open.
 *
 * @returns a function that waits until an element of this selector is drawn, and returns the milliseconds since the
 *   click
 */
export async function watchAfterClick(
  page: Page,
  selector: string,
): Promise<() => Promise<number>> {
  // The page tells: to be asked, it would have to run the asker's script first, which takes part of the measured time.
  let tell: (milliseconds: number) => void;
  const took = new Promise<number>((resolve) => (tell = resolve));
  await page.exposeFunction('drawnAfterClick', (milliseconds: number) => tell(milliseconds));
  await page.addInitScript(watch, selector);
  // A limit, not a pause: what never appears must not hold up the bench.
  return () => Promise.race([took, page.waitForTimeout(MOST).then(() => Number.NaN)]);
}

/** Runs before the page's own scripts. */
function watch(selector: string): void {
  let clickedAt: number | undefined;
  window.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true);
  // A message sent while a frame is prepared arrives after that frame was drawn.
  const drawn = new MessageChannel();
  drawn.port1.addEventListener(
    'message',
    () => {
      if (clickedAt !== undefined) window.drawnAfterClick(performance.now() - clickedAt);
    },
    { once: true },
  );
  drawn.port1.start();
  const observer = new MutationObserver(() => {
    if (clickedAt === undefined || !document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => drawn.port2.postMessage(null));
  });
  observer.observe(document, { subtree: true, childList: true });
}
