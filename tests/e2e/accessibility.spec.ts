import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { silentApi } from '@tests/support/browser/api';
import { THEMES } from '@domain/theme';
import { expect, test } from '@tests/support/browser/test';
import { rememberTheme } from '@tests/support/browser/theme';

test('pages while they load, in each theme', async ({ page, baseURL }) => {
  test.slow();
  for (const theme of THEMES) {
    await rememberTheme(page, baseURL!, theme);
    // One load for each theme, since the page reports a failure after ten seconds.
    for (const path of ['/', '/cards/sor', '/cards/sor?view=list', '/cards/sor-059']) {
      await test.step(`${path}, ${theme}`, async () => {
        const answer = await silentApi(page);
        await page.goto(path);
        await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectNoAccessibilityFaults(page, theme === THEMES[0] ? 'all' : 'about colours');
        await answer();
      });
    }
  }
});
