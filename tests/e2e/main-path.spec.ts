import { cardButtons } from '@tests/support/browser/cards';
import { expect, test } from '@tests/support/browser/test';

const COLUMNS = [
  'Number',
  'Name',
  'Rarity',
  'Cost',
  'Power',
  'HP',
  'Type',
  'Arena',
  'Aspects',
  'Traits',
  'Keywords',
];

test('from the home page to a set and a card’s dialog', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Start Your Collection Journey!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explore Card Sets' })).toBeVisible();
  const sets = page.getByRole('link', { name: /^View Set/ });
  await expect(sets).toHaveCount(5);

  await sets.first().click();
  await expect(page).toHaveURL(/\/card-sets\/[a-z]+$/i);
  await expect(
    page.getByText(/^Market prices in USD from a card price provider, last updated /),
  ).toBeVisible();

  await cardButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img').first()).toBeVisible();
});

test('the Card Sets screen shows the five sets', async ({ page }) => {
  await page.goto('/card-sets');
  await expect(page.getByRole('heading', { name: 'Card Sets', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Set/ })).toHaveCount(5);
});

test.describe('as a list', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/cards/sor?view=list');
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('has the columns of the specification', async ({ page }) => {
    await expect(page.getByRole('columnheader')).toHaveText(
      COLUMNS.map((name) => new RegExp(name)),
    );
  });

  test('is sorted by number at first, by another column at a click, the other way at the next', async ({
    page,
  }) => {
    const number = page.getByRole('columnheader', { name: 'Number' });
    const name = page.getByRole('columnheader', { name: 'Name' });
    await expect(number).toHaveAttribute('aria-sort', 'ascending');

    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(number).not.toHaveAttribute('aria-sort', 'ascending');
    const firstName = page.getByRole('row').nth(1).getByRole('link');
    const alphabeticallyFirst = await firstName.textContent();

    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(firstName).not.toHaveText(alphabeticallyFirst ?? '');
  });

  test('says how many rows there are, though only those in sight are drawn', async ({ page }) => {
    const total = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
    expect(total).toBeGreaterThan(200);
    expect(await page.getByRole('row').count()).toBeLessThan(total);
  });

  test('a name leads to the card’s page, and Back leads back', async ({ page }) => {
    const link = page.getByRole('row').nth(1).getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/cards\/[a-z]+-\d+/);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/cards\/sor\?view=list$/);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('a row opens the card in a dialog', async ({ page }) => {
    const row = page.getByRole('row').nth(1);
    const name = (await row.getByRole('link').textContent()) ?? '';
    await row.getByRole('cell').last().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
});

test('switching between pictures and list moves the address, and history leads back', async ({
  page,
}) => {
  await page.goto('/cards/sor');
  await page.getByRole('button', { name: /list/i }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=list/);
  await expect(page.getByRole('table')).toBeHidden();
});

test('a card’s own address says all about it; Back without a history leads home', async ({
  page,
}) => {
  await page.goto('/cards/sor-059');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Rarity')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Explore Card Sets' })).toBeVisible();
});
