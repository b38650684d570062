import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/test';

test.describe('with pictures that can’t be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const path of ['/cards/sor-059', '/cards/sor']) {
    test(`${path} shows the card’s name in their place`, async ({ page }) => {
      await page.route('**/images/cards/**', (route) => route.fulfill({ status: 404 }));
      await watchLayoutShift(page);
      await openUntilIdle(page, path);
      const placeholder = page.getByRole('main').getByRole('img').first();
      await expect(placeholder).toHaveText(/\S/);
      await expectLittleLayoutShift(page);
    });
  }
});
