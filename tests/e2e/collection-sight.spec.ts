import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import type { Browser, Page } from '@playwright/test';
import type { Database } from '@server/platform/db/database';
import { cardRow, giveCopies, shareWithAll } from '@tests/support/browser/own-collections';
import { expect, test, type SignUp } from '@tests/support/browser/own-people';
import { expectRoomInRows } from '@tests/support/browser/rows-with-room';
import { insertWantList } from '@tests/factories/want-list-rows';

/** Two of the demo's leaders, and a printing of each. */
const [OWNED, MISSED] = ['Ariiva', 'Halelsa'];
const [OWNED_PRINTING, MISSED_PRINTING] = ['sor-001-hyperspace', 'sor-003-showcase'];
const SWITCH = 'Show Wanted Cards With Inventory Only';

interface Given {
  signUp: SignUp;
  database: Database;
  browser: Browser;
}

/** Another player whose collection, shared with everyone, has two copies of one card. */
async function makeOwner({ signUp, database, browser }: Given, handle: string): Promise<void> {
  const elsewhere = await browser.newContext();
  const owner = await signUp({ handle, context: elsewhere });
  await giveCopies(database, owner.id, { [OWNED_PRINTING]: 2 });
  await shareWithAll(database, owner.id, 'COLLECTION');
  await elsewhere.close();
}

async function open(page: Page, handle: string): Promise<void> {
  await page.goto(`/collections/${handle}?set=sor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${handle}'s Collection`);
  await expect(cardRow(page, OWNED)).toContainText('2');
}

test('a visitor sees what a player has, but neither what they miss nor what anyone wants', async ({
  page,
  signUp,
  database,
  browser,
}) => {
  await makeOwner({ signUp, database, browser }, 'seen-by-visitor');
  await open(page, 'seen-by-visitor');
  await expect(page.getByRole('main')).not.toContainText(/missing|Wanted/);
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeHidden();
  await expect(page.getByRole('switch', { name: SWITCH })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
});

test('a player sees what they want in another’s collection, and can filter by it', async ({
  page,
  signUp,
  database,
  browser,
}) => {
  await makeOwner({ signUp, database, browser }, 'seen-by-player');
  const viewer = await signUp({ handle: 'looks-around' });
  await insertWantList(database, viewer.id, { [OWNED_PRINTING]: 3, [MISSED_PRINTING]: 1 });
  await open(page, 'seen-by-player');
  await expect(cardRow(page, OWNED)).toContainText('Wanted: 3');
  await expect(cardRow(page, MISSED)).toContainText('Wanted: 1');
  await expect(page.getByRole('main')).not.toContainText('missing');

  await page.getByRole('switch', { name: SWITCH }).click();
  await expect(cardRow(page, MISSED)).toBeHidden();
  await expect(cardRow(page, OWNED)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: SWITCH })).toBeChecked();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test(
  'a player without wants, or without a handle, doesn’t get this filter',
  { tag: '@long' },
  async ({ page, signUp, database, browser }) => {
    await makeOwner({ signUp, database, browser }, 'seen-by-others');
    for (const handle of ['wants-nothing', null]) {
      await signUp({ handle });
      await open(page, 'seen-by-others');
      await expect(page.getByRole('switch', { name: SWITCH })).toBeHidden();
    }
  },
);

test('the owner sees what is missing, at their own address and under their handle', async ({
  page,
  signUp,
  database,
}) => {
  const owner = await signUp({ handle: 'sees-own' });
  await giveCopies(database, owner.id, { [OWNED_PRINTING]: 1 });
  for (const path of ['/collections/my', '/collections/sees-own']) {
    await page.goto(`${path}?set=sor`);
    await expect(cardRow(page, OWNED)).toContainText('1 missing');
    await page.setViewportSize({ width: path.endsWith('my') ? 390 : 1400, height: 844 });
    if (path.endsWith('my')) await page.getByRole('button', { name: /^Progress: \d+\// }).click();
    await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Missing', exact: true }).click();
    await expect(page.getByText(/^\d+ copies missing: \$/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/collections\/my\/edit\?set=sor#add$/);
  }
});

test('to a stranger, a private collection looks like a missing one', async ({
  page,
  signUp,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  await signUp({ handle: 'keeps-to-themself', context: elsewhere });
  await elsewhere.close();
  const texts = [];
  for (const handle of ['keeps-to-themself', 'nobody-of-that-name']) {
    await page.goto(`/collections/${handle}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection not found');
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
});

test('what there is, what is missing and what is wanted have room in a row', async ({
  page,
  signUp,
  database,
}) => {
  const { id } = await signUp({ handle: 'wants-all-missing' });
  await giveCopies(database, id, { 'sor-001-standard': 1 });
  await insertWantList(database, id, {
    'sor-001-standard': 2,
    'sor-001-hyperspace': 1,
    'sor-002-standard': 3,
    'sor-003-showcase': 1,
  });
  await page.goto('/collections/my?set=sor');
  await expect(cardRow(page, OWNED)).toContainText(/2 missing|Wanted: 2/);
  for (const width of [768, 1100, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await expectRoomInRows(page, 'tr[data-item-id]');
  }
});
