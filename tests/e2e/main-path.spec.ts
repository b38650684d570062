import { cardButtons, expectRarities } from '@tests/support/browser/cards';
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

test('as pictures and as a list: its columns, its order, its rows, and where they lead', async ({
  page,
}) => {
  await page.goto('/cards/sor');
  const number = page.getByRole('columnheader', { name: 'Number' });
  const name = page.getByRole('columnheader', { name: 'Name' });
  const first = page.getByRole('row').nth(1);
  const firstName = first.getByRole('link');

  await test.step('switching moves the address, and history leads back', async () => {
    await page.getByRole('button', { name: /list/i }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole('table')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/view=list/);
    await expect(page.getByRole('table')).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('table')).toBeVisible();
  });

  await test.step('has the columns of the specification, sorted by number', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(
      COLUMNS.map((each) => new RegExp(each)),
    );
    await expect(number).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('says how many rows there are, all of which the browser’s search finds', async () => {
    const total = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
    expect(total).toBeGreaterThan(200);
    await expect(page.getByRole('row')).toHaveCount(total);
    const last = page.getByRole('row').last();
    await expect(last).toHaveAttribute('aria-rowindex', String(total));
    await expect(last).not.toBeInViewport();
    await expect(last.getByRole('link')).toHaveText(/\w/);
  });

  await test.step('a name leads to the card’s page, and Back leads back', async () => {
    const text = (await firstName.textContent()) ?? '';
    await firstName.click();
    await expect(page).toHaveURL(/\/cards\/[a-z]+-\d+/);
    await expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/cards\/sor\?view=list$/);
    await expect(page.getByRole('table')).toBeVisible();
  });

  await test.step('a row opens the card in a dialog', async () => {
    const text = (await firstName.textContent()) ?? '';
    await first.getByRole('cell').last().click();
    await expect(page.getByRole('dialog', { name: text })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('is sorted by another column at a click, the other way at the next', async () => {
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(number).not.toHaveAttribute('aria-sort', 'ascending');
    const alphabeticallyFirst = await firstName.textContent();
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(firstName).not.toHaveText(alphabeticallyFirst ?? '');
  });

  await test.step('all rows in the document are in the new order at once, those out of sight as well', async () => {
    const ids = () =>
      page
        .locator('tr[data-item-id]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-item-id')));
    const sorted = async (direction: string) => {
      await number.getByRole('button').click();
      await expect(number).toHaveAttribute('aria-sort', direction);
      return ids();
    };
    const ascending = await sorted('ascending');
    expect(await sorted('descending')).toEqual(ascending.toReversed());
    expect(await sorted('ascending')).toEqual(ascending);
  });

  await test.step('rarity is sorted by rank, by mouse and by key', async () => {
    const rarity = page.getByRole('columnheader', { name: 'Rarity' }).getByRole('button');
    await rarity.click();
    await expectRarities(page, 'Common', 'Special');
    await rarity.press('Enter');
    await expectRarities(page, 'Special', 'Common');
  });
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
