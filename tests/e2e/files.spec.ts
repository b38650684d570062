import type { Page } from '@playwright/test';
import { insertWantList } from '@tests/factories/want-list-rows';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test, newHandle } from '@tests/support/browser/own-people';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';

/** A file of another program, with unknown columns. */
const UNKNOWN = 'Place;Expansion;No.;How many\nBox;SOR;31;3\nBox;SOR;31f;1\nBox;XYZ;1;1\n';
/** The same columns in another order. */
const AGAIN = 'How many;No.;Place;Expansion\n3;31;Box;SOR\n1;31F;Box;SOR\n';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function openImport(page: Page, title: string) {
  // On a phone, it is in a sheet.
  const more = page.getByRole('button', { name: 'More actions' });
  if (page.viewportSize()!.width < 992) await more.click();
  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  return page.getByRole('dialog', { name: title });
}

test.describe('on a phone', () => {
  // A file with unknown columns is refused at first.
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedErrors: /status of 400/,
  });

  test(
    'columns are mapped by touch and by mouse, and remembered; the same file again warns of doubling',
    { tag: '@long' },
    async ({ page, signUp }) => {
      await signUp();
      await page.goto('/collections/my?set=sor');
      const dialog = await openImport(page, 'Import a collection');
      const choose = dialog.getByLabel('Choose a file').last();

      await test.step('an unknown file shows its first rows and asks what its columns contain', async () => {
        await choose.setInputFiles(file('box.csv', UNKNOWN));
        await expect(
          dialog.getByText('Choose the column that says how many copies.'),
        ).toBeVisible();
        await expect(dialog.getByRole('combobox', { name: 'Set' })).toHaveValue('1');
        await expect(
          dialog.getByRole('button', { name: 'Read with these columns' }),
        ).toBeDisabled();
        await dialog.getByRole('combobox', { name: 'Count' }).selectOption('How many (3)');
        await expect(dialog.getByRole('table', { name: 'The first rows' })).toContainText('31f');
        await expectNoHorizontalScroll(page);
        await expectNoFaultsInAnyTheme(page);
      });

      await test.step('it is read with the mapping and imported', async () => {
        await dialog.getByRole('button', { name: 'Read with these columns' }).tap();
        await expect(dialog.getByText('2 counts would change: 4 copies more.')).toBeVisible();
        await expect(dialog.getByRole('list', { name: 'Rows that can’t be used' })).toContainText(
          /Line 4.*XYZ/,
        );
        await dialog.getByRole('button', { name: 'Import 2 changes' }).tap();
        await expect(dialog.getByText('2 counts changed')).toBeVisible();
        await dialog.getByRole('button', { name: 'Done' }).tap();
      });

      await test.step('the same columns in another order are recognized, and adding warns', async () => {
        await openImport(page, 'Import a collection');
        await choose.setInputFiles(file('again.csv', AGAIN));
        await expect(dialog.getByText('This is what you have already')).toBeVisible();
        await dialog.getByRole('radio', { name: 'Replace these sets' }).tap();
        await expect(dialog.getByText(/nothing would change/)).toBeVisible();
        await dialog.getByRole('button', { name: 'Columns' }).tap();
        await expect(dialog.getByRole('combobox', { name: 'Count' })).toHaveValue('0');
        await expectNoHorizontalScroll(page);
      });

      await test.step('with a mouse at 1,400 px, other columns are mapped', async () => {
        await page.setViewportSize({ width: 1400, height: 900 });
        await page.goto('/collections/my?set=sor');
        await openImport(page, 'Import a collection');
        await choose.setInputFiles(file('shelf.csv', 'Shelf;Expansion;No.;Pieces\nTop;SOR;32;2\n'));
        await expect(
          dialog.getByText('Choose the column that says how many copies.'),
        ).toBeVisible();
        await dialog.getByRole('combobox', { name: 'Count' }).selectOption('Pieces (2)');
        await dialog.getByRole('button', { name: 'Read with these columns' }).click();
        await expect(dialog.getByText('1 count would change: 2 copies more.')).toBeVisible();
        await dialog.getByRole('button', { name: 'Import 1 change' }).click();
        await expect(dialog.getByText('1 count changed')).toBeVisible();
      });
    },
  );
});

test('by keyboard, a list is copied as text and pasted into another list and the collection', async ({
  page,
  context,
  signUp,
  database,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await signUp({ handle: newHandle('lists') });
  await insertWantList(database, id, { 'sor-001-standard': 2, 'sor-002-hyperspace': 1 });

  const text = await test.step('the want list says what it costs, and is copied', async () => {
    await page.goto('/collections/my/want');
    await expect(page.getByText(/^3 copies wanted: \$/)).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Copy as text' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^2 .+ \(SOR\) 001\n1 .+ \(SOR\) \d+\n$/);
    return copied;
  });

  await test.step('pasted into the sale list, it shows what is added', async () => {
    await page.goto('/collections/my/sell');
    await page.getByRole('button', { name: 'Start a new list' }).press('Enter');
    const dialog = await openImport(page, 'Import cards into your sale list');
    await dialog.getByRole('textbox', { name: 'Or paste the text' }).fill(`${text}1 Nobody\n`);
    await dialog.getByRole('button', { name: 'Read the text' }).press('Enter');
    await expect(dialog.getByRole('list', { name: 'What will be added' })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Rows that can’t be used' })).toContainText(
      'The set’s code is missing',
    );
    await expectNoFaultsInAnyTheme(page);
    await dialog.getByRole('button', { name: 'Add 2 printings' }).press('Enter');
    await expect(dialog.getByText('2 printings added to your sale list')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Cards for sale' })).toBeVisible();
  });

  await test.step('pasted into the collection, it adds the same cards', async () => {
    await page.goto('/collections/my?set=sor');
    const dialog = await openImport(page, 'Import a collection');
    await dialog.getByRole('textbox', { name: 'Or paste the text' }).fill(text);
    await dialog.getByRole('button', { name: 'Read the text' }).press('Enter');
    await expect(dialog.getByText('2 counts would change: 3 copies more.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 changes' }).press('Enter');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Copy as text' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});
