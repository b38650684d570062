import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tests/support/browser/test';

/** Presses Tab until the wanted element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused();
}

test('the whole main path without a mouse', async ({ page }) => {
  await page.goto('/');
  const firstSet = page.getByRole('link', { name: /^View Set/ }).first();
  await expect(firstSet).toBeVisible();
  await tabTo(page, firstSet);
  await page.keyboard.press('Enter');

  const list = page.getByRole('button', { name: /list/i });
  await expect(list).toBeVisible();
  await tabTo(page, list);
  await page.keyboard.press('Enter');

  const byName = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  await expect(byName).toBeVisible();
  await tabTo(page, byName);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const link = page.getByRole('row').nth(1).getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/[a-z]+-\d+/);

  const back = page.getByRole('button', { name: 'Back', exact: true });
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});

test('the Card Sets screen shows the five sets, and the first Tab leads past the header to them', async ({
  page,
}) => {
  await page.goto('/card-sets');
  await expect(page.getByRole('heading', { name: 'Card Sets', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Set/ })).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
