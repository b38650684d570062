import { expect, test } from '@tests/support/browser/test';
import { cardButtons } from '@tests/support/browser/cards';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';

test('opens with the card’s name, is accessible, keeps and returns the focus, and shows the printings by group', async ({
  page,
}) => {
  await page.goto('/cards/sor');
  const dialog = page.getByRole('dialog');

  await test.step('Escape returns the focus to the clicked card', async () => {
    const card = cardButtons(page).nth(3);
    await card.click();
    await expect(dialog).toHaveAccessibleName(/\S/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
  });

  await test.step('Escape right after it opened closes it for good, on a slow machine too', async () => {
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const box = document.querySelector('[role=dialog]');
        if (!box) return;
        observer.disconnect();
        // Sooner than a slow machine renders the address that names it.
        setTimeout(() => {
          const key = { key: 'Escape', bubbles: true, cancelable: true };
          box.dispatchEvent(new KeyboardEvent('keydown', key));
        }, 20);
        document.documentElement.dataset['wasOpen'] = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await cardButtons(page).nth(2).click();
    await expect(page.locator('html')).toHaveAttribute('data-was-open');
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(cardButtons(page).nth(2)).toBeFocused();
    await expect(dialog).toBeHidden();
    expect(page.url()).toMatch(/\/cards\/sor$/);
  });

  await test.step('the focus stays inside while it is open', async () => {
    await cardButtons(page).first().click();
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await expectNoFaultsInAnyTheme(page);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  });

  await test.step('arrow keys move between the tabs of the groups', async () => {
    const tabs = dialog.getByRole('tab');
    await expect(tabs.first()).toHaveText('Standard');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('tabpanel')).toHaveAccessibleName(
      (await tabs.nth(1).textContent()) ?? '',
    );
  });
});

test('a card with two faces can be flipped and flipped back', async ({ page }) => {
  await page.goto('/cards/sor?view=list');
  await page.getByRole('columnheader', { name: 'Type' }).getByRole('button').click();
  const leader = page.getByRole('cell', { name: 'Leader', exact: true }).first();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(leader).toBeVisible({ timeout: 250 });
  }).toPass();
  await leader.click();

  const dialog = page.getByRole('dialog');
  const back = dialog.getByRole('img', { name: '(back)' });
  await expect(back).toBeHidden();
  await dialog.getByRole('button', { name: 'Show Back' }).click();
  await expect(back).toBeVisible();
  await dialog.getByRole('button', { name: 'Show Front' }).click();
  await expect(back).toBeHidden();
});
