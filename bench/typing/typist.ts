import type { Page } from '@playwright/test';

/** Milliseconds between a key and the paint that shows what it did, for each key. */
export type Paints = readonly number[];

declare global {
  interface Window {
    paints: number[];
  }
}

/** What people type, letter by letter, and take back again. */
const WORDS = ['the', 'scout', 'iron lantern', 'cost<=3 ', 'ember'];
/** Between two keys, in milliseconds: a fast typist. Nothing of one key may be left over at the next one. */
const PAUSE = 120;

/** Types into the search line of a page that shows a table, and takes back what it typed. */
export async function typeIntoSearch(page: Page): Promise<Paints> {
  const search = page.getByRole('combobox', { name: 'Search cards' });
  await search.focus();
  await page.evaluate(() => {
    window.paints = [];
  });
  for (const word of WORDS) {
    await page.keyboard.type(word, { delay: PAUSE });
    for (let left = word.length; left > 0; left -= 1) {
      await page.keyboard.press('Backspace', { delay: PAUSE });
    }
  }
  await page.waitForTimeout(PAUSE);
  return page.evaluate(() => window.paints);
}

/**
 * Runs in the page: notes how long after each key the browser has drawn the frame that follows it. A message that
 * is sent while a frame is prepared arrives once that frame has been drawn.
 */
export function notePaints(): void {
  window.paints = [];
  const drawn = new MessageChannel();
  const waiting: number[] = [];
  drawn.port1.addEventListener('message', () => {
    const now = performance.now();
    for (const at of waiting.splice(0)) window.paints.push(now - at);
  });
  drawn.port1.start();
  window.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        waiting.push(timeStamp);
        drawn.port2.postMessage(null);
      }),
    true,
  );
}
