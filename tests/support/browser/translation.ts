import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Gives every word of a page an o at its end, now and whenever it changes, as a browser’s translation would. */
const SCRIPT = await readFile(new URL('translate-page.js', import.meta.url), 'utf8');

/** Translates a page that is there. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(SCRIPT);

/** Translates each page that is opened from now on, before the application takes it over. */
export const translateEarly = async (page: Page): Promise<void> => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${SCRIPT} })`);
};

/** A text or name as a translated page may show it: names in attributes stay as they are. */
export const maybeTranslated = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[A-Za-z]+/g, (word) => `${word}o?`)}$`);

/** What a part of a page says, be it translated or not. */
export async function saidIn(page: Page, selector = 'main'): Promise<string> {
  const texts = await page.locator(selector).evaluate((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
    return found;
  });
  return texts.map((text) => text.replaceAll(/([a-z])o+(?![a-z])/gi, '$1')).join('');
}

/** Expects of a translated page that it says what the same page says without a translation. */
export async function expectSame(
  translated: Page,
  plain: Page,
  { timeout = 20_000 }: { timeout?: number } = {},
): Promise<void> {
  expect(await translated.locator('font').count()).toBeGreaterThan(9);
  await expect(async () => {
    expect(await saidIn(translated)).toBe(await saidIn(plain));
  }).toPass({ timeout });
}
