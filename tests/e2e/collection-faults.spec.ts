import { countField } from '@tests/support/browser/own-collections';
import { untilSaved } from '@tests/support/browser/api';
import { untilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/own-people';

const [FIRST, SECOND] = ['Ariiva, Standard', 'Syluric Belovric, Standard'];
const EDIT = '/collections/my/edit?set=sor';

test('the second of two tabs shows both counts to choose from', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  const other = await context.newPage();
  await Promise.all([page.goto(EDIT), other.goto(EDIT)]);
  await expect(countField(other, FIRST)).toBeVisible();
  await countField(page, FIRST).fill('3');
  await untilSaved(page, () => countField(page, FIRST).press('Enter'));

  await countField(other, FIRST).fill('5');
  await countField(other, FIRST).press('Enter');
  await expect(other.getByText(`${FIRST} was changed elsewhere`)).toBeVisible();
  await expect(other.getByText('You set Have 5. It is now Have 3.')).toBeVisible();
  await other.getByRole('button', { name: 'Take Have 3' }).click();
  await expect(countField(other, FIRST)).toHaveValue('3');

  await countField(page, FIRST).fill('4');
  await untilSaved(page, () => countField(page, FIRST).press('Enter'));
  await countField(other, FIRST).fill('6');
  await countField(other, FIRST).press('Enter');
  await other.getByRole('button', { name: 'Keep Have 6' }).click();
  await expect(other.getByText('was changed elsewhere')).toBeHidden();
  await other.reload();
  await expect(countField(other, FIRST)).toHaveValue('6');
});

test.describe('with the connection gone', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('input is kept, shown as unsaved, and sent when the connection is back', async ({
    page,
    context,
    signUp,
  }) => {
    await signUp();
    await page.goto(EDIT);
    await countField(page, FIRST).fill('2');
    await untilSaved(page, () => countField(page, FIRST).press('Enter'));

    await context.setOffline(true);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await countField(page, FIRST).fill('4');
    await countField(page, FIRST).press('Enter');
    await expect(page.getByText('2 counts aren’t saved yet')).toBeVisible();
    await expect(countField(page, FIRST)).toHaveValue('4');
    await expect(countField(page, SECOND)).toHaveValue('3');

    // While it is sent, it no longer shows as unsaved.
    await untilIdle(page, async () => {
      await context.setOffline(false);
      await expect(page.getByText(/saved yet/)).toBeHidden();
    });
    await page.reload();
    await expect(countField(page, FIRST)).toHaveValue('4');
    await expect(countField(page, SECOND)).toHaveValue('3');
  });
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to update inventory/ });

  test('the count reverts, and the input can be sent again', async ({ page, signUp }) => {
    await signUp();
    await page.goto(EDIT);
    await expect(countField(page, FIRST)).toHaveValue('0');
    await page.route('**/graphql', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            json: { errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] },
          })
        : route.continue(),
    );
    await countField(page, FIRST).fill('9');
    await countField(page, FIRST).press('Enter');
    await expect(page.getByText('Failed to update inventory')).toBeVisible();
    await expect(countField(page, FIRST)).toHaveValue('0');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(countField(page, FIRST)).toHaveValue('9');
    await expect(page.getByText('Failed to update inventory')).toBeHidden();
  });
});
