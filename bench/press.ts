import type { Locator, Page } from '@playwright/test';

/** How long the mouse rests on what will be clicked, in milliseconds: people aim. */
export const AIMING = 100;
/** How long its button is down: a click follows when it comes up again. */
export const PRESSED = 80;

/**
 * Clicks where an element is, as a person does. Playwright's own click examines the page, which would take part of the
 * measured time, and its button is down for no time at all, so nothing could happen at the press.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(AIMING);
  await page.mouse.down();
  await page.waitForTimeout(PRESSED);
  await page.mouse.up();
}
