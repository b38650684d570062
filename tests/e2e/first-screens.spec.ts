import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@tests/support/browser/test';

/** Waits until documents come with their first screens: the first visitor doesn't wait for one that takes long. */
const isRendered = (request: APIRequestContext, path: string) =>
  expect(async () => {
    const document = await request.get(path, { headers: { accept: 'text/html' } });
    expect(await document.text()).toContain('id="document-state"');
  }).toPass({ timeout: 30_000 });

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages show their cards, prices and links', async ({ page, request }) => {
    const open = async (path: string) => {
      await isRendered(request, path);
      await page.goto(path);
      return page.getByRole('main');
    };
    await test.step('the home page', async () => {
      const main = await open('/');
      await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
      expect(await main.getByRole('link', { name: /^View Set/ }).count()).toBeGreaterThan(2);
    });
    await test.step('the card sets', async () => {
      const main = await open('/card-sets');
      await main
        .getByRole('link', { name: /^View Set/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/card-sets\/[A-Z]+$/);
    });
    await test.step('a set, as pictures', async () => {
      const main = await open('/cards/SOR');
      const cards = main.getByRole('list', { name: 'Cards of Songs of the Reach' });
      expect(await cards.getByRole('button').count()).toBeGreaterThan(9);
      await expect(cards.getByText(/^\$\d/).first()).toBeVisible();
      await expect(
        main.getByRole('list', { name: 'More cards' }).locator('a').last(),
      ).toBeVisible();
    });
    await test.step('a set, as a table, with what its link says', async () => {
      const main = await open('/cards/SOR?view=list&name=a&sort=name');
      await expect(main.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await main.getByRole('table').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/cards\/sor-\d+$/);
    });
    await test.step('a card', async () => {
      const main = await open('/cards/sor-059');
      await expect(main.getByText('Rarity')).toBeVisible();
      await expect(main.getByText(/^\$\d/).first()).toBeVisible();
    });
    await test.step('contact and login', async () => {
      await expect((await open('/contact')).getByRole('link', { name: /@/ })).toBeVisible();
      await expect((await open('/login')).getByRole('heading', { level: 1 })).toHaveText('Login');
    });
  });
});

/** Each path, and which operations of its page come after the first screen. */
const PAGES: readonly [path: string, later: number][] = [
  // The hand of cards.
  ['/', 1],
  ['/card-sets', 0],
  ['/cards/SOR', 0],
  ['/cards/SOR?view=list', 0],
  // The price history, further down.
  ['/cards/sor-059', 1],
  ['/contact', 0],
  ['/login', 0],
];

test('the browser takes a first screen over, and asks for nothing that came with it', async ({
  page,
  request,
}) => {
  for (const [path, later] of PAGES) {
    await test.step(path, async () => {
      await isRendered(request, path);
      let asked = 0;
      const count = (address: string) => {
        if (new URL(address).pathname === '/graphql') asked += 1;
      };
      const listener = (it: { url(): string }) => count(it.url());
      page.on('request', listener);
      await page.goto(path);
      // What is rendered by the browser alone, once the session is known.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      page.off('request', listener);
      expect(asked).toBe(later);
    });
  }
});

test('a document comes in the theme that was chosen', async ({ page, request }) => {
  await isRendered(request, '/card-sets');
  await page.goto('/card-sets');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(async () => {
    const document = await page.request.get('/card-sets', { headers: { accept: 'text/html' } });
    const html = await document.text();
    expect(html).toContain('data-theme="light"');
    expect(html).toContain('Switch to the space theme');
  }).toPass({ timeout: 30_000 });
});
