import { insertStep } from '@tests/factories/ledger-rows';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { expect, test } from '@tests/support/browser/own-people';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { sql } from 'drizzle-orm';
import { firstOf } from '@tests/support/long';

const CARD = '/cards/sor-061';

for (const width of firstOf(1, [360, 768, 1400])) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a card’s prices over time, by keyboard alone', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const chartFiles = () => requests.filter((url) => /\/(price|line)-chart-/.test(url));
      await watchLayoutShift(page);
      await page.goto(CARD);
      const section = page.getByRole('region', { name: 'Price history', exact: true });
      const chart = section.getByRole('slider', { name: 'Price history' });
      await expect(section).toBeAttached();
      await page.waitForLoadState('networkidle');
      if (width === 360) expect(chartFiles()).toEqual([]);

      await test.step('it is loaded in sight, into reserved space', async () => {
        await section.scrollIntoViewIfNeeded();
        await expect(chart).toBeVisible();
        expect(chartFiles()).not.toEqual([]);
        await expectLittleLayoutShift(page);
        await expect(section.getByText('In 7 days')).toBeVisible();
        await expect(section.getByText('Low', { exact: true })).toBeVisible();
      });

      await test.step('arrow keys choose the range and read points, and don’t leaf', async () => {
        const year = Number(await chart.getAttribute('aria-valuemax'));
        await section.getByRole('radio', { name: '1 year' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(section.getByRole('radio', { name: 'All' })).toBeChecked();
        await expect
          .poll(async () => Number(await chart.getAttribute('aria-valuemax')))
          .toBeGreaterThan(year);
        expect(Number(await chart.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(400);
        await page.keyboard.press('Tab');
        await expect(chart).toBeFocused();
        await page.keyboard.press('Home');
        await expect(chart).toHaveAttribute(
          'aria-valuetext',
          /^\w+ \d+, \d+: Standard \$\d+\.\d\d$/,
        );
        await page.keyboard.press('ArrowRight');
        await expect(chart).toHaveAttribute('aria-valuenow', '2');
        await expect(page).toHaveURL(new RegExp(`${CARD}$`));
      });

      await test.step('a table has the same prices', async () => {
        const points = Number(await chart.getAttribute('aria-valuemax'));
        await section.getByRole('button', { name: 'Show as a table' }).press('Enter');
        const rows = section.getByRole('table', { name: 'Price history' }).getByRole('row');
        await expect(rows).toHaveCount(points + 1);
        await expectNoFaultsInAnyTheme(page);
        await expectNoHorizontalScroll(page);
      });

      await test.step('another printing has its own', async () => {
        await section.getByRole('combobox', { name: 'Printing' }).selectOption('Foil');
        await expect(chart).toHaveAttribute('aria-valuetext', /: Foil \$/);
        await expect(
          page
            .getByRole('list', { name: 'Printings' })
            .getByRole('button', { name: 'Foil', exact: true }),
        ).toHaveAttribute('aria-pressed', 'true');
      });
    });

    test('movers of the collection and of a set', async ({ page, signUp, database }) => {
      const { id: userId } = await signUp();
      const { rows } = await database.execute<{ id: string }>(
        sql`select id from card_variant where current_price_cents > 2000 order by id limit 40`,
      );
      const counts = Object.fromEntries(rows.map(({ id }) => [id, 2]));
      await insertStep(database, { userId, at: '2026-10-01T00:00:00Z', counts });
      await page.goto('/collections/my/worth');
      await page.getByRole('radio', { name: '30 days' }).press('Space');
      const up = page.getByRole('list', { name: 'Prices up' });
      await expect(up.getByRole('listitem').first()).toContainText('2 copies');
      await expect(page.getByText(/in the 30 days before/)).toBeVisible();
      await page.getByRole('combobox', { name: 'Cards' }).selectOption({ index: 2 });
      await expect(up.getByRole('listitem').first()).not.toContainText('copies');
      await expectNoFaultsInAnyTheme(page);
      await expectNoHorizontalScroll(page);
      await up.getByRole('link').first().press('Enter');
      await expect(page.getByRole('region', { name: 'Price history', exact: true })).toBeAttached();
    });
  });
}
