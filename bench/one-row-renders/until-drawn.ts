import type { Page } from '@playwright/test';

/** All rows are there once none was added for this long, in milliseconds. */
const STILL = 1_500;

/** Waits until all rows are there that a page renders ahead of time: they don't count as rendered again. */
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
