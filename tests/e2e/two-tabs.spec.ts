import type { Page } from '@playwright/test';
import { untilSaved } from '@tests/support/browser/api';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { insertWantList } from '@tests/factories/want-list-rows';

const openSharing = async (page: Page): Promise<void> => {
  await page.goto('/collections/my');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('switch', { name: 'Share with everyone' }).waitFor();
};
const addAddress = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.keyboard.press('Enter');
};

test(
  'of two tabs that share a collection, the old one doesn’t restore revoked access',
  { tag: '@long' },
  async ({ page, context, signUp }) => {
    await signUp({ handle: newHandle('sharer') });
    await openSharing(page);
    await addAddress(page, 'fern@example.com');
    await expect(page.getByText('You and one other person can see it.')).toBeVisible();
    const old = await context.newPage();
    await openSharing(old);
    await expect(old.getByText('You and one other person can see it.')).toBeVisible();

    await page.getByRole('button', { name: 'Remove fern@example.com' }).click();
    await expect(page.getByText('Private: only you can see it.')).toBeVisible();

    await addAddress(old, 'ivy@example.com');
    await expect(old.getByText('How it is shared was changed elsewhere')).toBeVisible();
    await expect(old.getByText(/You added ivy@example\.com.*only you can see it\./)).toBeVisible();
    await expect(old.getByText('fern@example.com')).toBeHidden();
    await old.getByRole('button', { name: 'Add ivy@example.com' }).click();
    await expect(old.getByText('You and one other person can see it.')).toBeVisible();
    await expect(old.getByText('was changed elsewhere')).toBeHidden();

    await page.getByRole('switch', { name: 'Share with everyone' }).click();
    await expect(page.getByText('How it is shared was changed elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Leave it as it is' }).click();
    await page.reload();
    await openSharing(page);
    await expect(page.getByText('You and one other person can see it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove ivy@example.com' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove fern@example.com' })).toBeHidden();
  },
);

test('of two tabs that set a wanted quantity, the second shows both to choose from', async ({
  page,
  context,
  signUp,
  database,
}) => {
  const { id } = await signUp({ handle: newHandle('wanter') });
  await insertWantList(database, id, { 'sor-001-standard': 2 });
  const other = await context.newPage();
  const edit = '/collections/my/want/edit';
  await Promise.all([page.goto(edit), other.goto(edit)]);
  const quantity = (tab: Page) => tab.getByRole('combobox', { name: /^Wanted copies of / });
  await expect(quantity(other)).toHaveValue('2');
  const set = (tab: Page, copies: string) =>
    untilSaved(tab, () => quantity(tab).selectOption(copies));

  await set(page, '5');
  await set(other, '3');
  await expect(other.getByText('You set 3 copies. It is now 5 copies.')).toBeVisible();
  await other.getByRole('button', { name: 'Take 5 copies' }).click();
  await expect(quantity(other)).toHaveValue('5');

  await set(page, '4');
  await set(other, '1');
  await untilSaved(other, () => other.getByRole('button', { name: 'Keep 1 copy' }).click());
  await expect(other.getByText('was changed elsewhere')).toBeHidden();
  await other.reload();
  await expect(quantity(other)).toHaveValue('1');
});
