import type { Page } from '@playwright/test';
import { loginPath } from '@domain/user';
import { expect, test } from '@tests/support/browser/test';
import { guardedRoutes } from '@tests/support/browser/routes';

test('an unknown set code, card id and address, and a set code in any case', async ({ page }) => {
  await test.step('an unknown set code', async () => {
    await page.goto('/cards/nope');
    await expect(page.getByText('Invalid card set code')).toBeVisible();
  });

  await test.step('an unknown card id', async () => {
    await page.goto('/cards/sor-99999');
    await expect(page.getByText('Card not found')).toBeVisible();
  });

  await test.step('an unknown address', async () => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await test.step('a set code in lower case is the same set', async () => {
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
});

test('the footer says that the program isn’t affiliated with the rights holders, and the contact page opens a mail program', async ({
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

test('pages for signed-in people lead a visitor to the login page', async ({ page }) => {
  const notice = page.getByText('you will return to where you were.');
  await page.goto(guardedRoutes.preferences);
  await expect(page).toHaveURL(loginPath(guardedRoutes.preferences));
  await expect(notice).toBeVisible();

  // Loading each one would only start the same page again: every document has the same program, whose router guards
  // its addresses.
  const shell = await (await page.request.get('/login')).text();
  const main = /<script type="module"[^>]* (src="[^"]+")/.exec(shell)?.[1] ?? 'no script';
  for (const [name, path] of Object.entries(guardedRoutes)) {
    await test.step(`${name} (${path})`, async () => {
      const response = await page.request.get(path);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(main);

      await openWithinPage(page, '/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await openWithinPage(page, path);
      await expect(page).toHaveURL(loginPath(path));
      await expect(notice).toBeVisible();
    });
  }
});

/** Opens an address as the browser's history does: without a new load, by the page's router. */
const openWithinPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
