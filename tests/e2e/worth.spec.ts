import { insertStep } from '@tests/factories/ledger-rows';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { cardButtons } from '@tests/support/browser/cards';
import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { expect, test, type OwnPerson } from '@tests/support/browser/own-people';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import type { Database } from '@server/platform/db/database';
import { openUntilIdle } from '@tests/support/browser/idle';
import { sql } from 'drizzle-orm';
import { firstOf } from '@tests/support/long';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Counts three copies of twenty printings a year and a half ago, and takes one of each away half a year later. */
async function countCards(database: Database, { id: userId }: OwnPerson): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from card_variant where current_price_cents is not null order by id limit 20`,
  );
  const each = (copies: number) => Object.fromEntries(rows.map(({ id }) => [id, copies]));
  await insertStep(database, { userId, at: daysAgo(540), counts: each(3) });
  await insertStep(database, { userId, at: daysAgo(360), counts: each(2) });
}

for (const width of firstOf(1, [360, 1400])) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('shows what the collection is worth, without a shift or a fault', async ({
      page,
      signUp,
      database,
    }) => {
      await countCards(database, await signUp());
      await watchLayoutShift(page);
      await openUntilIdle(page, '/collections/my/worth');
      await expect(page.getByText('40 copies of 20 printings')).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Worth over time' })).toBeVisible();
      await expectLittleLayoutShift(page);
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);
    });
  });
}

test('keys move along the chart, and a table has the same figures', async ({
  page,
  signUp,
  database,
}) => {
  await countCards(database, await signUp());
  await page.goto('/collections/my');
  await page.getByRole('link', { name: 'Worth', exact: true }).click();
  const chart = page.getByRole('slider', { name: 'Worth over time' });
  await chart.focus();
  const now = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  const first = await chart.getAttribute('aria-valuetext');
  expect(first).not.toBe(now);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  const rows = page.getByRole('table', { name: 'Worth over time' }).getByRole('row');
  const inWords = (text: string | null) => text?.replace(/: Worth |, (Cards|Prices) /g, '') ?? '';
  await expect(rows.nth(1)).toHaveText(inWords(now));
  await expect(rows.last()).toHaveText(inWords(first));
});

for (const [width, hasTouch] of firstOf(1, [
  [1400, false],
  [390, true],
] as const)) {
  test.describe(`${width} px wide, ${hasTouch ? 'by touch' : 'by mouse and keyboard'}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch });

    test('shows movers, counts payments, and exports the worth by day', async ({
      page,
      signUp,
      database,
    }) => {
      await countCards(database, await signUp());
      const press = (name: string | RegExp) => {
        const button = page.getByRole('button', { name });
        return hasTouch ? button.tap() : button.press('Enter');
      };
      await page.goto('/collections/my/worth');
      const rose = page.getByRole('list', { name: 'Rose most' });
      await expect(rose.getByRole('listitem').first()).toBeVisible();
      const before = await rose.innerText();
      const quarter = page.getByRole('radio', { name: '3 months' });
      await (hasTouch ? quarter.tap() : quarter.press('Space'));
      await expect.poll(() => rose.innerText()).not.toBe(before);
      const file = page.waitForEvent('download');
      await press('Worth by day (CSV)');
      expect((await file).suggestedFilename()).toBe('worth_by_day.csv');

      await page.goto('/collections/my/history');
      await press(/^Say what you paid/);
      const paid = page.getByRole('textbox', { name: /^Paid for all of it/ });
      await expect(paid).toBeFocused();
      await page.keyboard.type('1,250');
      await press('Save');
      await expect(page.getByText('can mean two amounts: write 1250 or 1.25.')).toBeVisible();
      await expect(paid).toHaveValue('1,250');
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);
      await paid.fill('0,5');
      await expectNoHorizontalScroll(page);
      await press('Save');
      await expect(page.getByText('Paid $0.50')).toBeVisible();
      await page.goto('/collections/my/worth');
      const chart = page.getByRole('slider', { name: 'Worth over time' });
      await chart.focus();
      await page.keyboard.press('Home');
      await expect(chart).toHaveAttribute('aria-valuetext', /Cards \$0\.50/);
    });
  });
}

test('a card’s dialog reserves space for its price history', { tag: '@long' }, async ({ page }) => {
  await openUntilIdle(page, '/cards/sor');
  // Until it is released, the history is loading.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/variables=.*cardId/, async (route) => {
    await held;
    await route.continue();
  });
  await cardButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Price history' })).toBeVisible();
  const body = dialog.getByRole('heading', { name: 'Price history' }).locator('../..');
  await body.scrollIntoViewIfNeeded();
  const before = await body.boundingBox();
  answer();
  await expect(dialog.getByRole('slider', { name: 'Price history' })).toBeVisible();
  const after = await body.boundingBox();
  expect(after?.height).toBe(before?.height);
  await expectNoAccessibilityFaults(page);
});
