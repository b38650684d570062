import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { cardRow, countField, untilSharedWithAll } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';

/** The progress panel's text for a set without copies. */
const NOTHING = /^Nothing (counted )?yet/;

/** Adds copies by a line of the quick-add bar, which keeps the focus. */
async function quickAdd(page: Page, line: string, said: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Just added' })).toContainText(said);
}

/** Chooses a format of the export menu. @returns the file's name and text */
async function takeOut(
  page: Page,
  format: 'CSV' | 'JSON',
): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await coming;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('a player counts a box by keyboard, shares it, exports it, and imports it elsewhere', async ({
  page,
  browser,
  signUp,
  database,
}) => {
  test.slow();
  const handle = 'opens-a-box';
  const { id } = await signUp({ handle });
  await page.goto('/collections/my/edit?set=sor');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole('combobox', { name: 'Add cards of SOR' }).focus();
  await quickAdd(page, '031 3', '+3');
  await quickAdd(page, '31f 2', 'Foil');
  await quickAdd(page, 'chimewood mech', 'Chimewood Mechanic');
  await countField(page, 'Ariiva, Standard').focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/9 copies of 4 of [\d,]+ cards?/)).toBeVisible();

  await page.getByRole('link', { name: 'View', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share your collection' });
  await expect(dialog).toContainText('Private: only you can see it.');
  await dialog.getByRole('switch', { name: 'Share with everyone' }).press('Space');
  await expect(dialog).toContainText('Everyone can see it.');
  await untilSharedWithAll(database, id, { subject: 'COLLECTION', isShared: true });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const stranger = await browser.newContext();
  const visited = await stranger.newPage();
  await visited.goto(`${link}?set=sor`);
  await expect(cardRow(visited, 'Ariiva')).toContainText('1');
  await visited.goto('/collections');
  await expect(visited.getByRole('heading', { name: `${handle}'s Collection` })).toBeVisible();

  const csv = await takeOut(page, 'CSV');
  const json = await takeOut(page, 'JSON');
  expect(csv.name).toBe(`${handle}_collection_export.csv`);
  expect(json.name).toBe(`${handle}_collection_export.json`);

  const elsewhere = await browser.newContext();
  await signUp({ context: elsewhere });
  const other = await elsewhere.newPage();
  await other.goto('/collections/my?set=sor');
  await expect(other.getByText(NOTHING)).toBeVisible();
  await other.getByRole('button', { name: 'Import' }).click();
  await other
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ name: csv.name, mimeType: 'text/csv', buffer: Buffer.from(csv.text) });
  await other.getByRole('button', { name: 'Import 5 changes' }).click();
  await expect(other.getByText('5 counts changed')).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByText(/9 copies of 4 of [\d,]+ cards?/)).toBeVisible();
  const again = await takeOut(other, 'CSV');
  expect(again).toEqual({ name: 'my_collection_export.csv', text: csv.text });

  // The import is one step, and can be undone as one.
  await other.goto('/collections/my/history');
  await other.getByRole('button', { name: /^Undo: File imported/ }).click();
  await expect(other.getByText('Undone', { exact: true })).toBeVisible();
  await other.goto('/collections/my?set=sor');
  await expect(other.getByText(NOTHING)).toBeVisible();
  await elsewhere.close();
  await stranger.close();
});

test('an addition by mistake is undone at once, and the history shows both', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/collections/my/edit?set=sor');
  const field = page.getByRole('combobox', { name: 'Add cards of SOR' });
  await expect(page.getByText(NOTHING)).toBeVisible();
  await field.fill('31 30');
  await field.press('Enter');
  await page.getByRole('button', { name: /^Add 30 × 031 Echo Walker/ }).click();
  await page.getByRole('button', { name: /^Undo 30 × Echo Walker/ }).click();
  await expect(page.getByText(NOTHING)).toBeVisible();

  await field.fill('no such card');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('no such card');

  await page.goto('/collections/my/history');
  await expect(page.getByRole('heading', { name: /^Cards added/ })).toContainText('Undone');
  await expect(page.getByText(/^Undone .* by you$/)).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(page.getByText(/^Redone .* by you$/)).toBeVisible();
  await page.getByRole('tab', { name: 'As it was on a day' }).click();
  await expect(page.getByRole('tabpanel', { name: 'As it was on a day' })).toContainText('30');
});

test.describe('a file that can’t be used', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('says why, and nothing changes', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/collections/my?set=sor');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a collection' });
    const file = dialog.getByLabel('Choose a file').last();
    for (const [name, text] of [
      ['photo.jpg', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
      ['letter.csv', 'Dear,Sir\nor,Madam'],
    ] as const) {
      await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
      await expect(dialog.getByText('This couldn’t be read')).toBeVisible();
    }
    for (const width of [390, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(dialog.getByText('We don’t recognise these columns.')).toBeVisible();
      await expectNoHorizontalScroll(page);
    }
    await dialog
      .getByRole('textbox', { name: 'Or paste the text' })
      .fill('Set,CardNumber,Count,IsFoil\nSOR,031,3,False\nXYZ,001,1,False\nSOR,031,-4,False');
    await dialog.getByRole('button', { name: 'Read the text' }).click();
    await expect(dialog.getByRole('list', { name: 'Rows that can’t be used' })).toContainText(
      /Line 3.*XYZ/,
    );
    await dialog.getByRole('button', { name: 'Import 1 change' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('The import was undone')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(NOTHING)).toBeVisible();
  });
});
