import { expect, type Locator, type Page } from '@playwright/test';

/** The cards of a set page's picture view, each a button that opens the card. */
export const cardButtons = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.getByRole('img') });

/** Expects the cards of a table from one rarity in the first row to another one in the last. */
export async function expectRarities(page: Page, first: string, last: string): Promise<void> {
  const rows = await page.getByRole('table').getAttribute('aria-rowcount');
  const row = (index: string | null) => page.locator(`[aria-rowindex="${index}"]`);
  await expect(row('2')).toContainText(first);
  // Rows out of sight may be drawn only when they come into sight.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(row(rows)).toContainText(last);
}
