import { untilSharedWithAll } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import type { Browser, Page } from '@playwright/test';

/** Handles are assigned only once, and tests run in parallel. */
const newHandle = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;

const openDialog = async (page: Page): Promise<void> => {
  await page.goto('/collections/my');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('switch', { name: 'Share with everyone' }).waitFor();
};

const another = async (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });

const missing = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Collection not found' });

test('a collection that is shared with one address is visible only to that person, until sharing stops', async ({
  page,
  signUp,
  browser,
  baseURL,
}) => {
  const owner = await signUp({ handle: newHandle('owner') });
  const friends = await another(browser, baseURL);
  const friend = await signUp({ context: friends });
  const visitors = await another(browser, baseURL);
  const [friendly, strange] = [await friends.newPage(), await visitors.newPage()];
  const address = `/collections/${owner.handle}`;

  await openDialog(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill(friend.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('You and one other person can see it.')).toBeVisible();

  await strange.goto(address);
  await expect(missing(strange)).toBeVisible();
  await strange.goto(`${address}-no-such`);
  await expect(missing(strange)).toBeVisible();

  await friendly.goto('/collections');
  await friendly.getByRole('link', { name: `View ${owner.handle}'s Collection` }).click();
  await expect(
    friendly.getByRole('heading', { level: 1, name: `${owner.handle}'s Collection` }),
  ).toBeVisible();

  await page.getByRole('button', { name: `Remove ${friend.email}` }).click();
  await expect(page.getByText('Private: only you can see it.')).toBeVisible();
  await friendly.getByRole('tab').nth(1).click();
  await expect(missing(friendly)).toBeVisible();
  await friendly.goto('/collections');
  await friendly.getByRole('list', { name: 'Shared collections' }).waitFor();
  await expect(friendly.getByText(`${owner.handle}'s Collection`)).toBeHidden();
  await Promise.all([friends.close(), visitors.close()]);
});

test('a visitor can open a collection that is shared with everyone by its link', async ({
  page,
  signUp,
  browser,
  baseURL,
  context,
  database,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await signUp({ handle: newHandle('open') });
  await openDialog(page);
  await page.getByRole('switch', { name: 'Share with everyone' }).click();
  await expect(page.getByText('Everyone can see it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeDisabled();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden();
  await untilSharedWithAll(database, owner.id, { subject: 'COLLECTION', isShared: true });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/collections/${owner.handle}`);

  const visitors = await another(browser, baseURL);
  const visitor = await visitors.newPage();
  await visitor.goto(link);
  await expect(
    visitor.getByRole('heading', { level: 1, name: `${owner.handle}'s Collection` }),
  ).toBeVisible();
  await visitors.close();
  await page.getByRole('switch', { name: 'Share with everyone' }).click();
  await expect(page.getByText('Private: only you can see it.')).toBeVisible();
});

test('somebody without a handle has nothing to share', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/collections/my');
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
});

test('sharing has no accessibility faults and fits a phone', async ({ page, signUp }) => {
  await signUp({ handle: newHandle('a'.repeat(20)) });
  await page.setViewportSize({ width: 360, height: 740 });
  await openDialog(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill('not an address');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address').waitFor();
  await expectNoFaultsInAnyTheme(page);
  await page
    .getByRole('textbox', { name: 'Email address' })
    .fill('a-rather-long-address.of.somebody@mail.example.org');
  await page.keyboard.press('Enter');
  await page.getByText('You and one other person can see it.').waitFor();
  await page.getByRole('switch', { name: 'Share with everyone' }).click();
  await page.getByText('Everyone can see it.').waitFor();
  await expectNoFaultsInAnyTheme(page);
  await page.getByRole('switch', { name: 'Share with everyone' }).click();
  await page.getByText('You and one other person can see it.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/collections');
  await page.getByText('Yours').waitFor();
  await expectNoFaultsInAnyTheme(page);
  await expectNoHorizontalScroll(page);
});
