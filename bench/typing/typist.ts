import type { Page } from '@playwright/test';

/** What followed each key press, in milliseconds after it. */
export interface Typed {
  /** The next frame, as the browser's Event Timing reports it: rounded to 8 ms, and at least 16 ms. */
  paints: number[];
  /** The table's final rows were drawn; only for keys that changed them. */
  rows: number[];
}

declare global {
  interface Window {
    typed: {
      keys: number[];
      events: { at: number; duration: number }[];
      /** By the key's place among `keys`. */
      rows: (number | undefined)[];
    };
  }
}

/** What people type letter by letter, and then delete. */
const WORDS = ['the', 'scout', 'iron lantern', 'cost<=3 ', 'ember'];
/** The same where their own collection is asked for. */
export const OWN_WORDS = ['the', 'own>=2 scout', 'missing>0 iron', 'extra or cost<=3'];
/** The time between two keys, in milliseconds, of a fast typist. All work for one key is done before the next. */
export const PAUSE = 150;
/** The same where the processor isn't slowed down. */
export const SHORT_PAUSE = 100;
const HURRIED_PAUSE = 20;
/** The shortest duration that Event Timing reports, in milliseconds. */
const SHORTEST = 16;

/** Types and deletes the same, in a hurry: the page has then compiled its code and built its index. */
export async function warmUp(page: Page, words = WORDS): Promise<void> {
  await typeIntoSearch(page, words, HURRIED_PAUSE);
}

/** Types into the search line of a page that shows a table, and deletes it again. */
export async function typeIntoSearch(page: Page, words = WORDS, delay = PAUSE): Promise<Typed> {
  await page.getByRole('combobox', { name: 'Search cards' }).focus();
  await page.evaluate(() => {
    window.typed = { keys: [], events: [], rows: [] };
  });
  for (const word of words) {
    await page.keyboard.type(word, { delay });
    for (let left = word.length; left > 0; left -= 1) {
      await page.keyboard.press('Backspace', { delay });
    }
  }
  // The last key has as long as the others: nothing on the page says that an entry of Event Timing is still to come.
  await page.waitForTimeout(PAUSE);
  const { keys, events, rows } = await page.evaluate(() => window.typed);
  return {
    paints: keys.map((at, place) => {
      const next = keys[place + 1] ?? Number.POSITIVE_INFINITY;
      const own = events.filter((event) => event.at >= at && event.at < next);
      return Math.max(SHORTEST, ...own.map(({ duration }) => duration));
    }),
    rows: rows.filter((row) => typeof row === 'number'),
  };
}

/** Runs before the page's own scripts, and fills `window.typed`. */
export function recordTyping(): void {
  window.typed = { keys: [], events: [], rows: [] };
  window.addEventListener('keydown', ({ timeStamp }) => window.typed.keys.push(timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'keyup') window.typed.events.push({ at: startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  // A message sent while a frame is prepared arrives after that frame was drawn.
  const drawn = new MessageChannel();
  drawn.port1.addEventListener('message', () => {
    const { keys, rows } = window.typed;
    const key = keys.at(-1);
    if (key !== undefined) rows[keys.length - 1] = performance.now() - key;
  });
  drawn.port1.start();
  const changed = new MutationObserver((records) => {
    if (!records.some(({ target }) => (target as Element).closest?.('table'))) return;
    requestAnimationFrame(() => drawn.port2.postMessage(null));
  });
  changed.observe(document, { subtree: true, childList: true });
}
