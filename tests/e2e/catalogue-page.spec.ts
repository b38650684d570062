import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, aPrice, aProduct, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { startProgram, type RunningProgram } from '@tests/support/browser/program';
import { signIn } from '@tests/support/browser/sign-in';

/** What the sources have: a real set in the place of the demo's, and one with a product that no rule matches. */
const PROVIDED: Record<string, unknown> = {
  '/tcgcsv/79/groups': tcgcsvAnswer(
    aGroup({ name: 'Sparks', abbreviation: 'SOR' }),
    aGroup({ groupId: 7002, name: 'Later Stars', abbreviation: 'LST' }),
  ),
  '/tcgcsv/79/7002/products': tcgcsvAnswer(aProduct({ groupId: 7002 }, '900/240')),
  '/tcgcsv/79/7002/prices': tcgcsvAnswer(aPrice({ marketPrice: 3.21 })),
  '/swu-db/sor': aSwuDbFile(aSwuDbRow({ Set: 'SOR' })),
  '/swu-db/lst': aSwuDbFile(aSwuDbRow({ Set: 'LST' })),
};

/** One of its own: other tests count the sets. */
let program: RunningProgram;
let provider: Server;
test.beforeAll(async () => {
  provider = createServer(({ url = '' }, response) => {
    const content = PROVIDED[url];
    if (content === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
  });
  await new Promise<void>((listens) => provider.listen(0, '127.0.0.1', listens));
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  program = await startProgram(undefined, {
    SWU_DB_URL: `${address}/swu-db`,
    TCGCSV_URL: `${address}/tcgcsv`,
  });
});
test.afterAll(async () => {
  await program.stop();
  provider.close();
});

const DESK = { width: 1_400, height: 900 };
const PHONE = { width: 360, height: 800 };
const SET = 'QZX';
const file = (price: string) =>
  aSwuDbFile(
    aSwuDbRow({ Set: SET, MarketPrice: price }),
    aSwuDbRow({ Set: SET, Number: '012', Name: 'Lantern Maker', MarketPrice: price }),
  );

async function importFile(page: Page, name: string, content: object, day: string): Promise<void> {
  const options = page.getByRole('button', { name: 'Options' });
  if ((await options.getAttribute('aria-expanded')) === 'false') await options.click();
  await page.getByRole('textbox', { name: /^Prices of/ }).fill(day);
  await page.getByLabel('Choose a set file').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await expect(page.getByText(`Import of ${name} is done.`)).toBeAttached();
}

test('an administrator imports a set, edits it, and decides about its prices', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: program.url });
  await signIn(page, 'admin@example.com', '/admin');
  await page.getByRole('link', { name: 'Manage the catalogue' }).click();
  await expect(page.getByText('Live updates on')).toBeVisible();
  const sets = page.getByRole('table', { name: 'Sets in their order' });

  await test.step('imports a file, which is reported and listed without a reload', async () => {
    await importFile(page, 'qzx.json', file('1.00'), '2026-06-28');
    await expect(page.getByRole('heading', { name: /^QZX from qzx\.json/ })).toBeVisible();
    await expect(sets.getByRole('row', { name: /QZX/ })).toContainText('qzx.json');
  });

  await test.step('edits it, and everybody sees the name', async () => {
    await page.getByRole('button', { name: 'Edit QZX' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit QZX' });
    await dialog.getByLabel('Name').fill('Quartz');
    // On a phone it covers the page, of whose links axe would say that they are partly hidden.
    await page.setViewportSize(PHONE);
    await expectNoAccessibilityFaults(page);
    await page.setViewportSize(DESK);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Move Quartz up' }).press('Enter');
    await expect(page.getByText('Quartz is set 5 of 6.')).toBeVisible();
    const other = await browser.newPage({ baseURL: program.url });
    await other.goto('/card-sets');
    await expect(other.getByRole('heading', { level: 2 }).nth(4)).toHaveText('Quartz');
    await other.close();
  });

  await test.step('accepts one doubtful price and drops the other', async () => {
    await importFile(page, 'later.json', file('50.00'), '2026-06-29');
    const prices = page.getByRole('table', { name: 'Prices in quarantine' });
    await expect(prices.getByRole('row', { name: /Lantern Keeper/ })).toContainText('$1.00');
    await expectSight(page);
    await prices.getByRole('button', { name: /^Accept \$50\.00 for Lantern Keeper/ }).click();
    await prices.getByRole('button', { name: /^Drop \$50\.00 for Lantern Maker/ }).click();
    await expect(page.getByText('No price looks wrong.')).toBeVisible();
    const changes = page.getByRole('table', { name: 'Changes of the catalogue' });
    await expect(changes.getByRole('row', { name: /Accepted a price/ })).toContainText('$50.00');
    await expect(changes.getByRole('row', { name: /Dropped a price/ })).toContainText('keeper');
  });

  await test.step('syncs all sources, and replaces a demo set after a question', async () => {
    await page.getByRole('button', { name: 'Sync with the sources' }).click();
    await expect(page.getByText('Sync of all sources is done.')).toBeAttached();
    await expect(sets.getByRole('row', { name: /Later Stars/ })).toBeVisible();
    await expect(page.getByText('A demo set is in the way')).toBeVisible();
    await expectSight(page);
    await page.getByRole('button', { name: 'Replace the demo set' }).click();
    const question = page.getByRole('alertdialog', { name: 'Replace the demo set?' });
    await expect(question).toContainText(/SOR: \d+ cards with/);
    await question.getByRole('button', { name: 'Remove and sync' }).click();
    await expect(question).toBeHidden();
    const report = page.getByRole('heading', { name: /^Done: 2 sets/ });
    await expect(report).toBeVisible();
    await expect(page.getByText('A demo set is in the way')).toBeHidden();
  });

  await test.step('pins a product, whose price comes with the next sync', async () => {
    const products = page.getByRole('table', { name: 'Products without a printing' });
    const pin = { name: 'Pin Lantern Keeper, Normal to Lantern Keeper, Standard' };
    await products.getByRole('button', pin).click();
    await expect(page.getByText('Every product of the price sources is matched.')).toBeVisible();
    await page.getByRole('button', { name: 'Decided by people 1' }).click();
    await expectSight(page);
    await page.getByRole('button', { name: 'Sync with the sources' }).click();
    await expect(page.getByText(/^1 products matched, 0 not; 1 prices changed/)).toBeVisible();
    await page.getByRole('button', { name: /^Take back what Lantern Keeper/ }).click();
    await expect(products.getByRole('button', pin)).toBeVisible();
  });

  await page.close();
});

/** At the widths of a desk and of a phone, axe finds nothing and nothing is cut off. */
async function expectSight(page: Page): Promise<void> {
  // Of links that are scrolled halfway below the header, axe would say that they are partly hidden.
  const toTop = () => page.evaluate(() => window.scrollTo(0, 0));
  await toTop();
  await expectNoAccessibilityFaults(page);
  await page.setViewportSize(PHONE);
  await toTop();
  await expectNoAccessibilityFaults(page);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(DESK);
}
