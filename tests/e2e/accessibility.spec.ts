import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { failingApi, failures, silentApi } from '@tests/support/browser/api';
import { cardButtons } from '@tests/support/browser/cards';
import { THEMES, shownRoutes } from '@tests/support/browser/routes';
import { expect, test } from '@tests/support/browser/test';
import { rememberTheme } from '@tests/support/browser/theme';

for (const theme of THEMES) {
  test.describe(`theme ${theme}`, () => {
    test.beforeEach(({ page }) => rememberTheme(page, theme));

    for (const [name, path] of Object.entries(shownRoutes)) {
      test(name, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expectNoAccessibilityFaults(page);
      });
    }

    test('a card’s dialog', async ({ page }) => {
      await page.goto('/cards/sor');
      await cardButtons(page).first().click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
      await expectNoAccessibilityFaults(page);
    });

    for (const path of ['/', '/cards/sor', '/cards/sor?view=list', '/cards/sor-059']) {
      test(`${path} while it loads`, async ({ page }) => {
        const answer = await silentApi(page);
        await page.goto(path);
        await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
        await expectNoAccessibilityFaults(page);
        await answer();
      });
    }

    test.describe('when the API fails', () => {
      test.use({ expectedErrors: /Failed to load resource/ });

      for (const path of ['/', '/cards/sor', '/cards/sor-059']) {
        test(path, async ({ page }) => {
          await failingApi(page, failures['answers 500']);
          await page.goto(path);
          await expect(page.getByRole('alert').first()).toBeVisible();
          await expectNoAccessibilityFaults(page);
        });
      }
    });
  });
}
