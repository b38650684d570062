import type { Page } from '@playwright/test';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/own-people';
import { guardedRoutes, shownRoutes } from '@tests/support/browser/routes';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A link in a tab of its own, the page's address in a new tab, Back, and a reload. */
async function expectUsualWays(page: Page, path: string): Promise<void> {
  await openUntilIdle(page, path);
  // Pages write their address in one form.
  const [url, title] = [page.url(), await heading(page).innerText()];

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact Us' })
      .click({ button: 'middle' }),
  ]);
  await expect.poll(() => tab.url()).toMatch(/\/contact$/);
  await tab.close();
  const copy = await page.context().newPage();
  await copy.goto(url);
  await expect(heading(copy)).toHaveText(title);
  await copy.close();
  expect(page.url()).toBe(url);

  await page.getByRole('banner').getByRole('link', { name: 'Starbinder' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  expect(page.url()).toBe(url);

  await page.reload();
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
