import { expect, type Page } from '@playwright/test';

/** Expects that no words of a list's rows run out of their cell or line, unless they are cut there. */
export async function expectWordsInPlace(page: Page): Promise<void> {
  expect(await page.evaluate(wordsOutOfPlace)).toEqual([]);
}

/** Runs in the page. */
function wordsOutOfPlace(): string[] {
  const found: string[] = [];
  for (const row of document.querySelectorAll('main [data-item-id]')) {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      let line = text.parentElement;
      while (line && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement;
      if (!line || getComputedStyle(line).overflowX !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const beyond = range.getBoundingClientRect().right - line.getBoundingClientRect().right;
      if (beyond > 1) found.push(`${Math.round(beyond)} px of “${text.textContent}”`);
    }
  }
  return found;
}
