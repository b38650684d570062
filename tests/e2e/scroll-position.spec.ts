import { expect, test } from '@tests/support/browser/test';

test('a page opened by its address begins at its top, however far down the last one was left', async ({
  page,
}) => {
  await page.goto('/cards/sor?view=list', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto('/cards/shd?view=list', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
