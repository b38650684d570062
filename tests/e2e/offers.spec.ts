import type { Page } from '@playwright/test';
import { insertOffer } from '@tests/factories/offer-rows';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/own-people';
import { expectGoodSights } from '@tests/support/browser/sights';
import { decide, expectStatus, meet, PRINTING } from '@tests/support/browser/traders';

const live = (page: Page) => page.getByText('Live updates on');
const notes = (page: Page) => page.getByRole('log', { name: 'Notes' });
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a note' }).fill(text);
  await page.keyboard.press('Enter');
};
test('two people find each other, agree, talk and settle, and each sees at once what the other does', async ({
  page,
  signUp,
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(180_000);
  const { seller, buyer, label, shop } = await meet({ signUp, browser, baseURL, database });
  await page.goto('/trading?tab=Offers&offers=received');
  await expect(page.getByText("You haven't received any offers yet")).toBeVisible();
  await expect(live(page)).toBeVisible();

  await test.step('the buyer finds the printing among the cards for sale', async () => {
    await shop.goto(`/trading?tab=Cards&q=seller:${seller.handle}`);
    const table = shop.getByRole('table', { name: 'Cards for sale' });
    await expect(table).toContainText('$2.50');
    await expectNoAccessibilityFaults(shop);
    await shop.getByRole('button', { name: /seller of|sellers of/ }).click();
    const sellers = shop.getByRole('dialog', { name: `Sellers of ${label}` });
    await expect(sellers.getByRole('listitem').filter({ hasText: seller.handle! })).toContainText(
      '$2.50',
    );
    await shop.keyboard.press('Escape');
    await expectNoHorizontalScroll(shop);
  });

  // A match becomes an offer.
  await shop.goto('/trading?tab=SharedSaleLists');
  const match = shop
    .getByRole('list', { name: 'Players who match' })
    .getByRole('listitem')
    .filter({ hasText: seller.handle! });
  await match.getByRole('button', { name: 'Offer to buy' }).click();
  const dialog = shop.getByRole('dialog', { name: `Offer to buy from ${seller.handle}` });
  await expect(dialog.getByRole('textbox', { name: `Copies: ${label} in the offer` })).toHaveValue(
    '2',
  );
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Thursday at the club?');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await shop.getByRole('link', { name: 'See the offer' }).click();
  await expectStatus(shop, `Waiting for ${seller.handle}`);

  // It appears in the seller's table and top bar by itself, and opening it marks it as read.
  const unread = page.getByRole('banner').getByRole('link', { name: /1 unread offer$/ });
  await expect(unread).toBeVisible();
  await page.getByRole('link', { name: `View offer from ${buyer.handle}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offer Details' })).toBeVisible();
  await expect(page.getByText(`${buyer.handle} offered to buy from you`)).toBeVisible();
  await expect(notes(page)).toContainText('Thursday at the club?');
  await expect(unread).toBeHidden();

  // They talk, and agree.
  await write(page, 'From seven on.');
  await expect(notes(shop)).toContainText('From seven on.');
  await write(shop, 'See you there!');
  await expect(notes(page)).toContainText('See you there!');
  await decide(page, 'Accept', 'Accept offer');
  await expectStatus(shop, 'Now exchange the cards');

  // Committed copies are no longer free, for any visitor.
  const visitors = await browser.newContext({ baseURL: baseURL! });
  const visitor = await visitors.newPage();
  await visitor.goto(`/collections/${seller.handle}/sell`);
  await expect(visitor.getByText('1 of 3 free')).toBeVisible();
  await visitors.close();

  // Each confirms that the cards changed hands; then counts, lists and ledgers of both are updated.
  await decide(shop, 'Mark as exchanged', 'Mark as exchanged');
  await expectStatus(page, 'It’s your turn');
  await decide(page, 'Mark as exchanged', 'Settle for good');
  await expectStatus(page, 'Exchanged');
  await expectStatus(shop, 'Exchanged');
  await page.goto('/collections/my?set=sor');
  await expect(page.getByText(/3 copies of 1 of [\d,]+ cards?/)).toBeVisible();
  await page.goto('/collections/my/sell');
  await expect(page.getByText('1 copy', { exact: true })).toBeVisible();
  await page.goto('/collections/my/history');
  const step = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cards exchanged' });
  await expect(step).toContainText(buyer.handle!);
  await expect(step.getByRole('button', { name: /Undo/ })).toBeHidden();
  await shop.goto('/collections/my?set=sor');
  await expect(shop.getByText(/2 copies of 1 of [\d,]+ cards?/)).toBeVisible();
  await shop.goto('/collections/my/want');
  await expect(shop.getByRole('main')).not.toContainText(label.split(',')[0]!);
  await shop.context().close();
});

test.describe('over a connection that comes and goes', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('nothing is missed and nothing arrives twice', async ({
    page,
    context,
    signUp,
    browser,
    baseURL,
    database,
  }) => {
    const { seller, buyer, shop } = await meet({ signUp, browser, baseURL, database });
    const sides = { initiatorId: buyer.id, recipientId: seller.id };
    const offerId = await insertOffer(database, sides, { [PRINTING]: { quantity: 2 } });
    await page.goto(`/trading/offers/${offerId}`);
    await shop.goto(`/trading/offers/${offerId}`);
    await expect(live(page)).toBeVisible();
    await expect(live(shop)).toBeVisible();

    await context.setOffline(true);
    for (const width of [390, 1400]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText('Connection lost: trying again…')).toBeVisible();
      await expect(live(page)).toBeHidden();
    }
    for (const text of ['First', 'Second']) {
      await write(shop, text);
      await expect(notes(shop)).toContainText(text);
    }
    await decide(shop, 'Rescind', 'Rescind offer');
    await expectStatus(shop, 'You took this offer back');
    await expect(notes(page)).not.toContainText('First');

    await context.setOffline(false);
    await expectStatus(page, `${buyer.handle} took this offer back`);
    await expect(notes(page).getByRole('listitem')).toContainText(['First', 'Second']);
    await expect(live(page)).toBeVisible();
    await shop.context().close();
  });
});

test('a card without a price gets one in the offer, on a phone and on a desktop', async ({
  page,
  signUp,
  browser,
  baseURL,
  database,
}) => {
  const { seller, buyer, shop, label } = await meet({ signUp, browser, baseURL, database });
  const sides = { initiatorId: buyer.id, recipientId: seller.id };
  const offerId = await insertOffer(database, sides, {
    [PRINTING]: { quantity: 2, priceType: 'CONTACT' },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.setViewportSize({ width: 1400, height: 844 });
  await page.goto(`/trading/offers/${offerId}`);
  await shop.goto(`/trading/offers/${offerId}`);
  await expectStatus(page, 'Agree on the price');
  await expect(live(page)).toBeVisible();
  await expect(live(shop)).toBeVisible();
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeHidden();

  await page.getByRole('button', { name: `Propose a price for ${label}` }).click();
  await page.keyboard.type('4.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You proposed $4.50 each.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoAccessibilityFaults(shop);
  await shop.getByRole('button', { name: `Take $4.50 for ${label}` }).click();
  await expect(shop.getByText('2 × $4.50')).toBeVisible();
  await decide(page, 'Accept', 'Accept offer');
  await expectStatus(shop, 'Now exchange the cards');
  await shop.context().close();
});

test('an offer to buy goes back and forth until both like it', async ({
  page,
  signUp,
  browser,
  baseURL,
  database,
}) => {
  const { seller, buyer, shop, label } = await meet({ signUp, browser, baseURL, database });
  const sides = { initiatorId: buyer.id, recipientId: seller.id };
  const offerId = await insertOffer(database, sides, {
    [PRINTING]: { quantity: 2, priceType: 'FIXED', priceCents: 200 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/trading/offers/${offerId}`);
  await shop.goto(`/trading/offers/${offerId}`);
  await expectStatus(page, 'It’s your turn');
  const form = (side: Page) => side.getByRole('dialog', { name: /^Other terms for/ });
  const price = (side: Page) =>
    form(side).getByRole('textbox', { name: `${label}: price in dollars` });

  await page.getByRole('button', { name: 'Change the terms' }).click();
  await price(page).fill('2.40');
  await expect(form(page).getByRole('status').filter({ hasText: 'You give' })).toContainText(
    'You get $4.80',
  );
  await expectNoAccessibilityFaults(page);
  await expectNoHorizontalScroll(page);
  await form(page).getByRole('button', { name: 'Send these terms' }).click();
  await expectStatus(page, `Waiting for ${buyer.handle}`);

  // The buyer sees at once what was changed, and takes one copy less.
  await expectStatus(shop, 'It’s your turn');
  const changed = shop.getByRole('status').filter({ hasText: `What ${seller.handle} changed` });
  await expect(changed).toContainText(`${label}: $2.40 instead of $2.00`);
  await expect(shop.getByText('was $2.00')).toBeVisible();
  await shop.getByRole('button', { name: 'Change the terms' }).click();
  await form(shop)
    .getByRole('textbox', { name: `Copies: ${label} in the offer` })
    .fill('1');
  await form(shop).getByRole('button', { name: 'Send these terms' }).click();
  await expectStatus(page, 'It’s your turn');
  await expect(page.getByText('was 2 ×')).toBeVisible();
  await expectNoAccessibilityFaults(page);
  await decide(page, 'Accept', 'Accept offer');
  await expectStatus(shop, 'Now exchange the cards');
  await shop.context().close();
});

test(
  'the hub and an offer’s page are for everyone, on a phone and on a desk',
  { tag: '@long' },
  async ({ page, signUp, browser, baseURL, database }) => {
    test.setTimeout(180_000);
    const { seller, buyer, shop } = await meet({ signUp, browser, baseURL, database });
    await shop.context().close();
    const sides = { initiatorId: buyer.id, recipientId: seller.id };
    const terms = { quantity: 2, priceType: 'FIXED' as const, priceCents: 250 };
    const item = { [PRINTING]: terms, 'sor-059-hyperspace': terms };
    await insertOffer(database, sides, item, {
      status: 'DECLINED',
      declineReason: 'Not this week.',
    });
    const offerId = await insertOffer(database, sides, item, { status: 'ACCEPTED' });
    // From the second visit on, the browser expects somebody to be signed in.
    await openUntilIdle(page, '/contact');
    await expectGoodSights(page, '/trading', [360, 1400]);
    await expectGoodSights(page, '/trading?tab=Offers', [360, 1400]);
    for (const width of [360, 1400]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Shared Want Lists', 'Shared Sale Lists', 'Offers']) {
        await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
      }
    }
    await expectGoodSights(page, `/trading/offers/${offerId}`, [360, 1400]);

    // The printing's own number beside the card's, so that nobody pulls the wrong card.
    for (const width of [390, 1400]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText(/SOR_059 · Hyperspace \d+/)).toBeVisible();
    }
  },
);
