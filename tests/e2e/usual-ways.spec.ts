import type { Page } from '@playwright/test';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/own-people';
import { guardedRoutes, shownRoutes } from '@tests/support/browser/routes';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A reload, a link in a tab of its own, the page's address in a new tab, and Back. */
async function expectUsualWays(page: Page, path: string): Promise<void> {
  await openUntilIdle(page, path);
  // Pages write their address in one form.
  const [url, title] = [page.url(), await heading(page).innerText()];

  await page.reload();
  await expect(heading(page)).toHaveText(title);
  expect(page.url()).toBe(url);

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact Us' })
      .click({ button: 'middle' }),
  ]);
  await tab.bringToFront();
  await expect(heading(tab)).toHaveText('Contact Us');
  await tab.goto(url);
  await expect(heading(tab)).toHaveText(title);
  await tab.close();
  expect(page.url()).toBe(url);

  await page.getByRole('banner').getByRole('link', { name: 'Starbinder' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  expect(page.url()).toBe(url);
}

test('a visitor reloads, opens in a tab, leaves and finds again every page', async ({ page }) => {
  test.slow();
  const { home: _home, ...pages } = shownRoutes;
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, () => expectUsualWays(page, path));
  }
});

test('so does a person with their own pages', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('admin@example.com');
  // Their addresses have numbers that a database of demo data doesn't have.
  const { 'an offer': _offer, 'a user': _user, ...pages } = guardedRoutes;
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, () => expectUsualWays(page, path));
  }
});
