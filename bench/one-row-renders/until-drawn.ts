import type { Page } from '@playwright/test';

/** For so many milliseconds no row comes any more. */
const STILL = 1_500;

/** Waits until all rows are there that a page draws ahead of time, which isn't to count as drawing them again. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, still);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, still);
        }).observe(document.body, { subtree: true, childList: true });
      }),
    STILL,
  );
