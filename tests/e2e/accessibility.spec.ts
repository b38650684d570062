import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { failingApi, failures, silentApi } from '@tests/support/browser/api';
import { cardButtons } from '@tests/support/browser/cards';
import { THEMES } from '@/app/theme/themes';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expect, test } from '@tests/support/browser/test';
import { rememberTheme } from '@tests/support/browser/theme';

test('a card’s dialog', async ({ page }) => {
  await page.goto('/cards/sor');
  await cardButtons(page).first().click();
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  await expectNoFaultsInAnyTheme(page);
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const path of ['/', '/cards/sor', '/cards/sor-059']) {
    test(path, async ({ page }) => {
      await failingApi(page, failures['answers 500']);
      await page.goto(path);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectNoFaultsInAnyTheme(page);
    });
  }
});

// A load each, since after ten seconds the page says that nothing came.
for (const theme of THEMES) {
  test(`pages while they load, in the theme ${theme}`, async ({ page }) => {
    await rememberTheme(page, theme);
    for (const path of ['/', '/cards/sor', '/cards/sor?view=list', '/cards/sor-059']) {
      await test.step(path, async () => {
        const answer = await silentApi(page);
        await page.goto(path);
        await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
        await expectNoAccessibilityFaults(page);
        await answer();
      });
    }
  });
}
