import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import type { Database } from '@server/platform/db/database';
import { collectionItem, collectionStep } from '@server/modules/collection/tables';
import { saleList, saleListItem } from '@server/modules/lists/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { giveCopies } from '@tests/support/browser/own-collections';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';

const copiesOf = async (database: Database, userId: string) => {
  const rows = await database
    .select({ id: collectionItem.cardVariantId, inventory: collectionItem.inventory })
    .from(collectionItem)
    .where(eq(collectionItem.userId, userId));
  return Object.fromEntries(rows.map(({ id, inventory }) => [id, inventory]));
};
const stepsOf = async (database: Database, userId: string) =>
  (await database.select().from(collectionStep).where(eq(collectionStep.userId, userId))).length;
const pricesOf = async (database: Database, userId: string) => {
  const rows = await database
    .select({ cents: saleListItem.fixedPriceCents })
    .from(saleListItem)
    .innerJoin(saleList, eq(saleList.id, saleListItem.saleListId))
    .where(eq(saleList.userId, userId));
  return rows.map(({ cents }) => cents).toSorted();
};

const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const rows = (page: Page) => page.getByRole('checkbox', { name: / Select / });

test('selected cards of a collection are changed in one step, and put on the sale list', async ({
  page,
  signUp,
  database,
}) => {
  const { id } = await signUp({ handle: newHandle('sorter') });
  const counts = { 'sor-001-standard': 1, 'sor-002-standard': 4, 'sor-003-standard': 2 };
  await giveCopies(database, id, counts);
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/collections/my?set=sor');

  await test.step('by mouse: a range is selected and changed', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
    await page
      .getByRole('row')
      .nth(3)
      .getByRole('cell')
      .nth(3)
      .click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 cards selected');
    await expectNoFaultsInAnyTheme(page);
    await bar(page).getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add copies' });
    await dialog.getByRole('button', { name: 'One more: each printing' }).click();
    await expect(dialog.getByText('3 printings, 6 copies added')).toBeVisible();
    expect(await stepsOf(database, id)).toBe(1);
    await expectNoFaultsInAnyTheme(page);
    await dialog.getByRole('button', { name: 'Change 3 printings' }).click();
    await expect(bar(page)).toContainText('3 printings, 6 copies added');
    expect(await stepsOf(database, id)).toBe(2);
    expect(await copiesOf(database, id)).toMatchObject({
      'sor-001-standard': 3,
      'sor-002-standard': 6,
      'sor-003-standard': 4,
    });
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toContainText('Undone: 3 printings');
    expect(await copiesOf(database, id)).toMatchObject(counts);
  });

  await test.step('by keyboard: Space, a range, all, Escape', async () => {
    await bar(page).getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await rows(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(bar(page)).toContainText('2 cards selected');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(bar(page)).toContainText('4 cards selected');
    await bar(page).getByRole('button', { name: 'Sell' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Put on your sale list' });
    await dialog.getByRole('combobox', { name: 'Copies' }).selectOption('All copies that you have');
    await dialog.getByRole('button', { name: /^Change \d printings$/ }).press('Enter');
    await expect(bar(page)).toContainText('3 printings, 7 copies added');
    await expect(bar(page).getByRole('button', { name: 'Sell' })).toBeFocused();
    expect(await pricesOf(database, id)).toHaveLength(3);
    expect(await copiesOf(database, id)).toMatchObject(counts);
    await rows(page).first().focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('row').nth(1).getByRole('button')).toBeFocused();
  });
});

test('prices of a sale list are set together on a phone, and undone', async ({
  browser,
  baseURL,
  signUp,
  database,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const { id } = await signUp({ handle: newHandle('sorter'), context });
  await insertSaleList(database, id, {
    'sor-001-standard': { quantity: 2 },
    'sor-002-standard': { priceType: 'FIXED', fixedPriceCents: 500 },
    'sor-003-standard': { quantity: 9 },
  });
  const page = await context.newPage();
  await page.goto('/collections/my/sell/edit');
  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  await rows(page).first().tap();
  await page.locator('[data-item-id="sor-002-standard"]').tap();
  await expect(bar(page)).toContainText('2 printings selected');
  await expectNoHorizontalScroll(page);
  for (const button of await bar(page).getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await bar(page).getByRole('button', { name: 'All shown' }).tap();
  await bar(page).getByRole('button', { name: 'Set price' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Set prices' });
  await dialog.getByRole('combobox', { name: 'Kind of price' }).selectOption('Fixed');
  await dialog.getByRole('textbox', { name: 'Price in dollars' }).fill('3.25');
  await dialog.getByRole('checkbox', { name: /\$5\.00/ }).tap();
  await expect(dialog.getByText('2 prices changed')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Change 2 printings' }).tap();
  await expect(bar(page)).toContainText('2 prices changed');
  expect(await pricesOf(database, id)).toEqual([325, 325, 500]);
  await bar(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(bar(page)).toContainText('Undone: 2 prices changed');
  expect(await pricesOf(database, id)).toEqual([500, null, null]);
  await context.close();
});

test('each action for selected wants has room for its words on a small phone', async ({
  page,
  signUp,
  database,
}) => {
  const { id } = await signUp({ handle: newHandle('sorter') });
  await insertWantList(database, id, { 'sor-001-standard': 1, 'sor-002-standard': 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/collections/my/want');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await bar(page).getByRole('button', { name: 'All shown' }).click();
  await expect(bar(page)).toContainText('2 printings selected');
  const actions = bar(page).getByRole('button').or(bar(page).getByRole('link'));
  await expect(actions).toHaveText([
    'None',
    'What will do',
    'Add',
    'Remove',
    'Find a deal',
    'Done',
  ]);
  const cut = await actions.evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  const tops = await actions.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(2);
});
