import type { Page } from '@playwright/test';
import type { Database } from '@server/platform/db/database';
import { insertOffer } from '@tests/factories/offer-rows';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { countedSteps } from '@tests/support/browser/counted-steps';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test, type OwnPerson } from '@tests/support/browser/own-people';
import { meet, PRINTING } from '@tests/support/browser/traders';

/** Offers of a buyer to a seller, one of each kind that a table can list, from the newest to the oldest. */
async function manyOffers(database: Database, seller: OwnPerson, buyer: OwnPerson) {
  const received = { initiatorId: buyer.id, recipientId: seller.id };
  const sent = { initiatorId: seller.id, recipientId: buyer.id };
  const fixed = { quantity: 1, priceType: 'FIXED' as const, priceCents: 250 };
  const items = {
    [PRINTING]: fixed,
    'sor-001-standard': fixed,
    'sor-060-standard': fixed,
    'sor-061-standard': fixed,
  };
  const day = (number: number) => ({ createdAt: `2026-03-0${number}T10:00:00Z` });
  await insertOffer(database, sent, items, { ...day(7), status: 'DECLINED' });
  await insertOffer(database, sent, items, { ...day(6), offerType: 'BUY' });
  await insertOffer(database, sent, items, { ...day(5), status: 'ACCEPTED' });
  await insertOffer(database, received, { [PRINTING]: { ...fixed, quantity: 2 } }, day(4));
  await insertOffer(database, received, { [PRINTING]: fixed }, day(3));
  await insertOffer(database, received, { [PRINTING]: { priceType: 'CONTACT' } }, day(2));
}

/** Signs a seller and a buyer up, with all these offers between them. */
async function meetWithOffers(given: Parameters<typeof meet>[0]) {
  const { seller, buyer, shop } = await meet(given);
  await shop.context().close();
  await manyOffers(given.database, seller, buyer);
  return { buyer };
}

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Your offers' }).locator('tbody').getByRole('row');
const answerButtons = (page: Page) => page.getByRole('button', { name: /^Answer: / });

test('my offers are answered from their table in two steps each, by mouse and by keyboard', async ({
  page,
  signUp,
  browser,
  baseURL,
  database,
}) => {
  const { buyer } = await meetWithOffers({ signUp, browser, baseURL, database });
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/trading?tab=Offers');
  const question = page.getByRole('alertdialog', {
    name: `${buyer.handle} offered to buy from you`,
  });

  await test.step('the viewer’s turn comes first, received and sent in one list', async () => {
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).nth(0)).toContainText('Your turn');
    await expect(rows(page).nth(2)).toContainText('Your turn');
    await expect(rows(page).nth(3)).toContainText(`${buyer.handle}’s turn`);
    await expect(rows(page).nth(4)).toContainText('Offer accepted');
    await expect(rows(page).nth(4)).toContainText('4 copies');
    await expect(rows(page).nth(4)).toContainText('$10.00');
    await expect(rows(page).nth(4).locator('img')).toHaveCount(3);
    await expect(rows(page).nth(5)).toContainText('Offer declined');
    await expectNoAccessibilityFaults(page);
  });

  await test.step('two clicks', async () => {
    const steps = countedSteps();
    await steps.did(answerButtons(page).first().click());
    await expect(question.getByText('2 × $2.50')).toBeVisible();
    await expectNoAccessibilityFaults(page);
    await steps.did(question.getByRole('button', { name: 'Accept' }).click());
    await expect(page.getByText(`You accepted the offer from ${buyer.handle}.`)).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(2);
    await expect(answerButtons(page)).toHaveCount(1);
  });

  await test.step('two keys', async () => {
    const steps = countedSteps();
    await steps.did(answerButtons(page).first().press('Enter'));
    // Nothing can be answered before it is shown, and a key doesn't wait for that.
    await expect(question.getByRole('button', { name: 'Decline' })).toBeEnabled();
    await steps.did(question.getByRole('button', { name: 'Decline' }).press('Enter'));
    await expect(page.getByText(`You declined the offer from ${buyer.handle}.`)).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(2);
    await expect(answerButtons(page)).toHaveCount(0);
  });

  await test.step('filters and search are in the link', async () => {
    await page.getByRole('button', { name: 'My turn' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL('/trading?tab=Offers&show=my-turn');
    await page.getByRole('searchbox', { name: /^Search offers/ }).fill(buyer.handle!);
    await expect(page).toHaveURL(`/trading?tab=Offers&show=my-turn&text=${buyer.handle}`);
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('searchbox', { name: /^Search offers/ }).fill('nobody’s card');
    await expect(page.getByRole('heading', { name: 'No such offers' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('offers are rows of 96 px, answered by two taps', async ({
    page,
    signUp,
    browser,
    baseURL,
    database,
  }) => {
    const { buyer } = await meetWithOffers({ signUp, browser, baseURL, database });
    await page.goto('/trading?tab=Offers');
    await expect(rows(page)).toHaveCount(6);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
      for (const tab of [/Want Lists/, /Sale Lists/, /^Offers/]) {
        await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
      }
      for (const row of await rows(page).all()) {
        expect((await row.boundingBox())!.height).toBeLessThanOrEqual(96);
      }
      await expect(rows(page).first().getByText('Your turn')).toBeInViewport({ ratio: 1 });
      // Two rows of filters come before the first offer.
      const [first, last] = await Promise.all(
        [page.getByRole('button', { name: 'Any', exact: true }), page.getByRole('searchbox')].map(
          async (control) => (await control.boundingBox())!,
        ),
      );
      expect(last!.y - first!.y).toBeLessThan(72);
      const box = (await answerButtons(page).first().boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    const steps = countedSteps();
    await steps.did(answerButtons(page).first().tap());
    const question = page.getByRole('alertdialog');
    await expectNoHorizontalScroll(page);
    await steps.did(question.getByRole('button', { name: 'Accept' }).tap());
    await expect(page.getByText(`You accepted the offer from ${buyer.handle}.`)).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(2);
    await rows(page)
      .first()
      .getByText(/copy|copies/)
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Offer Details' })).toBeVisible();
  });
});
