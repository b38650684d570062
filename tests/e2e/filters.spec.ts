import type { Locator, Page } from '@playwright/test';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectRarities } from '@tests/support/browser/cards';
import { expectAboveBottomBar } from '@tests/support/browser/bottom-bar';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test } from '@tests/support/browser/test';

const line = (page: Page) => page.getByRole('combobox', { name: 'Search cards' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ cards$/ });
const toggle = (page: Page) => page.getByRole('button', { name: /^(Show|Hide) Filters/ });
const drawer = (page: Page) => page.getByRole('region', { name: 'Filters' });

/** The names of the visible rows, from the top. */
const names = async (page: Page) => {
  const table = page.getByRole('table', { name: /^Cards of/ });
  await expect(table).toBeVisible();
  return table.getByRole('row').locator('a').allInnerTexts();
};

test('a link shows the same cards in the same order on another machine', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/cards/SOR?view=list');
  await toggle(page).click();
  await drawer(page).getByRole('button', { name: 'Unit', exact: true }).click();
  await drawer(page)
    .getByRole('button', { name: /^Command/ })
    .click();
  await page.getByRole('columnheader', { name: 'Cost' }).getByRole('button').click();
  await line(page).press('End');
  await line(page).pressSequentially(' power>=hp');
  await expect(page).toHaveURL(/q=power/);
  // So that both windows show the same number of rows.
  await toggle(page).click();
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(5);

  const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE' });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(count(other)).toHaveText(await count(page).innerText());
  expect(await names(other)).toEqual(shown);
  expect(other.url()).toBe(page.url());
  await elsewhere.close();
});

test('Back and Forward step through the choices', async ({ page }) => {
  await page.goto('/cards/SOR');
  await expect(count(page)).toHaveText('252 cards');
  await toggle(page).click();
  await drawer(page).getByRole('button', { name: 'Legendary' }).click();
  await expect(page).toHaveURL(/\?rarity=legendary$/);
  await expect(count(page)).not.toHaveText('252 cards');
  const legendary = await count(page).innerText();
  await drawer(page).getByRole('button', { name: 'Space' }).click();
  await expect(page).toHaveURL(/\?rarity=legendary&arena=space$/);
  await expect(count(page)).not.toHaveText(legendary);
  await page.goBack();
  await expect(count(page)).toHaveText(legendary);
  await page.goBack();
  await expect(count(page)).toHaveText('252 cards');
  await page.goForward();
  await expect(count(page)).toHaveText(legendary);
  await expect(
    drawer(page).getByRole('button', { name: 'Legendary', pressed: true }),
  ).toBeVisible();
});

test('typed filters survive a reload, and can be removed one by one', async ({ page }) => {
  await page.goto('/cards/SOR?view=list');
  await line(page).pressSequentially('leader cost<=5');
  await expect(page).toHaveURL(/type=leader&q=/);
  await expect(count(page)).not.toHaveText('252 cards');
  const many = parseInt(await count(page).innerText(), 10);
  // A list is drawn in parts.
  await expect.poll(async () => (await names(page)).length).toBe(many);
  const shown = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(shown);
  await page.getByRole('button', { name: 'Remove Leader' }).click();
  await expect(page).not.toHaveURL(/type=leader/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText('252 cards');
  await expect(page).toHaveURL(/\/cards\/SOR\?view=list$/);
});

const hostile: [string, string, RegExp][] = [
  ['unknown and broken parts', 'colour=red&rarity=shiny&cost=1.5,2&cost=3&text=%zz', /colour/],
  ['a query string of 10 kB', `text=${'(.*)+'.repeat(2_000)}`, /text after 200 characters/],
  ['10 kB of unknown keys', 'x[]=1&'.repeat(1_700), /and \d+ more|x\[\]/],
];

test('hostile addresses end in a note, never in a blank page', async ({ page }) => {
  for (const [name, query, note] of hostile) {
    await test.step(name, async () => {
      await page.goto(`/cards/SOR?${query}`);
      await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
      await expect(count(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a link to a search line with a mistake shows the line, the mistake and what the other terms find', async ({
  page,
}) => {
  await page.goto('/cards/SOR?q=colr:3 leader');
  await expect(line(page)).toHaveValue('colr:3 leader');
  await expect(line(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Unknown field “colr”. Did you mean “cost”?')).toBeVisible();
  await expect(count(page)).not.toHaveText('252 cards');
});

test('100 kB pasted into the text filter are cut with a note', async ({ page }) => {
  await page.goto('/cards/SOR');
  await toggle(page).click();
  const field = drawer(page).getByRole('textbox', { name: 'Name or subtitle' });
  await field.fill('[a-z]*'.repeat(17_000));
  await expect(page.getByText(/text after 200 characters/)).toBeVisible();
  await expect(count(page)).toHaveText('0 of 252 cards');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(count(page)).toHaveText('252 cards');
});

test('the drawer, a note and a wrong line are accessible', async ({ page }) => {
  await page.goto('/cards/SOR?rarity=rare&aspect=command&required=heroism&colour=red');
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await expectNoFaultsInAnyTheme(page);
  await line(page).fill('colr:3');
  await line(page).blur();
  await expect(line(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoFaultsInAnyTheme(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the filters are a sheet at the lower edge', async ({ page }) => {
    await page.goto('/cards/SOR');
    await expect(count(page)).toHaveText('252 cards');
    await toggle(page).tap();
    await drawer(page).getByRole('button', { name: 'Legendary' }).tap();
    await expectNoHorizontalScroll(page);
    // At its end: elsewhere the foot covers a part of some buttons, which can be scrolled.
    await drawer(page).evaluate(({ parentElement: sheet }) =>
      sheet?.scrollTo(0, sheet.scrollHeight),
    );
    await expectNoAccessibilityFaults(page);
    await drawer(page)
      .getByRole('button', { name: /^Show \d+ cards$/ })
      .tap();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/rarity=legendary/);
    await expectNoHorizontalScroll(page);

    await test.step('the bottom bar covers nothing at the end of the page', async () => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
        // Pictures of another width are laid out a moment later, and the page's end moves with them.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await expect(contact).toBeInViewport({ ratio: 1, timeout: 1_000 });
          await expectAboveBottomBar(page, contact, { timeout: 1_000 });
        }).toPass();
        await page.evaluate(() => window.scrollTo(0, 0));
        expect((await toggle(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await expectNoHorizontalScroll(page);
      }
    });
  });

  test('rarity is sorted by rank, and the help takes its examples from the set in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cards/TWI?view=list');

    await test.step('by touch at 390 px, rarity is sorted by rank', async () => {
      const rarity = page.getByRole('columnheader', { name: 'Rarity' }).getByRole('button');
      await rarity.tap();
      await expectRarities(page, 'Common', 'Special');
      await rarity.tap();
      await expectRarities(page, 'Special', 'Common');
    });

    const opener = page.getByRole('button', { name: 'How to search' });
    const help = page.getByRole('dialog', { name: 'How to search' });
    const ofThisSet = help.getByRole('button', { name: 'set:twi,shd' });
    await test.step('by touch at 390 px, an example of the help finds cards', async () => {
      await opener.tap();
      await expect(help.getByText('Cards must match every term.')).toBeInViewport();
      await expect(ofThisSet).toBeVisible();
      await expectNoHorizontalScroll(page);
      const example = help.getByRole('button', { name: /^trait:/ }).first();
      const text = await example.innerText();
      await example.tap();
      await expect(help).toBeHidden();
      await expect(line(page)).toHaveValue(text);
      await expect(count(page)).toHaveText(/^[1-9]\d* of \d+ cards$/);
    });

    await test.step('so does one by mouse and by key at 1,400 px', async () => {
      await page.setViewportSize({ width: 1400, height: 900 });
      for (const choose of [
        (button: Locator) => button.click(),
        (button: Locator) => button.press('Enter'),
      ]) {
        await line(page).fill('');
        await choose(opener);
        await expect(help.getByText('Cards must match every term.')).toBeInViewport();
        await expect(ofThisSet).toBeVisible();
        const example = help.getByRole('button', { name: /^keyword:/ }).first();
        const text = await example.innerText();
        await choose(example);
        await expect(line(page)).toHaveValue(text);
        await expect(count(page)).toHaveText(/^[1-9]\d* of \d+ cards$/);
      }
    });
  });
});
