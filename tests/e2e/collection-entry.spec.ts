import type { Page } from '@playwright/test';
import { untilSaved } from '@tests/support/browser/api';
import { expectAboveBottomBar } from '@tests/support/browser/bottom-bar';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { cardRow, countField, giveCopies } from '@tests/support/browser/own-collections';
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

  await expect(page.getByText(/5 copies of 3 of [\d,]+ cards?/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Standard' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  );
  await page.reload();
  await expect(field(FIRST)).toHaveValue('3');
  await expect(field(SECOND, 'need')).toHaveValue('4');
  await expect(field(THIRD)).toHaveValue('1');
});

test('every count is a field before anybody has focused it', async ({ page, signUp }) => {
  await signUp();
  await page.goto(EDIT);
  await expect(countField(page, `${FIRST}, Standard`)).toBeEditable();
  const rows = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
  await expect(page.getByRole('row')).toHaveCount(rows);
  await expect(page.locator('[data-count-cell]:not(input)')).toHaveCount(0);
  // As scripts and extensions do it: without a focus.
  const last = page.getByRole('row').last().locator('input').first();
  await untilSaved(page, () =>
    last.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  await page.reload();
  await expect(last).toHaveValue('2');
});

test(
  'invalid input reverts, and an empty Need is the default',
  { tag: '@long' },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto(EDIT);
    const have = countField(page, `${FIRST}, Standard`);
    const need = countField(page, `${FIRST}, Standard`, 'need');
    await have.fill('7');
    await untilSaved(page, () => have.press('Enter'));
    for (const typed of ['-3', '1.5', '10000', 'abc', '2147483648', '']) {
      await have.fill(typed);
      await have.press('Enter');
      await expect(have).toHaveValue('7');
    }
    await need.fill('2');
    await untilSaved(page, () => need.press('Enter'));
    await expect(need).toHaveValue('2');
    await need.fill('');
    await untilSaved(page, () => need.press('Enter'));
    await expect(need).toHaveValue('');
    await expect(need).toHaveAttribute('placeholder', '0');
    await page.reload();
    await expect(have).toHaveValue('7');
    await expect(need).toHaveValue('');
  },
);

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
  await untilSaved(page, () => field.press('Enter'));
  // The address names the card, so its dialog opens again.
  await page.reload();
  await dialog.getByRole('tab', { name: 'Prestige' }).click();
  await expect(field).toHaveValue('1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('eight rows are in sight at once, and unfold to be counted by touch', async ({
    page,
    signUp,
    database,
  }) => {
    const { id } = await signUp();
    await giveCopies(database, id, { 'sor-002-standard': 9_998, 'sor-003-standard': 1 });
    const unfold = (name: string) => page.getByRole('button', { name: `Count ${name}` });
    const more = (name: string) =>
      page.getByRole('button', { name: `Have one more: ${name}, Standard`, exact: true });
    const fewer = (name: string) =>
      page.getByRole('button', { name: `Have one fewer: ${name}, Standard`, exact: true });

    for (const path of ['/collections/my?set=sor', EDIT]) {
      await test.step(`eight whole rows are in sight: ${path}`, async () => {
        await page.goto(path);
        await expect(page.getByRole('row').nth(20)).toBeAttached();
        expect(await wholeRows(page)).toBeGreaterThanOrEqual(8);
        await expectNoHorizontalScroll(page);
      });
    }

    await test.step('a tap unfolds a row, whose buttons have 44 px; all of many taps count', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await unfold(FIRST).tap();
      for (const button of [fewer(FIRST), more(FIRST)]) {
        const box = (await button.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await more(FIRST).evaluate((button: HTMLElement) => {
        for (let taps = 0; taps < 9; taps += 1) button.click();
      });
      await more(FIRST).tap();
      await fewer(FIRST).tap();
      await expect(countField(page, `${FIRST}, Standard`)).toHaveValue('9');
    });

    await test.step('the row below stays under the finger, and at a limit nothing changes', async () => {
      await page.evaluate(() => window.scrollTo(0, 500));
      const row = page.getByRole('row').filter({ has: unfold(SECOND) });
      const before = (await row.boundingBox())!.y;
      await unfold(SECOND).tap();
      await expect(unfold(FIRST)).toHaveAttribute('aria-expanded', 'false');
      await expect(cardRow(page, FIRST)).toHaveCount(0);
      const after = (await row.boundingBox())!.y;
      expect(Math.abs(after - before)).toBeLessThan(2);
      await more(SECOND).tap();
      await expect(countField(page, `${SECOND}, Standard`)).toHaveValue('9999');
      await expect(more(SECOND)).toHaveAttribute('aria-disabled', 'true');
      await more(SECOND).tap({ force: true });
      await expect(countField(page, `${SECOND}, Standard`)).toHaveValue('9999');
      await countField(page, `${SECOND}, Standard`).press('Enter');
      await expect(countField(page, `${THIRD}, Standard`)).toBeFocused();
      await fewer(THIRD).tap();
      await expect(countField(page, `${THIRD}, Standard`)).toHaveValue('0');
      await expect(fewer(THIRD)).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('with Have alone, an unfolded row has no other field', async () => {
      const need = countField(page, `${THIRD}, Standard`, 'need');
      await expect(need).toBeVisible();
      const ofCards = page.getByRole('button', { name: 'Actions for these cards' });
      await ofCards.press('Enter');
      await page.getByRole('button', { name: 'Hide Need fields' }).press('Space');
      await expect(need).toHaveCount(0);
      await expect(countField(page, `${THIRD}, Standard`)).toBeVisible();
      await ofCards.tap();
      await page.getByRole('button', { name: 'Show Need fields' }).tap();
      await expect(need).toBeVisible();
    });

    await test.step('one control shows the owned cards alone', async () => {
      const owned = page.getByRole('button', { name: /own/i });
      await owned.tap();
      await expect(page.getByRole('button', { name: /^Count / })).toHaveCount(2);
      await expect(page).toHaveURL(/show=own/);
      await page.getByRole('button', { name: 'All', exact: true }).tap();
      await expect(page.getByRole('row').nth(20)).toBeAttached();
    });

    await test.step('the other actions are in a sheet, which Escape and a choice close', async () => {
      await page.goto('/collections/my?set=sor');
      const actions = page.getByRole('button', { name: 'More actions' });
      const choice = page.getByRole('button', { name: 'Import' });
      await expect(choice).toBeHidden();
      await actions.tap();
      await expect(choice).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden();
      await actions.tap();
      await choice.tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(actions).toBeFocused();
    });

    await test.step('at 360 px the unfolded row and the bottom bar fit', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(EDIT);
      await unfold(THIRD).tap();
      await expect(more(THIRD)).toBeInViewport({ ratio: 1 });
      await expectNoHorizontalScroll(page);
      await expectAboveBottomBar(page, more(THIRD));
    });
  });
});

/** How many rows are in sight as a whole, between what covers the window's upper and lower edges. */
const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottomOf = (query: string) =>
      document.querySelector(query)?.getBoundingClientRect().bottom ?? 0;
    const from = Math.max(bottomOf('header'), bottomOf('thead'));
    const places = document.querySelector('nav[aria-label="Places"]');
    const to = places?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('tr[data-item-id]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= from && bottom <= to;
    }).length;
  });
