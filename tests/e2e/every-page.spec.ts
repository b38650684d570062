import { expectGoodSights } from '@tests/support/browser/sights';
import { shownRoutes } from '@tests/support/browser/routes';
import { test } from '@tests/support/browser/test';

for (const [name, path] of Object.entries(shownRoutes)) {
  test(`${name} is for everyone, on a phone and on a desk`, async ({ page }) => {
    await expectGoodSights(page, path, [360, 1400]);
  });
}
