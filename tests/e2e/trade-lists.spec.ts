import { eq } from 'drizzle-orm';
import type { Locator } from '@playwright/test';
import type { Database } from '@server/platform/db/database';
import { saleList, saleListItem } from '@server/modules/lists/tables';
import { untilSharedWithAll } from '@tests/support/browser/own-collections';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { expectGoodSights, expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { expectRoomInRows } from '@tests/support/browser/rows-with-room';
import { signIn } from '@tests/support/browser/sign-in';
import { openUntilIdle } from '@tests/support/browser/idle';

const fixedPricesOf = async (database: Database, userId: string) => {
  const rows = await database
    .select({ cents: saleListItem.fixedPriceCents })
    .from(saleListItem)
    .innerJoin(saleList, eq(saleList.id, saleListItem.saleListId))
    .where(eq(saleList.userId, userId));
  return rows.map(({ cents }) => cents);
};

test('a seller lists a card by keyboard and shares it; a buyer finds what they want, until it is private again', async ({
  page,
  signUp,
  browser,
  baseURL,
  database,
}) => {
  const seller = await signUp({ handle: newHandle('seller') });
  const buyers = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const buyer = await signUp({ handle: newHandle('buyer'), context: buyers });
  await insertWantList(database, buyer.id, { 'sor-001-standard': 1 });
  const address = `/collections/${seller.handle}/sell`;
  const shop = await buyers.newPage();
  await shop.goto(address);
  await expect(shop.getByText(`${seller.handle} doesn't have a sale list yet`)).toBeVisible();

  await page.goto('/collections/my/sell');
  await page.getByRole('button', { name: 'Start a new list' }).press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Add Cards' }).first().press('Enter');
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('button', { name: /^One more: / }).first()).toBeVisible();
  await picker.getByRole('combobox', { name: 'Search by name or number' }).fill('001');
  await page.keyboard.press('Enter');
  await expect(picker.locator('input:focus')).toHaveAccessibleName(/, Standard/);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: 'Add 1 printing' }).press('Enter');
  await expect(picker).toBeHidden();

  // They become fields when they take the focus.
  const kind = page.getByRole('combobox', { name: /, Standard: kind of price$/ });
  await kind.focus();
  await kind.selectOption('Fixed');
  const price = page.getByRole('textbox', { name: /, Standard: price in dollars$/ });
  await price.focus();
  await page.keyboard.type('1.250,00');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/in 6 characters\. Write 1250\.$/)).toBeVisible();
  await price.focus();
  await expect(price).toHaveValue('1.250,00');
  await price.fill('12,5');
  await page.keyboard.press('Enter');
  await expect.poll(() => fixedPricesOf(database, seller.id)).toEqual([1_250]);

  await page.getByRole('main').getByRole('link', { name: 'View' }).press('Enter');
  await page.getByRole('button', { name: 'Share List' }).press('Enter');
  const everyone = page.getByRole('switch', { name: 'Share with everyone' });
  await everyone.press('Space');
  await expect(page.getByText('Everyone can see it.')).toBeVisible();
  await untilSharedWithAll(database, seller.id, { subject: 'SALE_LIST', isShared: true });

  await shop.reload();
  const offered = shop.getByRole('region', { name: 'Cards for sale' });
  await expect(offered.getByText('$12.50')).toBeVisible();
  await expect(offered.getByText('2 copies', { exact: true })).toBeVisible();
  await shop.getByRole('switch', { name: 'Show Wanted Cards Only' }).click();
  await expect(shop).toHaveURL(/only=matches/);
  await expect(offered.getByText('$12.50')).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Make an Offer' })).toBeVisible();

  await everyone.press('Space');
  await expect(page.getByText('Private: only you can see it.')).toBeVisible();
  await untilSharedWithAll(database, seller.id, { subject: 'SALE_LIST', isShared: false });
  await shop.reload();
  await expect(shop.getByText(`${seller.handle} doesn't have a sale list yet`)).toBeVisible();
  await expect(offered).toBeHidden();
  await buyers.close();
});

const COPIES = { 'sor-001-standard': 1, 'sor-002-hyperspace': 2, 'jtl-003-standard': 5 };
const ASKED = {
  'sor-001-standard': { quantity: 12 },
  'sor-002-hyperspace': { priceType: 'FIXED', fixedPriceCents: 5_000_000 },
  'jtl-003-standard': { priceType: 'CONTACT' },
} as const;
const BANNER = `Post on Fridays. ${'Averylongwordwithoutabreak'.repeat(4)}`;

test(
  'the lists and their editors are accessible, at every width',
  { tag: '@long' },
  async ({ page, signUp, database }) => {
    test.slow();
    const { id } = await signUp({ handle: newHandle('a'.repeat(20)) });
    await insertWantList(database, id, COPIES);
    await insertSaleList(database, id, ASKED, { banner: BANNER });
    // From the second visit on, the browser expects somebody to be signed in.
    await openUntilIdle(page, '/contact');
    for (const path of ['want', 'want/edit', 'sell', 'sell/edit']) {
      await test.step(path, () =>
        expectGoodSights(page, `/collections/my/${path}`, [360, 768, 1400]),
      );
    }
  },
);

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('“by number”, a list goes by set, then by number: by mouse and key at 1,400 px, by touch at 390', async ({
    page,
    signUp,
    database,
  }) => {
    const { id } = await signUp({ handle: newHandle('sorter') });
    const byNumber = [
      'sor-001-standard',
      'sor-002-standard',
      'sor-002-hyperspace',
      'sor-010-standard',
      'shd-001-standard',
    ];
    const byPrinting = [...byNumber.slice(0, 2), byNumber[3], byNumber[2], byNumber[4]];
    const scrambled = byNumber.toReversed();
    await insertWantList(database, id, Object.fromEntries(scrambled.map((each) => [each, 1])));
    await insertSaleList(database, id, Object.fromEntries(scrambled.map((each) => [each, {}])));
    const order = page.getByRole('group', { name: 'Order within a set' });
    for (const [path, label] of [
      ['want', 'Wanted cards'],
      ['sell', 'Cards for sale'],
    ] as const) {
      await page.setViewportSize({ width: 1400, height: 900 });
      await page.goto(`/collections/my/${path}`);
      const shown = () =>
        page
          .getByRole('region', { name: label })
          .locator('[data-item-id]')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-item-id')));
      for (const [width, choose] of [
        [1400, (button: Locator) => button.click()],
        [1400, (button: Locator) => button.press('Enter')],
        [390, (button: Locator) => button.tap()],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await choose(order.getByRole('button', { name: 'By variant' }));
        await expect.poll(shown).toEqual(byPrinting);
        await choose(order.getByRole('button', { name: 'By number' }));
        await expect.poll(shown).toEqual(byNumber);
      }
    }
  });

  test('a tap or a click on a kind of price opens its choices', async ({
    page,
    signUp,
    database,
  }) => {
    const { id } = await signUp({ handle: newHandle('seller') });
    await insertSaleList(database, id, { 'sor-001-standard': {} });
    await page.goto('/collections/my/sell/edit');
    const kind = page.getByRole('combobox', { name: /, Standard: kind of price$/ });
    const isOpen = () => kind.evaluate((field) => field.matches(':open'));
    for (const press of ['tap', 'click'] as const) {
      await page.getByRole('heading', { level: 1 }).click();
      await kind[press]();
      await expect.poll(isOpen).toBe(true);
      await page.keyboard.press('Escape');
    }
  });
});

test('picking cards on a phone is accessible', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp({ handle: newHandle('picker') });
  await page.goto('/collections/my/want');
  await expect(page.getByText("You don't have a want list yet")).toBeVisible();
  await page.getByRole('button', { name: 'Start a new list' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add Cards' }).first().click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('button', { name: /^One more: / })
    .first()
    .click();
  await expect(picker.getByRole('button', { name: 'Add 1 printing' })).toBeEnabled();
  await expectNoHorizontalScroll(page);
  await expectNoFaultsInAnyTheme(page);
});

test('a player without a handle learns that they need one', async ({ page, signUp }) => {
  await signUp();
  await openUntilIdle(page, '/contact');
  await expectGoodSights(page, '/collections/my/sell', [360, 1400]);
  await expect(page.getByRole('heading', { name: 'Handle Required' })).toBeVisible();
});

test('printings, prices and what open offers hold have room in a row', async ({ page }) => {
  await signIn(page, 'collector@example.com');
  for (const path of ['/collections/my/sell', '/collections/my/want']) {
    await page.goto(path);
    for (const width of [360, 768, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      await expectRoomInRows(page, 'li[data-item-id]');
      const cutPrintings = await page
        .locator('li[data-item-id] > span:last-of-type')
        .evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cutPrintings).toEqual([]);
    }
  }
});
