import { SESSION_ID } from '@domain/document';
import { exchangeRate } from '@server/modules/catalogue/tables';
import { expect, test, newHandle } from '@tests/support/browser/own-people';

const RATE = { currency: 'USD', perEuro: '1.0843', day: '2026-11-20' };

test.beforeAll(async ({ database }) => {
  await database
    .insert(exchangeRate)
    .values(RATE)
    .onConflictDoUpdate({ target: exchangeRate.currency, set: RATE });
});

test('a person sees amounts in euro from the first screen on; visitors see dollars', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await signUp({ handle: newHandle('euro') });

  await test.step('who chooses euro on the preferences page', async () => {
    await page.goto('/preferences');
    await page.getByRole('radio', { name: 'Euro' }).check();
    await expect(page.getByText(/€1 = \$1\.0843, European Central Bank/)).toBeVisible();
  });

  await test.step('gets prices that never show in dollars', async () => {
    // Each frame that could be painted is looked at.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { pricesSeen: seen });
      const look = () => {
        const price = document.querySelector('[aria-label="Market prices"]');
        if (price && getComputedStyle(price).visibility === 'visible') {
          const text = price.textContent ?? '';
          if (seen.at(-1) !== text) seen.push(text);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const html = (await (await page.goto('/cards/SOR'))?.text()) ?? '';
    expect(html).toContain(`id="${SESSION_ID}"`);
    await expect(page.getByRole('list', { name: 'Market prices' }).first()).toHaveText(/^≈€\d/);
    const seen = await page.evaluate('window.pricesSeen');
    expect(seen).toEqual([expect.stringMatching(/^≈€\d/)]);
  });

  await test.step('without a fault', async () => {
    expect(faults).toEqual([]);
  });

  await test.step('while the same page is in dollars for a visitor', async () => {
    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
    const theirs = await visitor.newPage();
    await theirs.goto('/cards/SOR');
    await expect(theirs.getByRole('list', { name: 'Market prices' }).first()).toHaveText(/^\$\d/);
    await visitor.close();
  });

  await test.step('and dollars come back', async () => {
    await page.goto('/preferences');
    await page.getByRole('radio', { name: 'US dollars' }).check();
    await expect(page.getByText(/European Central Bank/)).toHaveCount(0);
    await page.goto('/cards/SOR');
    await expect(page.getByRole('list', { name: 'Market prices' }).first()).toHaveText(/^\$\d/);
  });
});
