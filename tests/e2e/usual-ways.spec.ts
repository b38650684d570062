import type { Page } from '@playwright/test';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/own-people';
import { guardedRoutes, shownRoutes } from '@tests/support/browser/routes';
import { firstOf } from '@tests/support/long';

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

const { home: _home, ...visitors } = shownRoutes;
// Their addresses have numbers that a database of demo data doesn't have.
const { 'an offer': _offer, 'a user': _user, ...own } = guardedRoutes;

for (const [name, path] of firstOf(3, Object.entries(visitors))) {
  test(`a visitor reloads, opens in a tab, leaves and finds again: ${name}`, ({ page }) =>
    expectUsualWays(page, path));
}

for (const [name, path] of firstOf(3, Object.entries(own))) {
  test(`so does a person with their own page: ${name}`, async ({ page, signInAs }) => {
    await signInAs('admin@example.com');
    await expectUsualWays(page, path);
  });
}
