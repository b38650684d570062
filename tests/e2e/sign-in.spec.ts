import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { chooseAccount, demoAccounts, openProfileMenu } from '@tests/support/browser/sign-in';
import { expect, test } from '@tests/support/browser/own-people';

test('everyone signs in, comes back to where they were, and logs out', async ({ page }) => {
  test.slow();
  for (const { name, email } of demoAccounts) {
    await test.step(email, async () => {
      // Also shows that the previous person is logged out.
      await page.goto('/collections/my/want?groupBy=VARIANT_TYPE');
      await expect(page.getByText('you will return to where you were')).toBeVisible();
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
    });
  }
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
});

test('guards: a session lasts, the login page redirects, administration stays closed', async ({
  page,
  signInAs,
}) => {
  await signInAs('collector@example.com');
  for (const path of ['/', '/login', '/admin', '/admin/users', '/admin/users/1/edit']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Welcome back, Collector! 👋')).toBeVisible();
  }
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
  await expect(other).toHaveURL(/\/login\?redirect_to=%2Fpreferences$/);
  await expect(page.getByText('You have been signed out.')).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|Error logging out/ });

  test('the person is logged out anyway, and the server is notified later', async ({
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

test('two signed-out tabs both sign in and go on', { tag: '@long' }, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/collections/my');
    await tab.getByRole('button', { name: 'Login with Google' }).click();
    await tab.getByRole('button', { name: 'collector@example.com' }).waitFor();
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'collector@example.com' }).click();
    await expect(tab).toHaveURL(/\/collections\/my$/);
    await expect(tab.getByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible();
  }
});

test.describe('back at the provider', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('who goes back to the provider and chooses again reads that they are signed in', async ({
    page,
  }) => {
    await page.goto('/profile');
    await chooseAccount(page, 'collector@example.com');
    await expect(page).toHaveURL(/\/profile$/);
    await page.goBack();
    const again = page.getByRole('button', { name: 'trader@example.com' });
    const over = page.getByRole('heading', { name: 'You are signed in already' });
    await again.or(over).waitFor();
    if (await again.isVisible()) await again.click();
    await expect(over).toBeVisible();
    await expectNoAccessibilityFaults(page);
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page.getByText('Welcome back, Collector! 👋')).toBeVisible();
  });
});

test.describe('a browser that keeps no cookies', () => {
  test.use({ expectedErrors: /Failed to load resource|Error starting the sign-in/ });

  test('learns that they are needed', async ({ page }) => {
    await page.route('**/auth/google_oauth2', async (route) => {
      await page.context().clearCookies();
      await route.continue();
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('Cookies are needed to sign in.');
    await expectNoAccessibilityFaults(page);
  });
});

test.describe('the provider is down', () => {
  test.use({ expectedErrors: /Failed to load resource|Error starting the sign-in/ });

  test('the page says so and offers a retry', async ({ page }) => {
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

test('the provider’s page, a person’s home and their menu are accessible, on a small screen too', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await page.getByRole('button', { name: 'admin@example.com' }).waitFor();
  await expectNoFaultsInAnyTheme(page);
  await page.getByRole('button', { name: 'admin@example.com' }).click();
  await page.getByText('Welcome back, Admin! 👋').waitFor();
  await expectNoFaultsInAnyTheme(page);
  await openProfileMenu(page, 'Admin');
  await expectNoFaultsInAnyTheme(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Admin' })).toBeHidden();

  await test.step('on a small screen all of it is within the thumb’s reach', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Me', exact: true }).click();
    await expectNoAccessibilityFaults(page);
    for (const name of ['My Collection', 'Trading', 'Profile', 'Preferences', 'Admin']) {
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await banner.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Start Your Collection Journey!')).toBeVisible();
  });
});
