import { expect, test } from '@tests/support/browser/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('the menu leads to the card sets', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Card Sets' }).click();
  await expect(page).toHaveURL(/\/card-sets$/);
});
