import { expect, test } from '@tests/support/browser/test';

const preview = '[data-card-preview]';

test('a wide window previews the card under the pointer, after a moment, inside the window', async ({
  page,
}) => {
  await page.goto('/cards/sor?view=list');
  const row = page.getByRole('row').nth(3);
  await row.hover();
  await expect(page.locator(preview)).toBeVisible();
  await expect(page.locator(preview)).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator(preview)).toBeHidden();
});

test.describe('768 px wide', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('there is no preview', async ({ page }) => {
    await page.clock.install();
    await page.goto('/cards/sor?view=list');
    await page.getByRole('row').nth(3).hover();
    await page.clock.runFor(1000);
    await expect(page.locator(preview)).toBeHidden();
  });
});
