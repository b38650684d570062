import { cardRow, countField } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';

/** The progress panel's text for a set without copies. */
const NOTHING = /^Nothing (counted )?yet/;

/** The demo's first three leaders, one below the other. */
const [FIRST, SECOND, THIRD] = ['Ariiva', 'Syluric Belovric', 'Halelsa'];
const EDIT = '/collections/my/edit?set=sor';

test('a player counts down a column by keyboard, and sees their progress', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto(EDIT);
  await expect(page.getByText(NOTHING)).toBeVisible();
  const field = (card: string, part?: 'have' | 'need') =>
    countField(page, `${card}, Standard`, part);

  await expect(field(FIRST)).toBeVisible();
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await field(FIRST).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field(FIRST)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(field(SECOND)).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(field(THIRD)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(field(THIRD)).toHaveValue('1');
  await page.keyboard.press('Shift+Enter');
  await expect(field(SECOND)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field(SECOND, 'need')).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');

  await expect(page.getByText('5 copies of 3 cards')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Standard' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  );
  await page.reload();
  await expect(field(FIRST)).toHaveValue('3');
  await expect(field(SECOND, 'need')).toHaveValue('4');
  await expect(field(THIRD)).toHaveValue('1');
});

test('invalid input reverts, and an empty Need is the default', async ({ page, signUp }) => {
  await signUp();
  await page.goto(EDIT);
  const have = countField(page, `${FIRST}, Standard`);
  const need = countField(page, `${FIRST}, Standard`, 'need');
  await have.fill('7');
  await have.press('Enter');
  for (const typed of ['-3', '1.5', '10000', 'abc', '2147483648', '']) {
    await have.fill(typed);
    await have.press('Enter');
    await expect(have).toHaveValue('7');
  }
  await need.fill('2');
  await need.press('Enter');
  await expect(need).toHaveValue('2');
  await need.fill('');
  await need.press('Enter');
  await expect(need).toHaveValue('');
  await expect(need).toHaveAttribute('placeholder', '0');
  await page.reload();
  await expect(have).toHaveValue('7');
  await expect(need).toHaveValue('');
});

test('filters, sort and set are in the address, and the set is remembered', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/collections/my');
  await expect(page).toHaveURL(/\/collections\/my\?set=sor$/);
  await page.getByRole('tab', { name: /^TWI/ }).click();
  await expect(page).toHaveURL(/set=twi/);
  await page.getByRole('button', { name: 'Own', exact: true }).click();
  await expect(page.getByText('None of these cards yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page).toHaveURL(/set=twi&sort=name/);
  const first = page.getByRole('row').nth(1).getByRole('link');
  const name = await first.innerText();
  await page.reload();
  await expect(first).toHaveText(name);
  await page.goto('/collections/my');
  await expect(page).toHaveURL(/\/collections\/my\?set=twi$/);
});

test('a prestige printing is counted in its card’s dialog', async ({ page, signUp }) => {
  await signUp();
  const name = 'Dorimir Sylovsa';
  await page.goto(`${EDIT}&text=${encodeURIComponent(name)}`);
  await cardRow(page, name)
    .getByRole('button', { name: `Open ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('tab', { name: 'Prestige' }).click();
  const field = countField(page, `${name}, Prestige`);
  await field.fill('1');
  await field.press('Enter');
  await page.reload();
  await cardRow(page, name)
    .getByRole('button', { name: `Open ${name}` })
    .click();
  await dialog.getByRole('tab', { name: 'Prestige' }).click();
  await expect(field).toHaveValue('1');
});
