import { untilSaved } from '@tests/support/browser/api';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test } from '@tests/support/browser/own-people';

test('invalid handles are refused with a reason, and a valid one is set for good', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  const field = page.getByRole('textbox', { name: 'Handle' });
  const set = page.getByRole('button', { name: 'Set handle' });
  const confirm = page
    .getByRole('alertdialog', { name: 'Set your handle?' })
    .getByRole('button', { name: 'Set handle' });

  await set.click();
  await expect(page.getByText('Handle cannot be empty.')).toBeVisible();
  for (const [typed, words] of [
    ['Trader', 'This handle is already taken. Please choose a different one.'],
    ['admin', 'This handle is reserved and cannot be used.'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(page.getByText(words)).toBeVisible();
    await set.click();
    await expect(confirm).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed.toLowerCase());
  }
  await field.fill('newcomer-1');
  await set.click();
  await confirm.click();
  await expect(page.getByText('Handle successfully updated')).toBeVisible();
  await page.reload();
  await expect(page.getByText('newcomer-1', { exact: true })).toBeVisible();
  await expect(field).toBeHidden();
});

test('a preference is saved at once', async ({ page, signInAs }) => {
  await signInAs('trader@example.com');
  await page.goto('/preferences');
  const leaders = page.getByRole('radiogroup', { name: /leader/i });
  await untilSaved(page, () => leaders.getByRole('radio', { name: '2' }).check());
  await page.reload();
  await expect(leaders.getByRole('radio', { name: '2' })).toBeChecked();
});

test('a person downloads everything that is stored about them', async ({ page, signInAs }) => {
  await signInAs('collector@example.com');
  await page.goto('/profile');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
});

test('an administrator finds a person, sees errors, and the change is recorded', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin@example.com');
  await page.goto('/admin');
  const people = page.getByRole('definition').filter({ hasText: /new this week$/ });
  await expect(people).toHaveText(/^\d+ new this week$/);
  for (const width of [390, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    for (const figure of [
      /^[\d,]+ cards$/,
      /^Oldest: /,
      /^Pending, or accepted and not exchanged$/,
    ]) {
      await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Last faults' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  await page.getByRole('link', { name: 'Manage users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('keeper');
  await page.getByRole('link', { name: 'Edit admin@example.com' }).click();
  const handle = page.getByRole('textbox', { name: /^Handle/ });
  const save = page.getByRole('button', { name: /^Save/ });
  await page.getByRole('textbox', { name: /^Email/ }).fill('no address');
  await save.click();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: /^Email/ }).fill('admin@example.com');
  await handle.fill('keeper-of-cards');
  await save.click();
  const record = page.getByRole('row').filter({ hasText: 'handle' }).first();
  await expect(record.getByRole('cell').last()).toHaveText('keeper-of-cards');
  await expect(record).toContainText('keeper');
});

const pages = {
  '/profile': { email: 'collector@example.com', heading: /\S/ },
  '/preferences': { email: 'collector@example.com', heading: /\S/ },
  '/admin': { email: 'admin@example.com', heading: 'Admin Dashboard' },
  '/admin/users': { email: 'admin@example.com', heading: /\S/ },
  '/admin/reports': { email: 'admin@example.com', heading: 'Reports' },
} as const;

test(
  'the account pages are accessible, on a phone and on a desktop',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    test.slow();
    let signedIn = '';
    for (const [path, { email, heading }] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1400, height: 900 });
        if (email !== signedIn) {
          await page.context().clearCookies();
          await signInAs(email);
          signedIn = email;
        }
        await openUntilIdle(page, path);
        for (const width of [1400, 360]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expectNoHorizontalScroll(page);
          await expectNoFaultsInAnyTheme(page);
        }
      });
    }
  },
);
