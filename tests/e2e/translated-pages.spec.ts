import type { Page } from '@playwright/test';
import { cardRow, countField, giveCopies } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';
import { meet } from '@tests/support/browser/traders';
import {
  expectSame,
  maybeTranslated,
  saidIn,
  translateEarly,
  translatePage,
} from '@tests/support/browser/translation';

const OWNED = { 'sor-001-standard': 4, 'sor-059-standard': 7 };
const line = (page: Page) => page.getByRole('combobox', { name: maybeTranslated('Search cards') });
const drawer = (page: Page) => page.getByRole('region', { name: 'Filters' });
const openDrawer = (page: Page) =>
  page.getByRole('button', { name: maybeTranslated('Show Filters') }).click();

test(
  'every filter does on a translated page what it does on a plain one',
  { tag: '@long' },
  async ({ page, context }) => {
    test.slow();
    const plain = await context.newPage();
    const pages = [page, plain];
    for (const each of pages) await each.goto('/cards/SOR?view=list');
    await translatePage(page);
    for (const each of pages) await openDrawer(each);
    await expectSame(page, plain);
    const choices = await drawer(plain).locator('button[aria-pressed]').count();
    expect(choices).toBeGreaterThan(20);
    for (let index = 0; index < choices; index += 1) {
      const press = (each: Page) => drawer(each).locator('button[aria-pressed]').nth(index).click();
      for (const each of pages) await press(each);
      await expectSame(page, plain);
      for (const each of pages) await press(each);
    }
    await expectSame(page, plain);
    for (const each of pages) await drawer(each).getByRole('textbox').first().fill('ar');
    await expectSame(page, plain);
    for (const each of pages) await line(each).fill('cost<=3 leader');
    await expectSame(page, plain);
    for (const each of pages) await each.goBack();
    await expectSame(page, plain);
  },
);

test('a player counts, searches and filters their collection on a translated page', async ({
  page,
  signUp,
  database,
}) => {
  const { id } = await signUp();
  await giveCopies(database, id, OWNED);
  await page.goto('/collections/my?set=sor');
  await expect(page.getByText(/11 copies of 2 of [\d,]+ cards?/)).toBeVisible();
  await translatePage(page);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  // A big list is drawn in parts.
  const all = 252;
  await expect(rows).toHaveCount(all);
  for (const choice of ['Own', 'Extra', 'Missing', 'All']) {
    await page
      .getByRole('main')
      .getByRole('button', { name: maybeTranslated(choice) })
      .click();
  }
  await expect(rows).toHaveCount(all);
  await line(page).fill('Ariiva');
  await expect(rows).toHaveCount(1);
  await line(page).fill('');
  await expect(rows).toHaveCount(all);
  await page.getByRole('link', { name: maybeTranslated('Edit') }).click();
  await countField(page, 'Ariiva, Standard').focus();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => saidIn(page)).toMatch(/7 copies of 1 of [\d,]+ cards?/);
  await countField(page, 'Ariiva, Standard').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => saidIn(page)).toMatch(/9 copies of 2 of [\d,]+ cards?/);
  await expect(cardRow(page, 'Ariiva')).toBeVisible();
});

test('an offer is put together and sent on a translated page', async ({
  signUp,
  browser,
  baseURL,
  database,
}) => {
  const { seller, shop, label } = await meet({ signUp, browser, baseURL, database });
  await shop.goto('/trading?tab=SharedSaleLists');
  await translatePage(shop);
  await shop
    .getByRole('list', { name: maybeTranslated('Players who match') })
    .getByRole('listitem')
    .filter({ hasText: seller.handle! })
    .getByRole('button', { name: maybeTranslated('Offer to buy') })
    .click();
  const dialog = shop.getByRole('dialog').first();
  const copies = dialog.getByRole('textbox', { name: `Copies: ${label} in the offer` });
  const said = () => saidIn(shop, '[role=dialog]');
  await expect.poll(said).toContain('$5.00');
  await copies.fill('1');
  await copies.press('Enter');
  await expect.poll(said).toContain('$2.50');
  expect(await said()).not.toContain('$5.00');
  await copies.fill('0');
  await copies.press('Enter');
  await expect(shop.getByRole('alert')).toHaveCount(0);
});

/** Where visitors begin, with a document that the browser takes over; as a table, a form, and a list. */
const PAGES = [
  '/',
  '/card-sets',
  '/cards/SOR',
  '/cards/sor-059',
  '/contact',
  '/login',
  '/trading?tab=Cards',
];

test('a page that was translated before the application took it over is drawn again', async ({
  page,
  context,
}) => {
  const plain = await context.newPage();
  await translateEarly(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      // Another test may list a card on the market between the two looks: then both look again.
      await expect(async () => {
        await page.goto(path);
        await plain.goto(path);
        await expectSame(page, plain, { timeout: 5_000 });
      }).toPass();
    });
  }
});

const ADDRESS = /[\w.-]+(?:@|&#64;)[\w-]+(?:\.[\w-]+)+/g;
/** What a proxy writes in place of an address, so that nobody gathers it; its script puts it back, or fails to. */
const HIDDEN =
  '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="0f">[email&#160;protected]</a>';

for (const [kind, pattern] of [
  ['plain addresses', /[\w.-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['every address', ADDRESS],
] as const) {
  test(`a proxy that rewrites ${kind} in a document does no harm`, async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const [head = '', body = ''] = (await response.text()).split('<body>');
      const hidden = body
        .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#0f"')
        .replaceAll(pattern, HIDDEN);
      return route.fulfill({ response, body: `${head}<body>${hidden}` });
    });
    await page.goto('/contact');
    const link = page.getByRole('main').getByRole('link', { name: /@/ });
    await expect(link).toHaveAttribute('href', /^mailto:.+@/);
    await expect(page.locator('.__cf_email__')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByText(email).first()).toBeVisible();
  });
}
