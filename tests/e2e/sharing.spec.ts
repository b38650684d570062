import { untilSharedWithAll } from '@tests/support/browser/own-collections';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { insertWantList } from '@tests/factories/want-list-rows';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import type { Browser, Page } from '@playwright/test';

const openDialog = async (page: Page): Promise<void> => {
  await page.goto('/collections/my');
  // On a phone, it is in a sheet.
  const more = page.getByRole('button', { name: 'More actions' });
  if (page.viewportSize()!.width < 992) await more.click();
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
  await friendly.getByRole('tab', { name: /^SHD/ }).click();
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

/** Sets the handle in the dialog that asks for it. */
async function chooseHandle(page: Page, handle: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Handle' }).fill(handle);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Set your handle?' });
  await question.getByRole('button', { name: 'Set handle' }).press('Enter');
}

const firstSteps = (page: Page) => page.getByRole('region', { name: 'Welcome to Starbinder' });

test('a newcomer’s first steps tick themselves, and are gone once all are done', async ({
  page,
  signUp,
  database,
}) => {
  const { id } = await signUp();
  const handle = newHandle('new');
  await page.goto('/');
  await expect(firstSteps(page)).toContainText('0 of 4 done');

  await test.step('the first count', async () => {
    await firstSteps(page).getByRole('link', { name: 'Add cards' }).press('Enter');
    const bar = page.getByRole('combobox', { name: 'Add cards of SOR' });
    await bar.fill('60');
    await bar.press('Enter');
    await expect(page.getByRole('list', { name: 'Just added' })).toContainText('You have 1');
    await page.getByRole('link', { name: 'Starbinder', exact: true }).first().press('Enter');
    await expect(firstSteps(page)).toContainText('1 of 4 done');
  });
  await test.step('the handle, and then sharing, which needs one', async () => {
    await expect(firstSteps(page).getByRole('button', { name: 'Share' })).toBeHidden();
    await firstSteps(page).getByRole('button', { name: 'Choose' }).press('Enter');
    await chooseHandle(page, handle);
    await firstSteps(page).getByRole('button', { name: 'Share' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share your collection' });
    await dialog.getByRole('switch', { name: 'Share with everyone' }).press('Space');
    await expect(dialog).toContainText('Everyone can see it.');
    await untilSharedWithAll(database, id, { subject: 'COLLECTION', isShared: true });
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(firstSteps(page)).toContainText('3 of 4 done');
    await expectNoFaultsInAnyTheme(page);
  });
  await test.step('what others see of the collection', async () => {
    await page.goto('/collections/my?set=sor');
    await page.getByRole('link', { name: 'What others see' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${handle}'s Collection`);
    await expect(page.getByText('Everyone can see it.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Missing' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to my collection' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection');
  });
  await test.step('the want list, and what others see of it', async () => {
    await insertWantList(database, id, { 'sor-060-standard': 1 });
    await page.goto('/collections/my/want');
    await page.getByRole('link', { name: 'What others see' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${handle}'s Want List`);
    await expect(page.getByText('Private: only you can see it.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Robin/);
    await expect(firstSteps(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'first steps are hidden for the account, and Share is there once there is a handle',
    { tag: '@long' },
    async ({ page, signUp }) => {
      await signUp();
      await page.goto('/');
      await expect(firstSteps(page)).toContainText('0 of 4 done');
      await expectNoHorizontalScroll(page);
      const putAway = firstSteps(page).getByRole('button', { name: 'Hide the first steps' });
      await putAway.tap();
      await page.getByRole('button', { name: 'Show them again' }).tap();
      await expect(firstSteps(page)).toBeVisible();
      await putAway.tap();
      await expect(firstSteps(page)).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Robin/);
      await expect(firstSteps(page)).toBeHidden();
      await page.goto('/preferences');
      await page.getByRole('button', { name: 'Show the first steps' }).tap();
      await expectNoHorizontalScroll(page);
      await page.getByRole('link', { name: 'Go there' }).tap();
      await expect(firstSteps(page)).toContainText('0 of 4 done');

      await page.goto('/collections/my/want');
      await page.getByRole('button', { name: 'Choose it here' }).tap();
      await expect(page.getByRole('dialog', { name: 'Choose your handle' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto('/collections/my');
      await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
      await page.goto('/collections/my/want');
      await page.getByRole('button', { name: 'Choose it here' }).tap();
      await expectNoHorizontalScroll(page);
      await chooseHandle(page, newHandle('phone'));
      await expect(page.getByRole('button', { name: 'Start a new list' })).toBeVisible();
      await page.goto('/collections/my');
      await page.getByRole('button', { name: 'More actions' }).tap();
      await page.getByRole('button', { name: 'Share' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Share your collection' });
      await expect(dialog).toContainText('Private: only you can see it.');
      await dialog.getByRole('button', { name: 'Done' }).tap();
      await page.getByRole('button', { name: 'More actions' }).tap();
      await page.getByRole('link', { name: 'What others see' }).tap();
      await expect(page.getByText('This is what others see')).toBeVisible();
      await expectNoHorizontalScroll(page);
    },
  );
});

test(
  'sharing has no accessibility faults and fits a phone',
  { tag: '@long' },
  async ({ page, signUp }) => {
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
  },
);
