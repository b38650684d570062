import { failingApi, failures, silentApi } from '@tests/support/browser/api';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { untilRendered } from '@tests/support/browser/first-screen';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expect, test } from '@tests/support/browser/test';
import { firstOf } from '@tests/support/long';

const pages = {
  'set page': { path: '/cards/sor', healed: 'Market prices in USD' },
  home: { path: '/', healed: 'Explore Card Sets' },
  'card page': { path: '/cards/sor-059', healed: 'Rarity' },
} as const;

const NOTHING_LOST =
  'The server has a problem (status 500). Nothing is lost: try again in a moment.';

test.use({ expectedErrors: /Failed to load resource/ });

for (const [pageName, { path, healed }] of firstOf(1, Object.entries(pages))) {
  test(`${pageName}: whatever the API’s failure, the page reports it accessibly, and Try again works`, async ({
    page,
  }) => {
    for (const [failure, fail] of Object.entries(failures)) {
      await test.step(`the API ${failure}`, async () => {
        const heal = await failingApi(page, fail);
        await page.goto(path);
        await expect(page.getByRole('alert').first()).toBeVisible();
        if (failure === 'answers 500') await expectNoFaultsInAnyTheme(page);
        if (failure === 'answers 500 without a reason') {
          for (const width of [390, 1400]) {
            await page.setViewportSize({ width, height: 900 });
            await expect(page.getByText(NOTHING_LOST).first()).toBeVisible();
            await expectNoHorizontalScroll(page);
          }
        }
        await heal();
        await page.getByRole('button', { name: 'Try again' }).first().click();
        await expect(page.getByText(healed).first()).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
      });
    }
  });

  test(`${pageName}: the API never answers; after ten seconds it says so`, async ({ page }) => {
    const answer = await silentApi(page);
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
    // The session check is answered by now; otherwise it would time out as well.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await answer();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(healed).first()).toBeVisible();
  });
}

test('going offline keeps what is on the screen, and coming back continues', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const sets = page.getByRole('link', { name: /^View Set/ });
  await sets.first().click();
  await expect(page.getByText('Market prices in USD')).toBeVisible();
  await page.goBack();
  await expect(sets.nth(1)).toBeVisible();

  await context.setOffline(true);
  await sets.nth(1).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(sets.nth(1)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('alert')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Market prices in USD')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('files that are missing', () => {
  test.use({ expectedErrors: /Failed to (?:load resource|fetch dynamically)/ });

  test('a page whose scripts don’t load shows what its document brought, and offers a reload', async ({
    page,
  }) => {
    const path = '/cards/sor-059?from=here';
    for (const lost of [/\/assets\/index-.*\.js$/, /\/assets\/route-.*\.js$/]) {
      await page.route(lost, (route) => route.abort());
    }
    await untilRendered(page.request, '/');
    // `goto` would wait for hydration, which never happens here.
    const opened = page.goto('/').catch(() => null);
    const notice = page.getByText('This page can’t start');
    await expect(page.locator('#start-notice')).toBeAttached();
    await expect(notice).toBeHidden();
    // Twelve seconds later.
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await expect(notice).toBeVisible();
    await expectNoFaultsInAnyTheme(page);
    for (const width of [390, 1400]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(notice.getByRole('link', { name: 'Reload' })).toBeInViewport({ ratio: 1 });
      await expectNoHorizontalScroll(page);
    }

    await page.unroute(/\/assets\/index-.*\.js$/);
    await notice.getByRole('link', { name: 'Reload' }).click();
    await opened;
    await expect(notice).toBeHidden();

    // The file of a page is missing: the error is shown inside the frame.
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('files couldn’t be loaded');
    const reload = page.getByRole('button', { name: 'Reload' });
    for (const width of [390, 1400]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(reload).toBeInViewport({ ratio: 1 });
      await expectNoHorizontalScroll(page);
    }
    await page.unroute(/\/assets\/route-.*\.js$/);
    await reload.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
