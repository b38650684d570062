import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { guardedRoutes } from '@tests/support/browser/routes';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import {
  chooseAccount,
  demoAccounts,
  openProfileMenu,
  signIn,
} from '@tests/support/browser/sign-in';
import { expect, test } from '@tests/support/browser/own-people';

for (const { name, email } of demoAccounts) {
  test(`${email} signs in, comes back to where they were, and logs out`, async ({ page }) => {
    await page.goto('/collections/my/want?groupBy=VARIANT_TYPE');
    await expect(page.getByText('You will return to it afterwards')).toBeVisible();
    await chooseAccount(page, email);
    await expect(page).toHaveURL(/\/collections\/my\/want\?groupBy=VARIANT_TYPE$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My Want List' })).toBeVisible();

    await openProfileMenu(page, name);
    const menu = page.getByRole('menu', { name });
    await expect(menu).toContainText(email);
    await expect(menu.getByRole('menuitem', { name: 'Admin' })).toHaveCount(
      name === 'Admin' ? 1 : 0,
    );
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Start Your Collection Journey!')).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
  });
}

test('guards: a session lasts, the login page leads on, administration stays closed', async ({
  page,
}) => {
  await signIn(page, 'collector@example.com');
  await page.reload();
  await expect(page.getByText('Welcome back, Collector! 👋')).toBeVisible();
  for (const path of ['/login', '/admin', '/admin/users', '/admin/users/1/edit']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Welcome back, Collector! 👋')).toBeVisible();
  }
});

test('an administrator gets in', async ({ page, signInAs }) => {
  await signInAs('admin@example.com');
  await page.goto(guardedRoutes.administration);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('a logout in one tab is noticed in the other', async ({ page, context, signInAs }) => {
  await signInAs('trader@example.com');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/preferences');
  await expect(other).toHaveURL(/\/preferences$/);
  await openProfileMenu(page, 'Trader');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByText('You have been signed out.')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page.getByText('You have been signed out.')).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|Error logging out/ });

  test('one is out all the same, and the server learns of it later', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('trader@example.com');
    await page.goto('/');
    await page.getByRole('heading', { name: 'Welcome back, Trader! 👋' }).waitFor();
    await context.setOffline(true);
    await openProfileMenu(page, 'Trader');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('The server couldn’t be reached')).toBeVisible();
    await expect(page.getByText('Start Your Collection Journey!')).toBeVisible();
    const received = page.waitForResponse('**/users/sign_out');
    await context.setOffline(false);
    await received;
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
  });
});

test.describe('the provider is down', () => {
  test.use({ expectedErrors: /Failed to load resource|Error starting the sign-in/ });

  test('the page says so and offers another try', async ({ page }) => {
    const body = { errors: [{ message: 'Down', extensions: { code: 'UNAVAILABLE' } }] };
    await page.route('**/auth/google_oauth2', (route) =>
      route.fulfill({ status: 503, json: body }),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('can’t be reached just now');
    await expectNoAccessibilityFaults(page);
    await page.unroute('**/auth/google_oauth2');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'newcomer@example.com' })).toBeVisible();
  });
});

test('the provider’s page, a person’s home and their menu are accessible', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await page.getByRole('button', { name: 'admin@example.com' }).waitFor();
  await expectNoFaultsInAnyTheme(page);
  await page.getByRole('button', { name: 'admin@example.com' }).click();
  await page.getByText('Welcome back, Admin! 👋').waitFor();
  await expectNoFaultsInAnyTheme(page);
  await openProfileMenu(page, 'Admin');
  await expectNoFaultsInAnyTheme(page);
});

test('home greets a person at every width without a shift', async ({ page, signInAs }) => {
  await signInAs('collector@example.com');
  await watchLayoutShift(page);
  for (const width of [360, 992, 1400]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openUntilIdle(page, '/');
      await expect(page.getByText('Welcome back, Collector! 👋')).toBeVisible();
      await expectLittleLayoutShift(page);
      await expectNoHorizontalScroll(page);
    });
  }
});

test('on a small screen all of it is within the thumb’s reach', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs('admin@example.com');
  await page.goto('/');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: 'Menu' });
  await button.click();
  await expectNoAccessibilityFaults(page);
  for (const name of ['My Collection', 'Trading', 'Profile', 'Preferences', 'Admin']) {
    await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await banner.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Start Your Collection Journey!')).toBeVisible();
});
