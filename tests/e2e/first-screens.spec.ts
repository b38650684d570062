import type { Page } from '@playwright/test';
import { DOCUMENT_STATE_ID } from '@domain/document';
import { expect, test } from '@tests/support/browser/own-people';
import { firstOf } from '@tests/support/long';

/** Opens a page with its first screen: a busy machine may be too late to render it. */
async function openRendered(
  page: Page,
  path: string,
  before: () => Promise<void> = async () => {},
) {
  await expect(async () => {
    await before();
    const html = (await (await page.goto(path))?.text()) ?? '';
    expect(html).toContain(`id="${DOCUMENT_STATE_ID}"`);
  }).toPass({ timeout: 30_000 });
}

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  /** Opens a page once: a document that is late comes by itself. */
  const openOnce = async (page: Page, path: string) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toBeVisible();
    return main;
  };

  test('links to the login page know where they were pressed', async ({ page }) => {
    const main = await openOnce(page, '/cards/sor-059');
    await main.getByRole('link', { name: 'Want' }).first().click();
    await expect(page).toHaveURL(/\/login\?redirect_to=%2Fcards%2Fsor-059(?:&noscript)?$/);
    await openOnce(page, '/trading?tab=Offers');
    await main.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL(/\/login\?redirect_to=%2Ftrading%3Ftab%3DOffers(?:&noscript)?$/);
  });

  test('what has the focus has a ring', async ({ page }) => {
    await openOnce(page, '/card-sets');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('outline-width', '3px');
  });

  test('public pages show their cards, prices and links', async ({ page }) => {
    const open = (path: string) => openOnce(page, path);
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
      await expect(page).toHaveURL(/\/card-sets\/[A-Z]+(?:\?noscript)?$/);
    });
    await test.step('a set by each of its addresses, as pictures', async () => {
      await expect((await open('/card-sets/SHD')).getByText(/^\$\d/).first()).toBeVisible();
      const main = await open('/cards/SOR');
      const cards = main.getByRole('list', { name: 'Cards of Songs of the Reach' });
      expect(await cards.getByRole('button').count()).toBeGreaterThan(9);
      await expect(cards.getByText(/^\$\d/).first()).toBeVisible();
      await expect(
        main.getByRole('list', { name: 'More cards' }).locator('a').last(),
      ).toBeVisible();
    });
    await test.step('all cards, the first ones and each set', async () => {
      const main = await open('/cards');
      const cards = main.getByRole('list', { name: 'All cards' });
      expect(await cards.getByRole('button').count()).toBeGreaterThan(9);
      await main.getByRole('list', { name: 'All sets' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/card-sets\/[A-Z]+(?:\?noscript)?$/);
    });
    await test.step('all cards as a table, the first rows', async () => {
      const main = await open('/cards?view=list');
      const table = main.getByRole('table', { name: 'All cards' });
      expect(await table.getByRole('row').count()).toBeGreaterThan(9);
    });
    await test.step('a set, as a table, with what its link says', async () => {
      const main = await open('/cards/SOR?view=list&name=a&sort=name');
      await expect(main.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await main.getByRole('table').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/cards\/sor-\d+(?:\?noscript)?$/);
    });
    await test.step('a card', async () => {
      const main = await open('/cards/sor-059');
      await expect(main.getByText('Rarity')).toBeVisible();
      await expect(main.getByText(/^\$\d/).first()).toBeVisible();
    });
    await test.step('what people share, a collection and a sale list', async () => {
      const main = await open('/collections');
      await expect(main.getByRole('link', { name: /'s Collection$/ }).first()).toBeVisible();
      await open('/collections/collector');
      const owned = main.getByRole('list', { name: 'Cards in this collection' });
      await expect(owned.getByRole('link').last()).toBeVisible();
      await expect(owned.getByText(/^\$\d/).first()).toBeVisible();
      await open('/trading?tab=SharedSaleLists');
      await expect(main.getByRole('link', { name: /'s Sale List$/ }).first()).toBeVisible();
      await open('/trading?tab=Cards');
      await expect(
        main.getByRole('table', { name: 'Cards for sale' }).getByText(/^\$\d/).last(),
      ).toBeVisible();
      await open('/collections/trader/sell');
      const sold = main.getByRole('list', { name: 'All cards' });
      await expect(sold.getByText(/\$\d/).last()).toBeVisible();
      await sold.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/cards\/\w+-\d+(?:\?noscript)?$/);
    });
    await test.step('contact and login', async () => {
      await expect((await open('/contact')).getByRole('link', { name: /@/ })).toBeVisible();
      await expect((await open('/login')).getByRole('heading', { level: 1 })).toHaveText('Login');
    });
  });
});

/** Each path, and the operations that its page sends after the first screen. */
const PAGES: readonly [path: string, later: number][] = [
  ['/', 0],
  ['/card-sets', 0],
  ['/cards/SOR', 0],
  ['/cards/SOR?view=list', 0],
  // Who sells and wants it, how prices changed, and the set to leaf through.
  ['/cards/sor-059', 3],
  ['/contact', 0],
  ['/login', 0],
  ['/collections', 0],
  ['/collections/collector?set=shd', 0],
  ['/collections/trader/sell', 0],
  ['/trading', 0],
  ['/trading?tab=Cards', 0],
  // The pictures of rows below those in sight.
  ['/cards', 1],
  ['/cards?group=set', 1],
  ['/cards?view=list', 0],
];

test('the browser hydrates a first screen, and requests nothing that came with it', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked += 1;
  });
  for (const [path, later] of firstOf(5, PAGES)) {
    await test.step(path, async () => {
      await openRendered(page, path, async () => {
        // What a document without a state asks for may come late.
        await page.goto('about:blank');
        asked = 0;
      });
      // Rendered only by the browser, once the session is known.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toBe(later);
    });
  }
});

/** Presses the middle of an element in the very task in which the page's scripts have just begun to hydrate it. */
async function pressAtHydration(page: Page, selector: string): Promise<void> {
  await page.addInitScript((pressed) => {
    const look = () => {
      const root = document.getElementById('root');
      const isBegun = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      if (!isBegun) setTimeout(look);
      else document.querySelector<HTMLElement>(pressed)?.click();
    };
    look();
  }, selector);
}

test('a card that is pressed while the page is hydrated opens', async ({ page }) => {
  await pressAtHydration(page, 'main [role="listitem"]:nth-child(5) button');
  await openRendered(page, '/cards/SOR');
  await expect(page.getByRole('dialog').getByText('Rarity')).toBeVisible();
});

test('a link that is followed while the page is hydrated leads on', async ({ page }) => {
  await pressAtHydration(page, 'main a[href^="/cards/"], main a[href^="/card-sets/"]');
  await openRendered(page, '/card-sets');
  await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Card Sets' })).toBeVisible();
});

test('what is typed before the scripts have run is searched for', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const opened = openRendered(page, '/cards/SOR');
  const field = page.getByRole('combobox', { name: 'Search cards' });
  await field.click();
  await page.keyboard.type('sig');
  release();
  await opened;
  await expect(page).toHaveURL(/\?q=sig$/);
  await page.keyboard.type('n');
  await expect(field).toHaveValue('sign');
  await expect(page).toHaveURL(/\?q=sign$/);
});

test('a person’s page knows at once who they are, though nothing is answered', async ({
  page,
  signInAs,
}) => {
  await signInAs('trader@example.com');
  await page.route(/\/(?:graphql|api\/)/, () => {});
  for (const path of ['/profile', '/collections/my/edit']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Trader' })).toBeVisible();
    });
  }
});

test('a person’s page comes with what they have, though nothing is answered', async ({
  page,
  signInAs,
}) => {
  await signInAs('collector@example.com');
  await page.route(/\/(?:graphql|api\/)/, () => {});
  const main = page.getByRole('main');
  const rows = main.locator('[data-item-id]');
  for (const [path, content] of [
    ['/', main.getByText(/ of \d+ cards$/)],
    ['/cards/SOR', main.getByRole('listitem').getByRole('button')],
    ['/collections/my?set=sor', rows],
    ['/collections/my/want', rows],
    ['/collections/my/sell', rows],
    ['/trading?tab=Offers', main.getByRole('table').getByRole('row')],
  ] as const) {
    await test.step(path, async () => {
      await openRendered(page, path);
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Collector' }),
      ).toBeVisible();
      await expect(content.nth(1)).toBeVisible();
    });
  }
});

test('a document comes in the theme that was chosen', async ({ page }) => {
  await openRendered(page, '/card-sets');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(async () => {
    const document = await page.request.get('/card-sets', { headers: { accept: 'text/html' } });
    const html = await document.text();
    expect(html).toContain('data-theme="light"');
    expect(html).toContain('Switch to the space theme');
  }).toPass({ timeout: 30_000 });
});
