import { expect, test } from '@tests/support/browser/test';
import { guardedRoutes } from '@tests/support/browser/routes';

test('an unknown set code', async ({ page }) => {
  await page.goto('/cards/nope');
  await expect(page.getByText('Invalid card set code')).toBeVisible();
});

test('a set code in lower case is the same set', async ({ page }) => {
  await page.goto('/cards/sor');
  const heading = page.getByRole('heading', { level: 1 });
  // Until the sets are loaded, the heading is the code.
  await expect(heading).not.toHaveText('SOR');
  const name = (await heading.textContent()) ?? '';
  for (const address of ['/cards/SOR', '/card-sets/SOR', '/card-sets/sor']) {
    await page.goto(address);
    await expect(heading).toHaveText(name);
  }
});

test('an unknown card id', async ({ page }) => {
  await page.goto('/cards/sor-99999');
  await expect(page.getByText('Card not found')).toBeVisible();
});

test('an unknown address', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the footer says that the rights holders have nothing to do with it, and leads to the visitor’s mail program', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(/not affiliated/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('main')).toContainText('feedback@example.com');
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toHaveAttribute(
    'href',
    /^mailto:feedback@example\.com/,
  );
});

test('what is for people who are signed in leads a visitor to the login page', async ({ page }) => {
  for (const [name, path] of Object.entries(guardedRoutes)) {
    await test.step(`${name} (${path})`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('You will return to it afterwards.')).toBeVisible();
    });
  }
});
