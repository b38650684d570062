import type { Page } from '@playwright/test';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { chooseAccount } from '@tests/support/browser/sign-in';
import { firstOf } from '@tests/support/long';

const cardButtons = (page: Page) =>
  page.getByRole('list', { name: /^Cards of/ }).getByRole('button');
const dialog = (page: Page) => page.getByRole('dialog');
const steps = (page: Page) => page.evaluate(() => history.length);

test('a card’s dialog: Back closes it, Forward, a reload and its link open it again', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await openUntilIdle(page, '/cards/sor?text=e');
  const before = await steps(page);
  await cardButtons(page).nth(1).click();
  await expect(page).toHaveURL(/\?text=e&card=sor-\d+$/);
  const name = await dialog(page).getByRole('heading', { level: 2 }).textContent();
  const address = page.url();

  // Keys leaf once all of the card is there.
  await expect(dialog(page).getByText('Rarity')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(address);

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/cards\/sor\?text=e$/);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();

  // The server's document has the list alone, which the browser takes over as it is.
  await openUntilIdle(page, address);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(name!);
  await page.reload();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(name!);
  await expect(page.getByText('Ignored in this link')).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/cards\/sor\?text=e$/);

  // The page, and the dialog above it, twice: there is no other entry.
  expect(await steps(page)).toBeLessThanOrEqual(before + 3);

  const other = await context.newPage();
  await other.goto(address);
  await expect(dialog(other).getByRole('heading', { level: 2 })).toHaveText(name!);
  await other.keyboard.press('Escape');
  await expect(dialog(other)).toBeHidden();
  await expect(other).toHaveURL(/\/cards\/sor\?text=e$/);
  expect(faults).toEqual([]);
});

test('a link in the dialog to the page below closes it, and Back opens it again', async ({
  page,
}) => {
  await openUntilIdle(page, '/card-sets/SOR?text=e');
  await cardButtons(page).nth(1).click();
  await expect(page).toHaveURL(/\?text=e&card=sor-\d+$/);
  const address = page.url();
  await dialog(page).locator('a[href="/card-sets/SOR"]').click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/card-sets\/SOR$/);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('other dialogs: Back closes the topmost, Escape leaves no entry, and typed text is asked for', async ({
  page,
  signUp,
}) => {
  await signUp({ handle: newHandle('back') });
  await openUntilIdle(page, '/card-sets');
  await page.locator('nav a[href="/collections/my"]').first().click();
  await expect(page).toHaveURL(/\/collections\/my/);
  const share = page.getByRole('button', { name: 'Share', exact: true });

  await test.step('Back closes it and stays', async () => {
    await share.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/collections\/my/);
  });

  await test.step('an address that isn’t added yet is asked for, and kept', async () => {
    await share.click();
    const field = dialog(page).getByRole('textbox', { name: 'Email address' });
    await field.fill('friend@example.org');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(field).toHaveValue('friend@example.org');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('closed by Escape, it leaves no entry: Back leaves the page', async () => {
    await share.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (history.state as { usr: unknown }).usr))
      .toBeFalsy();
    await page.goBack();
    await expect(page).toHaveURL(/\/card-sets$/);
  });

  await test.step('a reload under a dialog leaves no entry either', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/collections\/my/);
    await share.click();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(share).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (history.state as { usr: unknown }).usr))
      .toBeFalsy();
    await page.goBack();
    await expect(page).toHaveURL(/\/card-sets$/);
  });
});

for (const width of firstOf(1, [1400, 390])) {
  test(`Back returns to the same place among pictures, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/card-sets/SOR', '/cards']) {
      await openUntilIdle(page, path);
      // The page of all cards gets its height once its catalogue is there.
      const scrolled = () =>
        page.evaluate(() => {
          window.scrollTo(0, 4_000);
          return window.scrollY;
        });
      await expect.poll(scrolled).toBe(4_000);
      await page
        .getByRole('link', { name: 'Trading' })
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/trading/);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4_000);
    }
  });
}

test('a login returns to where its link was pressed', async ({ page }) => {
  await page.goto('/login?redirect_to=%2Fcards%2Fsor-059');
  await chooseAccount(page, 'collector@example.com');
  await expect(page).toHaveURL(/\/cards\/sor-059$/);
});
