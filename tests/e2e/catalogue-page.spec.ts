import { expect, test, type Page } from '@playwright/test';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { startProgram, type RunningProgram } from '@tests/support/browser/program';
import { signIn } from '@tests/support/browser/sign-in';

/** One of its own: other tests count the sets. */
let program: RunningProgram;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.stop());

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
