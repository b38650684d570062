import type { Locator, Page } from '@playwright/test';
import { card } from '@server/modules/catalogue/tables';
import { sharing } from '@server/modules/sharing/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { countedSteps } from '@tests/support/browser/counted-steps';
import { untilSaved } from '@tests/support/browser/api';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { countField, giveCopies, shareWithAll } from '@tests/support/browser/own-collections';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { eq, inArray } from 'drizzle-orm';

/** Those who share a list in the running test: nobody may be cheaper than its cheapest seller when it is retried. */
const sharers: string[] = [];
test.afterEach(async ({ database }) => {
  await database.delete(sharing).where(inArray(sharing.userId, sharers.splice(0)));
});

const CARD = 'sor-061';
const PRINTING = `${CARD}-standard`;

const cardTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (within: Page | Locator) =>
  within.getByRole('group', { name: 'Cards of the list' }).getByRole('status');
const sellerRow = (within: Page | Locator, handle: string) =>
  within
    .getByRole('list', { name: 'Sold by' })
    .getByRole('listitem')
    .filter({ has: within.getByRole('link', { name: handle, exact: true }) });

test('who sells a card and what is missing are three steps away; a card is counted, wanted, sold and leafed through', async ({
  page,
  signUp,
  database,
}) => {
  const dear = await signUp({ handle: newHandle('dear') });
  const cheap = await signUp({ handle: newHandle('cheap') });
  for (const [{ id }, fixedPriceCents] of [[dear, 900_000] as const, [cheap, 1] as const]) {
    await insertSaleList(database, id, { [PRINTING]: { priceType: 'FIXED', fixedPriceCents } });
    await shareWithAll(database, id, 'SALE_LIST');
  }
  sharers.push(dear.id, cheap.id);
  await insertWantList(database, dear.id, { [PRINTING]: 2 });
  await shareWithAll(database, dear.id, 'WANT_LIST');
  await signUp({ handle: newHandle('viewer') });
  const [row] = await database.select({ name: card.name }).from(card).where(eq(card.id, CARD));
  const name = row!.name;
  const dialog = page.getByRole('dialog', { name });

  await test.step('who sells this card: at most three steps', async () => {
    await page.goto('/');
    const steps = countedSteps();
    await steps.did(page.getByRole('link', { name: 'View Set' }).first().click());
    await steps.did(page.getByRole('combobox', { name: /^Search/ }).fill(name));
    await steps.did(page.getByRole('main').getByRole('button', { name, exact: true }).click());
    const sellers = dialog.getByRole('list', { name: 'Sold by' }).getByRole('listitem');
    await expect(sellers.first()).toContainText('$0.01');
    await expect(sellers.first()).toContainText(cheap.handle!);
    expect(steps.count()).toBeLessThanOrEqual(3);
  });

  await test.step('it is counted and put on both lists by keyboard, and the dialog is accessible', async () => {
    const have = countField(page, `${name}, Standard`);
    await expect(
      dialog.getByRole('button', { name: `Have one more: ${name}, Standard` }),
    ).toBeVisible();
    await have.focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    for (const verb of ['Want', 'Sell']) {
      await dialog.getByRole('button', { name: `${verb} ${name}, Standard` }).press('Enter');
    }
    await expect(dialog.getByRole('textbox', { name: `${name}, Standard: copies` })).toHaveValue(
      '1',
    );
    await expect(
      dialog.getByRole('group', { name: `${name}, Standard`, exact: true }),
    ).toBeVisible();
    await expectNoFaultsInAnyTheme(page);
  });

  await test.step('its page has the same parts, and arrow keys leaf through its set', async () => {
    await dialog.getByRole('link', { name: `/cards/${CARD}` }).click();
    await expect(cardTitle(page)).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`/cards/${CARD}$`));
    await expect(countField(page, `${name}, Standard`)).toHaveValue('3');
    await expect(sellerRow(page, cheap.handle!)).toContainText('1 free');
    await expect(page.getByRole('button', { name: 'Offer to sell' }).first()).toBeVisible();
    await page.goto(`/cards/${CARD}`);
    await expect(place(page)).toHaveText(/^Card 61 \/of \d+$/);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(/^Card 62 /);
    await expect(cardTitle(page)).not.toHaveText(name);
    await page.keyboard.press('ArrowLeft');
    await expect(cardTitle(page)).toHaveText(name);
  });

  await test.step('from a list, previous and next are the cards of that list, and of the set after a reload', async () => {
    const { id } = await signUp({ handle: newHandle('leafer') });
    await insertWantList(database, id, {
      'sor-070-standard': 1,
      'sor-064-foil': 1,
      'shd-010-standard': 2,
    });
    await page.goto('/collections/my/want');
    const wanted = page.getByRole('region', { name: 'Wanted cards' });
    await wanted.getByRole('link').first().press('Enter');
    await expect(place(page)).toHaveText(/^Card 1 \/of 3$/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/sor-070$/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/shd-010$/);
    await page.reload();
    await expect(place(page)).toHaveText(/^Card 10 \/of 2\d\d$/);

    const copies = { 'sor-020-standard': 5, 'sor-030-standard': 2, 'sor-040-standard': 1 };
    await giveCopies(database, id, copies);
    await page.goto('/collections/my?set=sor&show=own&sort=-name');
    const rows = page.getByRole('table').getByRole('link');
    await expect(rows).toHaveCount(3);
    const names = await rows.allTextContents();
    await rows.nth(1).click();
    await expect(place(page)).toHaveText(/^Card 2 \/of 3$/);
    await page.getByRole('button', { name: 'Next card' }).click();
    await expect(cardTitle(page)).toHaveText(names[2]!);
  });

  await test.step('what is missing and what it costs: at most three steps', async () => {
    await page.goto('/');
    const steps = countedSteps();
    await steps.did(page.getByRole('link', { name: 'My Collection' }).first().click());
    await steps.did(page.getByRole('button', { name: 'Missing', exact: true }).click());
    await expect(
      page.getByText(/copies missing: \$[\d,.]+ at market prices/).first(),
    ).toBeVisible();
    await expect(page.getByText(/^In all sets, [\d,]+ copies missing: \$/)).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(3);
  });
});

test('price, own copies and the cheapest seller are three steps from any page, and in sight', async ({
  page,
  signUp,
  database,
  browser,
}) => {
  // Others sell the other tests' card.
  const id = 'sor-063';
  const sellers = await browser.newContext();
  const seller = await signUp({ handle: newHandle('first'), context: sellers });
  await sellers.close();
  const sold = { priceType: 'FIXED', fixedPriceCents: 1 } as const;
  await insertSaleList(database, seller.id, { [`${id}-standard`]: sold });
  await shareWithAll(database, seller.id, 'SALE_LIST');
  sharers.push(seller.id);
  const viewer = await signUp();
  await giveCopies(database, viewer.id, { [`${id}-standard`]: 2, [`${id}-foil`]: 3 });
  const [row] = await database.select({ name: card.name }).from(card).where(eq(card.id, id));
  const name = row!.name;

  const expectFactsInSight = async (within: Locator) => {
    for (const [term, text] of [
      ['Standard', /^\$\d+\.\d\d /],
      ['You have', /^5 of 3 /],
      ['For sale', new RegExp(`^\\$0\\.01 by ${seller.handle}, Standard`)],
    ] as const) {
      const named = page.locator(`dt:text-is("${term}")`);
      const fact = within.locator('dl').first().locator('div').filter({ has: named });
      await expect(fact.locator('dd')).toHaveText(text);
      await expect(fact).toBeInViewport({ ratio: 1 });
    }
  };
  for (const [width, height] of [
    [390, 844],
    [1400, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await test.step(`from any page, ${width} px wide`, async () => {
      await page.goto('/contact');
      const steps = countedSteps();
      const search = page.getByRole('button', { name: /^(?:Find anything|Search)$/ });
      await steps.did(search.click());
      const find = page.getByRole('dialog', { name: 'Find anything' });
      await steps.did(find.getByRole('combobox').fill(name));
      await steps.did(
        find
          .getByRole('option', { name: /SOR 063/ })
          .first()
          .click(),
      );
      await expect(cardTitle(page)).toHaveText(name);
      await expectFactsInSight(page.getByRole('main'));
      expect(steps.count()).toBeLessThanOrEqual(3);
    });
    await test.step(`in the dialog, ${width} px wide`, async () => {
      await page.goto('/cards/sor');
      await page.getByRole('combobox', { name: /^Search/ }).fill(name);
      await expect(page.getByRole('img', { name: 'You have 5 of 3' })).toBeVisible();
      await expectNoFaultsInAnyTheme(page);
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await expectFactsInSight(page.getByRole('dialog', { name }));
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a caption opens the card, a swipe leads to the next one, and an offer is a tap away', async ({
    page,
    signUp,
    database,
    browser,
  }) => {
    const sellers = await browser.newContext();
    const seller = await signUp({ handle: newHandle('seller'), context: sellers });
    await sellers.close();
    await insertSaleList(database, seller.id, {
      [PRINTING]: { priceType: 'FIXED', fixedPriceCents: 2 },
    });
    await shareWithAll(database, seller.id, 'SALE_LIST');
    sharers.push(seller.id);
    const dialog = page.getByRole('dialog');

    await test.step('swipes leaf, and scrolling doesn’t', async () => {
      await page.goto('/cards/sor');
      const first = page.getByRole('main').getByRole('listitem').first();
      await first.locator('span[aria-hidden]').tap();
      await expect(place(dialog)).toHaveText(/^Card 1 /);
      await swipe(page, dialog.getByRole('img').first(), { across: -160 });
      await expect(place(dialog)).toHaveText(/^Card 2 /);
      await swipe(page, dialog.getByRole('img').first(), { across: 160 });
      await expect(place(dialog)).toHaveText(/^Card 1 /);
      await swipe(page, dialog.getByRole('img').first(), { across: -70, down: -120 });
      await expect(place(dialog)).toHaveText(/^Card 1 /);
      await expectNoHorizontalScroll(page);
    });

    await test.step('on its page, all buttons beside the title are in one line', async () => {
      await page.goto(`/cards/${CARD}`);
      await expect(place(page)).toHaveText(/^Card \d+ /);
      const names = ['Back', 'Copy link', 'Previous card', 'Next card'];
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const boxes = await Promise.all(
          names.map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
        );
        expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
        for (const box of boxes)
          expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
        await expectNoHorizontalScroll(page);
      }
    });

    await test.step('copies are counted by taps of 44 px, all of which count', async () => {
      await signUp();
      await page.goto(`/cards/${CARD}`);
      const more = page.getByRole('button', { name: /^Have one more: .*, Standard$/ });
      const box = (await more.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      for (let taps = 0; taps < 3; taps += 1) await more.tap();
      const have = page.getByRole('textbox', { name: /, Standard: have$/ });
      await expect(have).toHaveValue('3');
      await untilSaved(page, () =>
        page.getByRole('button', { name: /^Have one fewer: .*, Standard$/ }).tap(),
      );
      await expect(have).toHaveValue('2');
      await page.context().clearCookies();
      await page.goto(`/cards/${CARD}`);
    });

    await test.step('a visitor’s offer leads to sign-in, and back to the card', async () => {
      await sellerRow(page, seller.handle!).getByRole('link', { name: 'Offer to buy' }).tap();
      await expect(page).toHaveURL(`/login?redirect_to=%2Fcards%2F${CARD}`);
      await signUp({ handle: newHandle('viewer') });
      await page.goto(`/cards/${CARD}`);
      await sellerRow(page, seller.handle!).getByRole('button', { name: 'Offer to buy' }).tap();
      await expect(
        page.getByRole('dialog', { name: `Offer to buy from ${seller.handle}` }),
      ).toBeVisible();
      await expectNoHorizontalScroll(page);
    });
  });
});

/** Moves a finger over an element, in CSS pixels; the browser decides whether it scrolls. */
async function swipe(
  page: Page,
  target: Locator,
  { across, down = 0 }: { across: number; down?: number },
): Promise<void> {
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await client.detach();
}
