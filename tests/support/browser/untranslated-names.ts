import { expect, type Page } from '@playwright/test';

/**
 * Expects that translators leave names, handles and card numbers alone: what has `translate="no"` once, and every number of a
 * card, has it wherever else the page shows it by itself.
 */
export async function expectUntranslatedNames(page: Page): Promise<void> {
  expect(await page.evaluate(translatedNames)).toEqual([]);
}

/** Runs in the page. */
function translatedNames(): string[] {
  const isVisible = (element: Element | null) => element?.checkVisibility() ?? false;
  const names = new Set<string>();
  for (const element of document.querySelectorAll('main [translate="no"]')) {
    const name = element.textContent?.trim().replace(/^, /, '') ?? '';
    if (/\p{L}{2}/u.test(name)) names.add(name);
  }
  const found: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent ?? '';
    if (parentElement?.closest('[translate="no"], script, style, noscript, textarea')) continue;
    if (!isVisible(parentElement)) continue;
    const alone = text.trim().replace(/^, /, '');
    if (names.has(alone) || /^[A-Z]{3}[ _]\d{1,3}$/.test(alone)) found.push(text);
  }
  return found;
}
