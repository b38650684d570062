import {
  LAYOUT_SHIFT_LIMIT,
  layoutShift,
  watchLayoutShift,
} from '@tests/support/browser/layout-shift';
import { builtRoutes } from '@tests/support/browser/routes';
import { expect, test } from '@tests/support/browser/test';

for (const width of [360, 1400]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, path] of Object.entries(builtRoutes)) {
      test(`${name} doesn’t shift while it loads`, async ({ page }) => {
        await watchLayoutShift(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
      });
    }
  });
}

test('a picture that can’t be had leaves its place and the card’s name', async ({ page }) => {
  await page.route('**/images/cards/**', (route) => route.fulfill({ status: 404 }));
  await watchLayoutShift(page);
  await page.goto('/cards/sor-059', { waitUntil: 'networkidle' });
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('img', { name }).first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
});
