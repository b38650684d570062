import type { Page } from '@playwright/test';
import { saleList } from '@server/modules/lists/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { giveCopies, shareWithAll } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';
import { decide, expectStatus, meet } from '@tests/support/browser/traders';
import { eq } from 'drizzle-orm';

/** The money in an offer, and what both sides come to. */
const moneyRow = (page: Page) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^Money/ });
const sums = (page: Page) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^You give \$/ });

test('two people haggle over a swap for three rounds, settle it, and both have what they agreed on', async ({
  page,
  signUp,
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(180_000);
  const { seller, buyer, label, shop } = await meet({ signUp, browser, baseURL, database });
  const returned = 'sor-001-standard';
  await giveCopies(database, buyer.id, { [returned]: 4 });
  await insertSaleList(database, buyer.id, { [returned]: { quantity: 2 } });
  await insertWantList(database, seller.id, { [returned]: 1 });
  await shareWithAll(database, buyer.id, 'SALE_LIST');
  await shareWithAll(database, seller.id, 'WANT_LIST');
  /** Types the amount in an open form and sends the terms. */
  const sendWith = async (side: Page, amount: string, send: string) => {
    const form = side.getByRole('dialog');
    await form.getByRole('textbox', { name: /^Amount in dollars/ }).fill(amount);
    await form.getByRole('button', { name: send, exact: true }).click();
  };
  const change = (side: Page) =>
    side.getByRole('main').getByRole('button', { name: 'Change the terms' }).click();

  // A match in both directions becomes a balanced swap, which can be changed.
  await shop.goto('/trading?tab=SharedSaleLists');
  const match = shop
    .getByRole('list', { name: 'Players who match' })
    .getByRole('listitem')
    .filter({ hasText: seller.handle! });
  await match.getByRole('button', { name: 'Propose a swap' }).click();
  const form = shop.getByRole('dialog', { name: `Swap with ${seller.handle}` });
  await expect(form.getByText(/^Chosen from what matches/)).toBeVisible();
  await form.getByRole('textbox', { name: `Copies: ${label}, got` }).fill('2');
  await expect(form.getByRole('region', { name: 'You get', exact: true })).toContainText(
    'on your want list.',
  );
  await expectNoAccessibilityFaults(shop);
  await sendWith(shop, '3.00', 'Propose swap');
  await shop.getByRole('link', { name: 'See the offer' }).click();
  await expectStatus(shop, `Waiting for ${seller.handle}`);
  const offerPath = new URL(shop.url()).pathname;
  await page.goto(offerPath);
  await expectStatus(page, 'It’s your turn');
  await expect(moneyRow(page)).toHaveText('Money $3.00');

  // The seller asks for more money, the buyer gives another copy instead.
  await change(page);
  await sendWith(page, '5.00', 'Send these terms');
  await expectStatus(page, `Waiting for ${buyer.handle}`);
  await expectStatus(shop, 'It’s your turn');
  await expect(moneyRow(shop)).toHaveText('Money was $3.00 $5.00');
  await change(shop);
  const given = shop.getByRole('dialog').getByRole('textbox', { name: /^Copies: .*, given$/ });
  await given.fill('2');
  await sendWith(shop, '4.00', 'Send these terms');
  await expectStatus(page, 'It’s your turn');
  const history = page.getByRole('list', { name: 'Terms so far' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByRole('listitem').first()).toContainText('+ 1 ×');
  await expect(history.getByRole('listitem').first()).toContainText(
    'You get $4.00 instead of $5.00',
  );
  await expectNoAccessibilityFaults(page);

  await test.step('what was changed, and what it comes to, is in sight without scrolling', async () => {
    for (const [width, height] of [
      [390, 844],
      [1400, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const changed = page.getByRole('status').filter({ hasText: `What ${buyer.handle} changed` });
      await expect(changed.getByText(/^\+ 1 × /)).toBeInViewport({ ratio: 1 });
      await expect(changed.getByText('You get $4.00 instead of $5.00')).toBeInViewport({
        ratio: 1,
      });
      await expect(sums(page)).toBeInViewport({ ratio: 1 });
      // Nor is it behind the buttons.
      const below = await changed.getByText('You get $4.00 instead of $5.00').boundingBox();
      const bar = await sums(page).boundingBox();
      expect(below!.y + below!.height).toBeLessThan(bar!.y);
      for (const name of ['Accept', 'Change the terms', 'Decline']) {
        await expect(
          page.getByRole('main').getByRole('button', { name, exact: true }),
        ).toBeInViewport({ ratio: 1 });
      }
      await expectNoHorizontalScroll(page);
      // Both sides are beside each other on a desk, and above each other on a phone.
      const [gives, gets] = await Promise.all(
        [/^You give/, /^You get from/].map(
          async (name) => (await page.getByRole('heading', { level: 2, name }).boundingBox())!,
        ),
      );
      expect(gets!.y - gives!.y > 100).toBe(width < 768);
    }
  });

  await decide(page, 'Accept', 'Accept offer');
  await expectStatus(shop, 'Now exchange the cards');
  await decide(shop, 'Mark as exchanged', 'Mark as exchanged');
  await expectStatus(page, 'It’s your turn');
  await decide(page, 'Mark as exchanged', 'Settle for good');
  await expectStatus(shop, 'Exchanged');

  // Counts, lists and ledgers of both, with the money.
  const has = async (side: Page, copies: RegExp, money: string) => {
    await side.goto('/collections/my?set=sor');
    await expect(side.getByText(copies)).toBeVisible();
    await side.goto('/collections/my/history');
    const step = side.getByRole('main').getByRole('listitem');
    await expect(step.filter({ hasText: 'Cards exchanged' })).toContainText(money);
  };
  await has(page, /^5 copies of 2 of/, 'you got $4.00');
  await has(shop, /^4 copies of 2 of/, 'you paid $4.00');
  await page.goto('/collections/my/sell');
  await expect(page.getByText('1 copy', { exact: true })).toBeVisible();
  await shop.goto('/collections/my/sell');
  await expect(shop.getByText("You don't have a sale list yet")).toBeVisible();
  for (const side of [page, shop]) {
    await side.goto('/collections/my/want');
    await expect(side.getByText("You don't have a want list yet")).toBeVisible();
  }
  await shop.context().close();
});

test(
  'a player who lets others pick extras gets a swap for some of them',
  { tag: '@long' },
  async ({ page, signUp, browser, baseURL, database }) => {
    const { seller, buyer, label, shop } = await meet({ signUp, browser, baseURL, database });
    await database.delete(saleList).where(eq(saleList.userId, seller.id));
    await giveCopies(database, buyer.id, { 'sor-001-standard': 1 });
    await insertSaleList(database, buyer.id, { 'sor-001-standard': { quantity: 1 } });
    await shop.goto(`/collections/${seller.handle}`);
    await expect(shop.getByText('Collection not found')).toBeVisible();

    await page.goto('/collections/my?set=sor');
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('switch', { name: 'Share with everyone' }).click();
    await expect(page.getByText('Everyone can see it.')).toBeVisible();
    await page.getByRole('switch', { name: 'Let others pick extras for swaps' }).click();
    await expectNoAccessibilityFaults(page);
    await page.getByRole('button', { name: 'Done' }).click();

    // Five copies are two more than a playset.
    await shop.goto(`/collections/${seller.handle}?set=sor`);
    await shop.setViewportSize({ width: 360, height: 844 });
    await expectNoHorizontalScroll(shop);
    await shop.getByRole('button', { name: 'Propose a swap' }).click();
    const form = shop.getByRole('dialog', { name: `Swap with ${seller.handle}` });
    const copies = form.getByRole('textbox', { name: `Copies: ${label}, got` });
    await copies.fill('2');
    await form.getByRole('textbox', { name: /^Copies: .*, given$/ }).fill('1');
    await expect(form.getByText('2 copies are on your want list.')).toBeVisible();
    await expectNoAccessibilityFaults(shop);
    await form.getByRole('button', { name: 'Propose swap' }).click();
    await shop.getByRole('link', { name: 'See the offer' }).click();
    await expectStatus(shop, `Waiting for ${seller.handle}`);
    await page.goto(new URL(shop.url()).pathname);
    await decide(page, 'Accept', 'Accept offer');
    await expectStatus(shop, 'Now exchange the cards');
    await shop.context().close();
  },
);
