import type { Page } from '@playwright/test';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test, newHandle } from '@tests/support/browser/own-people';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });

test('what is typed right after a click on its button is all there', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('vader');
  await expect(field(page)).toHaveValue('vader');
});

test('everything is found by keyboard alone, on any page', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the slash key opens it where the page has no search line', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a misspelt name finds its card, the right arrow its printings', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ariellen noreric');
    await expect(chosen(page)).toContainText('Noreric Ariellen');
    await expectNoAccessibilityFaults(page);
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toContainText('Standard');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page).getByRole('option', { name: /· Standard/ })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Noreric Ariellen' })).toBeVisible();
    // The page's content has the focus, or its heading if that was there already.
    await expect(page.locator('main:focus, h1:focus')).toHaveCount(1);
  });

  await test.step('a number and a kind open the printing', async () => {
    await page.keyboard.press('Control+k');
    await expect(chosen(page)).toContainText('Noreric Ariellen');
    await page.keyboard.type('sor 33 foil');
    await expect(chosen(page)).toContainText('SOR 033F · Foil');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cards\/sor-033$/);
  });

  await test.step('a set, a player and a page are found', async () => {
    for (const [typed, name, url] of [
      ['tidewrack', /^Tidewrack Isles/, /\/card-sets\/TWI$/],
      ['trader', /^trader/, /\/collections\/trader/],
      ['trading', /^Trading/, /\/trading$/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed);
      const option = dialog(page).getByRole('option', { name });
      await expect(option).toBeVisible();
      while (!(await option.getAttribute('aria-selected'))?.includes('true')) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
    }
  });

  await test.step('a page’s own search line keeps the slash key', async () => {
    await page.goto('/cards/sor');
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});

test('the cards of all sets are searched on one page', async ({ page, signUp }) => {
  await signUp({ handle: newHandle('keeper') });
  await page.goto('/card-sets');
  await page.getByRole('link', { name: 'All cards', exact: true }).click();
  const search = page.getByRole('combobox', { name: 'Search cards' });
  const cards = page.getByRole('list', { name: 'All cards' });

  await test.step('pictures come with the cards in sight', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^1,260 cards$/ })).toBeVisible();
    await expect(cards.getByRole('img', { name: 'Ariiva' })).toBeVisible();
  });

  await test.step('words and sets narrow them down, and the address says so', async () => {
    await search.fill('envoy set:shd,twi');
    await expect(page.getByRole('status').filter({ hasText: / of 1,260 cards$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/cards\?q=/);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const names = page.getByRole('table', { name: 'All cards' }).getByRole('link');
    await expect(names.filter({ hasText: 'Undercity Envoy' })).toBeVisible();
    await expect(names.filter({ hasText: 'Deepwater Envoy' })).toBeVisible();
    await expect(names.filter({ hasText: 'Echo Envoy' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^SHD / }).first()).toBeVisible();
  });

  await test.step('a search is kept under a name, and fills the want list after a preview', async () => {
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const saved = page.getByRole('dialog', { name: 'Saved searches' });
    await saved.getByRole('textbox', { name: 'Name' }).fill('Envoys');
    await page.keyboard.press('Enter');
    await expect(saved.getByText('This search is saved as “Envoys”.')).toBeVisible();
    await expectNoAccessibilityFaults(page);
    await saved.getByRole('button', { name: 'Fill want list' }).click();
    const fill = page.getByRole('dialog', { name: 'Want what “Envoys” finds' });
    await expect(fill.getByRole('listitem').filter({ hasText: 'Deepwater Envoy' })).not.toHaveCount(
      0,
    );
    await expectNoAccessibilityFaults(page);
    await fill.getByRole('button', { name: /^Add \d+ printings$/ }).click();
    await expect(fill.getByText(/printings added to your want list$/)).toBeVisible();
    await fill.getByRole('button', { name: 'Done' }).click();
    await page.keyboard.press('Escape');
    await expect(saved).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('option', { name: /^Envoys/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('without results it proposes the nearest card, which one can open', async () => {
    await search.fill('ariellen norerik');
    await expect(page.getByText(/^Did you mean/).locator('..')).toContainText('Noreric Ariellen');
    await page.getByRole('link', { name: /Noreric Ariellen/ }).click();
    await expect(page).toHaveURL(/\/cards\/sor-074$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens the search, another the card', async ({ page }) => {
    await page.goto('/card-sets');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await field(page).fill('echo walkr');
    const card = dialog(page).getByRole('option', { name: /Echo Walker/ });
    await expect(card).toBeVisible();
    await expectNoHorizontalScroll(page);
    await card.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Echo Walker' })).toBeVisible();
  });
});
