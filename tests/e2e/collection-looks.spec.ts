import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/own-people';
import { countField, giveCopies } from '@tests/support/browser/own-collections';
import {
  expectGoodSights,
  expectNoFaultsInAnyTheme,
  withWidths,
} from '@tests/support/browser/sights';
import { expectAboveBottomBar } from '@tests/support/browser/bottom-bar';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { firstOf } from '@tests/support/long';

const PAGES = {
  'one’s own collection': '/collections/my?set=sor',
  'one’s own collection, to edit': '/collections/my/edit?set=sor',
  'another’s collection': '/collections/collector?set=sor',
  'a collection’s history': '/collections/my/history',
  'a collection’s worth': '/collections/my/worth',
  'shared collections': '/collections',
} as const;

const COPIES = { 'sor-001-standard': 1, 'sor-002-hyperspace': 2, 'sor-003-standard': 12 };

for (const group of firstOf(1, [
  ['one’s own collection', 'one’s own collection, to edit', 'another’s collection'],
  ['a collection’s history', 'a collection’s worth', 'shared collections'],
] as const)) {
  test(`${group.join('; ')}: accessible, on a phone or on a desktop`, async ({
    page,
    signUp,
    database,
  }) => {
    test.slow();
    const { id } = await signUp({ handle: null });
    await giveCopies(database, id, COPIES);
    // From the second visit on, the browser expects somebody to be signed in.
    await openUntilIdle(page, '/contact');
    for (const { page: name, widths } of withWidths(group)) {
      await test.step(name, () => expectGoodSights(page, PAGES[name], widths));
    }
  });
}

const DIALOGS = {
  'sharing a collection': { path: '/collections/my', button: 'Share' },
  'importing a collection': { path: '/collections/my', button: 'Import' },
} as const;

for (const [name, { path, button }] of firstOf(1, Object.entries(DIALOGS))) {
  test(`the dialog for ${name} is accessible, on a phone and on a desktop`, async ({
    page,
    signUp,
  }) => {
    await signUp({ handle: `opens-${button.toLowerCase()}` });
    await page.goto(path);
    const opener = page.getByRole('button', { name: button, exact: true });
    for (const width of [360, 1400]) {
      await page.setViewportSize({ width, height: 740 });
      const sheet = page.getByRole('button', { name: 'More actions' });
      if (width === 360) await sheet.press('Enter');
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      await expectNoAccessibilityFaults(page);
      await expectNoHorizontalScroll(page);
      for (let tabs = 0; tabs < 12; tabs++) {
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(width === 360 ? sheet : opener).toBeFocused();
    }
  });
}

test.describe('while counting on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });

  test(
    'choices, additions and notices are accessible',
    { tag: '@long' },
    async ({ page, context, signUp }) => {
      test.slow();
      await signUp();
      await openUntilIdle(page, PAGES['one’s own collection, to edit']);
      const check = async () => {
        await expectNoFaultsInAnyTheme(page);
        await expectNoHorizontalScroll(page);
      };

      const bar = page.getByRole('combobox', { name: 'Add cards of SOR' });
      await bar.fill('echo');
      await expect(page.getByRole('option').first()).toBeVisible();
      await check();
      await bar.press('Enter');
      await expect(page.getByRole('button', { name: /^Undo 1 ×/ })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Count Ariiva' }).click();
      const field = countField(page, 'Ariiva, Standard');
      await field.fill('2');
      await field.press('Enter');
      await expect(page.getByText('1 count isn’t saved yet')).toBeVisible();
      await check();
      // Enter unfolded the next card.
      await page.getByRole('button', { name: 'Count Ariiva' }).click();
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expectAboveBottomBar(page, page.getByText('1 count isn’t saved yet'));
        await page.getByRole('button', { name: 'Count Ariiva' }).focus();
        await countField(page, 'Ariiva, Standard').focus();
        await expectAboveBottomBar(page, countField(page, 'Ariiva, Standard'));
      }
      await page.getByRole('button', { name: 'Actions for these cards' }).click();
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      const selection = page.getByRole('region', { name: 'Selected rows' });
      await expect(async () => {
        const notices = await page.getByRole('region', { name: 'Unsaved counts' }).boundingBox();
        expect(notices!.y + notices!.height).toBeLessThanOrEqual(
          (await selection.boundingBox())!.y + 1,
        );
      }).toPass();
      await context.setOffline(false);
      await expect(page.getByText('1 count isn’t saved yet')).toBeHidden();
    },
  );
});
