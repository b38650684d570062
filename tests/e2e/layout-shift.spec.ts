import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { builtRoutes } from '@tests/support/browser/routes';
import { expect, test } from '@tests/support/browser/test';

for (const width of [360, 1400]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, path] of Object.entries(builtRoutes)) {
      test(`${name} doesn’t shift while it loads`, async ({ page }) => {
        await watchLayoutShift(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectLittleLayoutShift(page);
      });
    }
  });
}

test.describe('with pictures that can’t be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const path of ['/cards/sor-059', '/cards/sor']) {
    test(`${path} shows the card’s name in their place`, async ({ page }) => {
      await page.route('**/images/cards/**', (route) => route.fulfill({ status: 404 }));
      await watchLayoutShift(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const placeholder = page.getByRole('main').getByRole('img').first();
      await expect(placeholder).toHaveText(/\S/);
      await expectLittleLayoutShift(page);
    });
  }
});
