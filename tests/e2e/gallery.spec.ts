import {
  startDevelopmentServer,
  type DevelopmentServer,
} from '@tests/support/browser/development-server';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test } from '@tests/support/browser/test';

// One development server for all of them.
test.describe.configure({ mode: 'serial' });

let development: DevelopmentServer;
test.beforeAll(async ({ baseURL }) => {
  development = await startDevelopmentServer(baseURL!);
});
test.afterAll(() => development.stop());

/** One frame shows a picture that isn't there. */
test.use({ expectedErrors: /Failed to load resource.*404/ });

test('the gallery, wide and narrow', { tag: '@long' }, async ({ page }) => {
  // Vite prepares all dependencies at the first visit, which takes a while on a new machine.
  test.setTimeout(240_000);
  await page.goto(`${development.url}/dev/gallery`);
  await page.getByRole('heading', { name: 'Gallery' }).waitFor({ timeout: 150_000 });
  for (const width of [1400, 360]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText('Prestige Serialized, portrait')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectNoFaultsInAnyTheme(page);

      await page.getByRole('button', { name: 'Open a small dialog' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaultsInAnyTheme(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test('the built program has no gallery', async ({ page }) => {
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
});
