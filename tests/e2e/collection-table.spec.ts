import type { Locator } from '@playwright/test';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test } from '@tests/support/browser/own-people';
import { firstOf } from '@tests/support/long';

test('a card far down the table opens with a click, like the first one', async ({ page }) => {
  await page.goto('/collections/collector?set=sor');
  const table = page.getByRole('table', { name: /^Collection of/ });
  await expect(table).toBeVisible();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 4000);
  await expect(table.getByRole('row', { name: /^70 / })).toBeInViewport();
  // Found by its text: the row that was drawn only for the Tab key is gone once another one takes the focus.
  const row = table.getByRole('row', { name: /^70 / });
  const name = await row.getByRole('link').innerText();
  await row.getByRole('cell').nth(3).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button')).toBeFocused();
});

test('Back and Forward step through sets, counts and order', async ({ page }) => {
  await page.goto('/collections/collector');
  await expect(page).toHaveURL(/\?set=sor$/);
  await page.getByRole('tab', { name: /^SHD/ }).click();
  await expect(page).toHaveURL(/\?set=shd$/);
  await page.getByRole('button', { name: 'Extra', exact: true }).click();
  await page
    .getByRole('columnheader', { name: /^Standard/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\?set=shd&show=extra&sort=standard$/);
  const count = page.getByRole('status').filter({ hasText: /\d+ cards$/ });
  const extra = await count.innerText();

  await page.goBack();
  await expect(page).toHaveURL(/\?set=shd&show=extra$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^SOR/ })).toHaveAttribute('aria-selected', 'true');
  await expect(count).toHaveText('252 cards');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\?set=shd&show=extra$/);
  await expect(count).toHaveText(extra);
});

test('a link shows the same on another machine, whatever that machine remembers', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/collections/collector?set=twi&show=own&sort=-foil&rarity=rare');
  // Rows are drawn ahead while the browser is idle, so it waits for as many as the table says that it has.
  const rows = async (shown: typeof page) => {
    const names = shown.getByRole('row').locator('a');
    const count = await shown.getByRole('table').getAttribute('aria-rowcount');
    await expect(names).toHaveCount(Number(count) - 1);
    return names.allInnerTexts();
  };
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const shown = await rows(page);

  const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await elsewhere.goto('/collections/collector?set=lof');
  await expect(elsewhere.getByRole('row').nth(5)).toBeVisible();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('tab', { name: /^TWI/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect.poll(() => rows(elsewhere)).toEqual(shown);
  await elsewhere.context().close();
});

/**
 * What of a table, in its head and its first rows, lies outside of the box that clips it, or is wider than its own cell. Long names
 * may be cut, since they are whole in the card's dialog, but not to less than their first letters.
 */
const cutOff = (table: Locator): Promise<string[]> =>
  table.evaluate((element) => {
    const frame = element.parentElement!.getBoundingClientRect();
    const rows = [...element.querySelectorAll('tr')].slice(0, 4);
    return rows.flatMap((row, at) => {
      const cells = [...row.querySelectorAll<HTMLElement>('th, td')];
      const shown = cells.flatMap((cell) => [
        cell,
        ...cell.querySelectorAll<HTMLElement>('button, a, input'),
      ]);
      const outside = shown.filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (left < frame.left - 0.5 || right > frame.right + 0.5);
      });
      const tooWide = cells.filter(
        (cell, column) => column !== 1 && cell.scrollWidth > cell.clientWidth,
      );
      const name = row.querySelector('td a')?.parentElement;
      const leastWidth = 80;
      return [
        ...outside.map((each) => `row ${at}: ${each.tagName} “${each.innerText}” is outside`),
        ...tooWide.map((cell) => `row ${at}: “${cell.innerText}” needs ${cell.scrollWidth} px`),
        ...(name && name.clientWidth < leastWidth
          ? [`row ${at}: “${name.innerText}” has ${name.clientWidth} px`]
          : []),
      ];
    });
  });

for (const [mode, path] of firstOf(1, [
  ['to edit', '/collections/my/edit?set=sor'],
  ['to look at', '/collections/my?set=sor'],
] as const)) {
  test(`nothing of a collection’s table is cut off in any window from a tablet’s on, ${mode}`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto(path);
    const table = page.getByRole('table', { name: /^Collection of/ });
    const open = table.getByRole('button', { name: 'Each prestige printing' });
    for (const [isOpen, widths] of [
      ['false', [768, 899, 900, 1_060, 1_199, 1_200, 1_399, 1_400]],
      ['true', [1_400, 1_399, 1_200, 1_199, 1_060, 900, 899, 768]],
    ] as const) {
      for (const width of firstOf(3, widths)) {
        await test.step(`${width} px, ${isOpen === 'true' ? 'open' : 'closed'}`, async () => {
          await page.setViewportSize({ width, height: 1_024 });
          if ((await open.getAttribute('aria-expanded')) !== isOpen) await open.click();
          await expect(open).toHaveAttribute('aria-expanded', isOpen);
          await expect.poll(() => cutOff(table)).toEqual([]);
          await expectNoHorizontalScroll(page);
        });
      }
    }
  });
}
