import type { Page } from '@playwright/test';
import { cardButtons } from '@tests/support/browser/cards';
import { expect, test } from '@tests/support/browser/test';

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
};

/** The row that has the focus: its `aria-rowindex`, of which the header's is 1. */
const focusedRow = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')));

/** The tile that has the focus: its `aria-posinset`, from 1. */
const focusedTile = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));

test('the table: keys move through it, and the focus keeps its place', async ({ page }) => {
  await page.goto('/cards/sor?view=list');
  await page.getByRole('row').nth(1).getByRole('button').focus();

  await test.step('arrows move through the rows, and each is scrolled into view', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    await press(page, 'ArrowDown', 65);
    expect(await focusedRow(page)).toBe(67);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await press(page, 'ArrowUp', 30);
    expect(await focusedRow(page)).toBe(37);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  });

  await test.step('a row stays below the header that stays in sight', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    await press(page, 'End');
    await press(page, 'ArrowUp', 40);
    const header = await page.getByRole('columnheader').first().boundingBox();
    const focused = await page.locator(':focus').boundingBox();
    expect(focused!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  });

  await test.step('Home, End and the page keys', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    const rows = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
    await press(page, 'End');
    expect(await focusedRow(page)).toBe(rows);
    await press(page, 'PageUp');
    const before = await focusedRow(page);
    expect(before).toBeLessThan(rows - 8);
    await press(page, 'PageDown');
    expect(await focusedRow(page)).toBe(rows);
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
  });

  await test.step('scrolled away by mouse, the row keeps the focus, and an arrow moves on from it', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    await press(page, 'ArrowDown', 3);
    // The keys have scrolled by now; otherwise they might undo what the wheel does.
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await page.mouse.move(700, 600);
    const scrollY = () => page.evaluate(() => window.scrollY);
    const goal = (await scrollY()) + 5000;
    // A busy browser may drop a turn of the wheel, drop a part of it, or handle it late.
    await expect(async () => {
      const left = goal - (await scrollY());
      if (left !== 0) await page.mouse.wheel(0, left);
      await expect.poll(scrollY, { timeout: 2_000 }).toBe(goal);
    }).toPass({ timeout: 20_000 });
    expect(await focusedRow(page)).toBe(5);
    await press(page, 'ArrowDown');
    expect(await focusedRow(page)).toBe(6);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  });

  await test.step('Enter opens the card, and closing it returns the focus', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    await press(page, 'PageDown', 4);
    const row = await focusedRow(page);
    expect(row).toBeGreaterThan(40);
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/\S/);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    expect(await focusedRow(page)).toBe(row);
    await press(page, 'ArrowDown');
    expect(await focusedRow(page)).toBe(row + 1);
  });

  await test.step('a click beside the button moves the focus to its row as well', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    await page.locator('[aria-rowindex="6"]').getByRole('cell').nth(4).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    expect(await focusedRow(page)).toBe(6);
  });

  await test.step('Tab leads from the headers to the row, its link, and out of the table', async () => {
    await press(page, 'Home');
    expect(await focusedRow(page)).toBe(2);
    await press(page, 'ArrowDown', 4);
    await press(page, 'Shift+Tab');
    await expect(
      page.getByRole('columnheader', { name: 'Keywords' }).getByRole('button'),
    ).toBeFocused();
    await press(page, 'Tab');
    expect(await focusedRow(page)).toBe(6);
    await press(page, 'Tab');
    await expect(page.locator('[aria-rowindex="6"]').getByRole('link')).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
  });

  await test.step('from the search line into the results and onwards', async () => {
    await press(page, '/');
    await page.keyboard.type('type:unit ');
    await press(page, 'Enter');
    await expect.poll(() => focusedRow(page)).toBe(2);
    await press(page, 'ArrowDown');
    expect(await focusedRow(page)).toBe(3);
  });
});

test('the pictures: keys move through them', async ({ page }) => {
  await page.goto('/cards/sor');
  await cardButtons(page).first().focus();

  await test.step('left and right move from card to card, across the ends of rows', async () => {
    await press(page, 'Home');
    expect(await focusedTile(page)).toBe(1);
    await press(page, 'ArrowRight', 9);
    expect(await focusedTile(page)).toBe(10);
    await press(page, 'ArrowLeft', 2);
    expect(await focusedTile(page)).toBe(8);
  });

  await test.step('down leads to the card beneath, and up comes back through rows of other widths', async () => {
    await press(page, 'Home');
    expect(await focusedTile(page)).toBe(1);
    await press(page, 'ArrowRight');
    const begun = await page.locator(':focus').boundingBox();
    const passed: number[] = [await focusedTile(page)];
    for (let row = 0; row < 20; row++) {
      await press(page, 'ArrowDown');
      passed.push(await focusedTile(page));
      const { x, width } = (await page.locator(':focus').boundingBox())!;
      const middle = begun!.x + begun!.width / 2;
      // The middle of where it began lies in every card on the way.
      expect(x - 16).toBeLessThanOrEqual(middle);
      expect(x + width + 16).toBeGreaterThanOrEqual(middle);
    }
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    for (const tile of passed.slice(0, -1).toReversed()) {
      await press(page, 'ArrowUp');
      expect(await focusedTile(page)).toBe(tile);
    }
  });

  await test.step('Home, End, a page, Enter and Escape', async () => {
    await press(page, 'Home');
    expect(await focusedTile(page)).toBe(1);
    const cards = Number(await page.locator('li:has(:focus)').getAttribute('aria-setsize'));
    await press(page, 'End');
    expect(await focusedTile(page)).toBe(cards);
    await press(page, 'Home');
    expect(await focusedTile(page)).toBe(1);
    await press(page, 'PageDown', 6);
    const far = await focusedTile(page);
    expect(far).toBeGreaterThan(18);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await focusedTile(page)).toBe(far);
  });

  await test.step('from the search line into the results and onwards', async () => {
    await press(page, '/');
    await page.keyboard.type('type:unit ');
    await press(page, 'Enter');
    await expect.poll(() => focusedTile(page)).toBe(1);
    await press(page, 'ArrowRight');
    expect(await focusedTile(page)).toBe(2);
  });
});
