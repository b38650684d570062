import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import {
  startDevelopmentServer,
  type DevelopmentServer,
} from '@tests/support/browser/development-server';
import { THEMES } from '@tests/support/browser/routes';
import { expectNoSidewaysScroll } from '@tests/support/browser/sideways';
import { expect, test } from '@tests/support/browser/test';
import { rememberTheme } from '@tests/support/browser/theme';

// One development server for all of them.
test.describe.configure({ mode: 'serial' });

let development: DevelopmentServer;
test.beforeAll(async ({ baseURL, browser }) => {
  // Vite prepares all dependencies at the first visit, which takes its time on a machine that never did.
  test.setTimeout(180_000);
  development = await startDevelopmentServer(baseURL!);
  const page = await browser.newPage();
  await page.goto(`${development.url}/dev/gallery`);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 150_000 });
  await page.close();
});
test.afterAll(() => development.stop());

/** One frame shows a picture that isn't there. */
test.use({ expectedErrors: /Failed to load resource.*404/ });

for (const theme of THEMES) {
  for (const width of [360, 1400]) {
    test(`the gallery in the theme ${theme}, ${width} px wide`, async ({ page }) => {
      await rememberTheme(page, theme);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${development.url}/dev/gallery`);
      await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
      await expect(page.getByText('Prestige Serialized, portrait')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAccessibilityFaults(page);
    });
  }

  test(`the gallery’s dialog in the theme ${theme}`, async ({ page }) => {
    await rememberTheme(page, theme);
    await page.goto(`${development.url}/dev/gallery`);
    await page.getByRole('button', { name: 'Open a small dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAccessibilityFaults(page);
  });
}

test('the built program has no gallery', async ({ page }) => {
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
});
